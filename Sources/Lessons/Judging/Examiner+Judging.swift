// What is to be said of an answer: the lesson's own words where it foresaw it, and otherwise what the
// mathematics says.

import ConstraintHierarchies
public import Course
import Language
import Narration
import Rationals
import Rendering
import Session
import Wording

extension Examiner {
  private var speech: Speech { session.settings.speech }

  private func say(_ words: AnswerWords) -> Document {
    Document([.paragraph(words.text(in: speech))])
  }

  private func say(_ words: RemarkWords) -> Document {
    Document([.paragraph(words.text(in: speech))])
  }

  /// Judges an answer as it was typed.
  ///
  /// Equivalent answers are equal: 15/2, 7.5, and a point that stands there.
  public func judge(_ answer: String) -> AnswerVerdict {
    let answer = answer.withoutFullStop
    switch truth {
    case .number(let value): return judge(number: answer, value)
    case .interval(let interval): return judge(interval: answer, interval)
    case .column(let place, let isEntering): return judge(column: answer, place, isEntering)
    case .choice(let name):
      guard let chosen = choice(answer) else {
        return .unreadable(.word(question.choices.map { $0.name }))
      }
      if chosen.name.lowercased() == name.lowercased() { return .right }
      return .wrong(said(to: chosen.name) ?? say(AnswerWords.no))
    case .yes(let holds):
      guard let typed = speech.yesOrNo(answer) else {
        return .unreadable(.word([speech.yesOrNo(true), speech.yesOrNo(false)]))
      }
      if typed == holds { return .right }
      return .wrong(said(to: answer) ?? say(.no(claimFact)))
    }
  }

  /// What is so of what a yes or no is asked about.
  private var claimFact: ClaimStanding? {
    guard case .claim(let claim, let holds) = question.expectation,
      let fact = try? session.fact(of: claim)
    else { return nil }
    return ClaimStanding(claim: claim, holds: holds, fact: fact)
  }

  /// The choice that is meant by its name, its text as it stands on the screen, or its place among them,
  /// counted from 1.
  private func choice(_ answer: String) -> LessonChoice? {
    func plain(_ text: String) -> String {
      text.lowercased().filter { !$0.isWhitespace && !"`*.".contains($0) }
    }
    let choices = question.choices
    let wanted = plain(answer)
    if let named = choices.first(where: { plain($0.name) == wanted }) { return named }
    let meant = choices.filter { plain($0.text) == wanted }
    if meant.count == 1 { return meant[0] }
    guard let number = Int(answer), choices.indices.contains(number - 1) else { return nil }
    return choices[number - 1]
  }

  /// Whether a line is an answer even though it could be a statement or a command as well.
  func isAnswer(_ line: String) -> Bool {
    switch truth {
    case .number:
      guard let subject = numberAnswer(line)?.subject, let asked else { return false }
      return subject.isWritten(like: asked.expression) && number(line) != nil
    case .interval: return interval(line) != nil
    case .column(let place, _): return Parser.columnName(line).map(place.knows) ?? false
    case .choice: return choice(line) != nil
    case .yes: return speech.yesOrNo(line) != nil
    }
  }

  /// Whether the answer is an interval.
  var asksForInterval: Bool { if case .interval = truth { true } else { false } }

  /// Whether two answers mean the same, right or not.
  func isSame(_ a: String, _ b: String) -> Bool {
    switch truth {
    case .number: number(a).map { $0 == number(b) } ?? false
    case .interval: interval(a).map { $0 == interval(b) } ?? false
    case .column: Parser.columnName(a).map { $0.text == Parser.columnName(b)?.text } ?? false
    case .choice: choice(a).map { $0 == choice(b) } ?? false
    case .yes: speech.yesOrNo(a) == speech.yesOrNo(b)
    }
  }

