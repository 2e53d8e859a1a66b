// list, decompose, objectives, solve, value, region, conflict: what there is and what it comes to.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

extension Session {
  /// The values that an expression can take; where there is no solution, why.
  mutating func intervalOrFailure(
    of linear: LinearExpression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    if solutions.outcome == .infeasible {
      throw Failure(.unsatisfiable(conflict: solutions.conflict()?.ids ?? [], range))
    }
    if let level = solutions.unboundedLevel {
      throw Failure(.unbounded(level: level.name, range))
    }
    return solutions.interval(of: linear) ?? .everything
  }

  // MARK: region

  mutating func region(_ names: [Name]) throws(Failure) -> Document {
    var variables: [Variable] = []
    for name in names {
      guard case .variable(let variable) = state.hierarchy.symbol(named: name.text) else {
        throw Failure(.unknownName(name, among: state.hierarchy.variableNames))
      }
      variables.append(variable)
    }
    if state.hierarchy.variableNames.isEmpty {
      return Document([.paragraph(Text(Words.noVariables, .note))])
    }
    if variables.count == 2 {
      return PlanePicture(
        solutions.traced, solutions.valuation, variables[0], variables[1]
      ).region()
    }
    return LevelStory(
      solutions.levelsReport(of: variables.isEmpty ? state.hierarchy.variables : variables)
    ).document
  }
}

extension Words {
  static let noConstraints = "there are no constraints yet; type one, such as X = 3 @low"
  static let noPreferences =
    "there are no objectives: only preferences have them; type one, such as X = 3 @low"
  static let noVariables = "there are no variables yet; a constraint such as X >= 0 makes one"
  static let nothingToSolve = "there is nothing to solve yet; type a constraint, such as X >= 0"
  static let ambiguous = "ambiguous: every value in there is as good"
}
