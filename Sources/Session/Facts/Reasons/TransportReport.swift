// A transportation problem as the table that it is taught with.

public import ConstraintHierarchies
public import Rationals

/// What each source sends to each destination, with the prices of both: u and v.
///
/// Each variable stands in the row of one source and in that of one destination, with the factor 1. Its reduced cost is
/// its cost less u and v; where something is sent it is 0.
public struct TransportReport: Sendable {
  public struct Line: Sendable {
    /// The constraint's ID.
    public let name: String
    public let relation: Relation
    public let amount: Rational
    /// u or v.
    public let price: Rational
  }

  public struct Cell: Sendable {
    public let variable: String
    public let cost: Rational
    public let sent: Rational
    /// cost − u − v
    public let reducedCost: Rational
  }

  public let isMaximized: Bool
  public let level: Priority
  public let value: Rational
  public let sources: [Line]
  public let destinations: [Line]
  /// For each source and each destination; nil where nothing can be sent.
  public let cells: [[Cell?]]
  /// Whether any number could be added to all u and taken from all v, so that the first u was made 0, as books do.
  public let isShifted: Bool
}

/// Why a problem has no such table.
public enum TransportObstacle: Error, Hashable, Sendable {
  case noObjective
  /// The constraint of that ID is no sum of variables.
  case noSum(String)
  /// The variable stands in so many constraints.
  case notInTwo(String, Int)
  /// The variable may be negative.
  case noSign(String)
  /// These two cannot be on one side, and are on one.
  case noSides(String, String)
}
