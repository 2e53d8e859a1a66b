// Requirements that contradict one another: the sums that prove it, and what would resolve it.

public import ConstraintHierarchies
public import Rationals

/// A contradiction.
public struct ConflictReport: Sendable {
  public let origin: Conflict.Origin
  /// One for a line that was refused; else the smallest conflicts, as far as they were found.
  public let clashes: [Clash]
  /// Whether these are all of the smallest size.
  public let isComplete: Bool
  /// The sets of the fewest requirements without which the others agree, those of ``kept`` not among them.
  public let waysOut: WaysOut
  /// Ways out that were tried; nil where nobody asked.
  public let trials: [Trial]?
  /// How many members of the conflicts were not tried, there being too many.
  public let untried: Int
  /// Whether somebody stopped the search when it was known that the requirements clash: then it has what was found by then.
  public let wasStopped: Bool
  /// The problem that it was found in, by whose points values are named.
  public let problem: Hierarchy

  /// What the line that was refused would have added or changed, which stays in every way out.
  public var kept: [Constraint] {
    problem.constraints.filter { origin.changed.contains($0.serial) }
  }

  /// Where a refused line says of a point alone that it is somewhere else: the point, and where it is and would be.
  var standingPoint: (name: String, value: Rational, wanted: Rational)? {
    guard case .statement = origin, let members = clashes.first?.members, members.count == 1,
      let constraint = members.first?.constraint
    else { return nil }
    for (side, other) in [
      (constraint.left, constraint.right), (constraint.right, constraint.left),
    ] where other.variables.isEmpty && side.constant.isZero && side.terms.count == 1 {
      guard let term = side.terms.first, term.coefficient == 1, case .point(let point) = term.symbol
      else { continue }
      return (
        problem.name(of: term.symbol), problem.value(of: point),
        problem.evaluatingPoints(other).constant
      )
    }
    return nil
  }

  /// The members of the first conflict.
  public var ids: [String] { clashes.first?.members.map { $0.constraint.id } ?? [] }
}

/// Requirements that contradict one another, and the sum that proves it.
public struct Clash: Sendable {
  /// A requirement, as a line of the sum.
  public struct Member: Sendable {
    public let constraint: Constraint
    /// A whole number; above zero for an inequality.
    public let multiplier: Rational
    /// The requirement with everything on one side, turned so that an inequality says form ≥ 0, an
    /// equation form = 0.
    public let form: NamedForm
  }

  /// In the order in which they came.
  public let members: [Member]
  /// What holds in any case and the proof needs besides: that widths and heights are not negative.
  public let implied: [Member]
  /// What the forms times their multipliers add up to is the negative of this: the sum says that 0 is at
  /// least, or equals, a number above zero.
  public let gap: Rational
  /// What is known of how small it is.
  public let size: Conflict.Size

  /// Whether it is sure that there is no smaller one.
  public var isSmallest: Bool { size == .smallest }

  /// Whether the sum is an equation.
  public var isEquation: Bool {
    (members + implied).allSatisfy { $0.constraint.relation == .equal }
  }
}

/// A way out of a contradiction that was tried.
public struct Trial: Sendable {
  public enum Change: Sendable {
    /// The requirement is dropped.
    case drop(Constraint)
    /// The requirements become preferences.
    case lower([Constraint], to: Priority)
    /// An equation becomes an inequality.
    case relax(Constraint, Relation)
    case setting(LayoutSetting)
  }

  public enum Outcome: Sendable {
    /// It is not enough: these still clash; none are named where it was not asked.
    case contradiction([Constraint])
    /// It is enough, but the objective of that level has no least value then.
    case unbounded(Priority)
    /// It is enough.
    ///
    /// - Parameters:
    ///   - values: of the first variables that the conflicts speak of.
    ///   - violated: those of the lowered ones that do not hold then, with their errors.
    case solved(values: [NamedInterval], violated: [Violation])
  }

  public struct Violation: Sendable {
    public let constraint: Constraint
    /// Its left side less its right side: all above or all below zero.
    public let error: Interval
  }

  public let change: Change
  public let outcome: Outcome
}

/// What an engineer changes on views, in place of the constraints that follow from it.
public enum LayoutSetting: Hashable, Sendable {
  /// The view has no autoresizing mask any more.
  case maskOff(String)
  /// The view is hidden in its stack no more.
  case unhide(String)
  /// The stack leaves no gaps.
  case noSpacing(stack: String)
}

extension Conflict {
  /// What brought a contradiction about, with the serial numbers of the constraints that it changed.
  public enum Origin: Sendable {
    /// A line that would have added them.
    case statement(Set<Int>)
    /// A form, such as a visual format, that would have become them; it has no level of its own.
    case form(Set<Int>)
    /// A command that would have changed them.
    case change(Set<Int>)
    /// A program of a file that would have come in.
    case program(Set<Int>)
    /// It is there, nothing having been refused.
    case state

    package var changed: Set<Int> {
      switch self {
      case .statement(let serials), .form(let serials), .change(let serials), .program(let serials):
        serials
      case .state: []
      }
    }
  }
}
