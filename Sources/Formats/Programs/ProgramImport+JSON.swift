// A program of a file that came into a session, as JSON.

import Session

extension ProgramImport {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    .reply(
      "program",
      [
        .init("name", .string(name)),
        .init("sense", .string(isMaximized ? "maximize" : "minimize")),
        .init("objective", objective.map { .string($0) } ?? .null),
        .init("columns", .integer(columnCount)), .init("rows", .integer(rowCount)),
        .init("bounds", .integer(boundCount)), .init("freeRows", .strings(freeRows)),
        .init(
          "renamed",
          .array(
            renamings.map { renaming in
              .object([
                .init("what", .string(renaming.kind.rawValue)),
                .init("name", .string(renaming.old)),
                .init("as", .string(renaming.new)),
              ])
            })),
        .init("remarks", .array(remarks.map { $0.json })),
      ])
  }
}
