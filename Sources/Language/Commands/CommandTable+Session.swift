// The rows of the table of commands: how things are drawn, files, lessons, help.

extension CommandTable {
  static let sessionRows: [CommandEntry] = [
    CommandEntry(
      .show,
      arguments: .choices(of: ShowWord.self),
      parse: { parser, _ throws(Diagnostic) in .setting(.show(try parser.option(ShowWord.self))) }),
    CommandEntry(
      .numbers,
      arguments: .choices(of: NumberStyleWord.self),
      guesses: ["precision", "digits", "format"],
      parse: { parser, _ throws(Diagnostic) in .setting(.numbers(try parser.numberStyle())) }),
    CommandEntry(
      .style,
      arguments: .choices(of: StyleWord.self),
      parse: { parser, _ throws(Diagnostic) in .setting(.style(try parser.option(StyleWord.self))) }
    ),
    CommandEntry(
      .expect,
      arguments: .expectation,
      guesses: ["assert", "check", "verify", "test"],
      parse: { parser, command throws(Diagnostic) in
        .question(.expect(try parser.expectation(command)))
      }),
    CommandEntry(
      .load,
      arguments: .file,
      guesses: ["source", "open", "read", "include"],
      parse: { parser, command throws(Diagnostic) in
        .request(.load(path: try parser.path(for: command)))
      }),
    CommandEntry(
      .save,
      arguments: .file,
      guesses: ["write", "store", "dump"],
      parse: { parser, command throws(Diagnostic) in try parser.saving(command) }),
    CommandEntry(
      .exporting,
      arguments: .file,
      yieldsBeginnings: true,
      guesses: ["convert"],
      parse: { parser, command throws(Diagnostic) in try parser.exporting(command) }),
    CommandEntry(
      .log,
      arguments: .file,
      yieldsBeginnings: true,
      guesses: ["record", "transcript", "tee"],
      parse: { parser, command throws(Diagnostic) in try parser.logging(command) }),
  ]

  static let lessonRows: [CommandEntry] = [
    CommandEntry(
      .lesson,
      arguments: .lesson,
      guesses: ["lessons", "learn", "teach", "tutorial", "tutor", "course"],
      parse: { parser, command throws(Diagnostic) in try parser.lesson(command) }),
    CommandEntry(
      .next,
      guesses: ["continue", "proceed"],
      parse: { _, _ in .request(.lesson(.word(.next))) }),
    CommandEntry(
      .hint,
      guesses: ["hints", "clue"],
      parse: { _, _ in .request(.lesson(.word(.hint))) }),
    CommandEntry(
      .answer,
      guesses: ["answers", "reveal"],
      parse: { _, _ in .request(.lesson(.word(.answer))) }),
    CommandEntry(
      .skip,
      guesses: ["pass"],
      parse: { _, _ in .request(.lesson(.word(.skip))) }),
    CommandEntry(
      .exercise,
      arguments: .exercise,
      yieldsBeginnings: true,
      guesses: ["exercises", "practise", "practice", "drill", "quiz"],
      parse: { parser, command throws(Diagnostic) in try parser.exercise(command) }),
  ]

  static let leavingRows: [CommandEntry] = [
    CommandEntry(
      .help, or: ["?"],
      arguments: .topic,
      guesses: ["man", "usage", "commands"],
      parse: { parser, _ throws(Diagnostic) in .question(.help(try parser.topic())) }),
    CommandEntry(
      .quit, or: ["exit"],
      guesses: ["bye", "logout", "stop"],
      parse: { _, _ in .request(.quit) }),
  ]
}
