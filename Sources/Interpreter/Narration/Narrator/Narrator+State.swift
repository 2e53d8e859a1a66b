// The words for what there is.

import ConstraintHierarchies
import Rendering

extension Narrator {
  func document(_ answer: StateAnswer) -> Document {
    switch answer {
    case .told(let document): document
    case .value(let report): document(report)
    }
  }

  /// `X + 1 = 21`, `X in [X1, X2] = [10, 20]  ambiguous: …`
  private func document(_ report: ValueReport) -> Document {
    let naming = ValueNaming(hierarchy: report.problem)
    if report.isConstant, let value = report.interval.value {
      let text: Text = "\(report.expression, .strong) = \(value)"
      return Document([.paragraph(text.withWholeNumbers)])
    }
    var text = naming.statement(report.expression, report.interval).withWholeNumbers
    if report.interval.isAmbiguous { text += "  \(Words.ambiguous, .note)" }
    return Document([.paragraph(text)])
  }
}
