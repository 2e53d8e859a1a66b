// What the right answer to a question is, worked out by the solver.

import ConstraintHierarchies
public import Course
import Language
import Narration
import Rationals
public import Session

/// Judges answers to one question, in the session that it is asked in.
public struct Examiner: Sendable {
  @Boxed public private(set) var question: LessonQuestion
  /// Where it is asked.
  @Boxed var start: Session
  /// Where it is judged: the lines that come next have been run.
  @Boxed var session: Session
  let truth: Truth

  indirect enum Truth {
    case number(Rational)
    case interval(Interval)
    case column(PlaceInWalk, isEntering: Bool)
    case choice(String)
    case yes(Bool)
  }

  /// - Throws: where the expectation does not hold, or the answer is not unique.
  init(_ question: LessonQuestion, in session: Session) throws(LessonFlaw) {
    self.question = question
    start = session
    var later = session
    for line in question.after {
      if let failure = later.run(line.text).failure {
        let refusal = failure.diagnostic(in: session.settings.speech)
        throw LessonFlaw(line.line, .reply(.unexpectedError(refusal)))
      }
    }
    self.session = later
    truth = try Self.truth(of: question, later)
  }

  /// What the question is about, if that is an expression over the variables.
  var asked: MeasuredExpression? {
    switch question.expectation {
    case .value(let asked), .interval(let asked, _): asked
    case .enters, .leaves, .choice, .claim: nil
    }
  }

  private static func truth(
    of question: LessonQuestion, _ session: Session
  ) throws(LessonFlaw) -> Truth {
    func flaw(_ fact: LessonFact) -> LessonFlaw { LessonFlaw(question.expectationText.line, fact) }
    switch question.expectation {
    case .value(let asked):
      let interval = try question.expectationText.asking(session) { () throws(Failure) in
        try session.measured(asked)
      }
      guard let value = interval.value else {
        throw flaw(.question(.ambiguousAnswer(.isIn(asked.text, interval))))
      }
      return .number(value)
    case .interval(let asked, let written):
      let (found, expected) = try question.expectationText.asking(session) { () throws(Failure) in
        (try session.measured(asked), try session.interval(written))
      }
      guard found == expected else {
        throw flaw(.question(.wrongExpectation(.isIn(asked.text, found))))
      }
      return .interval(found)
    case .enters(let name): return try column(name, isEntering: true, of: question, session, flaw)
    case .leaves(let name): return try column(name, isEntering: false, of: question, session, flaw)
    case .choice(let name):
      for claim in question.because { try claim.check(in: session) }
      return .choice(name)
    case .claim(let claim, let holds):
      let isSo = try question.expectationText.asking(session) { () throws(Failure) in
        try session.holds(claim)
      }
      guard isSo == holds else {
        throw flaw(.question(.wrongExpectation(.isSo(claim.text, !holds))))
      }
      return .yes(holds)
    }
  }

  private static func column(
    _ name: Name, isEntering: Bool, of question: LessonQuestion, _ session: Session,
    _ flaw: (LessonFact) -> LessonFlaw
  ) throws(LessonFlaw) -> Truth {
    var copy = session
    let next = try question.expectationText.asking(session) { () throws(Failure) in
      try copy.placeInWalk()
    }
    guard let place = next else {
      throw flaw(.question(.wrongExpectation(.noPivotLeft)))
    }
    let right = isEntering ? place.entering : place.leaving
    guard name.text == right else {
      throw flaw(.question(.wrongExpectation(.moves(right, isEntering: isEntering))))
    }
    let ties = isEntering ? place.enteringTies : place.leavingTies
    if !ties.isEmpty { throw flaw(.question(.ambiguousAnswer(.couldTake(ties)))) }
    return .column(place, isEntering: isEntering)
  }
}

extension Session {
  /// The values that an expression can take; the session stays as it is.
  func measured(_ asked: MeasuredExpression) throws(Failure) -> Interval {
    var copy = self
    return try copy.measure(asked)
  }
}

extension LessonText {
  /// What a session answers to what the text asks.
  ///
  /// - Throws: where it has no answer, at its place.
  func asking<Answer>(
    _ session: Session, _ ask: () throws(Failure) -> Answer
  ) throws(LessonFlaw) -> Answer {
    do throws(Failure) { return try ask() } catch {
      let reason = error.diagnostic(in: session.settings.speech)
      throw flaw(.question(.noAnswer(reason)), at: error.range)
    }
  }
}

extension LessonClaim {
  /// - Throws: where it does not hold, or is no claim at all.
  func check(in session: Session) throws(LessonFlaw) {
    guard try holds(in: session) else {
      throw LessonFlaw(
        line, .question(.wrongExpectation(.isSo(claim.text, claim.isNegated))))
    }
  }

  func holds(in session: Session) throws(LessonFlaw) -> Bool {
    try text.asking(session) { () throws(Failure) in try session.holds(claim) }
  }
}
