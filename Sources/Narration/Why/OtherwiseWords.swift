// What is said of what would be otherwise: why not, what if.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

enum OtherwiseWords {
  case whyNot(WhyNotReport)
  /// Before what would be the reply to a line.
  case ifLine(String)
  /// A variable that would be elsewhere.
  case change(WhatIfReport.Change)
  case moreChanges(Int)
  /// - Parameter notLookedAt: of so many variables that is not known.
  case nothingMoves(notLookedAt: Int)
  case nothingWasChanged
}

extension OtherwiseWords: Phrase {
  var english: Text {
    switch self {
    case .whyNot(let report): English.text(report)
    case .ifLine(let line): "If you typed \(line, .code):"
    case .change(let change):
      "\(formula: change.name, .strong): \(English.place(change.before)) → \(English.place(change.after))"
    case .moreChanges(let count):
      "and \(EnglishGrammar.count(count, "other variable")) would have other values, too."
    case .nothingMoves(0): "Every variable would be where it is."
    case .nothingMoves(let count):
      "Every variable that was looked at would be where it is; \(count) were not looked at."
    case .nothingWasChanged: Text("Nothing was changed.").marked(.dim)
    }
  }
}

extension English {
  fileprivate static func place(_ interval: Interval?) -> Text {
    guard let interval else { return "no value" }
    return interval.value.map { Text($0) } ?? ValueNaming.numbers(interval)
  }

  fileprivate static func text(_ report: WhyNotReport) -> Text {
    let relation = Text(report.relation, .strong)
    let now: Text =
      report.now.map { now in
        " Now "
          + ValueNaming(hierarchy: report.problem).statement(now.name, now.interval, isNamed: false)
          + "."
      } ?? ""
    switch report.verdict {
    case .holds: return "\(relation) is so in every solution: nothing stands against it."
    case .possible:
      return
        "\(relation) can be had: it is so in some of the solutions, which are as good as the others."
        + now
    case .breaks(let constraints):
      let against = constraints.map { named($0) }
      return "\(relation) breaks what is required: \(EnglishGrammar.list(against))." + now
    case .costs(let cost):
      let against = cost.violated.map { constraint, error -> Text in
        "\(named(constraint)) would be \(error.magnitude) off"
      }
      return "\(relation) would cost \(price(cost, report.problem))"
        + (against.isEmpty ? "." : ": \(EnglishGrammar.list(against)).") + now
    }
  }

  /// `f(high) 10, where 0 can be had`
  private static func price(_ cost: Consequence.Cost, _ problem: Hierarchy) -> Text {
    if let maximized = problem.maximized(at: cost.level) {
      return "\(ObjectiveName.colored(cost.level)): \(problem.sum(maximized.expression)) would be "
        + "\(maximized.value(where: cost.value)), where \(maximized.value(where: cost.least)) can be had"
    }
    return "\(ObjectiveName.colored(cost.level)) \(cost.value), where \(cost.least) can be had"
  }

  /// `b (X >= X2)`
  private static func named(_ constraint: Constraint) -> Text {
    "\(constraint.id, .strong) (\(formula: constraint.text))"
  }
}
