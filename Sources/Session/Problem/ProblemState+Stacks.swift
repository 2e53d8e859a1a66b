// Stacks of views: what is typed becomes constraints.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

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
    let lines = try lines(of: stack, statement)
    let serials = try add(
      lines.map { $0.constraint }, label: statement.label, statement.range, &outline)
    stacks[container] = StackedViews(stack: stack, serials: serials, lines: lines)
    noteForm(line(of: statement), serials)
    for view in arranged { try hideAnew(view, along: stack.axis, statement.range, &outline) }
    return outline
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
    hierarchy.reserve(name.text)
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

  /// Those of a stack in which nothing is hidden yet.
  private func lines(
    of stack: Stack, _ statement: StackStatement
  ) throws(SessionFault) -> [Stack.Line] {
    do throws(Stack.Fault) {
      return try stack.lines(in: views) { ownSize(of: $0, stack.axis) }
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
