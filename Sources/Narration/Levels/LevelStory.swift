// Level by level: what was minimised, what it came to, and what is left of the region.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Simplex

struct LevelStory {
  private let report: LevelsReport
  private let naming: ValueNaming

  private var problem: Hierarchy { report.problem }
  private var variables: [Variable] { report.variables }
  /// Where pivots are told, so are the objectives.
  private var tellsPivots: Bool { report.levels.contains { $0.pivots != nil } }

  init(_ report: LevelsReport) {
    self.report = report
    naming = ValueNaming(hierarchy: report.problem)
  }

  /// The regions of some variables after each level. One variable is drawn as number lines, one below
  /// another; more are written as intervals.
  var document: Document {
    guard variables.count == 1, let variable = variables.first else { return table }
    let picture = NumberLinePicture(naming, variable)
    var start: [Text] = [Text("start", .dim)]
    if tellsPivots { start += ["", Text("no constraint yet", .dim)] }
    var rows = [picture.row(priority: .required, caption: start, .everything)]
    for level in report.levels {
      rows.append(
        picture.row(
          priority: level.priority, caption: caption(level),
          level.region.map { $0[variable.index] },
          label: level.region == nil ? withoutRegion : nil))
    }
    return Document([.numberLines(picture.lines(rows))])
  }

  // MARK: Levels

  /// What stands in the place of a region that there is not.
  private var withoutRegion: Text { report.isFeasible ? "falls for ever" : "nothing is left" }

  private func caption(_ level: LevelsReport.Level) -> [Text] {
    let role = Naming.role(level.priority)
    let name = Text(level.priority.name, role)
    guard let count = level.pivots else { return [name] }
    let number = Text(String(level.priority.rawValue), .dim)
    let told = Text(Words.count(count, "pivot"), .dim)
    if level.rank == 0 { return [name, number, requirements(), told] }
    let result: Text =
      if let minimum = level.minimum { Text(minimum, .strong) } else {
        Text("no least value", .error)
      }
    return [
      name, number,
      "\(Naming.objective(level.priority), role) = \(problem.objectiveSum(level.priority))  →  \(result)",
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
    problem.enabledConstraints.filter { $0.priority.isRequired }
      .map { $0.decomposition(role: Naming.role(.required)) }
  }

  /// One row a level, and below it the intervals of the variables: all of them after the
  /// requirements, then those that the level narrowed.
  private var table: Document {
    var blocks: [Block] = []
    var known: [Variable: Interval] = [:]
    for level in report.levels {
      blocks.append(.grid(Grid([caption(level)], gap: 4)))
      // Too many to stand in the caption, few enough to be read.
      if tellsPivots, level.rank == 0, (4...6).contains(requiredEquations.count) {
        let list = requiredEquations.joined(separator: ",  ")
        blocks.append(.indented(Document([.paragraph(list)])))
      }
      guard let intervals = level.region else {
        blocks.append(.indented(Document([.paragraph(withoutRegion)])))
        continue
      }
      var statements: [Text] = []
      for variable in variables where known[variable] != intervals[variable.index] {
        known[variable] = intervals[variable.index]
        statements.append(
          naming.statement(problem.name(of: variable), intervals[variable.index]))
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
}

extension Words {
  static func ambiguousSolution(_ count: Int) -> String {
    count == 1
      ? "ambiguous: any value in it is as good; another preference would decide"
      : "ambiguous in \(count) variables: more preferences would decide them"
  }
}
