// Proofs as JSON.

import ConstraintHierarchies
import Session

extension ProofReport {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    let end: (status: SolutionStatus, ray: JSONValue, conflict: JSONValue) =
      switch self.end {
      case .optimal: (.optimal, .null, .null)
      case .unbounded(let ray): (.unbounded, ray.json, .null)
      case .contradiction(let report): (.unsatisfiable, .null, .object(report.members))
      }
    return .reply(
      "proof",
      [
        .init("status", .string(end.status.rawValue)),
        .init("levels", .array(levels.map { $0.json })), .init("ray", end.ray),
        .init("conflict", end.conflict),
      ])
  }
}

extension LevelProof {
  fileprivate var json: JSONValue {
    .object(
      level.members + [
        .init("value", .number(value)), .init("objective", objective.json),
        .init("above", .array(above.map { $0.json })),
        .init("equations", .array(equations.map { $0.json })), .init("sum", total.json),
      ])
  }
}

extension LevelProof.Above {
  fileprivate var json: JSONValue {
    .object(
      level.members + [
        .init("multiplier", .number(multiplier)), .init("value", .number(value)),
        .init("objective", objective.json),
      ])
  }
}

extension LevelProof.Equation {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(id)), .init("multiplier", .number(multiplier)), .init("form", form.json),
    ])
  }
}

extension Ray {
  fileprivate var json: JSONValue {
    .object(
      level.members + [
        .init(
          "steps",
          .array(
            steps.map {
              .object([
                .init("name", .string($0.typedName)), .init("step", .number($0.coefficient)),
              ])
            })),
        .init("change", .number(change)),
      ])
  }
}

extension Priority {
  fileprivate var members: [JSONValue.Member] {
    [.init("priority", .integer(rawValue)), .init("name", .string(name))]
  }
}
