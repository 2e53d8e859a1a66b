// Help on the words of the field that the replies use.

extension Help {
  static let termTopics: [HelpTopic] = [
    HelpTopic(
      .term, "slack", or: ["slack variable", "error variable", "surplus", "a+", "a-", "a⁺", "a⁻"],
      summary:
        "a variable, zero or more, that takes up the difference between a constraint's sides",
      body: [
        "A preference X = X0 is written X = X0 + a+ - a-: a+ is how far X is above, a- how far "
          + "below. Only one of the two is ever above zero in a solution that the simplex method "
          + "finds."
      ],
      example: "decompose", seeAlso: ["decompose", "error", "preference", "requirement"]),
    HelpTopic(
      .term, "error", or: ["violation", "violated"],
      summary: "how far a constraint is from holding: zero if it holds",
      body: ["Each level makes the weighted sum of its constraints' errors as small as it can be."],
      example: "list", seeAlso: ["slack", "weight", "level"]),
    HelpTopic(
      .term, "requirement", or: ["required", "hard constraint"],
      summary: "a constraint that must hold: priority 1000",
      body: [
        "Requirements only shape the region and have no objective. One that contradicts the others "
          + "is refused, with the conflict and its proof."
      ],
      example: "X <= 30 @required", seeAlso: ["preference", "conflict", "priority"]),
    HelpTopic(
      .term, "preference", or: ["soft constraint"],
      summary: "a constraint that may give way: any priority below 1000",
      body: ["Where it cannot hold, its error is made as small as the levels above allow."],
      example: "X = 10 @low", seeAlso: ["requirement", "priority", "slack"]),
    HelpTopic(
      .term, "level", or: ["hierarchy", "constraint hierarchy"],
      summary: "all constraints and objectives of one priority, solved together",
      body: [
        "The requirements come first, then each level from the highest down, each on the set of "
          + "solutions that those above left over."
      ],
      example: "solve", seeAlso: ["priority", "objective", "region"]),
    HelpTopic(
      .term, "objective", or: ["objective function", "cost"],
      summary: "what a level makes as small as possible: the weighted sum of its errors",
      body: ["What is to be maximized counts with a minus sign."],
      example: "objectives", seeAlso: ["objectives", "level", "maximize"]),
    HelpTopic(
      .term, "feasible", or: ["feasible region", "feasible set", "solution set"],
      summary: "meeting every requirement; the region is all that is feasible",
      body: ["Each level leaves of it only what is best for that level: the region shrinks."],
      example: "region", seeAlso: ["region", "level", "unsatisfiable"]),
    HelpTopic(
      .term, "ambiguity", or: ["ambiguous", "not unique"],
      summary: "more than one value of a variable is equally good",
      body: [
        "The objective then has a flat stretch, and the reply gives the exact interval. A further "
          + "constraint, at a lower priority, picks from it."
      ],
      example: "expect X ambiguous", seeAlso: ["region", "value", "level"]),
    HelpTopic(
      .term, "unsatisfiable", or: ["infeasible", "contradiction"],
      summary: "no values meet all the requirements",
      example: "expect unsatisfiable", seeAlso: ["conflict", "requirement", "Farkas certificate"]),
    HelpTopic(
      .term, "unbounded",
      summary: "an objective can be made smaller without end",
      body: ["A bound on what is maximized or minimized cures it."],
      example: "expect unbounded", seeAlso: ["maximize", "minimize", "objective"]),
    HelpTopic(
      .term, "linear", or: ["nonlinear"],
      summary: "made of numbers times variables, added up",
      body: [
        "x*y, x/y and 1/x are not linear and are refused. A point is a number, so X0*x is linear."
      ],
      example: "2x + y/3 <= 4", seeAlso: ["expression", "point"]),
    HelpTopic(
      .term, "free variable",
      summary: "a variable that may have either sign, as every variable that you name may",
      body: [
        "Only slacks are held at zero or more. The simplex method pivots free variables into the "
          + "basis first, and they take no part in ratio tests."
      ],
      example: "var x, y", seeAlso: ["slack", "basis", "ratio test"]),
    HelpTopic(
      .term, "basis", or: ["basic variable", "basic", "nonbasic", "nonbasic variable"],
      summary: "the variables that are expressed by the others: one for each equation",
      body: [
        "The others, the nonbasic ones, are zero; that makes one corner of the region. A pivot goes "
          + "to a neighbouring corner."
      ],
      example: "tableau", seeAlso: ["dictionary", "pivot", "tableau"]),
    HelpTopic(
      .term, "dictionary",
      summary: "the equations solved for the basic variables, each a sum over the nonbasic ones",
      body: ["It says the same as the tableau, written as equations."],
      example: "show dictionary", seeAlso: ["tableau", "basis", "show"]),
    HelpTopic(
      .term, "entering variable", or: ["enters", "entering"],
      summary: "the nonbasic variable whose increase improves the objective",
      body: ["Its reduced cost is below zero; the rule chooses where there are several."],
      example: "trace", seeAlso: ["reduced cost", "rule", "leaving variable"]),
    HelpTopic(
      .term, "leaving variable", or: ["leaves", "leaving"],
      summary: "the basic variable that reaches zero first as the entering one grows",
      example: "trace", seeAlso: ["ratio test", "entering variable", "pivot"]),
    HelpTopic(
      .term, "reduced cost", or: ["cost vector", "relative cost"],
      summary: "how much the objective changes for each unit that a nonbasic variable grows",
      body: [
        "With several levels it is a vector, read from the highest level down: a column improves "
          + "if its first entry that is not zero is below zero."
      ],
      example: "trace", seeAlso: ["entering variable", "objective", "lexicographic order"]),
    HelpTopic(
      .term, "lexicographic order", or: ["lexicographic"],
      summary: "comparing like words: the first place that differs decides",
      body: ["So a higher level is always served first, whatever it costs the lower ones."],
      example: "objectives", seeAlso: ["level", "reduced cost", "priority"]),
    HelpTopic(
      .term, "ratio test", or: ["ratio", "minimum ratio"],
      summary: "how far the entering variable can grow until a basic one would be below zero",
      body: [
        "For each row that falls, its value divided by how fast it falls; the smallest ratio says "
          + "who leaves."
      ],
      example: "trace", seeAlso: ["leaving variable", "degenerate", "pivot"]),
    HelpTopic(
      .term, "degenerate", or: ["degeneracy", "degenerate pivot"],
      summary: "a pivot by which nothing moves, because a basic variable was zero already",
      body: ["Many of them in a row can lead back to where they began."],
      example: "rule bland", seeAlso: ["cycle", "rule", "ratio test"]),
    HelpTopic(
      .term, "cycle", or: ["cycling", "Bland's rule", "stalling"],
      summary: "a basis that comes back: without a careful rule the method would go round for ever",
      body: [
        "Bland's rule takes the first column that improves and, among equal ratios, the first row; "
          + "it never cycles, and takes over when another rule stalls."
      ],
      example: "rule bland", seeAlso: ["rule", "degenerate", "pivot"]),
    HelpTopic(
      .term, "optimum", or: ["optimal", "optimality", "minimum"],
      summary: "a solution that no level can better without harming one above",
      body: ["It is reached when no column's cost vector improves."],
      example: "solve", seeAlso: ["reduced cost", "level", "ambiguity"]),
    HelpTopic(
      .term, "simplex method", or: ["phase one", "first phase"],
      summary: "walks from corner to corner of the region, each at least as good as the last",
      body: [
        "A first phase finds a corner that meets the requirements. The preferences need none: of "
          + "each pair of slacks one can always be basic."
      ],
      example: "trace", seeAlso: ["pivot", "basis", "optimum"]),
    HelpTopic(
      .term, "Farkas certificate", or: ["certificate", "Farkas", "proof", "multiplier"],
      summary: "multiples of requirements that add up to a falsehood such as 0 >= 1",
      body: [
        "It proves by sums that a hand can check that the requirements contradict one another "
          + "(J. Farkas, 1902)."
      ],
      example: "conflict", seeAlso: ["conflict", "unsatisfiable", "requirement"]),
    HelpTopic(
      .term, "shadow price", or: ["dual value", "dual price", "marginal value"],
      summary: "how much a level's best value changes when a constraint's constant grows by 1",
      body: [
        "It holds as long as the same constraints decide; past that the next price begins. Where "
          + "more constraints meet than decide, one more and one less have different prices."
      ],
      example: "sensitivity", seeAlso: ["sensitivity", "sweep", "degenerate"]),
  ]
}
