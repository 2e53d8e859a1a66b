// What the solver decided, a step at a time: enough to tell the story, never a copy of the tableau.

public import Rationals

/// One step of the simplex method.
public enum Step: Hashable, Sendable {
  /// The rows of a stage have come in, each with a basic column of its own.
  case stage(Int)
  case pivot(Pivot)
  /// Free columns that went into the basis have moved goals across zero: these plus or minus columns
  /// took the places of their opposites, which would be below zero otherwise.
  case swapped(entering: [Column])
  /// These rows, requirements that do not hold yet, have each an artificial column in the basis now;
  /// the first phase minimises the sum of them.
  case firstPhase(rows: [Int])
  /// These rows, requirements that do not hold yet, have each a basic column below zero, and no cost is negative: dual
  /// steps mend that.
  case dualPhase(rows: [Int])
  /// Dual steps were wanted and cannot be taken.
  case dualRefused(DualObstacle)
  /// Nothing can raise the basic column of that row of the tableau, which is below zero; the first phase proves it.
  case dualBlocked(Column)
  /// From here on the first objective counts beside what is missing, which is worth M a unit in it.
  case penalty
  /// That was wanted; but the slacks of the highest level's wishes have no place in the dictionary yet.
  case penaltyRefused
  /// The basis of `length` pivots ago has come back: a cycle. Bland's rule takes over until the cost
  /// falls again.
  case cycle(length: Int)
  /// So many pivots did not lower the cost that Bland's rule takes over until it falls again.
  case stall(length: Int)
  /// The first phase found a point at which every requirement holds.
  case feasible
  /// The objective with that index is at its least.
  case minimum(objective: Int, value: Rational)
  case end(Outcome)
}

/// What keeps the dual simplex method from the start.
public enum DualObstacle: Hashable, Sendable {
  /// An equation has no column without a sign that could go into it.
  case equations
  /// The highest level has wishes, whose slacks have no place in the dictionary yet.
  case wishes
  /// These columns would lower the objective.
  case costs([Column])
}

/// A change of basis: what enters and why, what leaves and why.
public struct Pivot: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// A column without a sign goes into the basis first, and stays.
    case free
    /// It lowers the cost; the rule chose it among the candidates.
    case cost(PivotRule)
    /// Its row was below zero; it costs least for what it mends.
    case dual
  }

  /// A column that could have entered.
  public struct Candidate: Hashable, Sendable {
    public var column: Column
    /// Its coefficients in the cost rows, from the highest rank down to the one that is minimised.
    public var costs: [Rational]
  }

  /// A row that limits how far the entering column may grow.
  public struct Ratio: Hashable, Sendable {
    public var row: Int
    /// The row's basic column, which would reach zero.
    public var basic: Column
    public var constant: Rational
    /// The entering column's coefficient in the row; it is negative.
    public var coefficient: Rational
    /// constant / −coefficient
    public var ratio: Rational
  }

  /// A row whose basic column is below zero.
  public struct Lacking: Hashable, Sendable {
    public var row: Int
    public var basic: Column
    public var constant: Rational
  }

  /// A column that can raise the leaving one, and what that costs.
  public struct DualRatio: Hashable, Sendable {
    public var column: Column
    public var cost: Rational
    /// The column's coefficient in the leaving one's row; it is positive.
    public var coefficient: Rational
    /// cost / coefficient
    public var ratio: Rational
  }

  /// Whether the rule chose it for what it costs, so that there was something to choose.
  public var isByCost: Bool { if case .cost = reason { true } else { false } }

  /// The stage in which it is made: a dual step looks at the first objective while the requirements are still being met.
  public var stage: Int { reason == .dual ? 0 : rank }

  public var reason: Reason
  public var entering: Column
  public var leaving: Column
  public var row: Int
  /// The rank of the cost row that is minimised; 0 is the first phase, k + 1 is objective k.
  public var rank: Int
  /// All columns that could enter, in order; empty when nobody is looking.
  public var candidates: [Candidate]
  /// All rows that limit the entering column, in order of row; empty when nobody is looking.
  public var ratios: [Ratio]
  /// The entering column's value after the pivot. Zero: a degenerate pivot, nothing moves.
  public var length: Rational
  /// Of a dual step all rows below zero, in order; empty when nobody is looking.
  public var lacking: [Lacking] = []
  /// Of a dual step all columns that could enter, in order; empty when nobody is looking.
  public var dualRatios: [DualRatio] = []
  public var costBefore: Rational
  public var costAfter: Rational
}
