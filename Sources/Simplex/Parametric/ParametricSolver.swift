// What becomes of a solution when constants move: exactly, piece by piece.
//
// Constants of rows and objectives change by fixed amounts for each unit of a number θ. As long as
// one basis stays optimal, every value is a straight line in θ. The costs of columns do not change with
// θ, so it stays optimal until a basic column reaches zero; there a dual step brings in another basis,
// and the next piece begins (*parametric right-hand sides*: S. Gass, T. Saaty, *The computational
// algorithm for the parametric objective function*, 1955, turned to the dual; V. Chvátal, *Linear
// Programming*, 1983, chapter 10). At a place where two pieces meet both bases are optimal: values
// of objectives and of columns do not jump.
//
// How the values move is read off the dictionary. A row's marker m stands in its equation alone, as
// form + κ·m = 0. If the form grows by g·θ, then form + κ·(m + (g/κ)·θ) = 0, which the dictionary already
// tells all about, with m + (g/κ)·θ in the place of m.

public import Rationals

/// `constant + slope · θ`
public struct LinearFunction: Hashable, Sendable {
  public var constant: Rational
  public var slope: Rational

  public init(constant: Rational, slope: Rational = 0) {
    self.constant = constant
    self.slope = slope
  }

  /// The line with a slope through the point (θ, value).
  public init(through value: Rational, at theta: Rational, slope: Rational) {
    constant = value - slope * theta
    self.slope = slope
  }

  public func value(at theta: Rational) -> Rational {
    var value = constant
    value.addProduct(slope, theta)
    return value
  }
}

/// What a unit of θ adds to the constants of a problem.
public struct ParametricChange: Hashable, Sendable {
  /// To the forms of rows, by the row's place in the problem.
  public var rows: [Int: Rational]
  /// To objectives, by their places in the problem.
  public var objectives: [Int: Rational]

  public init(rows: [Int: Rational] = [:], objectives: [Int: Rational] = [:]) {
    self.rows = rows
    self.objectives = objectives
  }

  func check(for problem: Problem) {
    demand(
      rows.keys.allSatisfy { problem.rows.indices.contains($0) },
      "ParametricChange: a row that the problem does not have")
    demand(
      objectives.keys.allSatisfy { problem.objectives.indices.contains($0) },
      "ParametricChange: an objective that the problem does not have")
  }
}

/// The pieces of the solution, from a value of θ upwards.
public struct ParametricSolver: Sendable {
  /// A stretch of θ on which one basis is optimal.
  public struct Piece: Hashable, Sendable {
    public var lower: Rational
    /// Above `lower`; nil: it has no end.
    public var upper: Rational?
    /// The value of each column of the problem.
    public var columns: [LinearFunction]
    /// The least value of each objective.
    public var objectives: [LinearFunction]
  }

  public let problem: Problem
  private let change: ParametricChange
  private let start: Rational
  /// How far θ has come.
  private var position: Rational
  private var isFinished = false
  private let control: SolveControl
  /// Its constants are those at `start`, whatever θ is.
  private var tableau: Tableau
  /// The columns that θ moves: `factor` is g/κ.
  private let movedMarkers: [(column: Column, factor: Rational)]

  /// - Parameters:
  ///   - solver: a problem that has been solved, its constants being those at `start`; its control stops
  ///     this one, too.
  ///   - change: what a unit of θ adds to the constants.
  /// - Precondition: the outcome is optimal, and the rows and objectives that change are the problem's.
  public init(_ solver: Solver, _ change: ParametricChange, from start: Rational) {
    demand(
      solver.outcome == .optimal, "ParametricSolver: a problem that is not solved to an optimum")
    change.check(for: solver.problem)
    problem = solver.problem
    self.change = change
    self.start = start
    position = start
    control = solver.control
    tableau = solver.tableau
    tableau.expelArtificials()
    movedMarkers = change.rows.sorted { $0.key < $1.key }.compactMap { row, growth in
      guard !growth.isZero, let marker = solver.marker(ofRow: row) else { return nil }
      return (marker.column, growth / marker.coefficient)
    }
  }

