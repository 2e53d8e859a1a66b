// Regions level by level, by the examples that the lessons tell, and the strictness of priorities.

import ConstraintHierarchies
import Rationals
import Simplex
import Testing

@Suite struct LevelTests {
  /// X0 … X3 at 0, 10, 20, 30, and a variable X.
  private static let line: Hierarchy = {
    var hierarchy = Hierarchy()
    for (number, name) in ["X0", "X1", "X2", "X3"].enumerated() {
      hierarchy.setPoint(name, to: Rational(10 * number))
    }
    hierarchy.addVariable("X")
    return hierarchy
  }()

  private func regions(_ resolution: TracedSolution) throws -> [Interval?] {
    try (0...resolution.solvedLevels).map {
      try resolution.interval(of: Variable(index: 0), afterLevels: $0)
    }
  }

  @Test("Between X0 and X3, at least X2 before X1: (−∞, ∞) → [0, 30] → [20, 30] → {20}")
  func wholeHierarchy() throws {
    var hierarchy = Self.line
    hierarchy.add(hierarchy["X"], .equal, hierarchy["X1"], .low)
    hierarchy.add(hierarchy["X"], .atLeast, hierarchy["X2"], .high)
    hierarchy.add(hierarchy["X"], .atLeast, hierarchy["X0"])
    hierarchy.add(hierarchy["X"], .atMost, hierarchy["X3"])
    let resolution = try TracedSolution(hierarchy)
    #expect(try TracedSolution(Self.line).interval(of: Self.line["X"]) == .everything)
    #expect(try regions(resolution) == [Interval(0, 30), Interval(20, 30), Interval(20, 20)])
    #expect(resolution.levels.map(\.minimum) == [nil, 0, 10])
    #expect(resolution.levels.map(\.priority) == [.required, .high, .low])
    #expect(resolution.value(of: Variable(index: 0)) == 20)
    #expect(try resolution.interval(of: Self.line["X"])?.isAmbiguous == false)
    #expect(hierarchy.constraints.map { resolution.error(of: $0) } == [10, 0, 20, -10])
  }

  @Test("X = X1 and X >= X2 at the same priority: ambiguous in exactly [10, 20]")
  func flatStretch() throws {
    var hierarchy = Self.line
    hierarchy.add(hierarchy["X"], .equal, hierarchy["X1"], .low)
    hierarchy.add(hierarchy["X"], .atLeast, hierarchy["X2"], .low)
    let resolution = try TracedSolution(hierarchy)
    #expect(try regions(resolution) == [.everything, Interval(10, 20)])
    #expect(resolution.levels.last?.minimum == 10)
    #expect(try resolution.interval(of: Self.line["X"])?.isAmbiguous == true)
  }

