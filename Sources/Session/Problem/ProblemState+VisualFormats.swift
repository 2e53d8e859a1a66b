// Visual formats: what was written becomes constraints between attributes, and these become constraints of the problem,
// again whenever the direction of text changes.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension ProblemState {
  /// What the gaps `~` of a format without a label are equal to.
  static let spacer = "space.gap"

  mutating func add(_ statement: VisualFormatStatement) throws(Failure) -> Outline {
    do throws(SessionFault) {
      let format = try format(statement)
      let spacer = statement.label.map { "\($0.text).gap" } ?? Self.spacer

      if format.hasSpacers {
        try check(spacer: Name(spacer, statement.label?.range ?? statement.range))
      }
      let constraints: [LayoutConstraint]
      do throws(VisualFormatFault) {
        constraints = try format.constraints(in: views, spacer: spacer)
      } catch { throw fault(error, statement) }
      var outline = Outline(
        isStatement: true, isForm: true, mayContradict: true, range: statement.range)
      try add(constraints, label: statement.label, statement.range, &outline)
      if format.hasSpacers { keepNonnegative(spacer) }
      noteForm(statement.text, outline.constraints)
      return outline
    } catch {
      throw Failure(error)
    }
  }

  /// What the gaps are called must not be something else already: neither a point, nor a number of a view.
  private func check(spacer name: Name) throws(SessionFault) {
    let isPoint = if case .point = hierarchy.symbol(named: name.text) { true } else { false }
    if isPoint || views.owner(ofName: name.text) != nil {
      throw .layout(.spacerIsTaken(name, isPoint: isPoint))
    }
  }

  /// A gap is never negative, as a width is not.
  private mutating func keepNonnegative(_ spacer: String) {
    guard case .variable(let variable) = hierarchy.symbol(named: spacer),
      !hierarchy.constraints.contains(where: { $0.isImplied && $0.left.variables == [variable] })
    else { return }
    hierarchy.addImplied(nonnegative: variable)
  }

  /// Adds what a form has become; where it is several constraints, its label is numbered.
  ///
  /// - Returns: their serial numbers.
  @discardableResult
  mutating func add(
    _ constraints: [LayoutConstraint], label: Name?, _ range: SourceRange, _ outline: inout Outline
  ) throws(SessionFault) -> [Int] {
    let first = outline.constraints.count
    if let label {
      try check(label)
      try checkNewVariable(label)
    }
    for (index, constraint) in constraints.enumerated() {
      let own = label.map { constraints.count > 1 ? "\($0.text).\(index + 1)" : $0.text }
      if let label, let own { try checkNewVariable(Name(own, label.range)) }
      try add(constraint, label: own, range, &outline)
    }
    return Array(outline.constraints[first...])
  }

  /// Keeps how a form is typed, for a script.
  mutating func noteForm(_ line: String, _ serials: [Int]) {
    if let first = serials.first { formLines[first] = FormLine(text: line, serials: serials) }
  }

  /// Adds one of the constraints of a form.
  mutating func add(
    _ constraint: LayoutConstraint, label: String?, _ range: SourceRange, _ outline: inout Outline
  ) throws(SessionFault) {
    let (left, right) = try sides(of: constraint, range)
    let (added, renaming) = hierarchy.addConstraint(
      left, constraint.relation, right, priority: constraint.priority, label: label,
      texts: (constraint.left.text(in: views), constraint.right.text(in: views)))
    if let renaming { outline.renamings.append(renaming) }
    if constraint.isDirected { directed[added.serial] = constraint }
    outline.constraints.append(added.serial)
    outline.show(added.error.variables)
  }

  /// The sides as sums of variables and points, which are made where they are missing.
  mutating func sides(
    of constraint: LayoutConstraint, _ range: SourceRange
  ) throws(SessionFault) -> (LinearExpression, LinearExpression) {
    var lowering = Lowering(self, makesVariables: true)
    let left = try lowering.linear(constraint.left, range)
    let right = try lowering.linear(constraint.right, range)
    hierarchy = lowering.hierarchy
    return (left, right)
  }

  /// Turns what forms have become to the direction of text.
  mutating func setDirection(
    _ word: DirectionWord, _ range: SourceRange
  ) throws(SessionFault) -> Outline {
    views.direction = word == .rtl ? .rightToLeft : .leftToRight
    var outline = Outline(notes: [.direction(word)], mayContradict: true, range: range)
    try directionChanged()
    for source in pointDependents where source.isDirected {
      if case .constraint(let serial, _, _) = source.kind,
        let read = hierarchy.constraint(serial: serial)
      {
        outline.show(read.error.variables)
      }
    }
    for serial in directed.keys.sorted() {
      guard let constraint = directed[serial]?.turned(to: views.direction),
        hierarchy.constraint(serial: serial) != nil
      else { continue }
      directed[serial] = constraint
      let (left, right) = try sides(of: constraint, range)
      let texts = (constraint.left.text(in: views), constraint.right.text(in: views))
      hierarchy.updateConstraint(serial: serial) {
        ($0.left, $0.relation, $0.right) = (left, constraint.relation, right)
        ($0.leftText, $0.rightText) = texts
      }
      outline.show(left.variables)
    }
    return outline
  }

  // MARK: From what was written

  private func format(_ statement: VisualFormatStatement) throws(SessionFault) -> VisualFormat {
    var items: [VisualFormat.Item] = []
    for item in statement.items {
      let view = try view(item.name)
      items.append(VisualFormat.Item(view, try predicates(item.sizes)))
    }
    var gaps: [VisualFormat.Connection] = []
    for gap in statement.gaps { gaps.append(try connection(gap)) }
    var alignments: [Attribute] = []
    for name in statement.alignments {
      guard let attribute = Attribute(rawValue: name.text), !attribute.isSize else {
        throw .layout(.unknownAttribute(name, view: statement.items[0].name.text))
      }
      alignments.append(attribute)
    }
    return VisualFormat(
      statement.axes.map { $0 == .horizontal ? .horizontal : .vertical },
      start: try statement.start.map { (gap) throws(SessionFault) in try connection(gap) }, items,
      gaps: gaps,
      end: try statement.end.map { (gap) throws(SessionFault) in try connection(gap) },
      alignments: alignments)
  }

  private func connection(
    _ gap: VisualFormatStatement.Gap
  ) throws(SessionFault) -> VisualFormat.Connection {
    switch gap {
    case .flush: .flush
    case .standard: .standard
    case .equal: .equal
    case .gaps(let predicates): .gaps(try self.predicates(predicates))
    }
  }

  private func predicates(
    _ written: [VisualFormatStatement.Predicate]
  ) throws(SessionFault) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    for predicate in written {
      predicates.append(
        VisualFormat.Predicate(
          ConstraintHierarchies.Relation(predicate.relation), try amount(predicate.amount),
          try priority(predicate.priority)))
    }
    return predicates
  }

  private func amount(
    _ amount: VisualFormatStatement.Amount
  ) throws(SessionFault) -> VisualFormat.Amount {
    switch amount {
    case .number(let number): return .number(number)
    case .percent(let number): return .part(number / 100)
    case .name(let name):
      if let view = views.view(named: name.text) { return .view(view) }
      // An inset of a view is a point, too.
      if case .point = hierarchy.symbol(named: name.text) { return .metric(name.text) }
      if let owner = views.owner(ofName: name.text) { return try attribute(name, of: owner, 1) }
      throw .layout(
        .unknownMetric(name, among: hierarchy.pointNames + views.views.map { $0.name }))
    case .multiple(let name, let factor):
      if let view = views.view(named: name.text) {
        throw .layout(.unknownAttribute(name, view: views[view].name))
      }
      guard let owner = views.owner(ofName: name.text) else {
        throw .layout(.unknownView(name, among: views.views.map { $0.name }))
      }
      return try attribute(name, of: owner, factor)
    }
  }

  private func attribute(
    _ name: Name, of view: ViewID, _ factor: Rational
  ) throws(SessionFault) -> VisualFormat.Amount {
    guard let (view, attribute) = views.attribute(named: name.text) else {
      throw .layout(.unknownAttribute(name, view: views[view].name))
    }
    return .attribute(view, attribute, factor: factor)
  }

  private func priority(
    _ strength: VisualFormatStatement.Strength?
  ) throws(SessionFault) -> Priority {
    switch strength {
    case nil: return .required
    case .mark(let mark): return Priority(rawValue: mark.value) ?? .required
    case .metric(let name):
      guard case .point(let point) = hierarchy.symbol(named: name.text) else {
        throw .layout(.unknownMetric(name, among: hierarchy.pointNames))
      }
      guard let priority = Priority(rawValue: hierarchy.value(of: point)) else {
        throw .layout(.noPriority(name))
      }
      return priority
    }
  }

  private func fault(
    _ fault: VisualFormatFault, _ statement: VisualFormatStatement
  ) -> SessionFault {
    switch fault {
    case .noSuperview(let view): .layout(.noSuperview(views[view].name, statement.range))
    case .alignsAlong(let attribute, _):
      .layout(
        .alignsAlong(
          attribute.rawValue,
          statement.alignments.first { $0.text == attribute.rawValue }?.range ?? statement.range))
    }
  }
}

extension Lowering {
  /// A sum that a form has made.
  mutating func linear(
    _ sum: LayoutSum, _ range: SourceRange
  ) throws(SessionFault) -> LinearExpression {
    var result = LinearExpression(constant: sum.constant)
    for term in sum.terms {
      let part: LinearExpression
      switch term.symbol {
      case .attribute(let view, let attribute):
        part = try self.sum(of: attribute, of: view, Name(attribute.rawValue, range))
      case .name(let name): part = try linear(.name(Name(name, range)))
      }
      result = result + part.scaled(by: term.coefficient)
    }
    return result
  }
}
