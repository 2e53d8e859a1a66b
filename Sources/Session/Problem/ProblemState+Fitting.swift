// Views that fit what is in them, and views whose content scrolls.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension ProblemState {
  /// Two wishes for a view's size, as a measurement adds them; or, where they are there, new constants in them.
  mutating func setFit(_ statement: FitStatement) throws(SessionFault) -> Outline {
    let view = try view(statement.view)
    if view == .screen { throw .layout(.isScreen(statement.view)) }
    if let label = statement.label {
      try check(label, ofSizeOf: view, [.fitting], statement.width, statement.height)
    }
    var outline = Outline(isStatement: true, isForm: true, range: statement.range)
    outline.fitted = view
    for (attribute, amount, mark) in [
      (Attribute.width, statement.width, statement.priorities?.horizontal),
      (.height, statement.height, statement.priorities?.vertical),
    ] {
      guard let amount else { continue }
      try addSize(
        attribute, of: view, .equal, amount,
        mark.flatMap { Priority(rawValue: $0.value) } ?? .fittingSize, usual: .fittingSize,
        statement.view,
        label: statement.label.map { "\($0.text).\(outline.constraints.count + 1)" }, &outline)
    }
    return outline
  }

  /// The problem of a view and what lies in it, as a measurement sees it: without what ties it to other views.
  ///
  /// - Returns: nil where nothing does.
  func alone(_ view: ViewID) -> ProblemState? {
    var problem = self
    var isTied = false
    for constraint in hierarchy.enabledConstraints {
      let owners = hierarchy.evaluatingPoints(constraint.error).variables.compactMap {
        self.view(of: $0)
      }
      guard owners.contains(where: { views.contains(view, $0) }),
        !owners.allSatisfy({ views.contains(view, $0) })
      else { continue }
      problem.hierarchy.updateConstraint(serial: constraint.serial) { $0.isEnabled = false }
      isTied = true
    }
    return isTied ? problem : nil
  }

  // MARK: Scrolling

  /// Each view has a guide for its content, which lies where the view's offsets have moved it.
  mutating func declareScrolls(
    _ names: [Name], in superview: Name?, _ range: SourceRange
  ) throws(SessionFault) -> Outline {
    var outline = try declareViews(names, in: superview, areGuides: false)
    (outline.isStatement, outline.isForm, outline.range) = (true, true, range)
    for name in names {
      let content = Name("\(name.text).content", name.range)
      let guides = try declareViews([content], in: name, areGuides: true)
      outline.renamings += guides.renamings
      outline.notes.append(.scrolls(name.text))
      for (attribute, offset) in [(Attribute.left, "offsetX"), (.top, "offsetY")] {
        try addOffset("\(name.text).\(offset)", of: attribute, name, content, &outline)
      }
    }
    return outline
  }

  /// `list.content.left = list.left − list.offsetX`
  private mutating func addOffset(
    _ point: String, of attribute: Attribute, _ name: Name, _ content: Name,
    _ outline: inout Outline
  ) throws(SessionFault) {
    try checkNewVariable(Name(point, name.range))
    if let renaming = hierarchy.setPoint(point, to: 0) { outline.renamings.append(renaming) }
    var lowering = Lowering(self, makesVariables: false, makesSizes: true)
    let place = try lowering.sum(of: attribute, of: try view(content), content)
    let origin = try lowering.sum(of: attribute, of: try view(name), name)
    let offset = try lowering.linear(.name(Name(point, name.range)))
    hierarchy = lowering.hierarchy
    outline.renamings += lowering.renamings
    let (constraint, renaming) = hierarchy.addConstraint(
      place, .equal, origin - offset,
      texts: (
        "\(content.text).\(attribute.rawValue)", "\(name.text).\(attribute.rawValue) - \(point)"
      ))
    if let renaming { outline.renamings.append(renaming) }
    outline.constraints.append(constraint.serial)
    outline.show(place.variables)
  }
}
