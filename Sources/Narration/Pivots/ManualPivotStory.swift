// What is said of a pivot of the learner's own that was made: that it is legal, whether it improves, what the
// rule would have done.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session

struct ManualPivotStory {
  let report: ManualPivotReport

  init(_ report: ManualPivotReport) { self.report = report }

  private var pivot: PivotReport { report.pivot }
  private var story: PivotStory { PivotStory(pivot) }

  var document: Document {
    var document = Document(report.events.flatMap { $0.blocks })
    document.append(contentsOf: Document(blocks))
    document.append(contentsOf: Document(report.place.blocks))
    if report.comparison != nil { document.append(.paragraph(Text(Words.ownWay, .note))) }
    return document
  }

  private var blocks: [Block] {
    let (entering, leaving) = (story.entering, story.leaving)
    var points = [
      Document([.paragraph(legal)] + ratios),
      Document([.paragraph(worth)]),
    ]
    if let comparison = report.comparison {
      points.append(Document([.paragraph(words(comparison))]))
    }
    return [
      .blank,
      .paragraph(
        "\("Pivot \(pivot.number), your own", .strong): \(entering) enters, \(leaving) leaves."),
      .bullets(points),
    ]
  }

  private var legal: Text {
    let (entering, leaving) = (story.entering, story.leaving)
    return pivot.length.isZero
      ? "\("Legal", .good): \(leaving) is at 0 already, so nothing moves; only the basis changes (a "
        + "degenerate pivot)."
      : "\("Legal", .good): \(leaving) reaches 0 when \(entering) is \(pivot.length), and nothing else "
        + "falls below 0."
  }

  /// Each column that falls as the entering one grows, with how far it lasts.
  private var ratios: [Block] {
    pivot.ratioCount > 1 ? [.grid(story.ratios(marking: Text("← yours", .good)))] : []
  }

  private var worth: Text {
    let (entering, objective) = (story.entering, story.objective)
    let change: Text = "\(objective): \(pivot.before) → \(pivot.after, .strong)."
    let verdict: Text
    switch pivot.cost.signum {
    case ..<0 where pivot.length.isZero:
      verdict =
        "\("Improving nothing yet", .note): the cost of \(entering) is \(pivot.cost), but it stays at "
        + "0. "
    case ..<0:
      verdict =
        "\("Improving", .good): each unit of \(entering) lowers \(objective) by "
        + "\(pivot.cost.magnitude). "
    case 0:
      verdict =
        "\("Not improving", .note): the cost of \(entering) is 0, so \(objective) does not care. "
    default:
      verdict =
        "\("Not improving", .note): the cost of \(entering) is \(pivot.cost): each unit of it raises "
        + "\(objective). "
    }
    return verdict + change
  }

  private func words(_ comparison: ManualPivotReport.Comparison) -> Text {
    switch comparison {
    case .nothingLeft: "By the rule there was nothing left to do here."
    case .same(let rule): "The rule \(rule.rawValue, .code) would have done the same."
    case .other(let rule, let entering, let leaving, let level, let after):
      "The rule \(rule.rawValue, .code) would have taken \(entering.strong) in and \(leaving.strong) "
        + "out: \(ObjectiveName.colored(level)) → \(after)."
    }
  }
}