  /// The next piece; nil after one without an end, and where there is no solution any further.
  ///
  /// - Throws: where the control stops the search, which the next call then takes up again.
  /// - Complexity: as a rule one dual pivot.
  public mutating func next() throws(Stop) -> Piece? {
    guard !isFinished else { return nil }
    guard try repair() else {
      isFinished = true
      return nil
    }
    let slopes = slopes()
    let bounds = tableau.rows.indices.compactMap { row in
      tableau.roles[tableau.basis[row]] == .nonnegative && slopes[row].signum < 0
        ? start - tableau.rows[row].constant / slopes[row] : nil
    }
    let lower = position
    let upper = bounds.min()
    if let upper { position = upper } else { isFinished = true }

    var columns = Array(repeating: LinearFunction(constant: 0), count: problem.signs.count)
    for (row, basic) in tableau.basis.enumerated() where basic < columns.count {
      columns[basic] = LinearFunction(
        through: tableau.rows[row].constant, at: start, slope: slopes[row])
    }
    let objectives = problem.objectives.enumerated().map { index, form in
      let slope = form.terms.reduce(into: change.objectives[index] ?? 0) {
        $0.addProduct($1.coefficient, columns[$1.column].slope)
      }
      return LinearFunction(
        through: tableau.costs[index + 1].constant, at: start, slope: slope)
    }
    return Piece(lower: lower, upper: upper, columns: columns, objectives: objectives)
  }

  /// Whether on the last piece a column has one value only: no column that may move stands in its
  /// row.
  ///
  /// - Precondition: the column is there.
  public func isDetermined(_ column: Column) -> Bool {
    let goal = Goal(rank: tableau.costs.count, frozenRanks: tableau.costs.count)
    guard let row = tableau.row(of: column) else { return !tableau.mayEnter(column, goal) }
    return !tableau.rows[row].columns.contains { tableau.mayEnter(Int($0), goal) }
  }

  /// Dual steps until no basic column that is zero here is about to fall below it.
  ///
  /// Of several such columns the one with the smallest number leaves (Bland's rule), so that it ends.
  ///
  /// - Returns: false if there is no solution for a θ any larger.
  private mutating func repair() throws(Stop) -> Bool {
    while true {
      try control.check()
      let slopes = slopes()
      var leaving: Int?
      for row in tableau.rows.indices where !slopes[row].isZero {
        switch tableau.roles[tableau.basis[row]] {
        case .free: continue
        case .artificial: return false
        case .nonnegative:
          guard slopes[row].signum < 0, value(inRow: row, slopes[row]).isZero,
            leaving.map({ tableau.basis[row] < tableau.basis[$0] }) ?? true
          else { continue }
          leaving = row
        }
      }
      guard let leaving else { return true }
      guard let entering = tableau.dualEntering(row: leaving, growing: true) else { return false }
      try control.check(bits: tableau.bits)
      tableau.pivot(entering: entering, row: leaving)
    }
  }

  private func value(inRow row: Int, _ slope: Rational) -> Rational {
    tableau.rows[row].constant + slope * (position - start)
  }

  /// For each row of the dictionary, how its basic column moves with θ.
  private func slopes() -> [Rational] {
    var slopes = Array(repeating: Rational.zero, count: tableau.rows.count)
    for (marker, factor) in movedMarkers {
      if let row = tableau.row(of: marker) {
        slopes[row] -= factor
      } else {
        for row in tableau.rows(holding: marker) {
          slopes[row].addProduct(factor, tableau.rows[row][marker])
        }
      }
    }
    return slopes
  }
}

extension Solver {
  /// The marker of a row that has come in: a column that stands in its equation and in no other,
  /// with its coefficient there.
  fileprivate func marker(ofRow index: Int) -> (column: Column, coefficient: Rational)? {
    switch problem.rows[index].kind {
    case .equation:
      equationArtificials[index].map { ($0, Rational(-(artificial(of: $0)?.sign ?? 1))) }
    case .atLeast(let slack): (slack, -1)
    case .atMost(let slack): (slack, 1)
    case .goal(let plus, _): (plus, -1)
    }
  }
}
