// Whether a translation is still the lesson that its original is: the same lines are typed in it, the same is asked, and
// the same is right. The words between are compared by a mark, which says which text of the original they say.

public import Course
import Wording

/// Compares a lesson in another language with its original.
public enum TranslationChecker {
  /// What is not as in the original: an error where the lessons part first; a warning where only the original's words have
  /// changed.
  ///
  /// - Complexity: O(n) in the length of both.
  public static func reports(
    on translation: LessonDocument, of original: LessonDocument
  ) -> [LessonReport] {
    flaws(in: translation, of: original).map { LessonReport(translation.path, $0) }
  }

  static func flaws(in translation: LessonDocument, of original: LessonDocument) -> [LessonFlaw] {
    var flaws: [LessonFlaw] = []
    if let place = original.place, !place.isSame(as: translation.place) {
      let fact = LessonFact.TranslationFlaw.otherPlace(
        part: place.part, minutes: place.minutes, requires: place.requires)
      flaws.append(LessonFlaw(1, .translation(fact)))
    }
    let (here, there) = (parts(of: translation), parts(of: original))
    let index = zip(here, there).prefix { $0.text == $1.text }.count
    if index < max(here.count, there.count) {
      let (mine, other) = (part(index, of: here), part(index, of: there))
      let line = mine?.line ?? here.last?.line ?? 1
      let fact = LessonFact.TranslationFlaw.differs(
        mine?.text, original: other?.text, line: other?.line ?? 1)
      flaws.append(LessonFlaw(line, .translation(fact)))
    } else if translation.original != original.writtenMark {
      let warning = LessonFact.Warning.originalChanged(
        mark: original.writtenMark, isKnown: translation.original != nil)
      flaws.append(LessonFlaw(1, .warning(warning)))
    }
    return flaws
  }

  /// What is the same in every language, and where it stands.
  private struct Part {
    let text: String
    let line: Int
  }

  private static func part(_ index: Int, of parts: [Part]) -> Part? {
    index < parts.count ? parts[index] : nil
  }

  private static func parts(of lesson: LessonDocument) -> [Part] {
    lesson.items.flatMap { item -> [Part] in
      switch item {
      case .block(let block):
        return [Part(text: words(of: block), line: block.line)]
          + block.steps.map { Part(text: "> \($0.typed)", line: $0.line) }
      case .exercise(let exercise): return [Part(text: exercise.text, line: item.line)]
      case .question(let question):
        return lines(of: question).map { Part(text: $0, line: item.line) }
      case .task(let task): return lines(of: task).map { Part(text: $0, line: item.line) }
      }
    }
  }

  private static func words(of block: LessonBlock) -> String {
    let words = [
      block.isFresh ? "fresh" : nil, block.fails ? "fails" : nil, block.isGiven ? "given" : nil,
    ]
    return (["slackline"] + words.compactMap { $0 }).joined(separator: " ")
  }

  private static func lines(of question: LessonQuestion) -> [String] {
    var lines = ["ask, choices: \(question.choices.count), hints: \(question.hints.count)"]
    lines += question.after.map { "after: \($0.text)" }
    lines += question.because.map { "because: \($0.text.text)" }
    // Words that choices are called by are a language's own.
    if question.choices.isEmpty {
      lines.append("expect: \(question.expectationText.text)")
      lines += question.misses.map { "miss \($0.answer)" }
    }
    return lines
  }

  private static func lines(of task: LessonTask) -> [String] {
    ["try, hints: \(task.hints.count)"] + task.claims.map { "expect: \($0.text.text)" }
      + task.solution.map { "solution: \($0.text)" }
  }
}

extension LessonPlace {
  /// But for its words.
  fileprivate func isSame(as other: LessonPlace?) -> Bool {
    (part, minutes, requires) == (other?.part ?? 0, other?.minutes ?? 0, other?.requires ?? [])
  }
}
