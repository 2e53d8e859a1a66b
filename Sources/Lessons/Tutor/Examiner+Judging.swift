// What is to be said of an answer: the lesson's own words where it foresaw it, and otherwise what the
// mathematics says.

import ConstraintHierarchies
import Language
import Narration
import Rationals
public import Rendering
import Session
import Wording

/// What an answer was worth.
public enum AnswerVerdict: Sendable {
  case right
  /// With what there is to say to it.
  case wrong(Document)
  /// It cannot be read as an answer: what to type instead. Not a miss.
  case unreadable(String)
}

extension Examiner {
  private var speech: Speech { session.settings.speech }

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
        return .unreadable(Words.Answers.typeOne(of: question.choices.map { $0.name }))
      }
      if answer.lowercased() == name.lowercased() { return .right }
      return .wrong(said(to: answer) ?? Document([.paragraph(Words.Answers.no)]))
    case .yes(let holds):
      guard let typed = Words.Answers.yesOrNo(answer) else {
        return .unreadable(
          Words.Answers.typeOne(of: [Words.Answers.yesOrNo(true), Words.Answers.yesOrNo(false)]))
      }
      if typed == holds { return .right }
      return .wrong(said(to: answer) ?? Document([.paragraph(Words.Answers.no)]))
    }
  }

  /// Whether a line is an answer even though it could be a statement or a command as well.
  func isAnswer(_ line: String) -> Bool {
    switch truth {
    case .number:
      guard let subject = numberAnswer(line)?.subject, let asked else { return false }
      return subject.isWritten(like: asked.expression) && number(line) != nil
    case .interval: return interval(line) != nil
    case .column(let place, _): return Parser.columnName(line).map(place.knows) ?? false
    case .choice: return question.choices.contains { $0.name.lowercased() == line.lowercased() }
    case .yes: return Words.Answers.yesOrNo(line) != nil
    }
  }

  /// Whether two answers mean the same, right or not.
  func isSame(_ a: String, _ b: String) -> Bool {
    switch truth {
    case .number: number(a).map { $0 == number(b) } ?? false
    case .interval: interval(a).map { $0 == interval(b) } ?? false
    case .column: Parser.columnName(a).map { $0.text == Parser.columnName(b)?.text } ?? false
    case .choice: a.lowercased() == b.lowercased()
    case .yes: Words.Answers.yesOrNo(a) == Words.Answers.yesOrNo(b)
    }
  }

  /// What the lesson says to an answer that it foresaw.
  private func said(to answer: String) -> Document? {
    question.misses.first { isSame($0.answer, answer) }
      .map { Document([.paragraph(Words.Answers.no + " " + Text(inline: $0.text))]) }
  }

  // MARK: Numbers

  private func numberAnswer(_ text: String) -> NumberAnswer? {
    try? Parser.numberAnswer(text, knowing: session.vocabulary)
  }

  /// The number that a text comes to; nil if it is none.
  private func number(_ text: String) -> Rational? {
    numberAnswer(text).flatMap { try? session.constant($0.value.expression) }
  }

  private func judge(number answer: String, _ value: Rational) -> AnswerVerdict {
    guard let typed = number(answer) else {
      return .unreadable(
        isWay(answer, to: value) ? Words.Answers.rightIdea : Words.Answers.typeNumber)
    }
    if typed == value { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    // Where a number is among the terms, the expression is the way to the answer rather than what was
    // asked for.
    if let asked, !asked.expression.hasNumberAsTerm,
      let why = session.consequence(of: asked, being: typed).map({ Narrator(speech).text($0) }),
      !gives(away: value, why)
    {
      return .wrong(Document([.paragraph(Words.Answers.no(why))]))
    }
    return .wrong(Document([.paragraph(Words.Answers.compared(typed < value))]))
  }

  /// Whether an answer is a formula that comes to the number, rather than the number; the name that is
  /// asked for is none.
  private func isWay(_ answer: String, to value: Rational) -> Bool {
    guard let typed = numberAnswer(answer)?.value,
      typed.name == nil || typed.name?.text != asked?.name?.text
    else { return false }
    return (try? session.measured(typed))?.value == value
  }

  /// Whether the answer, or its negative, stands among the words.
  private func gives(away value: Rational, _ words: Text) -> Bool {
    Self.words(of: words.plainWords).contains { word in
      number(word.filter { !"-−".contains($0) }).map { $0 == value.magnitude } ?? false
    }
  }

  // MARK: Intervals

  /// An interval as it was typed.
  private struct TypedInterval: Equatable {
    var interval: Interval
    /// Whether an end is said not to belong to it.
    var isOpen: Bool
  }

  private func interval(_ text: String) -> TypedInterval? {
    guard let written = try? Parser.intervalAnswer(text, knowing: session.vocabulary),
      let interval = try? session.interval(written)
    else { return nil }
    return TypedInterval(
      interval: interval, isOpen: written.excludesLower || written.excludesUpper)
  }

  private func judge(interval answer: String, _ truth: Interval) -> AnswerVerdict {
    guard let answered = interval(answer) else { return .unreadable(Words.Answers.typeInterval) }
    let typed = answered.interval
    if typed == truth, !answered.isOpen { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    if typed == truth { return .wrong(Document([.paragraph(Words.Answers.endsBelong)])) }
    // A place that the answer holds and that is not left.
    for end in [typed.lower, typed.upper].compactMap({ $0 })
    where !truth.contains(Interval(lower: end, upper: end)) {
      if let asked, let why = session.consequence(of: asked, being: end) {
        return .wrong(Document([.paragraph(Words.Answers.no(Narrator(speech).text(why)))]))
      }
    }
    // One that is left and that the answer leaves out.
    return .wrong(
      Document([
        .paragraph(
          typed.contains(truth) ? Words.Answers.tooWide : Words.Answers.leavesSomethingOut)
      ]))
  }

  // MARK: Pivots

  private func judge(
    column answer: String, _ place: PlaceInWalk, _ isEntering: Bool
  ) -> AnswerVerdict {
    guard let name = Parser.columnName(answer), place.knows(name) else {
      return .unreadable(Words.Answers.typeColumn(place.names))
    }
    if name.text == (isEntering ? place.entering : place.leaving) { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    // The pivot is made, and what comes of it is shown.
    do throws(Failure) {
      let report = try session.pivoting(
        at: place, entering: isEntering ? name : nil, leaving: isEntering ? nil : name,
        tellsRule: false)
      let told = Reply(.walk(.pivot(report))).document(in: speech)
      return .wrong(Document([.paragraph(Words.Answers.no)] + told.blocks))
    } catch {
      return .wrong(Document([.paragraph(Words.Answers.no(Text(error.message(in: speech))))]))
    }
  }
}

extension Examiner {
  /// The answer as it may be typed.
  var answerText: String {
    switch truth {
    case .number(let value): value.description
    case .interval(let interval): Words.Answers.interval(interval)
    case .column(let place, let isEntering): isEntering ? place.entering : place.leaving
    case .choice(let name):
      question.choices.first { $0.name.lowercased() == name.lowercased() }
        .map { "\($0.name), \($0.text)" } ?? name
    case .yes(let holds): Words.Answers.yesOrNo(holds)
    }
  }
}
