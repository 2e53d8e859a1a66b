// The short reply after a statement: what was added, and how things stand now.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

extension State {
  /// The decomposition of what was added, notes, and the region as it is now.
  mutating func describe(_ outline: Outline) -> Document {
    var document = Document()
    let rows =
      outline.constraints.compactMap { serial in
        hierarchy.constraint(serial: serial).map(Self.introduction)
      }
      + outline.objectives.compactMap { serial in
        hierarchy.objectives.first { $0.serial == serial }.map(introduction)
      }
    let shown = 4
    if !rows.isEmpty { document.append(.grid(Grid(Array(rows.prefix(shown)), gap: 3))) }
    if rows.count > shown {
      document.append(.paragraph(Text("and \(rows.count - shown) more: list shows them", .dim)))
    }
    if !outline.newVariables.isEmpty {
      let noun = outline.newVariables.count == 1 ? "new variable" : "new variables"
      var words = "\(noun): \(Words.list(outline.newVariables))"
      let points = Set(
        outline.newVariables.compactMap { Suggestion.nearest(to: $0, among: hierarchy.pointNames) })
      if !points.isEmpty {
        words += " (the points are \(Words.list(hierarchy.pointNames)))"
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
    for note in outline.notes { document.append(.paragraph(Text(note, .note))) }
    document.append(contentsOf: describeNow(outline.variables))
    if outline.isSolved { document.append(contentsOf: describeCost()) }
    return document
  }

  /// `a   X = X1 + a⁺ − a⁻   low: f(low) + a⁺ + a⁻`
  private static func introduction(_ constraint: Constraint) -> [Rendering.Text] {
    let role = Naming.role(constraint.priority)
    var cells = [Text(constraint.id, .strong), constraint.decomposition(role: role)]
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
      objective.share.terms.map { ($0.coefficient, Text(hierarchy.name(of: $0.symbol))) },
      constantFirst: objective.share.terms.isEmpty)
    return [
      Text(objective.id, .strong), Text(objective.text),
      "\(objective.priority.name, role): adds \(share) to \(Naming.objective(objective.priority))",
    ]
  }

  /// The region of a few variables as it is after all levels: a picture for one, words for more.
  mutating func describeNow(_ variables: [Variable]) -> Document {
    guard let first = variables.first else { return Document() }
    settle()
    let naming = ValueNaming(hierarchy: hierarchy)
    if live.outcome == .infeasible {
      return Document([.paragraph(Text(Words.contradictoryNow, .error))])
    }
    if let level = live.unboundedLevel {
      return Document([.paragraph("\(Words.unbounded(level.name), .note)")])
    }
    let levels = live.levels
    if variables.count == 1,
      let interval = interval(of: LinearExpression(.variable(first)), afterLevels: levels.count)
    {
      let picture = NumberLinePicture(naming, first)
      let row = picture.row(
        priority: levels.last ?? .required, caption: [], interval,
        label: naming.statement(hierarchy.name(of: first), interval))
      return Document([.numberLines(picture.lines([row]))])
    }
    let shown = variables.prefix(6)
    var statements: [Rendering.Text] = []
    for variable in shown {
      if let interval = interval(
        of: LinearExpression(.variable(variable)), afterLevels: levels.count)
      {
        statements.append(naming.statement(hierarchy.name(of: variable), interval))
      }
    }
    if variables.count > shown.count { statements.append("…") }
    return Document([.paragraph(statements.joined(separator: ",  "))])
  }

  /// What the change cost: pivots, the levels looked at, the levels left alone.
  mutating func describeCost() -> Document {
    settle()
    let enabled = hierarchy.constraints.lazy.filter(\.isEnabled)
    guard enabled.prefix(2).count + hierarchy.enabledObjectives.count > 1,
      live.outcome != .infeasible
    else { return Document() }
    let levels =
      (enabled.contains(where: \.priority.isRequired) ? [.required] : []) + hierarchy.levels
    return Document([.paragraph(Text(Words.cost(live.cost, among: levels), .dim))])
  }
}

extension Words {
  /// `cost: 1 pivot; low only, required and high untouched`
  static func cost(_ cost: LiveSolution.Cost, among levels: [Priority]) -> String {
    let total = cost.pivots.reduce(0) { $0 + $1.count }
    var words = "cost: " + (total == 0 ? "no pivot" : count(total, "pivot"))
    if cost.pivots.count > 1 {
      words += " (" + list(cost.pivots.map { "\($0.count) \($0.priority.name)" }) + ")"
    }
    let visited = levels.filter(cost.visited.contains)
    let untouched = levels.filter { !cost.visited.contains($0) }
    if levels.count < 2 { return words }
    if untouched.isEmpty { return words + "; every level looked at" }
    let names = list(untouched.map(\.name)) + " untouched"
    if visited.isEmpty { return words + "; " + names }
    return words + "; " + list(visited.map(\.name)) + (visited.count == 1 ? " only" : "") + ", "
      + names
  }

  static let contradictoryNow = "the requirements contradict one another: nothing is left"

  static func unbounded(_ level: String) -> String {
    "unbounded: f(\(level)) falls for ever, so there is no solution yet; add a constraint that "
      + "stops it"
  }
}
