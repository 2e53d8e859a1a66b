// A level of the session's problem as a linear program that can be written.

import ConstraintHierarchies
public import Language
public import ProgramSolving
import Rationals
import Simplex

extension Session {
  /// A level as a linear program, with the levels above held at their least values.
  ///
  /// - Parameters:
  ///   - mark: the level; nil for the highest.
  ///   - name: what the program is to call itself.
  ///   - range: the place in the line that is to blame if there is no such program.
  /// - Throws: if there is no such level, or a level above it has no least value.
  /// - Complexity: linear in the size of the problem, besides a solve of the levels above.
  public mutating func levelProgram(
    _ mark: LevelMark?, named name: String, _ range: SourceRange
  ) throws(Failure) -> LevelProgram {
    let levels = state.hierarchy.levels
    guard let index = try place(of: mark, range) else {
      return LevelProgram(state.hierarchy, name: name) { _ in 0 }
    }
    if index > 0 {
      if try solutions.outcome == .infeasible {
        let ids = try solutions.conflict()?.ids ?? []
        throw Failure(.solution(.unsatisfiable(conflict: ids, range)))
      }
      let solved = try solutions.solvedLevels
      if solved < index {
        let first = levels[solved].name
        throw Failure(.solution(.unbounded(level: first, range)))
      }
    }
    var least: [Priority: Rational] = [:]
    for level in levels[..<index] { least[level] = try solutions.minimum(of: level) }
    return LevelProgram(state.hierarchy, name: name, level: levels[index]) { least[$0] ?? 0 }
  }

  /// The place of a level among the hierarchy's.
  ///
  /// - Parameter mark: the level; nil for the highest.
  /// - Returns: nil where there is no level and none was named.
  /// - Throws: if there is no such level.
  func place(of mark: LevelMark?, _ range: SourceRange) throws(Failure) -> Int? {
    let levels = state.hierarchy.levels
    guard let mark else { return levels.isEmpty ? nil : 0 }
    if let index = levels.firstIndex(where: { $0.rawValue == mark.value }) { return index }
    let asked = Priority(rawValue: mark.value)?.name ?? mark.number
    throw Failure(.solution(.unknownLevel(asked, among: levels.map { $0.name }, range)))
  }
}
