// Autoresizing masks. A view has one mask, or none: a new one takes the place of the old. And insets, which are points.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

/// What a view's mask has become.
struct MaskedView: Sendable {
  var horizontal: Mask
  var vertical: Mask
  /// Of its constraints.
  var serials: [Int]
}

extension ProblemState {
  mutating func setMask(_ statement: MaskStatement) throws(SessionFault) -> Outline {
    let view = try view(statement.view)
    guard let superview = views[view].superview else { throw .layout(.isScreen(statement.view)) }
    var outline = Outline(
      isStatement: true, isForm: true, mayContradict: true, range: statement.range)
    removeMask(of: view, &outline)
    let width = try whole(.horizontal, statement.wholeWidth, superview)
    let height = try whole(.vertical, statement.wholeHeight, superview)
    let horizontal = Mask(
      .horizontal, flexible: statement.horizontal.parts, position: statement.left,
      size: statement.width, whole: width)
    let vertical = Mask(
      .vertical, flexible: statement.vertical.parts, position: statement.top,
      size: statement.height, whole: height)
    var constraints: [LayoutConstraint] = []
    for (mask, flexibility) in [(horizontal, statement.horizontal), (vertical, statement.vertical)]
    {
      guard let part = mask.constraints(of: view, in: superview) else {
        throw .layout(
          .unknownWhole(
            view: views[view].name, superview: views[superview].name,
            isWidth: mask.axis == .horizontal, flexibility.range))
      }
      constraints += part
    }
    let serials = try add(constraints, label: statement.label, statement.range, &outline)
    masks[view] = MaskedView(horizontal: horizontal, vertical: vertical, serials: serials)
    noteForm(line(of: statement, horizontal, vertical), serials)
    return outline
  }

  /// As it can be typed wherever the superview's size is known or not, for it says that.
  private func line(of statement: MaskStatement, _ horizontal: Mask, _ vertical: Mask) -> String {
    func text(_ number: Rational?) -> String { number.map { ScriptText.number($0) } ?? "none" }
    var line = statement.label.map { "\($0.text): " } ?? ""
    line += "mask \(statement.view.text) \(horizontal.text) \(vertical.text) at "
    line += [horizontal.position, vertical.position, horizontal.size, vertical.size]
      .map { text($0) }.joined(separator: " ")
    if horizontal.whole != nil || vertical.whole != nil {
      line += " in \(text(horizontal.whole)) x \(text(vertical.whole))"
    }
    return line
  }

  mutating func removeMask(of name: Name) throws(SessionFault) -> Outline {
    let view = try view(name)
    guard masks[view] != nil else { throw .layout(.noMask(name)) }
    var outline = Outline(range: name.range)
    removeMask(of: view, &outline)
    return outline
  }

  private mutating func removeMask(of view: ViewID, _ outline: inout Outline) {
    guard let old = masks.removeValue(forKey: view) else { return }
    remove(old.serials, &outline)
  }

  /// Takes out those that are still there.
  mutating func remove(_ serials: [Int], _ outline: inout Outline) {
    for serial in serials {
      if let constraint = hierarchy.constraint(serial: serial) { remove(constraint, &outline) }
      directed[serial] = nil
      formLines[serial] = nil
    }
  }

  /// How large a superview is along an axis, as far as that is known without a look at the solution: as it was said, or
  /// by its mask, its own size, or what is suggested for the screen.
  private func whole(
    _ axis: Axis, _ said: LayoutAmount?, _ superview: ViewID
  ) throws(SessionFault) -> Rational? {
    if let said {
      var lowering = Lowering(self, makesVariables: false)
      return try lowering.constant(said.expression)
    }
    if let mask = masks[superview] {
      return axis == .horizontal ? mask.horizontal.size : mask.vertical.size
    }
    let name = "\(views[superview].name).\(Attribute.size(axis).rawValue)"
    if case .variable(let variable) = hierarchy.symbol(named: name),
      let edit = hierarchy.constraints.first(where: { $0.edits == variable && $0.isEnabled })
    {
      return hierarchy.evaluatingPoints(edit.right).constant
    }
    return ownSize(of: superview, axis)
  }

  /// The size of what is in a view, as `size` says it. How high a text is follows from the solution, so no other line may
  /// rest on it.
  func ownSize(of view: ViewID, _ axis: Axis) -> Rational? {
    if axis == .vertical, texts[view] != nil { return nil }
    let key = SizeKey(view: view, attribute: .size(axis), role: .hugging)
    return sizes[key].flatMap { hierarchy.constraint(serial: $0) }.map {
      hierarchy.evaluatingPoints($0.right).constant
    }
  }

  // MARK: Insets

  /// Each is a point, which is made where it is missing.
  mutating func setInsets(
    _ statement: InsetStatement, _ range: SourceRange
  ) throws(Failure) -> Outline {
    let view: ViewID
    do throws(SessionFault) { view = try self.view(statement.view) } catch { throw Failure(error) }
    let definitions = statement.values.map { value in
      PointDefinition(
        name: Name(views.name(of: Inset(value.edge), of: view), statement.view.range),
        value: value.amount.expression)
    }
    var outline = try setPoints(definitions, range)
    // What is told are the views that this moves.
    let points = Set(definitions.compactMap { hierarchy.symbol(named: $0.name.text) })
    outline.variables = []
    for constraint in hierarchy.constraints
    where constraint.error.terms.contains(where: { points.contains($0.symbol) }) {
      outline.show(constraint.error.variables)
    }
    return outline
  }
}

extension MaskStatement.Flexibility {
  fileprivate var parts: Set<Mask.Part> {
    var parts: Set<Mask.Part> = []
    if near { parts.insert(.near) }
    if size { parts.insert(.size) }
    if far { parts.insert(.far) }
    return parts
  }
}

extension Inset {
  fileprivate init(_ edge: InsetStatement.Edge) {
    self =
      switch edge {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .ascent: .ascent
      case .descent: .descent
      case .leftOutset: .leftOutset
      case .rightOutset: .rightOutset
      case .topOutset: .topOutset
      case .bottomOutset: .bottomOutset
      }
  }
}
