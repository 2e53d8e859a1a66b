// Help on the commands that name things and that ask about a solution.

import Wording

extension English.Commands {
  static let point = HelpTopic(
    .command, "point",
    form: "point NAME = VALUE, NAME = VALUE, ...",
    summary: "names constants, or moves them",
    body: [
      "A point is a constant with a name, marked on every number line. Named again, it moves, and the solution is repaired from where it stood.",
      "A value may use points that are known already.",
    ],
    example: ["point X0 = 0, X1 = 10"],
    seeAlso: ["var", "constraint", "region"])

  static let variables = HelpTopic(
    .command, "var",
    or: ["vars"],
    form: "var NAME, NAME, ... | vars fixed | vars free",
    summary: "declares variables",
    body: [
      "A new name in a constraint makes a variable by itself; declaring it first guards against "
        + "mistyped names.",
      "After 'vars fixed' a name that is not known is an error; 'vars free' ends that.",
    ],
    example: ["var x, y"],
    seeAlso: ["name", "free variable", "point"])

  static let list = HelpTopic(
    .command, "list",
    form: "list",
    summary: "lists the constraints and tells which of them hold",
    body: [
      "Label, priority, weight, the error now, and whether the constraint holds or is violated."
    ],
    example: ["x >= 3", "x = 1 @low", "list"],
    seeAlso: ["label", "error", "drop"])

  static let decompose = HelpTopic(
    .command, "decompose",
    form: "decompose [ID]",
    summary: "shows how constraints become equations with slacks",
    body: [
      "A preference X = X0 becomes X = X0 + a+ - a-, with a+ and a- zero or more. Its level then "
        + "minimises a+ + a-; for X >= X0 only a-, and for X <= X0 only a+.",
      "A requirement has no error to minimise: an equation stays as it is, and an inequality gets "
        + "one slack.",
    ],
    example: ["x >= 3", "x = 5 @low", "decompose"],
    seeAlso: ["slack", "objectives", "preference", "requirement"])

  static let objectives = HelpTopic(
    .command, "objectives",
    form: "objectives",
    summary: "shows the objective function of every level",
    body: [
      "Each is the weighted sum of its level's slacks, plus what is to be minimised and minus what is to "
        + "be maximised."
    ],
    example: ["x >= 3", "x = 1 @low", "objectives"],
    seeAlso: ["objective", "level", "weight", "maximize"])

  static let solve = HelpTopic(
    .command, "solve",
    form: "solve",
    summary: "solves, and reports level by level",
    body: [
      "For each level: its objective, the pivots that it took, and the region that it leaves. "
        + "Then the solution."
    ],
    example: ["x >= 3", "x = 1 @low", "solve"],
    seeAlso: ["trace", "region", "level"])

  static let region = HelpTopic(
    .command, "region",
    form: "region [VAR [VAR]]",
    summary: "shows what each level leaves of the region",
    body: [
      "With one variable, a number line for each level; with two, a polygon; with none, every "
        + "variable in turn."
    ],
    example: ["0 <= x <= 10", "x >= 4 @high", "region x"],
    seeAlso: ["ambiguity", "level", "plot", "wireframe"])

  static let wireframe = HelpTopic(
    .command, "wireframe",
    form: "wireframe [VAR VAR VAR]",
    summary: "draws what each level leaves of three variables, in space",
    body: [
      "Seen from the front, a little from the right and from above; edges that lie behind are dotted. The corners are exact. Where it has no end, it is cut off.",
      "Without names it is that of the three variables that there are. On the page it can be turned.",
    ],
    example: ["0 <= x <= 4", "0 <= y <= 4", "0 <= z <= 4", "x + y + z <= 10", "wireframe"],
    seeAlso: ["region", "plot", "level"])

  static let plot = HelpTopic(
    .command, "plot",
    form: "plot [LEVEL] [VAR [VAR]]",
    summary: "draws the objective of a level as a graph",
    body: [
      "Against one variable, the graph with its minimum and the region marked; against two, level "
        + "curves. A level is written high, @high or 750."
    ],
    example: ["0 <= x <= 10", "x = 4 @low", "plot low x"],
    seeAlso: ["objective", "level", "region"])

