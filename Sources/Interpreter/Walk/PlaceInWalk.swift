// The next pivot of the walk that there is a choice in, for whoever asks about it.

import ConstraintHierarchies
public import Language
import Rationals
public import Rendering
import Simplex

/// A place in the walk through the solve, just before a pivot that the rule chooses.
public struct PlaceInWalk: Sendable {
  let naming: Naming
  /// The solver just before the pivot.
  let solver: Solver
  let pivot: Pivot
  /// The pivots before it.
  let position: Int

  /// The name of the column that enters by the rule.
  public var entering: String { naming.column(pivot.entering, of: solver) }
  /// The name of the column that leaves.
  public var leaving: String { naming.column(pivot.leaving, of: solver) }

  /// Columns that the rule might take as well: whose cost, or ratio, is the same.
  public var enteringTies: [String] {
    guard case .cost(let rule) = pivot.reason, rule == .dantzig else { return [] }
    let costs = solver.tableau.costs[pivot.rank]
    return pivot.candidates.map(\.column).filter {
      $0 != pivot.entering && costs[$0] == costs[pivot.entering]
    }.map { naming.column($0, of: solver) }
  }

  public var leavingTies: [String] {
    pivot.ratios.filter { $0.row != pivot.row && $0.ratio == pivot.length }
      .map { naming.column($0.basic, of: solver) }
  }

  /// As the tableau spells it: `b⁻` for `b-`.
  static func spelled(_ name: String) -> String {
    var name = name.trimmed
    for (plain, sign) in [("+", "⁺"), ("-", "⁻"), ("−", "⁻")] where name.hasSuffix(plain) {
      name = name.dropLast() + sign
    }
    return name
  }

  /// The names of the columns of the tableau.
  public var names: [String] {
    solver.tableau.roles.indices.filter(isThere).map { naming.column($0, of: solver) }
  }

  /// Whether a column of the tableau is called so.
  public func knows(_ name: Name) -> Bool { column(name) != nil }

  private func isThere(_ column: Column) -> Bool {
    solver.tableau.row(of: column) != nil
      || solver.tableau.roles[column] != .shortfall
        && (solver.tableau.rows + solver.tableau.costs).contains { !$0[column].isZero }
  }

  private func column(_ name: Name) -> Column? {
    solver.tableau.roles.indices.first {
      naming.column($0, of: solver) == name.text && isThere($0)
    }
  }

  func cost(of name: Name) throws(Failure) -> Rational {
    guard let column = column(name) else { throw Failure(.unknownColumn(name, among: names)) }
    return solver.tableau.costs[pivot.rank][column]
  }

  /// The cost of a column in the last objective, after the last pivot.
  static func cost(of name: Name, atTheEndOf walk: Walk) throws(Failure) -> Rational {
    let solver = walk.solverAtNextPivot
    let names = solver.tableau.roles.indices.map { walk.naming.column($0, of: solver) }
    guard let column = names.firstIndex(of: name.text),
      let cost = solver.tableau.costs.last?[column]
    else { throw Failure(.unknownColumn(name, among: names)) }
    return cost
  }

  func ratio(of name: Name) throws(Failure) -> Rational {
    guard let column = column(name),
      let ratio = pivot.ratios.first(where: { $0.basic == column })
    else { throw Failure(.notInRatioTest(name)) }
    return ratio.ratio
  }
}

extension Session {
  /// The next pivot that there is a choice in, from where the walk stands; nil where there is none.
  public mutating func placeInWalk() -> PlaceInWalk? {
    var walk = traced()
    while !walk.isAtEnd {
      let (leg, before) = walk.advance()
      if let pivot = leg.pivot, pivot.reason != .free {
        return PlaceInWalk(
          naming: walk.naming, solver: before, pivot: pivot, position: walk.position - 1)
      }
    }
    return nil
  }

  /// What comes of a pivot of the learner's own at a place. This session stays as it is.
  ///
  /// - Parameters:
  ///   - entering: the column that enters; nil: the one that does by the rule.
  ///   - leaving: the column that leaves; nil: the one that does by the ratio test.
  ///   - tellsRule: whether what the rule would have done is told.
  /// - Throws: where there can be no such pivot, and what it would break.
  public func pivoting(
    at place: PlaceInWalk, entering: Name?, leaving: Name?, tellsRule: Bool
  ) throws(Failure) -> Document {
    var copy = self
    copy.keepsRuleSecret = !tellsRule
    let range = (entering ?? leaving)?.range ?? SourceRange(0, 0)
    _ = try copy.go(to: place.position, range)
    return try copy.pivot(entering ?? Name(place.entering, range), leaving)
  }
}
