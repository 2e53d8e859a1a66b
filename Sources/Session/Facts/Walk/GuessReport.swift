// Questions about a pivot that comes, and what became of the guesses, as values. A question holds nothing that
// gives its answer away.

public import ConstraintHierarchies
public import Rationals

/// What is asked about a pivot, part by part.
public enum GuessPart: String, CaseIterable, Sendable {
  case entering, leaving, value
}

/// A question about the next pivot.
public struct QuestionReport: Sendable {
  public enum Part: Hashable, Sendable {
    /// Which column enters?
    case entering(CostTable)
    /// Which leaves for it?
    case leaving(for: ColumnName, EnteringColumn)
    /// The column grows to that length; what becomes of the objective, which is `before` now?
    case value(of: ColumnName, length: Rational, before: Rational)
  }

  /// The costs of the columns that are not basic: those that may enter, and those that may not because a
  /// level above would pay for it. Of more than can be looked through, those that may enter.
  public struct CostTable: Hashable, Sendable {
    /// More columns are not looked through.
    public static let limit = 12

    public let levels: [Priority]
    /// Of many, the first hundred.
    public let rows: [PivotReport.Candidate]
    /// With those that are left out.
    public let count: Int
  }

  /// The rows that hold the column that enters.
  public struct EnteringColumn: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
      public let basic: ColumnName
      public let constant: Rational
      public let coefficient: Rational
    }

    /// Of many, the first hundred.
    public let rows: [Row]
    public let count: Int
  }

  /// Of the pivot, counted from 1.
  public let number: Int
  /// The level whose objective is minimised.
  public let level: Priority
  /// Whether a level above it, the requirements not counted, has a say in what may enter.
  public let isBelowOthers: Bool
  public let part: Part

  public var guess: GuessPart {
    switch part {
    case .entering: .entering
    case .leaving: .leaving
    case .value: .value
    }
  }
}

/// What there is to say to a guess.
public enum GuessVerdict: Equatable, Sendable {
  /// It was given up.
  case shown
  case right
  /// As good as what the rule takes.
  case asGood(ColumnName)
  /// It leaves at the same time as what the rule takes.
  case tie(ColumnName)
  /// Each unit of the column would raise the objective; 0: it changes nothing. Whether the pivot can be made
  /// at all.
  case raises(ColumnName, by: Rational, isLegal: Bool)
  case impossible(PivotFault)
  /// It improves, but the first column in order is the rule's.
  case notFirst(ColumnName)
  /// It improves, but by less for each unit.
  case lessSteep(ColumnName, rate: Rational)
  /// It lowers what is missing by as much, but its cost in the objective that counts beside that is greater.
  case dearer(ColumnName)
  /// It improves, but its pivot lowers by less, where the rule's lowers by `best`.
  case lessGain(ColumnName, Rational, best: Rational)
  /// It may leave, for it is at 0, but it does not fall.
  case doesNotFall(ColumnName)
  /// It is only what the objective changes by.
  case onlyChange
  /// It is what the objective would become if it rose.
  case wrongWay
  case wrongValue

  public var isRight: Bool {
    switch self {
    case .right, .asGood, .tie: true
    // Each other says in which way the guess is wrong.
    default: false
    }
  }
}

/// A guess that has been judged, with all that the answer is seen from.
public struct GuessReport: Sendable {
  public let part: GuessPart
  public let verdict: GuessVerdict
  /// The pivot that was asked about.
  @Boxed public private(set) var pivot: PivotReport
  public let next: Next

  public indirect enum Next: Sendable {
    case question(QuestionReport)
    /// That was the last question; the pivot is made.
    case step(StepReport)
  }
}

/// How many guesses were right.
public struct Score: Equatable, Sendable {
  public private(set) var asked = 0
  public private(set) var right = 0

  mutating func count(_ isRight: Bool) {
    asked += 1
    if isRight { right += 1 }
  }

  static func += (a: inout Score, b: Score) {
    a.asked += b.asked
    a.right += b.right
  }
}
