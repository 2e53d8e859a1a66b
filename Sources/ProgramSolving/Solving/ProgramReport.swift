// What solving a program of a file came to, as facts.

public import ConstraintHierarchies
public import Programs
public import Rationals

/// A linear program with its solution, or with why it has none.
public struct ProgramReport: Sendable {
  public let program: LinearProgram
  public let ending: Ending
  /// How many pivots the requirements took, and each objective.
  public let pivots: (requirements: Int, objectives: [Int])
  /// What was worked out of how far each value can move.
  public let regions: RegionChoice

  public enum Ending: Sendable {
    case optimal(Optimum)
    case infeasible(Clash)
    case unbounded(Descent)
  }

  /// A best point.
  public struct Optimum: Sendable {
    /// For each column.
    public let values: [Rational]
    /// Of each objective's own expression, the most important first.
    public let objectives: [Rational]
    /// For each row what its sum comes to.
    public let activities: [Rational]
    /// Of the most important objective's own expression.
    public var objective: Rational { objectives[0] }

    /// For each row what the most important objective changes by for each unit by which the limit that it is at grows; zero for a
    /// row that is at none. Where the optimum is degenerate, one of several answers.
    public let rowPrices: [Rational]
    /// The same for the bounds of each column: its reduced cost.
    public let columnPrices: [Rational]
    /// Whether no other point is as good; nil where that takes a search to tell.
    public let isUnique: Bool?
    /// The values that each column can take at all; nil if that was not asked for.
    public let feasible: [Interval]?
    /// The values that each column can take in all best points; nil if that was not asked for.
    public let best: [Interval]?

    /// What each value can be, as far as it is known: all of them where no other point is as good.
    ///
    /// - Precondition: the column is there.
    public func interval(ofColumn column: Int) -> Interval? {
      demand(values.indices.contains(column), "ProgramReport: no such column")
      if let best { return best[column] }
      return isUnique == true ? Interval(lower: values[column], upper: values[column]) : nil
    }
  }

  /// Why there is no feasible point: requirements whose sum is a falsehood.
  public struct Clash: Sendable {
    /// A requirement and how many times it is taken.
    ///
    /// A lower limit says `sum − limit ≥ 0`, an upper one `limit − sum ≥ 0`, both together `sum − limit = 0`. The
    /// multiples are whole numbers without a common factor, positive for inequalities.
    public struct Member: Hashable, Sendable {
      public let requirement: ProgramHierarchy.Requirement
      public let multiplier: Rational
    }

    public let members: [Member]
    /// What the sum says that 0 is at least; above zero.
    public let gap: Rational
    public let size: Size
    /// What is known of other clashes.
    public let others: Others

    /// How far each row would have to be allowed to be off, and no less, for these to hold together; nil where no row
    /// is among them.
    ///
    /// A sum of requirements that says 0 ≥ gap says 0 ≥ gap − d · (sum of the rows' multiples) where each row may be off
    /// by d. Of requirements none of which can be left out there is one such sum, so that is the least.
    public var leastSlack: Rational? {
      let sum = members.reduce(Rational.zero) { sum, member in
        if case .row = member.requirement { sum + member.multiplier.magnitude } else { sum }
      }
      return sum.isZero ? nil : gap / sum
    }
  }

  /// Whether requirements clash in other ways, too.
  public enum Others: Hashable, Sendable {
    /// So many more sets, none of which contains another; and whether these are all.
    case counted(Int, areAll: Bool)
    /// It was not looked for any.
    case unknown
  }

  /// What is known of how few requirements clash.
  public enum Size: String, Hashable, Sendable {
    /// No clash has fewer members.
    case smallest
    /// None of them can be left out.
    case minimal
    /// It was not looked for fewer.
    case sufficient
  }

  /// A way along which the objective gets better without end.
  public struct Descent: Sendable {
    /// A feasible point; for each column its value.
    public let start: [Rational]
    /// Which objective falls or grows without end: its index.
    public let index: Int
    /// What each column changes by for each step; whole numbers without a common factor.
    public let ray: [Rational]
    /// What the objective changes by for each step.
    public let change: Rational
  }
}
