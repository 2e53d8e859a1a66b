// What is said of changes: what was added, what it cost, how replies look from here on.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Rendering
import Session
import Wording

/// What is said of a change.
enum ChangeWords {
  /// Before the points that were named.
  case points(Int)
  /// `low: adds a⁺ to f(low)`: what a constraint or an objective adds to what its level minimises.
  case adds(share: Text, Priority)
  /// More constraints came than are shown.
  case moreConstraints(Int)
  /// That so many constraints of a form are requirements.
  case allRequired(Int)
  /// - Parameter points: the points' names, where a variable looks like one of them.
  case newVariables([String], unlike: [String])
  /// What had a name that was typed for something else.
  case renamed(Hierarchy.Renaming, wasObjective: Bool, nowNames: Named?)
  case note(Note)
  case rule(RuleWord)
  case inUse(DisplaySettings.Setting)
  /// Below the intervals of two variables.
  case notEveryPair
  case cost(ChangeCost)

  /// What a name may stand for.
  enum Named { case variable, point, constraint, objective, view }
}

extension ChangeWords {
  /// - Parameter problem: after the renaming.
  static func renamed(_ renaming: Hierarchy.Renaming, in problem: Hierarchy) -> ChangeWords {
    let named: Named? =
      switch problem.symbol(named: renaming.old) {
      case .variable?: .variable
      case .point?: .point
      case nil where problem.reserved.contains(renaming.old): .view
      case nil:
        problem.constraint(renaming.old) != nil
          ? .constraint : problem.objective(renaming.old) != nil ? .objective : nil
      }
    return .renamed(
      renaming, wasObjective: problem.objective(renaming.new) != nil, nowNames: named)
  }
}

extension ChangeWords: Phrase {
  var english: Text {
    switch self {
    case .points(let count): Text(EnglishGrammar.plural(count, "point"))
    case .adds(let share, let level):
      "\(level.name, Naming.role(level)): adds \(share) to \(Naming.objective(level))"
    case .moreConstraints(let count): Text("\(EnglishGrammar.andMore(count)): list shows them")
    case .allRequired(let count): count == 1 ? "required" : "all required"
    case .newVariables(let names, let points):
      Text(
        "new \(EnglishGrammar.plural(names.count, "variable")): \(EnglishGrammar.shortList(names))"
          + (points.isEmpty ? "" : " (the points are \(EnglishGrammar.shortList(points)))"))
    case .renamed(let renaming, let wasObjective, let named):
      Text(English.renamed(renaming, wasObjective, named))
    case .note(let note): Text(English.text(note).shortened(to: 240))
    case .rule(let rule): Text(English.text(rule))
    case .inUse(let setting): Text(English.text(setting))
    case .notEveryPair: "but not every pair: region shows which"
    case .cost(let cost): Text("cost: \(English.text(cost))")
    }
  }
}

extension English {
  fileprivate static func renamed(
    _ renaming: Hierarchy.Renaming, _ wasObjective: Bool, _ named: ChangeWords.Named?
  ) -> String {
    let now =
      switch named {
      case .variable?: "variable"
      case .point?: "point"
      case .constraint?: "constraint"
      case .objective?: "objective"
      case .view?: "view"
      case nil: "line"
      }
    let before = wasObjective ? "objective" : "constraint"
    return "\(renaming.old) now names your \(now); the \(before) \(renaming.old) has been renamed "
      + renaming.new
  }

  fileprivate static func text(_ note: Note) -> String {
    switch note {
    case .dropped(let id, let text): "dropped \(id): \(text)"
    case .disabled(let id, let text): "disabled: \(id)  \(text)"
    case .resting(let id, let text): "off while views are hidden: \(id)  \(text)"
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
      "\(id) and \(other) cancel: together they add nothing to f(\(level)); drop \(other) leaves "
        + "\(id) alone"
    case .twin(let id, let other, nil, _):
      "\(id) says what \(other) says, and changes nothing; drop \(id) leaves \(other) alone"
    case .twin(let id, let other, let level?, isObjective: false):
      "\(id) says what \(other) says: f(\(level)) counts both; drop \(id) leaves \(other) alone"
    case .twin(let id, let other, let level?, isObjective: true):
      "\(id) asks for what \(other) asks for: f(\(level)) counts both; drop \(id) leaves \(other) alone"
    case .strength(let word):
      "\(word) is a variable now; how strong a constraint is stands at its end, as in x = 40 @weak"
    case .unit(let word):
      "numbers have no units here: 10\(word) is 10 times the variable \(word)"
    case .namesFixed(true): "from here on an unknown name is an error; vars free lifts that"
    case .namesFixed(false): "from here on an unknown name makes a new variable"
    case .reset: "everything is gone; undo brings it back"
    case .rule(let word): text(word)
    case .views(let names, let areGuides): namedViews(names, areGuides: areGuides)
    case .spacing(let number): standardGap(number, toSuperview: false)
    case .margin(let number): standardGap(number, toSuperview: true)
    case .direction(let word): direction(word)
    case .mirrored(let id):
      "\(id) is read as text runs, from right to left: each distance in it counts to the left"
    case .textWaits(let text): waits(text)
    case .textsLoop(let views): loop(views)
    case .heldFromOutside(let view, let sizes): heldFromOutside(view, sizes)
    case .nonnegative(let names): nonnegative(names)
    case .bounded(let names, let bound): bounded(names, upTo: bound)
    case .free(let names): "\(EnglishGrammar.list(names)) may have any sign"
    case .rowsForSigns(let ids, let names): rowsForSigns(ids, names)
    case .signsForRows(let ids): signsForRows(ids)
    case .heldByRows(let ids): heldByRows(ids)
    case .scrolls(let view):
      "\(view).content is what scrolls in \(view): pin what lies in it to its four edges; "
        + "\(view).content.width = \(view).width lets it scroll down only"
    }
  }

