// The dictionary at a place of the walk, as values: what `tableau` shows.

public import ConstraintHierarchies
public import Language
public import Rationals

/// Every basic column, and every objective, as a constant and a sum of nonbasic columns:
///
///     d = 30 − c
///
/// It holds as many rows and columns as are ever shown, `limit` of each.
public struct DictionaryReport: Sendable {
  /// Nobody reads more rows, or more columns, and the numbers of a large dictionary take more room than its
  /// problem by far.
  public static let limit = 400

  /// A column that the table has.
  public struct Head: Sendable {
    public let name: ColumnName
    /// Basic columns are among the columns of a tableau only, where every row holds its own once.
    public let isBasic: Bool
  }

  public struct Row: Hashable, Sendable {
    public let basic: ColumnName
    /// Where the basic column stands among the columns, if it does.
    public let place: Int?
    public let constant: Rational
    /// One for each column; of a basic one, 0.
    public let coefficients: [Rational]
  }

  /// An objective.
  public struct Cost: Sendable {
    /// The level that minimises it; `required`: what the requirements lack, which the first phase minimises.
    public let level: Priority
    /// What the level maximises, if that is all that it counts.
    public let aim: WalkEvent.Aim?
    public let constant: Rational
    public let coefficients: [Rational]
  }

  /// What the revised method keeps in place of the dictionary: the inverse of the matrix of the basic columns, as they stand
  /// in the constraints, `a·x + slack = b`. Its product with b are the constants, and with a column that column here.
  public struct Inverse: Sendable {
    /// The constraints, by their IDs.
    public let rows: [String]
    /// For each row of the dictionary one for each constraint.
    public let numbers: [[Rational]]
    /// For each objective one for each constraint: what the basic columns cost, times the inverse.
    public let prices: [[Rational]]
  }

  /// Where the entering column and the leaving row cross.
  public struct Mark: Sendable {
    public let row: Int
    public let column: Int
  }

  /// How it is to be shown; as a tableau all columns stand on one side: `d + c = 30`.
  public let form: ShowWord
  public let columns: [Head]
  public let rows: [Row]
  public let costs: [Cost]
  /// Whether the two objectives count as one, what the requirements lack being worth M a unit in the other.
  public let hasPenalty: Bool
  /// nil unless it is asked for, and small enough.
  public let inverse: Inverse?
  /// How many columns there are, and how many rows, with those that are left out.
  public let columnCount: Int
  public let rowCount: Int
  /// The pivot that comes next, if that is known.
  public let pivot: Mark?
}

extension DictionaryReport {
  public var isTableau: Bool { form == .tableau }
}
