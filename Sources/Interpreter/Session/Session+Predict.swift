// predict: the walk with a question before each pivot. The next line is the answer, unless it is a
// command or a statement.

import Language
import Rendering
import Simplex

extension Session {
  /// Whether the next line may be the answer to a question; it need not look like a finished line.
  public var isAsking: Bool { walk?.question != nil }

  mutating func predict(_ word: PredictWord?) -> Document {
    if let word { predicts = word == .on }
    if !predicts { walk?.question = nil }
    var document = Document([.paragraph(Text(predicts ? Words.predictOn : Words.predictOff))])
    if word == nil, let words = score.words { document.append(.paragraph(Text(words, .note))) }
    return document
  }

  // MARK: Asking

  /// Goes on for so many pivots, up to the first that there is a choice in, and asks about it. If it
  /// was asked already, it is shown now.
  mutating func stepAsking(_ count: Int, _ walk: inout Walk) -> Document {
    var document = Document()
    var remaining = count
    if let question = walk.question {
      countGuess(false, &walk)
      _ = walk.advance()
      let narration = Narration(
        naming: walk.naming, solver: question.solver, asTableau: settings.drawsTableau)
      document.append(
        contentsOf: Document(narration.blocks(question.pivot, number: question.number)))
      remaining -= 1
    }
    document.append(contentsOf: goOn(remaining, &walk))
    return document
  }

  private mutating func goOn(_ count: Int, _ walk: inout Walk) -> Document {
    var document = Document()
    var remaining = count
    while remaining > 0, !walk.isAtEnd {
      if var question = Prediction(walk) {
        question.remaining = remaining
        walk.question = question
        document.append(contentsOf: opening(question))
        return document
      }
      document.append(contentsOf: tellNext(&walk))
      remaining -= 1
    }
    document.append(contentsOf: after(walk))
    return document
  }

  /// What comes before the pivot, the equations, and the first question.
  private func opening(_ question: Prediction) -> Document {
    let narration = Narration(
      naming: question.naming, solver: question.solver, asTableau: settings.drawsTableau)
    let view = TableauView(
      naming: question.naming, solver: question.solver, asTableau: settings.drawsTableau)
    var document = Document(question.preamble.flatMap(narration.block))
    document.append(.blank)
    document.append(contentsOf: Document(view.blocks()))
    document.append(contentsOf: ask(question))
    return document
  }

  private func ask(_ question: Prediction) -> Document {
    var document = Document([
      .blank, .paragraph("\("Pivot \(question.number)", .strong): \(question.question)"),
    ])
    if let grid = question.material { document.append(.indented(Document([.grid(grid)]))) }
    return document
  }

  // MARK: Answering

  /// Takes a line as the answer to the question that is open.
  ///
  /// - Returns: nil where none is open, or the line is something else.
  mutating func answer(_ text: String) throws(Failure) -> Reply? {
    guard var walk, let question = walk.question,
      let answer = try question.answer(text, knowing: state)
    else { return nil }
    let verdict = try question.verdict(on: answer)
    countGuess(verdict.isRight, &walk)
    var document = Document()
    if !verdict.words.isEmpty { document.append(.paragraph(verdict.words)) }
    document.append(contentsOf: verdict.solution)
    if let next = question.next {
      walk.question = next
      document.append(contentsOf: ask(next))
    } else {
      _ = walk.advance()
      let narration = Narration(
        naming: walk.naming, solver: question.solver, asTableau: settings.drawsTableau)
      document.append(.blank)
      document.append(narration.heading(question.number, question.pivot))
      document.append(contentsOf: goOn(question.remaining - 1, &walk))
    }
    self.walk = walk
    return Reply(document: document)
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
    var document = reply.document
    document.append(.blank)
    document.append(.paragraph(Words.stillAsked(question.number) + question.question))
    reply.answer = .told(document)
    return reply
  }
}
