// The rows of the table of commands: points and variables, and what is asked of a solution.

extension CommandTable {
  static let pointRows: [CommandEntry] = [
    CommandEntry(
      .point,
      arguments: .definitions,
      guesses: ["points", "const", "constant", "let", "define", "def"],
      parse: { parser, command throws(Diagnostic) in try parser.points(command) }),
    CommandEntry(
      .variables, or: ["vars"],
      arguments: .declarations,
      guesses: ["variable", "variables", "declare", "dim"],
      parse: { parser, command throws(Diagnostic) in try parser.declarations(command) }),
  ]

  static let readingRows: [CommandEntry] = [
    CommandEntry(
      .list,
      guesses: ["ls", "constraints"],
      parse: { _, _ in .question(.list) }),
    CommandEntry(
      .decompose,
      arguments: .labels,
      guesses: ["slacks", "rewrite"],
      parse: { parser, command throws(Diagnostic) in
        .question(.decompose(try parser.names(0..., upTo: 1, for: command).first))
      }),
    CommandEntry(
      .objectives,
      guesses: ["functions", "goals"],
      parse: { _, _ in .question(.objectives) }),
    CommandEntry(
      .solve,
      guesses: ["run", "solution", "optimize", "optimise", "compute"],
      parse: { _, _ in .question(.solve) }),
    CommandEntry(
      .region,
      arguments: .variables,
      guesses: ["regions", "range", "interval"],
      parse: { parser, command throws(Diagnostic) in
        .question(.region(try parser.names(0..., upTo: 2, for: command)))
      }),
    CommandEntry(
      .wireframe,
      arguments: .variables,
      yieldsBeginnings: true,
      guesses: ["polytope", "polyhedron"],
      parse: { parser, command throws(Diagnostic) in try parser.wireframe(command) }),
    CommandEntry(
      .plot,
      arguments: .levelAndVariables,
      guesses: ["draw", "graph", "chart"],
      parse: { parser, command throws(Diagnostic) in try parser.plot(command) }),
    CommandEntry(
      .value,
      arguments: .expression,
      guesses: ["eval", "evaluate", "calc", "print", "echo"],
      parse: { parser, command throws(Diagnostic) in try parser.value(command) }),
    CommandEntry(
      .why,
      arguments: .variablesAndLabels,
      guesses: ["because", "reason", "explain"],
      parse: { parser, command throws(Diagnostic) in try parser.question(command) }),
    CommandEntry(
      .conflict,
      guesses: ["conflicts", "iis", "clash"],
      parse: { _, _ in .question(.conflict) }),
    CommandEntry(
      .prove,
      guesses: ["proof", "certificate", "certify"],
      parse: { _, _ in .question(.prove) }),
    CommandEntry(
      .duel,
      yieldsBeginnings: true,
      guesses: ["compare", "weights", "float"],
      parse: { _, _ in .question(.duel) }),
    CommandEntry(
      .dual,
      arguments: .level,
      yieldsBeginnings: true,
      guesses: ["duality", "primal", "prices"],
      parse: { parser, command throws(Diagnostic) in try parser.dual(command) }),
  ]
}
