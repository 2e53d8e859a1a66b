// The dictionary of a corner that is known: as good as that which pivots from nothing lead to.

import Rationals
import Simplex
import TestSupport
import Testing

@testable import ConstraintHierarchies

@Suite("The dictionary of an optimum, without the way there") struct OptimumTests {
  /// Every third one with variables that have signs, every other one with many constraints through one point, and every fourth
  /// with requirements that follow from others.
  private static func hierarchy(seed: UInt64) -> Hierarchy {
    var sketch = Sketch(seed: seed)
    var generator = SeededGenerator(seed: seed)
    if seed % 2 == 1 {
      for row in sketch.rows.indices where generator.happens(4, outOf: 5) {
        sketch.rows[row].constant = 0
      }
    }
    if seed % 4 == 3 {
      for row in sketch.rows where row.priority == 1000 {
        var double = row
        double.coefficients = row.coefficients.map { $0 * 2 }
        double.constant = row.constant * 2
        sketch.rows.append(double)
      }
    }
    var hierarchy = sketch.hierarchy
    if seed % 3 == 0 {
      for variable in hierarchy.variables where generator.happens(2, outOf: 3) {
        hierarchy.addImplied(nonnegative: variable, isSign: true)
      }
    }
    return hierarchy
  }

  @Test(
    "It proves the same values, and takes hardly a pivot more", arguments: 0..<Trials.count(10))
  func proves(batch: UInt64) throws {
    var (pivots, all, count) = (0, 0, 0)
    for seed in batch * 100..<(batch + 1) * 100 {
      let hierarchy = Self.hierarchy(seed: seed)
      let walked = try TracedSolution(hierarchy)
      let standing = try IncrementalSolution(hierarchy)
      guard walked.outcome == .optimal else {
        #expect(try TracedSolution(at: standing) == nil, "seed \(seed)")
        continue
      }
      guard let found = try TracedSolution(at: standing) else {
        Issue.record("seed \(seed)")
        continue
      }
      #expect(found.outcome == .optimal, "seed \(seed)")
      #expect(found.levels.map(\.minimum) == walked.levels.map(\.minimum), "seed \(seed)")
      let certificate = try #require(found.solver.certificate())
      #expect(
        CertificateChecker.flaws(in: certificate, of: found.model.problem) == [], "seed \(seed)")
      for variable in hierarchy.variables {
        for levels in 0...walked.solvedLevels {
          #expect(
            try found.interval(of: variable, afterLevels: levels)
              == walked.interval(of: variable, afterLevels: levels), "seed \(seed)")
        }
      }
      pivots += found.levels.reduce(0) { $0 + $1.pivots }
      all += walked.levels.reduce(0) { $0 + $1.pivots }
      count += 1
    }
    #expect(count > 40 && all > count, "too tame: \(count), \(all)")
    #expect(pivots * 4 < all, "\(pivots) pivots from the corner, \(all) from nothing")
  }

  @Test("Prices are the same, wherever they are read", arguments: 0..<Trials.count(6))
  func prices(batch: UInt64) throws {
    for seed in batch * 60..<(batch + 1) * 60 {
      let hierarchy = Self.hierarchy(seed: seed)
      let walked = try TracedSolution(hierarchy)
      guard walked.outcome == .optimal,
        let found = try TracedSolution(at: IncrementalSolution(hierarchy))
      else { continue }
      #expect(
        try Sensitivity(found).rows.map(\.prices) == Sensitivity(walked).rows.map(\.prices),
        "seed \(seed)")
    }
  }

  @Test("Counting that is not allowed any work comes to the same", arguments: 0..<Trials.count(4))
  func withoutWork(batch: UInt64) throws {
    for seed in batch * 50..<(batch + 1) * 50 {
      let hierarchy = Self.hierarchy(seed: seed)
      let walked = try TracedSolution(hierarchy)
      let found = try TracedSolution.optimum(of: hierarchy, within: -1)
      #expect(found.outcome == walked.outcome, "seed \(seed)")
      #expect(found.solvedLevels == walked.solvedLevels, "seed \(seed)")
    }
  }

  @Test("A corner that is none is refused, and one that is not the best is gone on from")
  func wrongCorners() throws {
    var hierarchy = Hierarchy()
    let (x, y) = (hierarchy.variable("x"), hierarchy.variable("y"))
    hierarchy.add(x + y, .atMost, 10)
    hierarchy.add(x, .atLeast, 2)
    hierarchy.add(y, .atLeast, 3)
    hierarchy.add(x, .atMost, 20)
    hierarchy.addObjective(.maximize, x.scaled(by: 2) + y, text: "")
    let problem = Model(hierarchy).problem
    func solver(_ tight: [Int], _ point: [Rational]) throws -> Solver? {
      try Solver(
        problem, at: .init(tight: tight, atBound: [], point: point), control: .uninterruptible)
    }
    // Outside of the region; and rows of which one follows from the other.
    #expect(try solver([2, 3], [20, 3]) == nil)
    #expect(try solver([1, 3], [2, 3]) == nil)
    // The best; one that is not; places between corners.
    for (tight, point) in [([0, 2], [7, 3]), ([1, 2], [2, 3]), ([0], [4, 6]), ([], [3, 4])] {
      var solver = try #require(try solver(tight, point.map { Rational($0) }))
      #expect(try solver.solve() == .optimal)
      #expect(solver.point().prefix(2) == [7, 3])
    }
  }
}
