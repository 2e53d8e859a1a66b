// Levels against weights, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension English {
  static func text(_ words: DuelWords) -> Text {
    switch words {
    case .weights(let weights):
      "weights: "
        + weights.map { level, weight in "\(level.name) × \(weight)" as Text }
        .joined(separator: ", ")
    case .method(.levels): "levels"
    case .method(.weights): "weights"
    case .method(.floating): "floating point"
    case .ending(.optimal): "solved"
    case .ending(.unsatisfiable): "unsatisfiable"
    case .ending(.unbounded): "unbounded"
    case .ending(.gaveUp): "gave up"
    case .parting(let method, let parting, let duel): text(method, parting, duel)
    case .notShown(let count): "and \(EnglishGrammar.count(count, "variable")) more"
    case .nothing: "there is nothing to solve yet"
    }
  }

  private static func text(
    _ method: Duel.Method, _ parting: Duel.Parting, _ duel: Duel
  ) -> Text {
    let isFloating = method == .floating
    let name: Text = isFloating ? "Floating point" : "Weights"
    let s = isFloating ? "s" : ""
    let hierarchy = duel.hierarchy
    switch parting {
    case .nowhere: return name + Text(" come\(s) to the same as levels.")
    case .asGood(let variable, let amount):
      return name + Text(" find\(s) another solution that is as good on every level: ")
        + "\(hierarchy.variableNames[variable], .strong) is \(text(amount)) off."
    case .level(let index, let amount):
      let level = hierarchy.levels[index].name
      return name + Text(" part\(s) at ")
        + "\(level, .strong), which costs \(text(amount.magnitude)) \(amount.signum > 0 ? "more" : "less")."
    case .broken(let broken):
      let constraint = hierarchy.constraint(broken.id)?.text ?? ""
      let isPossible = duel.contestants.first?.ending != .unsatisfiable
      let beginning =
        isPossible
        ? name + Text(" break\(s) ")
        : name + Text(" find\(s) a solution where there is none, and break\(s) ")
      return beginning
        + "the requirement \(broken.id, .strong) (\(constraint)), by \(text(broken.by))"
        + furthest(method, duel) + "."
    case .ending:
      return name + Text(" part\(s) at the outcome: ")
        + "levels are \(ending(duel, .levels)), and \(isFloating ? "it is" : "they are") \(ending(duel, method))."
    }
  }

  private static func furthest(_ method: Duel.Method, _ duel: Duel) -> Text {
    guard let (variable, amount) = duel.furthest(of: method) else { return "" }
    return
      "; \(duel.hierarchy.variableNames[variable], .strong) is off the most, by \(text(amount))"
  }

  private static func ending(_ duel: Duel, _ method: Duel.Method) -> Text {
    duel.contestants.first { $0.method == method }.map { text(.ending($0.ending)) } ?? ""
  }

  /// Exactly where that is short.
  private static func text(_ amount: Rational) -> Text {
    if amount.description.utf8.count <= 9 { return Text(amount) }
    return Text("about " + FloatingNumber.text(amount, digits: 3))
  }
}
