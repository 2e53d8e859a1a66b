// The dual of a level, with the prices that its certificate proves to be best.
//
//     minimise c·x        maximise b·y
//     row    a·x ≥ b      y ≥ 0                 A price is what a row is multiplied by.
//     row    a·x ≤ b      y ≤ 0
//     row    a·x = b      y any
//     column x ≥ 0        y·(column of x) ≤ c   Of the requirements, x ≥ 0 and x ≤ 0 are no rows, but limit x.
//     column x ≤ 0        y·(column of x) ≥ c
//     column x any        y·(column of x) = c
//
// Where something is maximised, c and y are told with the other sign and the relations of the dual turn around.
// V. Chvátal, Linear Programming (1983), chapter 9.

import ConstraintHierarchies
import Rationals
import Simplex

extension DualReport {
  /// - Parameters:
  ///   - resolution: solved, or found to have no solution, or no least value of that level.
  ///   - index: of the level among the model's; where the requirements contradict one another, 0.
  /// - Complexity: linear in the size of the problem, and in the certificate's.
  init(_ resolution: TracedSolution, level index: Int) {
    let making = DualMaking(resolution, index)
    level = resolution.model.levels[index]
    primal = making.primal
    dual = making.dual
    rows = making.rows
    columns = making.columns
    problem = resolution.hierarchy
    ending =
      switch resolution.outcome {
      case .infeasible: .contradictory
      case .unbounded: .unbounded
      case .optimal: making.value.map { .optimal($0) } ?? .unbounded
      }
  }
}

/// Puts the pairs together.
private struct DualMaking {
  private typealias Term = NamedForm.Term
  private typealias Line = DualReport.Line

  private let resolution: TracedSolution
  private let index: Int
  private let sole: Objective?
  /// What a price of the level's objective is multiplied by to be one of what is told.
  private let factor: Rational
  private let proof: Certificate.LevelProof?
  private let leastAbove: [Rational]
  /// The value of each variable's column; nil where there is no solution.
  private let solution: [Rational]?
  /// The row that limits a variable's column to one side of zero.
  private var limits: [Column: Int] = [:]
  /// For each column the prices that its constraint in the dual has.
  private var entries: [Column: [Term]] = [:]
  private var prices: [String: Rational] = [:]
  private(set) var rows: [DualReport.Pair] = []
  private var dualTerms: [Term] = []
  private var dualConstant: Rational

  private var model: Model { resolution.model }
  private var objective: LinearForm { model.problem.objectives[index] }

  init(_ resolution: TracedSolution, _ index: Int) {
    self.resolution = resolution
    self.index = index
    let model = resolution.model
    sole = resolution.hierarchy.soleObjective(at: model.levels[index])
    factor = sole.map { ($0.direction == .maximize ? -1 : 1) / $0.weight } ?? 1
    let proofs: [Certificate.LevelProof] =
      switch resolution.solver.certificate() {
      case .optimal(_, let proofs)?, .unbounded(_, let proofs, _)?: proofs
      case .infeasible?, nil: []
      }
    proof = index < proofs.count ? proofs[index] : nil
    leastAbove = proofs.prefix(index).map { $0.value }
    let values = resolution.hierarchy.variables.compactMap { resolution.value(of: $0) }
    solution = proof == nil || values.count < resolution.hierarchy.variables.count ? nil : values
    dualConstant = factor * model.problem.objectives[index].constant
    findLimits()
    // Rows of the levels below take no part.
    for (place, row) in model.problem.rows.enumerated() where row.stage <= index + 1 {
      if limited(row).map({ limits[$0] != place }) ?? true { add(row, place) }
    }
    for above in 0..<index { add(above: above) }
  }

  var value: Rational? { proof.map { factor * $0.value } }

  // MARK: Names

  private func term(_ column: Column, _ coefficient: Rational) -> Term {
    switch model.meanings[column] {
    case .variable(let variable):
      return Term(
        name: resolution.hierarchy.name(of: variable), priority: nil, coefficient: coefficient)
    case .slack(let serial, let side):
      let constraint = resolution.hierarchy.constraint(serial: serial)
      return Term(
        name: (constraint?.letter ?? "") + side.mark, priority: constraint?.priority,
        coefficient: coefficient)
    }
  }

  private func named(_ terms: [LinearForm.Term], times factor: Rational = 1) -> NamedForm {
    NamedForm(
      terms: terms.map { term($0.column, factor * $0.coefficient) }, constant: 0)
  }

  // MARK: Rows and their prices

  /// The variable that a row limits to one side of zero, if that is what it does.
  private func limited(_ row: Problem.Row) -> Column? {
    guard row.form.terms.count == 1, row.form.constant.isZero else { return nil }
    switch row.kind {
    case .atLeast, .atMost: return row.form.terms.first?.column
    case .equation, .goal: return nil
    }
  }

  private mutating func findLimits() {
    for (place, row) in model.problem.rows.enumerated() {
      if let column = limited(row), limits[column] == nil { limits[column] = place }
    }
  }

  /// The relation that a price has to zero, where something is minimised; in the dual of a maximum the other one.
  private func sign(ofPrice relation: Relation) -> Relation? {
    switch relation {
    case .equal: nil
    case .atLeast: factor.signum > 0 ? .atLeast : .atMost
    case .atMost: factor.signum > 0 ? .atMost : .atLeast
    }
  }

