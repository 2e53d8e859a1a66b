// The rows of the table of commands: what arranges views.

extension CommandTable {
  static let arrangementRows: [CommandEntry] = [
    CommandEntry(
      .mask,
      yieldsBeginnings: true,
      guesses: ["autoresizing", "springs", "struts"],
      parse: { parser, command throws(Diagnostic) in try parser.mask(command) }),
    CommandEntry(
      .stack,
      arguments: .stack,
      yieldsBeginnings: true,
      guesses: ["row", "column", "hstack", "vstack"],
      parse: { parser, command throws(Diagnostic) in try parser.stack(command) }),
    CommandEntry(
      .hide,
      yieldsBeginnings: true,
      guesses: ["hidden"],
      parse: { parser, command throws(Diagnostic) in
        .layout(.hide(try parser.viewNames(command)))
      }),
    CommandEntry(
      .unhide,
      yieldsBeginnings: true,
      parse: { parser, command throws(Diagnostic) in
        .layout(.unhide(try parser.viewNames(command)))
      }),
    CommandEntry(
      .inset,
      yieldsBeginnings: true,
      guesses: ["insets", "padding"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.margins)
      }),
    CommandEntry(
      .baseline,
      yieldsBeginnings: true,
      guesses: ["baselines"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.baselines)
      }),
    CommandEntry(
      .format,
      yieldsBeginnings: true,
      guesses: ["formats", "vfl"],
      parse: { parser, command throws(Diagnostic) in .format(try parser.viewToFormat(command)) }),
  ]
}
