// What is said of what would be otherwise, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension OtherwiseWords {
  var russian: Text {
    switch self {
    case .whyNot(let report): Russian.text(report)
    case .ifLine(let line): "Если ввести \(line, .code):"
    case .change(let change):
      "\(formula: change.name, .strong): \(Russian.place(change.before)) → \(Russian.place(change.after))"
    case .moreChanges(let count):
      Text(
        "и ещё у \(RussianGrammar.count(count, "переменной", "переменных", "переменных")) "
          + "были бы другие значения.")
    case .nothingMoves(0): "Все переменные остались бы на своих местах."
    case .nothingMoves(let count):
      Text(
        "Все рассмотренные переменные остались бы на своих местах; ещё "
          + RussianGrammar.count(
            count, "переменная не рассмотрена", "переменные не рассмотрены",
            "переменных не рассмотрено") + ".")
    case .nothingWasChanged: Text("Ничего не изменено.").marked(.dim)
    }
  }
}

extension Russian {
  fileprivate static func place(_ interval: Interval?) -> Text {
    guard let interval else { return "нет значения" }
    return interval.value.map { Text($0) } ?? ValueNaming.numbers(interval)
  }

  fileprivate static func text(_ report: WhyNotReport) -> Text {
    let relation = Text(report.relation, .strong)
    let now: Text =
      report.now.map { now in
        " Сейчас "
          + ValueNaming(hierarchy: report.problem).statement(now.name, now.interval, isNamed: false)
          + "."
      } ?? ""
    switch report.verdict {
    case .holds: return "\(relation) верно для каждого решения: ничто этому не мешает."
    case .possible:
      return "\(relation) возможно: так обстоит дело в части решений, а они не хуже остальных."
        + now
    case .breaks(let constraints):
      let against = constraints.map { named($0) }
      return
        "\(relation) нарушает \(RussianGrammar.agreeing(against.count, "требование", "требования")) "
        + "\(RussianGrammar.list(against))." + now
    case .costs(let cost):
      let against = cost.violated.map { constraint, error -> Text in
        "\(named(constraint)) на \(error.magnitude)"
      }
      return "При \(relation) было бы \(price(cost, report.problem))"
        + (against.isEmpty
          ? "."
          : "; \(RussianGrammar.agreeing(against.count, "нарушено", "нарушены")) \(RussianGrammar.list(against)).")
        + now
    }
  }

  /// `f(high) = 10, а достижимо 0`
  private static func price(_ cost: Consequence.Cost, _ problem: Hierarchy) -> Text {
    if let maximized = problem.maximized(at: cost.level) {
      return
        "\(problem.sum(maximized.expression)) = \(maximized.value(where: cost.value)), а достижимо "
        + "\(maximized.value(where: cost.least)) (\(ObjectiveName.colored(cost.level)))"
    }
    return "\(ObjectiveName.colored(cost.level)) = \(cost.value), а достижимо \(cost.least)"
  }

  /// `b (X >= X2)`
  private static func named(_ constraint: Constraint) -> Text {
    "\(constraint.id, .strong) (\(formula: constraint.text))"
  }
}
