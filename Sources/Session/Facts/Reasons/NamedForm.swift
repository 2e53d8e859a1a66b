// Sums and intervals with the names that stand on paper.

public import ConstraintHierarchies
public import Rationals

/// `constant + Σ coefficient · name`.
public struct NamedForm: Equatable, Sendable {
  public struct Term: Hashable, Sendable {
    /// A variable, or a slack: `X`, `a⁺`.
    public let name: String
    /// That of the constraint whose slack it is; nil for a variable.
    public let priority: Priority?
    public let coefficient: Rational
  }

  /// None of the coefficients is zero, no name comes twice.
  public let terms: [Term]
  public let constant: Rational

  public init(terms: [Term], constant: Rational) {
    self.terms = terms
    self.constant = constant
  }
}

/// The values that a variable can take.
public struct NamedInterval: Equatable, Sendable {
  public let name: String
  public let interval: Interval
}
