// Stacks of views, and what is hidden in them.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

/// What a stack has become.
struct StackedViews: Sendable {
  var stack: Stack
  /// Of its constraints, in their order; some may have been dropped since.
  var serials: [Int]
}

extension ProblemState {
  mutating func setStack(_ statement: StackStatement) throws(SessionFault) -> Outline {
    var outline = Outline(
      isStatement: true, isForm: true, mayContradict: true, range: statement.range)
    let arranged = try arrangedViews(statement)
    let container = try container(statement, arranged)
    if let old = stacks.removeValue(forKey: container) { remove(old.serials, &outline) }
    for view in arranged { views.move(view, into: container) }
    var stack = Stack(
      container, arranged, statement.isDown ? .vertical : .horizontal,
      spacing: statement.spacing ?? 0, .init(statement.distribution ?? .fill))
    if let name = statement.alignment {
      guard let attribute = Attribute(rawValue: name.text) else {
        throw .layout(.stack(.alignsAlong(name, isDown: statement.isDown)))
      }
      stack.alignment = attribute
    }
    if stack.distribution == .spacing { stack.guides = try guides(of: stack, statement.name) }
    let constraints = try constraints(of: stack, statement)
    let serials = try add(constraints, label: statement.label, statement.range, &outline)
    stacks[container] = StackedViews(stack: stack, serials: serials)
    noteForm(line(of: statement), serials)
    for view in arranged { try hideAnew(view, along: stack.axis, statement.range, &outline) }
    return outline
  }

  /// What is hidden in a row is hidden where the stack goes down, too, though another of its sizes is 0 then.
  private mutating func hideAnew(
    _ view: ViewID, along axis: Axis, _ range: SourceRange, _ outline: inout Outline
  ) throws(SessionFault) {
    let label = Self.hidingLabel(of: views[view])
    let size = "\(views[view].name).\(Attribute.size(axis).rawValue)"
    guard let old = hierarchy.constraint(label), old.leftText != size else { return }
    remove(old, &outline)
    try add(
      LayoutConstraint(LayoutSum(view, .size(axis)), .equal, LayoutSum(), old.priority),
      label: label, range, &outline)
  }

  private func line(of statement: StackStatement) -> String {
    var line = statement.label.map { "\($0.text): " } ?? ""
    line += "stack \(statement.name.text) = "
    line += statement.views.map { $0.text }.joined(separator: ", ")
    if let spacing = statement.spacing { line += " spacing \(ScriptText.number(spacing))" }
    if let word = statement.distribution { line += " \(word.rawValue)" }
    if statement.isDown { line += " down" }
    if let alignment = statement.alignment { line += " align \(alignment.text)" }
    return line
  }

  private func arrangedViews(_ statement: StackStatement) throws(SessionFault) -> [ViewID] {
    var arranged: [ViewID] = []
    for name in statement.views {
      let view = try view(name)
      if view == .screen { throw .layout(.isScreen(name)) }
      if arranged.contains(view) { throw .layout(.stack(.twice(name))) }
      arranged.append(view)
    }
    return arranged
  }

  /// The view that the stack is; a new guide where there is none of its name.
  private mutating func container(
    _ statement: StackStatement, _ arranged: [ViewID]
  ) throws(SessionFault) -> ViewID {
    if let known = views.view(named: statement.name.text) {
      if known == .screen { throw .layout(.isScreen(statement.name)) }
      for (view, name) in zip(arranged, statement.views) {
        if views.contains(view, known) {
          throw .layout(.stack(.inItself(name, stack: statement.name.text)))
        }
        guard views[view].superview == known || views[view].superview == views[known].superview
        else { throw .layout(.stack(.apart(statement.name, name))) }
      }
      return known
    }
    let superview = views[arranged[0]].superview ?? .screen
    for (view, name) in zip(arranged, statement.views) where views[view].superview != superview {
      throw .layout(.stack(.apart(statement.views[0], name)))
    }
    return try newGuide(statement.name, in: superview)
  }

  private mutating func newGuide(_ name: Name, in superview: ViewID) throws(SessionFault) -> ViewID
  {
    try checkNewView(name)
    return views.add(name.text, .guide, in: superview)
  }

  /// `row.gap1`, `row.gap2`, …: those that are there from an earlier stack of the name are used again.
  private mutating func guides(of stack: Stack, _ name: Name) throws(SessionFault) -> [ViewID] {
    var guides: [ViewID] = []
    for number in stack.arranged.indices.dropFirst() {
      let own = Name("\(name.text).gap\(number)", name.range)
      if let known = views.view(named: own.text) {
        guard views[known].superview == stack.container else { throw .layout(.nameIsTaken(own)) }
        guides.append(known)
      } else {
        guides.append(try newGuide(own, in: stack.container))
      }
    }
    return guides
  }

  private func constraints(
    of stack: Stack, _ statement: StackStatement
  ) throws(SessionFault) -> [LayoutConstraint] {
    do throws(Stack.Fault) {
      return try stack.constraints(in: views) { ownSize(of: $0, stack.axis) }
    } catch {
      switch error {
      case .alignsAlong:
        throw .layout(
          .stack(.alignsAlong(statement.alignment ?? statement.name, isDown: statement.isDown)))
      case .noSize(let view):
        let index = stack.arranged.firstIndex(of: view) ?? 0
        throw .layout(
          .stack(
            .noOwnSize(
              view: views[view].name, isWidth: stack.axis == .horizontal, statement.views[index])))
      }
    }
  }

  /// The views of a proportional stack are in proportion to their sizes, and so a new size makes new proportions.
  mutating func proportionAnew(
    stacksWith view: ViewID, _ range: SourceRange, _ outline: inout Outline
  ) throws(SessionFault) {
    guard let container = views[view].superview, let stacked = stacks[container],
      stacked.stack.distribution == .proportionally, stacked.stack.arranged.contains(view),
      let constraints = try? stacked.stack.constraints(
        in: views, size: { ownSize(of: $0, stacked.stack.axis) })
    else { return }
    for (serial, constraint) in zip(stacked.serials, constraints)
    where !constraint.priority.isRequired {
      let text = constraint.right.text(in: views)
      guard let old = hierarchy.constraint(serial: serial), old.rightText != text else { continue }
      let (_, right) = try sides(of: constraint, range)
      hierarchy.updateConstraint(serial: serial) { ($0.right, $0.rightText) = (right, text) }
      outline.constraints.append(serial)
      outline.show(old.error.variables)
    }
  }

  // MARK: Hidden views

  /// A view of a stack that is hidden has no size along the stack: that is a requirement, and the gap beside it stays.
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

  private static func hidingLabel(of view: View) -> String { "\(view.name).hidden" }
}

extension Stack.Distribution {
  init(_ distribution: StackStatement.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .equally: .equally
      case .proportionally: .proportionally
      case .spacing: .spacing
      case .centering: .centering
      }
  }
}
