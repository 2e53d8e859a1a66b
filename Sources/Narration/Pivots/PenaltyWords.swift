// What is said where what is missing counts M in the objective.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  /// `f(low) + M·missing`
  static func penalized(_ level: Priority) -> Text {
    ObjectiveName.colored(level) + " + M·" + ObjectiveName.colored(.required)
  }

  /// With M a cost is two numbers.
  static func entersWithPenalty(_ pivot: PivotReport) -> Text? {
    guard let costs = pivot.candidates.first(where: { $0.column == pivot.entering })?.costs,
      costs.count == 2, let level = pivot.costLevels.last
    else { return nil }
    let text: Text =
      "Enters: \(pivot.entering.strong). Its cost in \(penalized(level)) is \(penalty(costs[0], costs[1])); M being larger "
      + "than any number, "
    return pivot.candidateCount < 2
      ? text + "that is below 0, and no other is."
      : text + "that is the most negative of \(pivot.candidateCount) that could enter:"
  }

  /// `−2M − 3`
  static func penalty(_ multiple: Rational, _ rest: Rational) -> Text {
    Naming.sum(
      constant: rest, multiple.isZero ? [] : [(multiple, Text("M"))], constantFirst: multiple.isZero
    )
  }
}
