// What is said of visual formats, in Russian.

import Rendering
import Wording

extension FormatWords {
  var russian: Text {
    switch self {
    case .nothingSaid(let view): "о том, что лежит внутри вью \(view), нет ни одного ограничения"
    case .unsayable(1): "Это ограничение визуальным форматом не выразить:"
    case .unsayable: "Эти ограничения визуальным форматом не выразить:"
    }
  }
}
