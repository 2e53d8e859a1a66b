// The rows of the table of commands: what is asked of a solution.

extension CommandTable {
  static let readingRows: [CommandEntry] = [
    CommandEntry(
      "solve",
      guesses: ["run", "solution", "optimize", "optimise", "compute"],
      task: .answers,
      example: ["x >= 3", "x = 1 @low", "solve"],
      seeAlso: ["trace", "region", "level"],
      make: { _ in .question(.solve) }),
    CommandEntry(
      "duel",
      yieldsBeginnings: true,
      guesses: ["compare", "weights", "float"],
      task: .answers,
      example: ["x = 0 @medium", "x = 1 @low weight 1001", "duel"],
      seeAlso: ["solve", "level", "weight"],
      make: { _ in .question(.duel) }),
    CommandEntry(
      "list",
      guesses: ["ls", "constraints", "info", "status", "state"],
      task: .answers,
      example: ["x >= 3", "x = 1 @low", "list"],
      seeAlso: ["label", "error", "drop"],
      make: { _ in .question(.list) }),
    CommandEntry(
      "value",
      takes: [.one(.expression)],
      guesses: ["eval", "evaluate", "calc", "print", "echo"],
      task: .answers, line: "value X",
      example: ["x = 3", "value 2x + 1"],
      seeAlso: ["expression", "ambiguity"],
      make: { .question(.value($0.values[0].expression)) }),
    CommandEntry(
      "decompose",
      takes: [.upTo(1, .id)],
      guesses: ["slacks", "rewrite"],
      task: .minimised,
      example: ["x >= 3", "x = 5 @low", "decompose"],
      seeAlso: ["slack", "objectives", "preference", "requirement"],
      make: { .question(.decompose($0.names.first)) }),
    CommandEntry(
      "objectives",
      guesses: ["functions", "goals"],
      task: .minimised,
      example: ["x >= 3", "x = 1 @low", "objectives"],
      seeAlso: ["objective", "level", "weight", "maximize"],
      make: { _ in .question(.objectives) }),
    CommandEntry(
      "plot",
      takes: [.optional(.one(.level)), .upTo(2, .variable)],
      guesses: ["draw", "graph", "chart"],
      task: .minimised, line: "plot low X",
      example: ["0 <= x <= 10", "x = 4 @low", "plot low x"],
      seeAlso: ["objective", "level", "region"],
      make: { .question(.plot($0.marks.first, $0.names)) }),
    CommandEntry(
      "region",
      takes: [.upTo(2, .variable)],
      guesses: ["regions", "range", "interval"],
      task: .regions, line: "region X",
      example: ["0 <= x <= 10", "x >= 4 @high", "region x"],
      seeAlso: ["ambiguity", "level", "plot", "wireframe"],
      make: { .question(.region($0.names)) }),
    CommandEntry(
      "wireframe",
      takes: [.optional(.several(.variable, 3...3))],
      yieldsBeginnings: true,
      guesses: ["polytope", "polyhedron"],
      task: .regions,
      example: ["0 <= x <= 4", "0 <= y <= 4", "0 <= z <= 4", "x + y + z <= 10", "wireframe"],
      seeAlso: ["region", "plot", "level"],
      make: { .question(.wireframe($0.names)) }),
    CommandEntry(
      "why",
      takes: [.one(.subject)],
      form: "why [VAR | EXPRESSION | ID | VIEW] | why not RELATION",
      guesses: ["because", "reason"],
      task: .reasons, line: "why X",
      example: ["x >= 3", "x = 1 @low", "why x", "why not x = 1"],
      seeAlso: ["what", "prove", "value", "priority", "conflict"],
      parse: { parser, _ throws(Diagnostic) in .question(try parser.reasonAsked()) }),
    CommandEntry(
      "what",
      takes: ["if", .one(.line)],
      yieldsBeginnings: true,
      task: .reasons, line: "what if point X1 = 5",
      example: ["point P = 3", "x >= P", "x = 1 @low", "what if point P = 5"],
      seeAlso: ["why", "undo", "sweep"],
      parse: { parser, command throws(Diagnostic) in .question(try parser.supposition(command)) }),
    CommandEntry(
      "branch",
      form: "branch VAR | branch LINE | LINE",
      yieldsBeginnings: true,
      guesses: ["bnb", "split", "children"],
      task: .regions, line: "branch X <= 9 | X >= 21",
      example: ["var x, y >= 0", "2x + y <= 5", "maximize x + y/3", "branch x"],
      seeAlso: ["integer", "relaxation", "what", "undo"],
      parse: { parser, command throws(Diagnostic) in .question(try parser.branching(command)) }),
    CommandEntry(
      "prove",
      guesses: ["proof", "certificate", "certify"],
      task: .reasons,
      example: ["x >= 3", "x = 1 @low", "prove"],
      seeAlso: ["Farkas certificate", "conflict", "objectives"],
      make: { _ in .question(.prove) }),
    CommandEntry(
      "conflict",
      guesses: ["conflicts", "iis", "clash"],
      task: .reasons,
      example: ["x >= 5", "x <= 3", "conflict"],
      needs: .refusal,
      seeAlso: ["requirement", "Farkas certificate", "unsatisfiable"],
      make: { _ in .question(.conflict) }),
    CommandEntry(
      "sensitivity",
      takes: [.optional(.choice(of: SensitivityWord.self))],
      guesses: ["prices", "price", "shadow", "duals", "ranging", "ranges"],
      task: .alternatives,
      example: ["x <= 4", "maximize 3x", "sensitivity"],
      seeAlso: ["shadow price", "sweep", "prove", "set"],
      make: { .question(.sensitivity($0.choice(SensitivityWord.self))) }),
    CommandEntry(
      "dual",
      takes: [.optional(.one(.level))],
      form: "dual [LEVEL] | dual transport",
      yieldsBeginnings: true,
      guesses: ["duality", "primal", "prices", "transport"],
      task: .alternatives,
      example: ["x >= 0", "c: 2x <= 12", "maximize 5x", "dual"],
      seeAlso: ["prove", "shadow price", "sensitivity", "transportation problem"],
      parse: { parser, command throws(Diagnostic) in
        if parser.current.name == "transport", parser.next.isEnd {
          parser.advance()
          return .question(.transport)
        }
        return .question(
          .dual(try parser.values(of: command.entry.arguments, for: command).marks.first))
      }),
    CommandEntry(
      "sweep",
      takes: [.one(.movable), "from", .one(.value("A")), "to", .one(.value("B"))],
      form: "sweep POINT from A to B | sweep VAR in OBJECTIVE from A to B",
      guesses: ["vary", "parametric", "scan", "slide"],
      task: .alternatives, line: "sweep X1 from 0 to 30",
      example: ["point P = 0", "x >= P", "x = 5 @low", "sweep P from 0 to 10"],
      seeAlso: ["point", "set", "suggest", "sensitivity", "plot"],
      parse: { parser, command throws(Diagnostic) in .question(try parser.swept(command)) }),
  ]
}
