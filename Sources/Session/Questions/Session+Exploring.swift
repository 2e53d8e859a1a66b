// sensitivity, sweep, duel, dual: what would be if constants were others, or weights stood for levels, and what
// prices prove the answer.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  mutating func sensitivity(_ range: SourceRange) throws(Failure) -> SensitivityReport {
    let resolution = try solutions.traced
    switch resolution.outcome {
    case .optimal: return try completed { () throws(Stop) in try SensitivityReport(resolution) }
    case .unbounded(let objective):
      let level = resolution.model.levels[objective]
      guard objective > 0 else { throw Failure(.solution(.unbounded(level: level.name, range))) }
      let above = try solutions.traced(above: level)
      return try completed { () throws(Stop) in
        try SensitivityReport(above, unboundedLevel: level)
      }
    case .infeasible: throw Failure(try unsatisfiable(resolution, range))
    }
  }

  func unsatisfiable(
    _ resolution: TracedSolution, _ range: SourceRange
  ) throws(Failure) -> SessionFault {
    let conflict = try completed { () throws(Stop) in try resolution.conflict() }
    return .solution(.unsatisfiable(conflict: conflict?.ids ?? [], range))
  }

  /// - Parameter mark: the level; nil for the highest.
  mutating func dual(_ mark: LevelMark?, _ range: SourceRange) throws(Failure) -> DualReport? {
    guard let index = try place(of: mark, mark?.range ?? range) else { return nil }
    var resolution = try solutions.traced
    if case .unbounded(let objective) = resolution.outcome {
      let level = resolution.model.levels[objective]
      guard objective >= index else {
        throw Failure(.solution(.unbounded(level: level.name, range)))
      }
      if objective > index { resolution = try solutions.traced(above: level) }
    }
    // What the levels above come to is not known then.
    if index > 0, resolution.outcome == .infeasible {
      throw Failure(try unsatisfiable(resolution, range))
    }
    return DualReport(resolution, level: index)
  }

  func duel() throws(Failure) -> Duel {
    try completed { () throws(Stop) in try Duel(state.hierarchy, control: control) }
  }

  func sweep(
    _ name: Name, from start: Expression, to end: Expression, _ range: SourceRange
  ) throws(Failure) -> SweepReport {
    let (first, last) = (try constant(start), try constant(end))
    var moved = try state.moved(name)
    let edges = SweptEdges(of: state.views, in: moved.hierarchy)
    func swept() throws(Failure) -> Sweep {
      try completed { () throws(Stop) in
        try Sweep(
          moved.hierarchy, moving: moved.point, from: first, to: last,
          sums: edges.sums.map { $0.sum }, rule: state.rule, control: control)
      }
    }
    var sweep = try swept()
    var unboundedLevel: Priority?
    if moved.isUsed, case .unbounded(let objective) = sweep.outcome {
      // Wherever a point is, the same level is unbounded.
      let level = sweep.levels[objective]
      guard objective > 0 else { throw Failure(.solution(.unbounded(level: level.name, range))) }
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

  /// Whether the point stands in anything that takes part.
  var isUsed: Bool {
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
        throw Failure(.change(.notLinear(in: name, id(of: source))))
      }
      return Moved(
        hierarchy: hierarchy, point: point,
        subject: .init(name: name.text, constraint: nil, now: hierarchy.value(of: point)))
    case .variable(let variable):
      guard let edit = hierarchy.constraints.first(where: { $0.edits == variable }) else {
        throw Failure(.change(.variableIsNotHeld(name)))
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
        name: name.text, constraint: (text: changed.text, constant: new), now: side.constant))
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
