// predict: the walk with a question before each pivot. The next line is the answer, unless it is a
// command or a statement.

import Language
import Simplex

extension Session {
  /// Whether the next line may be the answer to a question; it need not look like a finished line.
  public var isAsking: Bool { walk?.question != nil }

  mutating func predict(_ word: PredictWord?) -> WalkAnswer {
    if let word { predicts = word == .on }
    if !predicts { walk?.question = nil }
    return .predict(predicts, score: word == nil ? score : nil)
  }

  // MARK: Asking

  /// Goes on for so many pivots, up to the first that there is a choice in, and asks about it. If it
  /// was asked already, it is shown now.
  mutating func stepAsking(_ count: Int, _ walk: inout Walk) -> StepReport {
    guard var question = walk.question else { return goOn(count, &walk) }
    question.place.form = settings.form
    countGuess(false, &walk)
    _ = walk.advance()
    let shown = LegReport(events: [], pivot: question.answer(dictionaryOneOf: 1))
    return goOn(count - 1, &walk, after: [shown])
  }

  private mutating func goOn(
    _ count: Int, _ walk: inout Walk, after legs: [LegReport] = []
  ) -> StepReport {
    var legs = legs
    var unasked = 0
    let most = min(count, walk.pivotCount - walk.position)
    var remaining = count
    while remaining > 0, !walk.isAtEnd {
      if var question = Prediction(walk, form: settings.form) {
        question.remaining = remaining
        walk.question = question
        return StepReport(
          legs: legs, place: walk.report(settings.form, showing: question.place.solver),
          stop: .question(question.report, events: question.events), unasked: unasked)
      }
      if let leg = walk.tellNext(settings.form, oneOf: most) {
        legs.append(leg)
        unasked += 1
      }
      remaining -= 1
    }
    var report = arrival(walk, after: legs)
    report.unasked = unasked
    return report
  }

  // MARK: Answering

  /// Takes a line as the answer to the question that is open.
  ///
  /// - Returns: nil where none is open, or the line is something else.
  mutating func answer(_ text: String) throws(Failure) -> Reply? {
    guard var walk, var question = walk.question,
      let answer = try question.answer(text, knowing: state)
    else { return nil }
    var verdict: GuessVerdict
    if case .columns(let enters, let leaves) = answer {
      verdict = try question.verdict(on: .column(enters))
      if verdict.isRight, let following = question.next {
        countGuess(true, &walk)
        question = following
        verdict = try question.verdict(on: .column(leaves))
      }
    } else {
      verdict = try question.verdict(on: answer)
    }
    countGuess(verdict.isRight, &walk)
    let next: GuessReport.Next
    if let following = question.next {
      walk.question = following
      next = .question(following.report)
    } else {
      _ = walk.advance()
      next = .step(goOn(question.remaining - 1, &walk))
    }
    self.walk = walk
    return Reply(
      .walk(
        .guess(
          GuessReport(
            part: question.part, verdict: verdict,
            pivot: question.answer(dictionaryOneOf: 0), next: next))))
  }

  private mutating func countGuess(_ isRight: Bool, _ walk: inout Walk) {
    walk.score.count(isRight)
    score.count(isRight)
  }

  /// The reply with the question once more, if the line left it open.
  func reminding(of asked: Prediction?, _ reply: Reply, after line: Line) -> Reply {
    guard let asked, let question = walk?.question, asked.number == question.number,
      reply.request == nil, line != .empty
    else { return reply }
    var reply = reply
    reply.openQuestion = question.report
    return reply
  }
}
