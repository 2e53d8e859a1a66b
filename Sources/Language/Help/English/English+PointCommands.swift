// Help on the commands that name things and that ask about a solution.

import Wording

extension English {
  static let pointCommands: [CommandText] = [
    CommandText(
      "point",
      "names constants, or moves them",
      """
      A point is a constant with a name, marked on every number line. Named again, it moves, and the solution is \
      repaired from where it stood.

      A value may use points that are known already.
      """),
    CommandText(
      "var",
      "declares variables",
      """
      A new name in a constraint makes a variable by itself; declaring it first guards against mistyped names.

      'var x, y >= 0' declares variables that are never negative, as textbooks have them: a sign, which adds no row to the \
      dictionary. A constraint x >= 0 is a row like any other, with a slack of its own. 'x free' lifts the sign again.

      'var 0 <= x <= 4' declares an upper bound, too, which is no row either; in a walk x′ is what x is below it.

      After 'vars fixed' a name that is not known is an error; 'vars free' ends that.
      """),
    CommandText(
      "list",
      "lists the constraints and tells which of them hold",
      """
      Label, priority, weight, the error now, and whether the constraint holds or is violated.
      """),
    CommandText(
      "decompose",
      "shows how constraints become equations with slacks",
      """
      A preference X = X0 becomes X = X0 + a+ - a-, with a+ and a- zero or more. Its level then minimises a+ + a-; for \
      X >= X0 only a-, and for X <= X0 only a+.

      A requirement has no error to minimise: an equation stays as it is, and an inequality gets one slack.
      """),
    CommandText(
      "objectives",
      "shows the objective function of every level",
      """
      Each is the weighted sum of its level's slacks, plus what is to be minimised and minus what is to be maximised.
      """),
    CommandText(
      "solve",
      "solves, and reports level by level",
      """
      For each level: its objective, the pivots that it took, and the region that it leaves. Then the solution.
      """),
    CommandText(
      "region", or: ["graphical method", "graphically"],
      "shows what each level leaves of the region",
      """
      With one variable, a number line for each level; with two, a polygon; with none, every variable in turn.
      """),
    CommandText(
      "wireframe",
      "draws what each level leaves of three variables, in space",
      """
      Seen from the front, a little from the right and from above; edges that lie behind are dotted. The corners are \
      exact. Where it has no end, it is cut off.

      Without names it is that of the three variables that there are. On the page it can be turned.
      """),
    CommandText(
      "plot",
      "draws the objective of a level as a graph",
      """
      Against one variable, the graph with its minimum and the region marked; against two, level curves. A level is \
      written high, @high or 750.
      """),
    CommandText(
      "value",
      "prints a value, or the interval of the values that are left",
      """
      An expression alone on its line does the same.

      You can also ask about the solution and about the solve: error(ID), plus(ID), minus(ID), slack(ID), \
      objective(LEVEL), pivots(), pivots(LEVEL), cost(COLUMN), ratio(COLUMN).
      """),
    CommandText(
      "why",
      "tells what holds a variable where it is, and what would have to give",
      """
      For a variable: what holds it from below and from above, which preferences asked for another value in vain, and \
      which constraints would have to go for it to move. Those that are named are enough to hold it: to check, disable \
      the others.

      For a constraint: whether it holds, what it lost to, what it would cost to have it hold, and what would be \
      different without it. Expressions, slacks such as a+, objectives such as f(low) and views can be asked about, too; \
      alone, it asks about the one variable that there is.

      'why not X = 10' tells what stands against it: the requirements that it breaks, or the highest level that would \
      have to pay, and how much.
      """),
    CommandText(
      "what",
      "tells what would come of a line, without changing anything",
      """
      The reply that the line would have, and which variables would be elsewhere. 'what is X' and other questions in plain \
      words are answered, too, with a value or with help.
      """),
    CommandText(
      "conflict",
      "shows the smallest set of requirements that clash",
      """
      After a requirement was refused: which requirements contradict one another, with the proof. If there are several \
      smallest sets, all of them are shown while they are few.

      Then the ways out, each of which was tried: what you get by dropping each one, and by lowering it to @high. If \
      no single one is enough, which of them together are.
      """),
    CommandText(
      "prove",
      "proves the answer, by sums that you can check by hand",
      """
      For each level, the multiples of the equations that show that its objective can be no smaller. For requirements \
      that clash, the multiples that add up to a falsehood; for an objective that is unbounded below, a direction \
      along which it decreases without end.
      """),
    CommandText(
      "duel",
      "solves by levels, by weights and in floating point, side by side",
      """
      Strict levels are exact and cannot be outvoted. Other solvers take weights instead: 1000000 for high, 1000 for \
      medium and 1 for low (among other levels, each a thousand times the next). duel solves with these weights \
      exactly, and again in floating point, where a requirement that is off by less than 1e-8 counts as met.

      It shows what each comes to, where they part first and by how much, and which requirement no longer holds.
      """),
    CommandText(
      "dual",
      "shows a level's linear program beside its dual",
      """
      The dual has an unknown for each constraint of the level's program, its price, and a constraint for each \
      unknown: whoever makes one of it must not get less than it earns. Whatever the prices, they prove a bound; the \
      best prices prove the best value ('prove' shows the sum).

      Each row is a pair: a constraint of one program and the unknown of the other that belongs to it. At the solution \
      one of the two is tight or 0 (complementary slackness).

      'dual transport' shows the prices of a transportation problem in its table: u of each source, v of each destination.

      Without a level it is that of the highest. The levels above one are constraints of its program, f(high) <= 0 for \
      instance. x >= 0 is no row of its own but limits x.
      """),
  ]
}
