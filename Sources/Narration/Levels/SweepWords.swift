// What is said of sweeps and of prices.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What is said of a sweep.
enum SweepWords {
  /// What is swept, and between which places.
  case swept(SweepReport)
  /// The level has no least value, so that only those above it are shown.
  case onlyAbove(Priority)
  case nothingAnywhere
  case nothingDepends(String)
  /// What these are everywhere.
  case still([Text])
  /// The texts of these views keep their heights.
  case heldTexts([String])
  /// Of a coefficient: where two pieces meet, both are best.
  case bothAreBest
  case hiddenVariables(Int)
  case morePieces(Int)
  // The table.
  case from(Text)
  case to
  case below(Rational)
  case above(Rational)
  case nothingLeft
  /// The level of the objective has no greatest, or least, value.
  case endless(Objective.Direction)
  // The graphs.
  case least(String)
  case greatest(String)
  /// `X against P`
  case against(Text, Text)
  /// The left and right edges of the views, or their tops and bottoms.
  case edges(isHorizontal: Bool)
}

/// What is said of shadow prices.
enum PriceWords {
  case none
  /// What a level's prices count, and its value.
  case now(Priority, measure: Text, Rational)
  /// More constraints, which have a price of 0.
  case ofZero(Int)
  // The heads of the columns.
  case constraint, constant, price, holdsFrom, reducedCost, objective, of, coefficient, from, to
  /// The constants past which the requirements contradict one another.
  case lastPlaces(id: String, below: Rational?, above: Rational?)
  /// What the two prices at a corner mean, for a unit more and a unit less.
  case turn(id: String, measure: Text, more: Rational, less: Rational)
  /// A price as a command, and what that would change.
  case example(id: String, constant: Rational, measure: Text, from: Rational, to: Rational)
  case coefficients([Text])
}

extension SweepWords: Phrase {
  var english: Text {
    switch self {
    case .swept(let report): English.swept(report)
    case .onlyAbove(let level):
      "\(Naming.objective(level)) is unbounded below, so only the levels above \(level.name) are "
        + "shown"
    case .nothingAnywhere:
      "nothing is left anywhere in this range: the requirements contradict one another"
    case .nothingDepends(let name):
      "nothing changes: no enabled constraint contains \(formula: name)"
    case .still(let values):
      "the same everywhere: " + EnglishGrammar.list(values)
    case .heldTexts(let views):
      Text(
        "the \(EnglishGrammar.agreeing(views.count, "text", "texts")) of \(EnglishGrammar.list(views)) "
          + EnglishGrammar.agreeing(
            views.count, "keeps the height that it has", "keep the heights that they have")
          + " throughout: a sweep takes no layout passes, as suggest does")
    case .bothAreBest: "Where two pieces meet, the solutions of both are equally good."
    case .hiddenVariables(let count):
      Text("\(EnglishGrammar.count(count, "more variable")), not shown")
    case .morePieces(let count): Text("and \(EnglishGrammar.count(count, "more piece"))")
    case .from(let name): "\(name) from"
    case .to: "to"
    case .below(let value): "below \(value)"
    case .above(let value): "above \(value)"
    case .nothingLeft: "nothing is left"
    case .endless(let direction): direction == .maximize ? "no greatest value" : "no least value"
    case .least(let name): "least \(formula: name)"
    case .greatest(let name): "greatest \(formula: name)"
    case .against(let subject, let name): "\(subject) against \(name)"
    case .edges(let isHorizontal):
      isHorizontal ? "Left and right edges" : "Tops and bottoms"
    }
  }
}

extension PriceWords: Phrase {
  var english: Text {
    switch self {
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
    case .reducedCost: "(reduced cost)"
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

extension English {
  /// `X2 from 0 to 30; now it is 20`, `b: X >= t, t from 0 to 30; now it is 20`
  fileprivate static func swept(_ report: SweepReport) -> Text {
    let subject = report.subject
    let (lower, upper) = report.asked
    let title: Text =
      switch subject.kind {
      case .point: Text(formula: subject.name, .strong)
      case .constant(let text, let name):
        "\(subject.name, .strong): \(text, .code), \(name, .strong)"
      case .coefficient(let moving):
        "\(moving.objective.id, .strong): \(moving.objective.direction.rawValue) "
          + moving.sum + ", \(moving.name, .strong)"
      }
    let span: Text = lower == upper ? " at \(lower)" : " from \(lower) to \(upper)"
    return title + span + "; now it is \(subject.now)"
  }
}
