// What it would take for something to be otherwise.

public import ConstraintHierarchies

/// Why a relation does not hold.
public struct WhyNotReport: Sendable {
  public enum Verdict: Sendable {
    /// It holds in every solution.
    case holds
    /// It holds in some of the solutions, which are as good as the others.
    case possible
    /// The requirements that keep it from holding.
    case breaks([Constraint])
    case costs(Consequence.Cost)
  }

  /// As it would be written on paper.
  public let relation: String
  public let verdict: Verdict
  /// What it is about, as it is.
  public let now: NamedInterval?
  /// The problem that it was asked in.
  public let problem: Hierarchy
}

/// What would come of a line.
public struct WhatIfReport: Sendable {
  public let line: String
  /// The answer that it would have.
  public let answer: Answer
  /// The variables that would have other values, with those that they have: of many, some.
  public let changes: [Change]
  /// How many further ones would.
  public let moreChanges: Int
  /// How many variables were not looked at.
  public let notLookedAt: Int
  /// The problem that it was asked in.
  public let problem: Hierarchy

  public struct Change: Sendable {
    public let name: String
    /// nil where there is no solution, or no such variable.
    public let before: Interval?
    public let after: Interval?
  }
}
