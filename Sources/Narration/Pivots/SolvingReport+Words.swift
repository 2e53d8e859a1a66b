// How far a long solve has come, in a line.

import ConstraintHierarchies
import Rationals
public import Session

extension SolvingReport {
  /// One line.
  public var words: String {
    if isMeasuring {
      return "\(Words.count(pivots, "pivot")), looking at the region after \(level.name)"
    }
    // A fraction of many digits tells nobody how far it has come.
    let value = objective.description
    let rest =
      value.count > 24 ? "" : level.isRequired ? ", lacking \(value)" : ", objective \(value)"
    return "\(Words.count(pivots, "pivot")), \(level.name)\(rest)"
  }
}
