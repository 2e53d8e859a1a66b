// A program of a file that came into a session, and what is to be said of the file.

import Programs
import Session

extension ProgramImport: Shaped {
  static let shape = Shape<ProgramImport>.reply(
    "program",
    """
    A linear program of a file came in, as lines of the language: how many columns became variables, how many \
    rows constraints, how many are never negative by their sign, of how many columns other bounds are required (as \
    bound.NAME). objective is the ID of the \
    objective, null for none, and lesserObjectives those of lower levels; freeRows those of rows without limits, which are disabled objectives. rowPriority: where the rows \
    are wishes, their priority; relaxed: the integers of the file, which may be any number here. renamed: \
    what no line could call by its name in the file, or what was taken.
    """,
    example: """
      {"kind": "program", "name": "factory", "sense": "maximize", "objective": "profit", "columns": 2, "rows": 3,
       "nonnegative": 2, "bounds": 0, "freeRows": [], "renamed": [{"what": "row", "name": "3rd", "as": "_3rd"}],
       "remarks": [{"what": "bound-again", "name": "x", "line": 9, "count": 1}]}
      """
  ) {
    field("name") { $0.name }
    field("sense", .words("minimize", "maximize")) { $0.isMaximized ? "maximize" : "minimize" }
    field("objective") { $0.objectives.first }
    maybe("lesserObjectives") { $0.objectives.count > 1 ? Array($0.objectives.dropFirst()) : nil }
    field("columns") { $0.columnCount }
    field("rows") { $0.rowCount }
    field("nonnegative") { $0.nonnegativeCount }
    field("bounds") { $0.boundCount }
    field("freeRows") { $0.freeRows }
    maybe("rowPriority") { $0.rowPriority }
    maybe("relaxed") { $0.relaxed.isEmpty ? nil : $0.relaxed }
    list("renamed") {
      $0.renamings
    } of: {
      field("what", .words([.column, .row, .objective])) { $0.kind }
      field("name") { $0.old }
      field("as") { $0.new }
    }
    field("remarks") { $0.remarks }
  }
}

extension ProgramRemark: Shaped {
  static let shape = Shape<ProgramRemark>.object {
    field("what") { $0.kind }
    field("name") { $0.subject }
    field("line") { $0.line }
    field("count") { $0.count }
  }

  static let listed = Shape<[ProgramRemark]>.list(shape).described(
    """
    What the file leaves to be said, each kind once: that it is read as it stands, and \
    may be meant otherwise. name: of what the first of them is told; line: where that stands.
    """)
}

extension ProgramRemark.Kind: ShapedWord {}
