// What is said of the chain that is measured, in English.

import Wording

extension English {
  static func text(_ words: MeasurementWords) -> String {
    switch words {
    case .chain(let items, let constraints):
      "a chain of \(items) items, \(constraints) constraints"
    case .change: "change"
    case .time: "time"
    case .pivots: "pivots"
    case .each: "each"
    case .metric(let change): text(change)
    }
  }

  private static func text(_ change: ChainMeasurement.Change) -> String {
    switch change {
    case .oneByOne: "one at a time, solved after each"
    case .allAtOnce: "all at once, solved at the end"
    case .item(let isAdded): "one item more, \(inOrOut(isAdded))"
    case .requirement(let isAdded): "a requirement that pushes half, \(inOrOut(isAdded))"
    case .highWish(let isAdded): "a high wish that does so, \(inOrOut(isAdded))"
    case .lowWish(let isAdded): "a low wish, too weak for it, \(inOrOut(isAdded))"
    case .firstItem: "a constant: first item dragged"
    case .middleItem: "a constant: middle one dragged"
    case .lastItem: "a constant: last item dragged"
    }
  }

  private static func inOrOut(_ isAdded: Bool) -> String { isAdded ? "in" : "out" }
}
