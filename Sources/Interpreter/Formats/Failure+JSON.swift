// A refused line as JSON: the value of `"error"` in an object of `run --format json`.

public import Language
public import Rendering

extension Failure {
  /// Code, message and place; of a contradiction the conflict with the multipliers of its proof, and the
  /// ways out.
  ///
  /// - Parameter diagnostic: the failure in words.
  public func json(as diagnostic: Diagnostic) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(diagnostic.code.rawValue)),
      .init("message", .string(diagnostic.message)),
      .init("column", .integer(diagnostic.range.column)),
    ]
    if let suggestion = diagnostic.suggestion {
      members.append(.init("suggestion", .string(suggestion)))
    }
    if diagnostic.code == .unsatisfiable {
      members.append(.init("conflict", .strings(conflict)))
      members.append(
        .init(
          "certificate",
          .array(
            certificate.map { id, multiplier in
              .object([.init("id", .string(id)), .init("multiplier", .number(multiplier))])
            })))
    }
    if let refused { members.append(.init("ways", refused.waysOut.json)) }
    return .object(members)
  }
}
