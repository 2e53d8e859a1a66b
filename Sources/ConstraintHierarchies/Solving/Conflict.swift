// A smallest set of requirements that contradict one another, with the proof.

public import Rationals

/// Requirements that contradict one another, none of which can be left out, unless its size says otherwise.
public struct Conflict: Error, Hashable, Sendable {
  /// A requirement with its multiple in the proof.
  ///
  /// Write `left − right ≥ 0` for `>=`, `right − left ≥ 0` for `<=`, `left − right = 0` for `=`; the
  /// sum of these times their multipliers is `0 ≥ gap` or more, which is false. The multipliers are
  /// whole numbers without a common factor, positive for inequalities.
  public struct Member: Hashable, Sendable {
    public var constraint: Constraint
    public var multiplier: Rational
  }

  /// In the order in which they came.
  public var members: [Member]
  /// The requirements that hold in any case, and that the proof needs beside the members.
  public var implied: [Member] = []
  /// What the proof's sum says that 0 is at least; above zero.
  public var gap: Rational
  public var size: Size

  /// Whether it is sure that there is no smaller one.
  public var isSmallest: Bool { size == .smallest }

  /// What is known of how small it is.
  public enum Size: Hashable, Sendable {
    /// There is none with fewer members.
    case smallest
    /// None of its members can be left out; whether there is one with fewer, there was no time to find out.
    case minimal
    /// They clash; whether fewer of them do, there was no time to find out.
    case sufficient
  }

  public var ids: [String] { members.map { $0.constraint.id } }
}
