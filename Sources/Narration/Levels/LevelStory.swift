// Level by level: what was minimised, what it came to, and what is left of the region.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Simplex
import Wording

struct LevelStory {
  private let report: LevelsReport
  private let naming: ValueNaming
  private let speech: Speech

  private var problem: Hierarchy { report.problem }
  private var variables: [Variable] { report.variables }
  /// Where pivots are told, so are the objectives.
  private var tellsPivots: Bool { report.levels.contains { $0.pivots != nil } }

  init(_ report: LevelsReport, in speech: Speech) {
    self.report = report
    self.speech = speech
    naming = ValueNaming(hierarchy: report.problem)
  }

  private func say(_ words: LevelWords) -> Text { words.text(in: speech) }

  /// The regions of some variables after each level. One variable is drawn as number lines, one below
  /// another; more are written as intervals.
  var document: Document {
    guard variables.count == 1, let variable = variables.first,
      report.levels.allSatisfy({ $0.isMeasured })
    else { return table }
    let picture = NumberLinePicture(naming, variable)
    var start = [say(.start).marked(.dim)]
    if tellsPivots { start += ["", say(.noConstraintYet).marked(.dim)] }
    var rows = [picture.row(priority: .required, caption: start, .everything)]
    for level in report.levels {
      rows.append(
        picture.row(
          priority: level.priority, caption: caption(level),
          level.region.map { $0[variable.index] },
          label: level.region == nil ? withoutRegion(level.priority) : nil))
    }
    return Document([.numberLines(picture.lines(rows))])
  }

  // MARK: Levels

  /// What stands in the place of a region that there is not.
  private func withoutRegion(_ level: Priority) -> Text {
    guard report.isFeasible else { return say(.nothingLeft) }
    return say(problem.maximized(at: level) == nil ? .unboundedBelow : .unboundedAbove)
  }

  private func caption(_ level: LevelsReport.Level) -> [Text] {
    let role = Naming.role(level.priority)
    let name = Text(level.priority.name, role)
    guard let count = level.pivots else { return [name] }
    let number = Text(level.priority.number, .dim)
    let told = say(.pivots(count, hasMore: level.hasMorePivots)).marked(.dim)
    if level.rank == 0 { return [name, number, requirements(), told] }
    return [name, number, result(level), told]
  }

  /// What the level came to: of a single `maximize` the greatest value, else the least value of what is minimised.
  private func result(_ level: LevelsReport.Level) -> Text {
    if let maximized = problem.maximized(at: level.priority) {
      return say(
        .maximum(
          problem.sum(maximized.expression), level.minimum.map { maximized.value(where: $0) }))
    }
    return say(
      .minimum(level.priority, sum: problem.objectiveSum(level.priority), level.minimum))
  }

  /// The requirements' equations while they are few, else their number.
  private func requirements() -> Text {
    let equations = requiredEquations
    if equations.isEmpty { return say(.noRequirements).marked(.dim) }
    if equations.count > 3 { return say(.requirements(equations.count)) }
    return equations.joined(separator: ",  ")
  }

  private var requiredEquations: [Text] {
    problem.writtenConstraints.filter { $0.priority.isRequired }
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
      if !level.isMeasured { continue }
      guard let intervals = level.region else {
        blocks.append(.indented(Document([.paragraph(withoutRegion(level.priority))])))
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
        let more = PieceWords.andMore(statements.count - limit).text(in: speech)
        statements = statements.prefix(limit) + [more.marked(.dim)]
      }
      if variables.isEmpty { continue }
      if statements.isEmpty { statements = [say(.unchanged).marked(.dim)] }
      blocks.append(
        .indented(Document([.paragraph(statements.joined(separator: ",  "))])))
    }
    return Document(blocks)
  }
}
