// The next pivot of the walk that there is a choice in, for whoever asks about it.

public import ConstraintHierarchies
public import Language
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
  /// The same columns, as they follow the one that enters.
  public let followers: [Follower]
  /// The level whose objective is minimised.
  public let level: Priority

  /// A column, and a number that belongs to it.
  public struct Entry: Equatable, Sendable {
    public let name: String
    public let value: Rational
  }

  /// A basic column that falls while the entering one grows.
  public struct Follower: Sendable {
    public let name: String
    /// Its value before the pivot.
    public let value: Rational
    /// What it falls by while the entering one grows by 1.
    public let rate: Rational

    /// What it is once the entering one has grown by that much.
    public func value(at growth: Rational) -> Rational { value - rate * growth }
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
    followers = pivot.ratios.map { ratio in
      Follower(name: name(ratio.basic), value: ratio.constant, rate: ratio.coefficient.magnitude)
    }
    level = place.names.level(rank: pivot.rank)
  }

  /// The names of the columns of the tableau.
  public var names: [String] { costs.map { $0.name } }

  /// Whether a column of the tableau is called so.
  public func knows(_ name: Name) -> Bool { Self.value(of: name, in: costs) != nil }

  private static func value(of name: Name, in entries: [Entry]) -> Rational? {
    entries.first { $0.name == name.text }?.value
  }

  // MARK: Numbers

  func cost(of name: Name) throws(Failure) -> Rational {
    guard let cost = Self.value(of: name, in: costs) else {
      throw Failure(.walk(.unknownColumn(name, among: names)))
    }
    return cost
  }

  /// The cost of a column in the last objective, after the last pivot.
  static func cost(of name: Name, atTheEndOf walk: Walk) throws(Failure) -> Rational {
    let solver = walk.solverAtNextPivot
    let names = solver.tableau.roles.indices.map { walk.names.text($0, of: solver) }
    guard let column = names.firstIndex(of: name.text),
      let cost = solver.tableau.costs.last?[column]
    else { throw Failure(.walk(.unknownColumn(name, among: names))) }
    return cost
  }

  func ratio(of name: Name) throws(Failure) -> Rational {
    guard let ratio = Self.value(of: name, in: ratios) else {
      throw Failure(.walk(.notInRatioTest(name, among: ratios.map { $0.name })))
    }
    return ratio
  }
}

extension WalkPlace {
  /// The columns that are basic, or stand in some row or cost and can still matter.
  fileprivate var columnsThatMatter: [Column] {
    tableau.roles.indices.filter { column in
      tableau.row(of: column) != nil
        || tableau.roles[column] != .artificial
          && (tableau.isHeld(column) || tableau.costs.contains { !$0[column].isZero })
    }
  }
}
