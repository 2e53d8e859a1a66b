// Texts whose height depends on their width: the passes that a layout takes until nothing changes any more.
//
// The room that a text takes is width times height, which no linear constraint can say. So the height is a constant, of
// two inequalities as of an intrinsic size, and is worked out anew from the width that a pass has found. What a session
// keeps is the state after the last pass; undo and redo take the passes again.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension Session {
  /// After so many passes the heights are taken to run in a circle.
  private static let mostRounds = 8

  /// Takes layout passes until each text is as high as its width makes it.
  mutating func settleTexts() {
    rounds = []
    loops = false
    guard !state.texts.isEmpty else { return }
    while rounds.count < Self.mostRounds {
      let heights = textHeights()
      if heights.isEmpty { return }
      for height in heights { state.setHeight(height.height, ofTextIn: height.view) }
      rounds.append(PassesReport.TextRound(heights: heights))
      solutions.follow(state)
      finishLatestChange()
    }
    loops = !textHeights().isEmpty
  }

  /// The texts that are not as high as their widths make them.
  private mutating func textHeights() -> [PassesReport.TextRound.Height] {
    guard solutions.outcome == .optimal, let valuation = solutions.valuation else { return [] }
    var heights: [PassesReport.TextRound.Height] = []
    for (view, area) in state.texts.sorted(by: { $0.key.index < $1.key.index }) {
      guard let variable = state.variable(.width, of: view) else { continue }
      let width = valuation.value(of: variable)
      let area = state.hierarchy.evaluatingPoints(area).constant
      guard width.signum > 0, let before = state.height(ofTextIn: view) else { continue }
      let height = area / width
      if height != before {
        heights.append(
          .init(view: state.views[view].name, width: width, before: before, height: height))
      }
    }
    return heights
  }

  // MARK: passes

  /// What the last change sets going; nil before the first.
  mutating func passes() -> PassesReport? {
    guard let before = stateBefore else { return nil }
    let updated = updatedViews(since: before)
    if let obstacle = obstacle() {
      return PassesReport(obstacle: obstacle, updated: updated, rounds: [], loops: false, moved: [])
    }
    var earlier = Solutions()
    earlier.control = control
    earlier.follow(before)
    var old: [String: ViewFrame] = [:]
    for frame in earlier.frames(of: before).frames { old[frame.name] = frame }
    let moved = frames().frames.compactMap { frame -> PassesReport.Moved? in
      let before = old[frame.name]
      if let before, before.isWhere(frame) { return nil }
      let isResized = before.map { !$0.isAsLarge(as: frame) } ?? true
      return PassesReport.Moved(before: before, now: frame, isResized: isResized)
    }
    return PassesReport(
      obstacle: nil, updated: updated, rounds: rounds, loops: loops,
      moved: moved.sorted { $0.now.depth < $1.now.depth })
  }

  /// The views whose constraints are others than they were.
  private func updatedViews(since before: ProblemState) -> [PassesReport.Updated] {
    var ids: [Int: [String]] = [:]
    func note(_ constraint: Constraint, in problem: ProblemState) {
      guard let owner = problem.owner(of: constraint) else { return }
      if !ids[owner.index, default: []].contains(constraint.id) {
        ids[owner.index, default: []].append(constraint.id)
      }
    }
    for constraint in before.hierarchy.writtenConstraints {
      if state.hierarchy.constraint(serial: constraint.serial)?.isEnabled != true {
        note(constraint, in: before)
      }
    }
    for constraint in state.hierarchy.writtenConstraints {
      let old = before.hierarchy.constraint(serial: constraint.serial)
      if old == nil || old?.isAsk(constraint) == false { note(constraint, in: state) }
    }
    return ids.keys.filter { $0 < state.views.views.count }
      .sorted { (state.depth($0), $1) > (state.depth($1), $0) }
      .map { PassesReport.Updated(view: state.views.views[$0].name, constraints: ids[$0] ?? []) }
  }
}

extension Constraint {
  /// Whether it asks for the same, as hard.
  fileprivate func isAsk(_ other: Constraint) -> Bool {
    left == other.left && right == other.right && relation == other.relation
      && priority == other.priority && weight == other.weight && isEnabled == other.isEnabled
  }
}

extension ProblemState {
  fileprivate func depth(_ index: Int) -> Int {
    var (depth, place) = (0, views.views[index].superview)
    while let id = place { (depth, place) = (depth + 1, views[id].superview) }
    return depth
  }

  /// The view that holds a constraint: the nearest that all views in it lie in, or are.
  fileprivate func owner(of constraint: Constraint) -> ViewID? {
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
