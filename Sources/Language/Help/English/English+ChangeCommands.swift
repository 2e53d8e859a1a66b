// Help on the commands that change constraints, and that take changes back.

import Wording

extension English {
  static let changeCommands: [CommandText] = [
    CommandText(
      "drop",
      "takes constraints out"),
    CommandText(
      "disable",
      "takes constraints out for a while",
      """
      'list' still shows them, and 'enable' brings them back as they were.
      """),
    CommandText(
      "enable",
      "brings disabled constraints back"),
    CommandText(
      "set",
      "changes the constant of a constraint",
      """
      The side without variables becomes the value. If both sides have variables, the constant on the right side does.
      """),
    CommandText(
      "priority",
      "changes the priority of a constraint or an objective",
      """
      Between preferences this only moves a cost from one objective to another. To or from @required it is more: a \
      requirement shapes the region and has no pair of slacks in any objective, so its row in the tableau is rebuilt, \
      and every level may have to look again.

      Apple's Auto Layout raises an exception when a constraint in use becomes required, or stops being so \
      (documentation of NSLayoutConstraint, on priority). Slackline allows it, at that cost; a requirement that would \
      contradict the others is refused.
      """),
    CommandText(
      "weight",
      "changes the weight of a preference or an objective",
      """
      A weight counts within its level only.
      """),
    CommandText(
      "letter",
      "chooses the letter that names a constraint's slacks",
      """
      Constraints get their letters in the order in which they were typed: a, b, c and so on. An objective is called \
      f1, f2 and so on in the same way, and 'letter f1 f5' calls it by another number.
      """),
    CommandText(
      "suggest",
      "asks for a value of a variable, as when a pointer drags it",
      """
      This is a preference, at level high unless you say otherwise. Suggested again, the variable gets the new value; \
      'release' ends it.
      """),
    CommandText(
      "release",
      "ends the suggestion of a value"),
    CommandText(
      "undo",
      "takes back the last change, or the last N",
      """
      A change is a line that changed the problem or the way it is shown; what was loaded from a file is one change. \
      Questions and refused lines change nothing. The reply is the line that was taken back; 'history' shows how far \
      it can go.
      """),
    CommandText(
      "redo",
      "makes an undone change again"),
    CommandText(
      "history",
      "lists the changes, and what was undone, by number",
      """
      The mark shows where you stand: 'undo' goes up from there, 'redo' down. 'history 10' lists the last ten. \
      Questions and refused lines change nothing and are not among them.
      """),
    CommandText(
      "reset",
      "forgets points, variables and constraints"),
  ]
}
