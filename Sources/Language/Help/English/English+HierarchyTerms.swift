// Help on the words for constraints, levels and solutions.

import Wording

extension English {
  static let hierarchyTerms: [HelpTopic] = [
    HelpTopic(
      .term, "slack",
      or: [
        "slack variable", "error variable", "excess", "excess variable", "surplus",
        "surplus variable", "a+", "a-", "a⁺", "a⁻",
      ],
      summary:
        "a variable, zero or more, that takes up the difference between a constraint's sides",
      body:
        """
        A preference X = X0 is written X = X0 + a+ - a-: a+ is how far X is above, a- how far below. Only one of the two \
        is ever above zero in a solution that the simplex method finds.
        """,
      example: ["x = 5 @low", "decompose"],
      seeAlso: ["decompose", "error", "preference", "requirement"]),
    HelpTopic(
      .term, "error",
      or: ["violation", "violated"],
      summary: "how far a constraint is from holding: zero if it holds",
      body:
        """
        Each level makes the weighted sum of its constraints' errors as small as it can be.
        """,
      example: ["x >= 3", "x = 1 @low", "list"],
      seeAlso: ["slack", "weight", "level"]),
    HelpTopic(
      .term, "requirement",
      or: ["required", "hard constraint"],
      summary: "a constraint that must hold: priority 1000",
      body:
        """
        Requirements only shape the region and have no objective. One that contradicts the others is refused, with the \
        conflict and its proof.
        """,
      example: ["x <= 30 @required"],
      seeAlso: ["preference", "conflict", "priority"]),
    HelpTopic(
      .term, "preference",
      or: ["soft constraint"],
      summary: "a constraint that may give way: any priority below 1000",
      body:
        """
        Where it cannot hold, its error is made as small as the levels above allow.
        """,
      example: ["x = 10 @low"],
      seeAlso: ["requirement", "priority", "slack"]),
    HelpTopic(
      .term, "level",
      or: ["hierarchy", "constraint hierarchy"],
      summary: "all constraints and objectives of one priority, solved together",
      body:
        """
        The requirements come first, then each level from the highest down, each on the set of solutions that the levels \
        above leave.
        """,
      example: ["x >= 3 @high", "x = 1 @low", "solve"],
      seeAlso: ["priority", "objective", "region"]),
    HelpTopic(
      .term, "objective",
      or: ["objective function", "cost", "row 0", "row zero"],
      summary: "what a level makes as small as possible: the weighted sum of its errors",
      body:
        """
        What is to be maximised counts with a minus sign.
        """,
      example: ["x = 1 @low", "objectives"],
      seeAlso: ["objectives", "level", "maximize"]),
    HelpTopic(
      .term, "feasible",
      or: ["feasible region", "feasible set", "solution set"],
      summary: "meeting every requirement; the region is all that is feasible",
      body:
        """
        Each level leaves of it only what is best for that level: the region shrinks.
        """,
      example: ["0 <= x <= 10", "region"],
      seeAlso: ["region", "level", "unsatisfiable"]),
    HelpTopic(
      .term, "active constraint",
      or: ["active", "binding", "binding constraint", "tight"],
      summary: "a constraint that holds with equality at the solution",
      body:
        """
        Its slack is zero there. The active constraints are those that hold the solution where it is: 'why' names them.
        """,
      example: ["x >= 3", "minimize x", "why x"],
      seeAlso: ["slack", "why", "shadow price", "corner"]),
    HelpTopic(
      .term, "ambiguity",
      or: ["not unique", "alternative optima", "multiple optima", "alternative optimum"],
      summary: "several values of a variable are equally good",
      body:
        """
        The objective then has a flat stretch, and the reply gives the exact interval. A further constraint, at a lower \
        priority, picks from it.
        """,
      example: ["0 <= x <= 10", "expect x ambiguous"],
      seeAlso: ["region", "value", "level"]),
    HelpTopic(
      .term, "unsatisfiable",
      or: ["infeasible", "contradiction", "UnsatisfiableConstraint", "UnsatisfiableConstraints"],
      summary: "no values meet all the requirements",
      example: ["x >= 5", "x <= 3", "expect unsatisfiable"], needs: .refusal,
      seeAlso: ["conflict", "requirement", "Farkas certificate"]),
    HelpTopic(
      .term, "unbounded",
      or: ["ray", "unbounded ray", "extreme ray"],
      summary: "an objective has no least value: it can be made smaller without end",
      body:
        """
        A bound on what is maximised or minimised cures it. 'prove' shows a direction in which it goes on without end.
        """,
      example: ["maximize x", "expect unbounded"],
      seeAlso: ["maximize", "minimize", "objective"]),
    HelpTopic(
      .term, "linear",
      or: ["nonlinear", "linearity"],
      summary: "made of numbers times variables, added up",
      body:
        """
        x*y, x/y and 1/x are not linear and are refused. A point is a number, so X0*x is linear.
        """,
      example: ["2x + y/3 <= 4"],
      seeAlso: ["expression", "point"]),
  ]
}
