// What is said of the chain that is measured.

import Wording

/// What is said of a measurement.
enum MeasurementWords {
  case chain(items: Int, constraints: Int)
  // The heads of the columns.
  case change, time, pivots, each
  case metric(ChainMeasurement.Change)
}

extension MeasurementWords: Phrase {
  var english: String {
    switch self {
    case .chain(let items, let constraints):
      "a chain of \(items) items, \(constraints) constraints"
    case .change: "change"
    case .time: "time"
    case .pivots: "pivots"
    case .each: "each"
    case .metric(let change): English.text(change)
    }
  }
}

extension English {
  fileprivate static func text(_ change: ChainMeasurement.Change) -> String {
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

  fileprivate static func inOrOut(_ isAdded: Bool) -> String { isAdded ? "in" : "out" }
}
