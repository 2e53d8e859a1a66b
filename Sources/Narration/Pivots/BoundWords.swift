// What is said of variables at their upper bounds.

import Rendering
import Session
import Wording

extension English {
  /// `Pivot 1: x goes over to its bound 4, and x′ = 4 − x takes its column.`
  static func flip(_ pivot: PivotReport) -> Text {
    guard let bound = pivot.bound else { return "" }
    let way: Text = bound.isUp ? "goes up to its bound \(bound.upper)" : "goes down to 0"
    return
      "\("Pivot \(pivot.number)", .strong): \(bound.variable.strong) \(way), and \(pivot.leaving.strong) takes the place of "
      + "\(pivot.entering.strong); no row changes hands."
  }

  static func leavesAtBound(_ pivot: PivotReport) -> Text {
    guard let bound = pivot.bound else { return "" }
    let name = bound.variable.strong
    if bound.isFlip {
      return "First comes the other end of \(name): "
        + (bound.isUp ? "at \(bound.upper) it is at its bound." : "at 0 it can fall no further.")
    }
    return
      "Leaves: \(name), which reaches its bound \(bound.upper) first, when \(pivot.entering.strong) is \(pivot.length). "
      + "\(pivot.leaving.strong) = \(bound.upper) − \(name), now 0, stands in its place."
  }

  static func bounds(_ bounds: [WalkEvent.Bound]) -> Text {
    let list = bounds.map { "\($0.variable) ≤ \($0.upper)" as Text }
    let names = bounds.map { "\($0.variable)′ = \($0.upper) − \($0.variable)" as Text }
    return
      "bounds, which are no rows: \(EnglishGrammar.list(list)), with \(EnglishGrammar.list(names))"
  }
}
