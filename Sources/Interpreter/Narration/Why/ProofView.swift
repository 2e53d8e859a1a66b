// A certificate as a sum that a hand can add up: for each level, why its objective can be no smaller;
// for a level without a least value, the way along which it falls for ever.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct ProofView {
  let resolution: Resolution
  private let naming: Naming

  init(_ resolution: Resolution) {
    self.resolution = resolution
    naming = Naming(resolution)
  }

  func document() -> Document {
    switch resolution.solver.certificate() {
    case .optimal(_, let proofs)?:
      if proofs.isEmpty { return Document([.paragraph(Text(Words.nothingToProve, .note))]) }
      return Document(proofs.indices.flatMap { level($0, proofs) })
    case .unbounded(_, let proofs, let ray)?:
      return Document(proofs.indices.flatMap { level($0, proofs) } + fall(proofs.count, ray))
    case .infeasible?, nil:
      return resolution.conflict()?
        .document(in: resolution.hierarchy, .state, resolution.control) ?? Document()
    }
  }

  private var problem: Problem { resolution.model.problem }

  private func objectiveName(_ index: Int) -> Rendering.Text {
    let priority = resolution.model.levels[index]
    return Text(Naming.objective(priority), Naming.role(priority))
  }

  private func name(_ column: Column) -> Rendering.Text {
    let priority = naming.priority(ofColumn: column, of: resolution.solver)
    return Text(
      naming.column(column, of: resolution.solver), priority.map { .level($0) } ?? .plain)
  }

  private func sum(_ form: LinearForm, constantFirst: Bool = true) -> Rendering.Text {
    Naming.sum(
      constant: form.constant, form.terms.map { ($0.coefficient, name($0.column)) },
      constantFirst: constantFirst || form.terms.isEmpty)
  }

  // MARK: A least value

  /// The objective, the objectives above as often as it takes, and the equations as often as it
  /// takes; and the sum of all that, in which nothing can be below zero but the constant.
  private func level(_ index: Int, _ proofs: [Certificate.LevelProof]) -> [Block] {
    let proof = proofs[index]
    let objective = problem.objectives[index]
    var rows: [[Rendering.Text]] = [
      ["", objectiveName(index), "=", sum(objective, constantFirst: false), ""]
    ]
    var (terms, constant) = (objective.terms, objective.constant)
    func add(_ factor: Rational, _ form: LinearForm) {
      terms += form.terms.map { .init($0.column, factor * $0.coefficient) }
      constant += factor * form.constant
    }
    for (above, weight) in proof.weights.enumerated() where !weight.isZero {
      var form = problem.objectives[above]
      form.constant -= proofs[above].value
      add(weight, form)
      let value = proofs[above].value
      rows.append([
        factor(weight), value.isZero ? objectiveName(above) : objectiveName(above) + " − \(value)",
        "=", sum(form, constantFirst: false), "",
      ])
    }
    for (row, multiplier) in proof.multipliers.enumerated() where !multiplier.isZero {
      let equation = problem.rows[row].equation
      add(multiplier, equation)
      let serial = resolution.model.constraintOfRow[row]
      let id = resolution.hierarchy.constraint(serial: serial)?.id ?? ""
      rows.append([
        factor(multiplier), "0", "=", sum(equation, constantFirst: false), Text(id, .dim),
      ])
    }
    let total = LinearForm(terms, constant: constant)
    rows.append(["sum", "", "=", sum(total), Text("≥ ", .good) + Text(proof.value, .good)])
    let condition: Rendering.Text =
      proof.weights.contains { !$0.isZero }
      ? " where the levels above are at their least" : ""
    return [
      .blank,
      .paragraph("\(objectiveName(index)) is at least \(proof.value, .strong)\(condition):"),
      .indented(
        Document([
          .grid(Grid(rows, alignments: [.right, .right, .center, .left, .left], gap: 1))
        ])),
      .paragraph(
        total.terms.isEmpty
          ? "Everything cancels but \(proof.value)."
          : "\(total.terms.map { name($0.column) }.joined(separator: ", ")) cannot be below 0, so the "
            + "sum is at least \(proof.value)."),
    ]
  }

  private func factor(_ value: Rational) -> Rendering.Text {
    value.signum < 0 ? "− \(value.magnitude) ×" : "+ \(value) ×"
  }

  // MARK: No least value

  private func fall(_ index: Int, _ ray: [Rational]) -> [Block] {
    let steps = ray.enumerated().filter { !$0.element.isZero }.map { column, step in
      let sign: Rendering.Text = step.signum < 0 ? " − " : " + "
      return name(column) + sign + Naming.sum(constant: 0, [(step.magnitude, "t")])
    }
    let change = LinearForm(problem.objectives[index].terms).value(at: ray)
    return [
      .blank,
      .paragraph(
        "\(objectiveName(index)) has no least value. Along \(steps.joined(separator: ", ")), with t from 0 "
          + "on as large as you like, every requirement still holds and no level above changes; but "
          + "\(objectiveName(index)) changes by \(change) for each unit of t."),
    ]
  }
}

extension Words {
  static let nothingToProve =
    "there is nothing to prove: without preferences nothing is minimised; type one, such as X = 3 @low"
}
