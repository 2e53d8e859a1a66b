// Help on the commands that ask what else could be, and on the walk through the pivots.

import Wording

extension English.Commands {
  static let sensitivity = HelpTopic(
    .command, "sensitivity",
    form: "sensitivity",
    summary: "shows what one unit more of each constant is worth, and how far that goes",
    body: [
      "The price of a constraint for a level: how much the level's best value changes for each "
        + "unit by which the constraint's constant grows. It is exact, and the same between the two "
        + "bounds that are shown.",
      "For an objective, also how far each of its coefficients may change, by itself, before "
        + "another solution is better.",
    ],
    example: ["x <= 4", "maximize 3x", "sensitivity"],
    seeAlso: ["shadow price", "sweep", "prove", "set"])

  static let sweep = HelpTopic(
    .command, "sweep",
    form: "sweep POINT from A to B",
    summary: "shows the solution as a function of a point, piece by piece",
    body: [
      "Each variable and each level's objective is linear between two breakpoints; the breakpoints and "
        + "the formulas are exact.",
      "A constraint's label or letter moves its constant, as 'set' does; a variable that "
        + "'suggest' holds moves its suggested value.",
    ],
    example: ["point P = 0", "x >= P", "x = 5 @low", "sweep P from 0 to 10"],
    seeAlso: ["point", "set", "suggest", "sensitivity", "plot"])

  static let trace = HelpTopic(
    .command, "trace",
    form: "trace [change]",
    summary: "shows every pivot of the solution",
    body: [
      "What enters and why, the ratio test, what leaves and why, and the tableau before and after.",
      "'trace change' tells only of the last change: what came, went or moved, the pivots that this "
        + "took from where the solution stood, and which levels were left alone.",
    ],
    example: ["x >= 3", "x = 1 @low", "trace"],
    seeAlso: ["pivot", "ratio test", "reduced cost", "step"])

  static let step = HelpTopic(
    .command, "step",
    form: "step [N]",
    summary: "goes forward through the trace, pivot by pivot",
    example: ["x >= 0", "x <= 4", "maximize x", "step"],
    seeAlso: ["back", "goto", "trace", "pivot"])

  static let back = HelpTopic(
    .command, "back",
    form: "back [N]",
    summary: "goes back through the trace, pivot by pivot",
    example: ["x >= 0", "x <= 4", "maximize x", "step 2", "back"],
    seeAlso: ["step", "goto", "trace"])

  static let goto = HelpTopic(
    .command, "goto",
    form: "goto N",
    summary: "goes to a place in the trace: 0 is its start",
    example: ["x >= 3", "x = 1 @low", "goto 0"],
    seeAlso: ["step", "back", "trace"])

  static let present = HelpTopic(
    .command, "present",
    form: "present",
    summary: "shows the trace to a class, one step a screen, in large letters",
    body: [
      "Space or an arrow key goes on, the left arrow goes back, g to the first screen, G to the "
        + "last; ? lists the keys, and q leaves. With 'predict on' each pivot is guessed first.",
      "'slackline --present FILE' runs the lines of a file and presents them at once.",
    ],
    example: ["x >= 3", "x = 1 @low", "present"],
    needs: .terminal,
    seeAlso: ["step", "trace", "predict"])

  static let tableau = HelpTopic(
    .command, "tableau",
    form: "tableau",
    summary: "shows the tableau at this place in the trace",
    body: [
      "The equations as a table, one row for each basic variable and one for each objective. A "
        + "pivot exchanges a row and a column; 'show dictionary' writes it as equations.",
      "At most 400 rows and 400 columns are shown.",
    ],
    example: ["x >= 3", "x = 1 @low", "tableau"],
    seeAlso: ["dictionary", "basis", "pivot", "show"])

  static let pivot = HelpTopic(
    .command, "pivot",
    form: "pivot ENTER [LEAVE]",
    summary: "makes a pivot of your own: one variable enters the basis, one leaves",
    body: [
      "The equation of the leaving variable is solved for the entering one and put into all the "
        + "others. Without LEAVE the ratio test chooses.",
      "Names are those of the tableau; a+ and a- are typed for a⁺ and a⁻. The reply says whether the "
        + "pivot is legal, and whether it improves. 'step' goes on from there by the rule, 'back' "
        + "takes the pivot back, and the solution does not change.",
    ],
    example: ["x >= 0", "x <= 4", "maximize x", "goto 1", "pivot a b"],
    seeAlso: ["entering variable", "leaving variable", "ratio test", "rule", "step", "tableau"])

  static let predict = HelpTopic(
    .command, "predict",
    form: "predict [on | off]",
    summary: "has step ask for your guess before it shows a pivot",
    body: [
      "First which column enters, then which leaves, then what the objective becomes. The next line "
        + "is the answer: a column's name, such as b-, or a number, such as 15/2. An empty line, or "
        + "?, shows it instead, and 'step' shows the whole pivot.",
      "Other commands can be typed meanwhile. A change, or 'back', drops the question. The score is shown at the end of the trace, and by 'predict' alone.",
    ],
    example: ["predict on"],
    seeAlso: ["step", "pivot", "entering variable", "ratio test", "rule"])

  static let rule = HelpTopic(
    .command, "rule",
    form: "rule [bland | dantzig | greatest]",
    summary: "sets the rule that chooses the pivots",
    body: [
      "bland: the first column that improves; never cycles. dantzig: the most negative reduced "
        + "cost. greatest: the greatest improvement.",
      "Without a word it says which one is in use.",
    ],
    example: ["rule bland"],
    seeAlso: ["pivot", "cycle", "reduced cost"])
}
