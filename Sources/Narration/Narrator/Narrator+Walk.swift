// What is told of the solve pivot by pivot.

import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: GuessWords) -> Text { words.text(in: speech) }

  func document(_ answer: WalkAnswer) -> Document {
    switch answer {
    case .trace(let report): Document(report.blocks(in: speech))
    case .step(let report): Document(report.blocks(in: speech))
    case .back(_, hasMoved: false):
      Document([.paragraph(WalkWords.atBeginning.text(in: speech).marked(.note))])
    case .back(let place, _), .goTo(let place), .tableau(let place):
      Document(place.blocks(in: speech))
    case .pivot(let report): ManualPivotStory(report, in: speech).document
    case .predict(let isOn, let score): predict(isOn, score)
    case .guess(let report): Document(report.blocks(in: speech))
    }
  }

  private func predict(_ isOn: Bool, _ score: Score?) -> Document {
    let fared = score?.text(in: speech).map { [Block.paragraph($0.marked(.note))] } ?? []
    return Document([.paragraph(say(isOn ? .predictOn : .predictOff))] + fared)
  }

  /// The question that a line has left open.
  func reminder(of question: QuestionReport) -> Document {
    Document([.blank, .paragraph(say(.stillAsked(question)))])
  }
}
