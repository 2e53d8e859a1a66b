// What is said of visual formats, in English.

import Rendering
import Wording

extension English {
  static func text(_ words: FormatWords) -> Text {
    switch words {
    case .nothingSaid(let view): "no constraint is about the views in \(view)"
    case .unsayable(1): "This one no visual format can say:"
    case .unsayable: "These no visual format can say:"
    }
  }
}
