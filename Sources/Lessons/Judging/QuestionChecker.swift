// Whether questions and tasks can be asked: that what they expect is so, and that they teach nothing wrong
// and give nothing away.

import Course
import Language
import Session

enum QuestionChecker {
  static func flaws(in stop: LessonRun.Stop) -> [LessonFlaw] {
    do throws(LessonFlaw) {
      switch stop.item {
      case .block, .exercise: return []
      case .task(let task):
        let examiner = try TaskExaminer(task, in: stop.session)
        let failing = task.others.filter { !examiner.isDone(by: $0.lines) }
          .map { LessonFlaw($0.text.line, .task(.otherWayFails($0.text.text))) }
        return failing
          + task.hints.compactMap { hint in
            task.solution.allSatisfy { hint.text.holds($0.text) }
              ? LessonFlaw(hint.line, .question(.givesAway(task.solution[0].text))) : nil
          }
      case .question(let question):
        let examiner = try Examiner(question, in: stop.session)
        return misses(examiner)
          + question.hints.compactMap { hint in
            examiner.givenAway(by: hint.text)
              .map { LessonFlaw(hint.line, .question(.givesAway($0))) }
          }
      }
    } catch {
      return [error]
    }
  }

  private static func misses(_ examiner: Examiner) -> [LessonFlaw] {
    var flaws: [LessonFlaw] = []
    var seen: [String] = []
    for miss in examiner.question.misses {
      let fact: LessonFact?
      switch examiner.judge(miss.answer) {
      case .right: fact = .question(.missIsRight(miss.answer))
      case .unreadable(let why): fact = .question(.missIsNoAnswer(miss.answer, why))
      case .wrong, .unfinished:
        fact = seen.first { examiner.isSame($0, miss.answer) }.map { .question(.repeatedMiss($0)) }
      }
      if let fact { flaws.append(LessonFlaw(miss.line, fact)) }
      seen.append(miss.answer)
    }
    return flaws
  }
}

extension Examiner {
  /// The word of a hint that is the answer; nil if none is. A name among others of its kind gives nothing
  /// away.
  func givenAway(by hint: String) -> String? {
    let words = Self.words(of: hint)
    func only(_ isRight: (String) -> Bool, among isOne: (String) -> Bool) -> String? {
      let named = words.filter(isOne)
      guard let first = named.first, isRight(first) else { return nil }
      return named.allSatisfy { isSame($0, first) } ? first : nil
    }
    switch truth {
    case .number:
      if let number = words.first(where: { $0.first?.isNumber ?? false && isRight($0) }) {
        return number
      }
      // Of what is worked out from a point, the point may be named.
      return asked?.name != nil
        ? only(isRight, among: { !($0.first?.isNumber ?? false) && isReadable($0) }) : nil
    case .interval:
      guard let open = hint.firstIndex(of: "["), let close = hint[open...].firstIndex(of: "]")
      else {
        return nil
      }
      let text = String(hint[open...close])
      return isRight(text) ? text : nil
    case .column(let place, _):
      return only(isRight, among: { Parser.columnName($0).map(place.knows) ?? false })
    case .choice:
      // One letter is a word of the language, too.
      let names = question.choices.map { $0.name.lowercased() }.filter { $0.count > 1 }
      return only(isRight, among: { names.contains($0.lowercased()) })
    case .yes: return nil
    }
  }

  private func isRight(_ answer: String) -> Bool {
    if case .right = judge(answer) { true } else { false }
  }

  private func isReadable(_ answer: String) -> Bool {
    if case .unreadable = judge(answer) { false } else { true }
  }

  /// Numbers, fractions and names, without the punctuation around them.
  static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || "()[]{},;:?!\"'`=+*<>≤≥→".contains($0) }.map { part in
      var word = part
      while let last = word.last, ".".contains(last) { word = word.dropLast() }
      return String(word)
    }.filter { !$0.isEmpty && !["-", "−", "–"].contains($0) }
  }
}

extension String {
  /// Whether a text stands in this one.
  fileprivate func holds(_ text: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return true }
      rest = rest.dropFirst()
    }
    return text.isEmpty
  }
}
