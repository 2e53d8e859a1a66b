// What is said where what is missing counts M in the objective, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension Russian {
  /// With M a cost is two numbers.
  static func entersWithPenalty(_ pivot: PivotReport) -> Text? {
    guard let costs = pivot.candidates.first(where: { $0.column == pivot.entering })?.costs,
      costs.count == 2, let level = pivot.costLevels.last
    else { return nil }
    let text: Text =
      "Вводится \(pivot.entering.strong): оценка в строке \(English.penalized(level)) равна "
      + "\(English.penalty(costs[0], costs[1])). M больше любого числа, поэтому она "
    let count = pivot.candidateCount
    if count < 2 { return text + "отрицательна, а других отрицательных нет." }
    return text
      + Text(
        "наименьшая из \(count) "
          + "\(RussianGrammar.plural(count, "отрицательной", "отрицательных", "отрицательных")):")
  }
}
