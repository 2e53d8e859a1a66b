// A sweep against solving anew at each place.

import Rationals
import Simplex
import TestSupport
import Testing

@testable import ConstraintHierarchies

@Suite struct SweepTests {
  /// A random hierarchy, in some of whose constants and objectives a point P stands.
  static func hierarchy(seed: UInt64) -> (hierarchy: Hierarchy, point: Point) {
    var generator = SeededGenerator(seed: seed)
    var hierarchy = Sketch(seed: seed).hierarchy
    hierarchy.setPoint("P", to: 3)
    let point = Point(index: 0)
    for constraint in hierarchy.constraints where generator.happens(2, outOf: 3) {
      let slope = generator.element(of: [1, 1, -1, 2, Rational(numerator: -1, denominator: 2)])
      hierarchy.updateConstraint(serial: constraint.serial) {
        $0.right = $0.right + LinearExpression(.point(point)).scaled(by: slope)
      }
    }
    for objective in hierarchy.objectives where generator.happens(1, outOf: 2) {
      hierarchy.updateObjective(serial: objective.serial) {
        $0.expression = $0.expression + LinearExpression(.point(point)).scaled(by: 3)
      }
    }
    return (hierarchy, point)
  }

  static func solved(_ hierarchy: Hierarchy, at place: Rational) throws -> TracedSolution {
    var hierarchy = hierarchy
    hierarchy.setPoint("P", to: place)
    return try TracedSolution(hierarchy)
  }

  /// The ends of the sweep, every bend, and places between and around them.
  private func places(_ sweep: Sweep, _ generator: inout SeededGenerator) -> [Rational] {
    let bends = sweep.pieces.flatMap { [$0.lower, $0.upper] }
    let ends = [sweep.asked.lower, sweep.asked.upper]
    let width = sweep.asked.upper - sweep.asked.lower
    let inside = (0..<6).map { _ in
      sweep.asked.lower + width
        * Rational(numerator: generator.integer(in: 0...97), denominator: 97)
    }
    return bends + ends + inside
  }

  /// `x + y`, `2y − z` and so on, of neighbours.
  private static func sums(of variables: [Variable]) -> [LinearExpression] {
    zip(variables, variables.dropFirst()).enumerated().map { index, pair in
      LinearExpression(.variable(pair.0)).scaled(by: Rational(index + 1))
        + LinearExpression(.variable(pair.1)).scaled(by: index % 2 == 0 ? 1 : -1)
    }
  }

