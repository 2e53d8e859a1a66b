// Levels of hierarchies as linear programs: solved as such they come to the same, and read again they are the same.

import ConstraintHierarchies
import ProgramSolving
import Programs
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("A level as a linear program")
struct LevelProgramTests {
  /// A small random hierarchy that is feasible, with bounds all around.
  private static func hierarchy(_ seed: UInt64) -> Hierarchy {
    var random = SeededGenerator(seed: seed)
    var hierarchy = Hierarchy()
    let count = Int.random(in: 1...4, using: &random)
    for index in 0..<count { hierarchy.addVariable("x\(index)") }
    func number() -> Rational {
      Rational(Int64.random(in: -6...6, using: &random)) / [1, 2, 4, 5].randomElement(
        using: &random)!
    }
    func sum() -> LinearExpression {
      LinearExpression(
        summing: hierarchy.variables.map { .init(symbol: .variable($0), coefficient: number()) },
        constant: number())
    }
    let levels: [Priority] = [.high, .medium, .low]
    for variable in hierarchy.variables {
      let left = LinearExpression(.variable(variable))
      hierarchy.addConstraint(
        left, .atLeast, LinearExpression(constant: -9), texts: ("", ""))
      hierarchy.addConstraint(left, .atMost, LinearExpression(constant: 9), texts: ("", ""))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      // At zero all of them hold.
      var left = sum()
      let relation: Relation = [.atLeast, .atMost].randomElement(using: &random)!
      left.constant = relation == .atLeast ? left.constant.magnitude : -left.constant.magnitude
      hierarchy.addConstraint(left, relation, LinearExpression(), texts: ("", ""))
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      hierarchy.addConstraint(
        sum(), [.equal, .atLeast, .atMost].randomElement(using: &random)!, sum(),
        priority: levels.randomElement(using: &random)!,
        weight: number().magnitude, label: nil, texts: ("", ""))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      hierarchy.addObjective(
        [.maximize, .minimize].randomElement(using: &random)!, sum(),
        priority: levels.randomElement(using: &random)!, text: "")
    }
    return hierarchy
  }

  @Test(
    "Its least value is the level's, and the same out of a file", arguments: 0..<40 as Range<UInt64>
  )
  func optima(seed: UInt64) throws {
    let hierarchy = Self.hierarchy(seed)
    let solution = try IncrementalSolution(hierarchy)
    #expect(solution.outcome == .optimal)
    for level in hierarchy.levels {
      let written = LevelProgram(hierarchy, level: level) { solution.minimum(of: $0) }
      #expect(written.level == level && written.levels == hierarchy.levels)
      #expect(written.held.map { $0.level } == hierarchy.levels.filter { $0 > level })
      let least = solution.minimum(of: level)
      let wanted = written.isMaximized ? -least : least
      #expect(try Self.optimum(written.program) == wanted)
      let lp = try LPReader.program(from: Array(LPWriter.text(of: written.program).utf8))
      let mps = try MPSReader.program(from: Array(MPSWriter.text(of: written.program).utf8))
      #expect(lp.isSame(as: written.program) && mps.isSame(as: written.program))
      // A third would have the objective multiplied.
      if lp.objective == written.program.objective { #expect(try Self.optimum(lp) == wanted) }
      if mps.objective == written.program.objective { #expect(try Self.optimum(mps) == wanted) }
    }
  }

  private static func optimum(_ program: LinearProgram) throws -> Rational? {
    guard case .optimal(let optimum) = try ProgramSolver(program).report().ending else {
      return nil
    }
    return optimum.objective
  }

  @Test("A single objective is written as it is, requirements of one variable as bounds")
  func plain() {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("x")
    hierarchy.addVariable("y")
    hierarchy.setPoint("P", to: 5)
    let (x, y) = (
      LinearExpression(.variable(Variable(index: 0))),
      LinearExpression(.variable(Variable(index: 1)))
    )
    let p = LinearExpression(.point(Point(index: 0)))
    func require(
      _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ label: String
    ) {
      hierarchy.addConstraint(left, relation, right, label: label, texts: ("", ""))
    }
    require(x, .atLeast, LinearExpression(), "lo")
    require(x.scaled(by: -2), .atLeast, p.scaled(by: -2), "hi")
    require(x, .atMost, LinearExpression(constant: 7), "again")
    require(x + y, .equal, p + LinearExpression(constant: 1), "sum")
    let off = hierarchy.addConstraint(y, .equal, x, label: "off", texts: ("", "")).constraint
    hierarchy.updateConstraint(serial: off.serial) { $0.isEnabled = false }
    hierarchy.addObjective(.maximize, x + p, label: "gain", text: "")
    let kept = hierarchy.addObjective(.minimize, y, label: "spare", text: "").objective
    hierarchy.updateObjective(serial: kept.serial) { $0.isEnabled = false }
    let written = LevelProgram(hierarchy, name: "plain") { _ in 0 }
    #expect(written.isMaximized && written.disabled == ["off"] && written.held.isEmpty)
    #expect(
      written.program
        == LinearProgram(
          name: "plain", sense: .maximize,
          objective: .init(name: "gain", terms: [.init(column: 0, coefficient: 1)], constant: 5),
          columns: [
            .init(name: "x", lower: 0, upper: 5), .init(name: "y", lower: nil, upper: nil),
          ],
          rows: [
            .init(name: "again", terms: [.init(column: 0, coefficient: 1)], lower: nil, upper: 7),
            .init(
              name: "sum",
              terms: [.init(column: 0, coefficient: 1), .init(column: 1, coefficient: 1)],
              lower: 6, upper: 6),
            .init(name: "spare", terms: [.init(column: 1, coefficient: 1)], lower: nil, upper: nil),
          ]))
  }

  @Test("Slacks that cost nothing have no column; names stay apart")
  func names() {
    var hierarchy = Hierarchy()
    for name in ["x", "a.minus"] { hierarchy.addVariable(name) }
    let x = LinearExpression(.variable(Variable(index: 0)))
    for (relation, label) in [(Relation.atLeast, "a"), (.atMost, "level.high")] {
      hierarchy.addConstraint(
        x, relation, LinearExpression(constant: 3), priority: .high, weight: 2, label: label,
        texts: ("", ""))
    }
    let written = LevelProgram(hierarchy) { _ in 0 }
    #expect(
      written.program.columns.map { $0.name } == ["x", "a.minus", "a.minus_", "level.high.plus"])
    #expect(written.program.rows.map { $0.name } == ["a", "level.high"])
    #expect(written.program.objective.name == "level.high_")
    #expect(
      written.program.objective.terms == [
        .init(column: 2, coefficient: 2), .init(column: 3, coefficient: 2),
      ])
  }
}
