// How far a long solve has come, in a line.

import ConstraintHierarchies
import Rationals
public import Session
public import Wording

extension SolvingReport {
}

extension SolvingReport: Phrase {
  public var english: String {
    let pivots = EnglishGrammar.count(self.pivots, "pivot")
    if self.hasConflict { return "\(pivots), looking for a smaller conflict" }
    if self.isMeasuring { return "\(pivots), looking at the region after \(self.level.name)" }
    // A fraction of many digits tells nobody how far it has come.
    let value = self.objective.description
    let rest =
      value.count > 24
      ? "" : self.level.isRequired ? ", lacking \(value)" : ", objective \(value)"
    return "\(pivots), \(self.level.name)\(rest)"
  }
}

extension English {
  static let scriptOrigin = "# Saved by Slackline; load brings it back."
}
