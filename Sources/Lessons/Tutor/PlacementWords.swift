// What is said by the questions that choose where to begin.

import Rendering
import Wording

enum PlacementWords {
  case passedOver
  /// - Parameter title: of the lesson to begin with; nil if there is none.
  case result(right: Int, of: Int, title: String?)
}

extension PlacementWords: Phrase {
  var english: Text {
    switch self {
    case .passedOver: "\("Passed over.", .dim)"
    case .result(let right, let count, nil):
      "\("\(right) of \(count) right.", .strong) You know the ground of every part; begin with whichever "
        + "lesson you like."
    case .result(let right, let count, let title?):
      "\("\(right) of \(count) right.", .strong) Begin with \"\(title)\"."
    }
  }
}
