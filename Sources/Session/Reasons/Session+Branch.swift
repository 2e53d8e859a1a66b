// branch: two lines, each tried in a copy, side by side.

import ConstraintHierarchies
import Language
import Rationals

extension Session {
  /// The children on both sides of a value that is not whole.
  mutating func branch(on name: Name, _ range: SourceRange) throws(Failure) -> BranchReport {
    if let fault = try noSolution(range) { throw Failure(fault) }
    let found = try measure(MeasuredExpression(.name(name), text: name.text))
    guard let value = found.value else { throw Failure(.change(.branchesOnNothing(name, nil))) }
    guard !value.isInteger else { throw Failure(.change(.branchesOnNothing(name, value))) }
    let below = value.floor
    return try branch(
      [
        "\(name.text) <= \(ScriptText.number(below))",
        "\(name.text) >= \(ScriptText.number(below + 1))",
      ],
      range)
  }

  /// - Throws: where a line is refused for anything but a contradiction, or changes nothing.
  mutating func branch(_ lines: [String], _ range: SourceRange) throws(Failure) -> BranchReport {
    let objectives = state.hierarchy.enabledObjectives
    let variables = Array(state.hierarchy.variables.prefix(BranchReport.limit))
    var nodes = [try node(nil, objectives, variables, range)]
    for line in lines {
      var child = self
      child.wayBack = nil
      let reply = child.run(line)
      if var failure = reply.failure {
        guard failure.code == .unsatisfiable else {
          failure.range = range
          throw failure
        }
        nodes.append(.init(line: line, ending: .unsatisfiable, objectives: [], intervals: []))
        continue
      }
      guard reply.isChange else { throw Failure(.change(.noChange(line, range))) }
      nodes.append(try child.node(line, objectives, variables, range))
    }
    return BranchReport(
      objectives: objectives, variables: variables.map { state.hierarchy.name(of: $0) },
      nodes: nodes)
  }

  /// What this session's problem comes to.
  private mutating func node(
    _ line: String?, _ objectives: [Objective], _ variables: [Variable], _ range: SourceRange
  ) throws(Failure) -> BranchReport.Node {
    switch try status {
    case .unsatisfiable:
      return .init(line: line, ending: .unsatisfiable, objectives: [], intervals: [])
    case .unbounded:
      return .init(line: line, ending: .unbounded, objectives: [], intervals: [])
    case .optimal: break
    }
    var intervals: [Interval] = []
    for variable in variables {
      intervals.append(
        try intervalOrFailure(of: LinearExpression(.variable(variable)), range))
    }
    var values: [Rational?] = []
    for objective in objectives {
      values.append(try intervalOrFailure(of: objective.expression, range).value)
    }
    return .init(line: line, ending: .optimal, objectives: values, intervals: intervals)
  }
}
