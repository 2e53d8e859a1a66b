// What is said of variables at their upper bounds, in Russian.

import Rendering
import Session
import Wording

extension Russian {
  /// `Шаг 1: x возрастает до своей верхней границы 4, и место столбца x занимает столбец x′; …`
  static func flip(_ pivot: PivotReport) -> Text {
    guard let bound = pivot.bound else { return "" }
    let way: Text =
      bound.isUp ? "возрастает до своей верхней границы \(bound.upper)" : "убывает до 0"
    return
      "\("Шаг \(pivot.number)", .strong): \(bound.variable.strong) \(way), и место столбца \(pivot.entering.strong) "
      + "занимает столбец \(pivot.leaving.strong); базис не меняется."
  }

  static func leavesAtBound(_ pivot: PivotReport) -> Text {
    guard let bound = pivot.bound else { return "" }
    let name = bound.variable.strong
    if bound.isFlip {
      return "Раньше всех своей границы достигает сама переменная \(name): "
        + (bound.isUp ? "больше \(bound.upper) она быть не может." : "меньше 0 она быть не может.")
    }
    return
      "Выводится \(name): эта переменная раньше всех достигает своей верхней границы \(bound.upper) — при "
      + "\(pivot.entering.strong) = \(pivot.length). Её место занимает переменная "
      + "\(pivot.leaving.strong) = \(bound.upper) − \(name), теперь равная 0."
  }

  static func bounds(_ bounds: [WalkEvent.Bound]) -> Text {
    let list = bounds.map { "\($0.variable) ≤ \($0.upper)" as Text }
    let names = bounds.map { "\($0.variable)′ = \($0.upper) − \($0.variable)" as Text }
    return
      "границы без отдельных строк: \(RussianGrammar.list(list)), при этом \(RussianGrammar.list(names))"
  }
}
