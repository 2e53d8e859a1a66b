// How things stand, for a prompt, and what a name stands for, for a list of names.

import ConstraintHierarchies
public import Language
import Layouts
import Simplex

extension Session {
  /// How things stand between one line and the next.
  public enum Standing: Equatable, Sendable {
    /// There is no variable and no constraint.
    case empty
    /// Every variable has one value.
    case solved
    /// At least one variable has more than one value.
    case ambiguous
    /// A level's objective is unbounded below.
    case unbounded
    /// The requirements contradict one another.
    case contradictory
    /// Nothing is known: the solve was stopped, or takes too much.
    case interrupted
    /// You walk through the trace: pivots made, of those that there are.
    case walking(Int, of: Int)
    /// The next line may be a guess at this.
    case asking(GuessPart)
    /// The next line is one of a log.
    case collecting
  }

  /// How things stand now.
  ///
  /// - Complexity: what is left of the solution to work out, which is kept, and for a new state the
  ///   search for a variable that is ambiguous: O(n) for n variables, each of which takes reading what
  ///   it depends on, and two minimisations for each that may be ambiguous, up to the first that is.
  public mutating func standing() -> Standing {
    if isCollecting { return .collecting }
    if let question = walk?.question { return .asking(question.part) }
    if let walk, walk.isUnderWay { return .walking(walk.position, of: walk.pivotCount) }
    if state.hierarchy.variableNames.isEmpty, state.hierarchy.constraints.isEmpty { return .empty }
    do throws(Failure) {
      switch try solutions.outcome {
      case .infeasible: return .contradictory
      case .unbounded: return .unbounded
      case .optimal: return try solutions.isAmbiguous ? .ambiguous : .solved
      }
    } catch {
      return .interrupted
    }
  }

  /// What a name in use stands for; nil for a name that is not in use so.
  public func meaning(of name: String, as kind: Completion.NameKind) -> NameMeaning? {
    let hierarchy = state.hierarchy
    switch kind {
    case .variable:
      if hierarchy.symbol(named: name) == nil, let (view, _) = state.views.attribute(named: name) {
        return .attribute(of: state.views[view].name)
      }
      return .variable
    case .point:
      guard case .point(let point) = hierarchy.symbol(named: name) else { return nil }
      return .point(hierarchy.value(of: point))
    case .label:
      return hierarchy.constraint(name).map { .constraint($0) }
        ?? hierarchy.objective(name).map { .objective($0) }
    case .view:
      guard let view = state.views.view(named: name) else { return nil }
      return .view(
        state.views[view].kind, superview: state.views[view].superview.map { state.views[$0].name })
    }
  }
}
