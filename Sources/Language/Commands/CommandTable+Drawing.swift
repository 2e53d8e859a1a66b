// The rows of the table of commands: what is drawn and asked of views, and logs of constraints that clash.

extension CommandTable {
  static let drawingRows: [CommandEntry] = [
    CommandEntry(
      "draw",
      takes: [.optional(.choice(of: DrawWord.self))],
      yieldsBeginnings: true,
      guesses: ["paint"],
      task: .views,
      example: ["screen 320 x 100", "view a", "HV:|-[a]-|", "draw"],
      seeAlso: ["screen", "view", "ambiguous"],
      make: { $0.choice().map { .setting(.draw($0)) } ?? .question(.layout(.draw)) }),
    CommandEntry(
      "ambiguous",
      yieldsBeginnings: true,
      guesses: ["ambiguity"],
      example: ["screen 320 x 100", "view a, b", "H:|-[a]-[b]-|", "ambiguous"],
      seeAlso: ["draw", "exercise", "region"],
      make: { _ in .question(.layout(.ambiguous)) }),
    CommandEntry(
      "text",
      takes: [.one(.view)],
      form: "text NAME area N",
      yieldsBeginnings: true,
      guesses: ["paragraph", "multiline"],
      example: ["screen 200 x 100", "view a", "H:|-[a]-|", "V:|-[a]", "text a area 3200"],
      seeAlso: ["passes", "size"],
      parse: { parser, command throws(Diagnostic) in try parser.textArea(command) }),
    CommandEntry(
      "passes",
      yieldsBeginnings: true,
      guesses: ["pass"],
      example: ["screen 200 x 100", "view a", "H:|-[a]-|", "suggest screen.width = 300", "passes"],
      seeAlso: ["text", "draw", "history"],
      make: { _ in .question(.layout(.passes)) }),
    CommandEntry(
      "pixels",
      takes: [.one(.count(from: 1))],
      yieldsBeginnings: true,
      guesses: ["pixel", "px", "retina"],
      example: ["screen 320 x 100", "view a, b, c", "H:|[a][b(a)][c(a)]|", "pixels 2"],
      seeAlso: ["draw", "numbers"],
      make: { .question(.layout(.pixels($0.counts[0]))) }),
  ]

  static let logRows: [CommandEntry] = [
    CommandEntry(
      "import",
      takes: [.one(.file)],
      form: "import FILE | import FILE @PRIORITY | import FILE relaxed",
      yieldsBeginnings: true,
      guesses: ["explain"],
      task: .programs, line: "import FILE",
      example: ["import factory.lp"],
      needs: .file,
      seeAlso: ["paste", "solve", "conflict"],
      parse: { parser, command throws(Diagnostic) in try parser.importing(command) }),
    CommandEntry(
      "paste",
      yieldsBeginnings: true,
      guesses: ["pasted", "clipboard"],
      example: ["paste"],
      seeAlso: ["import", "assume", "conflict"],
      make: { _ in .log(.paste) }),
    CommandEntry(
      "assume",
      takes: [.optional(.choice(of: AssumptionWord.self))],
      form: "assume margins N | assume baselines N",
      yieldsBeginnings: true,
      guesses: ["assumption", "suppose"],
      example: ["assume margins 8"],
      needs: .log,
      seeAlso: ["import", "paste", "inset"],
      parse: { parser, command throws(Diagnostic) in try parser.assumption(command) }),
  ]
}
