// What the solution comes to: level by level, and as a function of what moves.

import ConstraintHierarchies
import Rationals
import Session
import Simplex

extension SolutionAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .solve(let report): report.json
    case .region(let report): report.json
    case .wireframe(let report): report.json
    case .plot(let report): report.json
    case .sensitivity(let report): report.json
    case .spreadsheet(let report): report.json
    case .sweep(let report): report.json
    case .duel(let duel): duel.json
    case .dual(let report): DualReport.reply.json(report)
    case .transport(let report): report.json
    }
  }
}

// MARK: solve

extension SolveReport: Shaped {
  static let shape = Shape<SolveReport>.reply(
    "solve",
    """
    The solve level by level. A level's region is null where there is none; objective is the least value of \
    what the level minimises. value of a variable is that of one solution, by which violated is judged: \
    by is the value of the slack.
    """,
    example: """
      {"kind": "solve", "status": "optimal", "levels": [
        {"priority": 1000, "name": "required", "objective": null, "pivots": 0,
         "region": [{"name": "X", "min": null, "max": null}]},
        {"priority": 250, "name": "low", "objective": "0", "pivots": 1,
         "region": [{"name": "X", "min": "3", "max": "3"}]}],
       "variables": [{"name": "X", "value": "3", "min": "3", "max": "3"}], "violated": [], "objectives": [],
       "conflict": []}
      """
  ) {
    field("status") { $0.status }
    field("levels", .list(LevelsReport.level)) { $0.levels.each }
    field("variables", .list(.solved)) { $0.solved?.variables ?? [] }
    list("violated") {
      $0.solved?.violated ?? []
    } of: {
      field("id") { $0.0.id }
      field("slack") { constraint, error in constraint.slack(error.signum > 0 ? .plus : .minus) }
      field("by") { $0.1.magnitude }
    }
    list("objectives") {
      $0.solved?.objectives ?? []
    } of: {
      field("id") { $0.0.id }
      field("text") { $0.0.text }
      field("value") { $0.1 }
    }
    field("conflict") { $0.conflict?.ids ?? [] }
  }

  private var status: SolutionStatus {
    switch ending {
    case .nothing, .solved: .optimal
    case .unbounded: .unbounded
    case .contradictory: .unsatisfiable
    }
  }

  private var solved: SolvedReport? { if case .solved(let report) = ending { report } else { nil } }

  private var conflict: ConflictReport? {
    if case .contradictory(let report) = ending { report } else { nil }
  }
}

extension SolvedReport {
  fileprivate var variables: [(String, Rational, Interval)] {
    problem.variables.map { variable in
      (problem.name(of: variable), valuation.value(of: variable), intervals[variable.index])
    }
  }

  fileprivate var violated: [(Constraint, error: Rational)] {
    problem.enabledConstraints.compactMap { constraint in
      let error = valuation.error(of: constraint)
      return constraint.priority.isRequired || constraint.holds(error: error)
        ? nil : (constraint, error)
    }
  }

  fileprivate var objectives: [(Objective, value: Rational)] {
    problem.enabledObjectives.map { ($0, valuation.value(of: $0.expression)) }
  }
}

extension Shape where Value == (String, Rational, Interval) {
  /// A variable with the value of one solution.
  fileprivate static var solved: Shape {
    .object {
      field("name") { $0.0 }
      field("value") { $0.1 }
      part(Interval.ends) { $0.2 }
    }
  }
}

extension LevelsReport {
  /// Its levels, each with all of it.
  var each: [(Level, LevelsReport)] { levels.map { ($0, self) } }

  static let morePivots =
    "true where a large problem's pivots were not counted to the end: the level may take more."

  /// A level with the intervals of the variables that were asked for.
  static let level = Shape<(Level, LevelsReport)>.object("level") {
    part(Priority.named) { $0.0.priority }
    field("objective") { $0.0.minimum }
    maybe("pivots") { $0.0.pivots }
    maybe("morePivots") { $0.0.hasMorePivots ? true : nil }.about(morePivots)
    field("region", Shape.list(.interval).orNull) { level, report in
      level.region.map { region in
        report.variables.map { (report.problem.name(of: $0), region[$0.index]) }
      }
    }
  }
}

// MARK: sensitivity

