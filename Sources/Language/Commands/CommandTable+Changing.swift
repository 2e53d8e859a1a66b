// The rows of the table of commands: what changes constraints, and what takes changes back.

extension CommandTable {
  static let changingRows: [CommandEntry] = [
    CommandEntry(
      "disable",
      takes: [.list(of: .id)],
      guesses: ["off", "deactivate", "hide"],
      task: .omissions, line: "disable a",
      example: ["x = 5 @low", "disable a"],
      seeAlso: ["enable", "drop", "list"],
      make: { .change(.disable($0.names)) }),
    CommandEntry(
      "enable",
      takes: [.list(of: .id)],
      guesses: ["on", "activate"],
      task: .omissions, line: "enable a",
      example: ["x = 5 @low", "disable a", "enable a"],
      seeAlso: ["disable", "list"],
      make: { .change(.enable($0.names)) }),
    CommandEntry(
      "drop",
      takes: [.list(of: .id)],
      guesses: ["delete", "del", "remove", "rm"],
      task: .omissions, line: "drop a",
      example: ["x = 5 @low", "drop a"],
      seeAlso: ["list", "label", "undo"],
      make: { .change(.drop($0.names)) }),
    CommandEntry(
      "set",
      takes: [.one(.id), .one(.value("VALUE"))],
      guesses: ["change", "assign"],
      task: .changes, line: "set a 15",
      example: ["x >= 3", "set a 15"],
      seeAlso: ["point", "priority", "weight", "suggest"],
      make: { .change(.set($0.names[0], $0.values[0].expression, text: $0.values[0].text)) }),
    CommandEntry(
      "priority",
      takes: [.one(.id), .one(.priority)],
      guesses: ["prio", "strength"],
      task: .changes, line: "priority a @high",
      example: ["x = 5 @low", "priority a @high"],
      seeAlso: ["priorities", "level", "weight", "set"],
      make: { .change(.priority($0.names[0], $0.marks[0])) }),
    CommandEntry(
      "weight",
      takes: [.one(.id), .one(.weight)],
      guesses: ["weigh"],
      task: .changes, line: "weight a 2",
      example: ["x = 5 @low", "weight a 2"],
      seeAlso: ["weights", "priority", "objectives"],
      make: { .change(.weight($0.names[0], $0.numbers[0])) }),
    CommandEntry(
      "letter",
      takes: [.one(.id), .one(.letter)],
      yieldsBeginnings: true,
      guesses: ["rename", "name"],
      task: .names, line: "letter a s",
      example: ["x = 5 @low", "letter a s"],
      seeAlso: ["label", "slack", "decompose", "list"],
      make: { .change(.letter($0.names[0], $0.names[1])) }),
    CommandEntry(
      "suggest",
      takes: [.one(.variable), "=", .one(.value("VALUE")), .optional(.one(.mark))],
      guesses: ["edit", "drag", "move"],
      task: .edits, line: "suggest X = 5",
      example: ["0 <= x <= 10", "suggest x = 3"],
      seeAlso: ["release", "set", "preference"],
      make: {
        .change(
          .suggest($0.names[0], $0.values[0].expression, text: $0.values[0].text, $0.marks.first))
      }),
    CommandEntry(
      "release",
      takes: [.list(of: .variable)],
      guesses: ["unsuggest"],
      task: .edits, line: "release X",
      example: ["0 <= x <= 10", "suggest x = 3", "release x"],
      seeAlso: ["suggest", "drop"],
      make: { .change(.release($0.names)) }),
    CommandEntry(
      "undo",
      takes: [.optional(.one(.count(from: 1)))],
      guesses: ["oops", "revert"],
      task: .undoing,
      example: ["x = 3", "undo"],
      seeAlso: ["redo", "history", "reset"],
      make: { .travel(.undo($0.counts.first ?? 1)) }),
    CommandEntry(
      "redo",
      takes: [.optional(.one(.count(from: 1)))],
      task: .undoing,
      example: ["x = 3", "undo", "redo"],
      seeAlso: ["undo", "history", "reset"],
      make: { .travel(.redo($0.counts.first ?? 1)) }),
    CommandEntry(
      "history",
      takes: [.optional(.one(.count(from: 1)))],
      yieldsBeginnings: true,
      guesses: ["changes"],
      task: .undoing,
      example: ["x >= 3", "x <= 5", "history"],
      seeAlso: ["undo", "redo", "save", "log"],
      make: { .question(.history($0.counts.first)) }),
    CommandEntry(
      "reset",
      guesses: ["restart", "new"],
      task: .undoing,
      example: ["x = 3", "reset"],
      seeAlso: ["undo", "drop"],
      make: { _ in .change(.reset) }),
  ]
}