  static let value = HelpTopic(
    .command, "value",
    form: "value EXPRESSION",
    summary: "prints a value, or the interval of the values that are left",
    body: [
      "An expression alone on its line does the same.",
      "You can also ask about the solution and about the solve: error(ID), plus(ID), minus(ID), "
        + "slack(ID), objective(LEVEL), pivots(), pivots(LEVEL), cost(COLUMN), ratio(COLUMN).",
    ],
    example: ["x = 3", "value 2x + 1"],
    seeAlso: ["expression", "ambiguity"])

  static let why = HelpTopic(
    .command, "why",
    form: "why VAR | why ID",
    summary: "tells what holds a variable where it is, and what would have to give",
    body: [
      "For a variable: what holds it from below and from above, which preferences asked for another value in vain, and which constraints would have to go for it to move. Those that are named are enough to hold it: to check, disable the others.",
      "For a constraint: whether it holds, what it lost to, what it would cost to have it hold, and "
        + "what would be different without it.",
    ],
    example: ["x >= 3", "x = 1 @low", "why x"],
    seeAlso: ["prove", "value", "priority", "conflict"])

  static let conflict = HelpTopic(
    .command, "conflict",
    form: "conflict",
    summary: "shows the smallest set of requirements that clash",
    body: [
      "After a requirement was refused: which requirements contradict one another, with the "
        + "proof. If there are several smallest sets, all of them are shown while they are few.",
      "Then the ways out, each of which was tried: what you get by dropping each one, and by lowering "
        + "it to @high. If no single one is enough, which of them together are.",
    ],
    example: ["x >= 5", "x <= 3", "conflict"],
    needs: .refusal,
    seeAlso: ["requirement", "Farkas certificate", "unsatisfiable"])

  static let prove = HelpTopic(
    .command, "prove",
    form: "prove",
    summary: "proves the answer, by sums that you can check by hand",
    body: [
      "For each level, the multiples of the equations that show that its objective can be no smaller. For requirements that clash, the multiples that add up to a falsehood; for an objective that is unbounded below, a direction along which it decreases without end."
    ],
    example: ["x >= 3", "x = 1 @low", "prove"],
    seeAlso: ["Farkas certificate", "conflict", "objectives"])

  static let duel = HelpTopic(
    .command, "duel",
    form: "duel",
    summary: "solves by levels, by weights and in floating point, side by side",
    body: [
      "Strict levels are exact and cannot be outvoted. Other solvers take weights instead: 1000000 for high, 1000 for medium and 1 for low (among other levels, each a thousand times the next). duel solves with these weights exactly, and again in floating point, where a requirement that is off by less than 1e-8 counts as met.",
      "It shows what each comes to, where they part first and by how much, and which requirement no longer holds.",
    ],
    example: ["x = 0 @medium", "x = 1 @low weight 1001", "duel"],
    seeAlso: ["solve", "level", "weight"])

  static let dual = HelpTopic(
    .command, "dual",
    form: "dual [LEVEL]",
    summary: "shows a level's linear program beside its dual",
    body: [
      "The dual has an unknown for each constraint of the level's program, its price, and a constraint for each unknown: whoever makes one of it must not get less than it earns. Whatever the prices, they prove a bound; the best prices prove the best value ('prove' shows the sum).",
      "Each row is a pair: a constraint of one program and the unknown of the other that belongs to it. At the solution one of the two is tight or 0 (complementary slackness).",
      "Without a level it is that of the highest. The levels above one are constraints of its program, f(high) <= 0 for instance. x >= 0 is no row of its own but limits x.",
    ],
    example: ["x >= 0", "c: 2x <= 12", "maximize 5x", "dual"],
    seeAlso: ["prove", "shadow price", "sensitivity", "export"])
}
