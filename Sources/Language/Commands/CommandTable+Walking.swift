// The rows of the table of commands: what else could be, and the walk through the pivots.

extension CommandTable {
  static let exploringRows: [CommandEntry] = [
    CommandEntry(
      .sensitivity,
      guesses: ["prices", "price", "shadow", "duals", "ranging", "ranges"],
      parse: { _, _ in .question(.sensitivity) }),
    CommandEntry(
      .sweep,
      arguments: .sweep,
      guesses: ["vary", "parametric", "scan", "slide"],
      parse: { parser, command throws(Diagnostic) in try parser.sweep(command) }),
  ]

  static let walkingRows: [CommandEntry] = [
    CommandEntry(
      .trace,
      arguments: .choices(of: TraceWord.self),
      guesses: ["pivots"],
      parse: { parser, _ throws(Diagnostic) in
        switch try parser.option(TraceWord.self) {
        case nil: .walk(.trace)
        case .change: .question(.latestTrace)
        }
      }),
    CommandEntry(
      .step,
      arguments: .count,
      guesses: ["forward"],
      parse: { parser, command throws(Diagnostic) in
        .walk(.step(try parser.count(from: 1, default: 1, for: command)))
      }),
    CommandEntry(
      .back,
      arguments: .count,
      guesses: ["prev", "previous", "backward"],
      parse: { parser, command throws(Diagnostic) in
        .walk(.back(try parser.count(from: 1, default: 1, for: command)))
      }),
    CommandEntry(
      .goto,
      arguments: .count,
      guesses: ["jump"],
      parse: { parser, command throws(Diagnostic) in
        .walk(.goTo(try parser.count(from: 0, default: nil, for: command)))
      }),
    CommandEntry(
      .present,
      yieldsBeginnings: true,
      guesses: ["slides", "slideshow", "demo", "presentation"],
      parse: { _, _ in .request(.present) }),
    CommandEntry(
      .tableau,
      guesses: ["table", "simplex"],
      parse: { _, _ in .walk(.tableau) }),
    CommandEntry(
      .pivot,
      arguments: .columns,
      guesses: ["enter", "swap", "exchange"],
      parse: { parser, command throws(Diagnostic) in try parser.pivot(command) }),
    CommandEntry(
      .predict,
      arguments: .choices(of: PredictWord.self),
      yieldsBeginnings: true,
      guesses: ["guess", "quiz", "ask", "foretell"],
      parse: { parser, _ throws(Diagnostic) in .walk(.predict(try parser.option(PredictWord.self)))
      }),
    CommandEntry(
      .rule,
      arguments: .choices(of: RuleWord.self),
      parse: { parser, _ throws(Diagnostic) in
        try parser.option(RuleWord.self).map { .change(.rule($0)) } ?? .question(.rule)
      }),
  ]
}
