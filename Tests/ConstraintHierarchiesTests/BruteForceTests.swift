// Regions and minima against an answer found by other means.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct BruteForceTests {
  @Test(
    "Each level's minimum and each region are those that brute force finds",
    arguments: 0..<Trials.count(8))
  func regions(batch: UInt64) throws {
    var ends = Set<String>()
    for seed in batch * 75..<(batch + 1) * 75 {
      let sketch = Sketch(seed: seed)
      let wanted = Arrangement(sketch)
      let found = try TracedSolution(sketch.hierarchy)
      let isSame = try compare(found, wanted, sketch)
      #expect(isSame, "seed \(seed): \(sketch)")
      ends.insert(
        wanted.isInfeasible ? "infeasible" : wanted.isUnbounded ? "unbounded" : "optimal")
    }
    #expect(ends.count == 3, "all ways to end must be among the cases")
  }

  private func compare(_ found: TracedSolution, _ wanted: Arrangement, _ sketch: Sketch) throws
    -> Bool
  {
    guard !wanted.isInfeasible else { return found.outcome == .infeasible }
    let minima = found.levels.dropFirst().map(\.minimum)
    guard
      minima == wanted.minima.map(Optional.some) + (wanted.isUnbounded ? [nil] : []),
      found.outcome == (wanted.isUnbounded ? .unbounded(objective: wanted.minima.count) : .optimal)
    else { return false }
    let axes = (0..<sketch.variables).map { axis in
      (0..<sketch.variables).map { $0 == axis ? Rational.one : 0 }
    }
    let slanted = Array([2, -3, 1].prefix(sketch.variables)) as [Rational]
    for levels in 0...wanted.minima.count {
      for form in axes + [slanted] {
        let interval = try found.interval(of: sketch.expression(form, 0), afterLevels: levels)
        if interval != wanted.interval(of: form, afterLevels: levels) { return false }
      }
    }
    return wanted.isUnbounded || isBest(found, wanted, sketch)
  }

  /// Whether the values given meet the requirements and cost each level no more than its minimum.
  private func isBest(_ found: TracedSolution, _ wanted: Arrangement, _ sketch: Sketch) -> Bool {
    let point = found.hierarchy.variables.compactMap { found.value(of: $0) }
    return point.count == sketch.variables
      && sketch.rows.allSatisfy { $0.priority < 1000 || $0.holds(at: point) }
      && zip(sketch.levels, wanted.minima).allSatisfy { sketch.objective($0, at: point) == $1 }
  }

  @Test("Every pivot rule leads to the same minima and regions")
  func rules() throws {
    for seed in UInt64(0)..<150 {
      let sketch = Sketch(seed: seed)
      let answers = try [PivotRule.bland, .dantzig, .greatest].map { rule in
        let resolution = try TracedSolution(sketch.hierarchy, rule: rule)
        return try resolution.levels.map(\.minimum).map { "\(String(describing: $0))" }
          + (0...resolution.solvedLevels).flatMap { levels in
            try resolution.hierarchy.variables.map {
              "\(String(describing: try resolution.interval(of: $0, afterLevels: levels)))"
            }
          }
      }
      #expect(answers[0] == answers[1] && answers[1] == answers[2], "seed \(seed): \(sketch)")
    }
  }
}
