// Help on the commands that change constraints, and that take changes back.

import Wording

extension English.Commands {
  static let drop = HelpTopic(
    .command, "drop",
    form: "drop ID, ID, ...",
    summary: "takes constraints out",
    example: ["x = 5 @low", "drop a"],
    seeAlso: ["list", "label", "undo"])

  static let disable = HelpTopic(
    .command, "disable",
    form: "disable ID, ID, ...",
    summary: "takes constraints out for a while",
    body: ["'list' still shows them, and 'enable' brings them back as they were."],
    example: ["x = 5 @low", "disable a"],
    seeAlso: ["enable", "drop", "list"])

  static let enable = HelpTopic(
    .command, "enable",
    form: "enable ID, ID, ...",
    summary: "brings disabled constraints back",
    example: ["x = 5 @low", "disable a", "enable a"],
    seeAlso: ["disable", "list"])

  static let set = HelpTopic(
    .command, "set",
    form: "set ID VALUE",
    summary: "changes the constant of a constraint",
    body: [
      "The side without variables becomes the value. If both sides have variables, the constant "
        + "on the right side does."
    ],
    example: ["x >= 3", "set a 15"],
    seeAlso: ["point", "priority", "weight", "suggest"])

  static let priority = HelpTopic(
    .command, "priority",
    form: "priority ID @P",
    summary: "changes the priority of a constraint or an objective",
    body: [
      "Between preferences this only moves a cost from one objective to another. To or from "
        + "@required it is more: a requirement shapes the region and has no pair of slacks in any "
        + "objective, so its row in the tableau is rebuilt, and every level may have to look again.",
      "Apple's Auto Layout raises an exception when a constraint in use becomes required, or stops "
        + "being so (documentation of NSLayoutConstraint, on priority). Slackline allows it, at that "
        + "cost; a requirement that would contradict the others is refused.",
    ],
    example: ["x = 5 @low", "priority a @high"],
    seeAlso: ["priorities", "level", "weight", "set"])

  static let weight = HelpTopic(
    .command, "weight",
    form: "weight ID W",
    summary: "changes the weight of a preference or an objective",
    body: ["A weight counts within its level only."],
    example: ["x = 5 @low", "weight a 2"],
    seeAlso: ["weights", "priority", "objectives"])

  static let letter = HelpTopic(
    .command, "letter",
    form: "letter ID LETTER",
    summary: "chooses the letter that names a constraint's slacks",
    body: [
      "Constraints get their letters in the order in which they were typed: a, b, c and so on. An objective is called f1, f2 "
        + "and so on in the same way, and 'letter f1 f5' calls it by another number."
    ],
    example: ["x = 5 @low", "letter a s"],
    seeAlso: ["label", "slack", "decompose", "list"])

  static let suggest = HelpTopic(
    .command, "suggest",
    form: "suggest VAR = VALUE [@P]",
    summary: "asks for a value of a variable, as when a pointer drags it",
    body: [
      "This is a preference, at level high unless you say otherwise. Suggested again, the variable gets the "
        + "new value; 'release' ends it."
    ],
    example: ["0 <= x <= 10", "suggest x = 3"],
    seeAlso: ["release", "set", "preference"])

  static let release = HelpTopic(
    .command, "release",
    form: "release VAR, VAR, ...",
    summary: "ends the suggestion of a value",
    example: ["0 <= x <= 10", "suggest x = 3", "release x"],
    seeAlso: ["suggest", "drop"])

  static let undo = HelpTopic(
    .command, "undo",
    form: "undo [N]",
    summary: "takes back the last change, or the last N",
    body: [
      "A change is a line that changed the problem or the way it is shown; what was loaded from a "
        + "file is one change. Questions and refused lines change nothing. The reply is the line "
        + "that was taken back; 'history' shows how far it can go."
    ],
    example: ["x = 3", "undo"],
    seeAlso: ["redo", "history", "reset"])

  static let redo = HelpTopic(
    .command, "redo",
    form: "redo [N]",
    summary: "makes an undone change again",
    example: ["x = 3", "undo", "redo"],
    seeAlso: ["undo", "history", "reset"])

  static let history = HelpTopic(
    .command, "history",
    form: "history [N]",
    summary: "lists the changes, and what was undone, by number",
    body: [
      "The mark shows where you stand: 'undo' goes up from there, 'redo' down. 'history 10' lists "
        + "the last ten. Questions and refused lines change nothing and are not among them."
    ],
    example: ["x >= 3", "x <= 5", "history"],
    seeAlso: ["undo", "redo", "save", "log"])

  static let reset = HelpTopic(
    .command, "reset",
    form: "reset",
    summary: "forgets points, variables and constraints",
    example: ["x = 3", "reset"],
    seeAlso: ["undo", "drop"])
}
