// Changes, one after another, must lead to where a solve from scratch leads.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct IncrementalTests {
  /// A solver beside a list of what it should hold.
  struct Pair {
    var generator: SeededGenerator
    var solver = HierarchySolver()
    var held: [(id: HierarchySolver.ConstraintID, row: Row)] = []
    let variables: Int
    private var columns: [Variable] = []
    /// Whether most rows are links of chains and wishes for single variables.
    let isLayout: Bool

    init(seed: UInt64, isLayout: Bool = false) {
      generator = SeededGenerator(seed: seed)
      self.isLayout = isLayout
      variables = generator.integer(in: isLayout ? 4...12 : 1...6)
      for _ in 0..<variables { columns.append(solver.addVariable()) }
    }

    private mutating func randomRow() -> Row {
      if isLayout, generator.integer(in: 0...5) > 0 {
        return generator.integer(in: 0...2) == 0 ? randomWish() : randomLink()
      }
      var coefficients = Array(repeating: Rational.zero, count: variables)
      for _ in 0..<generator.integer(in: 0...3) {
        coefficients[generator.integer(in: 0...(variables - 1))] = generator.element(
          of: [1, 1, -1, -1, 2, -3])
      }
      return Row(
        coefficients: coefficients, relation: generator.element(of: [.equal, .atLeast, .atMost]),
        constant: Rational(generator.integer(in: -12...12)), priority: randomPriority(),
        weight: randomWeight())
    }

    private mutating func randomLink() -> Row {
      var coefficients = Array(repeating: Rational.zero, count: variables)
      let place = generator.integer(in: 1...(variables - 1))
      coefficients[place] = generator.element(of: [1, 1, 1, -1, 2])
      coefficients[generator.integer(in: 0...3) == 0 ? 0 : place - 1] -= 1
      return Row(
        coefficients: coefficients, relation: generator.element(of: [.equal, .atLeast, .atLeast]),
        constant: Rational(generator.integer(in: -12...0)),
        priority: generator.element(of: [1000, 1000, 1000, 750]), weight: 1)
    }

    private mutating func randomWish() -> Row {
      var coefficients = Array(repeating: Rational.zero, count: variables)
      coefficients[generator.integer(in: 0...(variables - 1))] = 1
      return Row(
        coefficients: coefficients, relation: generator.element(of: [.equal, .atLeast, .atMost]),
        constant: Rational(generator.integer(in: -30...30)),
        priority: generator.element(of: [1000, 750, 500, 250]), weight: randomWeight())
    }

    private mutating func randomPriority() -> Int {
      generator.element(of: [1000, 1000, 750, 500, 500, 250, 1])
    }

    private mutating func randomWeight() -> Rational {
      generator.element(of: [1, 1, 1, 2, 0, Rational(numerator: 1, denominator: 3)])
    }

    private func terms(_ row: Row) -> [(variable: Variable, coefficient: Rational)] {
      zip(columns, row.coefficients).map { ($0, $1) }
    }

    mutating func add(_ row: Row) {
      let id = solver.add(
        .init(
          terms(row), row.relation, -row.constant,
          priority: Priority(rawValue: row.priority) ?? .required, weight: row.weight))
      held.append((id, row))
    }

    /// - Returns: what was done.
    mutating func change() -> String {
      let choice = generator.integer(in: 0...9)
      guard !held.isEmpty, choice > 3 else {
        let row = randomRow()
        add(row)
        return "add \(row)"
      }
      let place = generator.integer(in: 0...(held.count - 1))
      switch choice {
      case 4...5:
        let (id, row) = held.remove(at: place)
        solver.remove(id)
        return "remove \(row)"
      case 6...7:
        let value = Rational(generator.integer(in: -30...30))
        held[place].row.constant = -value
        solver.setRightSide(of: held[place].id, to: value)
      default:
        if choice == 8 {
          held[place].row.priority = randomPriority()
        } else {
          held[place].row.weight = randomWeight()
        }
        let row = held[place].row
        solver.setPriority(
          of: held[place].id, relation: row.relation,
          to: Priority(rawValue: row.priority) ?? .required, weight: row.weight)
      }
      return "change \(held[place].row)"
    }

    var sketch: Sketch { Sketch(variables: variables, rows: held.map(\.row)) }
  }

  @Test(
    "After every change each level's objective is that of a solve from scratch",
    arguments: 0..<Trials.count(400))
  func objectives(seed: Int) throws { try checkChanges(Pair(seed: UInt64(seed)), seed, count: 40) }

  /// Here most wishes press on requirements only, so that the prices need not know of them at once.
  @Test("After every change of a layout, too", arguments: 0..<Trials.count(200))
  func layouts(seed: Int) throws {
    try checkChanges(Pair(seed: UInt64(seed), isLayout: true), seed, count: 80)
  }

  private func checkChanges(_ start: Pair, _ seed: Int, count: Int) throws {
    var pair = start
    var story: [String] = []
    for _ in 0..<count {
      story.append(pair.change())
      #expect(pair.solver.flaws(isMinimal: false) == [], "seed \(seed): \(story)")
      if pair.solver.flaws(isMinimal: false) != [] { return }
      let outcome = try pair.solver.solve()
      #expect(pair.solver.flaws(isMinimal: outcome == .optimal) == [], "seed \(seed): \(story)")
      let fresh = try TracedSolution(pair.sketch.hierarchy)
      #expect(outcome == fresh.outcome || (outcome != .infeasible && fresh.outcome != .infeasible))
      guard fresh.outcome == .optimal else { continue }
      for level in fresh.levels.dropFirst() {
        let found = pair.solver.cost(ofLevel: level.priority)
        guard found == level.minimum else {
          Issue.record(
            "seed \(seed): \(level.priority.name) is \(found), not \(level.minimum ?? -1), after\n\(story.joined(separator: "\n"))"
          )
          return
        }
      }
    }
  }
}
