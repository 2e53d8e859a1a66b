// sweep: the solution as a function of a point, of a constraint's constant or of an objective's coefficient.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  func sweep(
    _ name: Name, in objective: Name?, from start: Expression, to end: Expression,
    _ range: SourceRange
  ) throws(Failure) -> SweepReport {
    let (first, last) = (try constant(start), try constant(end))
    var moved =
      if let objective { try state.moved(name, in: objective) } else { try state.moved(name) }
    let edges = SweptEdges(of: state.views, in: moved.hierarchy)
    let sums = edges.sums.map { $0.sum }
    func swept() throws(Failure) -> Sweep {
      try completed { () throws(Stop) in
        if let coefficient = moved.coefficient {
          return try Sweep(
            moved.hierarchy, coefficientOf: coefficient.variable, in: coefficient.objective,
            named: moved.point, from: first, to: last, now: moved.subject.now, sums: sums,
            control: control)
        }
        return try Sweep(
          moved.hierarchy, moving: moved.point, from: first, to: last, sums: sums,
          rule: state.rule, control: control)
      }
    }
    var sweep = try swept()
    var unboundedLevel: Priority?
    if moved.isUsed, case .unbounded(let objective) = sweep.outcome {
      // Wherever a point is, the same level is unbounded.
      let level = sweep.levels[objective]
      guard objective > 0, moved.coefficient.map({ $0.objective.priority > level }) ?? true else {
        throw Failure(.solution(.unbounded(level: level.name, range)))
      }
      moved.hierarchy = moved.hierarchy.keeping(above: level)
      sweep = try swept()
      unboundedLevel = level
    }
    return SweepReport(
      subject: moved.subject, asked: sweep.asked, unboundedLevel: unboundedLevel,
      outcome: !moved.isUsed
        ? .nothingDepends : sweep.outcome == .optimal ? .swept(sweep) : .nothingAnywhere,
      heldTexts: state.namesOfTexts, edges: edges.edges,
      names: moved.hierarchy.variableNames + edges.sums.map { $0.name })
  }
}

/// The far edges of views, which are sums, beside their variables.
private struct SweptEdges {
  private(set) var edges: [SweepReport.Edges] = []
  private(set) var sums: [(name: String, sum: LinearExpression)] = []

  init(of views: ViewTree, in hierarchy: Hierarchy) {
    for view in views.ids {
      for axis in Axis.allCases {
        func variable(_ attribute: Attribute) -> Int? {
          let name = "\(views[view].name).\(attribute.rawValue)"
          guard case .variable(let variable) = hierarchy.symbol(named: name) else { return nil }
          return variable.index
        }
        let (start, size) = (variable(.position(axis)), variable(.size(axis)))
        guard start != nil || size != nil else { continue }
        var end = view == .screen ? size : nil
        if let start, let size {
          end = hierarchy.variableNames.count + sums.count
          let sum = [start, size].reduce(LinearExpression()) {
            $0 + LinearExpression(.variable(Variable(index: $1)))
          }
          sums.append(("\(views[view].name).\(Attribute.end(axis).rawValue)", sum))
        }
        edges.append(.init(isHorizontal: axis == .horizontal, start: start, end: end, size: size))
      }
    }
  }
}

/// A hierarchy in which what a learner wants to move is a point.
private struct Moved {
  var hierarchy: Hierarchy
  var point: Point
  var subject: SweepReport.Subject

  var coefficient: SweepReport.Coefficient? {
    if case .coefficient(let coefficient) = subject.kind { coefficient } else { nil }
  }

  /// Whether the point stands in anything that takes part.
  var isUsed: Bool {
    if let coefficient { return !coefficient.objective.weight.isZero }
    let expressions =
      hierarchy.enabledConstraints.map { $0.error }
      + hierarchy.enabledObjectives.map { $0.expression }
    return expressions.contains { $0.terms.contains { $0.symbol == .point(point) } }
  }
}

