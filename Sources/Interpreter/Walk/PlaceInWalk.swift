// The next pivot of the walk that there is a choice in, for whoever asks about it.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
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

  /// Whether two names mean the same column: `b-` and `b⁻`.
  public static func isSame(_ a: String, _ b: String) -> Bool { spelled(a) == spelled(b) }

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

  public func knows(_ name: String) -> Bool { column(name) != nil }

  /// Lines that go there and make another pivot.
  ///
  /// - Parameter entering: what enters; nil: what does by the rule, and `leaving` is what leaves.
  public func lines(entering: String?, leaving: String) -> [String] {
    let pivot = entering.map { "pivot \($0)" } ?? "pivot \(self.entering) \(leaving)"
    return ["goto \(position)", pivot]
  }

  private func isThere(_ column: Column) -> Bool {
    solver.tableau.row(of: column) != nil
      || solver.tableau.roles[column] != .shortfall
        && (solver.tableau.rows + solver.tableau.costs).contains { !$0[column].isZero }
  }

  private func column(_ name: String) -> Column? {
    solver.tableau.roles.indices.first {
      Self.isSame(naming.column($0, of: solver), name) && isThere($0)
    }
  }

  func cost(of name: String) throws(Failure) -> Rational {
    guard let column = column(name) else {
      throw Failure(.noQuantity("no column of the tableau is called \(name)", name))
    }
    return solver.tableau.costs[pivot.rank][column]
  }

  /// The cost of a column in the last objective, behind the last pivot.
  static func cost(of name: String, atTheEndOf walk: Walk) throws(Failure) -> Rational {
    let solver = walk.solverAtNextPivot
    let column = solver.tableau.roles.indices.first {
      isSame(walk.naming.column($0, of: solver), name)
    }
    guard let column, let cost = solver.tableau.costs.last?[column] else {
      throw Failure(.noQuantity("no column of the tableau is called \(name)", name))
    }
    return cost
  }

  func ratio(of name: String) throws(Failure) -> Rational {
    guard let column = column(name),
      let ratio = pivot.ratios.first(where: { $0.basic == column })
    else { throw Failure(.noQuantity("\(name) is not in the ratio test", name)) }
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
}
