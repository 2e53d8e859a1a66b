// Level by level: what was minimised, what it came to, and what is left of the region.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct LevelStory {
  private var solution: Solutions
  private let naming: ValueNaming
  /// How many pivots each level took, the requirements first. Where they are told, so are the
  /// objectives.
  private let pivots: [Int]?

  private var hierarchy: Hierarchy { solution.hierarchy }

  init(_ solution: Solutions, pivots: [Int]? = nil) {
    self.solution = solution
    self.pivots = pivots
    naming = ValueNaming(hierarchy: solution.hierarchy)
  }

  /// The regions of some variables after each level. One variable is drawn as number lines, one below
  /// another; more are written as intervals.
  mutating func document(_ variables: [Variable]) -> Document {
    guard variables.count == 1, let variable = variables.first else { return table(variables) }
    let picture = NumberLinePicture(naming, variable)
    var start: [Text] = [Text("start", .dim)]
    if pivots != nil { start += ["", Text("no constraint yet", .dim)] }
    var rows = [picture.row(priority: .required, caption: start, .everything)]
    for level in levels() {
      rows.append(
        picture.row(
          priority: level.priority, caption: caption(level),
          level.isSolved ? solution.interval(of: variable, afterLevels: level.rank) : nil,
          label: level.isSolved ? nil : withoutRegion))
    }
    return Document([.numberLines(picture.lines(rows))])
  }

  // MARK: Levels

  private struct StoryLevel {
    var rank: Int
    var priority: Priority
    var minimum: Rational?
    /// False where there is no region: nothing is left, or the level's objective falls for ever.
    var isSolved: Bool
  }

  /// What stands in the place of a region that there is not.
  private var withoutRegion: Text {
    mutating get { solution.outcome == .infeasible ? "nothing is left" : "falls for ever" }
  }

  private mutating func levels() -> [StoryLevel] {
    let priorities = [.required] + hierarchy.levels
    let solved = solution.solvedLevels
    let isFeasible = solution.outcome != .infeasible
    let count = isFeasible ? min(solved + 2, priorities.count) : 1
    var levels: [StoryLevel] = []
    for rank in 0..<count {
      levels.append(
        StoryLevel(
          rank: rank, priority: priorities[rank],
          minimum: rank > 0 && rank <= solved ? solution.minimum(of: priorities[rank]) : nil,
          isSolved: isFeasible && rank <= solved))
    }
    return levels
  }

  private func caption(_ level: StoryLevel) -> [Text] {
    let role = Naming.role(level.priority)
    let name = Text(level.priority.name, role)
    guard let pivots else { return [name] }
    let number = Text(String(level.priority.rawValue), .dim)
    let count = level.rank < pivots.count ? pivots[level.rank] : 0
    let told = Text(Words.count(count, "pivot"), .dim)
    if level.rank == 0 { return [name, number, requirements(), told] }
    let result: Text =
      if let minimum = level.minimum { Text(minimum, .strong) } else {
        Text("no least value", .error)
      }
    return [
      name, number,
      "\(Naming.objective(level.priority), role) = \(hierarchy.objectiveSum(level.priority))  →  \(result)",
      told,
    ]
  }

  /// The requirements' equations while they are few, else their number.
  private func requirements() -> Text {
    let equations = requiredEquations
    if equations.isEmpty { return Text("none", .dim) }
    if equations.count > 3 { return Text(Words.count(equations.count, "requirement")) }
    return equations.joined(separator: ",  ")
  }

  private var requiredEquations: [Text] {
    hierarchy.enabledConstraints.filter(\.priority.isRequired)
      .map { $0.decomposition(role: Naming.role(.required)) }
  }

  /// One row a level, and below it the intervals of the variables: all of them after the
  /// requirements, then those that the level narrowed.
  private mutating func table(_ variables: [Variable]) -> Document {
    var blocks: [Block] = []
    var known: [Variable: Interval] = [:]
    for level in levels() {
      blocks.append(.grid(Grid([caption(level)], gap: 4)))
      // Too many to stand in the caption, few enough to be read.
      if pivots != nil, level.rank == 0, (4...6).contains(requiredEquations.count) {
        let list = requiredEquations.joined(separator: ",  ")
        blocks.append(.indented(Document([.paragraph(list)])))
      }
      guard level.isSolved else {
        blocks.append(.indented(Document([.paragraph(withoutRegion)])))
        continue
      }
      let intervals = solution.intervals(afterLevels: level.rank) ?? []
      var statements: [Text] = []
      for variable in variables where known[variable] != intervals[variable.index] {
        known[variable] = intervals[variable.index]
        statements.append(
          naming.statement(hierarchy.name(of: variable), intervals[variable.index]))
      }
      let limit = 24
      if statements.count > limit {
        statements = statements.prefix(limit) + [Text("and \(statements.count - limit) more", .dim)]
      }
      if variables.isEmpty { continue }
      if statements.isEmpty { statements = [Text("the region stays as it was", .dim)] }
      blocks.append(
        .indented(Document([.paragraph(statements.joined(separator: ",  "))])))
    }
    return Document(blocks)
  }

  // MARK: Solution

  /// The values, what is ambiguous, and which preferences had to give.
  ///
  /// - Parameter valuation: the solution, or one of several; nil where there is none.
  mutating func solution(_ valuation: Valuation?) -> Document {
    if let level = solution.unboundedLevel {
      return Document([.paragraph(Text(Words.unbounded(level.name), .error))])
    }
    let levels = solution.solvedLevels
    guard let valuation, let intervals = solution.intervals(afterLevels: levels) else {
      return Document()
    }
    var document = Document()
    var values: [Text] = []
    var ambiguous: [Variable] = []
    for (variable, interval) in zip(hierarchy.variables, intervals) {
      if interval.isAmbiguous { ambiguous.append(variable) }
      values.append(naming.statement(hierarchy.name(of: variable), interval))
    }
    let limit = 40
    if values.count > limit {
      values = values.prefix(limit) + [Text("and \(values.count - limit) more", .dim)]
    }
    if !values.isEmpty { document.append(.paragraph(values.joined(separator: ",  "))) }
    if !ambiguous.isEmpty {
      document.append(.paragraph(Text(Words.ambiguousSolution(ambiguous.count), .note)))
    }
    document.append(contentsOf: violations(valuation, ambiguous))
    for objective in hierarchy.enabledObjectives {
      let value = valuation.value(of: objective.expression)
      document.append(
        .paragraph("\(objective.id, .strong): \(objective.text) gives \(value, .strong)"))
    }
    return document
  }

  /// `want: X is 10 above X1 (a⁺ = 10)`; where variables are ambiguous that holds at one of their
  /// values only, which is named.
  private func violations(_ valuation: Valuation, _ ambiguous: [Variable]) -> Document {
    var rows: [[Text]] = []
    let preferences = hierarchy.enabledConstraints.filter { !$0.priority.isRequired }
    for constraint in preferences {
      let error = valuation.error(of: constraint)
      if constraint.holds(error: error) { continue }
      let side = error.signum > 0 ? "above" : "below"
      let slack = constraint.letter + (error.signum > 0 ? "⁺" : "⁻")
      let role = Naming.role(constraint.priority)
      rows.append([
        "\(constraint.id, .strong):",
        "\(constraint.leftText) is \(error.magnitude) \(side) \(constraint.rightText)",
        "(\(slack, role) = \(error.magnitude))",
      ])
    }
    if hierarchy.enabledConstraints.isEmpty { return Document() }
    if rows.isEmpty { return Document([.paragraph(Text("every constraint holds", .good))]) }
    let limit = 12
    let more = rows.count - limit
    if more > 0 { rows = rows.prefix(limit) + [["", Text("and \(more) more", .dim)]] }
    var document = Document()
    if !ambiguous.isEmpty {
      let place = ambiguous.prefix(6).map { variable in
        "\(hierarchy.name(of: variable)) = \(naming.value(valuation.value(of: variable)))" as Text
      }
      document.append(
        .paragraph("for instance at " + place.joined(separator: ", ") + ":"))
    }
    document.append(.grid(Grid(rows, gap: 1)))
    if preferences.count != rows.count
      || hierarchy.enabledConstraints.count != rows.count
    {
      document.append(.paragraph(Text("everything else holds", .good)))
    }
    return document
  }
}

extension Words {
  static func ambiguousSolution(_ count: Int) -> String {
    count == 1
      ? "ambiguous: any value in it is as good; another preference would decide"
      : "ambiguous in \(count) variables: more preferences would decide them"
  }
}
