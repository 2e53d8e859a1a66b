// How things stand, in a word for a prompt, and what a name stands for, in a few words for a list of
// names.

import ConstraintHierarchies
public import Language
public import Rendering
import Simplex

extension Session {
  /// How things stand between one line and the next.
  public enum Standing: Hashable, Sendable {
    /// There is no variable and no constraint.
    case empty
    /// Every variable has one value.
    case solved
    /// At least one variable has more than one value.
    case ambiguous
    /// An objective falls for ever.
    case unbounded
    /// The requirements contradict one another.
    case contradictory
    /// The learner walks through the trace: so many pivots are made, of so many.
    case walking(Int, of: Int)
  }

  /// How things stand now.
  ///
  /// - Complexity: what is left of the solution to work out, which is kept, and for a new state the
  ///   search for a variable that is ambiguous: O(n) for n variables, each of which takes reading what
  ///   it depends on, and two minimisations for each that may be ambiguous, up to the first that is.
  public mutating func standing() -> Standing {
    if let walk, walk.isUnderWay { return .walking(walk.position, of: walk.pivotCount) }
    if state.hierarchy.variableNames.isEmpty, state.hierarchy.constraints.isEmpty { return .empty }
    switch solutions.outcome {
    case .infeasible: return .contradictory
    case .unbounded: return .unbounded
    case .optimal: return solutions.isAmbiguous ? .ambiguous : .solved
    }
  }

  /// What a name in use stands for: `variable`, `point at 10`, `X >= X2 @high`; nil for a name that
  /// is not in use so.
  public func explanation(of name: String, as kind: Completion.NameKind) -> Text? {
    let hierarchy = state.hierarchy
    switch kind {
    case .variable:
      return "variable"
    case .point:
      guard case .point(let point) = hierarchy.symbol(named: name) else { return nil }
      return "point at \(hierarchy.value(of: point))"
    case .label:
      if let constraint = hierarchy.constraint(name) {
        return Self.told(constraint.text, constraint.priority, constraint.isEnabled)
      }
      return hierarchy.objective(name).map { Self.told($0.text, $0.priority, $0.isEnabled) }
    }
  }

  private static func told(_ text: String, _ priority: Priority, _ isEnabled: Bool) -> Text {
    Text(text + (priority.isRequired ? "" : " @\(priority.name)") + (isEnabled ? "" : ", disabled"))
  }
}
