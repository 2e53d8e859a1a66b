// Whether a solution is the only one, as the solver's last vertex shows it.

import ConstraintHierarchies
import Rationals
import TestSupport
import Testing

@Suite("Ambiguity") struct AmbiguityTests {
  /// x₀ = 0, xᵢ₊₁ ≥ xᵢ + 10, and a low wish of some items to be 0: they are held by wishes that press on
  /// requirements alone, which the solver need not weigh to know the values.
  private func chain(wishes: (Int) -> Bool) -> Hierarchy {
    var hierarchy = Hierarchy()
    for index in 0..<6 { _ = hierarchy.addVariable("x\(index)") }
    func add(
      _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
      _ priority: Priority
    ) {
      _ = hierarchy.addConstraint(
        left, relation, right, priority: priority, weight: 1, label: nil, texts: ("left", "right"))
    }
    let items = hierarchy.variables.map { LinearExpression(.variable($0)) }
    let zero = LinearExpression(constant: 0)
    add(items[0], .equal, zero, .required)
    for index in 1..<items.count {
      add(items[index], .atLeast, items[index - 1] + LinearExpression(constant: 10), .required)
      if wishes(index) { add(items[index], .equal, zero, .low) }
    }
    return hierarchy
  }

  @Test("A chain that came all at once has one solution where its last item is held")
  func held() throws {
    #expect(try IncrementalSolution(chain { _ in true }).isAmbiguous == false)
    #expect(try IncrementalSolution(chain { $0 == 5 }).isAmbiguous == false)
  }

  @Test("and several where its last item may go")
  func free() throws {
    #expect(try IncrementalSolution(chain { $0 < 5 }).isAmbiguous == true)
    #expect(try IncrementalSolution(chain { _ in false }).isAmbiguous == true)
  }

  @Test("A variable that has gone again is none that may go anywhere")
  func gone() throws {
    let hierarchy = chain { _ in true }
    var live = try IncrementalSolution(hierarchy)
    var longer = hierarchy
    _ = longer.addVariable("y")
    let variable = try #require(longer.variables.last)
    try live.update(to: longer)
    #expect(live.isAmbiguous == true)
    let zero = LinearExpression(constant: 0)
    _ = longer.addConstraint(
      LinearExpression(.variable(variable)), .equal, zero, priority: .low, weight: 1, label: nil,
      texts: ("y", "0"))
    try live.update(to: longer)
    #expect(live.isAmbiguous == false)
    try live.update(to: hierarchy)
    #expect(live.isAmbiguous == false)
  }

  @Test("What the vertex says agrees with the intervals", arguments: 0..<64)
  func agrees(pattern: Int) throws {
    var live = try IncrementalSolution(chain { pattern >> $0 & 1 == 1 })
    let intervals = try live.intervals(afterLevels: live.solvedLevels) ?? []
    #expect(
      try IncrementalSolution(live.hierarchy).isAmbiguous
        == intervals.contains(where: \.isAmbiguous))
  }
}
