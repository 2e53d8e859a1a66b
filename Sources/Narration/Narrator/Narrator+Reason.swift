// What is told of reasons.

public import Rendering
public import Session
import Wording

extension Narrator {
  func document(_ answer: ReasonAnswer) -> Document {
    switch answer {
    case .why(let report): WhyView(report, in: speech).document()
    case .whyNot(let report): document(report)
    case .whatIf(let report): document(report)
    case .branch(let report): BranchView(report, in: speech).document
    case .conflict(nil):
      Document([.paragraph(ConflictWords.none.text(in: speech).marked(.good))])
    case .conflict(let report?): ConflictView(report, in: speech).inFull()
    case .proof(let report): ProofView(report, in: speech).document()
    }
  }

  private func document(_ report: WhyNotReport) -> Document {
    Document([.paragraph(OtherwiseWords.whyNot(report).text(in: speech))])
  }

  private func document(_ report: WhatIfReport) -> Document {
    func say(_ words: OtherwiseWords) -> Block { .paragraph(words.text(in: speech)) }
    var document = Document([say(.ifLine(report.line))])
    document.append(contentsOf: self.document(report.answer))
    let rows = report.changes.map { change in
      OtherwiseWords.change(change).text(in: speech)
    }
    if rows.isEmpty {
      document.append(say(.nothingMoves(notLookedAt: report.notLookedAt)))
    } else {
      document.append(.grid(Grid(rows.map { [$0] })))
      if report.moreChanges > 0 { document.append(say(.moreChanges(report.moreChanges))) }
    }
    document.append(say(.nothingWasChanged))
    return document
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
