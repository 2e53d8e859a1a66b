// Prices and ranges: the textbook's example, corners at which more and less differ, and random
// hierarchies against solving anew with another constant or coefficient.

import Rationals
import Simplex
import TestSupport
import Testing

@testable import ConstraintHierarchies

@Suite struct SensitivityTests {
  /// F. Hillier, G. Lieberman, *Introduction to Operations Research*: Wyndor Glass.
  private func wyndor(lastBound: LinearExpression = 18) throws -> TracedSolution {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    let y = hierarchy.variable("y")
    hierarchy.addObjective(
      .maximize, x.scaled(by: 3) + y.scaled(by: 5), text: "maximize 3x + 5y")
    hierarchy.add(x, .atMost, 4)
    hierarchy.add(y.scaled(by: 2), .atMost, 12)
    hierarchy.add(x.scaled(by: 3) + y.scaled(by: 2), .atMost, lastBound)
    hierarchy.add(x, .atLeast, 0)
    hierarchy.add(y, .atLeast, 0)
    return try TracedSolution(hierarchy)
  }

  private func text(_ price: Sensitivity.Price?) -> String {
    guard let price else { return "none" }
    return "\(price.slope) to \(price.bound.map { $0.description } ?? "∞")"
      + (price.isLastPlace ? " at last" : "")
  }

  /// `less | more` for each constraint, at the only level.
  private func texts(_ resolution: TracedSolution) throws -> [String] {
    try Sensitivity(resolution).rows.map {
      "\(text($0.prices[0].less)) | \(text($0.prices[0].more))"
    }
  }

