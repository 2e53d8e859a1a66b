// Variables that are not negative by their sign: what a row would say, and no row.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Signs of variables")
struct SignTests {
  /// The same hierarchy with signs for some variables, with rows that say the same, and with neither.
  private static func twins(_ seed: Int) -> (signs: Hierarchy, rows: Hierarchy, free: Hierarchy) {
    let free = Sketch(seed: UInt64(seed)).hierarchy
    var random = SeededGenerator(seed: UInt64(31_000 + seed))
    var (signs, rows) = (free, free)
    for variable in free.variables where random.happens(2, outOf: 3) {
      signs.addImplied(nonnegative: variable, isSign: true)
      rows.add(LinearExpression(.variable(variable)), .atLeast, LinearExpression())
    }
    return (signs, rows, free)
  }

  @Test(
    "A sign comes to the same as a row, by either method, with its proof, and without the row",
    arguments: 0..<Trials.count(300))
  func twin(seed: Int) throws {
    let (signs, rows, free) = Self.twins(seed)
    let model = Model(signs)
    #expect(model.problem.rows.count == Model(free).problem.rows.count)
    let expected = try TracedSolution(rows)
    var live = try IncrementalSolution(free)
    try live.update(to: signs)
    #expect(live.flaws == [])
    for rule in [PivotRule.dantzig, .bland, .greatest] {
      let found = try TracedSolution(signs, rule: rule)
      #expect(found.outcome == expected.outcome)
      #expect(found.levels.map { $0.minimum } == expected.levels.map { $0.minimum })
      if let certificate = found.solver.certificate() {
        #expect(CertificateChecker.flaws(in: certificate, of: model.problem) == [])
      }
      guard expected.outcome != .infeasible else { continue }
      for variable in signs.variables {
        for level in 0...expected.solvedLevels {
          #expect(
            try found.interval(of: variable, afterLevels: level)
              == expected.interval(of: variable, afterLevels: level))
        }
      }
    }
    #expect((live.outcome == .infeasible) == (expected.outcome == .infeasible))
    #expect(CertificateChecker.flaws(in: live.certificate(model), of: model.problem) == [])
    if live.outcome != .infeasible {
      for variable in signs.variables {
        for level in 0...expected.solvedLevels {
          #expect(
            try live.interval(of: variable, afterLevels: level)
              == expected.interval(of: variable, afterLevels: level))
        }
      }
    }
    // And gone again.
    try live.update(to: free)
    let other = try IncrementalSolution(free)
    #expect(live.solvedLevels == other.solvedLevels)
    let solved = live.levels.prefix(live.solvedLevels)
    #expect(solved.map(live.minimum(of:)) == solved.map(other.minimum(of:)))
    #expect(live.flaws == [])
  }

  @Test("Prices and ranges are those of rows; the price of a sign is the reduced cost")
  func sensitivity() throws {
    for seed in 0..<60 {
      let (signs, rows, free) = Self.twins(seed)
      let (one, other) = (try TracedSolution(signs), try TracedSolution(rows))
      guard one.outcome == .optimal else { continue }
      let (found, expected) = (try Sensitivity(one), try Sensitivity(other))
      let count = free.enabledConstraints.count
      // Signs come first, rows that were typed in their place.
      #expect(
        found.rows.suffix(count).map { $0.prices } == expected.rows.prefix(count).map { $0.prices })
      #expect(
        Set(found.rows.prefix(found.rows.count - count).map { $0.prices })
          == Set(expected.rows.dropFirst(count).map { $0.prices }))
    }
  }

  @Test("A problem of a textbook takes its two pivots, from a dictionary of its three rows")
  func textbook() throws {
    var hierarchy = Hierarchy()
    for name in ["x", "y"] {
      hierarchy.addVariable(name)
      hierarchy.addImplied(
        nonnegative: Variable(index: hierarchy.variableNames.count - 1), isSign: true)
    }
    let (x, y) = (hierarchy["x"], hierarchy["y"])
    hierarchy.add(x, .atMost, LinearExpression(constant: 4))
    hierarchy.add(y.scaled(by: 2), .atMost, LinearExpression(constant: 12))
    hierarchy.add(x.scaled(by: 3) + y.scaled(by: 2), .atMost, LinearExpression(constant: 18))
    hierarchy.addObjective(.maximize, x.scaled(by: 3) + y.scaled(by: 5), text: "3x + 5y")
    let solution = try TracedSolution(hierarchy)
    #expect(solution.solver.pivotCounts == [0, 2])
    #expect(solution.levels.last?.minimum == -36)
    #expect(Model(hierarchy).problem.signs == Array(repeating: .nonnegative, count: 5))
    #expect(hierarchy.constraints.prefix(2).map { $0.id } == ["x >= 0", "y >= 0"])
    #expect(hierarchy.isNonnegative(Variable(index: 0)))
  }
}
