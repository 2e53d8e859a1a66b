// What is told of reasons.

public import Rendering
public import Session
import Wording

extension Narrator {
  func document(_ answer: ReasonAnswer) -> Document {
    switch answer {
    case .why(let report): WhyView(report, in: speech).document()
    case .conflict(nil):
      Document([.paragraph(ConflictWords.none.text(in: speech).marked(.good))])
    case .conflict(let report?): ConflictView(report, in: speech).inFull()
    case .proof(let report): ProofView(report, in: speech).document()
    }
  }

  /// What a name stands for: `variable`, `point at 10`, `X >= X2 @high`.
  public func text(_ meaning: NameMeaning) -> Text {
    MeaningWords.meaning(meaning).text(in: speech)
  }

  /// `with X = 10, b⁻ is 10: the high level pays 10 for it, where 0 would do`
  public func text(_ consequence: Consequence) -> Text {
    MeaningWords.consequence(consequence).text(in: speech)
  }
}
