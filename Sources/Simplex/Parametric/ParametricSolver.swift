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
  private var dictionary: PivotsAhead
  /// What each objective gains for a unit of θ besides what its cost row does: its own constant, and what it counts of
  /// columns that θ stands in the place of.
  private let ownSlopes: [Rational]

  /// What runs that begin at one solution share.
  package struct Beginning: Sendable {
    fileprivate let solver: Solver
    /// Without artificial columns that could be taken out of the basis.
    fileprivate let tableau: Tableau
    /// Of its rows.
    fileprivate let constants: [Rational]

    /// - Precondition: the outcome is optimal.
    /// - Complexity: O(rows), and one pivot for each basic artificial column.
    package init(_ solver: Solver) {
      demand(
        solver.outcome == .optimal, "ParametricSolver: a problem that is not solved to an optimum")
      self.solver = solver
      var tableau = solver.tableau
      tableau.expelArtificials()
      self.tableau = tableau
      constants = tableau.rows.map { $0.constant }
    }
  }

  /// - Parameters:
  ///   - solver: a problem that has been solved, its constants being those at `start`; its control stops
  ///     this one, too.
  ///   - change: what a unit of θ adds to the constants.
  /// - Precondition: the outcome is optimal, and the rows and objectives that change are the problem's.
  public init(_ solver: Solver, _ change: ParametricChange, from start: Rational) {
    self.init(Beginning(solver), change, from: start)
  }

  package init(_ beginning: Beginning, _ change: ParametricChange, from start: Rational) {
    let solver = beginning.solver
    change.check(for: solver.problem)
    problem = solver.problem
    self.change = change
    self.start = start
    position = start
    control = solver.control
    // `factor` is g/κ.
    let markers = change.rows.sorted { $0.key < $1.key }.compactMap { row, growth in
      growth.isZero
        ? nil
        : solver.marker(ofRow: row).map { (column: $0.column, factor: growth / $0.coefficient) }
    }
    ownSlopes = problem.objectives.enumerated().map { index, form in
      // In the dictionary m stands for m + factor · θ, and the objective counts m alone.
      markers.reduce(change.objectives[index] ?? 0) { slope, moved in
        let counted = form.terms.first { $0.column == moved.column }?.coefficient ?? 0
        return slope - counted * moved.factor
      }
    }
    dictionary = PivotsAhead(beginning.tableau, constants: beginning.constants, markers: markers)
  }

  /// The next piece; nil after one without an end, and where there is no solution any further.
  ///
  /// - Throws: where the control stops the search, which the next call then takes up again.
  /// - Complexity: as a rule one dual pivot.
  public mutating func next() throws(Stop) -> Piece? {
    guard let stretch = try nextStretch() else { return nil }
    var columns = Array(repeating: LinearFunction(constant: 0), count: problem.signs.count)
    for row in dictionary.constants.indices {
      let basic = dictionary.basic(in: row)
      guard basic < columns.count else { continue }
      columns[basic] = LinearFunction(
        through: dictionary.constants[row], at: start, slope: dictionary.slopes[row])
    }
    return Piece(
      lower: stretch.lower, upper: stretch.upper, columns: columns, objectives: stretch.objectives)
  }

  /// What a piece does to the objectives, and no more.
  package struct Stretch {
    package var lower: Rational
    /// Above `lower`; nil: it has no end.
    package var upper: Rational?
    /// The least value of each objective that is followed.
    package var objectives: [LinearFunction]
  }

  /// The next piece as `next` finds it, without the columns.
  package mutating func nextStretch() throws(Stop) -> Stretch? {
    guard !isFinished else { return nil }
    guard try repair() else {
      isFinished = true
      return nil
    }
    let bounds = dictionary.moving.compactMap { row in
      dictionary.slopes[row].signum < 0
        && dictionary.role(of: dictionary.basic(in: row)) == .nonnegative
        ? start - dictionary.constants[row] / dictionary.slopes[row] : nil
    }
    let lower = position
    let upper = bounds.min()
    if let upper { position = upper } else { isFinished = true }
    let objectives = zip(dictionary.costs, zip(dictionary.costSlopes, [0] + ownSlopes)).dropFirst()
      .map { cost, slopes in
        LinearFunction(through: cost.constant, at: start, slope: slopes.0 + slopes.1)
      }
    return Stretch(lower: lower, upper: upper, objectives: objectives)
  }

  /// From here on follows the first objectives alone: how those below them go is no matter, and no piece ends where only
  /// one of those bends.
  ///
  /// - Precondition: there are so many.
  package mutating func follow(objectives count: Int) { dictionary.dropCosts(from: count + 1) }

  /// Whether on the last piece a column has one value only: no column that may move stands in its
  /// row.
  ///
  /// - Precondition: the column is there.
  public func isDetermined(_ column: Column) -> Bool {
    guard let row = dictionary.row(of: column) else { return !mayMove(column) }
    return !dictionary.row(row).columns.contains { mayMove(Int($0)) }
  }

  /// Whether a nonbasic column may grow without raising a cost.
  private func mayMove(_ column: Column) -> Bool {
    dictionary.role(of: column) != .artificial
      && !dictionary.costs.contains { $0.place(of: column) != nil }
  }

  /// Dual steps until no basic column that is zero here is about to fall below it.
  ///
  /// Of several such columns the one with the smallest number leaves (Bland's rule), so that it ends.
  ///
  /// - Returns: false if there is no solution for a θ any larger.
  private mutating func repair() throws(Stop) -> Bool {
    while true {
      try control.check()
      var leaving: Int?
      for row in dictionary.moving where !dictionary.slopes[row].isZero {
        let basic = dictionary.basic(in: row)
        switch dictionary.role(of: basic) {
        case .free: continue
        case .artificial: return false
        case .nonnegative:
          guard dictionary.slopes[row].signum < 0, value(inRow: row).isZero,
            leaving.map({ basic < dictionary.basic(in: $0) }) ?? true
          else { continue }
          leaving = row
        }
      }
      guard let leaving else { return true }
      let row = dictionary.row(leaving)
      guard let entering = dictionary.dualEntering(row) else { return false }
      try control.check(bits: dictionary.bits)
      dictionary.pivot(entering: entering, row: leaving, row)
    }
  }

  private func value(inRow row: Int) -> Rational {
    dictionary.constants[row] + dictionary.slopes[row] * (position - start)
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
