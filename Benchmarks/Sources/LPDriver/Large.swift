// Programs that are not small go to the solver of hierarchies: floating point proposes a corner, exact numbers prove it.

import ConstraintHierarchies
import Programs
import Rationals
import Simplex

/// The answer to a program, as the driver prints it.
enum Answer {
  case optimal(Rational)
  case infeasible
  case unbounded

  init(_ outcome: Outcome, _ value: @autoclosure () -> Rational) {
    switch outcome {
    case .optimal: self = .optimal(value())
    case .infeasible: self = .infeasible
    case .unbounded: self = .unbounded
    }
  }
}

/// - Parameter variables: how many columns are not slacks; they come first.
func solveLarge(_ problem: Problem, variables count: Int) throws -> Answer {
  var solver = HierarchySolver()
  let variables = (0..<count).map { _ in solver.addVariable() }
  func terms(_ form: LinearForm) -> [(variable: Variable, coefficient: Rational)] {
    form.terms.map { (variable: variables[$0.column], coefficient: $0.coefficient) }
  }
  for index in 0..<count where problem.signs[index] == .nonnegative {
    solver.add(.init([variables[index]: 1], .atLeast, 0))
  }
  for row in problem.rows {
    let relation: Relation = if case .equation = row.kind { .equal } else { .atLeast }
    solver.add(.init(terms(row.form), relation, -row.form.constant))
  }
  let objective = problem.objectives[0]
  solver.addObjective(terms(objective), priority: .low, weight: 1)
  return Answer(
    try solver.solve(),
    objective.terms.reduce(objective.constant) {
      $0 + $1.coefficient * solver.value(of: variables[$1.column])
    })
}

/// What an LP or MPS file asks for; nil if it cannot be read.
func solveFile(_ bytes: [UInt8], isMPS: Bool) throws -> Answer? {
  let read = isMPS ? try? MPSReader.program(from: bytes) : try? LPReader.program(from: bytes)
  guard let program = read else { return nil }
  var solver = HierarchySolver()
  let variables = program.columns.map { _ in solver.addVariable() }
  func terms(_ terms: [LinearProgram.Term]) -> [(variable: Variable, coefficient: Rational)] {
    terms.map { (variable: variables[$0.column], coefficient: $0.coefficient) }
  }
  func require(
    _ terms: [(variable: Variable, coefficient: Rational)], _ lower: Rational?, _ upper: Rational?
  ) {
    if let lower, lower == upper {
      solver.add(.init(terms, .equal, lower))
      return
    }
    if let lower { solver.add(.init(terms, .atLeast, lower)) }
    if let upper { solver.add(.init(terms, .atMost, upper)) }
  }
  for (column, variable) in zip(program.columns, variables) {
    require([(variable: variable, coefficient: 1)], column.lower, column.upper)
  }
  for row in program.rows { require(terms(row.terms), row.lower, row.upper) }
  let objective = program.objective
  solver.addObjective(
    terms(objective.terms), priority: .low, weight: program.sense == .minimize ? 1 : -1)
  return Answer(
    try solver.solve(),
    objective.terms.reduce(objective.constant) {
      $0 + $1.coefficient * solver.value(of: variables[$1.column])
    })
}
