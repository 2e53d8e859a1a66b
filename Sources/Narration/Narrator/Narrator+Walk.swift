// The words for the solve pivot by pivot.

import Rendering
import Session

extension Narrator {
  func document(_ answer: WalkAnswer) -> Document {
    switch answer {
    case .trace(let report): Document(report.blocks)
    case .step(let report): Document(report.blocks)
    case .back(_, hasMoved: false): note(Words.atBeginning)
    case .back(let place, _), .goTo(let place), .tableau(let place): Document(place.blocks)
    case .pivot(let report): ManualPivotStory(report).document
    case .predict(let isOn, let score): predict(isOn, score)
    case .guess(let report): Document(report.blocks)
    }
  }

  private func note(_ words: String) -> Document {
    Document([.paragraph(Text(words, .note))])
  }

  private func predict(_ isOn: Bool, _ score: Score?) -> Document {
    let words = isOn ? Words.predictOn : Words.predictOff
    let fared = score?.words.map { [Block.paragraph(Text($0, .note))] } ?? []
    return Document([.paragraph(Text(words))] + fared)
  }

  /// The question that a line has left open.
  func reminder(of question: QuestionReport) -> Document {
    Document([.blank, .paragraph(Words.stillAsked(question))])
  }
}
