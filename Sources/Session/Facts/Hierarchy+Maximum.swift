// A level whose objective is the opposite of what people wrote: a single `maximize`. What such a level comes to is
// told as the greatest value of that expression, rather than as the least value of its opposite.

public import ConstraintHierarchies
public import Rationals

extension Hierarchy {
  /// The one `maximize` that is all that a level counts; nil where the level minimises something, or
  /// several things.
  ///
  /// - Complexity: O(constraints and objectives).
  public func maximized(at level: Priority) -> Objective? {
    soleObjective(at: level).flatMap { $0.direction == .maximize ? $0 : nil }
  }

  /// The one `maximize` or `minimize` that is all that a level counts; nil where it counts slacks, or several
  /// things.
  ///
  /// - Complexity: O(constraints and objectives).
  public func soleObjective(at level: Priority) -> Objective? {
    var found: Objective?
    for objective in enabledObjectives
    where objective.priority == level && !objective.weight.isZero {
      guard found == nil else { return nil }
      found = objective
    }
    let counts =
      found != nil
      && !enabledConstraints.contains {
        $0.priority == level && !$0.weight.isZero
      }
    return counts ? found : nil
  }
}

extension Objective {
  /// The value of the expression where the objective of its level, in which nothing else counts, has that value.
  public func value(where objective: Rational) -> Rational {
    (direction == .maximize ? -objective : objective) / weight
  }
}
