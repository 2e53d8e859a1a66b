// Promoting: the replies in a lesson's file become those that its lines get today.

extension LessonDocument {
  /// The text of the file with every expected reply as it should be.
  ///
  /// Wildcards that still hold stay, and so does every byte outside the replies. Promoting what was
  /// promoted changes nothing, and it passes the check, unless there are errors in blocks not marked
  /// `fails` or none in one that is: that is for a person to decide.
  public func promoted() -> String {
    var result = ""
    var next = 1
    for step in LessonRun(self).blocks.filter({ !$0.block.isGiven }).flatMap({ $0.steps }) {
      result += text(ofLines: next..<step.step.expectedLines.lowerBound)
      result += promoted(step.step, step.lines)
      next = step.step.expectedLines.upperBound
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
