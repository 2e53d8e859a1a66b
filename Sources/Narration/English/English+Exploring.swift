// What is said of sweeps and prices, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: SweepWords) -> Text {
    switch words {
    case .swept(let report): swept(report)
    case .onlyAbove(let level):
      Text(
        "\(Naming.objective(level)) is unbounded below, so only the levels above \(level.name) are "
          + "shown")
    case .nothingAnywhere:
      "nothing is left anywhere in this range: the requirements contradict one another"
    case .nothingDepends(let name):
      Text("nothing changes: no enabled constraint contains \(name)")
    case .still(let values):
      "the same everywhere: " + EnglishGrammar.list(values)
    case .heldTexts(let views):
      Text(
        "the \(EnglishGrammar.agreeing(views.count, "text", "texts")) of \(EnglishGrammar.list(views)) "
          + EnglishGrammar.agreeing(
            views.count, "keeps the height that it has", "keep the heights that they have")
          + " throughout: a sweep takes no layout passes, as suggest does")
    case .hiddenVariables(let count):
      Text("\(EnglishGrammar.count(count, "more variable")), not shown")
    case .morePieces(let count): Text("and \(EnglishGrammar.count(count, "more piece"))")
    case .from(let name): "\(name) from"
    case .to: "to"
    case .below(let value): "below \(value)"
    case .above(let value): "above \(value)"
    case .nothingLeft: "nothing is left"
    case .least(let name): Text("least \(name)")
    case .greatest(let name): Text("greatest \(name)")
    case .against(let subject, let name): "\(subject) against \(name)"
    case .edges(let isHorizontal):
      isHorizontal ? "Left and right edges" : "Tops and bottoms"
    }
  }

  /// `X2 from 0 to 30; now it is 20`, `b: X >= t, t from 0 to 30; now it is 20`
  private static func swept(_ report: SweepReport) -> Text {
    let subject = report.subject
    let (lower, upper) = report.asked
    let title: Text =
      if let constraint = subject.constraint {
        "\(subject.name, .strong): \(constraint.text, .code), \(constraint.constant, .strong)"
      } else {
        Text(subject.name, .strong)
      }
    let span: Text = lower == upper ? " at \(lower)" : " from \(lower) to \(upper)"
    return title + span + "; now it is \(subject.now)"
  }

  static func text(_ words: PriceWords) -> Text {
    switch words {
    case .none:
      "there are no prices without an objective; type one, such as maximize 3x + 5y, or a preference"
    case .now(let level, let measure, let value):
      "\(level.name, Naming.role(level)): \(measure) is \(value, .strong) now"
    case .ofZero(let count):
      Text("\(EnglishGrammar.count(count, "more constraint")) with a price of 0")
    case .constraint: "constraint"
    case .constant: "constant"
    case .price: "price of 1 more"
    case .holdsFrom: "holds from"
    case .objective: "objective"
    case .of: "of"
    case .coefficient: "coefficient"
    case .from: "from"
    case .to: "to"
    case .lastPlaces(let id, let below, let above):
      "\(id, .strong): nothing is left "
        + EnglishGrammar.list(
          [below.map { "below \($0)" as Text }, above.map { "above \($0)" }].compactMap { $0 }, "or"
        )
    case .turn(let id, let measure, let more, let less):
      "\(id, .strong): each unit more changes \(measure) by \(more), each unit less by \(less)"
    case .example(let id, let constant, let measure, let from, let to):
      "for instance, \("set \(id) \(constant)", .code) would change \(measure) by \(to - from), from "
        + "\(from) to \(to)"
    case .coefficients(let values):
      "Each coefficient may change by itself between these bounds, and no other solution is better than "
        + values.joined(separator: ", ")
    }
  }
}
