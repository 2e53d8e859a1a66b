// What is hidden in stacks. A view is hidden for as long as there is the constraint that says so, and it is enabled:
// `hide` adds it and `unhide` takes it away, and so do `drop`, `disable` and `enable`, and a script that spells it out. What
// the stack's own constraints say follows from that, after each line.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

/// What a stack has become.
struct StackedViews: Sendable {
  var stack: Stack
  /// Of its constraints, in their order; some may have been dropped since.
  var serials: [Int]
  /// What these were made to say.
  var lines: [Stack.Line]
  /// The views that this is for: they have no size along the stack.
  var hidden: Set<ViewID> = []
  /// Constraints that are disabled for as long as views are hidden, and not because somebody wants them to be.
  var resting: Set<Int> = []
  /// Constraints that somebody had changed before they were made to say something else.
  var edited: [Int: Edited] = [:]

  struct Edited: Sendable {
    /// In place of which it stood.
    var line: Stack.Line
    var constraint: Constraint
    /// Where the direction of text decides how it reads.
    var directed: LayoutConstraint?
  }
}

extension ProblemState {
  mutating func hide(_ names: [Name], _ range: SourceRange) throws(SessionFault) -> Outline {
    var outline = Outline(
      isStatement: true, isForm: true, mayContradict: true, range: range)
    for name in names {
      let view = try view(name)
      guard let container = views[view].superview, let stack = stacks[container]?.stack,
        stack.arranged.contains(view)
      else { throw .layout(.stack(.notStacked(name))) }
      let label = Self.hidingLabel(of: views[view])
      if hierarchy.constraint(label) != nil { throw .layout(.stack(.isHidden(name))) }
      try checkNewVariable(Name(label, name.range))
      try add(
        LayoutConstraint(LayoutSum(view, .size(stack.axis)), .equal, LayoutSum()), label: label,
        range, &outline)
    }
    return outline
  }

  mutating func unhide(_ names: [Name]) throws(SessionFault) -> Outline {
    var outline = Outline()
    for name in names {
      let label = Self.hidingLabel(of: views[try view(name)])
      guard let constraint = hierarchy.constraint(label) else {
        throw .layout(.stack(.notHidden(name)))
      }
      remove(constraint, &outline)
    }
    return outline
  }

  /// What is hidden in a row is hidden where the stack goes down, too, though another of its sizes is 0 then.
  mutating func hideAnew(
    _ view: ViewID, along axis: Axis, _ range: SourceRange, _ outline: inout Outline
  ) throws(SessionFault) {
    let label = Self.hidingLabel(of: views[view])
    guard let old = hierarchy.constraint(label), old.leftText != sizeName(of: view, axis) else {
      return
    }
    remove(old, &outline)
    try add(
      LayoutConstraint(LayoutSum(view, .size(axis)), .equal, LayoutSum(), old.priority),
      label: label, range, &outline)
  }

  static func hidingLabel(of view: View) -> String { "\(view.name).hidden" }

  private func sizeName(of view: ViewID, _ axis: Axis) -> String {
    "\(views[view].name).\(Attribute.size(axis).rawValue)"
  }

  /// The views of a stack that are hidden in it.
  private func hiddenViews(of stack: Stack) -> Set<ViewID> {
    var hidden: Set<ViewID> = []
    for view in stack.arranged {
      let label = Self.hidingLabel(of: views[view])
      guard hierarchy.labels.contains(label), let constraint = hierarchy.constraint(label) else {
        continue
      }
      let isHiding =
        constraint.isEnabled && constraint.relation == .equal
        && constraint.leftText == sizeName(of: view, stack.axis)
        && constraint.right == LinearExpression()
      if isHiding { hidden.insert(view) }
    }
    return hidden
  }

  // MARK: What follows

