// How far variables reach where much hangs together: the searches over a factorised basis against the walk over a dictionary,
// which shares nothing with them.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Regions where much hangs together")
struct FaceRegionsTests {
  enum Family: CaseIterable {
    /// Random rows of a few terms on four levels, that hold at some point.
    case sparse
    /// The same with coefficients of several digits, and weights.
    case weighed
    /// All rows through one point.
    case degenerate
    /// Few rows, so that most ends are at infinity.
    case loose
    /// Everything within bounds.
    case bounded
    /// A tree as it is drawn.
    case drawn
  }

  private static func hierarchy(_ family: Family, _ random: inout SeededGenerator) -> Hierarchy {
    var hierarchy = Hierarchy()
    let count = random.integer(in: 5...16)
    for index in 0..<count { _ = hierarchy.addVariable("x\(index)") }
    if family == .drawn {
      draw(&hierarchy, count, &random)
      return hierarchy
    }
    let point = (0..<count).map { _ in random.integer(in: -20...20) }
    let rows = family == .loose ? count / 2 : 3 * count
    for index in 0..<rows {
      let places = Set(
        (0..<random.integer(in: 2...4)).map { _ in random.integer(in: 0...count - 1) })
      var left = LinearExpression(constant: 0)
      var value = 0
      for place in places {
        let coefficient =
          family == .weighed
          ? random.integer(in: 1...999) * random.element(of: [1, -1])
          : random.element(of: [1, 1, -1, -1, 2, -3])
        value += coefficient * point[place]
        left =
          left
          + LinearExpression(.variable(hierarchy.variables[place])).scaled(
            by: Rational(coefficient))
      }
      let isRequired = index % 4 == 0
      let relation: Relation = random.element(of: [.equal, .atLeast, .atMost, .atLeast, .atMost])
      if family != .degenerate {
        let slack = isRequired ? random.integer(in: 0...20) : random.integer(in: -30...30)
        value += isRequired && relation == .equal ? 0 : relation == .atLeast ? -slack : slack
      }
      add(
        left, relation, value, [.required, .high, .medium, .low][index % 4],
        weight: family == .weighed ? random.integer(in: 1...9) : 1, to: &hierarchy)
    }
    if family == .bounded {
      for (variable, value) in zip(hierarchy.variables, point) {
        let left = LinearExpression(.variable(variable))
        add(left, .atLeast, value - random.integer(in: 0...9), .required, to: &hierarchy)
        add(left, .atMost, value + random.integer(in: 0...9), .required, to: &hierarchy)
      }
    }
    return hierarchy
  }

  private static func draw(
    _ hierarchy: inout Hierarchy, _ count: Int, _ random: inout SeededGenerator
  ) {
    let nodes = hierarchy.variables.map { LinearExpression(.variable($0)) }
    if random.happens(1, outOf: 2) { add(nodes[0], .equal, 0, .high, to: &hierarchy) }
    for parent in 0..<count where 2 * parent + 2 < count {
      let (a, b) = (nodes[2 * parent + 1], nodes[2 * parent + 2])
      add(nodes[parent].scaled(by: 2) - a - b, .equal, 0, .required, to: &hierarchy)
      add(b - a, .atLeast, 10, .required, to: &hierarchy)
      if (parent + 1) & parent != 0 {
        add(a - nodes[2 * parent], .atLeast, 10, .required, to: &hierarchy)
      }
      if random.happens(2, outOf: 3) { add(b - a, .equal, 0, .low, to: &hierarchy) }
    }
  }

  private static func add(
    _ left: LinearExpression, _ relation: Relation, _ right: Int, _ priority: Priority,
    weight: Int = 1, to hierarchy: inout Hierarchy
  ) {
    _ = hierarchy.addConstraint(
      left, relation, LinearExpression(constant: Rational(right)), priority: priority,
      weight: Rational(weight), label: nil, texts: ("left", "right"))
  }

  @Test(
    "Every interval after every level is that of the dictionary", arguments: Family.allCases)
  func intervals(family: Family) throws {
    for seed in 0..<Trials.count(25) {
      var random = SeededGenerator(seed: UInt64(seed))
      let hierarchy = Self.hierarchy(family, &random)
      var live = try IncrementalSolution(hierarchy)
      let fresh = try TracedSolution(hierarchy, rule: .greatest)
      #expect(live.outcome == fresh.outcome, "seed \(seed)")
      guard fresh.outcome.isFeasible else { continue }
      // In any order: what one level shows must not be taken for what holds on another.
      let all = Array(0...fresh.solvedLevels)
      for levels in random.happens(1, outOf: 2) ? all : all.reversed() {
        let expected = try fresh.intervals(of: hierarchy.variables, afterLevels: levels)
        #expect(
          try live.intervals(afterLevels: levels) == expected, "seed \(seed), \(levels) levels")
      }
      #expect(live.flaws == [], "seed \(seed)")
    }
  }

  @Test("So is the interval of a sum", arguments: Family.allCases)
  func sums(family: Family) throws {
    for seed in 0..<Trials.count(10) {
      var random = SeededGenerator(seed: UInt64(1000 + seed))
      let hierarchy = Self.hierarchy(family, &random)
      var live = try IncrementalSolution(hierarchy)
      let fresh = try TracedSolution(hierarchy, rule: .greatest)
      guard fresh.outcome.isFeasible else { continue }
      for _ in 0..<5 {
        var sum = LinearExpression(constant: Rational(random.integer(in: -5...5)))
        for _ in 0..<random.integer(in: 1...3) {
          sum =
            sum
            + LinearExpression(.variable(random.element(of: hierarchy.variables)))
            .scaled(by: Rational(random.integer(in: -3...3)))
        }
        let levels = random.integer(in: 0...fresh.solvedLevels)
        #expect(
          try live.interval(of: sum, afterLevels: levels)
            == fresh.interval(of: sum, afterLevels: levels), "seed \(seed), \(levels) levels")
      }
    }
  }

  @Test("Regions follow changes, interlinked or not", arguments: [Family.sparse, .bounded, .drawn])
  func changes(family: Family) throws {
    for seed in 0..<Trials.count(8) {
      var random = SeededGenerator(seed: UInt64(2000 + seed))
      var hierarchy = Self.hierarchy(family, &random)
      var live = try IncrementalSolution(hierarchy)
      for step in 0..<6 {
        let variable = LinearExpression(.variable(random.element(of: hierarchy.variables)))
        if random.happens(1, outOf: 3) {
          hierarchy.removeConstraint(
            serial: random.element(of: Array(hierarchy.constraints)).serial)
        } else {
          Self.add(
            variable, random.element(of: [.equal, .atLeast, .atMost]),
            random.integer(in: -20...20), random.element(of: [.high, .medium, .low]), to: &hierarchy
          )
        }
        try live.update(to: hierarchy)
        let fresh = try TracedSolution(hierarchy, rule: .greatest)
        guard fresh.outcome.isFeasible else { break }
        for levels in 0...fresh.solvedLevels {
          let expected = try fresh.intervals(of: hierarchy.variables, afterLevels: levels)
          #expect(
            try live.intervals(afterLevels: levels) == expected,
            "seed \(seed), step \(step), \(levels) levels")
        }
      }
    }
  }
}