  @Test("A weight decides within a level, either way", arguments: [(2, 10), (1, nil), (0, 20)])
  func weights(weight: Int, answer: Int?) throws {
    var hierarchy = Self.line
    hierarchy.add(
      hierarchy["X"], .equal, hierarchy["X1"], .low, weight: Rational(weight))
    hierarchy.add(hierarchy["X"], .equal, hierarchy["X2"], .low)
    #expect(
      try TracedSolution(hierarchy).interval(of: Self.line["X"])?.value
        == answer.map { Rational($0) })
  }

  @Test(
    "One preference each way",
    arguments: [
      (Relation.equal, Interval(10, 10)), (.atLeast, Interval(10, nil)),
      (.atMost, Interval(nil, 10)),
    ])
  func onePreference(relation: Relation, region: Interval) throws {
    for priority in [Priority.low, .required] {
      var hierarchy = Self.line
      hierarchy.add(hierarchy["X"], relation, hierarchy["X1"], priority)
      #expect(try TracedSolution(hierarchy).interval(of: Self.line["X"]) == region)
    }
  }

  @Test("A thousand wishes at low, however heavy, never outweigh one at medium")
  func strictness() throws {
    var hierarchy = Self.line
    let x = hierarchy["X"]
    for _ in 0..<1000 { hierarchy.add(x, .equal, 0, .low, weight: 1_000_000) }
    hierarchy.add(x, .equal, 1, .medium, weight: Rational(numerator: 1, denominator: 1_000_000))
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.value(of: Variable(index: 0)) == 1)
    #expect(resolution.levels.map(\.minimum) == [nil, 0, 1_000_000_000])
  }

  @Test("Neighbouring priorities are levels of their own")
  func neighbours() throws {
    var hierarchy = Self.line
    for number in 1...40 {
      hierarchy.add(
        hierarchy["X"], .equal, LinearExpression(constant: Rational(number)),
        Priority(rawValue: 300 + (number * 7) % 40) ?? .low)
    }
    // 7 · 17 is 119, the greatest remainder.
    #expect(try TracedSolution(hierarchy).value(of: Variable(index: 0)) == 17)
    #expect(hierarchy.levels == hierarchy.levels.sorted(by: >) && hierarchy.levels.count == 40)
  }

  @Test("A level without a least value ends it, and the regions above stand")
  func unbounded() throws {
    var hierarchy = Self.line
    hierarchy.add(hierarchy["X"], .atMost, 5, .high)
    hierarchy.addObjective(.minimize, hierarchy["X"], priority: .medium, text: "X")
    hierarchy.add(hierarchy["X"], .equal, 3, .low)
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.outcome == .unbounded(objective: 1))
    #expect(resolution.levels.map(\.minimum) == [nil, 0, nil])
    #expect(try regions(resolution) == [.everything, Interval(nil, 5)])
    #expect(resolution.value(of: Variable(index: 0)) == nil)
    #expect(try resolution.interval(of: hierarchy["X"]) == nil)
  }

  @Test("Where requirements contradict one another there is no region and no value")
  func infeasible() throws {
    var hierarchy = Self.line
    hierarchy.add(hierarchy["X"], .atMost, 5)
    hierarchy.add(hierarchy["X"], .atLeast, 6)
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.outcome == .infeasible)
    #expect(resolution.solvedLevels == 0)
    #expect(try resolution.interval(of: hierarchy["X"], afterLevels: 0) == nil)
    #expect(resolution.value(of: hierarchy["X"]) == nil)
  }

  @Test("An expression over variables that are ambiguous can be certain")
  func certainSum() throws {
    var hierarchy = Hierarchy()
    let sum = hierarchy.variable("x") + hierarchy.variable("y")
    hierarchy.add(sum, .equal, 7)
    let resolution = try TracedSolution(hierarchy)
    #expect(try resolution.interval(of: hierarchy["x"]) == .everything)
    #expect(try resolution.interval(of: sum.scaled(by: 2) + 1)?.value == 15)
  }

  @Test("A third is a third")
  func exactness() throws {
    var hierarchy = Hierarchy()
    let third = Rational(numerator: 1, denominator: 3)
    hierarchy.add(hierarchy.variable("X"), .equal, LinearExpression(constant: third), .low)
    hierarchy.add(hierarchy["X"].scaled(by: 3), .equal, 1)
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.levels.map(\.minimum) == [nil, 0])
    #expect(resolution.value(of: Variable(index: 0)) == third)
  }

  @Test("What is counted of pivots, and said not to be more, is what the whole method takes")
  func counts() throws {
    var hierarchy = Hierarchy()
    for number in 0..<6 {
      let variable = hierarchy.variable("X\(number)")
      hierarchy.add(variable, .atLeast, LinearExpression(constant: Rational(number)))
      hierarchy.add(variable, .equal, LinearExpression(constant: 9), .high)
      hierarchy.add(variable, .equal, LinearExpression(constant: 3), .low)
    }
    let whole = try TracedSolution(hierarchy)
    let pivots = whole.levels.map { $0.pivots }
    try #require(pivots.allSatisfy { $0 > 1 } || pivots.reduce(0, +) > 10)
    var stopped = 0
    for work in 0..<300 {
      let (counts, solution) = try TracedSolution.counting(hierarchy, within: work)
      #expect((solution == nil) == counts.hasMore(ofRank: 2))
      if let solution { #expect(solution.pivotCounts == whole.pivotCounts) } else { stopped += 1 }
      for (rank, pivots) in pivots.enumerated() {
        let count = counts.count(ofRank: rank)
        #expect(counts.hasMore(ofRank: rank) ? count <= pivots : count == pivots)
      }
    }
    #expect(stopped > 10 && stopped < 300)
  }

  @Test(
    "An interval contains another where both its ends do",
    arguments: [
      (Interval(0, 30), Interval(20, 30), true), (Interval(0, 30), Interval(20, 31), false),
      (Interval(0, 30), Interval(-1, 30), false), (Interval(0, 30), Interval(nil, 30), false),
      (Interval(0, nil), Interval(0, nil), true), (Interval(0, nil), Interval(1, 2), true),
      (.everything, .everything, true), (Interval(nil, 3), Interval(2, nil), false),
    ])
  func containment(outer: Interval, inner: Interval, contains: Bool) {
    #expect(outer.contains(inner) == contains)
  }
}
