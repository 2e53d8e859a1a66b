// What is to be said of an answer: the lesson's own words where it foresaw it, and otherwise what the
// mathematics says.

import ConstraintHierarchies
import Interpreter
import Language
import Rationals
public import Rendering

/// What an answer was worth.
public enum AnswerVerdict: Sendable {
  case right
  /// With what there is to say to it.
  case wrong(Document)
  /// It cannot be read as an answer: what to type instead. Not a miss.
  case unreadable(String)
}

extension Examiner {
  /// Judges an answer as it was typed.
  ///
  /// Equivalent answers are equal: 15/2, 7.5, and a point that stands there.
  public func judge(_ answer: String) -> AnswerVerdict {
    let answer = answer.trimmed
    switch truth {
    case .number(let value): return judge(number: answer, value)
    case .interval(let interval): return judge(interval: answer, interval)
    case .column(let place, let isEntering): return judge(column: answer, place, isEntering)
    case .choice(let name):
      guard question.choices.contains(where: { $0.name.lowercased() == answer.lowercased() }) else {
        return .unreadable(AnswerWords.typeOne(of: question.choices.map(\.name)))
      }
      if answer.lowercased() == name.lowercased() { return .right }
      return .wrong(said(to: answer) ?? Document([.paragraph(AnswerWords.no)]))
    case .yes(let holds):
      guard let typed = AnswerText.yesOrNo(answer) else {
        return .unreadable(AnswerWords.typeOne(of: ["yes", "no"]))
      }
      if typed == holds { return .right }
      return .wrong(said(to: answer) ?? Document([.paragraph(AnswerWords.no)]))
    }
  }

  /// Whether a line is an answer even though it could be a statement or a command as well.
  func isAnswer(_ line: String) -> Bool {
    switch truth {
    case .number:
      line.split(separator: "=").first?.trimmed == expression && number(Self.value(in: line)) != nil
    case .interval: interval(line) != nil
    case .column(let place, _): place.knows(line)
    case .choice: question.choices.contains { $0.name.lowercased() == line.lowercased() }
    case .yes: AnswerText.yesOrNo(line) != nil
    }
  }

  /// `20` of `X = 20`, which is an answer, too.
  private static func value(in answer: String) -> String {
    let parts = answer.split(separator: "=", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[1].trimmed : answer
  }

  /// Whether two answers mean the same, right or not.
  func isSame(_ a: String, _ b: String) -> Bool {
    switch truth {
    case .number: number(a).map { $0 == number(b) } ?? false
    case .interval: interval(a).map { $0 == interval(b) } ?? false
    case .column: PlaceInWalk.isSame(a, b)
    case .choice: a.lowercased() == b.lowercased()
    case .yes: AnswerText.yesOrNo(a) == AnswerText.yesOrNo(b)
    }
  }

  /// What the lesson says to an answer that it foresaw.
  private func said(to answer: String) -> Document? {
    question.misses.first { isSame($0.answer, answer) }
      .map { Document([.paragraph(AnswerWords.no + " " + Text(inline: $0.text))]) }
  }

  // MARK: Numbers

  private func number(_ text: String) -> Rational? { try? session.constant(text) }

  private func judge(number answer: String, _ value: Rational) -> AnswerVerdict {
    let text = Self.value(in: answer)
    guard let typed = number(text) else { return .unreadable(AnswerWords.typeNumber) }
    if typed == value { return .right }
    if let said = said(to: text) { return .wrong(said) }
    if let expression, !Self.isWorkedOut(expression),
      let why = session.consequence(of: expression, being: typed).map({ Narrator().text($0) }),
      !gives(away: value, why)
    {
      return .wrong(Document([.paragraph(AnswerWords.no(why))]))
    }
    return .wrong(Document([.paragraph(AnswerWords.compared(typed < value))]))
  }

  /// Whether a number is among the terms: then the expression is the way to the answer rather than what
  /// was asked for.
  private static func isWorkedOut(_ expression: String) -> Bool {
    expression.split { "+-− ".contains($0) }.contains { $0.allSatisfy(\.isNumber) }
  }

  /// Whether the answer, or its negative, stands among the words.
  private func gives(away value: Rational, _ words: Text) -> Bool {
    Self.words(of: words.plainWords).contains { word in
      number(word.filter { !"-−".contains($0) }).map { $0 == value.magnitude } ?? false
    }
  }

  // MARK: Intervals

  private func interval(_ text: String) -> Interval? {
    if let ends = AnswerText.interval(text) {
      func end(_ text: String) -> Rational?? {
        AnswerText.isInfinite(text) ? .some(nil) : number(text).map { .some($0) }
      }
      guard let lower = end(ends.lower), let upper = end(ends.upper) else { return nil }
      return Interval(lower: lower, upper: upper)
    }
    let bare = text.filter { !"{}".contains($0) }
    return number(bare).map { Interval(lower: $0, upper: $0) }
  }

  private func judge(interval answer: String, _ truth: Interval) -> AnswerVerdict {
    guard let typed = interval(answer) else { return .unreadable(AnswerWords.typeInterval) }
    if typed == truth { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    let expression = expression ?? ""
    // A place that the answer holds and that is not left.
    for end in [typed.lower, typed.upper].compactMap(\.self)
    where !truth.contains(Interval(lower: end, upper: end)) {
      if let why = session.consequence(of: expression, being: end) {
        return .wrong(Document([.paragraph(AnswerWords.no(Narrator().text(why)))]))
      }
    }
    // One that is left and that the answer leaves out.
    return .wrong(
      Document([
        .paragraph(
          typed.contains(truth) ? AnswerWords.tooWide : AnswerWords.leavesSomethingOut)
      ]))
  }

  // MARK: Pivots

  private func judge(
    column answer: String, _ place: PlaceInWalk, _ isEntering: Bool
  ) -> AnswerVerdict {
    let right = isEntering ? place.entering : place.leaving
    if PlaceInWalk.isSame(answer, right) { return .right }
    guard place.knows(answer) else {
      return .unreadable(AnswerWords.typeColumn(place.names))
    }
    if let said = said(to: answer) { return .wrong(said) }
    // The pivot is made, and what comes of it is shown.
    var copy = session
    copy.keepsRuleSecret = true
    var reply = Reply()
    for line in place.lines(entering: isEntering ? answer : nil, leaving: answer) {
      reply = copy.run(line)
    }
    var document = Document([.paragraph(AnswerWords.no)])
    if let failure = reply.failure {
      document = Document([
        .paragraph(AnswerWords.no(Text(failure.diagnostic.message)))
      ])
    } else {
      document.append(contentsOf: reply.document)
    }
    return .wrong(document)
  }
}
