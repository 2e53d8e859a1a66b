// A certificate as a sum that a hand can add up: for each level, why its objective can be no smaller;
// for a level without a least value, the way along which it is unbounded below.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct ProofView {
  let report: ProofReport

  init(_ report: ProofReport) { self.report = report }

  func document() -> Document {
    let levels = report.levels.flatMap { blocks($0) }
    switch report.end {
    case .optimal:
      return levels.isEmpty
        ? Document([.paragraph(Text(Words.nothingToProve, .note))]) : Document(levels)
    case .unbounded(let ray):
      return Document(levels + blocks(ray))
    case .contradiction(let conflict):
      let view = ConflictView(conflict)
      return conflict.trials == nil ? view.inBrief() : view.inFull()
    }
  }

  private func objective(_ level: Priority) -> Text {
    Text(Naming.objective(level), Naming.role(level))
  }

  // MARK: A least value

  /// The objective, the objectives above as often as it takes, and the equations as often as it
  /// takes; and the sum of all that, in which nothing can be below zero but the constant.
  private func blocks(_ proof: LevelProof) -> [Block] {
    let objective = objective(proof.level)
    var rows: [[Text]] = [["", objective, "=", sum(proof.objective), ""]]
    for above in proof.above {
      let name = self.objective(above.level)
      let form = NamedForm(
        terms: above.objective.terms, constant: above.objective.constant - above.value)
      rows.append([
        factor(above.multiplier), above.value.isZero ? name : name + " − \(above.value)", "=",
        sum(form), "",
      ])
    }
    for equation in proof.equations {
      rows.append([
        factor(equation.multiplier), "0", "=", sum(equation.form), Text(equation.id, .dim),
      ])
    }
    rows.append([
      "sum", "", "=", Naming.sum(proof.total), Text("≥ ", .good) + Text(proof.value, .good),
    ])
    let condition: Text =
      proof.above.isEmpty ? "" : " where the levels above are at their least"
    let rest = proof.total.terms.map { Naming.name($0) }
    return [
      .blank,
      .paragraph("\(objective) is at least \(proof.value, .strong)\(condition):"),
      .indented(
        Document([
          .grid(Grid(rows, alignments: [.right, .right, .center, .left, .left], gap: 1))
        ])),
      .paragraph(
        rest.isEmpty
          ? "Everything cancels but \(proof.value)."
          : "\(rest.joined(separator: ", ")) cannot be below 0, so the sum is at least "
            + "\(proof.value)."),
    ]
  }

  private func sum(_ form: NamedForm) -> Text { Naming.sum(form, constantFirst: false) }

  private func factor(_ value: Rational) -> Text {
    value.signum < 0 ? "− \(value.magnitude) ×" : "+ \(value) ×"
  }

  // MARK: No least value

  private func blocks(_ ray: Ray) -> [Block] {
    let objective = objective(ray.level)
    let steps = ray.steps.map { step in
      let sign: Text = step.coefficient.signum < 0 ? " − " : " + "
      return Naming.name(step) + sign
        + Naming.sum(constant: 0, [(step.coefficient.magnitude, "t")])
    }
    return [
      .blank,
      .paragraph(
        "\(objective) has no least value. Along \(steps.joined(separator: ", ")), with t from 0 "
          + "on as large as you like, every requirement still holds and no level above changes; but "
          + "\(objective) changes by \(ray.change) for each unit of t."),
    ]
  }
}

extension Words {
  static let nothingToProve =
    "there is nothing to prove: without preferences nothing is minimised; type one, such as X = 3 @low"
}