  /// Makes the constraints of stacks say what they have to, now that views are hidden or shown, or that those of a
  /// proportional stack have other sizes.
  ///
  /// - Complexity: O(n) for n views in stacks, if there is nothing to do.
  mutating func arrangeStacks(_ outline: inout Outline) throws(SessionFault) {
    for container in stacks.keys.sorted(by: { $0.index < $1.index }) {
      guard var stacked = stacks[container] else { continue }
      let hidden = hiddenViews(of: stacked.stack)
      guard hidden != stacked.hidden || stacked.stack.distribution == .proportionally,
        // Of a size that is not known nothing new follows.
        let lines = try? stacked.stack.lines(
          in: views, hiding: hidden, size: { ownSize(of: $0, stacked.stack.axis) })
      else { continue }
      let before = stacked.lines.map { $0.turned(to: views.direction) }
      stacked.hidden = hidden
      stacked.lines = lines
      for (index, serial) in stacked.serials.enumerated() where before[index] != lines[index] {
        try arrange(serial, from: before[index], as: lines[index], &stacked, &outline)
      }
      stacks[container] = stacked
    }
  }

  private mutating func arrange(
    _ serial: Int, from old: Stack.Line, as new: Stack.Line, _ stacked: inout StackedViews,
    _ outline: inout Outline
  ) throws(SessionFault) {
    guard let before = hierarchy.constraint(serial: serial) else { return }
    if old.constraint != new.constraint {
      let edited = stacked.edited.removeValue(forKey: serial)
      if before.relation != old.constraint.relation
        || before.leftText != old.constraint.left.text(in: views)
        || before.rightText != old.constraint.right.text(in: views)
      {
        stacked.edited[serial] = .init(line: old, constraint: before, directed: directed[serial])
      }
      if let edited, edited.line.turned(to: views.direction) == new {
        try restore(edited, outline.range)
      } else {
        try rewrite(serial, as: new.constraint, outline.range)
      }
      // Somebody's own priority stays.
      if old.constraint.priority != new.constraint.priority,
        before.priority == old.constraint.priority
      {
        hierarchy.updateConstraint(serial: serial) { $0.priority = new.constraint.priority }
      }
    }
    if new.isResting, before.isEnabled {
      stacked.resting.insert(serial)
      hierarchy.updateConstraint(serial: serial) { $0.isEnabled = false }
      outline.notes.append(.resting(id: before.id, text: before.text))
    } else if !new.isResting, stacked.resting.remove(serial) != nil {
      hierarchy.updateConstraint(serial: serial) { $0.isEnabled = true }
    }
    outline.mayContradict = true
    guard let after = hierarchy.constraint(serial: serial) else { return }
    if after.isEnabled, !outline.constraints.contains(serial) { outline.constraints.append(serial) }
    outline.show(after.error.variables)
  }

  private mutating func rewrite(
    _ serial: Int, as constraint: LayoutConstraint, _ range: SourceRange
  ) throws(SessionFault) {
    let (left, right) = try sides(of: constraint, range)
    let texts = (constraint.left.text(in: views), constraint.right.text(in: views))
    hierarchy.updateConstraint(serial: serial) {
      ($0.left, $0.relation, $0.right) = (left, constraint.relation, right)
      ($0.leftText, $0.rightText) = texts
    }
    directed[serial] = constraint.isDirected ? constraint : nil
  }

  private mutating func restore(
    _ edited: StackedViews.Edited, _ range: SourceRange
  ) throws(SessionFault) {
    let old = edited.constraint
    if let constraint = edited.directed {
      return try rewrite(old.serial, as: constraint.turned(to: views.direction), range)
    }
    hierarchy.updateConstraint(serial: old.serial) {
      ($0.left, $0.relation, $0.right) = (old.left, old.relation, old.right)
      ($0.leftText, $0.rightText) = (old.leftText, old.rightText)
    }
  }

  /// The same with everything in stacks shown.
  func unhidden() -> ProblemState {
    var shown = self
    for stacked in stacks.values {
      for view in stacked.hidden {
        guard let constraint = hierarchy.constraint(Self.hidingLabel(of: views[view])) else {
          continue
        }
        shown.hierarchy.removeConstraint(serial: constraint.serial)
      }
    }
    var outline = Outline()
    // All of it has been said before.
    try? shown.arrangeStacks(&outline)
    return shown
  }

  /// Whoever switches a constraint on or off means it, whatever is hidden.
  mutating func forgetResting(_ serial: Int) {
    for container in stacks.keys where stacks[container]?.resting.contains(serial) == true {
      stacks[container]?.resting.remove(serial)
    }
  }
}
