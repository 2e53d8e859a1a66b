// What is said of the chain that is measured.

import Wording

/// What is said of a measurement.
enum MeasurementWords {
  case chain(items: Int, constraints: Int)
  // The heads of the columns.
  case change, time, pivots, each
  case metric(ChainMeasurement.Change)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
