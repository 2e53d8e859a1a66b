// The rows of the table of commands.

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
      body: ["An expression alone on its line does the same."],
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

  static let exploringRows: [CommandEntry] = [
    CommandEntry(
      "sensitivity",
      summary: "shows what one more of each constant is worth, and how far that goes",
      body: [
        "The price of a constraint for a level: how much the level's best value changes for each "
          + "unit by which the constraint's constant grows. It is exact, and the same between the two "
          + "bounds that are shown.",
        "For an objective also how far each of its coefficients may change, by itself, before "
          + "another solution is better.",
      ],
      example: "sensitivity", seeAlso: ["shadow price", "sweep", "prove", "set"],
      guesses: ["prices", "price", "shadow", "duals", "ranging", "ranges"],
      parse: { _, _ in .sensitivity }),
    CommandEntry(
      "sweep", form: "sweep POINT from A to B",
      summary: "shows the solution as a function of a point, piece by piece",
      body: [
        "Each variable and each level's objective is a straight line between places where it bends; "
          + "the places and the lines are exact.",
        "A constraint's label or letter moves its constant, as 'set' does; a variable that "
          + "'suggest' holds moves its suggested value.",
      ],
      example: "sweep X0 from 0 to 30",
      seeAlso: ["point", "set", "suggest", "sensitivity", "plot"],
      arguments: .sweep, guesses: ["vary", "parametric", "scan", "slide"],
      parse: { parser, command throws(Diagnostic) in try parser.sweep(command) }),
  ]

  static let walkingRows: [CommandEntry] = [
    CommandEntry(
      "trace", form: "trace [change]", summary: "tells every pivot of the solution",
      body: [
        "What enters and why, the ratio test, what leaves and why, and the tableau before and after.",
        "'trace change' tells only of the last change: what came, went or moved, the pivots that this "
          + "took from where the solution stood, and which levels were left alone.",
      ],
      example: "trace change", seeAlso: ["pivot", "ratio test", "reduced cost", "step"],
      arguments: .choices(of: TraceWord.self), guesses: ["pivots"],
      parse: { parser, _ throws(Diagnostic) in .trace(try parser.option(TraceWord.self)) }),
    CommandEntry(
      "step", form: "step [N]", summary: "goes forward through the trace, pivot by pivot",
      example: "step", seeAlso: ["back", "goto", "trace", "pivot"],
      arguments: .count, guesses: ["forward"],
      parse: { parser, command throws(Diagnostic) in
        .step(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "back", form: "back [N]", summary: "goes back through the trace, pivot by pivot",
      example: "back 2", seeAlso: ["step", "goto", "trace"],
      arguments: .count, guesses: ["prev", "previous", "backward"],
      parse: { parser, command throws(Diagnostic) in
        .back(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "goto", form: "goto N", summary: "goes to a place in the trace: 0 is its start",
      example: "goto 0", seeAlso: ["step", "back", "trace"],
      arguments: .count, guesses: ["jump"],
      parse: { parser, command throws(Diagnostic) in
        .goTo(try parser.count(from: 0, default: nil, for: command))
      }),
    CommandEntry(
      "present", summary: "shows the trace to a class, one step a screen, in large letters",
      body: [
        "Space or an arrow key goes on, the left arrow goes back, g to the first screen, G to the "
          + "last; ? lists the keys, and q leaves. With 'predict on' each pivot is guessed first.",
        "'slackline --present FILE' runs the lines of a file and presents them at once.",
      ],
      example: "present", seeAlso: ["step", "trace", "predict"],
      yieldsBeginnings: true, guesses: ["slides", "slideshow", "demo", "presentation"],
      parse: { _, _ in .present }),
    CommandEntry(
      "tableau", summary: "shows the tableau at this place in the trace",
      body: [
        "The equations as a table, one row for each basic variable and one for each objective. A "
          + "pivot exchanges a row and a column; 'show dictionary' writes it as equations."
      ],
      example: "tableau", seeAlso: ["dictionary", "basis", "pivot", "show"],
      guesses: ["table", "simplex"],
      parse: { _, _ in .tableau }),
    CommandEntry(
      "pivot", form: "pivot ENTER [LEAVE]",
      summary: "makes a pivot of your own: one variable enters the basis, one leaves",
      body: [
        "The equation of the leaving variable is solved for the entering one and put into all the "
          + "others. Without LEAVE the ratio test chooses.",
        "Names are those of the tableau; a+ and a- are typed for a⁺ and a⁻. The reply says whether the "
          + "pivot is legal, and whether it improves. 'step' goes on from there by the rule, 'back' "
          + "takes the pivot back, and the solution does not change.",
      ],
      example: "pivot c b-",
      seeAlso: ["entering variable", "leaving variable", "ratio test", "rule", "step", "tableau"],
      arguments: .columns, guesses: ["enter", "swap", "exchange"],
      parse: { parser, command throws(Diagnostic) in try parser.pivot(command) }),
    CommandEntry(
      "predict", form: "predict [on | off]",
      summary: "has step ask for your guess before it shows a pivot",
      body: [
        "First which column enters, then which leaves, then what the objective becomes. The next line "
          + "is the answer: a column's name, such as b-, or a number, such as 15/2. An empty line, or "
          + "?, shows it instead, and 'step' shows the whole pivot.",
        "Other commands can be typed meanwhile. A change, or 'back', drops the question. How many were "
          + "right is told at the end of the trace, and by 'predict' alone.",
      ],
      example: "predict on", seeAlso: ["step", "pivot", "entering variable", "ratio test", "rule"],
      arguments: .choices(of: PredictWord.self),
      yieldsBeginnings: true, guesses: ["guess", "quiz", "ask", "foretell"],
      parse: { parser, _ throws(Diagnostic) in .predict(try parser.option(PredictWord.self)) }),
    CommandEntry(
      "rule", form: "rule [bland | dantzig | greatest]",
      summary: "sets the rule that chooses the pivots",
      body: [
        "bland: the first column that improves; never cycles. dantzig: the most negative reduced "
          + "cost. greatest: the greatest improvement.",
        "Without a word it says which one is in use.",
      ],
      example: "rule bland", seeAlso: ["pivot", "cycle", "reduced cost"],
      arguments: .choices(of: RuleWord.self),
      parse: { parser, _ throws(Diagnostic) in .rule(try parser.option(RuleWord.self)) }),
  ]

  static let sessionRows: [CommandEntry] = [
    CommandEntry(
      "drop", form: "drop ID, ID, ...", summary: "takes constraints out",
      example: "drop a", seeAlso: ["list", "label", "undo"],
      arguments: .labels, guesses: ["delete", "del", "remove", "rm"],
      parse: { parser, command throws(Diagnostic) in .drop(try parser.names(1..., for: command)) }),
    CommandEntry(
      "disable", form: "disable ID, ID, ...",
      summary: "takes constraints out for a while",
      body: ["'list' still shows them, and 'enable' brings them back as they were."],
      example: "disable a", seeAlso: ["enable", "drop", "list"],
      arguments: .labels, guesses: ["off", "deactivate", "hide"],
      parse: { parser, command throws(Diagnostic) in
        .disable(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "enable", form: "enable ID, ID, ...",
      summary: "brings disabled constraints back",
      example: "enable a", seeAlso: ["disable", "list"],
      arguments: .labels, guesses: ["on", "activate"],
      parse: { parser, command throws(Diagnostic) in
        .enable(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "set", form: "set ID VALUE",
      summary: "changes the constant of a constraint",
      body: [
        "The side without variables becomes the value. Where both sides have variables, the constant "
          + "on the right one does."
      ],
      example: "set a 15", seeAlso: ["point", "priority", "weight", "suggest"],
      arguments: .labelAndValue, guesses: ["change", "assign"],
      parse: { parser, command throws(Diagnostic) in try parser.setting(command) }),
    CommandEntry(
      "priority", form: "priority ID @P",
      summary: "changes the priority of a constraint or an objective",
      body: [
        "Among preferences that only moves a cost from one objective to another. To @required and "
          + "back is more: a requirement shapes the region and has no pair of slacks in any "
          + "objective, so its row in the tableau is made anew, and every level is solved again.",
        "That is why Apple's Auto Layout, which keeps one tableau from change to change, raises an "
          + "exception where a constraint in use becomes required, or stops being so. Slackline allows "
          + "it, at that cost; a requirement that would contradict the others is refused.",
      ],
      example: "priority a @high", seeAlso: ["priorities", "level", "weight", "set"],
      arguments: .labelAndPriority, guesses: ["prio", "strength"],
      parse: { parser, command throws(Diagnostic) in try parser.newPriority(command) }),
    CommandEntry(
      "weight", form: "weight ID W",
      summary: "changes the weight of a preference or an objective",
      body: ["A weight counts within its level only."],
      example: "weight a 2", seeAlso: ["weights", "priority", "objectives"],
      arguments: .labelAndValue, guesses: ["weigh"],
      parse: { parser, command throws(Diagnostic) in try parser.newWeight(command) }),
    CommandEntry(
      "letter", form: "letter ID LETTER",
      summary: "chooses the letter that a constraint's slacks are called by",
      body: [
        "Letters are given in the order of coming: a, b, c and so on. An objective is called f1, f2 "
          + "and so on in the same way, and 'letter f1 f5' calls it by another number."
      ],
      example: "letter a s", seeAlso: ["label", "slack", "decompose", "list"],
      arguments: .labels, yieldsBeginnings: true, guesses: ["rename", "name"],
      parse: { parser, command throws(Diagnostic) in try parser.newLetter(command) }),
    CommandEntry(
      "suggest", form: "suggest VAR = VALUE [@P]",
      summary: "asks for a value of a variable, as when a pointer drags it",
      body: [
        "This is a preference, of level high unless you say. Suggested again, the variable gets the "
          + "new value; 'release' ends it."
      ],
      example: "suggest X = 3", seeAlso: ["release", "set", "preference"],
      arguments: .edit, guesses: ["edit", "drag", "move"],
      parse: { parser, command throws(Diagnostic) in try parser.suggestion(command) }),
    CommandEntry(
      "release", form: "release VAR, VAR, ...",
      summary: "ends the suggestion of a value",
      example: "release X", seeAlso: ["suggest", "drop"],
      arguments: .variables, guesses: ["unsuggest"],
      parse: { parser, command throws(Diagnostic) in
        .release(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "undo", form: "undo [N]", summary: "takes back the last change, or the last N",
      body: [
        "A change is a line that changed the problem or the way it is shown; what was loaded from a "
          + "file is one change. Questions and refused lines change nothing. The reply is the line "
          + "that was taken back; 'history' shows how far it can go."
      ],
      example: "undo", seeAlso: ["redo", "history", "reset"], arguments: .count,
      guesses: ["oops", "revert"],
      parse: { parser, command throws(Diagnostic) in
        .undo(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "redo", form: "redo [N]", summary: "makes a change again that was undone",
      example: "redo", seeAlso: ["undo", "history", "reset"], arguments: .count,
      parse: { parser, command throws(Diagnostic) in
        .redo(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "history", form: "history [N]", summary: "lists the changes, and what was undone, by number",
      body: [
        "The mark shows where you stand: 'undo' goes up from there, 'redo' down. 'history 10' lists "
          + "the last ten. Questions and refused lines change nothing and are not among them."
      ],
      example: "history", seeAlso: ["undo", "redo", "save", "log"], arguments: .count,
      yieldsBeginnings: true, guesses: ["changes"],
      parse: { parser, command throws(Diagnostic) in
        .history(parser.current.isEnd ? nil : try parser.count(from: 1, default: nil, for: command))
      }),
    CommandEntry(
      "reset", summary: "forgets points, variables and constraints",
      example: "reset", seeAlso: ["undo", "drop"],
      guesses: ["clear", "restart", "new"],
      parse: { _, _ in .reset }),
    CommandEntry(
      "show", form: "show [dictionary | tableau]",
      summary: "chooses how a basis is written: as equations or as a table",
      example: "show dictionary", seeAlso: ["dictionary", "tableau", "numbers", "style"],
      arguments: .choices(of: ShowWord.self),
      parse: { parser, _ throws(Diagnostic) in .show(try parser.option(ShowWord.self)) }),
    CommandEntry(
      "numbers", form: "numbers [exact | decimal [PLACES]]",
      summary: "chooses how numbers are written",
      body: ["Whatever is shown, all arithmetic is exact. Decimals have 6 places unless you say."],
      example: "numbers decimal 4", seeAlso: ["number", "show", "style"],
      arguments: .choices(of: NumberStyleWord.self), guesses: ["precision", "digits", "format"],
      parse: { parser, _ throws(Diagnostic) in .numbers(try parser.numberStyle()) }),
    CommandEntry(
      "style", form: "style [unicode | ascii]",
      summary: "chooses the characters that replies are drawn with",
      example: "style ascii", seeAlso: ["show", "numbers"],
      arguments: .choices(of: StyleWord.self),
      parse: { parser, _ throws(Diagnostic) in .style(try parser.option(StyleWord.self)) }),
    CommandEntry(
      "expect",
      form: "expect E = E | expect E in [A, B] | expect E ambiguous | "
        + "expect unsatisfiable | expect unbounded | expect objective LEVEL = E",
      summary: "checks a claim, and fails the script if it does not hold",
      body: [
        "A relation holds if every solution has it. An interval is the exact range that is left; "
          + "an end may be -inf or inf."
      ],
      example: "expect X in [10, 20]", seeAlso: ["value", "ambiguity", "unsatisfiable"],
      arguments: .expectation, guesses: ["assert", "check", "verify", "test"],
      parse: { parser, command throws(Diagnostic) in .expect(try parser.expectation(command)) }),
    CommandEntry(
      "load", form: "load FILE", summary: "runs the lines of a file",
      body: ["A name with spaces at its ends or ' #' in it goes between quotation marks."],
      example: "load rectangle.slack", seeAlso: ["save", "comment", "expect"],
      arguments: .file, guesses: ["source", "open", "read", "include"],
      parse: { parser, command throws(Diagnostic) in .load(path: try parser.path(for: command)) }),
    CommandEntry(
      "save", form: "save FILE | save! FILE",
      summary: "writes the problem as a script, or the session as a lesson",
      body: [
        "'load' makes of the script what was saved: the names in their order, the constraints with "
          + "their labels, letters, priorities and weights, the settings.",
        "With a name that ends in .md, the file is a lesson instead: what was typed, with the replies. "
          + "Slips are left out of it; refused lines that teach something are in it.",
        "A file that is there and that this session did not write is replaced by 'save!' only.",
      ],
      example: "save rectangle.slack", seeAlso: ["load", "log", "history"],
      arguments: .file, guesses: ["write", "store", "dump"],
      parse: { parser, command throws(Diagnostic) in try parser.saving(command) }),
    CommandEntry(
      "log", form: "log FILE | log off",
      summary: "writes what is typed and answered to a file, from here on",
      body: [
        "Each line and its reply go to the end of the file at once, so that nothing is lost. 'log "
          + "off' ends it, 'log' alone tells where it goes. A file called off is written ./off."
      ],
      example: "log today.txt", seeAlso: ["save", "history"],
      arguments: .file, yieldsBeginnings: true, guesses: ["record", "transcript", "tee"],
      parse: { parser, command throws(Diagnostic) in try parser.logging(command) }),
  ]

  static let lessonRows: [CommandEntry] = [
    CommandEntry(
      "lesson", form: "lesson [NAME]", summary: "plays a lesson, or lists them",
      body: [
        "The name may be a lesson's number, or a word of its name. Enter goes on from line to line; "
          + "where something is asked, type the answer. What you type besides is tried out in the "
          + "lesson's own problem, and yours is as it was when 'quit' has left the lesson.",
        "Answers are kept: started again, a lesson goes on behind them.",
      ],
      example: "lesson 01", seeAlso: ["hint", "answer", "next", "skip"],
      arguments: .lesson, guesses: ["lessons", "learn", "teach", "tutorial", "tutor", "course"],
      parse: { parser, command throws(Diagnostic) in try parser.lesson(command) }),
    CommandEntry(
      "next", summary: "goes on in a lesson",
      body: ["An empty line does the same."],
      example: "next", seeAlso: ["lesson", "skip"], guesses: ["continue", "proceed"],
      parse: { _, _ in .lesson(.word(.next)) }),
    CommandEntry(
      "hint", summary: "gives a nudge towards the answer, in a lesson",
      body: ["Again, it gives the next hint. Hints are free."],
      example: "hint", seeAlso: ["lesson", "answer"], guesses: ["hints", "clue"],
      parse: { _, _ in .lesson(.word(.hint)) }),
    CommandEntry(
      "answer", summary: "shows the answer to what a lesson asks",
      body: ["It wants a try, or a hint, first."],
      example: "answer", seeAlso: ["lesson", "hint", "skip"], guesses: ["answers", "reveal"],
      parse: { _, _ in .lesson(.word(.answer)) }),
    CommandEntry(
      "skip", summary: "leaves out what a lesson asks",
      body: ["It is asked again when the lesson is started again."],
      example: "skip", seeAlso: ["lesson", "next"], guesses: ["pass"],
      parse: { _, _ in .lesson(.word(.skip)) }),
  ]

  static let leavingRows: [CommandEntry] = [
    CommandEntry(
      "help", or: ["?"], form: "help [WORD] | ? [WORD]",
      summary: "explains a command, a form of statement or a term",
      example: "help slack", seeAlso: ["command", "constraint", "expression"],
      arguments: .topic, guesses: ["man", "usage", "commands"],
      parse: { parser, _ throws(Diagnostic) in .help(try parser.topic()) }),
    CommandEntry(
      "quit", summary: "leaves", body: ["So does the end of the input: Ctrl-D at the prompt."],
      example: "quit", seeAlso: ["reset"], guesses: ["exit", "bye", "logout", "stop"],
      parse: { _, _ in .quit }),
  ]
}
