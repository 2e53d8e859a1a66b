// The dictionary of the optimum for those who do not ask how it was come by: where the textbook's method takes long, it is read off
// the factorised basis that the other engine ends with.

package import Simplex

extension TracedSolution {
  /// The solution with its dictionary. Of a problem that the method soon solves it is that of the last pivot; else that of an
  /// optimal corner, and `levels` counts few pivots or none.
  ///
  /// - Parameter work: how many words of numbers the method's pivots may go through.
  /// - Throws: where the control stops it.
  /// - Complexity: so much work; then a solve from nothing, and n² numbers for n variables.
  package static func optimum(
    of hierarchy: Hierarchy, rule: PivotRule = .dantzig, within work: Int = countedWork,
    control: SolveControl = .uninterruptible
  ) throws(Stop) -> TracedSolution {
    let (_, solution) = try counting(hierarchy, rule: rule, within: work, control: control)
    if let solution { return solution }
    let found = try TracedSolution(at: IncrementalSolution(hierarchy, control: control))
    if let found { return found }
    return try TracedSolution(hierarchy, rule: rule, control: control)
  }

  /// The solution that another engine found, with the dictionary of the corner where it stands.
  ///
  /// - Returns: nil where it found none, or numbers there are too long.
  init?(at solution: IncrementalSolution) throws(Stop) {
    let model = Model(solution.hierarchy)
    guard solution.outcome == .optimal,
      var solver = try Solver(
        model.problem, at: solution.corner(model), control: solution.control)
    else { return nil }
    let outcome = try solver.finish()
    self.init(solution.hierarchy, model, solver, outcome)
  }

  /// So many words of numbers take about a second.
  package static let countedWork = 20_000_000
}

extension IncrementalSolution {
  /// Where it stands, for the problem of a model of its hierarchy.
  fileprivate func corner(_ model: Model) -> Solver.Corner {
    Solver.Corner(
      tight: model.problem.rows.indices.filter { index in
        constraintIDs[model.constraintOfRow[index]].map { isTight(row: $0.row) } ?? false
      },
      atBound: hierarchy.signs.compactMap { sign in
        guard let id = constraintIDs[sign.serial], isTight(row: id.row) else { return nil }
        return sign.left.variables[0].index
      },
      point: values)
  }
}
