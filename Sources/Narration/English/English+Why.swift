// What holds a variable, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: HoldWords) -> Text {
    switch words {
    case .point(let name, let value):
      "\(name, .strong) is a point: it is \(value) because you said so, and "
        + "\("point \(name) = …", .code) moves it."
    case .ambiguous: "ambiguous: every value in the interval is equally good"
    case .nothing(let name): "Nothing holds \(name, .strong), from below or from above."
    case .nothingBelow: "From below nothing holds it."
    case .nothingAbove: "From above nothing holds it."
    case .first(let side, let holder):
      "\(opening(side)) \(named(holder.cause)) \(verb(holder, side)): \(says(holder))."
    case .inTurn(let names, let holder):
      "\(EnglishGrammar.list(names)) in turn \(EnglishGrammar.agreeing(names.count, "is", "are")) "
        + "\(holder.isPulling ? "pulled" : "held") by \(named(holder.cause)): \(says(holder))."
    case .limits(let holder): "\(named(holder.cause)) limits that: \(says(holder))."
    case .helps(let holder): "\(named(holder.cause)) helps: \(says(holder))."
    case .andSoOn(let causes): "And so on: \(ids(causes))."
    case .perhapsLess: "Perhaps not all of these are needed; there are too many to try."
    }
  }

  private static func opening(_ side: Hold.Side?) -> String {
    switch side {
    case .below?: "From below"
    case .above?: "From above"
    case nil: "On both sides"
    }
  }

  private static func verb(_ holder: HoldReport.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "holds it" }
    return switch side {
    case .below?: "pulls it up"
    case .above?: "pulls it down"
    case nil: "decides it"
    }
  }

  /// `X >= X2 is tight`, `it asks for X = X1`
  private static func says(_ holder: HoldReport.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(objective.text.withShortNumbers)
    case .constraint(let constraint):
      let text = constraint.text.withShortNumbers
      if holder.isPulling { return "it asks for \(text)" }
      return holder.isTight ? "\(text) is tight" : Text(text)
    }
  }

  /// `want (low)`
  private static func named(_ cause: Cause) -> Text {
    "\(cause.id, .strong) (\(cause.priority.name, Naming.role(cause.priority)))"
  }

  /// `a, b and c`, of many the first
  static func ids(_ causes: [Cause]) -> Text {
    // What holds in any case has no name that anybody has typed.
    let written = causes.filter { !$0.isImplied }.map { Text($0.id, .strong) }
    let implied = causes.compactMap { cause -> Text? in
      guard case .constraint(let constraint) = cause, constraint.isImplied else { return nil }
      return Text(constraint.text)
    }
    return EnglishGrammar.list(written + implied, atMost: 6)
  }

  // MARK: What would have to give

  static func text(_ words: MoveWords) -> Text {
    switch words {
    case .move: "to move"
    case .moveFurther: "to move further"
    case .moveDown: "to move down"
    case .moveUp: "to move up"
    case .goBelow(let end): "to go below \(end)"
    case .goAbove(let end): "to go above \(end)"
    case .or: "or"
    case .without(let causes): "without \(ids(causes))"
    case .tooMany: "more would have to give than could be tried here"
    case .otherWays: "in other ways"
    }
  }
}
