// Proofs that a result is right, in a form that a hand can check: sums of rows.

public import Rationals

/// Why a result of a `Problem` is what it is.
///
/// Write Eᵢ for `problem.rows[i].equation`, which is 0 at every solution.
public enum Certificate: Hashable, Sendable {
  /// No solution exists (J. Farkas, *Theorie der einfachen Ungleichungen*, 1902).
  ///
  /// With the multipliers yᵢ, one for a row, Σ yᵢ·Eᵢ is a form whose constant is below zero, whose
  /// coefficients are zero for free columns and at most zero for the others: it would be 0 and below
  /// 0 at once. Multipliers are zero for rows of later stages.
  case infeasible(multipliers: [Rational])

  /// `point` (a value for each column) satisfies every row, and each level's proof shows that its
  /// objective can be no smaller; one proof for each objective.
  case optimal(point: [Rational], proofs: [LevelProof])

  /// `point` satisfies every row up to the stage of objective k = `proofs.count`, the objectives
  /// before k are as small as they can be, and along `ray` (a direction, one entry for a column)
  /// every row up to that stage stays satisfied, no objective before k changes, and objective k is
  /// unbounded below.
  case unbounded(point: [Rational], proofs: [LevelProof], ray: [Rational])

  /// Whether it is as long as one of that problem is. What it says may be wrong all the same: `CertificateChecker` tells.
  package func fits(_ problem: Problem) -> Bool {
    switch self {
    case .infeasible(let multipliers): multipliers.count == problem.rows.count
    case .optimal(let point, let proofs):
      point.count == problem.signs.count && proofs.count == problem.objectives.count
    case .unbounded(let point, let proofs, let ray):
      point.count == problem.signs.count && ray.count == point.count
        && proofs.count < problem.objectives.count
    }
  }

  /// Shows that objective k is at least `value` wherever the objectives before it are at their least.
  ///
  /// With multipliers yᵢ and weights wₗ, the form
  ///
  ///     objective k + Σ wₗ·(objective l − value l) + Σ yᵢ·Eᵢ        (l over the objectives before k)
  ///
  /// has the constant `value`, coefficients of zero for free columns, and of at least zero for the
  /// others. The sums are zero at every solution that is best for the objectives before k; so there
  /// objective k is at least `value`.
  public struct LevelProof: Hashable, Sendable {
    public var value: Rational
    /// One for each row; zero for rows of stages later than k + 1.
    public var multipliers: [Rational]
    /// One for each objective before k, none of them negative.
    public var weights: [Rational]

    public init(value: Rational, multipliers: [Rational], weights: [Rational]) {
      self.value = value
      self.multipliers = multipliers
      self.weights = weights
    }
  }
}
