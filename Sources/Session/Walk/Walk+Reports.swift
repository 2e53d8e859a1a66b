// What is told of the walk, as values: the legs, the place, the end.

import ConstraintHierarchies
import Language
import Simplex

extension Walk {
  /// A solver of this walk, with the names of its columns.
  func place(_ solver: Solver, _ form: ShowWord) -> WalkPlace {
    WalkPlace(names: names, solver: solver, form: form)
  }

  /// Takes the next leg.
  ///
  /// - Parameter count: how many of them are told at once.
  /// - Returns: nil at the end.
  mutating func tellNext(_ form: ShowWord, oneOf count: Int) -> LegReport? {
    if isAtEnd { return nil }
    let number = position + 1
    let (leg, before) = advance()
    guard let pivot = leg.pivot else { return nil }
    let place = place(before, form)
    return LegReport(
      events: events(leg.preamble, before: pivot, at: place, number: number),
      pivot: place.report(pivot, number: number, dictionaryOneOf: count))
  }

  /// What comes after the last pivot.
  ///
  /// - Precondition: the walk is there.
  var end: [WalkEvent] {
    events(
      legs.last?.preamble ?? [], before: nil, at: place(solverAtNextPivot, .dictionary),
      number: pivotCount + 1)
  }

  // MARK: Between pivots

  /// What is told between two pivots.
  enum Telling: Sendable {
    /// The step of that index.
    case step(Int)
    /// A level begins of which the method says nothing, because it has no constraints.
    case beginning(ofStage: Int)
  }

  /// What is told between two pivots: the method's steps, and the levels that begin between them without one.
  ///
  /// - Parameters:
  ///   - pivot: what comes after the steps, if that is a pivot.
  ///   - number: of that pivot, counted from 1.
  func tellings(_ steps: [Step], before pivot: Pivot?, number: Int) -> [Telling] {
    var stage = number > 1 ? legs[number - 2].pivot?.stage ?? 0 : 0
    var tellings: [Telling] = []
    func begin(_ rank: Int) {
      if rank > stage { tellings.append(.beginning(ofStage: rank)) }
      stage = max(stage, rank)
    }
    for (index, step) in steps.enumerated() {
      switch step {
      case .stage(let begun): stage = begun
      case .minimum(let objective, _), .end(.unbounded(let objective)): begin(objective + 1)
      // No other step begins a level.
      default: break
      }
      tellings.append(.step(index))
    }
    if let pivot { begin(pivot.stage) }
    return tellings
  }

  /// The same as facts.
  ///
  /// - Parameter place: after the steps.
  func events(
    _ steps: [Step], before pivot: Pivot?, at place: WalkPlace, number: Int
  ) -> [WalkEvent] {
    tellings(steps, before: pivot, number: number).compactMap { telling in
      switch telling {
      case .step(let index): place.event(steps[index])
      case .beginning(let stage): place.beginning(ofStage: stage)
      }
    }
  }

  /// Where the walk stands; at the end with all that comes after the last pivot.
  ///
  /// - Parameters:
  ///   - count: how many of the learner's own pivots there were before.
  ///   - ahead: the solver a few steps on, if those have been told already.
  func report(
    _ form: ShowWord, ownBefore count: Int = 0, showing ahead: Solver? = nil
  ) -> PlaceReport {
    // At the beginning the rows of the first dictionary come in before the first pivot.
    let isAhead = isAtEnd || self.solver.tableau.rows.isEmpty
    let solver = ahead ?? (isAhead ? solverAtNextPivot : self.solver)
    let own = ownPivots
    return PlaceReport(
      position: position, count: pivotCount, own: own, takenBack: max(count - own.count, 0),
      dictionary: place(solver, form).dictionary())
  }
}
