// Whether a wrong answer is wrong in deed as well as in word: a choice that ends where the right one does, a
// misconception that does the task which follows.

import ConstraintHierarchies
import Course
import Language
import Session

struct ChoiceChecker {
  let examiner: Examiner
  /// The task that comes right after the question, if one does.
  let next: TaskExaminer?

  private struct Wrong {
    /// As it is called in a report.
    var name: String
    /// What may stand for it in a line.
    var texts: [String]
    var line: Int
  }

  var flaws: [LessonFlaw] {
    let right = rightTexts
    var flaws: [LessonFlaw] = []
    for wrong in wrongs {
      if let line = passingLine(right, wrong) {
        flaws.append(LessonFlaw(wrong.line, .warning(.missPassesTask(wrong.name, line))))
      } else if let rightName = rightChoice?.name, endsAlike(wrong) {
        flaws.append(LessonFlaw(wrong.line, .warning(.choicesEndAlike(wrong.name, rightName))))
      }
    }
    return flaws
  }

  // MARK: Answers

  private var rightChoice: LessonChoice? {
    guard case .choice(let name) = examiner.truth else { return nil }
    return examiner.question.choices.first { $0.name.lowercased() == name.lowercased() }
  }

  private var rightTexts: [String] {
    rightChoice.map(Self.texts) ?? [examiner.answerText]
  }

  private var wrongs: [Wrong] {
    let question = examiner.question
    if let rightChoice {
      return question.choices.filter { $0.name != rightChoice.name }.map { choice in
        let miss = question.misses.first { $0.answer.lowercased() == choice.name.lowercased() }
        return Wrong(
          name: choice.name, texts: Self.texts(choice), line: miss?.line ?? question.line)
      }
    }
    return question.misses.map { Wrong(name: $0.answer, texts: [$0.answer], line: $0.line) }
  }

  /// The code in a choice's text, the text, and the name.
  private static func texts(_ choice: LessonChoice) -> [String] {
    let parts = choice.text.split(separator: "`", omittingEmptySubsequences: false)
    let code = parts.count >= 3 ? [String(parts[1])] : []
    return code + [choice.text, choice.name]
  }

  // MARK: In the task that follows

  /// A line of the task's solution with a wrong answer in place of the right one, if the task is done
  /// with it.
  private func passingLine(_ right: [String], _ wrong: Wrong) -> String? {
    guard let next else { return nil }
    for (rightText, wrongText) in zip(right, wrong.texts) where rightText != wrongText {
      var session = next.session
      var changed: String?
      for line in next.task.solution {
        let new = line.text.replacingWord(rightText, with: wrongText)
        if new != line.text { changed = new }
        session = next.attempt(new, in: session).0
      }
      if let changed, next.isDone(in: session) { return changed }
    }
    return nil
  }

  // MARK: Lines to choose from

  /// Whether a choice that is a line comes to the same solution as the right one.
  private func endsAlike(_ wrong: Wrong) -> Bool {
    guard let right = end(after: rightTexts), let other = end(after: wrong.texts) else {
      return false
    }
    return right == other
  }

  /// What the variables are in after the first of those texts that is a line.
  private func end(after texts: [String]) -> [String: Interval]? {
    for text in texts where examiner.session.isStatementOrCommand(text) {
      var copy = examiner.session
      let before = copy.changeCount
      guard copy.run(text).failure == nil, copy.changeCount != before else { continue }
      var ends: [String: Interval] = [:]
      for name in copy.problem.variableNames {
        let expression = MeasuredExpression(.name(Name(name, SourceRange(0, 0))), text: name)
        ends[name] = try? copy.measured(expression)
      }
      return ends
    }
    return nil
  }
}

extension String {
  /// With each word that is that text replaced: neither a letter nor a digit stands beside it.
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    guard !word.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
    }
    while let range = rest.place(of: word) {
      let before =
        range.lowerBound > rest.startIndex
        ? rest[rest.index(before: range.lowerBound)] : result.last
      let after = range.upperBound < rest.endIndex ? rest[range.upperBound] : nil
      result += rest[..<range.lowerBound]
      let isWord = !(isPart(word.first) && isPart(before)) && !(isPart(word.last) && isPart(after))
      result += isWord ? other : word
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
