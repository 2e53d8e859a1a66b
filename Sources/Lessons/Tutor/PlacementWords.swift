// What is said by the questions that choose where to begin.

import Rendering
import Wording

enum PlacementWords {
  case passedOver
  /// - Parameter title: of the lesson to begin with; nil if there is none.
  case result(right: Int, of: Int, title: String?)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
