// The short reply after a statement: what was added, and how things stand now.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

extension Session {
  /// The decomposition of what was added, notes, and the region as it is now.
  mutating func describe(_ outline: Outline) -> Document {
    var document = Document()
    let rows =
      outline.constraints.compactMap { serial in
        state.hierarchy.constraint(serial: serial).map(Self.introduction)
      }
      + outline.objectives.compactMap { serial in
        state.hierarchy.objectives.first { $0.serial == serial }.map(introduction)
      }
    let shown = 4
    if !rows.isEmpty { document.append(.grid(Grid(Array(rows.prefix(shown)), gap: 3))) }
    if rows.count > shown {
      document.append(.paragraph(Text("and \(rows.count - shown) more: list shows them", .dim)))
    }
    if !outline.newVariables.isEmpty {
      let noun = outline.newVariables.count == 1 ? "new variable" : "new variables"
      var words = "\(noun): \(Words.shortList(outline.newVariables))"
      let pointNames = state.hierarchy.pointNames
      let areLikePoints = outline.newVariables.contains {
        Suggestion.nearest(to: $0, among: pointNames) != nil
      }
      if areLikePoints {
        words += " (the points are \(Words.shortList(pointNames)))"
      }
      document.append(.paragraph(Text(words, .note)))
    }
    for renaming in outline.renamings {
      document.append(
        .paragraph(
          Text(
            "\(renaming.old) is your name now, so what was called so is called "
              + "\(renaming.new) from here on", .note)))
    }
    // Where there is a variable, its number line shows the points.
    if outline.variables.isEmpty, !outline.points.isEmpty {
      document.append(.paragraph(describe(points: outline.points)))
    }
    for note in outline.notes {
      document.append(.paragraph(Text(Words.shortened(note, to: 240), .note)))
    }
    document.append(contentsOf: describeNow(outline.variables))
    if outline.isSolved { document.append(contentsOf: describeCost()) }
    return document
  }

  /// `points  X0 = 0,  X1 = 10`
  private func describe(points names: [String]) -> Rendering.Text {
    let limit = 12
    var texts = names.prefix(limit).compactMap { name -> Rendering.Text? in
      guard case .point(let point) = state.hierarchy.symbol(named: name) else { return nil }
      return
        "\(Words.shortened(name)) = \(state.hierarchy.value(of: point))"
    }
    if names.count > limit { texts.append(Text("and \(names.count - limit) more", .dim)) }
    return "\(names.count == 1 ? "point" : "points", .dim)  " + texts.joined(separator: ",  ")
  }

  /// So much of a long constraint is shown right after it was typed; `decompose` shows all of it.
  private static let longestSide = 72
  private static let mostTerms = 8

  /// `a   X = X1 + a⁺ − a⁻   low: f(low) + a⁺ + a⁻`
  private static func introduction(_ constraint: Constraint) -> [Rendering.Text] {
    let role = Naming.role(constraint.priority)
    var cells = [
      Text(constraint.id, .strong), constraint.decomposition(role: role, limit: longestSide),
    ]
    if constraint.priority.isRequired {
      cells.append(Text("required", role))
    } else {
      cells.append(
        "\(constraint.priority.name, role): adds \(constraint.share(role: role)) to "
          + "\(Naming.objective(constraint.priority))")
    }
    return cells
  }

  private func introduction(_ objective: Objective) -> [Rendering.Text] {
    let role = Naming.role(objective.priority)
    let share = Naming.sum(
      constant: objective.share.constant,
      objective.share.terms.prefix(Self.mostTerms).map {
        ($0.coefficient, Text(state.hierarchy.name(of: $0.symbol)))
      } + (objective.share.terms.count > Self.mostTerms ? [(1, "…")] : []),
      constantFirst: objective.share.terms.isEmpty)
    return [
      Text(objective.id, .strong), Text(Words.shortened(objective.text)),
      "\(objective.priority.name, role): adds \(share) to \(Naming.objective(objective.priority))",
    ]
  }

  /// The region of a few variables as it is after all levels: a picture for one, words for more.
  mutating func describeNow(_ variables: [Variable]) -> Document {
    guard let first = variables.first else { return Document() }
    let naming = ValueNaming(hierarchy: state.hierarchy)
    if solutions.outcome == .infeasible {
      return Document([.paragraph(Text(Words.contradictoryNow, .error))])
    }
    if let level = solutions.unboundedLevel {
      return Document([.paragraph("\(Words.unbounded(level.name), .note)")])
    }
    let levels = solutions.levels
    if variables.count == 1,
      let interval = solutions.interval(of: first)
    {
      let picture = NumberLinePicture(naming, first)
      let row = picture.row(
        priority: levels.last ?? .required, caption: [], interval,
        label: naming.statement(state.hierarchy.name(of: first), interval))
      return Document([.numberLines(picture.lines([row]))])
    }
    let shown = variables.prefix(6)
    var statements: [Rendering.Text] = []
    for variable in shown {
      if let interval = solutions.interval(of: variable) {
        statements.append(naming.statement(state.hierarchy.name(of: variable), interval))
      }
    }
    if variables.count > shown.count { statements.append("…") }
    return Document([.paragraph(statements.joined(separator: ",  "))])
  }

  /// What the change cost: pivots, the levels looked at, the levels left alone.
  mutating func describeCost() -> Document {
    let enabled = state.hierarchy.constraints.lazy.filter { $0.isEnabled }
    guard enabled.prefix(2).count + state.hierarchy.enabledObjectives.count > 1,
      solutions.outcome != .infeasible
    else { return Document() }
    let levels =
      (enabled.contains(where: \.priority.isRequired) ? [.required] : []) + state.hierarchy.levels
    return Document([.paragraph(Text(Words.cost(solutions.cost, among: levels), .dim))])
  }
}

extension Words {
  /// `cost: 1 pivot on low; required and high left alone`
  ///
  /// - Parameter levels: all that there are, highest first.
  static func cost(_ cost: LiveSolution.Cost, among levels: [Priority]) -> String {
    let pivoted = cost.pivots.map(\.priority)
    var words = "cost: \(pivots(cost, isAlone: levels.count < 2))"
    if levels.count < 2 { return words }
    let others = levels.filter { !cost.visited.contains($0) }
    let looked = levels.filter { cost.visited.contains($0) && !pivoted.contains($0) }
    if others.isEmpty {
      return looked.isEmpty ? words : words + "; every level looked at"
    }
    if !looked.isEmpty {
      let number = looked.count > few ? "\(looked.count) levels" : list(looked.map(\.name))
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
  private static func pivots(_ cost: LiveSolution.Cost, isAlone: Bool) -> String {
    let total = cost.pivots.reduce(0) { $0 + $1.count }
    guard let first = cost.pivots.first else { return "no pivot" }
    let number = count(total, "pivot")
    if isAlone { return number }
    switch cost.pivots.count {
    case 1: return "\(number) on \(first.priority.name)"
    case ...few:
      return
        "\(number) (\(cost.pivots.map { "\($0.count) on \($0.priority.name)" }.joined(separator: ", ")))"
    default: return "\(number) on \(cost.pivots.count) levels"
    }
  }

  /// `required and high`, `5 levels above`, `3 levels above and 2 below`
  private static func leftAlone(_ levels: [Priority], _ cost: LiveSolution.Cost) -> String {
    if levels.count <= few { return list(levels.map(\.name)) }
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

  static let contradictoryNow = "the requirements contradict one another: nothing is left"

  static func unbounded(_ level: String) -> String {
    "unbounded: f(\(level)) falls for ever, so there is no solution yet; add a constraint that "
      + "stops it"
  }
}
