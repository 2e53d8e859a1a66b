// A sweep over a coefficient of an objective against solving anew at each place.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("A sweep over a coefficient")
struct CoefficientSweepTests {
  /// A hierarchy with the coefficient of one variable in one objective to be moved.
  private static func draft(_ seed: UInt64) -> (Hierarchy, Variable, Objective)? {
    var generator = SeededGenerator(seed: 77_000 + seed)
    var hierarchy = Sketch(seed: seed).hierarchy
    guard let variable = hierarchy.variables.first else { return nil }
    if generator.happens(1, outOf: 2) {
      for variable in hierarchy.variables {
        hierarchy.addImplied(nonnegative: variable, isSign: true)
      }
    }
    let terms = hierarchy.variables.map {
      LinearExpression(.variable($0)).scaled(by: Rational(generator.integer(in: -3...5)))
    }
    let (objective, _) = hierarchy.addObjective(
      generator.happens(1, outOf: 2) ? .maximize : .minimize,
      terms.reduce(LinearExpression(), +),
      priority: generator.element(of: [.high, .medium, .low]),
      weight: generator.element(of: [1, 1, 2]), text: "")
    hierarchy.setPoint("t", to: 0)
    return (hierarchy, variable, objective)
  }

  private static func hierarchy(
    _ hierarchy: Hierarchy, _ variable: Variable, _ objective: Objective, at place: Rational
  ) -> Hierarchy {
    var copy = hierarchy
    let now =
      objective.expression.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
    copy.updateObjective(serial: objective.serial) {
      $0.expression =
        $0.expression + LinearExpression(.variable(variable)).scaled(by: place - now)
    }
    return copy
  }

  @Test("Between breakpoints it says what solving says", arguments: 0..<Trials.count(8))
  func places(batch: UInt64) throws {
    var (bends, endless, swept) = (0, 0, 0)
    for seed in batch * 80..<(batch + 1) * 80 {
      guard let (hierarchy, variable, objective) = Self.draft(seed) else { continue }
      guard case .point(let point)? = hierarchy.symbol(named: "t") else { continue }
      let now =
        objective.expression.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
      let sweep = try Sweep(
        hierarchy, coefficientOf: variable, in: objective, named: point, from: -7, to: 9, now: now)
      let rank = try #require(sweep.levels.firstIndex(of: objective.priority))
      func solved(_ place: Rational) throws -> TracedSolution {
        try TracedSolution(Self.hierarchy(hierarchy, variable, objective, at: place))
      }
      if let feasible = sweep.feasible {
        for (edge, step) in [(feasible.lower, -1), (feasible.upper, 1)]
        where edge > -7 && edge < 9 {
          endless += 1
          let beyond = try solved(edge + Rational(numerator: step, denominator: 1_000_000))
          #expect(beyond.outcome == .unbounded(objective: rank), "seed \(seed) beyond \(edge)")
        }
      }
      guard sweep.outcome == .optimal else {
        let outcome = try solved(-7).outcome
        #expect(outcome != .optimal, "seed \(seed)")
        continue
      }
      swept += 1
      bends += max(0, sweep.pieces.count - 1)
      for piece in sweep.pieces where piece.lower < piece.upper {
        for part in [1, 5, 8] {
          let place =
            piece.lower + (piece.upper - piece.lower) * Rational(numerator: part, denominator: 9)
          let solution = try solved(place)
          #expect(solution.outcome == .optimal, "seed \(seed) at \(place)")
          let minima = solution.levels.dropFirst().map { $0.minimum }
          #expect(
            sweep.objectives.map { $0.value(at: place) } == minima, "seed \(seed) at \(place)")
          for variable in hierarchy.variables {
            #expect(
              try sweep.variables[variable.index].interval(at: place)
                == solution.interval(of: LinearExpression(.variable(variable))),
              "seed \(seed) at \(place)")
          }
        }
      }
    }
    #expect(swept > 10 && bends > 5 && endless > 0, "\(swept) \(bends) \(endless)")
  }
}
