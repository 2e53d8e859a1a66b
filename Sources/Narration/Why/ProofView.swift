// A certificate as a sum that a hand can add up: for each level, why its objective can be no smaller;
// for a level without a least value, the way along which it is unbounded below.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct ProofView {
  private let report: ProofReport
  private let speech: Speech

  init(_ report: ProofReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: ProofWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    let levels = report.levels.flatMap { blocks($0) }
    switch report.end {
    case .optimal:
      return levels.isEmpty
        ? Document([.paragraph(say(.nothing).marked(.note))]) : Document(levels)
    case .unbounded(let ray):
      return Document(levels + blocks(ray))
    case .contradiction(let conflict):
      let view = ConflictView(conflict, in: speech)
      return conflict.trials == nil ? view.inBrief() : view.inFull()
    }
  }

  // MARK: A least value

  /// The objective, the objectives above as often as it takes, and the equations as often as it
  /// takes; and the sum of all that, in which nothing can be below zero but the constant.
  private func blocks(_ proof: LevelProof) -> [Block] {
    let objective = ObjectiveName.colored(proof.level)
    var rows: [[Text]] = [["", objective, "=", sum(proof.objective), ""]]
    for above in proof.above {
      let name = ObjectiveName.colored(above.level)
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
      say(.sum), "", "=", Naming.sum(proof.total), Text("≥ ", .good) + Text(proof.value, .good),
    ])
    let rest = proof.total.terms.map { Naming.name($0) }
    return [
      .blank,
      .paragraph(say(.atLeast(proof.level, proof.value, isBelow: !proof.above.isEmpty))),
      .indented(
        Document([
          .grid(Grid(rows, alignments: [.right, .right, .center, .left, .left], gap: 1))
        ])),
      .paragraph(say(.rest(rest, proof.value)) + greatest(proof)),
    ]
  }

  /// Of a single `maximize` what that means for its expression.
  private func greatest(_ proof: LevelProof) -> Text {
    guard let maximized = report.problem.maximized(at: proof.level) else { return "" }
    let expression = report.problem.sum(maximized.expression)
    return " " + say(.atMost(expression, maximized.value(where: proof.value)))
  }

  private func sum(_ form: NamedForm) -> Text { Naming.sum(form, constantFirst: false) }

  private func factor(_ value: Rational) -> Text {
    value.signum < 0 ? "− \(value.magnitude) ×" : "+ \(value) ×"
  }

  // MARK: No least value

  private func blocks(_ ray: Ray) -> [Block] {
    let steps = ray.steps.map { step in
      let sign: Text = step.coefficient.signum < 0 ? " − " : " + "
      return Naming.name(step) + sign
        + Naming.sum(constant: 0, [(step.coefficient.magnitude, Text(ray.parameter))])
    }
    let words = ProofWords.ray(
      ray.level, parameter: ray.parameter, steps: steps, change: ray.change)
    return [.blank, .paragraph(say(words))]
  }
}
