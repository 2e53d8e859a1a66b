// What is said of visual formats.

import Rendering
import Wording

enum FormatWords {
  /// No constraint is about the views in this one.
  case nothingSaid(String)
  /// So many constraints are no format.
  case unsayable(Int)
}

extension FormatWords: Phrase {
  var english: Text {
    switch self {
    case .nothingSaid(let view): "no constraint is about the views in \(view)"
    case .unsayable(1): "This one no visual format can say:"
    case .unsayable: "These no visual format can say:"
    }
  }
}
