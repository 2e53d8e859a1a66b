// The rows of the table of commands: how things are drawn, and files.

extension CommandTable {
  static let sessionRows: [CommandEntry] = [
    CommandEntry(
      "numbers",
      takes: [.optional(.choice(of: NumberStyleWord.self))],
      form: "numbers [exact | decimal [PLACES]]",
      guesses: ["precision", "digits", "format"],
      task: .drawing, line: "numbers",
      example: ["numbers decimal 4"],
      seeAlso: ["number", "show", "style"],
      parse: { parser, _ throws(Diagnostic) in .setting(.numbers(try parser.numberStyle())) }),
    CommandEntry(
      "show",
      takes: [.optional(.choice(of: ShowWord.self))],
      task: .drawing, line: "show tableau",
      example: ["show dictionary"],
      seeAlso: ["dictionary", "tableau", "numbers", "style"],
      make: { .setting(.show($0.choice())) }),
    CommandEntry(
      "style",
      takes: [.optional(.choice(of: StyleWord.self))],
      task: .drawing, line: "style ascii",
      example: ["style ascii"],
      seeAlso: ["show", "numbers"],
      make: { .setting(.style($0.choice())) }),
    CommandEntry(
      "language",
      takes: [.optional(.choice(of: LanguageWord.self))],
      yieldsBeginnings: true,
      guesses: ["lang", "locale", "русский", "язык"],
      task: .drawing, line: "language",
      example: ["language ru"],
      seeAlso: ["style", "numbers"],
      make: { .setting(.language($0.choice())) }),
    CommandEntry(
      "expect",
      form:
        "expect E = E | expect E in [A, B] | expect E ambiguous | expect unsatisfiable | expect unbounded | expect objective LEVEL = E",
      offers: .expectation,
      guesses: ["assert", "check", "verify", "test"],
      task: .answers, line: "expect X = 20",
      example: ["10 <= x <= 20", "expect x in [10, 20]"],
      seeAlso: ["value", "ambiguity", "unsatisfiable"],
      parse: { parser, command throws(Diagnostic) in
        .question(.expect(try parser.expectation(command)))
      }),
    CommandEntry(
      "save",
      takes: [.one(.file)],
      form: "save FILE | save! FILE",
      guesses: ["write", "store", "dump"],
      task: .files, line: "save FILE",
      example: ["x >= 3", "save rectangle.slack"],
      needs: .file,
      seeAlso: ["load", "log", "history"],
      parse: { parser, command throws(Diagnostic) in try parser.saving(command) }),
    CommandEntry(
      "load",
      takes: [.one(.file)],
      guesses: ["source", "open", "read", "include"],
      task: .files, line: "load FILE",
      example: ["load rectangle.slack"],
      needs: .file,
      seeAlso: ["save", "comment", "expect"],
      make: { .request(.load(path: $0.texts[0])) }),
    CommandEntry(
      "export",
      takes: [.one(.file)],
      form: "export FILE | export @LEVEL FILE | export! FILE",
      yieldsBeginnings: true,
      guesses: ["convert"],
      task: .programs, line: "export FILE",
      example: ["x >= 3 @high", "export model.lp"],
      needs: .file,
      seeAlso: ["import", "save", "solve"],
      parse: { parser, command throws(Diagnostic) in try parser.exporting(command) }),
    CommandEntry(
      "log",
      takes: [.one(.file)],
      form: "log FILE | log off",
      yieldsBeginnings: true,
      guesses: ["record", "transcript", "tee"],
      task: .files, line: "log FILE",
      example: ["log today.txt"],
      needs: .file,
      seeAlso: ["save", "history"],
      parse: { parser, command throws(Diagnostic) in try parser.logging(command) }),
  ]
}
