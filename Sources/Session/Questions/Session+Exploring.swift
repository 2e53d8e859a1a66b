// sensitivity, duel, dual: what would be if constants were a little others, or weights stood for levels, and what prices
// prove the answer.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  mutating func sensitivity(_ range: SourceRange) throws(Failure) -> SensitivityReport {
    let resolution = try solutions.traced
    switch resolution.outcome {
    case .optimal: return try completed { () throws(Stop) in try SensitivityReport(resolution) }
    case .unbounded(let objective):
      let level = resolution.model.levels[objective]
      guard objective > 0 else { throw Failure(.solution(.unbounded(level: level.name, range))) }
      let above = try solutions.traced(above: level)
      return try completed { () throws(Stop) in
        try SensitivityReport(above, unboundedLevel: level)
      }
    case .infeasible: throw Failure(try unsatisfiable(resolution, range))
    }
  }

  mutating func spreadsheet(_ range: SourceRange) throws(Failure) -> SpreadsheetReport {
    let resolution = try solutions.traced
    switch resolution.outcome {
    case .optimal: return try completed { () throws(Stop) in try SpreadsheetReport(resolution) }
    case .unbounded(let objective):
      throw Failure(
        .solution(.unbounded(level: resolution.model.levels[objective].name, range)))
    case .infeasible: throw Failure(try unsatisfiable(resolution, range))
    }
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
    case .contradictory: throw Failure(try unsatisfiable(try solutions.traced, range))
    }
  }

  func unsatisfiable(
    _ resolution: TracedSolution, _ range: SourceRange
  ) throws(Failure) -> SessionFault {
    let conflict = try completed { () throws(Stop) in try resolution.conflict() }
    return .solution(.unsatisfiable(conflict: conflict?.ids ?? [], range))
  }

  /// - Parameter mark: the level; nil for the highest.
  mutating func dual(_ mark: LevelMark?, _ range: SourceRange) throws(Failure) -> DualReport? {
    guard let index = try place(of: mark, mark?.range ?? range) else { return nil }
    var resolution = try solutions.traced
    if case .unbounded(let objective) = resolution.outcome {
      let level = resolution.model.levels[objective]
      guard objective >= index else {
        throw Failure(.solution(.unbounded(level: level.name, range)))
      }
      if objective > index { resolution = try solutions.traced(above: level) }
    }
    // What the levels above come to is not known then.
    if index > 0, resolution.outcome == .infeasible {
      throw Failure(try unsatisfiable(resolution, range))
    }
    return DualReport(resolution, level: index)
  }

  func duel() throws(Failure) -> Duel {
    try completed { () throws(Stop) in try Duel(state.hierarchy, control: control) }
  }
}
