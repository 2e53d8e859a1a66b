// The walk through a solve, as values: what happens between pivots, where one stands, how it ends.

public import ConstraintHierarchies
public import Rationals

/// What happens between one pivot and the next.
public enum WalkEvent: Equatable, Sendable {
  /// A level begins, the requirements being the first.
  case level(LevelStart)
  /// Free columns that went into the basis have moved preferences over: these slacks took the places of their
  /// opposites, which would be below zero.
  case swapped([ColumnName])
  /// These requirements, by ID, do not hold yet; their sum is minimised first, and each lacks so much.
  case firstPhase(requirements: [String], lacks: [Lack])
  /// Slacks of requirements are below zero, and no cost in the level's objective is: dual pivots mend that.
  case dualPhase(lacks: [Lack], Priority)
  /// Dual pivots were wanted, and this keeps them from the start.
  case dualRefused(DualObstacle)
  /// Nothing can raise that slack, which is below zero.
  case dualBlocked(ColumnName)
  /// The level's objective and what is missing count as one from here on: each unit that is missing is worth M in it, which
  /// is larger than any number.
  case penalty(Priority)
  /// That was wanted; the highest level has wishes, whose slacks come later.
  case penaltyRefused
  /// The basis of so many pivots ago has come back; Bland's rule takes over.
  case cycle(length: Int)
  /// So many pivots did not lower the objective; Bland's rule takes over.
  case stall(length: Int)
  /// Every requirement holds now.
  case feasible
  /// The objective of a level is at its least.
  case minimum(Priority, Rational, aim: Aim?)
  case end(End)

  /// What keeps the dual simplex method from a start.
  public enum DualObstacle: Equatable, Sendable {
    /// An equation whose variables all have a sign.
    case equations
    /// The highest level has wishes.
    case wishes
    /// These would lower the objective.
    case costs([ColumnName])
  }

  /// What a requirement lacks, as the column that stands for it.
  public struct Lack: Equatable, Sendable {
    public let column: ColumnName
    public let value: Rational
  }

  /// What a level is about where a single `maximize` is all that counts in it: its objective is the opposite
  /// of what the learner wrote.
  public struct Aim: Equatable, Sendable {
    public let id: String
    public let expression: ColumnSum
    public let weight: Rational

    /// The value of the expression where the level's objective has that value.
    public func value(where objective: Rational) -> Rational { -objective / weight }
  }

  /// A level whose constraints come in, as rows.
  public struct LevelStart: Equatable, Sendable {
    public let level: Priority
    /// What it minimises; nil for the requirements.
    public let objective: ColumnSum?
    public let aim: Aim?
    /// There are none where it has objectives alone.
    public let rows: [Constraint]
    /// The variables that are never negative by their sign, for which there is no row.
    public let nonnegative: [String]
    /// The variables that were declared with an upper bound.
    public let bounds: [Bound]
    /// Whether there is a level above it, the requirements not counted.
    public let isBelowOthers: Bool
  }

  /// A variable and its upper bound. What it is below that by is called as it is, with a prime: x′ = 4 − x.
  public struct Bound: Equatable, Sendable {
    public let variable: String
    public let upper: Rational
  }

  public enum End: Equatable, Sendable {
    /// Every level is at its least.
    case optimal(levels: Int)
    /// The requirements contradict one another: they lack so much at the least.
    case unsatisfiable(missing: Rational)
    /// The level's objective has no least value, since nothing stops that column.
    case unbounded(Priority, entering: ColumnName?, aim: Aim?)
  }
}

/// A pivot and what comes before it.
public struct LegReport: Sendable {
  public let events: [WalkEvent]
  public let pivot: PivotReport
}

/// The whole solve.
public struct TraceReport: Sendable {
  public let legs: [LegReport]
  /// The last dictionary; nil where there are no rows.
  public let dictionary: DictionaryReport?
  /// What comes after the last pivot.
  public let end: [WalkEvent]
}

/// Where the learner stands.
public struct PlaceReport: Sendable {
  /// How many pivots have been made, and how many there are on this way.
  public let position: Int
  public let count: Int
  /// The numbers of the learner's own pivots on this way, counted from 1.
  public let own: [Int]
  /// How many of the learner's own pivots were taken back on the way here.
  public let takenBack: Int
  /// nil where no row has come in yet.
  public let dictionary: DictionaryReport?
}

/// Some pivots further.
public struct StepReport: Sendable {
  public enum Stop: Sendable {
    /// Before the next pivot.
    case standing
    /// After the last one, with what comes after it, and how the guesses on the way fared.
    case end([WalkEvent], Score)
    /// The next pivot is asked about; `events` come before it, and the dictionary is the one after them.
    case question(QuestionReport, events: [WalkEvent])
    /// There was nothing left to make. Where there is no pivot at all, what comes in place of a walk.
    case nothingLeft([WalkEvent])
  }

  /// The pivots that were made and told.
  public let legs: [LegReport]
  public let place: PlaceReport
  public let stop: Stop
  /// How many of them were to be guessed, if there had been anything to choose.
  public var unasked = 0
}
