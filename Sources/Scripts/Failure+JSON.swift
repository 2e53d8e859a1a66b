// Why a line was refused, for programs.

import Interpreter
import Language
import Rationals
import Rendering

extension Failure {
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(diagnostic.code.rawValue)),
      .init("message", .string(diagnostic.message)),
      .init("column", .integer(diagnostic.range.column)),
    ]
    if let suggestion = diagnostic.suggestion {
      members.append(.init("suggestion", .string(suggestion)))
    }
    if diagnostic.code == .unsatisfiable {
      members.append(.init("conflict", .array(conflict.map { .string($0) })))
      members.append(
        .init(
          "certificate",
          .array(
            certificate.map { id, multiplier in
              .object([
                .init("id", .string(id)), .init("multiplier", .string(multiplier.description)),
              ])
            })))
    }
    return .object(members)
  }
}
