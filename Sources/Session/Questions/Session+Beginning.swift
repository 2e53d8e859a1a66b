// A session that begins where another stands, for whoever sets a task in it: what was done before is not
// the learner's to undo, nor is it theirs to do again.

public import ConstraintHierarchies

extension Session {
  /// The same session with nothing to undo or redo. This one stays as it is.
  public func beginningAnew() -> Session {
    var copy = self
    copy.timeline = Timeline(from: copy.state)
    return copy
  }

  /// The same session with replies that tell nothing of a change, for whoever only wants to see what comes
  /// of it.
  public func answeringBriefly() -> Session {
    var copy = self
    copy.describesChanges = false
    return copy
  }

  /// How many changes there are to be undone.
  public var changeCount: Int { timeline.done.count { !$0.steps.isEmpty } }

  /// What the session is about: its points, variables, constraints and objectives as they stand.
  public var problem: Hierarchy { state.hierarchy }
}
