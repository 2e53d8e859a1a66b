import ConstraintHierarchies
import Rationals
import Simplex

extension Misuse {
  private static let strange = "HierarchySolver: a variable that is not this solver's"
  private static let stale =
    "HierarchySolver: a constraint that is not this solver's, or has been removed"

  static let solvers = [
    // Variables
    Misuse("a constraint over a variable of a larger solver", strange) {
      var (small, large) = (solver(1), solver(9))
      small.0.add(.init([large.1[4]: 1], .equal, 3))
      try small.0.solve()
      _ = large.0.addVariable()
    },
    Misuse("a constraint over a variable of another solver of the same size", strange) {
      var (one, other) = (solver(2), solver(2))
      one.0.add(.init([one.1[0]: 1, other.1[1]: 1], .equal, 3))
      _ = other.0.addVariable()
    },
    Misuse(
      "variables of two solvers in one place", "LinearForm: variables of two solvers in one sum"
    ) {
      let (one, other) = (solver(1), solver(1))
      use(HierarchySolver.LinearConstraint([one.1[0]: 1, other.1[0]: 1], .equal, 3))
    },
    Misuse("the value of a variable of a larger solver", strange) {
      use(solver(1).0.value(of: solver(9).1[4]))
    },
    Misuse("the value of a variable of another solver of the same size", strange) {
      use(solver(3).0.value(of: solver(3).1[1]))
    },
    Misuse("an objective over a variable of another solver", strange) {
      var one = solver(1)
      one.0.addObjective([(solver(1).1[0], 1)], priority: .low, weight: 1)
    },
    Misuse("a variable that a copy has added", strange) {
      let original = solver(1).0
      var (copy, other) = (original, original)
      let variable = copy.addVariable()
      _ = other.addVariable()
      use(other.value(of: variable))
    },
    Misuse("a variable that came after the copy", strange) {
      var original = solver(1).0
      let copy = original
      use(copy.value(of: original.addVariable()))
    },
    Misuse("a variable of a hierarchy in a solver", strange) {
      use(solver(3).0.value(of: hierarchy(3).variables[1]))
    },
    // Weights and objectives
    Misuse("a negative weight", "LinearConstraint: a negative weight") {
      let x = solver(1).1[0]
      use(HierarchySolver.LinearConstraint([x: 1], .equal, 3, priority: .low, weight: -1))
    },
    Misuse(
      "an objective that is required", "HierarchySolver.addObjective: an objective at .required"
    ) {
      var one = solver(1)
      one.0.addObjective([(one.1[0], 1)], priority: .required, weight: 1)
    },
    Misuse("a priority with a negative weight", "HierarchySolver.setPriority: a negative weight") {
      var one = solver(1)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      one.0.setPriority(of: id, relation: .equal, to: .low, weight: -1)
    },
    // Names of constraints
    Misuse("remove twice", stale) {
      var one = solver(1)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      one.0.remove(id)
      one.0.remove(id)
    },
    Misuse("the right side of a removed constraint", stale) {
      var one = solver(2)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      one.0.remove(id)
      one.0.add(.init([one.1[1]: 1], .equal, 4))
      one.0.setRightSide(of: id, to: 99)
    },
    Misuse("the priority of a removed constraint", stale) {
      var one = solver(1)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      one.0.remove(id)
      one.0.setPriority(of: id, relation: .equal, to: .low, weight: 1)
    },
    Misuse("the error of a removed constraint", stale) {
      var one = solver(1)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      one.0.remove(id)
      use(one.0.error(of: id))
    },
    Misuse("a constraint of another solver", stale) {
      var (one, other) = (solver(1), solver(1))
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      other.0.add(.init([other.1[0]: 1], .equal, 4))
      other.0.remove(id)
    },
    Misuse("a constraint that a copy has added", stale) {
      var one = solver(1)
      var copy = one.0
      let id = copy.add(.init([one.1[0]: 1], .equal, 3))
      one.0.add(.init([one.1[0]: 1], .equal, 4))
      use(one.0.error(of: id))
    },
    Misuse("a constraint that the copy has removed", stale) {
      var one = solver(1)
      let id = one.0.add(.init([one.1[0]: 1], .equal, 3))
      var copy = one.0
      copy.remove(id)
      use(copy.error(of: id))
    },
    Misuse(
      "the right side of an objective", "HierarchySolver: an objective where a constraint is wanted"
    ) {
      var one = solver(1)
      let id = one.0.addObjective([(one.1[0], 1)], priority: .low, weight: 1)
      one.0.setRightSide(of: id, to: 3)
    },
    Misuse(
      "the priority of an objective", "HierarchySolver: an objective where a constraint is wanted"
    ) {
      var one = solver(1)
      let id = one.0.addObjective([(one.1[0], 1)], priority: .low, weight: 1)
      one.0.setPriority(of: id, relation: .equal, to: .low, weight: 1)
    },
    // Swift's own check for overlapping accesses, which release builds have.
    Misuse("a listener that changes the solver that is solving", "Simultaneous accesses") {
      let shared = Shared()
      shared.solver.control = SolveControl().reporting { _ in _ = shared.solver.addVariable() }
      let (x, y) = (shared.solver.addVariable(), shared.solver.addVariable())
      for right in [1, 2, 3] as [Rational] {
        shared.solver.add(.init([x: 1, y: right], .atLeast, right, priority: .high))
        shared.solver.add(.init([x: 1, y: 1], .equal, -right, priority: .low))
      }
      shared.solver.control.requestProgress()
      try shared.solver.solve()
    },
    // The minimiser below it
    Misuse("a rank before the requirements", "Minimizer.addRank: no such place") {
      var minimizer = Minimizer()
      _ = minimizer.addRank(at: 0)
    },
    Misuse("a rank behind the end", "Minimizer.addRank: no such place") {
      var minimizer = Minimizer()
      _ = minimizer.addRank(at: 2)
    },
    Misuse("a row over a column that is not there", "Minimizer.addRow: no such column") {
      var (minimizer, _) = minimiser()
      use(minimizer.addRow([.init(9, 1)], constant: 0, penalty: required))
    },
    Misuse("a row over a negative column", "Minimizer.addRow: columns that are not in order") {
      var (minimizer, _) = minimiser()
      use(minimizer.addRow([.init(-1, 1)], constant: 0, penalty: required))
    },
    Misuse("a row with a column twice", "Minimizer.addRow: columns that are not in order") {
      var (minimizer, _) = minimiser()
      use(minimizer.addRow([.init(0, 1), .init(0, 1)], constant: 0, penalty: required))
    },
    Misuse("a row with a coefficient of zero", "Minimizer.addRow: a term with the coefficient zero")
    {
      var (minimizer, _) = minimiser()
      use(minimizer.addRow([.init(0, 0)], constant: 0, penalty: required))
    },
    Misuse("a row on a rank that is not there", "Minimizer: no such rank") {
      var (minimizer, _) = minimiser()
      use(minimizer.addRow([.init(0, 1)], constant: 0, penalty: .init(rank: 5, above: 1, below: 1)))
    },
    Misuse("a penalty that pays", "Minimizer: a penalty that costs less than nothing") {
      var (minimizer, _) = minimiser()
      use(
        minimizer.addRow([.init(0, 1)], constant: 0, penalty: .init(rank: 0, above: -2, below: 1)))
    },
    Misuse("remove a row twice", "Minimizer: no such row") {
      var (minimizer, row) = minimiser()
      minimizer.removeRow(row)
      minimizer.removeRow(row)
    },
    Misuse("the constant of a removed row", "Minimizer: no such row") {
      var (minimizer, row) = minimiser()
      minimizer.removeRow(row)
      minimizer.setConstant(ofRow: row, to: 1)
    },
    Misuse("the penalty of a row that is not there", "Minimizer: no such row") {
      var (minimizer, _) = minimiser()
      minimizer.setPenalty(ofRow: -1, to: required)
    },
    Misuse("the value of a column that is not there", "Minimizer: no such column") {
      use(minimiser().0.value(ofColumn: 9))
    },
    Misuse("the value of a negative column", "Minimizer: no such column") {
      use(minimiser().0.value(ofColumn: -1))
    },
    Misuse("the value of a row that is not there", "Minimizer: no such row") {
      use(minimiser().0.value(ofRow: 9))
    },
    Misuse("the cost of a rank that is not there", "Minimizer: no such rank") {
      use(minimiser().0.cost(ofRank: 9))
    },
    Misuse("the multiple of a row on a rank that is not there", "Minimizer: no such rank") {
      use(minimiser().0.multiple(ofRow: 0, rank: 9))
    },
    Misuse("the derivatives of a row that is not there", "Minimizer: no such row") {
      use(minimiser().0.derivatives(ofRow: 9, rank: 0))
    },
    Misuse("the range of a form over a column that is not there", "Minimizer.range: no such column")
    {
      var (minimizer, _) = minimiser()
      try minimizer.minimize()
      use(try minimizer.range(of: LinearForm([.init(9, 1)]), ranks: 1))
    },
    Misuse("how a solve ended that was stopped", "Minimizer.outcome: of a solve that was stopped") {
      // What was wished for has to give way.
      var minimizer = Minimizer()
      let term = LinearForm.Term(minimizer.addColumn(), 1)
      _ = minimizer.addRow([term], constant: 0, penalty: required)
      try minimizer.minimize()
      _ = minimizer.addRow([term], constant: -5, penalty: .init(rank: 0, above: 3, below: 3))
      let control = SolveControl()
      control.cancel()
      minimizer.control = control
      do { try minimizer.minimize() } catch { use(minimizer.outcome) }
    },
    Misuse("a range after a solve that was stopped", "Minimizer: a question before `minimize`") {
      var minimizer = Minimizer()
      let term = LinearForm.Term(minimizer.addColumn(), 1)
      _ = minimizer.addRow([term], constant: 0, penalty: required)
      try minimizer.minimize()
      _ = minimizer.addRow([term], constant: -5, penalty: .init(rank: 0, above: 3, below: 3))
      let control = SolveControl()
      control.cancel()
      minimizer.control = control
      do { try minimizer.minimize() } catch {
        use(try minimizer.range(of: LinearForm([term]), ranks: 1))
      }
    },
    Misuse("a range after no rank", "Minimizer: a question about no rank at all") {
      var (minimizer, _) = minimiser()
      try minimizer.minimize()
      use(try minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 0))
    },
    Misuse("ranges of a column that is not there", "Minimizer: no such column") {
      var (minimizer, _) = minimiser()
      try minimizer.minimize()
      use(try minimizer.ranges(ofColumns: [9], ranks: 1))
    },
    Misuse("a range before the solve", "Minimizer: a question before `minimize`") {
      var (minimizer, _) = minimiser()
      use(try minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1))
    },
    Misuse("a negative number of columns", "Minimizer: a negative number of columns") {
      var (minimizer, _) = minimiser()
      try minimizer.minimize()
      use(minimizer.isDetermined(first: -1))
    },
    Misuse("what hangs together with a column that is not there", "Minimizer: no such column") {
      use(minimiser().0.columns(connectedWith: [9], ranks: 1))
    },
    Misuse("the rows of a column that is not there", "Minimizer: no such column") {
      use(minimiser().0.rowCountUpToTwo(ofColumn: 9))
    },
  ]

  private final class Shared: @unchecked Sendable {
    var solver = HierarchySolver()
  }

  private static var required: Minimizer.Penalty { .init(rank: 0, above: 1, below: 1) }

  private static func minimiser() -> (Minimizer, row: Int) {
    var minimizer = Minimizer()
    let column = minimizer.addColumn()
    let row = minimizer.addRow([.init(column, 1)], constant: -3, penalty: required)
    return (minimizer, row)
  }

  /// A solver with some variables.
  private static func solver(_ count: Int) -> (HierarchySolver, [Variable]) {
    var solver = HierarchySolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    return (solver, variables)
  }

  /// A hierarchy of some variables, each at its place.
  static func hierarchy(_ count: Int) -> Hierarchy {
    var hierarchy = Hierarchy()
    for index in 0..<count { hierarchy.addVariable("x\(index)") }
    for (index, variable) in hierarchy.variables.enumerated() {
      hierarchy.addConstraint(
        LinearExpression(.variable(variable)), .equal,
        LinearExpression(constant: Rational(index)), priority: .low, texts: ("x", "\(index)"))
    }
    return hierarchy
  }
}
