// Proofs of the incremental solution, in the same form as those of a solve from scratch: so the same checker
// judges both.

import Rationals
public import Simplex

extension IncrementalSolution {
  /// The proof of the outcome, for the problem of `model`.
  ///
  /// - Precondition: the model is that of the hierarchy. (Another of the same size gives a certificate that `CertificateChecker`
  ///   does not accept.)
  /// - Complexity: O(levels² × constraints).
  public func certificate(_ model: Model) -> Certificate {
    demand(
      model.levels == levels && model.problem.signs.count >= hierarchy.variableNames.count
        && model.constraintOfRow.allSatisfy {
          constraintIDs.indices.contains($0) && constraintIDs[$0] != nil
        },
      "IncrementalSolution.certificate: the model of another hierarchy")
    switch outcome {
    case .infeasible:
      return .infeasible(multipliers: multiples(model, rank: 0).map { -$0 })
    case .optimal:
      return .optimal(
        point: point(model), proofs: model.levels.indices.map { levelProof(model, level: $0) })
    case .unbounded:
      return .unbounded(
        point: point(model),
        proofs: (0..<solvedLevels).map { levelProof(model, level: $0) },
        ray: ray(model))
    }
  }

  private func row(_ model: Model, _ index: Int) -> Int? {
    constraintIDs[model.constraintOfRow[index]]?.row
  }

  private func rank(_ model: Model, _ level: Int) -> Int {
    var solver = solver
    return solver.rank(of: model.levels[level])
  }

  private func multiples(_ model: Model, rank: Int) -> [Rational] {
    var minimizer = solver.minimizer
    minimizer.completePrices()
    return model.problem.rows.indices.map { index in
      row(model, index).map { minimizer.multiple(ofRow: $0, rank: rank) } ?? 0
    }
  }

  /// Variables as they are, slacks as the rows' forms say.
  private func point(_ model: Model) -> [Rational] {
    slacks(model, of: solver.minimizer.value(ofColumn:)) { _, row in
      solver.minimizer.value(ofRow: row)
    }
  }

  private func ray(_ model: Model) -> [Rational] {
    let ray = solver.minimizer.ray() ?? []
    func rise(of index: Int, _: Int) -> Rational {
      model.problem.rows[index].form.terms.reduce(into: 0) {
        $0.addProduct($1.coefficient, ray[$1.column])
      }
    }
    return slacks(model, of: { ray[$0] }, form: rise)
  }

  /// - Parameter form: what the form of a row comes to: its place in the model, and its name in the solver.
  private func slacks(
    _ model: Model, of column: (Int) -> Rational, form: (_ index: Int, _ row: Int) -> Rational
  ) -> [Rational] {
    var values = Array(repeating: Rational.zero, count: model.problem.signs.count)
    for variable in hierarchy.variables { values[variable.index] = column(variable.index) }
    for (index, problemRow) in model.problem.rows.enumerated() {
      guard let row = row(model, index) else { continue }
      let error = form(index, row)
      switch problemRow.kind {
      case .equation: break
      case .atLeast(let slack): values[slack] = error
      case .atMost(let slack): values[slack] = -error
      case .goal(let plus, let minus):
        values[plus] = max(error, 0)
        values[minus] = max(-error, 0)
      }
    }
    return values
  }

  private func levelProof(_ model: Model, level: Int) -> Certificate.LevelProof {
    var rows = model.problem.rows.indices.map { index in
      row(model, index).map { row in
        switch model.problem.rows[index].kind {
        case .equation: LevelProof.Row(row, relation: .equal, isRequired: true)
        case .atLeast: LevelProof.Row(row, relation: .atLeast, isRequired: true)
        case .atMost: LevelProof.Row(row, relation: .atMost, isRequired: true)
        case .goal: LevelProof.Row(row, relation: .equal, isRequired: false)
        }
      }
    }
    // The solver has rows for the signs of variables; in the proof they are what is left of a column.
    rows += hierarchy.signs.map { sign in
      constraintIDs[sign.serial].map {
        LevelProof.Row($0.row, relation: .atLeast, isRequired: true)
      }
    }
    let proof = LevelProof(
      solver.minimizer, rows, ranks: [0] + (0...level).map { rank(model, $0) })
    return Certificate.LevelProof(
      value: minimum(of: model.levels[level]),
      multipliers: Array(proof.multiples.prefix(model.problem.rows.count)),
      weights: Array(proof.weights.dropFirst()))
  }
}
