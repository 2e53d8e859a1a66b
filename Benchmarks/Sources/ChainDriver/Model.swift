// What the workloads have in common: a solver and the constraints that they put in and take out.

import ConstraintHierarchies
import Rationals
import Simplex

/// A solver and the constraints that are to be put into it, each under a number.
struct Model {
  typealias Constraint = HierarchySolver.LinearConstraint

  var solver = HierarchySolver()
  /// In the order of the workload.
  private var constraints: [Constraint] = []
  private var ids: [HierarchySolver.ConstraintID?] = []

  var count: Int { constraints.count }

  mutating func variable() -> Variable { solver.addVariable() }

  /// Notes a constraint, without putting it into the solver.
  ///
  /// - Returns: its number.
  mutating func define(
    _ terms: [(variable: Variable, coefficient: Rational)], _ relation: Relation, _ right: Rational,
    _ priority: Priority = .required, weight: Rational = 1
  ) -> Int {
    constraints.append(Constraint(terms, relation, right, priority: priority, weight: weight))
    ids.append(nil)
    return constraints.count - 1
  }

  mutating func add(_ number: Int) { ids[number] = solver.add(constraints[number]) }

  mutating func remove(_ number: Int) {
    guard let id = ids[number] else { preconditionFailure("constraint \(number) is not there") }
    solver.remove(id)
    ids[number] = nil
  }

  mutating func setRightSide(of number: Int, to value: Rational) {
    guard let id = ids[number] else { preconditionFailure("constraint \(number) is not there") }
    solver.setRightSide(of: id, to: value)
  }

  /// Nothing stops it.
  mutating func solve() {
    do { try solver.solve() } catch { preconditionFailure("\(error)") }
  }

  /// Puts the constraints of these numbers in and brings the values up to date once.
  mutating func build(_ numbers: some Sequence<Int>) {
    for number in numbers { add(number) }
    solve()
  }

  /// The same, up to date after every one; the time that each took.
  mutating func buildStepwise(_ numbers: some Sequence<Int>) -> [Double] {
    numbers.map { number in
      let start = Clock.now()
      add(number)
      solve()
      return Clock.since(start)
    }
  }

  /// How far a variable is from a value.
  func distance(of variable: Variable, from expected: Rational) -> Rational {
    (solver.value(of: variable) - expected).magnitude
  }
}
