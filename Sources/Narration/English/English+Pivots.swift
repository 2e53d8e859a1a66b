// What is said of pivots, in English.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: PivotWords) -> Text {
    switch words {
    case .heading(let pivot):
      "\("Pivot \(pivot.number)", .strong): \(pivot.entering.strong) enters, \(pivot.leaving.strong) "
        + "leaves."
    case .free(let pivot):
      "\(pivot.entering.strong) may have any sign, so it goes into the basis first and stays there, out "
        + "of every ratio test. It takes the place of \(pivot.leaving.strong), whose row contains it, and "
        + "becomes \(pivot.length)."
    case .placeholder(let equation, let pivot):
      "The equation \(equation, .strong) has no slack: \(pivot.leaving.strong) only stands for its left "
        + "side minus its right side. That must be 0, so it leaves for good."
    case .enters(let pivot, let rule): enters(pivot, rule)
    case .ratioHeading(let pivot):
      "Ratio test: how far can \(pivot.entering.strong) grow before another variable falls below 0?"
    case .onlyRatio: "← the only one"
    case .smallestRatio: "← smallest"
    case .equalRatio: "equal; ties go to the column that came first"
    case .leaves(let pivot):
      pivot.length.isZero
        ? "Leaves: \(pivot.leaving.strong). \(degenerate)"
        : "Leaves: \(pivot.leaving.strong), the first to reach 0, when \(pivot.entering.strong) is "
          + "\(pivot.length)."
    case .change(let pivot):
      pivot.length.isZero
        ? "\(ObjectiveName.colored(pivot.level)) stays at \(pivot.before)."
        : "\(ObjectiveName.colored(pivot.level)): \(pivot.before) → \(pivot.after, .strong)."
    case .arithmetic(let pivot):
      "\(ObjectiveName.colored(pivot.level)): \(pivot.before) + (\(pivot.cost)) × \(pivot.length) = "
        + "\(pivot.after, .strong), its value plus \(pivot.length) times the cost of "
        + "\(pivot.entering.strong)."
    case .basis: "basis"
    case .largeTableau(let rows, let columns):
      Text(
        "(The tableau has \(EnglishGrammar.count(rows, "row")) and "
          + "\(EnglishGrammar.count(columns, "column")), too many to show with every pivot; goto N and "
          + "then tableau show it at one.)")
    case .cut(let rows, let columns):
      Text(
        "and "
          + EnglishGrammar.list(
            [(rows, "more row"), (columns, "more column")].filter { $0.0 > 0 }
              .map { EnglishGrammar.count($0.0, $0.1) }))
    }
  }

  private static func enters(_ pivot: PivotReport, _ rule: RuleWord) -> Text {
    let objective = ObjectiveName.colored(pivot.level)
    let text: Text =
      "Enters: \(pivot.entering.strong). Its cost in \(objective) is \(pivot.cost): each unit of it lowers "
      + "\(objective) by \(pivot.cost.magnitude)."
    if pivot.candidateCount < 2 { return text + " It is the only one that can enter." }
    let reason =
      switch rule {
      case .bland: "the first in order (Bland's rule)"
      case .dantzig: "the most negative cost (Dantzig's rule)"
      case .greatest: "the one that lowers it most in one pivot (greatest improvement)"
      }
    return text + " It is \(reason) among \(pivot.candidateCount) that could enter:"
  }

  private static let degenerate =
    "It is at 0 already, so nothing moves; only the basis changes (a degenerate pivot)."

  // MARK: A pivot of the learner's own

  static func text(_ words: ManualPivotWords) -> Text {
    switch words {
    case .heading(let pivot):
      "\("Pivot \(pivot.number), your own", .strong): \(pivot.entering.strong) enters, "
        + "\(pivot.leaving.strong) leaves."
    case .legal(let pivot):
      pivot.length.isZero
        ? "\("Legal", .good): \(pivot.leaving.strong) is at 0 already, so nothing moves; only the basis "
          + "changes (a degenerate pivot)."
        : "\("Legal", .good): \(pivot.leaving.strong) reaches 0 when \(pivot.entering.strong) is "
          + "\(pivot.length), and nothing else falls below 0."
    case .worth(let pivot): worth(pivot)
    case .comparison(.nothingLeft): "By the rule there was nothing left to do here."
    case .comparison(.same(let rule)):
      "The rule \(rule.rawValue, .code) would have done the same."
    case .comparison(.other(let rule, let entering, let leaving, let level, let after)):
      "The rule \(rule.rawValue, .code) would have taken \(entering.strong) in and \(leaving.strong) "
        + "out: \(ObjectiveName.colored(level)) → \(after)."
    case .yours: "← yours"
    }
  }

  private static func worth(_ pivot: PivotReport) -> Text {
    let (entering, objective) = (pivot.entering.strong, ObjectiveName.colored(pivot.level))
    let verdict: Text =
      switch pivot.cost.signum {
      case ..<0 where pivot.length.isZero:
        "\("Improving nothing yet", .note): the cost of \(entering) is \(pivot.cost), but it stays at 0. "
      case ..<0:
        "\("Improving", .good): each unit of \(entering) lowers \(objective) by "
          + "\(pivot.cost.magnitude). "
      case 0:
        "\("Not improving", .note): the cost of \(entering) is 0, so \(objective) does not change. "
      default:
        "\("Not improving", .note): the cost of \(entering) is \(pivot.cost): each unit of it raises "
          + "\(objective). "
      }
    return verdict + "\(objective): \(pivot.before) → \(pivot.after, .strong)."
  }

  // MARK: Remarks

  static func text(_ words: RemarkWords) -> String {
    switch words {
    case .nonbasic: "a nonbasic column"
    case .basic: "basic"
    case .doesNotFall: "does not fall"
    case .mayEnter(let cost): "may enter: cost \(cost)"
    case .wouldNotImprove(let cost): "cost \(cost): would not improve"
    case .mayLeave(let ratio): "ratio \(ratio): may leave"
    case .comesTooLate(let ratio): "ratio \(ratio): comes too late"
    }
  }
}