  @Test("Wyndor Glass has the prices and ranges of the textbook")
  func textbook() throws {
    #expect(
      try texts(wyndor()) == [
        "0 to 2 | 0 to ∞", "-3/2 to 6 | -3/2 to 18", "-1 to 12 | -1 to 24",
        "0 to ∞ | 0 to 2", "0 to ∞ | 0 to 6 at last",
      ])
    let ranges = try Sensitivity(wyndor()).coefficientRanges()
    #expect(ranges.map(\.coefficient) == [3, 5])
    #expect(
      ranges.map(\.range)
        == [Interval(0, Rational(numerator: 15, denominator: 2)), Interval(2, nil)])
  }

  @Test("At a corner that is overdetermined, more and less have prices of their own")
  func degenerate() throws {
    // All three constraints meet at (4, 6): a fourth hour in plant 1 is worth nothing, one less costs 3.
    #expect(
      try texts(wyndor(lastBound: 24)).prefix(3) == [
        "-3 to 0 at last | 0 to ∞", "-5/2 to 0 at last | -3/2 to 24", "-1 to 12 | 0 to ∞",
      ])
  }

  @Test("A requirement that cannot give has no price")
  func rigid() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .equal, 4)
    hierarchy.add(x.scaled(by: 2), .equal, 8)
    hierarchy.add(x, .atMost, 4)
    hierarchy.add(x, .equal, 1, .low)
    #expect(
      try texts(TracedSolution(hierarchy)) == [
        "none | none", "none | none", "none | 0 to ∞", "-1 to ∞ | -1 to 4",
      ])
  }

  @Test("A constant on the left is the one that moves")
  func left() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(3, .atMost, x)
    hierarchy.addObjective(.minimize, x.scaled(by: 2), text: "")
    let sensitivity = try Sensitivity(TracedSolution(hierarchy))
    #expect(sensitivity.rows[0].constant == 3)
    #expect(try texts(TracedSolution(hierarchy)) == ["2 to ∞ | 2 to ∞"])
  }

  // MARK: Random hierarchies

  /// Every other one with most of its constraints through one point, where prices differ for more and
  /// less.
  private func sketch(seed: UInt64) -> Sketch {
    var sketch = Sketch(seed: seed)
    guard seed % 2 == 1 else { return sketch }
    var generator = SeededGenerator(seed: seed)
    for row in sketch.rows.indices where generator.happens(4, outOf: 5) {
      sketch.rows[row].constant = 0
    }
    return sketch
  }

  private func solved(
    _ hierarchy: Hierarchy, _ constraint: Constraint, moved distance: Rational
  ) throws -> TracedSolution {
    var hierarchy = hierarchy
    hierarchy.updateConstraint(serial: constraint.serial) {
      $0.right = $0.right + LinearExpression(constant: distance)
    }
    return try TracedSolution(hierarchy)
  }

  @Test(
    "An end that is searched for is where the walk comes to it", arguments: 0..<Trials.count(10))
  func searched(batch: UInt64) throws {
    for trial in UInt64(0)..<40 {
      let seed = batch * 40 + trial
      for sketch in [sketch(seed: seed), Sketch(seed: seed)] {
        let resolution = try TracedSolution(sketch.hierarchy)
        guard resolution.outcome == .optimal else { continue }
        let walked = try Sensitivity(resolution, most: .max)
        for most in [1, 2] {
          let found = try Sensitivity(resolution, most: most)
          #expect(found.rows.map(\.prices) == walked.rows.map(\.prices), "seed \(seed), \(most)")
        }
      }
    }
  }

  @Test("A price holds up to its bound and no further", arguments: 0..<Trials.count(6))
  func prices(batch: UInt64) throws {
    let tiny = Rational(numerator: 1, denominator: 1_000_000)
    var checks = (kinks: 0, ends: 0, slopes: 0)
    for seed in batch * 60..<(batch + 1) * 60 {
      let hierarchy = sketch(seed: seed).hierarchy
      let resolution = try TracedSolution(hierarchy)
      guard resolution.outcome == .optimal else { continue }
      let minima = resolution.levels.dropFirst().compactMap(\.minimum)
      for row in try Sensitivity(resolution).rows {
        for (level, prices) in row.prices.enumerated() {
          if let less = prices.less, let more = prices.more, less.slope != more.slope {
            checks.kinks += 1
          }
          for (price, sign) in [(prices.less, Rational(-1)), (prices.more, 1)] {
            guard let price else {
              #expect(
                try solved(hierarchy, row.constraint, moved: sign * tiny).outcome == .infeasible,
                "seed \(seed)")
              continue
            }
            if !price.slope.isZero { checks.slopes += 1 }
            let bound = price.bound.map { $0 - row.constant }
            #expect(bound.map { ($0 * sign).signum > 0 } ?? true, "seed \(seed)")
            for distance in [bound, (bound ?? 1000 * sign) / 2, sign * tiny].compactMap(\.self) {
              let other = try solved(hierarchy, row.constraint, moved: distance)
              let wanted = minima[level] + price.slope * distance
              let found = other.levels.dropFirst().map(\.minimum)[level]
              #expect(found == wanted, "seed \(seed), \(row.constraint.id) by \(distance)")
            }
            guard let bound else { continue }
            checks.ends += 1
            let beyond = try solved(hierarchy, row.constraint, moved: bound + sign * tiny)
            #expect((beyond.outcome == .infeasible) == price.isLastPlace, "seed \(seed)")
            if beyond.outcome == .optimal {
              let wanted = minima[level] + price.slope * (bound + sign * tiny)
              #expect(
                beyond.levels.dropFirst().map(\.minimum)[level] != wanted,
                "seed \(seed), \(row.constraint.id) beyond \(bound)")
            }
          }
        }
      }
    }
    #expect(checks.kinks > 5 && checks.ends > 20 && checks.slopes > 20, "too tame: \(checks)")
  }

  @Test(
    "Within its range a coefficient leaves the solution best, beyond it not",
    arguments: 0..<Trials.count(6))
  func coefficients(batch: UInt64) throws {
    let tiny = Rational(numerator: 1, denominator: 1_000_000)
    var ends = 0
    for seed in batch * 100..<(batch + 1) * 100 {
      let hierarchy = sketch(seed: seed).hierarchy
      let resolution = try TracedSolution(hierarchy)
      guard resolution.outcome == .optimal else { continue }
      let point = resolution.solver.point()
      for entry in try Sensitivity(resolution).coefficientRanges() {
        #expect(entry.range.lower.map { $0 <= entry.coefficient } ?? true)
        #expect(entry.range.upper.map { $0 >= entry.coefficient } ?? true)
        func isBest(at coefficient: Rational) throws -> Bool {
          var changed = hierarchy
          changed.updateObjective(serial: entry.objective.serial) {
            $0.expression =
              $0.expression
              + LinearExpression(.variable(entry.variable))
              .scaled(by: coefficient - entry.coefficient)
          }
          let other = try TracedSolution(changed)
          let level = other.model.levels.firstIndex(of: entry.objective.priority) ?? 0
          guard let minimum = other.levels.dropFirst(level + 1).first?.minimum else { return false }
          return other.model.problem.objectives[level].value(at: point) == minimum
        }
        for (bound, sign) in [(entry.range.lower, Rational(-1)), (entry.range.upper, 1)] {
          #expect(try isBest(at: bound ?? sign * 1_000_000), "seed \(seed)")
          guard let bound else { continue }
          ends += 1
          #expect(try !isBest(at: bound + sign * tiny), "seed \(seed) beyond \(bound)")
        }
      }
    }
    #expect(ends > 5, "too tame")
  }
}
