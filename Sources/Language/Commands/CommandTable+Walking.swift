// The rows of the table of commands: the walk through the pivots.

extension CommandTable {
  static let walkingRows: [CommandEntry] = [
    CommandEntry(
      "trace",
      takes: [.optional(.choice(of: TraceWord.self))],
      guesses: ["pivots"],
      task: .pivots,
      example: ["x >= 3", "x = 1 @low", "trace"],
      seeAlso: ["pivot", "ratio test", "reduced cost", "step"],
      make: {
        switch $0.choice(TraceWord.self) {
        case nil: .walk(.trace)
        case .change: .question(.latestTrace)
        case .conflict: .question(.refusedTrace)
        }
      }),
    CommandEntry(
      "step",
      takes: [.optional(.one(.count(from: 1)))],
      guesses: ["forward"],
      task: .pivots,
      example: ["x >= 0", "x <= 4", "maximize x", "step"],
      seeAlso: ["back", "goto", "trace", "pivot"],
      make: { .walk(.step($0.counts.first ?? 1)) }),
    CommandEntry(
      "back",
      takes: [.optional(.one(.count(from: 1)))],
      guesses: ["prev", "previous", "backward"],
      task: .pivots,
      example: ["x >= 0", "x <= 4", "maximize x", "step 2", "back"],
      seeAlso: ["step", "goto", "trace"],
      make: { .walk(.back($0.counts.first ?? 1)) }),
    CommandEntry(
      "goto",
      takes: [.one(.count(from: 0))],
      guesses: ["jump"],
      task: .pivots, line: "goto 0",
      example: ["x >= 3", "x = 1 @low", "goto 0"],
      seeAlso: ["step", "back", "trace"],
      make: { .walk(.goTo($0.counts[0])) }),
    CommandEntry(
      "tableau",
      guesses: ["table"],
      task: .pivots,
      example: ["x >= 3", "x = 1 @low", "tableau"],
      seeAlso: ["dictionary", "basis", "pivot", "show"],
      make: { _ in .walk(.tableau) }),
    CommandEntry(
      "present",
      yieldsBeginnings: true,
      guesses: ["slides", "slideshow", "demo", "presentation"],
      task: .pivots,
      example: ["x >= 3", "x = 1 @low", "present"],
      needs: .terminal,
      seeAlso: ["step", "trace", "predict"],
      make: { _ in .request(.present) }),
    CommandEntry(
      "pivot",
      takes: [.one(.entering), .optional(.one(.leaving))],
      guesses: ["enter", "swap", "exchange"],
      task: .choices, line: "pivot c b-",
      example: ["x >= 0", "x <= 4", "maximize x", "goto 1", "pivot a b"],
      seeAlso: ["entering variable", "leaving variable", "ratio test", "rule", "step", "tableau"],
      make: { .walk(.pivot($0.names[0], $0.names.dropFirst().first)) }),
    CommandEntry(
      "rule",
      takes: [.optional(.choice(of: RuleWord.self))],
      task: .choices, line: "rule bland",
      example: ["rule bland"],
      seeAlso: ["pivot", "cycle", "reduced cost"],
      make: { $0.choice().map { .change(.rule($0)) } ?? .question(.rule) }),
    CommandEntry(
      "predict",
      takes: [.optional(.choice(of: PredictWord.self))],
      yieldsBeginnings: true,
      guesses: ["guess", "quiz", "ask", "foretell"],
      task: .choices, line: "predict on",
      example: ["predict on"],
      seeAlso: ["step", "pivot", "entering variable", "ratio test", "rule"],
      make: { .walk(.predict($0.choice())) }),
  ]
}
