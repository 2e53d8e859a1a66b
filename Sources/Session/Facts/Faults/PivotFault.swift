// What can be wrong with a pivot of the learner's own, as facts.

public import Rationals

/// Why a pivot cannot be made; columns go by their names, objectives by theirs, as in `f(low)`.
public enum PivotFault: Hashable, Sendable {
  /// There are so many pivots to come, the first of which brings the first row.
  case emptyTableau(pivots: Int)
  case freeColumnFirst(String)
  /// The next pivot is a dual one, of which the rule chooses both columns.
  case dualPivot
  case enteringIsBasic(String)
  /// The variable is at its upper bound, and its column is the other one.
  case enteringAtBound(String, column: String)
  /// A column that only stood for what a requirement lacked.
  case enteringIsArtificial(String)
  case leavingIsNonbasic(String)
  case leavingIsFree(String)
  case pivotElementIsZero(leaving: String, entering: String)
  /// A level above has its least value already and would lose it: by so much for each unit, from that
  /// value, over that length.
  case frozen(String, objective: String, cost: Rational, from: Rational, length: Rational?)
  case unbounded(String, objective: String, cost: Rational)
  /// The pivot leads out of the region.
  case infeasible(
    entering: String, leaving: String, length: Rational, below: [Shortage], instead: RatioTest)

  /// A variable that would be below zero.
  public struct Shortage: Hashable, Sendable {
    public let name: String
    public let value: Rational
  }

  /// What leaves by the ratio test.
  public enum RatioTest: Hashable, Sendable {
    case leaves(String)
    case nothing
    /// Not to be told.
    case secret
  }
}
