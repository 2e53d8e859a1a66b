// What is said of levels, weights and floating point side by side, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension DuelWords {
  var russian: Text {
    switch self {
    case .weights(let weights):
      "веса: "
        + weights.map { level, weight in "\(level.name) × \(weight)" as Text }
        .joined(separator: ", ")
    case .method(.levels): "уровни"
    case .method(.weights): "веса"
    case .method(.floating): "плавающая точка"
    case .ending(.optimal): "решено"
    case .ending(.unsatisfiable): "несовместно"
    case .ending(.unbounded): "не ограничено"
    case .ending(.gaveUp): "не решено"
    case .parting(let method, let parting, let duel): Russian.text(method, parting, duel)
    case .notShown(let count):
      Text("и ещё \(RussianGrammar.count(count, "переменная", "переменные", "переменных"))")
    case .nothing: "решать пока нечего"
    }
  }
}

extension Russian {
  fileprivate static func text(
    _ method: Duel.Method, _ parting: Duel.Parting, _ duel: Duel
  ) -> Text {
    // Both are plurals.
    let name: Text = method == .floating ? "Вычисления с плавающей точкой" : "Веса"
    let hierarchy = duel.hierarchy
    switch parting {
    case .nowhere: return name + " дают то же, что и уровни."
    case .asGood(let variable, let amount):
      return name + " дают другое решение, столь же хорошее на каждом уровне: переменная "
        + "\(hierarchy.variableNames[variable], .strong) отличается на \(text(amount))."
    case .level(let index, let amount):
      return name
        + " дают другое на уровне \(hierarchy.levels[index].name, .strong): его функционал "
        + "\(amount.signum > 0 ? "больше" : "меньше") на \(text(amount.magnitude))."
    case .broken(let broken):
      let constraint = hierarchy.constraint(broken.id)?.text ?? ""
      let isPossible = duel.contestants.first?.ending != .unsatisfiable
      return name
        + (isPossible ? " нарушают " : " находят решение там, где его нет: они нарушают ")
        + "требование \(broken.id, .strong) (\(constraint)) на \(text(broken.by))"
        + furthest(method, duel) + "."
    case .ending:
      return name + " расходятся с уровнями в исходе: уровни — \(ending(duel, .levels)), "
        + (method == .floating ? "с плавающей точкой" : "веса") + " — \(ending(duel, method))."
    }
  }

  fileprivate static func furthest(_ method: Duel.Method, _ duel: Duel) -> Text {
    guard let (variable, amount) = duel.furthest(of: method) else { return "" }
    return
      "; сильнее всего отличается переменная \(duel.hierarchy.variableNames[variable], .strong), на "
      + "\(text(amount))"
  }

  fileprivate static func ending(_ duel: Duel, _ method: Duel.Method) -> Text {
    duel.contestants.first { $0.method == method }.map { DuelWords.ending($0.ending).russian } ?? ""
  }

  /// Exactly where that is short.
  fileprivate static func text(_ amount: Rational) -> Text {
    if amount.description.utf8.count <= 9 { return Text(amount) }
    return Text("примерно " + FloatingNumber.text(amount, digits: 3))
  }
}
