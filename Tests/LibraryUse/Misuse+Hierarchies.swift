import ConstraintHierarchies
import Rationals
import Simplex

extension Misuse {
  private static let strange = "Hierarchy: a variable that is not this hierarchy's"
  private static let levels = "SolvedHierarchy: more levels than have a least value"

  static let hierarchies = [
    // Variables and points
    Misuse("a constraint over a variable of a larger hierarchy", strange) {
      var small = hierarchy(1)
      add(LinearExpression(.variable(hierarchy(9).variables[4])), to: &small)
    },
    Misuse("a constraint over a variable of a solver", strange) {
      var (solver, one) = (HierarchySolver(), hierarchy(1))
      add(LinearExpression(.variable(solver.addVariable())), to: &one)
    },
    Misuse("an objective over a variable that is not there", strange) {
      var one = hierarchy(1)
      one.addObjective(.minimize, LinearExpression(.variable(hierarchy(9).variables[4])), text: "")
    },
    Misuse("a constraint changed to a variable that is not there", strange) {
      var one = hierarchy(1)
      one.updateConstraint(serial: 0) {
        $0.left = LinearExpression(.variable(hierarchy(9).variables[4]))
      }
    },
    Misuse("the name of a variable that is not there", strange) {
      use(hierarchy(1).name(of: hierarchy(9).variables[4]))
    },
    Misuse("the name of a point that is not there", "Hierarchy: a point that is not this") {
      use(hierarchy(1).name(of: point()))
    },
    Misuse("the value of a point that is not there", "Hierarchy: a point that is not this") {
      if case .point(let point) = point() { use(hierarchy(1).value(of: point)) }
    },
    Misuse("a constraint over a point that is not there", "Hierarchy: a point that is not this") {
      var one = hierarchy(1)
      add(LinearExpression(point()), to: &one)
    },
    Misuse("a sweep of a point that is not there", "Hierarchy: a point that is not this") {
      if case .point(let point) = point() {
        use(try Sweep(hierarchy(1), moving: point, from: 0, to: 1).outcome)
      }
    },
    // Names, weights, priorities
    Misuse("two variables of one name", "Hierarchy: a name that is taken") {
      var one = hierarchy(1)
      one.addVariable("x0")
    },
    Misuse("a point by the name of a variable", "Hierarchy.setPoint: the name of a variable") {
      var one = hierarchy(1)
      one.setPoint("x0", to: 1)
    },
    Misuse("a label that is taken", "Hierarchy: a label that is taken") {
      var one = hierarchy(1)
      one.addConstraint(
        LinearExpression(), .equal, LinearExpression(), label: "x0", texts: ("", ""))
    },
    Misuse("a letter that is none", "Hierarchy.setLetter: no letter") {
      var one = hierarchy(1)
      one.setLetter("7", ofConstraint: 0)
    },
    Misuse("the name of an objective that is none", "Hierarchy.setName: no name") {
      var one = hierarchy(1)
      one.setName("x", ofObjective: 0)
    },
    Misuse("a constraint with a negative weight", "Hierarchy: a constraint with a negative weight")
    {
      var one = hierarchy(1)
      one.addConstraint(
        LinearExpression(.variable(one.variables[0])), .equal, LinearExpression(), priority: .low,
        weight: -1, texts: ("", ""))
    },
    Misuse("a constraint changed to a negative weight", "Hierarchy: a constraint with a negative") {
      var one = hierarchy(1)
      one.updateConstraint(serial: 0) { $0.weight = -1 }
    },
    Misuse("a required objective", "Hierarchy: an objective at .required") {
      var one = hierarchy(1)
      one.addObjective(
        .minimize, LinearExpression(.variable(one.variables[0])), priority: .required, text: "")
    },
    Misuse("an objective with a negative weight", "Hierarchy: an objective with a negative weight")
    {
      var one = hierarchy(1)
      one.addObjective(
        .minimize, LinearExpression(.variable(one.variables[0])), weight: -1, text: "")
    },
    Misuse("an upper bound below zero", "Hierarchy.addBound: a bound below zero") {
      var one = hierarchy(1)
      one.addBound(LinearExpression(constant: -1), of: one.variables[0])
    },
    Misuse("an element that is not there", "ChunkedList.remove: no such index") {
      var list = ChunkedList([1, 2])
      list.remove(at: 2)
    },
    Misuse("more elements than there are", "ChunkedList.removeLast: fewer elements") {
      var list = ChunkedList([1, 2])
      list.removeLast(3)
    },
    // Solutions
    Misuse("the value of a variable of another hierarchy", strange) {
      use(try TracedSolution(hierarchy(1)).value(of: hierarchy(9).variables[4]))
    },
    Misuse("the value of a sum of another hierarchy", strange) {
      use(try TracedSolution(hierarchy(1)).value(of: sum()))
    },
    Misuse("the interval of a variable of another hierarchy", strange) {
      var solution = try IncrementalSolution(hierarchy(1))
      use(try solution.interval(of: hierarchy(9).variables[4], afterLevels: 0))
    },
    Misuse("the interval of a sum of another hierarchy", strange) {
      var solution = try IncrementalSolution(hierarchy(1))
      use(try solution.interval(of: sum()))
    },
    Misuse("the interval of a sum in a dictionary's solution", strange) {
      use(try DictionarySolution(TracedSolution(hierarchy(1))).interval(of: sum(), afterLevels: 0))
    },
    Misuse("a value of a valuation of another hierarchy", strange) {
      use(try IncrementalSolution(hierarchy(1)).valuation?.value(of: hierarchy(9).variables[4]))
    },
    Misuse("a sum of a valuation of another hierarchy", strange) {
      use(try IncrementalSolution(hierarchy(1)).valuation?.value(of: sum()))
    },
    Misuse("what holds a sum of another hierarchy", strange) {
      use(try Explainer(IncrementalSolution(hierarchy(1))).hold(on: sum(), from: .below))
    },
    Misuse("intervals after levels that are not there", levels) {
      var solution = try IncrementalSolution(hierarchy(1))
      use(try solution.intervals(afterLevels: 2))
    },
    Misuse("intervals after fewer than no levels", levels) {
      var solution = DictionarySolution(try TracedSolution(hierarchy(1)))
      use(try solution.intervals(afterLevels: -1))
    },
    Misuse("an interval after levels that are not there", levels) {
      let one = hierarchy(1)
      use(try TracedSolution(one).interval(of: one.variables[0], afterLevels: 2))
    },
    Misuse("how an update ended that was stopped", "IncrementalSolution.outcome: of an update") {
      let control = SolveControl()
      control.cancel()
      var solution = IncrementalSolution(control: control)
      var one = hierarchy(1)
      one.addConstraint(
        LinearExpression(.variable(one.variables[0])), .equal, LinearExpression(constant: 5),
        texts: ("", ""))
      do { try solution.update(to: one) } catch { use(solution.outcome) }
    },
    Misuse("the certificate of another model", "IncrementalSolution.certificate: the model of") {
      use(try IncrementalSolution(hierarchy(1)).certificate(Model(hierarchy(9))))
    },
    Misuse("prices of what has no optimum", "Sensitivity: a hierarchy that has no optimum") {
      var one = hierarchy(1)
      for right in [1, 2] as [Rational] {
        one.addConstraint(
          LinearExpression(.variable(one.variables[0])), .equal, LinearExpression(constant: right),
          texts: ("", ""))
      }
      use(try Sensitivity(TracedSolution(one)).rows.count)
    },
    // Functions
    Misuse("the value of a function without pieces", "PiecewiseLinearFunction: a function without")
    {
      use(PiecewiseLinearFunction(from: 0).value(at: 1))
    },
    Misuse("a value before the first piece", "PiecewiseLinearFunction: a number before the first") {
      var function = PiecewiseLinearFunction(from: 0)
      function.append(LinearFunction(constant: 1), to: 2)
      use(function.value(at: -1))
    },
    Misuse(
      "a piece that ends before it begins", "PiecewiseLinearFunction.append: a piece that ends"
    ) {
      var function = PiecewiseLinearFunction(from: 0)
      function.append(LinearFunction(constant: 1), to: -2)
    },
  ]

  private static func point() -> Symbol {
    var hierarchy = hierarchy(1)
    hierarchy.setPoint("P", to: 3)
    return hierarchy.symbol(named: "P") ?? .variable(hierarchy.variables[0])
  }

  private static func sum() -> LinearExpression {
    let variables = hierarchy(9).variables
    return LinearExpression(.variable(variables[0])) + LinearExpression(.variable(variables[4]))
  }

  private static func add(_ expression: LinearExpression, to hierarchy: inout Hierarchy) {
    hierarchy.addConstraint(expression, .equal, LinearExpression(), texts: ("", ""))
  }
}
