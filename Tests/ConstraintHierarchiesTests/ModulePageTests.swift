// The example on the module's page (`ConstraintHierarchies.docc`), and of `HierarchySolver`.

import ConstraintHierarchies
import Rationals
import Testing

@Test func `what the module's page says is so`() {
  var solver = HierarchySolver()
  let x = solver.addVariable()
  solver.add(.init([(x, Rational(1))], .atLeast, 20, priority: .high))
  let want = solver.add(.init([(x, Rational(1))], .equal, 10, priority: .low))
  solver.solve()
  #expect(solver.value(of: x) == 20)
  solver.setRightSide(of: want, to: 30)
  solver.solve()
  #expect(solver.value(of: x) == 30)
}
