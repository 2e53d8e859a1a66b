// What is said of visual formats.

import Rendering
import Wording

enum FormatWords {
  /// No constraint is about the views in this one.
  case nothingSaid(String)
  /// So many constraints are no format.
  case unsayable(Int)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
