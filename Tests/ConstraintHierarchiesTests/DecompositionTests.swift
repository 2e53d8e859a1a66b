// What a constraint becomes: the rows, the slacks and the shares of objectives.

import ConstraintHierarchies
import Rationals
import Simplex
import Testing

@Suite struct DecompositionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var relation: Relation
    var priority: Priority
    /// The slacks that it gets.
    var slacks: [Model.Side]
    /// Those of them that cost its level something.
    var costly: [Model.Side]

    var testDescription: String { "X \(relation.rawValue) 10 at \(priority.name)" }
  }

  static let table: [Case] = [
    Case(relation: .equal, priority: .low, slacks: [.plus, .minus], costly: [.plus, .minus]),
    Case(relation: .atLeast, priority: .low, slacks: [.plus, .minus], costly: [.minus]),
    Case(relation: .atMost, priority: .low, slacks: [.plus, .minus], costly: [.plus]),
    Case(relation: .equal, priority: .required, slacks: [], costly: []),
    Case(relation: .atLeast, priority: .required, slacks: [.single], costly: []),
    Case(relation: .atMost, priority: .required, slacks: [.single], costly: []),
  ]

  @Test(
    "Each relation gets the slacks and the share of its level's objective that the table names",
    arguments: table, [1, 0, Rational(numerator: 5, denominator: 2)])
  func slacks(row: Case, weight: Rational) throws {
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("X"), row.relation, 10, row.priority, weight: weight)
    let model = Model(hierarchy)
    #expect(
      model.meanings == [.variable(Variable(index: 0))] + row.slacks.map { .slack(0, $0) })
    #expect(model.problem.signs == [.free] + row.slacks.map { _ in .nonnegative })
    #expect(model.levels == (row.priority.isRequired ? [] : [row.priority]))
    let costs = model.problem.objectives.flatMap(\.terms).filter { !$0.coefficient.isZero }
    #expect(
      Set(costs.map { model.meanings[$0.column] })
        == Set(weight == 0 ? [] : row.costly.map { .slack(0, $0) }))
    #expect(!costs.contains { $0.coefficient != weight })
  }

  @Test("A row says that its left side is its right side and the slacks", arguments: table)
  func rows(row: Case) throws {
    var hierarchy = Hierarchy()
    hierarchy.add(hierarchy.variable("X"), row.relation, 10, row.priority)
    let model = Model(hierarchy)
    let only = try #require(model.problem.rows.first)
    #expect(only.form.terms == [.init(0, 1)] && only.form.constant == -10)
    #expect(only.stage == (row.priority.isRequired ? 0 : 1))
    let column = { (side: Model.Side) in model.meanings.firstIndex(of: .slack(0, side)) }
    switch (row.priority.isRequired, row.relation) {
    case (true, .equal): #expect(only.kind == .equation)
    case (true, .atLeast): #expect(only.kind == .atLeast(slack: try #require(column(.single))))
    case (true, .atMost): #expect(only.kind == .atMost(slack: try #require(column(.single))))
    case (false, _):
      #expect(
        only.kind
          == .goal(plus: try #require(column(.plus)), minus: try #require(column(.minus))))
    }
  }

  @Test("With several variables and points, the left side stands where X stands")
  func severalVariables() {
    var hierarchy = Hierarchy()
    hierarchy.setPoint("P", to: 7)
    let left = hierarchy.variable("x") + hierarchy.variable("w").scaled(by: Rational(1, 2))
    hierarchy.add(left, .equal, hierarchy["P"].scaled(by: 2) + hierarchy["w"], .high)
    let model = Model(hierarchy)
    #expect(model.problem.rows[0].form.constant == -14)
    let error: Rational = 3 + 2 - 14 - 4
    #expect(model.problem.rows[0].form.value(at: [3, 4, 0, 0]) == error)
  }

  @Test("An objective adds itself to its level, turned round and times its weight")
  func objectives() {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .atMost, 4, .low)
    hierarchy.addObjective(.maximize, x.scaled(by: 3) + 1, weight: 2, text: "3x + 1")
    hierarchy.addObjective(.minimize, x, priority: .high, text: "x")
    let model = Model(hierarchy)
    #expect(model.levels == [.high, .low])
    // x = 5, a⁺ = 1, a⁻ = 0
    #expect(model.problem.objectives.map { $0.value(at: [5, 1, 0]) } == [5, 1 - 2 * 16])
  }

  @Test(
    "What is not held costs its level the weight times what it is off by",
    arguments: [
      (Relation.equal, 10, 5), (.equal, 30, 15), (.atLeast, 30, 15), (.atLeast, 10, 0),
      (.atMost, 10, 5), (.atMost, 30, 0),
    ])
  func costs(relation: Relation, wanted: Int, cost: Int) throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .equal, 15)
    hierarchy.add(x, relation, LinearExpression(constant: Rational(wanted)), .low)
    hierarchy.add(x, relation, LinearExpression(constant: Rational(wanted)), .high, weight: 3)
    hierarchy.add(x, .equal, 1000, .high, weight: 0)
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.levels.map(\.minimum) == [nil, Rational(3 * cost), Rational(cost)])
    #expect(resolution.error(of: hierarchy.constraints[1]) == Rational(15 - wanted))
  }

  @Test("A constraint without a variable costs its level a constant, or holds")
  func constants() throws {
    var hierarchy = Hierarchy()
    hierarchy.add(0, .atLeast, 3, .low)
    hierarchy.add(0, .atMost, 3, .low)
    hierarchy.add(hierarchy.variable("x"), .equal, 1, .low)
    hierarchy.add(hierarchy["x"] - hierarchy["x"], .equal, 2, .high, weight: 5)
    let resolution = try TracedSolution(hierarchy)
    #expect(resolution.levels.map(\.minimum) == [nil, 10, 3])
    #expect(resolution.value(of: hierarchy["x"]) == 1)
    hierarchy.add(0, .atLeast, 3)
    #expect(try TracedSolution(hierarchy).outcome == .infeasible)
  }
}

extension Rational {
  fileprivate init(_ numerator: Int, _ denominator: Int) {
    self.init(numerator: numerator, denominator: denominator)
  }
}
