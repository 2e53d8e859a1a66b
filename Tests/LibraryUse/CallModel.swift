// What a solver should hold, written down beside it, and what the answer then is.
//
// Nothing here asks the solver that is tried. The answer is a dictionary's, made from another translation of the same
// constraints, and is taken for one only if the checker of certificates, which shares no code with either, accepts its proof.

import ConstraintHierarchies
import Rationals
import Simplex

struct CallModel {
  struct Row {
    let id: HierarchySolver.ConstraintID
    /// By the place of the variable.
    let coefficients: [Int: Rational]
    /// nil for an objective.
    var relation: Relation?
    var right: Rational
    var priority: Priority
    var weight: Rational
  }

  var variables: [Variable] = []
  var rows: [Row] = []

  /// The priorities of what is there, highest first, without `required`.
  var levels: [Priority] {
    Set(rows.filter { !$0.priority.isRequired }.map { $0.priority }).sorted(by: >)
  }

  func error(of row: Row, at values: [Rational]) -> Rational {
    row.coefficients.reduce(-row.right) { $0 + $1.value * values[$1.key] }
  }

  /// What a row costs where its error is off zero.
  func cost(of row: Row, at values: [Rational]) -> Rational {
    let error = error(of: row, at: values)
    let isWrong =
      switch row.relation {
      case .equal: true
      case .atLeast: error < 0
      case .atMost: error > 0
      case nil: true
      }
    if row.relation == nil { return row.weight * error }
    return isWrong ? row.weight * error.magnitude : 0
  }

  /// As a problem of its own: variables first, then the columns of each row in turn.
  var problem: Problem {
    var problem = Problem(signs: variables.map { _ in .free })
    let levels = levels
    var sums = levels.map { _ in [LinearForm.Term]() }
    for row in rows {
      let terms = row.coefficients.map { LinearForm.Term($0.key, $0.value) }
      guard let relation = row.relation else {
        if let level = levels.firstIndex(of: row.priority) {
          sums[level] += terms.map { .init($0.column, row.weight * $0.coefficient) }
        }
        continue
      }
      let form = LinearForm(terms, constant: -row.right)
      guard let level = levels.firstIndex(of: row.priority) else {
        let kind: Problem.Row.Kind =
          switch relation {
          case .equal: .equation
          case .atLeast: .atLeast(slack: problem.addColumn(.nonnegative))
          case .atMost: .atMost(slack: problem.addColumn(.nonnegative))
          }
        problem.rows.append(.init(form: form, kind: kind))
        continue
      }
      let (plus, minus) = (problem.addColumn(.nonnegative), problem.addColumn(.nonnegative))
      problem.rows.append(
        .init(form: form, kind: .goal(plus: plus, minus: minus), stage: level + 1))
      if relation != .atLeast { sums[level].append(.init(plus, row.weight)) }
      if relation != .atMost { sums[level].append(.init(minus, row.weight)) }
    }
    problem.objectives = sums.map { LinearForm($0) }
    return problem
  }
}

/// A solver and what it should hold; a copy of one is a copy of both.
struct CallPair {
  var solver = HierarchySolver()
  var model = CallModel()

  /// Solves, and gives what is wrong with the answer.
  mutating func solve() throws -> [String] {
    let outcome = try solver.solve()
    let problem = model.problem
    var other = Solver(problem)
    let expected = try other.solve()
    guard let certificate = other.certificate() else { return ["no proof of \(expected)"] }
    let flaws = CertificateChecker.flaws(in: certificate, of: problem)
    if !flaws.isEmpty { return ["a wrong proof of \(expected): \(flaws)"] }
    switch (outcome, expected) {
    case (.infeasible, .infeasible): return reading()
    case (.unbounded(let place), .unbounded(let level)):
      let found = solver.levels.indices.contains(place) ? solver.levels[place] : nil
      return found == model.levels[level]
        ? reading() : ["unbounded at \(String(describing: found)), not \(model.levels[level])"]
    case (.optimal, .optimal): break
    default: return ["\(outcome), not \(expected)"]
    }
    var complaints = reading()
    let values = model.variables.map { solver.value(of: $0) }
    for row in model.rows where row.priority.isRequired {
      if !model.cost(of: row, at: values).isZero { complaints.append("\(row) does not hold") }
    }
    for (level, priority) in model.levels.enumerated() {
      let least = other.tableau.costs[level + 1].constant
      let sum = model.rows.filter { $0.priority == priority }
        .reduce(Rational.zero) { $0 + model.cost(of: $1, at: values) }
      if sum != least { complaints.append("\(priority) comes to \(sum), not to \(least)") }
      let told = solver.cost(ofLevel: priority)
      if told != least { complaints.append("\(priority) is told as \(told), not \(least)") }
    }
    return complaints
  }

  /// Whatever came of the last solve, each variable and each constraint has a number, and they agree.
  func reading() -> [String] {
    let values = model.variables.map { solver.value(of: $0) }
    return model.rows.compactMap { row in
      let (told, right) = (solver.error(of: row.id), model.error(of: row, at: values))
      return told == right ? nil : "\(row) is told to be off by \(told), not by \(right)"
    }
  }
}
