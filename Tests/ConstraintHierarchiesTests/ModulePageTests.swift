// The example on the module's page (`ConstraintHierarchies.docc`), and of `HierarchySolver`.

import ConstraintHierarchies
import Rationals
import Testing

@Test func `what the module's page says is so`() throws {
  var solver = HierarchySolver()
  let x = solver.addVariable()
  solver.add(.init([x: 1], .atLeast, 20, priority: .high))
  let want = solver.add(.init([x: 1], .equal, 10, priority: .low))
  try solver.solve()
  #expect(solver.value(of: x) == 20)
  solver.setRightSide(of: want, to: 30)
  try solver.solve()
  #expect(solver.value(of: x) == 30)
}

@Test func `terms can be written as literals; those of one variable are added`() throws {
  var solver = HierarchySolver()
  let (x, y) = (solver.addVariable(), solver.addVariable())
  solver.add(.init([x: 3, y: -2, x: 1], .equal, 12))
  solver.add(.init([y: 1], .equal, 2))
  try solver.solve()
  #expect(solver.value(of: x) == 4)
  #expect(solver.value(of: y) == 2)
}
