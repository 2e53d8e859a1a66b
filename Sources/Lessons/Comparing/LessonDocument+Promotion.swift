// Promoting: the replies in a lesson's file become those that its lines get today.

public import Course

extension LessonDocument {
  /// The text of the file with every expected reply as it should be.
  ///
  /// Wildcards that still hold stay, and so does every byte outside the replies. Promoting what was
  /// promoted changes nothing, and it passes the check, unless there are errors in blocks not marked
  /// `fails` or none in one that is: that is for a person to decide.
  public func promoted() -> String {
    var result = ""
    var next = 1
    let typed = LessonRun(self).blocks.filter { !$0.block.isGiven }.flatMap { $0.steps }
      .map { ($0.step, $0.lines) }
    let shown = ShownCommand.all(in: self).compactMap { shown in
      shown.actual.map { (shown.step, $0) }
    }
    for (step, actual) in (typed + shown).sorted(by: { $0.0.line < $1.0.line }) {
      result += text(ofLines: next..<step.expectedLines.lowerBound)
      result += promoted(step, actual)
      next = step.expectedLines.upperBound
    }
    return result + text(ofLines: next..<source.lines.count + 1)
  }

  private func promoted(_ step: LessonStep, _ actual: [String]) -> String {
    // What holds stays as it is, however else it could be read.
    if ReplyPattern(step.expected).matches(actual) { return text(ofLines: step.expectedLines) }
    let ending = source[step.line]?.ending ?? "\n"
    var result = ""
    for move in Alignment(step.expected, actual).moves {
      switch move {
      case .match(let expected, _), .wildcard(let expected, _):
        let line = step.line + 1 + expected
        result += text(ofLines: line..<line + 1)
      case .missing: break
      case .extra(let index):
        result += (step.margin + actual[index]).withoutTrailingSpaces + ending
      }
    }
    return result
  }

  private func text(ofLines range: Range<Int>) -> String {
    range.map { number in
      source[number].map { $0.text + $0.ending } ?? ""
    }.joined()
  }
}