  private mutating func add(_ row: Problem.Row, _ place: Int) {
    let constraint = resolution.hierarchy.constraint(serial: model.constraintOfRow[place])
    let relation: Relation
    var terms = row.form.terms
    switch row.kind {
    case .equation: relation = .equal
    case .atLeast: relation = .atLeast
    case .atMost: relation = .atMost
    case .goal(let plus, let minus):
      relation = .equal
      terms += [.init(plus, -1), .init(minus, 1)]
    }
    let slack = solution.map { values in
      relation == .equal ? 0 : row.form.value(at: values).magnitude
    }
    add(
      terms, relation, bound: -row.form.constant, slack: slack,
      name: constraint?.id ?? "", priority: constraint?.priority,
      price: proof.map { -$0.multipliers[place] })
  }

  /// A level above, which is held at its least value.
  private mutating func add(above: Int) {
    let form = model.problem.objectives[above]
    let level = model.levels[above]
    add(
      form.terms, .atMost, bound: leastAbove[above] - form.constant, slack: solution.map { _ in 0 },
      name: ObjectiveName.text(level), priority: level,
      price: proof.map { -$0.weights[above] })
  }

  /// - Parameter price: of the level's objective.
  private mutating func add(
    _ terms: [LinearForm.Term], _ relation: Relation, bound: Rational, slack: Rational?,
    name: String, priority: Priority?, price: Rational?
  ) {
    func priced(_ coefficient: Rational) -> Term {
      Term(name: name, priority: priority, coefficient: coefficient)
    }
    for term in terms { entries[term.column, default: []].append(priced(term.coefficient)) }
    if !bound.isZero { dualTerms.append(priced(bound)) }
    let price = price.map { factor * $0 }
    prices[name] = price
    rows.append(
      .init(
        name: name, priority: priority,
        primal: .constraint(named(terms), relation, bound: bound, slack: slack),
        dual: .unknown(priced(1), sign(ofPrice: relation), value: price)))
  }

  // MARK: Columns and their constraints

  /// For each unknown of the primal a constraint of the dual.
  var columns: [DualReport.Pair] {
    var costs: [Column: Rational] = [:]
    for term in objective.terms { costs[term.column] = factor * term.coefficient }
    return model.meanings.indices.compactMap { column in
      let prices = entries[column] ?? []
      let cost = costs[column] ?? 0
      if prices.isEmpty && cost.isZero { return nil }
      if case .slack(_, .single) = model.meanings[column] { return nil }
      let unknown = term(column, 1)
      let sign = sign(column)
      return .init(
        name: unknown.name, priority: unknown.priority,
        primal: .unknown(unknown, sign, value: value(column)),
        dual: constraint(prices, sign, cost, reducedCost(column, cost)))
    }
  }

  private func sign(_ column: Column) -> Relation? {
    if model.problem.signs[column] == .nonnegative { return .atLeast }
    guard let index = limits[column] else { return nil }
    let row = model.problem.rows[index]
    var isLower = row.form.terms[0].coefficient.signum > 0
    if case .atMost = row.kind { isLower.toggle() }
    return isLower ? .atLeast : .atMost
  }

  private func value(_ column: Column) -> Rational? {
    guard let solution else { return nil }
    guard case .slack(let serial, let side) = model.meanings[column],
      let row = model.rowOfConstraint[serial]
    else { return solution[column] }
    let error = model.problem.rows[row].form.value(at: solution)
    return side == .plus ? max(error, 0) : max(-error, 0)
  }

  /// What the cost of an unknown is above what its prices come to.
  private func reducedCost(_ column: Column, _ cost: Rational) -> Rational? {
    guard proof != nil else { return nil }
    var rest = cost
    for entry in entries[column] ?? [] {
      rest -= entry.coefficient * (prices[entry.name] ?? 0)
    }
    return rest.magnitude
  }

  /// What its prices come to against what it costs; a single price stands alone, without a minus.
  private func constraint(
    _ prices: [Term], _ sign: Relation?, _ cost: Rational, _ slack: Rational?
  ) -> Line {
    var relation = Relation.equal
    if let sign { relation = (sign == .atLeast) == (factor.signum > 0) ? .atMost : .atLeast }
    guard prices.count == 1, let only = prices.first, only.coefficient.signum < 0 else {
      return .constraint(
        NamedForm(terms: prices, constant: 0), relation, bound: cost, slack: slack)
    }
    let term = Term(name: only.name, priority: only.priority, coefficient: -only.coefficient)
    return .constraint(
      NamedForm(terms: [term], constant: 0), relation.turned, bound: -cost, slack: slack)
  }

  // MARK: Objectives

  var primal: DualReport.Objective {
    .init(
      isMaximized: factor.signum < 0,
      form: NamedForm(
        terms: named(objective.terms, times: factor).terms, constant: factor * objective.constant))
  }

  var dual: DualReport.Objective {
    .init(
      isMaximized: factor.signum > 0,
      form: NamedForm(terms: dualTerms, constant: dualConstant))
  }
}
