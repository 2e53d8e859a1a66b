// Answers of one topic as JSON.

import Rendering

extension WalkAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .told: .null
    }
  }
}
