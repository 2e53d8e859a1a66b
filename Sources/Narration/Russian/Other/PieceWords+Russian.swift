// Short pieces that more than one reply needs, in Russian.

import ConstraintHierarchies
import Rendering
import Wording

extension PieceWords {
  var russian: Text {
    switch self {
    case .andMore(let count): Text(RussianGrammar.andMore(count))
    case .contradictory: "требования несовместны: ничего не остаётся"
    case .unbounded(_, let expression?):
      "целевая функция \(expression) не ограничена сверху, поэтому решения ещё нет; добавьте ограничение, "
        + "которое не даст ей расти"
    case .unbounded(let level, nil):
      "функционал \(Naming.objective(level)) не ограничен снизу, поэтому решения ещё нет; добавьте "
        + "ограничение, которое не даст ему убывать"
    case .noLeastValue: "нет наименьшего значения"
    }
  }
}

extension RussianGrammar {
  /// `a`, `a и b`, `a, b и c`, each shortened, of as many as can be read at a glance.
  static func shortList(_ items: [String], limit: Int = 16) -> String {
    list(items.map { $0.shortened(to: 40) }, atMost: limit)
  }
}