extension SensitivityReport: Shaped {
  static let shape = Shape<SensitivityReport>.reply(
    "sensitivity",
    """
    For each level what one more, and one less, of each constant is worth: price is what the measure changes \
    by for each unit that the constant grows, so with less the measure changes by minus the price; until is \
    the constant to which that holds, null for all; last says that beyond it the requirements contradict one \
    another; less or more is null where they would at once. measure is the expression that the level \
    maximises or minimises, where it is one; null: what the level minimises. coefficients: the range of each \
    coefficient of an objective over which no other solution is better than the one in solution, which may be \
    one of several.
    """,
    example: """
      {"kind": "sensitivity", "levels": [{"priority": 250, "name": "low",
        "measure": {"constant": "0", "terms": [{"name": "x", "coefficient": "3"}]}, "value": "12",
        "prices": [{"id": "a", "constant": "4", "less": {"price": "3", "until": null, "last": false},
                    "more": {"price": "3", "until": null, "last": false}}]}],
       "coefficients": [{"id": "f1", "variable": "x", "coefficient": "3", "min": "0", "max": null}],
       "unboundedLevel": null, "solution": [{"name": "x", "value": "4"}]}
      """
  ) {
    list("levels") { report in
      report.measures.map { ($0, report) }
    } of: {
      part(Priority.named) { $0.0.priority }
      field("measure", Shape.linear.orNull) { measure, report in
        measure.expression.map { $0.named(in: report.problem) }
      }
      field("value") { $0.0.value }
      list("prices") { measure, report in
        report.prices(of: measure)
      } of: {
        field("id") { $0.row.constraint.id }
        field("constant") { $0.row.constant }
        field("less", .price) { row in row.prices.less.map { ($0, row.factor) } }
        field("more", .price) { row in row.prices.more.map { ($0, row.factor) } }
      }
    }
    list("coefficients") { report in
      report.coefficients.map { ($0, report.problem) }
    } of: {
      field("id") { $0.0.objective.id }
      field("variable") { range, problem in problem.name(of: range.variable) }
      field("coefficient") { $0.0.coefficient }
      part(Interval.ends) { $0.0.range }
    }
    field("unboundedLevel") { $0.unboundedLevel }
    list("solution") {
      zip($0.problem.variableNames, $0.values)
    } of: {
      field("name") { $0.0 }
      field("value") { $0.1 }
    }
  }

  private func prices(
    of measure: Measure
  ) -> [(row: Sensitivity.Row, prices: Sensitivity.Prices, factor: Rational)] {
    rows.filter { $0.constraint.priority >= measure.priority }
      .map { ($0, $0.prices[measure.level], measure.factor) }
  }
}

extension Shape where Value == (Sensitivity.Price, Rational)? {
  fileprivate static var price: Shape {
    Shape<(Sensitivity.Price, Rational)>.object {
      field("price") { price, factor in price.slope * factor }
      field("until", .end) { $0.0.bound }
      field("last") { $0.0.isLastPlace }
    }.orNull.named("price")
  }
}

// MARK: sweep

extension SweepReport: Shaped {
  static let shape = Shape<SweepReport>.reply(
    "sweep",
    """
    The solution as a function of what moves: on each piece the ends of every variable, and of the \
    right and the bottom of every view, and the least value of each level's objective, as slope · place + constant; \
    an end at infinity is null. outside says why there is no piece below feasibleFrom and above feasibleTo: no \
    solution, or no least value. heldTexts names the views whose texts keep their heights, for no layout pass is \
    taken on the way.
    """,
    example: """
      {"kind": "sweep", "subject": "X1", "now": "10", "from": "0", "to": "30", "outcome": "swept",
       "feasibleFrom": "0", "feasibleTo": "30", "outside": "infeasible", "pieces": [{"from": "0", "to": "30",
         "variables": [{"name": "X", "min": {"slope": "1", "constant": "0"}, "max": {"slope": "1", "constant": "0"}}],
         "objectives": [{"priority": 250, "minimum": {"slope": "0", "constant": "0"}}]}],
       "unboundedLevel": null, "heldTexts": []}
      """
  ) {
    field("subject") { $0.subject.name }
    field("now") { $0.subject.now }
    field("from") { $0.asked.lower }
    field("to") { $0.asked.upper }
    field("outcome", .words("swept", "nothing-depends", "nothing-anywhere")) { $0.word }
    field("feasibleFrom") { $0.sweep?.feasible?.lower }
    field("feasibleTo") { $0.sweep?.feasible?.upper }
    field("outside", .words("infeasible", "unbounded")) {
      if case .coefficient = $0.subject.kind { "unbounded" } else { "infeasible" }
    }
    list("pieces") {
      $0.pieces
    } of: {
      field("from") { $0.piece.lower }
      field("to") { $0.piece.upper }
      list("variables") {
        zip($0.names, $0.piece.variables + $0.piece.sums)
      } of: {
        field("name") { $0.0 }
        field("min") { $0.1.lower }
        field("max") { $0.1.upper }
      }
      list("objectives") {
        zip($0.levels, $0.piece.objectives)
      } of: {
        field("priority") { $0.0 }
        field("minimum") { $0.1 as LinearFunction? }
      }
    }
    field("unboundedLevel") { $0.unboundedLevel }
    field("heldTexts") { $0.heldTexts }
  }

  private var word: String {
    switch outcome {
    case .nothingDepends: "nothing-depends"
    case .nothingAnywhere: "nothing-anywhere"
    case .swept: "swept"
    }
  }

  private var sweep: Sweep? { if case .swept(let sweep) = outcome { sweep } else { nil } }

  private var pieces: [(piece: Sweep.Piece, names: [String], levels: [Priority])] {
    sweep.map { sweep in sweep.pieces.map { ($0, names, sweep.levels) } } ?? []
  }
}

extension LinearFunction: Shaped {
  static let shape = Shape<LinearFunction>.object {
    field("slope") { $0.slope }
    field("constant") { $0.constant }
  }
  static let orNull = shape.orNull.named("line")
}
