// What the right answer to a question is, worked out by the solver.

import ConstraintHierarchies
public import Interpreter
import Language
import Rationals

/// Judges answers to one question, in the session that it is asked in.
public struct Examiner: Sendable {
  public let question: LessonQuestion
  let session: Session
  let truth: Truth

  enum Truth {
    case number(Rational)
    case interval(Interval)
    case column(PlaceInWalk, isEntering: Bool)
    case choice(String)
    case yes(Bool)
  }

  /// - Throws: where the expectation does not hold, or the answer is not unique.
  init(_ question: LessonQuestion, in session: Session) throws(LessonFlaw) {
    self.question = question
    self.session = session
    truth = try Self.truth(of: question, session)
  }

  /// What the question is about, if that is an expression over the variables.
  var expression: String? {
    switch question.expectation {
    case .value(let text), .interval(let text, _, _): text
    default: nil
    }
  }

  private static func truth(
    of question: LessonQuestion, _ session: Session
  ) throws(LessonFlaw) -> Truth {
    func flaw(_ fact: LessonFact) -> LessonFlaw { LessonFlaw(question.expectationLine, fact) }
    func measured(_ text: String) throws(LessonFlaw) -> Interval {
      var copy = session
      do { return try copy.measure(text) } catch {
        throw flaw(.noAnswer(error.diagnostic.message))
      }
    }
    func end(_ text: String) throws(LessonFlaw) -> Rational? {
      if AnswerText.isInfinite(text) { return nil }
      do { return try session.constant(text) } catch {
        throw flaw(.noAnswer(error.diagnostic.message))
      }
    }
    switch question.expectation {
    case .value(let text):
      let interval = try measured(text)
      guard let value = interval.value else {
        throw flaw(.ambiguousAnswer("\(text) is in \(AnswerWords.interval(interval))"))
      }
      return .number(value)
    case .interval(let text, let lower, let upper):
      let found = try measured(text)
      guard found == Interval(lower: try end(lower), upper: try end(upper)) else {
        throw flaw(.wrongExpectation("\(text) is in \(AnswerWords.interval(found))"))
      }
      return .interval(found)
    case .enters(let name), .leaves(let name):
      var copy = session
      let isEntering = if case .enters = question.expectation { true } else { false }
      guard let place = copy.placeInWalk() else {
        throw flaw(.wrongExpectation("no pivot that there is a choice in is left here"))
      }
      let right = isEntering ? place.entering : place.leaving
      guard PlaceInWalk.isSame(name, right) else {
        throw flaw(.wrongExpectation("\(right) \(isEntering ? "enters" : "leaves")"))
      }
      let ties = isEntering ? place.enteringTies : place.leavingTies
      if !ties.isEmpty {
        throw flaw(
          .ambiguousAnswer("the rule could as well take \(ties.joined(separator: " or "))"))
      }
      return .column(place, isEntering: isEntering)
    case .choice(let name):
      for claim in question.because { try claim.check(in: session) }
      return .choice(name)
    case .claim(let text, let holds):
      let isSo: Bool
      do { isSo = try session.holds(text) } catch {
        throw flaw(.noAnswer(error.diagnostic.message))
      }
      guard isSo == holds else {
        throw flaw(.wrongExpectation("\(text) \(holds ? "does not hold" : "holds")"))
      }
      return .yes(holds)
    }
  }
}

extension LessonClaim {
  /// - Throws: where it does not hold, or is no claim at all.
  func check(in session: Session) throws(LessonFlaw) {
    guard try holds(in: session) else {
      throw LessonFlaw(line, .wrongExpectation("\(text) \(isNegated ? "holds" : "does not hold")"))
    }
  }

  func holds(in session: Session) throws(LessonFlaw) -> Bool {
    do { return try session.holds(text) != isNegated } catch {
      throw LessonFlaw(line, .noAnswer(error.diagnostic.message))
    }
  }
}

/// A task in the session that it is set in.
public struct TaskExaminer: Sendable {
  public let task: LessonTask
  /// Where the task begins: what the lesson did before is not there to be undone, nor what it took back
  /// to be done again.
  let session: Session

  /// - Throws: where the task is done already, or its solution does not do it.
  init(_ task: LessonTask, in lesson: Session) throws(LessonFlaw) {
    self.task = task
    let session = lesson.beginningAnew()
    self.session = session
    var isDone = true
    for claim in task.claims { isDone = try claim.holds(in: session) && isDone }
    if isDone { throw LessonFlaw(task.line, .doneAlready) }
    var copy = session
    for line in task.solution {
      if let failure = copy.run(line.text).failure {
        throw LessonFlaw(line.line, .unexpectedError(failure.diagnostic.message))
      }
    }
    for claim in task.claims { try claim.check(in: copy) }
    if let limit = exceededLimit(in: copy) {
      throw LessonFlaw(task.line, .tooManyLines(limit))
    }
  }

  /// How many lines may change something, where more have done so in a session that goes on from the
  /// task's; nil otherwise.
  func exceededLimit(in session: Session) -> Int? {
    task.limit.flatMap { session.changeCount > $0 ? $0 : nil }
  }

  /// What is still missing in a session that goes on from the task's: claims that do not hold, in words;
  /// none where the task is done.
  public func missing(in session: Session) -> [String] {
    var missing: [String] = []
    for claim in task.claims where (try? claim.holds(in: session)) != true {
      missing.append(claim.isNegated ? "still: \(claim.text)" : "not yet: \(claim.text)")
    }
    return missing
  }
}
