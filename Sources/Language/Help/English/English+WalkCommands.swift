// Help on the commands that ask what else could be, and on the walk through the pivots.

import Wording

extension English {
  static let walkCommands: [CommandText] = [
    CommandText(
      "sensitivity",
      "shows what one unit more of each constant is worth, and how far that goes",
      """
      The price of a constraint for a level: how much the level's best value changes for each unit by which the \
      constraint's constant grows. It is exact, and the same between the two bounds that are shown.

      For an objective, also how far each of its coefficients may change, by itself, before another solution is \
      better.

      'sensitivity report' has it as the solvers of spreadsheets do: final value, reduced cost and coefficient of each \
      variable, final value, shadow price and right side of each constraint, allowable increase and decrease.
      """),
    CommandText(
      "branch",
      "shows two children of the problem side by side, as branch and bound makes them",
      """
      'branch x' takes a variable that is no whole number, and shows what the problem comes to with x at most the whole \
      number below it, and with x at least the one above. 'branch LINE | LINE' takes lines of your own. Each child is \
      solved by itself, and nothing changes: type one of the lines to go into that child, and 'undo' to come back.
      """),
    CommandText(
      "sweep",
      "shows the solution as a function of a point, piece by piece",
      """
      Each variable and each level's objective is linear between two breakpoints; the breakpoints and the formulas are \
      exact.

      A constraint's label or letter moves its constant, as 'set' does; a variable that 'suggest' holds moves its \
      suggested value.

      'sweep x in f1 from 0 to 10' moves what x is multiplied by in the objective f1: the region stays, and the solution \
      goes from corner to corner.
      """),
    CommandText(
      "trace",
      "shows every pivot of the solution",
      """
      What enters and why, the ratio test, what leaves and why, and the tableau before and after.

      'trace change' tells only of the last change: what came, went or moved, the pivots that this took from where the \
      solution stood, and which levels were left alone.

      'trace conflict' shows how the requirements fail with the line that was refused last: the first phase, whose \
      objective, missing, stays above 0.
      """),
    CommandText(
      "step",
      "goes forward through the trace, pivot by pivot"),
    CommandText(
      "back",
      "goes back through the trace, pivot by pivot"),
    CommandText(
      "goto",
      "goes to a place in the trace: 0 is its start"),
    CommandText(
      "present",
      "shows the trace to a class, one step a screen, in large letters",
      """
      Space or an arrow key goes on, the left arrow goes back, g to the first screen, G to the last; ? lists the keys, \
      and q leaves. With 'predict on' each pivot is guessed first.

      'slackline --present FILE' runs the lines of a file and presents them at once.
      """),
    CommandText(
      "tableau", or: ["initial tableau", "simplex tableau"],
      "shows the tableau at this place in the trace",
      """
      The equations as a table, one row for each basic variable and one for each objective. A pivot exchanges a row \
      and a column; 'show dictionary' writes it as equations.

      At most 400 rows and 400 columns are shown.
      """),
    CommandText(
      "pivot",
      "makes a pivot of your own: one variable enters the basis, one leaves",
      """
      The equation of the leaving variable is solved for the entering one and put into all the others. Without LEAVE \
      the ratio test chooses.

      Names are those of the tableau; a+ and a- are typed for a⁺ and a⁻. The reply says whether the pivot is legal, \
      and whether it improves. 'step' goes on from there by the rule, 'back' takes the pivot back, and the solution \
      does not change.
      """),
    CommandText(
      "predict",
      "has step ask for your guess before it shows a pivot",
      """
      First which column enters, then which leaves, then what the objective becomes. The next line is the answer: a \
      column's name, such as b-, or a number, such as 15/2. An empty line, or ?, shows it instead, and 'step' shows \
      the whole pivot.

      Other commands can be typed meanwhile. A change, or 'back', drops the question. The score is shown at the end of \
      the trace, and by 'predict' alone.
      """),
    CommandText(
      "rule", or: ["bland", "dantzig", "pivot rule", "largest coefficient"],
      "sets the rule that chooses the pivots",
      """
      bland: the first column that improves; never cycles. dantzig: the most negative reduced cost. greatest: the \
      greatest improvement. dual and big-M are other ways to begin where requirements do not hold at the start: see 'help \
      dual simplex' and 'help big-M'.

      Without a word it says which one is in use.
      """),
  ]
}