extension ProblemState {
  /// - Parameter name: a point; a constraint, whose constant moves; or a variable that is held by
  ///   a suggestion, which moves.
  fileprivate func moved(_ name: Name) throws(Failure) -> Moved {
    switch hierarchy.symbol(named: name.text) {
    case .point(let point):
      if let source = pointDependents.first(where: { $0.points.contains(point) }) {
        let isObjective = if case .objective = source.kind { true } else { false }
        throw Failure(.change(.notLinear(in: name, id(of: source), isObjective: isObjective)))
      }
      return Moved(
        hierarchy: hierarchy, point: point,
        subject: .init(name: name.text, kind: .point, now: hierarchy.value(of: point)))
    case .variable(let variable):
      guard let edit = hierarchy.constraints.first(where: { $0.edits == variable }) else {
        let counts = hierarchy.enabledObjectives.first {
          $0.expression.variables.contains(variable)
        }
        throw Failure(.change(.variableIsNotHeld(name, countsIn: counts?.id)))
      }
      return try moved(edit, name)
    case nil:
      guard let constraint = hierarchy.constraint(name.text) else {
        if hierarchy.objective(name.text) != nil || !links(of: name.text).isEmpty {
          // It says what is wrong with these.
          var copy = self
          _ = try copy.setConstant(name, .number(0, name.range), "0", name.range)
        }
        throw Failure(
          .name(
            .nothingToMove(name, among: hierarchy.pointNames + hierarchy.constraints.map { $0.id }))
        )
      }
      return try moved(constraint, name)
    }
  }

  /// The coefficient has the name of a new point.
  fileprivate func moved(_ name: Name, in objective: Name) throws(Failure) -> Moved {
    guard let counted = hierarchy.objective(objective.text) else {
      throw Failure(.name(.unknownObjective(objective, among: hierarchy.objectives.map { $0.id })))
    }
    if !counted.isEnabled { throw Failure(.change(.disabled(objective))) }
    guard case .variable(let variable) = hierarchy.symbol(named: name.text) else {
      throw Failure(
        .name(
          hierarchy.pointNames.contains(name.text)
            ? .isPoint(name, variables: hierarchy.variableNames)
            : .unknownName(name, among: hierarchy.variableNames)))
    }
    var copy = self
    let new = copy.unusedName()
    copy.hierarchy.setPoint(new, to: 0)
    guard case .point(let point) = copy.hierarchy.symbol(named: new) else {
      throw Failure(.name(.nothingToMove(name, among: [])))
    }
    let others = counted.expression.terms.filter { $0.symbol != .variable(variable) }
    let now = counted.expression.terms.first { $0.symbol == .variable(variable) }?.coefficient
    let form = NamedForm(
      terms: [.init(name: "\(new)·\(name.text)", priority: nil, coefficient: 1)]
        + others.map {
          .init(name: hierarchy.name(of: $0.symbol), priority: nil, coefficient: $0.coefficient)
        },
      constant: counted.expression.constant)
    let coefficient = SweepReport.Coefficient(
      variable: variable, objective: counted, name: new, form: form)
    return Moved(
      hierarchy: copy.hierarchy, point: point,
      subject: .init(
        name: "\(name.text) in \(objective.text)", kind: .coefficient(coefficient), now: now ?? 0))
  }

  /// The constant becomes a point of a new name.
  private func moved(_ constraint: Constraint, _ name: Name) throws(Failure) -> Moved {
    if !constraint.isEnabled { throw Failure(.change(.disabled(name))) }
    var copy = self
    let new = copy.unusedName()
    let isLeft = constraint.left.variables.isEmpty && !constraint.right.variables.isEmpty
    let side = hierarchy.evaluatingPoints(isLeft ? constraint.left : constraint.right)
    copy.hierarchy.setPoint(new, to: side.constant)
    _ = try copy.setConstant(
      Name(constraint.id, name.range), .name(Name(new, name.range)), new, name.range)
    guard let changed = copy.hierarchy.constraint(serial: constraint.serial),
      case .point(let point) = copy.hierarchy.symbol(named: new)
    else { throw Failure(.name(.nothingToMove(name, among: []))) }
    return Moved(
      hierarchy: copy.hierarchy, point: point,
      subject: .init(
        name: name.text, kind: .constant(text: changed.text, name: new), now: side.constant))
  }

  /// A name that nothing has, for what moves.
  private func unusedName() -> String {
    hierarchy.unusedName { !links(of: $0).isEmpty || views.view(named: $0) != nil }
  }
}

extension Hierarchy {
  /// `t`, or `t1` and so on: a name for what moves, that neither a symbol, a constraint nor an objective has.
  func unusedName(besides isUsed: (String) -> Bool) -> String {
    var name = "t"
    var number = 0
    while symbol(named: name) != nil || constraint(name) != nil || objective(name) != nil
      || isUsed(name)
    {
      number += 1
      name = "t\(number)"
    }
    return name
  }
}
