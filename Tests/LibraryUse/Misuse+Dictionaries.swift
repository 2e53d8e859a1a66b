import Rationals
import Simplex

extension Misuse {
  static let dictionaries = [
    Misuse("a point without a value for a column", "LinearForm.value: a point without a value") {
      use(LinearForm([.init(3, 1)]).value(at: [1, 2]))
    },
    Misuse("a form over a negative column", "LinearForm.value: a point without a value") {
      use(LinearForm([.init(-1, 1)]).value(at: [1, 2]))
    },
    Misuse("a problem over a column that is not there", "Solver: a problem that is not well-formed")
    {
      use(Solver(Problem(rows: [.init(form: LinearForm([.init(0, 1)]), kind: .equation)])).problem)
    },
    Misuse("a slack that is not there", "Solver: a problem that is not well-formed") {
      use(Solver(Problem(rows: [.init(form: LinearForm(), kind: .atLeast(slack: -1))])).problem)
    },
    Misuse("a range before the end", "Solver.range: a problem that has no solution so far") {
      use(try Solver(problem).range(of: LinearForm([.init(0, 1)]), levels: 0))
    },
    Misuse("a range after fewer than no levels", "Solver.range: a negative number of objectives") {
      use(try solved().range(of: LinearForm([.init(0, 1)]), levels: -1))
    },
    Misuse("a range after levels that are not there", "Solver.range: more objectives than") {
      use(try solved().range(of: LinearForm([.init(0, 1)]), levels: 2))
    },
    Misuse("a range of a column that is not there", "Solver.range: no such column") {
      use(try solved().range(of: LinearForm([.init(9, 1)]), levels: 1))
    },
    Misuse("costs before the end", "Solver.costRange: a problem that is not solved to an optimum") {
      use(try Solver(problem).costRange(of: 0, inObjective: 0))
    },
    Misuse("costs of a column that is not there", "Solver.costRange: no such column") {
      use(try solved().costRange(of: 9, inObjective: 0))
    },
    Misuse("costs in an objective that is not there", "Solver.costRange: no such objective") {
      use(try solved().costRange(of: 0, inObjective: 1))
    },
    Misuse("a pivot before the first step", "Solver.pivot: no cost row yet") {
      use(try Solver(problem).pivot(entering: 0, leaving: nil))
    },
    Misuse("a pivot of a column that is not there", "Tableau: no such column") {
      use(try solved().pivot(entering: 9, leaving: nil))
    },
    Misuse(
      "a pivot of another dictionary", "Solver.make: a pivot that is not one of this dictionary"
    ) {
      var solver = Solver(problem)
      try solver.advanceToDecision()
      var pivot: Pivot?
      while let step = try solver.step() { if case .pivot(let made) = step { pivot = made } }
      if let pivot { solver.make(pivot) }
    },
    Misuse("the row of a column that is not there", "Tableau: no such column") {
      use(try solved().tableau.row(of: 9))
    },
    Misuse("the value of a column of a dictionary that is not there", "Tableau: no such column") {
      use(try solved().tableau.value(of: -1))
    },
    Misuse("the rows that hold a column that is not there", "Tableau: no such column") {
      use(try solved().tableau.rows(holding: 9))
    },
    Misuse("whether a column that is not there is held", "Tableau: no such column") {
      use(try solved().tableau.isHeld(9))
    },
    Misuse("follow what is not solved", "ParametricSolver: a problem that is not solved") {
      use(ParametricSolver(Solver(problem), ParametricChange(), from: 0).problem)
    },
    Misuse("a change of a row that is not there", "ParametricChange: a row that the problem") {
      use(ParametricSolver(try solved(), ParametricChange(rows: [9: 1]), from: 0).problem)
    },
    Misuse("a change of an objective that is not there", "ParametricChange: an objective that") {
      let change = ParametricChange(objectives: [-1: 1])
      use(ParametricProblem(origin: problem, change: change).problem(at: 1))
    },
    Misuse("whether a column that is not there is determined", "Tableau: no such column") {
      use(ParametricSolver(try solved(), ParametricChange(), from: 0).isDetermined(9))
    },
  ]

  /// x ≥ 1, as little of it as can be.
  private static var problem: Problem {
    Problem(
      signs: [.free, .nonnegative],
      rows: [
        .init(form: LinearForm([.init(0, 1)], constant: -1), kind: .atLeast(slack: 1))
      ],
      objectives: [LinearForm([.init(0, 1)])])
  }

  private static func solved() throws -> Solver {
    var solver = Solver(problem)
    try solver.solve()
    return solver
  }
}
