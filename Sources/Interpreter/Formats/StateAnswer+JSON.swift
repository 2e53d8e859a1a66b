// What there is, as JSON.

import ConstraintHierarchies
import Rendering

extension StateAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .told: .null
    case .value(let report): report.json
    }
  }
}

extension ValueReport {
  var json: JSONValue {
    .object([
      .init("kind", .string("value")),
      .init("expression", .string(expression)),
      .init("value", .number(interval.value)),
      .init("min", .number(interval.lower)),
      .init("max", .number(interval.upper)),
    ])
  }
}
