// How far a long solve has come, and what a saved script says of itself, in English.

import ConstraintHierarchies
import Rationals
import Session
import Wording

extension English {
  static let scriptOrigin = "# Saved by Slackline; load brings it back."

  static func text(_ report: SolvingReport) -> String {
    let pivots = EnglishGrammar.count(report.pivots, "pivot")
    if report.isMeasuring { return "\(pivots), looking at the region after \(report.level.name)" }
    // A fraction of many digits tells nobody how far it has come.
    let value = report.objective.description
    let rest =
      value.count > 24
      ? "" : report.level.isRequired ? ", lacking \(value)" : ", objective \(value)"
    return "\(pivots), \(report.level.name)\(rest)"
  }
}