  @Test("At every place a sweep says what solving there says", arguments: 0..<Trials.count(8))
  func places(batch: UInt64) throws {
    var outcomes = Set<String>()
    var bends = 0
    var intervals = 0
    for seed in batch * 80..<(batch + 1) * 80 {
      var generator = SeededGenerator(seed: seed)
      let (hierarchy, point) = Self.hierarchy(seed: seed)
      let start = Rational(generator.integer(in: -20...10))
      let sums = Self.sums(of: hierarchy.variables)
      let sweep = try Sweep(hierarchy, moving: point, from: start, to: start + 25, sums: sums)
      outcomes.insert("\(sweep.outcome)".prefix(5).description)
      bends += max(0, sweep.pieces.count - 1)
      for place in places(sweep, &generator) {
        let solved = try Self.solved(hierarchy, at: place)
        let isFeasible = sweep.feasible.map { $0.lower <= place && place <= $0.upper } ?? false
        #expect((solved.outcome != .infeasible) == isFeasible, "seed \(seed) at \(place)")
        guard isFeasible else { continue }
        #expect(solved.outcome == sweep.outcome, "seed \(seed) at \(place)")
        guard sweep.outcome == .optimal else { continue }
        let minima = solved.levels.dropFirst().map(\.minimum)
        #expect(
          sweep.objectives.map { $0.value(at: place) } == minima, "seed \(seed) at \(place)")
        for variable in hierarchy.variables {
          let found = sweep.variables[variable.index].interval(at: place)
          if found.isAmbiguous { intervals += 1 }
          #expect(
            try found == solved.interval(of: LinearExpression(.variable(variable))),
            "seed \(seed) at \(place)")
        }
        let wanted = try sums.map { try solved.interval(of: $0) }
        #expect(
          sweep.sums.map { $0.interval(at: place) } == wanted, "seed \(seed) at \(place)")
      }
    }
    #expect(
      outcomes.count == 3 && bends > 10 && intervals > 10,
      "too tame: \(outcomes), \(bends) bends, \(intervals) intervals")
  }

  /// Many wishes, each of which moves in its own way.
  private static func tangle(seed: UInt64) -> (hierarchy: Hierarchy, point: Point) {
    var generator = SeededGenerator(seed: seed)
    var hierarchy = Hierarchy()
    hierarchy.setPoint("P", to: 0)
    let place = LinearExpression(.point(Point(index: 0)))
    let variables = (0..<6).map { hierarchy.variable("x\($0)") }
    for variable in variables {
      hierarchy.add(variable, .atLeast, -900)
      hierarchy.add(variable, .atMost, 900)
    }
    for _ in 0..<48 {
      let left = variables.reduce(LinearExpression()) {
        $0 + $1.scaled(by: Rational(generator.integer(in: -2...2)))
      }
      hierarchy.addConstraint(
        left, generator.element(of: [.atLeast, .atMost, .equal]),
        LinearExpression(constant: Rational(generator.integer(in: -99...99)))
          + place.scaled(by: Rational(generator.integer(in: -3...3))),
        priority: generator.element(of: [.high, .low]), texts: ("", ""))
    }
    return (hierarchy, Point(index: 0))
  }

  @Test("A sweep that bends often says what solving at a place says, and prices hold as far")
  func long() throws {
    for seed in UInt64(0)..<3 {
      let (hierarchy, point) = Self.tangle(seed: seed)
      let sweep = try Sweep(hierarchy, moving: point, from: -300, to: 300)
      // So many pivots on end that a dictionary takes them up.
      #expect(sweep.pieces.count > 40, "too tame: \(sweep.pieces.count)")
      for place in sweep.pieces.map({ ($0.lower + $0.upper) / 2 }) {
        let solved = try Self.solved(hierarchy, at: place)
        #expect(
          sweep.objectives.map { $0.value(at: place) } == solved.levels.dropFirst().map(\.minimum),
          "seed \(seed) at \(place)")
        for variable in hierarchy.variables {
          #expect(
            try sweep.variables[variable.index].interval(at: place)
              == solved.interval(of: LinearExpression(.variable(variable))),
            "seed \(seed) at \(place)")
        }
      }
      let resolution = try TracedSolution(hierarchy)
      #expect(
        try Sensitivity(resolution, most: 3).rows.map(\.prices)
          == Sensitivity(resolution, most: .max).rows.map(\.prices), "seed \(seed)")
    }
  }

  @Test("Where two pieces meet, nothing jumps; and they do meet")
  func continuity() throws {
    var seams = 0
    for seed in UInt64(0)..<200 {
      let (hierarchy, point) = Self.hierarchy(seed: seed)
      let pieces = try Sweep(hierarchy, moving: point, from: -15, to: 15).pieces
      for (left, right) in zip(pieces, pieces.dropFirst()) {
        seams += 1
        let place = right.lower
        #expect(left.upper == place && left.lower < place)
        #expect(
          left.objectives.map { $0.value(at: place) }
            == right.objectives.map { $0.value(at: place) }, "seed \(seed)")
        for (one, other) in zip(left.variables, right.variables) {
          #expect(one.lower?.value(at: place) == other.lower?.value(at: place), "seed \(seed)")
          #expect(one.upper?.value(at: place) == other.upper?.value(at: place), "seed \(seed)")
        }
      }
    }
    #expect(seams > 50)
  }

  @Test("The direction of a sweep, and the rule, change nothing")
  func direction() throws {
    for seed in UInt64(0)..<80 {
      let (hierarchy, point) = Self.hierarchy(seed: seed)
      let sweep = try Sweep(hierarchy, moving: point, from: -9, to: 14)
      for rule in PivotRule.allCases {
        let other = try Sweep(hierarchy, moving: point, from: 14, to: -9, rule: rule)
        #expect(other.objectives == sweep.objectives, "seed \(seed)")
        #expect(other.variables == sweep.variables, "seed \(seed)")
      }
    }
  }

  @Test("At one place a sweep is a solution")
  func onePlace() throws {
    for seed in UInt64(0)..<80 {
      let (hierarchy, point) = Self.hierarchy(seed: seed)
      let sweep = try Sweep(hierarchy, moving: point, from: 2, to: 2)
      let solved = try Self.solved(hierarchy, at: 2)
      #expect(sweep.outcome == solved.outcome, "seed \(seed)")
      guard sweep.outcome == .optimal else { continue }
      #expect(sweep.pieces.count <= 1)
      for variable in hierarchy.variables {
        #expect(
          try sweep.variables[variable.index].interval(at: 2)
            == solved.interval(of: LinearExpression(.variable(variable))),
          "seed \(seed)")
      }
    }
  }

  @Test("Equations that say the same agree at one place only")
  func dependentEquations() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    let y = hierarchy.variable("y")
    hierarchy.setPoint("P", to: 0)
    hierarchy.add(x + y, .equal, 4)
    hierarchy.add(x.scaled(by: 2) + y.scaled(by: 2), .equal, hierarchy["P"])
    hierarchy.add(x, .equal, 1, .low)
    let sweep = try Sweep(hierarchy, moving: Point(index: 0), from: 0, to: 30)
    #expect(sweep.feasible?.lower == 8 && sweep.feasible?.upper == 8)
    #expect(sweep.variables[1].interval(at: 8) == Interval(3, 3))
    #expect(sweep.pieces.count == 1)
  }
}
