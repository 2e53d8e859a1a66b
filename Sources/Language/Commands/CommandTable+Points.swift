// The rows of the table of commands: points and variables.

extension CommandTable {
  static let pointRows: [CommandEntry] = [
    CommandEntry(
      "point", or: ["points"],
      form: "point NAME = VALUE, NAME = VALUE, ...",
      offers: .definitions,
      guesses: ["const", "constant", "define", "def"],
      task: .names, line: "point X0 = 0, X1 = 10",
      example: ["point X0 = 0, X1 = 10"],
      seeAlso: ["var", "constraint", "region"],
      parse: { parser, command throws(Diagnostic) in try parser.points(command) }),
    CommandEntry(
      "var", or: ["vars"],
      form:
        "var NAME, NAME, ... | var NAME, NAME, ... >= 0 | var 0 <= NAME <= N | vars fixed | vars free",
      offers: .declarations,
      guesses: ["variable", "variables", "declare", "dim"],
      task: .names, line: "var x, y",
      example: ["var x, y >= 0"],
      seeAlso: ["name", "free variable", "point", "dictionary"],
      parse: { parser, command throws(Diagnostic) in try parser.declarations(command) }),
  ]
}
