// Where the walk stands, for whoever asks about the pivot that comes.

public import Language
import Simplex

extension Session {
  /// The next pivot that there is a choice in, from where the walk stands; nil where there is none.
  ///
  /// - Throws: if the solve is stopped.
  public mutating func placeInWalk() throws(Failure) -> PlaceInWalk? {
    var walk = try traced()
    while !walk.isAtEnd {
      let (leg, before) = walk.advance()
      if let pivot = leg.pivot, pivot.isByCost {
        return PlaceInWalk(
          pivot, walk.place(before, settings.form), position: walk.position - 1)
      }
    }
    return nil
  }

  /// What comes of a pivot of the learner's own at a place. This session stays as it is.
  ///
  /// - Parameters:
  ///   - entering: the column that enters; nil: the one that does by the rule.
  ///   - leaving: the column that leaves; nil: the one that does by the ratio test.
  ///   - tellsRule: whether what the rule would have done is told.
  /// - Throws: where there can be no such pivot, and what it would break.
  public func pivoting(
    at place: PlaceInWalk, entering: Name?, leaving: Name?, tellsRule: Bool
  ) throws(Failure) -> ManualPivotReport {
    var copy = self
    copy.keepsRuleSecret = !tellsRule
    let range = (entering ?? leaving)?.range ?? SourceRange(0, 0)
    _ = try copy.go(to: place.position, range)
    return try copy.pivot(entering ?? Name(place.entering, range), leaving)
  }
}
