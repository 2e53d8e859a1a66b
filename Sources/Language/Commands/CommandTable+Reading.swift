// The rows of the table of commands: points and variables, and what is asked of a solution.

extension CommandTable {
  static let pointRows: [CommandEntry] = [
    CommandEntry(
      "point", form: "point NAME = VALUE, NAME = VALUE, ...",
      summary: "names constants, or moves them",
      body: [
        "A point is a constant with a name, marked on every number line. Given again, it moves, and "
          + "the solution is repaired from where it stood.",
        "A value may use points that are known already.",
      ],
      example: "point X0 = 0, X1 = 10", seeAlso: ["var", "constraint", "region"],
      arguments: .definitions, guesses: ["points", "const", "constant", "let", "define", "def"],
      parse: { parser, command throws(Diagnostic) in try parser.points(command) }),
    CommandEntry(
      "var", or: ["vars"], form: "var NAME, NAME, ... | vars fixed | vars free",
      summary: "declares variables",
      body: [
        "A new name in a constraint makes a variable by itself; to declare it first guards against "
          + "mistyped names.",
        "After 'vars fixed' a name that is not known is an error; 'vars free' ends that.",
      ],
      example: "var x, y", seeAlso: ["name", "free variable", "point"],
      arguments: .declarations, guesses: ["variable", "variables", "declare", "dim"],
      parse: { parser, command throws(Diagnostic) in try parser.declarations(command) }),
  ]

  static let readingRows: [CommandEntry] = [
    CommandEntry(
      "list", summary: "lists the constraints and how each one fares",
      body: ["Label, priority, weight, the error now, and whether it holds or is violated."],
      example: "list", seeAlso: ["label", "error", "drop"],
      guesses: ["ls", "constraints"],
      parse: { _, _ in .list }),
    CommandEntry(
      "decompose", form: "decompose [ID]",
      summary: "shows how constraints become equations with slacks",
      body: [
        "A preference X = X0 becomes X = X0 + a+ - a-, with a+ and a- zero or more. Its level then "
          + "minimizes a+ + a-; for X >= X0 only a-, and for X <= X0 only a+.",
        "A requirement has no error to minimize: an equation stays as it is, and an inequality gets "
          + "one slack.",
      ],
      example: "decompose", seeAlso: ["slack", "objectives", "preference", "requirement"],
      arguments: .labels, guesses: ["slacks", "rewrite"],
      parse: { parser, command throws(Diagnostic) in
        .decompose(try parser.names(0..., upTo: 1, for: command).first)
      }),
    CommandEntry(
      "objectives", summary: "shows the objective function of every level",
      body: ["Each is a sum of slacks, times their weights, and of what was to be maximized."],
      example: "objectives", seeAlso: ["objective", "level", "weight", "maximize"],
      guesses: ["functions", "goals"],
      parse: { _, _ in .objectives }),
    CommandEntry(
      "solve", summary: "solves, and reports level by level",
      body: [
        "For each level: its objective, the pivots that it took, and the region that it leaves. "
          + "Then the solution."
      ],
      example: "solve", seeAlso: ["trace", "region", "level"],
      guesses: ["run", "solution", "optimize", "optimise", "compute"],
      parse: { _, _ in .solve }),
    CommandEntry(
      "region", form: "region [VAR [VAR]]",
      summary: "shows what each level leaves of the region",
      body: [
        "With one variable, a number line for each level; with two, a polygon; with none, every "
          + "variable in turn."
      ],
      example: "region X", seeAlso: ["ambiguity", "level", "plot"],
      arguments: .variables, guesses: ["regions", "range", "interval"],
      parse: { parser, command throws(Diagnostic) in
        .region(try parser.names(0..., upTo: 2, for: command))
      }),
    CommandEntry(
      "plot", form: "plot [LEVEL] [VAR [VAR]]",
      summary: "draws the objective of a level as a graph",
      body: [
        "Against one variable, the graph with its minimum and the region marked; against two, level "
          + "curves. A level is written high, @high or 750."
      ],
      example: "plot low X", seeAlso: ["objective", "level", "region"],
      arguments: .levelAndVariables, guesses: ["draw", "graph", "chart"],
      parse: { parser, command throws(Diagnostic) in try parser.plot(command) }),
    CommandEntry(
      "value", form: "value EXPRESSION",
      summary: "prints a value, or the interval that is left of it",
      body: [
        "An expression alone on its line does the same.",
        "What the solution and the solve were like can be asked, too: error(ID), plus(ID), minus(ID), "
          + "slack(ID), objective(LEVEL), pivots(), pivots(LEVEL), cost(COLUMN), ratio(COLUMN).",
      ],
      example: "value X", seeAlso: ["expression", "ambiguity"],
      arguments: .expression, guesses: ["eval", "evaluate", "calc", "print", "echo"],
      parse: { parser, command throws(Diagnostic) in try parser.value(command) }),
    CommandEntry(
      "why", form: "why VAR | why ID",
      summary: "tells what holds a variable where it is, and what would have to give",
      body: [
        "For a variable: what holds it from below and from above, what wanted it elsewhere and lost, "
          + "and without what it would move. With the constraints that are named alone, it could go "
          + "no further; to check, disable the others.",
        "For a constraint: whether it holds, what it lost to, what it would cost to have it hold, and "
          + "what would be different without it.",
      ],
      example: "why X", seeAlso: ["prove", "value", "priority", "conflict"],
      arguments: .variablesAndLabels, guesses: ["because", "reason", "explain"],
      parse: { parser, command throws(Diagnostic) in try parser.question(command) }),
    CommandEntry(
      "conflict", summary: "shows the smallest set of requirements that clash",
      body: [
        "After a requirement was refused: which requirements contradict one another, with the "
          + "proof. Where there are several smallest sets, all of them while they are few.",
        "Then the ways out, each of which was tried: what comes of dropping each one, and of lowering "
          + "it to @high. Where no single one is enough, which of them together are.",
      ],
      example: "conflict", seeAlso: ["requirement", "Farkas certificate", "unsatisfiable"],
      guesses: ["conflicts", "iis", "clash"],
      parse: { _, _ in .conflict }),
    CommandEntry(
      "prove", summary: "shows by sums that a hand can check that the answer is right",
      body: [
        "For each level: the equations as often as it takes to show that its objective can be no "
          + "smaller. For requirements that clash, the sum that says a falsehood; for an objective "
          + "without a least value, the way along which it falls for ever."
      ],
      example: "prove", seeAlso: ["Farkas certificate", "conflict", "objectives"],
      guesses: ["proof", "certificate", "certify"],
      parse: { _, _ in .prove }),
  ]
}
