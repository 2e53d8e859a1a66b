// Hierarchies in which everything hangs together: the two ways to a solution come to the same.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct DenseTests {
  /// Twelve variables between 0 and 20, all of them in each of some constraints on three levels.
  private func hierarchy(_ generator: inout SeededGenerator) -> Hierarchy {
    var hierarchy = Hierarchy()
    for index in 0..<12 { _ = hierarchy.addVariable("x\(index)") }
    let variables = hierarchy.variables
    func add(_ left: LinearExpression, _ relation: Relation, _ right: Int, _ priority: Priority) {
      _ = hierarchy.addConstraint(
        left, relation, LinearExpression(constant: Rational(right)), priority: priority, weight: 1,
        label: nil, texts: ("left", "right"))
    }
    for variable in variables {
      add(LinearExpression(.variable(variable)), .atLeast, 0, .required)
      add(LinearExpression(.variable(variable)), .atMost, 20, .required)
    }
    let relations: [Relation] = [.atMost, .atLeast, .equal]
    for number in 0..<8 {
      var left = LinearExpression(constant: 0)
      for variable in variables {
        let coefficient = Rational(Int.random(in: -3...3, using: &generator))
        left = left + LinearExpression(.variable(variable)).scaled(by: coefficient)
      }
      let priority: Priority = number < 3 ? .required : number < 6 ? .high : .low
      let relation = number < 3 ? .atMost : relations[Int.random(in: 0..<3, using: &generator)]
      add(left, relation, Int.random(in: 0...30, using: &generator), priority)
    }
    return hierarchy
  }

  @Test("Both ways come to the same regions, minima and values", arguments: 0..<12)
  func same(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let hierarchy = hierarchy(&generator)
    var live = try IncrementalSolution(hierarchy)
    var scratch = DictionarySolution(try TracedSolution(hierarchy))
    #expect(scratch.outcome == live.outcome)
    #expect(scratch.solvedLevels == live.solvedLevels)
    for level in hierarchy.levels { #expect(scratch.minimum(of: level) == live.minimum(of: level)) }
    for levels in 0...live.solvedLevels {
      let (ours, theirs) = (
        try scratch.intervals(afterLevels: levels), try live.intervals(afterLevels: levels)
      )
      #expect(ours == theirs)
    }
    let (ours, theirs) = (try scratch.valuation, try live.valuation)
    for constraint in hierarchy.constraints {
      #expect(ours?.error(of: constraint) == theirs?.error(of: constraint))
    }
  }

  /// Inequalities that all go through the origin: a cone, which may be the origin alone, and what two
  /// levels leave of it.
  private func cone(_ generator: inout SeededGenerator, inequalities: Int) -> Hierarchy {
    var hierarchy = Hierarchy()
    for index in 0..<7 { _ = hierarchy.addVariable("x\(index)") }
    func add(_ range: ClosedRange<Int>, _ relation: Relation, _ right: Int, _ priority: Priority) {
      var left = LinearExpression(constant: 0)
      for variable in hierarchy.variables {
        let coefficient = Rational(Int.random(in: range, using: &generator))
        left = left + LinearExpression(.variable(variable)).scaled(by: coefficient)
      }
      _ = hierarchy.addConstraint(
        left, relation, LinearExpression(constant: Rational(right)), priority: priority, weight: 1,
        label: nil, texts: ("left", "right"))
    }
    for _ in 0..<inequalities { add(-4...5, .atLeast, 0, .required) }
    add(-1...1, .equal, 0, .required)
    add(0...3, .atMost, 9, .high)
    add(-3...3, .equal, 5, .low)
    return hierarchy
  }

  @Test("Both ways find the ends of a cone, where all corners are one", arguments: 4...16)
  func cones(inequalities: Int) throws {
    for seed in 0..<Trials.count(12) {
      var generator = SeededGenerator(seed: UInt64(100 * inequalities + seed))
      let hierarchy = cone(&generator, inequalities: inequalities)
      var live = try IncrementalSolution(hierarchy)
      var scratch = DictionarySolution(try TracedSolution(hierarchy, rule: .greatest))
      for levels in 0...live.solvedLevels {
        let ours = try scratch.intervals(afterLevels: levels)
        #expect(try ours == live.intervals(afterLevels: levels), "seed \(seed), \(levels) levels")
      }
    }
  }
}
