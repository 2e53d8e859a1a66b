// What is said of views: each form becomes variables, constraints and points of the problem.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension ProblemState {
  mutating func apply(
    _ change: LayoutChange, _ range: SourceRange
  ) throws(Failure) -> Outline {
    do throws(SessionFault) {
      switch change {
      case .screen(let width, let height): return try setScreen(width, height, range)
      case .views(let names, let superview, let areGuides):
        return try declareViews(names, in: superview, areGuides: areGuides)
      case .scroll(let names, let superview):
        return try declareScrolls(names, in: superview, range)
      case .size(let statement): return try setSize(statement)
      case .fit(let statement): return try setFit(statement)
      case .spacing(let number):
        views.spacing = number
        return Outline(notes: [.spacing(number)])
      case .margin(let number):
        views.margin = number
        return Outline(notes: [.margin(number)])
      case .direction(let word): return try setDirection(word, range)
      case .mask(let statement): return try setMask(statement)
      case .maskOff(let name): return try removeMask(of: name)
      case .stack(let statement): return try setStack(statement)
      case .hide(let names): return try hide(names, range)
      case .unhide(let names): return try unhide(names)
      case .text(let name, let area): return try setText(name, area, range)
      }
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Views

  mutating func declareViews(
    _ names: [Name], in superview: Name?, areGuides: Bool
  ) throws(SessionFault) -> Outline {
    if let first = names.first { try addScreen(first.range) }
    let place = try superview.map { (name) throws(SessionFault) in try view(name) } ?? .screen
    var renamings: [Hierarchy.Renaming] = []
    for name in names {
      try checkNewView(name)
      views.add(name.text, areGuides ? .guide : .view, in: place)
      if let renaming = hierarchy.reserve(name.text) { renamings.append(renaming) }
    }
    return Outline(
      renamings: renamings, notes: [.views(names.map { $0.text }, areGuides: areGuides)])
  }

  /// Makes the screen, if it is not there.
  ///
  /// - Parameter range: what asks for it.
  mutating func addScreen(_ range: SourceRange) throws(SessionFault) {
    guard views.isEmpty else { return }
    try checkNewView(Name(ViewTree.screenName, range))
    views.addScreen()
  }

  /// A new view must not have the name of anything, nor its numbers those of anything: `a.width` is the width of the
  /// view `a`, whatever was called so before. Its insets are points, and may be there.
  func checkNewView(_ name: Name) throws(SessionFault) {
    if views.view(named: name.text) != nil { throw .layout(.viewIsThere(name)) }
    if hierarchy.symbol(named: name.text) != nil || hierarchy.labels.contains(name.text)
      || views.isNumber(named: name.text)
    {
      throw .layout(.nameIsTaken(name))
    }
    func check(_ own: String, mayBePoint: Bool) throws(SessionFault) {
      let isFree =
        switch hierarchy.symbol(named: own) {
        case .variable: false
        case .point: mayBePoint
        case nil: !hierarchy.labels.contains(own) && views.view(named: own) == nil
        }
      if !isFree { throw .layout(.numberIsTaken(name, by: own)) }
    }
    for attribute in Attribute.allCases {
      try check("\(name.text).\(attribute.rawValue)", mayBePoint: false)
    }
    for inset in Inset.allCases { try check("\(name.text).\(inset.word)", mayBePoint: true) }
  }

  /// The view of that name.
  func view(_ name: Name) throws(SessionFault) -> ViewID {
    if let view = views.view(named: name.text) { return view }
    throw .layout(
      .unknownView(name, among: views.views.map { $0.name }))
  }

  // MARK: Sizes

  /// The screen's width and height are required, and suggested, so that they can be dragged.
  private mutating func setScreen(
    _ width: LayoutAmount, _ height: LayoutAmount?, _ range: SourceRange
  ) throws(SessionFault) -> Outline {
    try addScreen(range)
    var outline = Outline(mayContradict: true, range: range)
    for (attribute, amount) in [(Attribute.width, width), (.height, height)] {
      guard let amount else { continue }
      let name = Name("\(ViewTree.screenName).\(attribute.rawValue)", range)
      var lowering = Lowering(self, makesVariables: false, makesSizes: true)
      let size = try lowering.sum(of: attribute, of: .screen, name)
      let value = try lowering.linear(amount.expression)
      hierarchy = lowering.hierarchy
      outline.renamings += lowering.renamings
      let variable = size.variables[0]
      if let edit = hierarchy.constraints.first(where: { $0.edits == variable }) {
        hierarchy.updateConstraint(serial: edit.serial) {
          ($0.right, $0.rightText) = (value, amount.text)
        }
        outline.constraints.append(edit.serial)
      } else {
        let (edit, renaming) = hierarchy.addConstraint(
          size, .equal, value, texts: (name.text, amount.text))
        hierarchy.updateConstraint(serial: edit.serial) { $0.edits = variable }
        if let renaming { outline.renamings.append(renaming) }
        outline.constraints.append(edit.serial)
      }
      outline.show([variable])
    }
    return outline
  }

  /// Four inequalities, two an axis; or, where they are there, new constants in them.
  private mutating func setSize(_ statement: SizeStatement) throws(SessionFault) -> Outline {
    let view = try view(statement.view)
    var outline = Outline(isStatement: true, isForm: true, range: statement.range)
    if let label = statement.label {
      try check(
        label, ofSizeOf: view, [.hugging, .resistance], statement.width, statement.height)
    }
    let axes: [(Attribute, LayoutAmount?, PriorityMark?, PriorityMark?)] = [
      (.width, statement.width, statement.hugging?.horizontal, statement.resistance?.horizontal),
      (.height, statement.height, statement.hugging?.vertical, statement.resistance?.vertical),
    ]
    for (attribute, amount, hugging, resistance) in axes {
      guard let amount else { continue }
      for (relation, mark, usual) in [
        (ConstraintHierarchies.Relation.atMost, hugging, Priority.low),
        (.atLeast, resistance, .high),
      ] {
        let label = statement.label.map { "\($0.text).\(outline.constraints.count + 1)" }
        try addSize(
          attribute, of: view, relation, amount,
          mark.flatMap { Priority(rawValue: $0.value) }, usual: usual, statement.view,
          label: label, &outline)
      }
    }
    if statement.height != nil { texts[view] = nil }
    return outline
  }

  /// A label is for constraints that are new: those that are there keep their names.
  func check(
    _ label: Name, ofSizeOf view: ViewID, _ roles: [SizeKey.Role], _ width: LayoutAmount?,
    _ height: LayoutAmount?
  ) throws(SessionFault) {
    try check(label)
    for number in 1...4 { try checkNewVariable(Name("\(label.text).\(number)", label.range)) }
    try checkNewVariable(label)
    let attributes = [
      width.map { _ in Attribute.width }, height.map { _ in .height },
    ].compactMap { $0 }
    for attribute in attributes {
      for role in roles {
        let key = SizeKey(view: view, attribute: attribute, role: role)
        if let serial = sizes[key], let old = hierarchy.constraint(serial: serial) {
          throw .layout(.sizeIsThere(label, view: views[view].name, id: old.id))
        }
      }
    }
  }

  mutating func addSize(
    _ attribute: Attribute, of view: ViewID, _ relation: ConstraintHierarchies.Relation,
    _ amount: LayoutAmount, _ priority: Priority?, usual: Priority, _ name: Name,
    label: String? = nil, _ outline: inout Outline
  ) throws(SessionFault) {
    var lowering = Lowering(self, makesVariables: false, makesSizes: true)
    let size = try lowering.sum(of: attribute, of: view, name)
    let value = try lowering.linear(amount.expression)
    hierarchy = lowering.hierarchy
    outline.renamings += lowering.renamings
    outline.show(size.variables)
    let key = SizeKey(view: view, attribute: attribute, role: SizeKey.Role(relation))
    if let serial = sizes[key], hierarchy.constraint(serial: serial) != nil {
      hierarchy.updateConstraint(serial: serial) {
        ($0.right, $0.rightText) = (value, amount.text)
        if let priority { $0.priority = priority }
        if $0.priority.isRequired { outline.mayContradict = true }
      }
      outline.constraints.append(serial)
      return
    }
    let text = "\(views[view].name).\(attribute.rawValue)"
    let (constraint, renaming) = hierarchy.addConstraint(
      size, relation, value, priority: priority ?? usual, label: label,
      texts: (text, amount.text))
    if let renaming { outline.renamings.append(renaming) }
    sizes[key] = constraint.serial
    outline.constraints.append(constraint.serial)
    if constraint.priority.isRequired { outline.mayContradict = true }
  }

  /// Which of the four inequalities of an intrinsic size, or of the two wishes of a measurement.
  struct SizeKey: Hashable, Sendable {
    enum Role: Sendable {
      case hugging, resistance, fitting

      init(_ relation: ConstraintHierarchies.Relation) {
        self =
          switch relation {
          case .atMost: .hugging
          case .atLeast: .resistance
          case .equal: .fitting
          }
      }
    }

    var view: ViewID
    var attribute: Attribute
    var role: Role
  }
}
