// What is told of the walk, as values: the legs, the place, the end.

import ConstraintHierarchies
import Simplex

extension Walk {
  /// A solver of this walk, with the names of its columns.
  func place(_ solver: Solver, _ drawsTableau: Bool) -> WalkPlace {
    WalkPlace(names: names, solver: solver, drawsTableau: drawsTableau)
  }

  /// Takes the next leg.
  ///
  /// - Returns: nil at the end.
  mutating func tellNext(_ drawsTableau: Bool) -> LegReport? {
    if isAtEnd { return nil }
    let number = position + 1
    let (leg, before) = advance()
    guard let pivot = leg.pivot else { return nil }
    let place = place(before, drawsTableau)
    return LegReport(
      events: leg.preamble.compactMap { place.event($0) },
      pivot: place.report(pivot, number: number, showsDictionary: true))
  }

  /// What comes after the last pivot.
  ///
  /// - Precondition: the walk is there.
  var end: [WalkEvent] {
    let place = place(solverAtNextPivot, false)
    return (legs.last?.preamble ?? []).compactMap { place.event($0) }
  }

  /// Where the walk stands; at the end with all that comes after the last pivot.
  ///
  /// - Parameters:
  ///   - count: how many of the learner's own pivots there were before.
  ///   - ahead: the solver a few steps on, if those have been told already.
  func report(
    _ drawsTableau: Bool, ownBefore count: Int = 0, showing ahead: Solver? = nil
  ) -> PlaceReport {
    let solver = ahead ?? (isAtEnd ? solverAtNextPivot : self.solver)
    let own = ownPivots
    return PlaceReport(
      position: position, count: pivotCount, own: own, takenBack: max(count - own.count, 0),
      dictionary: place(solver, drawsTableau).dictionary())
  }
}
