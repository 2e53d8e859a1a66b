// The rows of the table of commands: what arranges views.

extension CommandTable {
  static let arrangementRows: [CommandEntry] = [
    CommandEntry(
      .mask,
      arguments: .view,
      yieldsBeginnings: true,
      guesses: ["autoresizing", "springs", "struts"],
      parse: { parser, command throws(Diagnostic) in try parser.mask(command) }),
    CommandEntry(
      .stack,
      arguments: .stack,
      yieldsBeginnings: true,
      guesses: ["row", "hstack", "vstack"],
      parse: { parser, command throws(Diagnostic) in try parser.stack(command) }),
    CommandEntry(
      .hide,
      arguments: .views,
      yieldsBeginnings: true,
      guesses: ["hidden"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.hide(try parser.viewNames(command))))
      }),
    CommandEntry(
      .unhide,
      arguments: .views,
      yieldsBeginnings: true,
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.unhide(try parser.viewNames(command))))
      }),
    CommandEntry(
      .inset,
      arguments: .inset(InsetStatement.Edge.margins),
      yieldsBeginnings: true,
      guesses: ["insets", "padding"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.margins)
      }),
    CommandEntry(
      .baseline,
      arguments: .inset(InsetStatement.Edge.baselines),
      yieldsBeginnings: true,
      guesses: ["baselines"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.baselines)
      }),
    CommandEntry(
      .format,
      arguments: .view,
      yieldsBeginnings: true,
      guesses: ["formats", "vfl"],
      parse: { parser, command throws(Diagnostic) in
        .question(.layout(.formats(try parser.viewToFormat(command))))
      }),
    CommandEntry(
      .layout,
      arguments: .layout,
      yieldsBeginnings: true,
      guesses: ["layoutkit", "column", "overlay"],
      parse: { parser, command throws(Diagnostic) in try parser.specialised(command) }),
  ]
}
