// A tree of layouts, arranged without a solver and as constraints.

public import ConstraintHierarchies
public import Layouts
public import Rationals

/// What a tree of layouts comes to, either way.
public struct SpecialisedReport: Sendable {
  /// The other way: what constraints come to.
  public enum Solved: Sendable {
    /// In the same order.
    case frames([ViewFrame])
    /// The insets and gaps need more room than there is.
    case contradictory
  }

  public struct Constraint: Sendable {
    public let text: String
    public let priority: Priority
  }

  /// As they were arranged; the screen first, if the room was named.
  public let frames: [ViewFrame]
  public let solved: Solved
  /// The room for the outermost; nil along an axis: as much as it wants.
  public let room: AxisPair<Rational?>
  /// What insets and gaps need.
  public let least: AxisPair<Rational>
  /// What measuring and arranging took.
  public let tally: Tally
  public let constraints: [Constraint]
  /// Whether they are to be listed.
  public let listsConstraints: Bool
  /// What solving the constraints from nothing took.
  public let pivots: Int

  /// How many layouts there are.
  public let count: Int

  /// How many levels the preferences are on.
  public var levelCount: Int {
    Set(constraints.map { $0.priority }).subtracting([.required]).count
  }

  /// The names of those that the two ways place differently: none, by the theory.
  public var differing: [String] {
    guard case .frames(let others) = solved else { return [] }
    return zip(frames, others).filter { $0 != $1 }.map { $0.0.name }
  }
}
