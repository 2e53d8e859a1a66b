// The certificate of a solve, with the names that stand on paper.

import ConstraintHierarchies
import Rationals
import Simplex

extension ProofReport {
  /// The proof of a solution.
  ///
  /// - Parameter contradiction: why there is none, where the requirements contradict one another.
  /// - Complexity: linear in the size of the problem, and for each level in that of what adds up to it.
  init(_ resolution: TracedSolution, contradiction: ConflictReport?) {
    let certifying = Certifying(resolution)
    let problem = resolution.hierarchy
    switch resolution.solver.certificate() {
    case .optimal(_, let proofs)?:
      self.init(levels: certifying.levels(proofs), end: .optimal, problem: problem)
    case .unbounded(_, let proofs, let ray)?:
      self.init(
        levels: certifying.levels(proofs), end: .unbounded(certifying.ray(proofs.count, ray)),
        problem: problem)
    case .infeasible?, nil:
      self.init(
        levels: [], end: contradiction.map { .contradiction($0) } ?? .optimal, problem: problem)
    }
  }
}

/// Puts names to the columns of a certificate.
private struct Certifying {
  let resolution: TracedSolution

  init(_ resolution: TracedSolution) { self.resolution = resolution }

  private var problem: Problem { resolution.model.problem }

  private func term(_ column: Column, _ coefficient: Rational) -> NamedForm.Term {
    switch resolution.model.meanings[column] {
    case .variable(let variable):
      .init(
        name: resolution.hierarchy.name(of: variable), priority: nil, coefficient: coefficient)
    case .slack(let serial, let side):
      slack(resolution.hierarchy.constraint(serial: serial), side, coefficient)
    }
  }

  private func slack(
    _ constraint: Constraint?, _ side: Model.Side, _ coefficient: Rational
  ) -> NamedForm.Term {
    let mark =
      switch side {
      case .plus: "⁺"
      case .minus: "⁻"
      case .single: ""
      }
    return .init(
      name: (constraint?.letter ?? "?") + mark, priority: constraint?.priority,
      coefficient: coefficient)
  }

  private func named(_ form: LinearForm) -> NamedForm {
    NamedForm(
      terms: form.terms.map { term($0.column, $0.coefficient) }, constant: form.constant)
  }

  // MARK: A least value

  func levels(_ proofs: [Certificate.LevelProof]) -> [LevelProof] {
    proofs.indices.map { level($0, proofs) }
  }

  private func level(_ index: Int, _ proofs: [Certificate.LevelProof]) -> LevelProof {
    let proof = proofs[index]
    let objective = problem.objectives[index]
    var (terms, constant) = (objective.terms, objective.constant)
    func add(_ factor: Rational, _ form: LinearForm) {
      terms += form.terms.map { .init($0.column, factor * $0.coefficient) }
      constant += factor * form.constant
    }
    var above: [LevelProof.Above] = []
    for (place, weight) in proof.weights.enumerated() where !weight.isZero {
      let (form, value) = (problem.objectives[place], proofs[place].value)
      add(weight, form)
      constant -= weight * value
      above.append(
        .init(
          level: resolution.model.levels[place], multiplier: weight, value: value,
          objective: named(form)))
    }
    var equations: [LevelProof.Equation] = []
    for (row, multiplier) in proof.multipliers.enumerated() where !multiplier.isZero {
      let equation = problem.rows[row].equation
      add(multiplier, equation)
      let serial = resolution.model.constraintOfRow[row]
      equations.append(
        .init(
          id: resolution.hierarchy.constraint(serial: serial)?.id ?? "", multiplier: multiplier,
          form: named(equation)))
    }
    return LevelProof(
      level: resolution.model.levels[index], objective: named(objective), above: above,
      equations: equations, total: named(LinearForm(terms, constant: constant)))
  }

  // MARK: No least value

  func ray(_ index: Int, _ ray: [Rational]) -> Ray {
    var steps: [NamedForm.Term] = []
    for (column, step) in ray.enumerated() where !step.isZero { steps.append(term(column, step)) }
    let parameter = resolution.hierarchy.unusedName { name in
      steps.contains { $0.name == name }
    }
    return Ray(
      level: resolution.model.levels[index], parameter: parameter, steps: steps,
      change: LinearForm(problem.objectives[index].terms).value(at: ray))
  }
}
