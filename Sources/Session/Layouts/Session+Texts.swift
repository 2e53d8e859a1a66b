// What a change sets going before the next picture, and what is remarked of texts beside a change.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension Session {
  /// What is worth a remark beside a change: heights that never settle, and texts that have come to stand without a width.
  func notes(on new: TextPasses) -> [Note] {
    var notes: [Note] = []
    for waiting in new.waiting where !texts.waiting.contains(waiting) {
      notes.append(.textWaits(waiting))
    }
    if new.loops { notes.append(.textsLoop(new.unsettled)) }
    return notes
  }

  /// What the last change sets going; nil before the first.
  mutating func passes() throws(Failure) -> PassesReport? {
    guard let before = stateBefore else { return nil }
    let updated = state.updatedViews(since: before)
    if let obstacle = try obstacle() {
      return PassesReport(
        obstacle: obstacle, updated: updated, texts: TextPasses(), open: [], moved: [])
    }
    var earlier = Solutions()
    earlier.control = control
    earlier.follow(before)
    var old: [String: ViewFrame] = [:]
    for frame in try earlier.frames(of: before).frames { old[frame.name] = frame }
    let frames = try frames().frames
    let moved = frames.compactMap { frame -> PassesReport.Moved? in
      let before = old[frame.name]
      if let before, before.isWhere(frame) { return nil }
      let isResized = before.map { !$0.isAsLarge(as: frame) } ?? true
      return PassesReport.Moved(before: before, now: frame, isResized: isResized)
    }
    let texts = Set(state.texts.keys.map { state.views[$0].name })
    return PassesReport(
      obstacle: nil, updated: updated, texts: passes(since: before),
      open: frames.compactMap { frame in
        guard texts.contains(frame.name), let width = frame.horizontal?.size,
          width.interval.isAmbiguous
        else { return nil }
        return PassesReport.OpenWidth(view: frame.name, width: width)
      },
      // As stable as can be: sorting alone would not keep the order in a superview.
      moved: moved.enumerated().sorted {
        ($0.element.now.depth, $0.offset) < ($1.element.now.depth, $1.offset)
      }.map { $0.element })
  }

  /// The passes without the heights of the first that were the same before.
  private func passes(since before: ProblemState) -> TextPasses {
    var passes = texts
    guard let first = passes.rounds.first else { return passes }
    passes.rounds[0] = first.compactMap { height in
      var height = height
      height.before = before.views.view(named: height.view).flatMap { view in
        before.texts[view] == nil
          ? nil : before.heights(ofTextIn: view).first?.right.constant
      }
      if height.before?.isZero == true { height.before = nil }
      // Where further passes follow, it is what they go on from.
      return height.before == height.height && passes.rounds.count == 1 ? nil : height
    }
    if passes.rounds == [[]] { passes.rounds = [] }
    return passes
  }
}

extension ProblemState {
  /// The views whose constraints are others than they were, the innermost first.
  fileprivate func updatedViews(since before: ProblemState) -> [PassesReport.Updated] {
    var found: [(view: String, depth: Int, ids: [String])] = []
    func note(_ constraint: Constraint, in problem: ProblemState) {
      guard let owner = problem.owner(of: constraint) else { return }
      let view = problem.views[owner].name
      guard let index = found.firstIndex(where: { $0.view == view }) else {
        return found.append((view, problem.views.depth(of: owner), [constraint.id]))
      }
      if !found[index].ids.contains(constraint.id) { found[index].ids.append(constraint.id) }
    }
    for constraint in before.hierarchy.writtenConstraints
    where constraint.isEnabled && hierarchy.constraint(serial: constraint.serial) == nil {
      note(constraint, in: before)
    }
    for constraint in hierarchy.constraints where !constraint.isImplied {
      let old = before.hierarchy.constraint(serial: constraint.serial)
      if !asksTheSame(constraint, as: old, in: before) { note(constraint, in: self) }
    }
    return found.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }.map { PassesReport.Updated(view: $0.element.view, constraints: $0.element.ids) }
  }

  /// Whether a constraint asks for what it asked for, as hard. The height of a text is not its own: a layout pass makes it.
  private func asksTheSame(
    _ constraint: Constraint, as old: Constraint?, in before: ProblemState
  ) -> Bool {
    guard let old else { return !constraint.isEnabled }
    guard constraint.isEnabled == old.isEnabled, constraint.relation == old.relation,
      constraint.priority == old.priority, constraint.weight == old.weight
    else { return false }
    let error = hierarchy.evaluatingPoints(constraint.error)
    let oldError = before.hierarchy.evaluatingPoints(old.error)
    if view(ofTextIn: constraint) != nil, before.view(ofTextIn: old) != nil {
      return error.terms == oldError.terms
    }
    return error == oldError
  }

  /// The view that holds a constraint: the nearest that all views in it lie in, or are.
  private func owner(of constraint: Constraint) -> ViewID? {
    var owner: ViewID?
    for variable in constraint.error.variables {
      guard let view = view(of: variable) else { continue }
      guard var common = owner else {
        owner = view
        continue
      }
      while !views.contains(common, view) {
        guard let superview = views[common].superview else { break }
        common = superview
      }
      owner = common
    }
    return owner
  }
}
