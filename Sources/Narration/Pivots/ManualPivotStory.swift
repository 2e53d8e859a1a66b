// What is told of a pivot of the learner's own that was made: that it is legal, whether it improves, what the
// rule would have done.

import Rendering
import Session
import Wording

struct ManualPivotStory {
  private let report: ManualPivotReport
  private let speech: Speech

  init(_ report: ManualPivotReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private var pivot: PivotReport { report.pivot }

  private func say(_ words: ManualPivotWords) -> Text { words.text(in: speech) }

  var document: Document {
    var document = Document(report.events.flatMap { $0.blocks(in: speech) })
    document.append(contentsOf: Document(blocks))
    document.append(contentsOf: Document(report.place.blocks(in: speech)))
    if report.comparison != nil {
      document.append(.paragraph(WalkWords.ownWay.text(in: speech).marked(.note)))
    }
    return document
  }

  private var blocks: [Block] {
    var points = [
      Document([.paragraph(say(.legal(pivot)))] + ratios),
      Document([.paragraph(say(.worth(pivot)))]),
    ]
    if let comparison = report.comparison {
      points.append(Document([.paragraph(say(.comparison(comparison)))]))
    }
    return [.blank, .paragraph(say(.heading(pivot))), .bullets(points)]
  }

  /// Each column that falls as the entering one grows, with how far it lasts.
  private var ratios: [Block] {
    guard pivot.ratioCount > 1 else { return [] }
    return [.grid(PivotStory(pivot, in: speech).ratios(marking: say(.yours).marked(.good)))]
  }
}
