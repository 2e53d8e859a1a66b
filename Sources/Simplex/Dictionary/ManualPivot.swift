// A pivot that no rule has chosen: whether it may be made, and what it does.
//
// A pivot is legal if the basis that it leads to has a point of the region: no column that must not be
// negative becomes so. It need not improve anything: from any such basis the method finds its way. Only
// two things are closed to it, for the method would not find back: free columns stay in the basis,
// and what is frozen by an objective above stays out.

public import Rationals

/// Why a pivot cannot be made.
public enum PivotFlaw: Error, Hashable, Sendable {
  /// The column that is to enter is basic already.
  case enteringIsBasic
  /// An artificial variable that has left does not come back.
  case enteringIsArtificial
  /// The column that is to leave is not basic.
  case leavingIsNonbasic
  /// A free column stays in the basis.
  case leavingIsFree
  /// The row of the column that is to leave does not hold the one that is to enter.
  case pivotElementIsZero
  /// The pivot would be legal, but the column that is to enter has a cost in a cost row of a higher
  /// rank, which is at its least already, and would raise it for each unit, up to `length` units (nil:
  /// without end).
  case frozen(rank: Int, cost: Rational, length: Rational?)
  /// Nothing stops the column that is to enter; the cost changes by so much for each unit.
  case unbounded(cost: Rational)
  /// With the entering column at `length`, these columns would be below zero.
  case infeasible(length: Rational, below: [Fall])

  /// A column and the value below zero that it would have.
  public struct Fall: Hashable, Sendable {
    public var column: Column
    public var value: Rational
  }
}

extension Solver {
  /// What exchanging two columns of the basis would do.
  ///
  /// - Parameters:
  ///   - entering: a column of the tableau.
  ///   - leaving: a column of the tableau; nil: the one that the ratio test chooses.
  /// - Returns: the pivot, whose `rank` is that of the cost row that is minimised. Its reason is the rule, which has
  ///   nothing to do with it.
  /// - Precondition: the columns are there, there is a cost row, and the steps up to the next pivot have been taken
  ///   (`advanceToDecision()`).
  /// - Complexity: O(k) for k rows that hold the entering column, and O(n) for n nonbasic columns.
  public func pivot(entering: Column, leaving: Column?) throws(PivotFlaw) -> Pivot {
    let rank = rank
    demand(rank >= 0, "Solver.pivot: no cost row yet; take steps first")
    if tableau.row(of: entering) != nil { throw .enteringIsBasic }
    if tableau.roles[entering] == .artificial { throw .enteringIsArtificial }
    let named = try leaving.map { (leaving) throws(PivotFlaw) in
      try self.row(of: leaving, holding: entering)
    }
    let cost = tableau.costs[rank][entering]
    guard let row = named ?? tableau.blockingRow(entering) else {
      try checkFreedom(of: entering, below: rank, length: nil)
      throw .unbounded(cost: cost)
    }
    let length = tableau.length(of: entering, in: row)
    let below = falls(entering, at: length)
    if !below.isEmpty { throw .infeasible(length: length, below: below) }
    try checkFreedom(of: entering, below: rank, length: length)

    let before = tableau.costs[rank].constant
    let goal = Goal(rank: rank, frozenRanks: rank)
    return Pivot(
      reason: .cost(rule), entering: entering, leaving: tableau.basis[row], row: row, rank: rank,
      candidates: tableau.candidates(goal).map { column in
        Pivot.Candidate(column: column, costs: tableau.costs[...rank].map { $0[column] })
      },
      ratios: tableau.ratios(entering), length: length, costBefore: before,
      costAfter: before + cost * length)
  }

  /// Makes a pivot that `pivot(entering:leaving:)` gave for this solver as it is. It does not count
  /// among `pivotCounts`, and a stall begins anew after it.
  ///
  /// - Precondition: the column that enters is nonbasic and stands in the row of the one that leaves.
  public mutating func make(_ pivot: Pivot) {
    demand(
      tableau.row(of: pivot.leaving) == pivot.row && tableau.row(of: pivot.entering) == nil
        && tableau.rows[pivot.row].place(of: pivot.entering) != nil,
      "Solver.make: a pivot that is not one of this dictionary")
    tableau.pivot(entering: pivot.entering, row: pivot.row)
    forgetStall()
  }

  private func row(of leaving: Column, holding entering: Column) throws(PivotFlaw) -> Int {
    guard let row = tableau.row(of: leaving) else { throw .leavingIsNonbasic }
    if tableau.roles[leaving] == .free { throw .leavingIsFree }
    if tableau.rows[row][entering].isZero { throw .pivotElementIsZero }
    return row
  }

  private func checkFreedom(
    of entering: Column, below rank: Int, length: Rational?
  ) throws(PivotFlaw) {
    for (above, cost) in tableau.costs[..<rank].enumerated()
    where cost.place(of: entering) != nil {
      throw .frozen(rank: above, cost: cost[entering], length: length)
    }
  }

  /// What is below zero when a nonbasic column has a value.
  private func falls(_ entering: Column, at length: Rational) -> [PivotFlaw.Fall] {
    let own =
      length.signum < 0 && tableau.roles[entering] != .free
      ? [PivotFlaw.Fall(column: entering, value: length)] : []
    return own
      + tableau.rows(holding: entering).compactMap { row in
        let basic = tableau.basis[row]
        var value = tableau.rows[row].constant
        value.addProduct(tableau.rows[row][entering], length)
        return value.signum < 0 && tableau.roles[basic] != .free
          ? PivotFlaw.Fall(column: basic, value: value) : nil
      }
  }
}
