// Sums of symbols.

import ConstraintHierarchies
import Rationals
import Testing

@Suite struct LinearExpressionTests {
  private let x = LinearExpression(.variable(Variable(index: 0)))
  private let y = LinearExpression(.variable(Variable(index: 1)))
  private let p = LinearExpression(.point(Point(index: 0)))

  @Test("Terms of one symbol are added together, and gone where they cancel")
  func collecting() {
    let sum = x + y + x.scaled(by: 2) - y + 5
    #expect(sum == x.scaled(by: 3) + 5)
    #expect(sum.terms.count == 1)
    #expect((x - x).terms.isEmpty)
    #expect(x.scaled(by: 0) == 0)
  }

  @Test("Variables come in the order in which they first came, points not among them")
  func variables() {
    #expect((y + p + x + y).variables == [Variable(index: 1), Variable(index: 0)])
    #expect(p.variables.isEmpty)
  }

  @Test("Points go into the constant at their values")
  func points() {
    var hierarchy = Hierarchy()
    hierarchy.setPoint("P", to: 7)
    let x = hierarchy.variable("x")
    let value = hierarchy.evaluatingPoints(x + hierarchy["P"].scaled(by: 2) + 1)
    #expect(value == x + 15)
    hierarchy.setPoint("P", to: -1)
    #expect(hierarchy.evaluatingPoints(x + hierarchy["P"]) == x - 1)
  }
}
