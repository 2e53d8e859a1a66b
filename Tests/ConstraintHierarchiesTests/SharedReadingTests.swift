// Copies of a solution share its memory until one of them changes; so what only reads may not write there, as the others may be
// read on other threads meanwhile.

import ConstraintHierarchies
import Rationals
import Testing

@Suite struct SharedReadingTests {
  /// A chain whose ends can move, and whose links follow.
  private static func solution() throws -> IncrementalSolution {
    var hierarchy = Hierarchy()
    for index in 0..<60 { hierarchy.addVariable("x\(index)") }
    let variables = hierarchy.variables.map { LinearExpression(.variable($0)) }
    for (left, right) in zip(variables, variables.dropFirst()) {
      hierarchy.addConstraint(
        right, .equal, left + LinearExpression(constant: 10), texts: ("", ""))
    }
    hierarchy.addConstraint(variables[0], .atLeast, LinearExpression(), texts: ("", ""))
    return try IncrementalSolution(hierarchy)
  }

  @Test func `copies on several threads are read at once`() async throws {
    let solution = try Self.solution()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in solution.isAmbiguous == true }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
