// A refused line as JSON: the value of `"error"` in an object of `run --format json`.

import Language
public import Session

extension Failure {
  /// Code, message and place; of a contradiction the conflict with the multipliers of its proof, and the
  /// ways out.
  ///
  /// - Parameters:
  ///   - message: the failure in words.
  ///   - suggestion: what was perhaps meant.
  public func json(message: String, suggestion: String?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(code.rawValue)), .init("message", .string(message)),
      .init("column", .integer(range.column)),
    ]
    if let suggestion { members.append(.init("suggestion", .string(suggestion))) }
    if code == .unsatisfiable {
      members.append(.init("conflict", .strings(conflict)))
      members.append(
        .init(
          "certificate",
          .array(
            certificate.map { id, multiplier in
              .object([.init("id", .string(id)), .init("multiplier", .number(multiplier))])
            })))
    }
    if let refused { members.append(.init("ways", refused.waysJSON)) }
    return .object(members)
  }
}
