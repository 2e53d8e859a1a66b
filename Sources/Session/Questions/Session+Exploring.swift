// sensitivity, duel, dual: what would be if constants were a little others, or weights stood for levels, and what prices
// prove the answer.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  mutating func sensitivity(_ range: SourceRange) throws(Failure) -> SensitivityReport {
    let unbounded = try solutions.unboundedLevel
    if unbounded == nil || unbounded == solutions.levels.first, let fault = try noSolution(range) {
      throw Failure(fault)
    }
    let optimum =
      if let unbounded { try solutions.dictionary(above: unbounded) } else {
        try solutions.dictionary
      }
    return try completed { () throws(Stop) in
      try SensitivityReport(optimum, unboundedLevel: unbounded)
    }
  }

  mutating func spreadsheet(_ range: SourceRange) throws(Failure) -> SpreadsheetReport {
    if let fault = try noSolution(range) { throw Failure(fault) }
    let optimum = try solutions.dictionary
    return try completed { () throws(Stop) in try SpreadsheetReport(optimum) }
  }

  mutating func transport(_ range: SourceRange) throws(Failure) -> TransportReport {
    guard let dual = try dual(nil, range) else {
      throw Failure(.solution(.noTransport(.noObjective, range)))
    }
    switch dual.ending {
    case .optimal(let value):
      do { return try TransportReport(dual, value: value) } catch {
        throw Failure(.solution(.noTransport(error, range)))
      }
    case .unbounded: throw Failure(.solution(.unbounded(level: dual.level.name, range)))
    case .contradictory: throw Failure(try unsatisfiable(range))
    }
  }

  /// - Parameter mark: the level; nil for the highest.
  mutating func dual(_ mark: LevelMark?, _ range: SourceRange) throws(Failure) -> DualReport? {
    guard let index = try place(of: mark, mark?.range ?? range) else { return nil }
    switch try solutions.outcome {
    case .optimal: return DualReport(try solutions.dictionary, level: index)
    case .infeasible:
      // What the levels above come to is not known then.
      if index > 0 { throw Failure(try unsatisfiable(range)) }
    case .unbounded:
      guard let level = try solutions.unboundedLevel else { break }
      let failing = solutions.levels.firstIndex(of: level) ?? 0
      if index > failing { throw Failure(.solution(.unbounded(level: level.name, range))) }
      if index < failing {
        return DualReport(try solutions.dictionary(above: level), level: index)
      }
    }
    return DualReport(try solutions.traced, level: index)
  }

  func duel() throws(Failure) -> Duel {
    try completed { () throws(Stop) in try Duel(state.hierarchy, control: control) }
  }
}
