// One pivot of the textbook's method, as values: what enters and why, the ratio test, what leaves, what the
// objective does.

public import ConstraintHierarchies
public import Language
public import Rationals

/// A pivot with all that the choice looked at.
public struct PivotReport: Sendable {
  /// How many candidates, or ratios, are told of one pivot at most.
  public static let limit = 100

  public enum Reason: Hashable, Sendable {
    /// A variable without a sign goes into the basis first. It takes the place that an equation's left side
    /// minus its right side has held, if it is an equation whose ID is given.
    case free(equation: String?)
    /// The rule chose it among the candidates.
    case rule(RuleWord)
    /// The leaving one was below zero; the entering one costs least for what it mends.
    case dual
    /// The learner chose it.
    case own
  }

  /// A column that could have entered.
  public struct Candidate: Hashable, Sendable {
    public let column: ColumnName
    /// Its coefficients in the objectives of `costLevels`.
    public let costs: [Rational]
  }

  /// A basic column that falls as the entering one grows.
  public struct Ratio: Sendable {
    public let column: ColumnName
    /// Its value.
    public let constant: Rational
    /// The entering column's coefficient in its row, which is negative.
    public let coefficient: Rational
    /// The value of the entering column at which it is 0.
    public let ratio: Rational
    public let leaves: Bool
  }

  /// What a pivot does at an upper bound.
  public struct Bound: Sendable {
    public let variable: ColumnName
    public let upper: Rational
    /// Whether the variable goes from one of its bounds to the other: nothing in the tables changes but its column, in which what
    /// it is below the bound by takes its place, or the other way round.
    public let isFlip: Bool
    /// Whether it goes to its upper bound, not down to 0.
    public let isUp: Bool
  }

  /// What a column costs for each unit by which it raises the leaving one.
  public struct DualRatio: Sendable {
    public let column: ColumnName
    public let cost: Rational
    /// In the leaving one's row; it is positive.
    public let coefficient: Rational
    public let ratio: Rational
    public let enters: Bool
  }

  /// Counted from 1.
  public let number: Int
  public let reason: Reason
  public let entering: ColumnName
  public let leaving: ColumnName
  /// Where a variable with an upper bound goes over to it, or leaves the basis there.
  public let bound: Bound?
  /// The level whose objective is minimised; `required`: the requirements, whose objective is what they lack.
  public let level: Priority
  /// What each unit of the entering column adds to that objective; 0 for a free column.
  public let cost: Rational
  /// The levels whose costs are told of the candidates, from the highest down to `level`.
  public let costLevels: [Priority]
  /// In order, the first `limit` of them. Only columns whose cost is 0 in every level above may enter.
  public let candidates: [Candidate]
  public let candidateCount: Int
  /// In order of the rows, the first `limit` of them.
  public let ratios: [Ratio]
  public let ratioCount: Int
  /// Of a dual pivot what is below zero, the first `limit` of them.
  public let lacking: [WalkEvent.Lack]
  /// Of a dual pivot the columns that can raise the leaving one, the first `limit` of them.
  public let dualRatios: [DualRatio]
  /// The entering column's value after the pivot; 0: nothing moves, the pivot is degenerate.
  public let length: Rational
  /// The objective; both 0 for a free column, which enters before there is one.
  public let before: Rational
  public let after: Rational
  /// What it is chosen in; nil where that is too large to be told with every pivot, or is told already.
  @Boxed public private(set) var dictionary: DictionaryReport?
  /// The size of that dictionary.
  public let rowCount: Int
  public let columnCount: Int
}

/// A pivot of the learner's own.
public struct ManualPivotReport: Sendable {
  /// What the rule would have done.
  public enum Comparison: Sendable {
    /// Nothing would have lowered the objective any more.
    case nothingLeft
    case same(RuleWord)
    case other(
      RuleWord, entering: ColumnName, leaving: ColumnName, level: Priority, after: Rational)
  }

  /// What comes before it.
  public let events: [WalkEvent]
  @Boxed public private(set) var pivot: PivotReport
  /// nil where that is what the learner is being asked.
  public let comparison: Comparison?
  public let place: PlaceReport
}
