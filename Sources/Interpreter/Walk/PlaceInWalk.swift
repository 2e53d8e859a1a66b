// The next pivot of the walk that there is a choice in, for whoever asks about it.

import ConstraintHierarchies
import Language
public import Rationals
import Simplex

/// A place in the walk through the solve, just before a pivot that the rule chooses.
public struct PlaceInWalk: Sendable {
  /// How many pivots come before it.
  public let position: Int
  /// The name of the column that enters by the rule.
  public let entering: String
  /// The name of the column that leaves.
  public let leaving: String
  /// Columns that the rule might take as well: whose cost is the same.
  public let enteringTies: [String]
  /// Columns that might leave as well: whose ratio is the same.
  public let leavingTies: [String]
  /// The columns of the tableau, with the cost of each in the objective that is minimised.
  public let costs: [Entry]
  /// The columns of the ratio test, with the ratio of each.
  public let ratios: [Entry]

  /// A column, and a number that belongs to it.
  public struct Entry: Hashable, Sendable {
    public let name: String
    public let value: Rational
  }

  /// - Parameters:
  ///   - place: just before the pivot.
  ///   - position: how many pivots come before it.
  init(_ pivot: Pivot, _ place: WalkPlace, position: Int) {
    func name(_ column: Column) -> String { place.names.text(column, of: place.solver) }
    let costs = place.tableau.costs[pivot.rank]
    self.position = position
    entering = name(pivot.entering)
    leaving = name(pivot.leaving)
    var ties: [String] = []
    if case .cost(.dantzig) = pivot.reason {
      for candidate in pivot.candidates where candidate.column != pivot.entering {
        if costs[candidate.column] == costs[pivot.entering] { ties.append(name(candidate.column)) }
      }
    }
    enteringTies = ties
    leavingTies = pivot.ratios.filter { $0.row != pivot.row && $0.ratio == pivot.length }
      .map { name($0.basic) }
    self.costs = place.columnsThatMatter.map { Entry(name: name($0), value: costs[$0]) }
    ratios = pivot.ratios.map { Entry(name: name($0.basic), value: $0.ratio) }
  }

  /// Whether two names mean the same column: `b-` and `b⁻`.
  public static func isSame(_ a: String, _ b: String) -> Bool {
    ColumnName.spelled(a.trimmed) == ColumnName.spelled(b.trimmed)
  }

  /// The names of the columns of the tableau.
  public var names: [String] { costs.map { $0.name } }

  public func knows(_ name: String) -> Bool { Self.value(of: name, in: costs) != nil }

  /// Lines that go there and make another pivot.
  ///
  /// - Parameter entering: what enters; nil: what does by the rule, and `leaving` is what leaves.
  public func lines(entering: String?, leaving: String) -> [String] {
    let pivot = entering.map { "pivot \($0)" } ?? "pivot \(self.entering) \(leaving)"
    return ["goto \(position)", pivot]
  }

  private static func value(of name: String, in entries: [Entry]) -> Rational? {
    entries.first { isSame($0.name, name) }?.value
  }

  // MARK: Numbers

  func cost(of name: String) throws(Failure) -> Rational {
    guard let cost = Self.value(of: name, in: costs) else {
      throw Failure(.noQuantity("no column of the tableau is called \(name)", name))
    }
    return cost
  }

  /// The cost of a column in the last objective, after the last pivot.
  static func cost(of name: String, atTheEndOf walk: Walk) throws(Failure) -> Rational {
    let solver = walk.solverAtNextPivot
    let column = solver.tableau.roles.indices.first {
      isSame(walk.names.text($0, of: solver), name)
    }
    guard let column, let cost = solver.tableau.costs.last?[column] else {
      throw Failure(.noQuantity("no column of the tableau is called \(name)", name))
    }
    return cost
  }

  func ratio(of name: String) throws(Failure) -> Rational {
    guard let ratio = Self.value(of: name, in: ratios) else {
      throw Failure(.noQuantity("\(name) is not in the ratio test", name))
    }
    return ratio
  }
}

extension WalkPlace {
  /// The columns that are basic, or stand in some row or cost and can still matter.
  fileprivate var columnsThatMatter: [Column] {
    tableau.roles.indices.filter { column in
      tableau.row(of: column) != nil
        || tableau.roles[column] != .shortfall
          && (tableau.isHeld(column) || tableau.costs.contains { !$0[column].isZero })
    }
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
          pivot, walk.place(before, settings.drawsTableau), position: walk.position - 1)
      }
    }
    return nil
  }
}
