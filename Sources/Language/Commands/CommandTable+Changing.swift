// The rows of the table of commands: what changes constraints, and what takes changes back.

extension CommandTable {
  static let changingRows: [CommandEntry] = [
    CommandEntry(
      "drop", form: "drop ID, ID, ...", summary: "takes constraints out",
      example: "drop a", seeAlso: ["list", "label", "undo"],
      arguments: .labels, guesses: ["delete", "del", "remove", "rm"],
      parse: { parser, command throws(Diagnostic) in .drop(try parser.names(1..., for: command)) }),
    CommandEntry(
      "disable", form: "disable ID, ID, ...",
      summary: "takes constraints out for a while",
      body: ["'list' still shows them, and 'enable' brings them back as they were."],
      example: "disable a", seeAlso: ["enable", "drop", "list"],
      arguments: .labels, guesses: ["off", "deactivate", "hide"],
      parse: { parser, command throws(Diagnostic) in
        .disable(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "enable", form: "enable ID, ID, ...",
      summary: "brings disabled constraints back",
      example: "enable a", seeAlso: ["disable", "list"],
      arguments: .labels, guesses: ["on", "activate"],
      parse: { parser, command throws(Diagnostic) in
        .enable(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "set", form: "set ID VALUE",
      summary: "changes the constant of a constraint",
      body: [
        "The side without variables becomes the value. Where both sides have variables, the constant "
          + "on the right one does."
      ],
      example: "set a 15", seeAlso: ["point", "priority", "weight", "suggest"],
      arguments: .labelAndValue, guesses: ["change", "assign"],
      parse: { parser, command throws(Diagnostic) in try parser.setting(command) }),
    CommandEntry(
      "priority", form: "priority ID @P",
      summary: "changes the priority of a constraint or an objective",
      body: [
        "Among preferences that only moves a cost from one objective to another. To @required and "
          + "back is more: a requirement shapes the region and has no pair of slacks in any "
          + "objective, so its row in the tableau is made anew, and every level is solved again.",
        "That is why Apple's Auto Layout, which keeps one tableau from change to change, raises an "
          + "exception where a constraint in use becomes required, or stops being so. Slackline allows "
          + "it, at that cost; a requirement that would contradict the others is refused.",
      ],
      example: "priority a @high", seeAlso: ["priorities", "level", "weight", "set"],
      arguments: .labelAndPriority, guesses: ["prio", "strength"],
      parse: { parser, command throws(Diagnostic) in try parser.newPriority(command) }),
    CommandEntry(
      "weight", form: "weight ID W",
      summary: "changes the weight of a preference or an objective",
      body: ["A weight counts within its level only."],
      example: "weight a 2", seeAlso: ["weights", "priority", "objectives"],
      arguments: .labelAndValue, guesses: ["weigh"],
      parse: { parser, command throws(Diagnostic) in try parser.newWeight(command) }),
    CommandEntry(
      "letter", form: "letter ID LETTER",
      summary: "chooses the letter that a constraint's slacks are called by",
      body: [
        "Letters are given in the order of coming: a, b, c and so on. An objective is called f1, f2 "
          + "and so on in the same way, and 'letter f1 f5' calls it by another number."
      ],
      example: "letter a s", seeAlso: ["label", "slack", "decompose", "list"],
      arguments: .labels, yieldsBeginnings: true, guesses: ["rename", "name"],
      parse: { parser, command throws(Diagnostic) in try parser.newLetter(command) }),
    CommandEntry(
      "suggest", form: "suggest VAR = VALUE [@P]",
      summary: "asks for a value of a variable, as when a pointer drags it",
      body: [
        "This is a preference, of level high unless you say. Suggested again, the variable gets the "
          + "new value; 'release' ends it."
      ],
      example: "suggest X = 3", seeAlso: ["release", "set", "preference"],
      arguments: .edit, guesses: ["edit", "drag", "move"],
      parse: { parser, command throws(Diagnostic) in try parser.suggestion(command) }),
    CommandEntry(
      "release", form: "release VAR, VAR, ...",
      summary: "ends the suggestion of a value",
      example: "release X", seeAlso: ["suggest", "drop"],
      arguments: .variables, guesses: ["unsuggest"],
      parse: { parser, command throws(Diagnostic) in
        .release(try parser.names(1..., for: command))
      }),
    CommandEntry(
      "undo", form: "undo [N]", summary: "takes back the last change, or the last N",
      body: [
        "A change is a line that changed the problem or the way it is shown; what was loaded from a "
          + "file is one change. Questions and refused lines change nothing. The reply is the line "
          + "that was taken back; 'history' shows how far it can go."
      ],
      example: "undo", seeAlso: ["redo", "history", "reset"], arguments: .count,
      guesses: ["oops", "revert"],
      parse: { parser, command throws(Diagnostic) in
        .undo(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "redo", form: "redo [N]", summary: "makes a change again that was undone",
      example: "redo", seeAlso: ["undo", "history", "reset"], arguments: .count,
      parse: { parser, command throws(Diagnostic) in
        .redo(try parser.count(from: 1, default: 1, for: command))
      }),
    CommandEntry(
      "history", form: "history [N]", summary: "lists the changes, and what was undone, by number",
      body: [
        "The mark shows where you stand: 'undo' goes up from there, 'redo' down. 'history 10' lists "
          + "the last ten. Questions and refused lines change nothing and are not among them."
      ],
      example: "history", seeAlso: ["undo", "redo", "save", "log"], arguments: .count,
      yieldsBeginnings: true, guesses: ["changes"],
      parse: { parser, command throws(Diagnostic) in
        .history(parser.current.isEnd ? nil : try parser.count(from: 1, default: nil, for: command))
      }),
    CommandEntry(
      "reset", summary: "forgets points, variables and constraints",
      example: "reset", seeAlso: ["undo", "drop"],
      guesses: ["restart", "new"],
      parse: { _, _ in .reset }),
  ]
}
