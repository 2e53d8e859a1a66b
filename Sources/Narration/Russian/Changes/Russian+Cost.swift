// What is said of what a change cost, in Russian.

import ConstraintHierarchies
import Session
import Wording

extension Russian {
  /// So many levels are named; more are counted.
  private static let fewLevels = 4

  /// `1 шаг на уровне low; уровни required и high не затронуты`
  static func text(_ cost: ChangeCost) -> String {
    let levels = cost.levels
    let pivoted = cost.pivots.map { $0.priority }
    let words = pivots(cost, isAlone: levels.count < 2)
    if levels.count < 2 { return words }
    let others = cost.leftAlone
    let looked = levels.filter { cost.visited.contains($0) && !pivoted.contains($0) }
    if others.isEmpty {
      return looked.isEmpty ? words : words + "; просмотрены все уровни"
    }
    let rest = leftAlone(others, cost)
    if looked.isEmpty { return "\(words); \(rest)" }
    return "\(words); \(lookedAt(looked, isOnly: pivoted.isEmpty)), \(rest)"
  }

  /// `просмотрен уровень low`, `просмотрены только уровни low и high`
  private static func lookedAt(_ levels: [Priority], isOnly: Bool) -> String {
    let only = isOnly ? "только " : ""
    if levels.count > fewLevels {
      return RussianGrammar.plural(levels.count, "просмотрен", "просмотрены", "просмотрено")
        + " \(only)\(RussianGrammar.count(levels.count, "уровень", "уровня", "уровней"))"
    }
    return RussianGrammar.agreeing(levels.count, "просмотрен", "просмотрены") + " \(only)"
      + named(levels)
  }

  /// `уровень low`, `уровни required и high`
  private static func named(_ levels: [Priority]) -> String {
    RussianGrammar.agreeing(levels.count, "уровень", "уровни") + " "
      + RussianGrammar.list(levels.map { $0.name })
  }

  /// `ни одного шага`, `1 шаг на уровне low`, `3 шага (high — 2, low — 1)`
  private static func pivots(_ cost: ChangeCost, isAlone: Bool) -> String {
    let total = cost.pivots.reduce(0) { $0 + $1.count }
    guard let first = cost.pivots.first else { return "ни одного шага" }
    let number = RussianGrammar.count(total, "шаг", "шага", "шагов")
    if isAlone { return number }
    switch cost.pivots.count {
    case 1: return "\(number) на уровне \(first.priority.name)"
    case ...fewLevels:
      let parts = cost.pivots.map { "\($0.count) на уровне \($0.priority.name)" }
      return "\(number) (\(parts.joined(separator: ", ")))"
    default:
      return "\(number) на "
        + RussianGrammar.count(cost.pivots.count, "уровне", "уровнях", "уровнях")
    }
  }

  /// `уровни required и high не затронуты`, `не затронуто 5 уровней выше`, `не затронуты 3 уровня выше и 2 ниже`
  private static func leftAlone(_ levels: [Priority], _ cost: ChangeCost) -> String {
    if levels.count <= fewLevels {
      return "\(named(levels)) не \(RussianGrammar.agreeing(levels.count, "затронут", "затронуты"))"
    }
    guard let highest = cost.visited.first, let lowest = cost.visited.last else {
      return "ни один из \(RussianGrammar.count(levels.count, "уровня", "уровней", "уровней")) "
        + "не затронут"
    }
    let above = levels.count { $0 > highest }
    let below = levels.count { $0 < lowest }
    let between = levels.count - above - below
    let parts = [(above, "выше"), (between, "между ними"), (below, "ниже")].filter { $0.0 > 0 }
    let first = parts.first?.0 ?? 0
    return "не " + RussianGrammar.plural(first, "затронут", "затронуты", "затронуто") + " "
      + RussianGrammar.list(
        parts.enumerated().map { index, part in
          index == 0
            ? "\(RussianGrammar.count(part.0, "уровень", "уровня", "уровней")) \(part.1)"
            : "\(part.0) \(part.1)"
        })
  }
}
