// The solution of a script.

import ConstraintHierarchies
import Rationals
public import Session

extension SolutionReport {
  /// The solution as the value of `"solution"`.
  public var json: JSONValue { PlainSolution.shape.json(plain) }

  private var plain: PlainSolution {
    PlainSolution(
      status: status, variables: plainVariables,
      levels: levels.map { level in
        PlainSolution.Level(
          priority: level.priority, minimum: level.minimum, pivots: level.pivots,
          hasMorePivots: level.hasMorePivots, names: variables, region: level.region)
      },
      constraints: constraints.map { row in
        PlainSolution.Row(
          id: row.constraint.id, text: row.constraint.text, priority: row.constraint.priority,
          weight: row.constraint.weight, error: row.error,
          holds: row.error.map { row.constraint.holds(error: $0) })
      },
      objectives: objectives.map { aim in
        PlainSolution.Aim(
          id: aim.objective.id, text: aim.objective.text, priority: aim.objective.priority,
          value: aim.value)
      },
      conflict: conflict, isUnique: uniqueness.map { $0.isOnly },
      frames: frames.isEmpty ? nil : frames)
  }

  private var plainVariables: [PlainSolution.Variable] {
    let intervals = intervals
    return variables.indices.map { index in
      let value = values?[index]
      let interval: Interval? =
        switch uniqueness {
        case .only: Interval(lower: value, upper: value)
        case .oneOfSeveral, .unknown: nil
        case nil: intervals.isEmpty ? .everything : intervals[index]
        }
      return PlainSolution.Variable(name: variables[index], value: value, interval: interval)
    }
  }
}

extension SolvedReport.Uniqueness {
  fileprivate var isOnly: Bool? {
    switch self {
    case .only: true
    case .oneOfSeveral: false
    case .unknown: nil
    }
  }
}
