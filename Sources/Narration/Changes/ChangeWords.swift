// Short sentences about changes.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session

extension Words {
  // MARK: What was added

  static func moreConstraints(_ count: Int) -> String { "and \(count) more: list shows them" }

  static func newVariables(_ names: [String], unlike points: [String]) -> String {
    let noun = names.count == 1 ? "new variable" : "new variables"
    let words = "\(noun): \(shortList(names))"
    return points.isEmpty ? words : words + " (the points are \(shortList(points)))"
  }

  static func renamed(_ renaming: Hierarchy.Renaming) -> String {
    "\(renaming.old) is your name now, so what was called so is called \(renaming.new) from here on"
  }

  static func note(_ note: Note) -> String {
    switch note {
    case .dropped(let id, let text): "dropped \(id): \(text)"
    case .disabled(let id, let text): "disabled: \(id)  \(text)"
    case .released(let name): "\(name) is no longer held by a suggestion"
    case .weightOnRequirement:
      "a requirement has no cost, so its weight changes nothing; write @low or another level to make "
        + "it a preference"
    case .withoutVariable(let id, _, nil, let hasPoints):
      "there is no variable in \(id): \(hasPoints ? "as the points stand, it" : "it always") holds"
    case .withoutVariable(let id, let level, let cost?, let hasPoints):
      "there is no variable in \(id): \(hasPoints ? "as the points stand, it" : "it always") adds "
        + "\(cost) to f(\(level)), whatever the solution is"
    case .cancels(let id, let other, let level):
      "\(id) and \(other) cancel: together they ask for nothing of f(\(level)); drop \(other) leaves "
        + "\(id) alone"
    case .unit(let word):
      "numbers have no units here: 10\(word) is 10 times the variable \(word)"
    case .namesFixed(true): "from here on an unknown name is an error; vars free lifts that"
    case .namesFixed(false): "from here on an unknown name makes a new variable"
    case .reset: "everything is gone; undo brings it back"
    case .rule(let word): rule(word)
    }
  }

  static func rule(_ word: RuleWord) -> String {
    switch word {
    case .bland: "rule bland: of the columns that would lower the objective, the first enters"
    case .dantzig:
      "rule dantzig: of the columns that would lower the objective, the one with the most negative "
        + "cost enters"
    case .greatest:
      "rule greatest: of the columns that would lower the objective, the one whose pivot lowers it "
        + "most enters"
    }
  }

  static func inUse(_ setting: DisplaySettings.Setting) -> String {
    switch setting {
    case .numbers(.exact): "numbers are shown exactly"
    case .numbers(.decimal(let places)):
      "numbers are shown with up to \(count(places, "decimal place")); ≈ marks those that were rounded"
    case .isASCII(true): "drawn in plain ASCII"
    case .isASCII(false): "drawn in Unicode"
    case .drawsTableau(false):
      "drawn as a dictionary: each basic variable as a sum of the others, as in d = 30 − c"
    case .drawsTableau(true):
      "drawn as a tableau: everything on one side, as in d + c = 30, and the constant last"
    }
  }

  // MARK: What it cost

  /// `cost: 1 pivot on low; required and high left alone`
  static func cost(_ cost: ChangeCost) -> String {
    let levels = cost.levels
    let pivoted = cost.pivots.map { $0.priority }
    var words = "cost: \(pivots(cost, isAlone: levels.count < 2))"
    if levels.count < 2 { return words }
    let others = cost.leftAlone
    let looked = levels.filter { cost.visited.contains($0) && !pivoted.contains($0) }
    if others.isEmpty {
      return looked.isEmpty ? words : words + "; every level looked at"
    }
    if !looked.isEmpty {
      let number = looked.count > few ? "\(looked.count) levels" : list(looked.map { $0.name })
      words += pivoted.isEmpty ? "; only \(number) looked at" : "; \(number) looked at"
      words += ", "
    } else {
      words += "; "
    }
    return words + leftAlone(others, cost) + " left alone"
  }

  /// So many levels are named; more are counted.
  private static let few = 4

  /// `no pivot`, `1 pivot on low`, `3 pivots (2 on high, 1 on low)`
  private static func pivots(_ cost: ChangeCost, isAlone: Bool) -> String {
    let total = cost.pivots.reduce(0) { $0 + $1.count }
    guard let first = cost.pivots.first else { return "no pivot" }
    let number = count(total, "pivot")
    if isAlone { return number }
    switch cost.pivots.count {
    case 1: return "\(number) on \(first.priority.name)"
    case ...few:
      let parts = cost.pivots.map { "\($0.count) on \($0.priority.name)" }
      return "\(number) (\(parts.joined(separator: ", ")))"
    default: return "\(number) on \(cost.pivots.count) levels"
    }
  }

  /// `required and high`, `5 levels above`, `3 levels above and 2 below`
  private static func leftAlone(_ levels: [Priority], _ cost: ChangeCost) -> String {
    if levels.count <= few { return list(levels.map { $0.name }) }
    guard let highest = cost.visited.first, let lowest = cost.visited.last else {
      return "all \(levels.count) levels"
    }
    let above = levels.count { $0 > highest }
    let below = levels.count { $0 < lowest }
    let between = levels.count - above - below
    let parts = [(above, "above"), (between, "between"), (below, "below")].filter { $0.0 > 0 }
    return list(
      parts.enumerated().map { index, part in
        index == 0 ? "\(count(part.0, "level")) \(part.1)" : "\(part.0) \(part.1)"
      })
  }

  static let notEveryPair = "but not every pair: region shows which"

  static let contradictoryNow = "the requirements contradict one another: nothing is left"

  static func unbounded(_ level: String) -> String {
    "unbounded: f(\(level)) falls for ever, so there is no solution yet; add a constraint that "
      + "stops it"
  }

  // MARK: undo, redo, history

  static func moreChanges(_ number: Int) -> String { "and \(number) more: history shows them" }

  static func changes(_ number: Int) -> String { "(\(count(number, "change")))" }

  static func earlierChanges(_ number: Int) -> String {
    "\(count(number, "earlier change")); history shows all"
  }

  /// `undo takes back 2, redo does 3 again`
  static func standing(_ history: HistoryReport) -> String {
    let done = history.position
    let back = done > 0 ? "undo takes back \(done)" : "everything is undone"
    return history.undone > 0 ? "\(back), redo does \(done + 1) again" : back
  }

  // MARK: trace change

  static func lastChange(_ cause: ChangeTrace.Cause) -> Text {
    switch cause {
    case .done(let line): "Last change: \(line, .code)"
    case .undone(let lines): "Last change: \("undo", .code) took back \(several(lines))"
    case .redone(let lines): "Last change: \("redo", .code) did \(several(lines)) again"
    }
  }

  private static func several(_ lines: [String]) -> Text {
    let limit = 3
    var texts = lines.prefix(limit).map { Text($0, .code) }
    if lines.count > limit { texts.append("\(lines.count - limit) more, all as one change") }
    return texts.joined(separator: "; ")
  }

  static let nothingLeftToSolve = "There is no variable and no constraint, so nothing to solve."

  static func stopsAnywhere(_ names: [String]) -> String {
    "\(list(names)) \(names.count == 1 ? "is" : "are") ambiguous: other values are as good, this is "
      + "where the solver stands"
  }
}
