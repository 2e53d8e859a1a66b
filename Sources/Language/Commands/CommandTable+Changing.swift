// The rows of the table of commands: what changes constraints, and what takes changes back.

extension CommandTable {
  static let changingRows: [CommandEntry] = [
    CommandEntry(
      .drop,
      arguments: .labels,
      guesses: ["delete", "del", "remove", "rm"],
      parse: { parser, command throws(Diagnostic) in
        .change(.drop(try parser.names(1..., for: command)))
      }),
    CommandEntry(
      .disable,
      arguments: .labels,
      guesses: ["off", "deactivate", "hide"],
      parse: { parser, command throws(Diagnostic) in
        .change(.disable(try parser.names(1..., for: command)))
      }),
    CommandEntry(
      .enable,
      arguments: .labels,
      guesses: ["on", "activate"],
      parse: { parser, command throws(Diagnostic) in
        .change(.enable(try parser.names(1..., for: command)))
      }),
    CommandEntry(
      .set,
      arguments: .labelAndValue,
      guesses: ["change", "assign"],
      parse: { parser, command throws(Diagnostic) in try parser.setting(command) }),
    CommandEntry(
      .priority,
      arguments: .labelAndPriority,
      guesses: ["prio", "strength"],
      parse: { parser, command throws(Diagnostic) in try parser.newPriority(command) }),
    CommandEntry(
      .weight,
      arguments: .labelAndValue,
      guesses: ["weigh"],
      parse: { parser, command throws(Diagnostic) in try parser.newWeight(command) }),
    CommandEntry(
      .letter,
      arguments: .labels,
      yieldsBeginnings: true,
      guesses: ["rename", "name"],
      parse: { parser, command throws(Diagnostic) in try parser.newLetter(command) }),
    CommandEntry(
      .suggest,
      arguments: .edit,
      guesses: ["edit", "drag", "move"],
      parse: { parser, command throws(Diagnostic) in try parser.suggestion(command) }),
    CommandEntry(
      .release,
      arguments: .variables,
      guesses: ["unsuggest"],
      parse: { parser, command throws(Diagnostic) in
        .change(.release(try parser.names(1..., for: command)))
      }),
    CommandEntry(
      .undo,
      arguments: .count,
      guesses: ["oops", "revert"],
      parse: { parser, command throws(Diagnostic) in
        .travel(.undo(try parser.count(from: 1, default: 1, for: command)))
      }),
    CommandEntry(
      .redo,
      arguments: .count,
      parse: { parser, command throws(Diagnostic) in
        .travel(.redo(try parser.count(from: 1, default: 1, for: command)))
      }),
    CommandEntry(
      .history,
      arguments: .count,
      yieldsBeginnings: true,
      guesses: ["changes"],
      parse: { parser, command throws(Diagnostic) in
        .question(
          .history(
            parser.current.isEnd ? nil : try parser.count(from: 1, default: nil, for: command)))
      }),
    CommandEntry(
      .reset,
      guesses: ["restart", "new"],
      parse: { _, _ in .change(.reset) }),
  ]
}
