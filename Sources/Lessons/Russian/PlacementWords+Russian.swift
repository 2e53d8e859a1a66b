// What is said by the questions that choose where to begin, in Russian.

import Rendering
import Wording

extension PlacementWords {
  var russian: Text {
    switch self {
    case .passedOver: "\("Пропущено.", .dim)"
    case .result(let right, let count, nil):
      "\("Верно \(right) из \(count).", .strong) Основы всех частей вам знакомы; начните с любого урока."
    case .result(let right, let count, let title?):
      "\("Верно \(right) из \(count).", .strong) Начните с урока «\(title)»."
    }
  }
}
