// present: the walk as screens for a class.

import ConstraintHierarchies
import Simplex

extension Session {
  /// The walk through the solution as it stands, for a class.
  ///
  /// - Throws: if the solve is stopped.
  /// - Complexity: one more solve.
  public mutating func slideShow() throws(Failure) -> SlideShow {
    let resolution = try resolution
    let (solved, valuation) = (try solutions.current, try solutions.valuation)
    let walk = try completed { () throws(Stop) in try Walk(resolution) }
    let frames = try framesByLevel()
    let report = try solutions.solvedReport()
    let scenery = try completed { () throws(Stop) in
      try SlideScenery(walk, solved, valuation, frames: frames)
    }
    return SlideShow(
      walk, of: state, solved: report, valuation: valuation, scenery: scenery, settings: settings,
      predicts: predicts)
  }

  /// Counts the guesses that were made while it was shown.
  public mutating func count(_ show: SlideShow) { score += show.score }
}
