// The rows of the table of commands: views.

extension CommandTable {
  /// The commands that are about views.
  static var viewCommands: [CommandID] { (layoutRows + arrangementRows + logRows).map { $0.id } }

  static let layoutRows: [CommandEntry] = [
    CommandEntry(
      .screen,
      yieldsBeginnings: true,
      guesses: ["window", "superview"],
      parse: { parser, command throws(Diagnostic) in try parser.screen(command) }),
    CommandEntry(
      .view,
      arguments: .declarations,
      yieldsBeginnings: true,
      guesses: ["views", "box", "rect"],
      parse: { parser, command throws(Diagnostic) in
        try parser.views(command, areGuides: false)
      }),
    CommandEntry(
      .guide,
      arguments: .declarations,
      yieldsBeginnings: true,
      guesses: ["spacer"],
      parse: { parser, command throws(Diagnostic) in
        try parser.views(command, areGuides: true)
      }),
    CommandEntry(
      .size,
      yieldsBeginnings: true,
      guesses: ["intrinsic"],
      parse: { parser, command throws(Diagnostic) in try parser.size(command) }),
    CommandEntry(
      .spacing,
      yieldsBeginnings: true,
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.spacing(try parser.length(command))))
      }),
    CommandEntry(
      .margin,
      yieldsBeginnings: true,
      guesses: ["margins"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.margin(try parser.length(command))))
      }),
    CommandEntry(
      .direction,
      arguments: .choices(of: DirectionWord.self),
      yieldsBeginnings: true,
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.direction(try parser.option(DirectionWord.self) ?? .ltr)))
      }),
    CommandEntry(
      .draw,
      arguments: .choices(of: DrawWord.self),
      yieldsBeginnings: true,
      guesses: ["paint"],
      parse: { parser, _ throws(Diagnostic) in
        try parser.option(DrawWord.self).map { .setting(.draw($0)) } ?? .question(.layout(.draw))
      }),
    CommandEntry(
      .text,
      arguments: .view,
      yieldsBeginnings: true,
      guesses: ["paragraph", "multiline"],
      parse: { parser, command throws(Diagnostic) in try parser.textArea(command) }),
    CommandEntry(
      .passes,
      yieldsBeginnings: true,
      guesses: ["pass"],
      parse: { _, _ throws(Diagnostic) in .question(.layout(.passes)) }),
    CommandEntry(
      .ambiguous,
      yieldsBeginnings: true,
      guesses: ["ambiguity"],
      parse: { _, _ throws(Diagnostic) in .question(.layout(.ambiguous)) }),
  ]

  /// Logs of constraints that clash.
  static let logRows: [CommandEntry] = [
    CommandEntry(
      .importing,
      arguments: .file,
      yieldsBeginnings: true,
      guesses: ["explain"],
      parse: { parser, command throws(Diagnostic) in
        .request(.importing(path: try parser.path(for: command)))
      }),
    CommandEntry(
      .paste,
      yieldsBeginnings: true,
      guesses: ["pasted", "clipboard"],
      parse: { _, _ in .log(.paste) }),
    CommandEntry(
      .assume,
      arguments: .choices(of: AssumptionWord.self),
      yieldsBeginnings: true,
      guesses: ["assumption", "suppose"],
      parse: { parser, command throws(Diagnostic) in try parser.assumption(command) }),
  ]
}
