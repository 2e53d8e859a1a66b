// Level by level: what was minimised, what it came to, and what is left of the region.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct LevelStory {
  let resolution: Resolution
  let naming: Naming

  init(_ resolution: Resolution) {
    self.resolution = resolution
    naming = Naming(resolution)
  }

  /// The regions of some variables after each level, with the objectives if `full`. One variable is
  /// drawn as number lines, one below another; more are written as intervals.
  func document(_ variables: [Variable], full: Bool) -> Document {
    guard variables.count == 1, let variable = variables.first else {
      return table(variables, full: full)
    }
    let picture = NumberLinePicture(naming, variable)
    var rows = levels().map { level in
      picture.row(
        priority: level.priority, caption: caption(level, full: full),
        level.isSolved ? resolution.interval(of: variable, afterLevels: level.rank) : nil,
        label: level.isSolved ? nil : withoutRegion)
    }
    let start: [Text] =
      full ? [Text("start", .dim), "", Text("no constraint yet", .dim)] : [Text("start", .dim)]
    rows.insert(picture.row(priority: .required, caption: start, .everything), at: 0)
    return Document([.numberLines(picture.lines(rows))])
  }

  // MARK: Levels

  private struct StoryLevel {
    var rank: Int
    var priority: Priority
    var minimum: Rational?
    var pivots: Int
    /// False where there is no region: nothing is left, or the level's objective falls for ever.
    var isSolved: Bool
  }

  /// What stands in the place of a region that there is not.
  private var withoutRegion: Text {
    resolution.outcome == .infeasible ? "nothing is left" : "falls for ever"
  }

  private func levels() -> [StoryLevel] {
    resolution.levels.enumerated().map { rank, level in
      StoryLevel(
        rank: rank, priority: level.priority, minimum: level.minimum, pivots: level.pivots,
        isSolved: resolution.outcome != .infeasible && (rank == 0 || level.minimum != nil))
    }
  }

  private func caption(_ level: StoryLevel, full: Bool) -> [Text] {
    let role = Naming.role(level.priority)
    let name = Text(level.priority.name, role)
    guard full else { return [name] }
    let number = Text(String(level.priority.rawValue), .dim)
    let pivots = Text(Words.count(level.pivots, "pivot"), .dim)
    if level.rank == 0 { return [name, number, requirements(), pivots] }
    let result: Text =
      if let minimum = level.minimum { Text(minimum, .strong) } else {
        Text("no least value", .error)
      }
    return [
      name, number,
      "\(Naming.objective(level.priority), role) = \(naming.objectiveSum(level.priority))  →  \(result)",
      pivots,
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
    resolution.hierarchy.enabledConstraints.filter(\.priority.isRequired)
      .map { $0.decomposition(role: Naming.role(.required)) }
  }

  /// One row a level, and below it the intervals of the variables: all of them after the
  /// requirements, then those that the level narrowed.
  private func table(_ variables: [Variable], full: Bool) -> Document {
    var blocks: [Block] = []
    var known: [Variable: Interval] = [:]
    for level in levels() {
      blocks.append(.grid(Grid([caption(level, full: full)], gap: 4)))
      // Too many to stand in the caption, few enough to be read.
      if full, level.rank == 0, (4...6).contains(requiredEquations.count) {
        let list = requiredEquations.joined(separator: ",  ")
        blocks.append(.indented(Document([.paragraph(list)])))
      }
      guard level.isSolved else {
        blocks.append(.indented(Document([.paragraph(withoutRegion)])))
        continue
      }
      var statements: [Text] = []
      let open = variables.filter { known[$0]?.value == nil }
      let intervals = resolution.intervals(of: open, afterLevels: level.rank)
      for (variable, interval) in zip(open, intervals) where known[variable] != interval {
        known[variable] = interval
        statements.append(
          naming.statement(resolution.hierarchy.name(of: variable), interval))
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
  func solution() -> Document {
    if case .unbounded(let objective) = resolution.outcome {
      return Document([
        .paragraph(Text(Words.unbounded(resolution.model.levels[objective].name), .error))
      ])
    }
    var document = Document()
    var values: [Text] = []
    var ambiguous: [Variable] = []
    let variables = resolution.hierarchy.variables
    let intervals = resolution.intervals(of: variables, afterLevels: resolution.solvedLevels)
    for (variable, interval) in zip(variables, intervals) {
      if interval.isAmbiguous { ambiguous.append(variable) }
      values.append(naming.statement(resolution.hierarchy.name(of: variable), interval))
    }
    let limit = 40
    if values.count > limit {
      values = values.prefix(limit) + [Text("and \(values.count - limit) more", .dim)]
    }
    if !values.isEmpty { document.append(.paragraph(values.joined(separator: ",  "))) }
    if !ambiguous.isEmpty {
      document.append(.paragraph(Text(Words.ambiguousSolution(ambiguous.count), .note)))
    }
    document.append(contentsOf: violations(ambiguous))
    for objective in resolution.hierarchy.enabledObjectives {
      if let value = resolution.value(of: objective.expression) {
        document.append(
          .paragraph("\(objective.id, .strong): \(objective.text) gives \(value, .strong)"))
      }
    }
    return document
  }

  /// `want: X is 10 above X1 (a⁺ = 10)`; where variables are ambiguous that holds at one of their
  /// values only, which is named.
  private func violations(_ ambiguous: [Variable]) -> Document {
    var rows: [[Text]] = []
    let preferences = resolution.hierarchy.enabledConstraints.filter { !$0.priority.isRequired }
    for constraint in preferences {
      guard let error = resolution.error(of: constraint), !constraint.holds(error: error) else {
        continue
      }
      let side = error.signum > 0 ? "above" : "below"
      let slack = constraint.letter + (error.signum > 0 ? "⁺" : "⁻")
      let role = Naming.role(constraint.priority)
      rows.append([
        "\(constraint.id, .strong):",
        "\(constraint.leftText) is \(error.magnitude) \(side) \(constraint.rightText)",
        "(\(slack, role) = \(error.magnitude))",
      ])
    }
    if resolution.hierarchy.enabledConstraints.isEmpty { return Document() }
    if rows.isEmpty { return Document([.paragraph(Text("every constraint holds", .good))]) }
    let limit = 12
    let more = rows.count - limit
    if more > 0 { rows = rows.prefix(limit) + [["", Text("and \(more) more", .dim)]] }
    var document = Document()
    if !ambiguous.isEmpty {
      let place = ambiguous.prefix(6).compactMap { variable in
        resolution.value(of: variable).map {
          "\(resolution.hierarchy.name(of: variable)) = \(naming.value($0))" as Text
        }
      }
      document.append(
        .paragraph("for instance at " + place.joined(separator: ", ") + ":"))
    }
    document.append(.grid(Grid(rows, gap: 1)))
    if preferences.count != rows.count
      || resolution.hierarchy.enabledConstraints.count != rows.count
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