  /// What the lesson says to an answer that it foresaw.
  private func said(to answer: String) -> Document? {
    question.misses.first { isSame($0.answer, answer) }
      .map { miss in
        let no = AnswerWords.no.text(in: speech)
        return Document([.paragraph(no + " " + Text(inline: miss.text))])
      }
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
    let written = WrittenNumber(answer)
    guard let typed = number(answer) else {
      if let joined = written.joined { return .unreadable(.separated(joined)) }
      return .unreadable(isWay(answer, to: value) ? .numberOfFormula : .number)
    }
    if typed == value { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    if let joined = written.joined, number(joined) == value {
      return .unreadable(.separated(joined))
    }
    if written.isNearly(value) { return .unfinished(say(AnswerWords.nearly)) }
    let reply = remarks(to: typed, not: value).lazy
      .map { RemarkWords.reply($0, isLess: typed < value).text(in: speech) }
      .first { !gives(away: value, $0) }
    return .wrong(
      reply.map { Document([.paragraph($0)]) } ?? say(.bare(isLess: typed < value)))
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

  private func interval(_ text: String) -> TypedInterval? {
    guard
      let written = try? Parser.intervalAnswer(
        text, knowing: session.vocabulary, of: asked?.expression),
      let interval = try? session.interval(written)
    else { return nil }
    return TypedInterval(interval, as: written)
  }

  private func judge(interval answer: String, _ truth: Interval) -> AnswerVerdict {
    guard let answered = interval(answer) else { return .unreadable(.interval) }
    let typed = answered.interval
    if answered.isSet { return .unreadable(.twoPoints) }
    if typed == truth, !answered.isOpen { return .right }
    // A difference, after all.
    if let value = truth.value, number(answer) == value { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    if typed == truth { return .wrong(say(.endsBelong)) }
    if answered.isReversed { return .wrong(say(.smallerFirst)) }
    guard let asked else { return .wrong(say(AnswerWords.no)) }
    // A value that the answer holds and that is not left, and what it would cost.
    for value in typed.values(outsideOf: truth) {
      if let why = try? session.consequence(of: asked, being: value) {
        return .wrong(say(.noBecause(Narrator(speech).text(why))))
      }
    }
    // One that is left, and that the answer leaves out.
    if let value = truth.values(outsideOf: typed).last {
      return .wrong(say(.alsoLeft(asked.text, value)))
    }
    return .wrong(say(.tooWide))
  }

  // MARK: Pivots

  private func judge(
    column answer: String, _ place: PlaceInWalk, _ isEntering: Bool
  ) -> AnswerVerdict {
    guard let name = Parser.columnName(answer), place.knows(name) else {
      return .unreadable(.column(place.names))
    }
    if name.text == (isEntering ? place.entering : place.leaving) { return .right }
    if let said = said(to: answer) { return .wrong(said) }
    // The pivot is made, and what comes of it is shown.
    do throws(Failure) {
      let report = try session.pivoting(
        at: place, entering: isEntering ? name : nil, leaving: isEntering ? nil : name,
        tellsRule: false)
      let told = Reply(.walk(.pivot(report))).document(in: speech)
      return .wrong(Document(say(AnswerWords.no).blocks + told.blocks))
    } catch {
      if error.stop != nil { return .wrong(say(AnswerWords.no)) }
      return .wrong(say(.noBecause(Text(error.message(in: speech)))))
    }
  }
}

extension Examiner {
  /// The answer as it may be typed.
  var answerText: String {
    switch truth {
    case .number(let value): value.description
    case .interval(let interval): interval.typed
    case .column(let place, let isEntering): isEntering ? place.entering : place.leaving
    case .choice(let name):
      question.choices.first { $0.name.lowercased() == name.lowercased() }
        .map { "\($0.name), \($0.text)" } ?? name
    case .yes(let holds): speech.yesOrNo(holds)
    }
  }
}

extension Interval {
  /// Values in this interval that another one does not hold: its ends, and one further in for each side.
  fileprivate func values(outsideOf other: Interval) -> [Rational] {
    var values = [lower, upper].compactMap { $0 }
    if let end = other.lower, lower.map({ $0 < end }) ?? true {
      values.append(lower.map { ($0 + end) / 2 } ?? (end - 10))
    }
    if let end = other.upper, upper.map({ $0 > end }) ?? true {
      values.append(upper.map { ($0 + end) / 2 } ?? (end + 10))
    }
    return values.filter { value in
      contains(Interval(lower: value, upper: value))
        && !other.contains(Interval(lower: value, upper: value))
    }
  }
}
