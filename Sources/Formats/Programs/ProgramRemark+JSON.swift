// What is to be said of a file of a linear program, as JSON.

import Programs

extension ProgramRemark {
  var json: JSONValue {
    .object([
      .init("what", .string(kind.rawValue)), .init("name", .string(subject)),
      .init("line", .integer(line)), .init("count", .integer(count)),
    ])
  }
}