  private static func heldFromOutside(_ view: String, _ sizes: [Axis: Rational]) -> String {
    let alone = [
      sizes[.horizontal].map { "\($0) wide" }, sizes[.vertical].map { "\($0) high" },
    ].compactMap { $0 }
    let edge = sizes[.horizontal] == nil ? "height" : "width"
    return
      "measured alone, \(view) would be \(EnglishGrammar.list(alone)): constraints with what lies outside it hold it "
      + "otherwise; why \(view).\(edge) names them"
  }

  fileprivate static func text(_ rule: RuleWord) -> String {
    switch rule {
    case .bland: "rule bland: of the columns that would lower the objective, the first enters"
    case .dantzig:
      "rule dantzig: of the columns that would lower the objective, the one with the most negative "
        + "cost enters"
    case .greatest:
      "rule greatest: of the columns that would lower the objective, the one whose pivot lowers it "
        + "most enters"
    case .dual:
      "rule dual: where requirements do not hold at the start and no cost there is below 0, what is furthest below 0 "
        + "leaves, and what costs least for it enters; elsewhere as dantzig"
    case .bigM:
      "rule big-m: where requirements do not hold at the start, each unit that is missing costs M in the objective, and M "
        + "is larger than any number; elsewhere as dantzig"
    }
  }

  fileprivate static func text(_ setting: DisplaySettings.Setting) -> String {
    switch setting {
    case .numbers(.exact): "numbers are shown exactly"
    case .numbers(.decimal(let places)):
      "numbers are shown with up to \(EnglishGrammar.count(places, "decimal place")); ≈ marks those that "
        + "were rounded"
    case .speech(.english): "said in English"
    case .speech(.russian): "said in Russian"
    case .isASCII(true): "drawn in plain ASCII"
    case .isASCII(false): "drawn in Unicode"
    case .drawsViews(true): "the screen is drawn after every change"
    case .drawsViews(false): "the screen is drawn when you type draw"
    case .form(.dictionary):
      "drawn as a dictionary: each basic variable as a sum of the others, as in d = 30 − c"
    case .form(.tableau):
      "drawn as a tableau: everything on one side, as in d + c = 30, and the constant last"
    case .form(.revised):
      "drawn in the revised form: B⁻¹, the inverse of the basis, with a column for each row; B⁻¹·b, the values; c_B·B⁻¹, "
        + "the prices of the rows; and B⁻¹ times the column that enters"
    }
  }

  // MARK: What it cost

  /// So many levels are named; more are counted.
  fileprivate static let fewLevels = 4

  /// `1 pivot on low; required and high left alone`
  fileprivate static func text(_ cost: ChangeCost) -> String {
    let levels = cost.levels
    let pivoted = cost.pivots.map { $0.priority }
    var words = pivots(cost, isAlone: levels.count < 2)
    if levels.count < 2 { return words }
    let others = cost.leftAlone
    let looked = levels.filter { cost.visited.contains($0) && !pivoted.contains($0) }
    if others.isEmpty {
      return looked.isEmpty ? words : words + "; every level looked at"
    }
    if !looked.isEmpty {
      let number =
        looked.count > fewLevels
        ? EnglishGrammar.count(looked.count, "level") : EnglishGrammar.list(looked.map { $0.name })
      words += pivoted.isEmpty ? "; only \(number) looked at" : "; \(number) looked at"
      words += ", "
    } else {
      words += "; "
    }
    return words + leftAlone(others, cost) + " left alone"
  }

  /// `no pivot`, `1 pivot on low`, `3 pivots (2 on high, 1 on low)`
  fileprivate static func pivots(_ cost: ChangeCost, isAlone: Bool) -> String {
    let total = cost.pivots.reduce(0) { $0 + $1.count }
    guard let first = cost.pivots.first else { return "no pivot" }
    let number = EnglishGrammar.count(total, "pivot")
    if isAlone { return number }
    switch cost.pivots.count {
    case 1: return "\(number) on \(first.priority.name)"
    case ...fewLevels:
      let parts = cost.pivots.map { "\($0.count) on \($0.priority.name)" }
      return "\(number) (\(parts.joined(separator: ", ")))"
    default: return "\(number) on \(EnglishGrammar.count(cost.pivots.count, "level"))"
    }
  }

  /// `required and high`, `5 levels above`, `3 levels above and 2 below`
  fileprivate static func leftAlone(_ levels: [Priority], _ cost: ChangeCost) -> String {
    if levels.count <= fewLevels { return EnglishGrammar.list(levels.map { $0.name }) }
    guard let highest = cost.visited.first, let lowest = cost.visited.last else {
      return "all \(EnglishGrammar.count(levels.count, "level"))"
    }
    let above = levels.count { $0 > highest }
    let below = levels.count { $0 < lowest }
    let between = levels.count - above - below
    let parts = [(above, "above"), (between, "between"), (below, "below")].filter { $0.0 > 0 }
    return EnglishGrammar.list(
      parts.enumerated().map { index, part in
        index == 0
          ? "\(EnglishGrammar.count(part.0, "level")) \(part.1)" : "\(part.0) \(part.1)"
      })
  }
}
