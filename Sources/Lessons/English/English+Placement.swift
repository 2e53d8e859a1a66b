// What is said by the questions that choose where to begin, in English.

import Rendering
import Wording

extension English {
  static func text(_ words: PlacementWords) -> Text {
    switch words {
    case .passedOver: "\("Passed over.", .dim)"
    case .result(let right, let count, nil):
      "\("\(right) of \(count) right.", .strong) You know the ground of every part; begin with whichever "
        + "lesson you like."
    case .result(let right, let count, let title?):
      "\("\(right) of \(count) right.", .strong) Begin with \"\(title)\"."
    }
  }
}
