// why: what holds something where it is, how a constraint came to hold or not, and what would have to give.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  /// - Parameter asked: nil: the one variable that there is.
  mutating func why(
    _ asked: MeasuredExpression?, _ range: SourceRange
  ) throws(Failure) -> WhyReport {
    let subject: WhyReport.Subject
    let expression = if let asked { asked.expression } else { try onlyVariable(range) }
    switch expression {
    case .name(let name): subject = try reason(for: name, range)
    case .quantity(.column(let name), _), .quantity(.plus(let name), _),
      .quantity(.minus(let name), _), .quantity(.slack(let name), _),
      .quantity(.error(let name), _):
      subject = try reason(forColumn: name, range)
    case .quantity(.function(let mark), _), .quantity(.objective(let mark), _):
      subject = try reason(forLevel: mark, range)
    // Any sum of variables.
    default:
      subject = try reason(for: expression, range)
    }
    return WhyReport(subject: subject, problem: state.hierarchy)
  }

  private func onlyVariable(_ range: SourceRange) throws(Failure) -> Expression {
    let names = state.hierarchy.variableNames
    guard names.count == 1 else {
      throw Failure(.name(.severalToExplain(Name("why", range), among: names)))
    }
    return .name(Name(names[0], range))
  }

  private mutating func reason(
    for name: Name, _ range: SourceRange
  ) throws(Failure) -> WhyReport.Subject {
    let hierarchy = state.hierarchy
    switch hierarchy.symbol(named: name.text) {
    case .point(let point): return .point(name.text, hierarchy.value(of: point))
    case .variable: return try reason(for: .name(name), range)
    case nil: break
    }
    if hierarchy.constraint(name.text) != nil || hierarchy.objective(name.text) != nil
      || !state.links(of: name.text).isEmpty
    {
      return try reason(forColumn: name, range)
    }
    if let view = state.views.view(named: name.text) {
      return try reason(for: view, named: name, range)
    }
    if state.views.owner(ofName: name.text) != nil { return try reason(for: .name(name), range) }
    throw Failure(
      .name(
        .nothingToExplain(
          name,
          among: hierarchy.variableNames + hierarchy.constraints.map { $0.id }
            + hierarchy.objectives.map { $0.id })))
  }

  private mutating func reason(
    forColumn column: Name, _ range: SourceRange
  ) throws(Failure) -> WhyReport.Subject {
    let text = column.ofConstraint.text
    let constraints =
      state.hierarchy.constraint(text).map { [$0] } ?? state.links(of: text)
    let objective = state.hierarchy.objective(text)
    guard !constraints.isEmpty || objective != nil else {
      throw Failure(
        .name(.unknownConstraint(column, among: state.hierarchy.constraints.map { $0.id })))
    }
    var reasoner = try reasoner(range)
    return try completed { () throws(Stop) -> WhyReport.Subject in
      if let objective { return .objective(try reasoner.reason(for: objective)) }
      return .constraints(
        try constraints.map { (constraint) throws(Stop) in try reasoner.reason(for: constraint) })
    }
  }

  private mutating func reason(
    forLevel mark: LevelMark, _ range: SourceRange
  ) throws(Failure) -> WhyReport.Subject {
    let (level, _) = try place(of: mark, in: solutions.levels)
    let minimum = try objective(mark)
    var reasoner = try reasoner(range)
    return .level(
      try completed { () throws(Stop) in try reasoner.reason(for: level, minimum: minimum) })
  }

  private mutating func reason(
    for expression: Expression, _ range: SourceRange
  ) throws(Failure) -> WhyReport.Subject {
    var lowering = Lowering(state, makesVariables: false)
    let linear: LinearExpression
    do { linear = try lowering.linear(expression) } catch { throw Failure(error) }
    let isName = if case .name = expression { true } else { false }
    let text = ExpressionText.text(expression)
    if linear.variables.isEmpty {
      return .point(text, state.hierarchy.evaluatingPoints(linear).constant)
    }
    var reasoner = try reasoner(range)
    return .variable(
      try completed { () throws(Stop) in
        try reasoner.reason(for: linear, named: text, isName: isName)
      })
  }

  /// What holds the edges and sizes of a view of which something is said.
  private mutating func reason(
    for view: ViewID, named name: Name, _ range: SourceRange
  ) throws(Failure) -> WhyReport.Subject {
    var reasons: [VariableReason] = []
    var lowering = Lowering(state, makesVariables: false)
    for attribute in [Attribute.left, .width, .top, .height] {
      let own = "\(name.text).\(attribute.rawValue)"
      guard let linear = try? lowering.linear(.name(Name(own, name.range))),
        !linear.variables.isEmpty
      else { continue }
      var reasoner = try reasoner(range)
      reasons.append(
        try completed { () throws(Stop) in
          try reasoner.reason(for: linear, named: own, isName: false)
        })
    }
    guard !reasons.isEmpty else { throw Failure(.layout(.nothingSaid(name))) }
    return .view(name.text, reasons)
  }

  /// - Throws: why there is nothing to explain.
  private mutating func reasoner(_ range: SourceRange) throws(Failure) -> Reasoner {
    if let level = try solutions.unboundedLevel {
      throw Failure(.solution(.unbounded(level: level.name, range)))
    }
    if let conflict = try solutions.conflict() {
      throw Failure(.solution(.unsatisfiable(conflict: conflict.ids, range)))
    }
    return Reasoner(try solutions.explainer)
  }
}
