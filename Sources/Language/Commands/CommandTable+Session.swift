// The rows of the table of commands: how things are drawn, files, lessons, help.

extension CommandTable {
  static let sessionRows: [CommandEntry] = [
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
          + "an end may be -inf or inf.",
        "E may hold what 'value' knows besides names, as in expect error(b) = 0.",
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
