// Help on the words for the simplex method.

import Wording

extension English {
  static let simplexTerms: [HelpTopic] = [
    HelpTopic(
      .term, "free variable",
      or: ["free", "urs", "unrestricted", "unrestricted in sign"],
      summary: "a variable that may have either sign, as those may that 'var x >= 0' does not name",
      body:
        """
        Slacks, and variables declared with >= 0, are never negative. The simplex method pivots free variables into the basis first, and they \
        take no part in ratio tests.
        """,
      example: ["var x, y"],
      seeAlso: ["slack", "basis", "ratio test"]),
    HelpTopic(
      .term, "basis",
      or: ["basic variable", "basic", "nonbasic", "nonbasic variable"],
      summary: "the variables that are expressed in terms of the others: one for each equation",
      body:
        """
        The others, the nonbasic ones, are zero; that makes one corner of the region. A pivot goes to a neighbouring \
        corner.
        """,
      example: ["x >= 3", "x = 1 @low", "tableau"],
      seeAlso: ["dictionary", "pivot", "tableau"]),
    HelpTopic(
      .term, "corner",
      or: [
        "vertex", "vertices", "corner point", "extreme point", "basic solution",
        "basic feasible solution",
      ],
      summary: "a point of the region where as many constraints meet as there are variables",
      body:
        """
        Each basis stands for one corner. Where a linear objective has a least value and the region has a corner, the \
        value is reached at one.
        """,
      example: ["x >= 0", "y >= 0", "x + y <= 10", "region x y"],
      seeAlso: ["basis", "region", "simplex method"]),
    HelpTopic(
      .term, "artificial variable",
      or: ["artificial", "artificials"],
      summary: "a variable that stands for what a requirement still lacks in the first phase",
      body:
        """
        The first phase makes the sum of all of them as small as it can. If it comes to zero, a corner of the region is \
        found and they are left out for good; otherwise the requirements contradict one another.
        """,
      example: ["x + y = 4", "x - y >= 1", "trace"],
      seeAlso: ["simplex method", "slack", "unsatisfiable"]),
    HelpTopic(
      .term, "dictionary",
      summary: "the equations solved for the basic variables, each a sum over the nonbasic ones",
      body:
        """
        A row holds the coefficients of an equation such as d = 30 − c; a tableau has everything on one side, d + c = 30.
        """,
      example: ["x >= 3", "x = 1 @low", "show dictionary", "tableau"],
      seeAlso: ["tableau", "basis", "show"]),
    HelpTopic(
      .term, "entering variable",
      or: ["enters", "entering", "pivot column"],
      summary: "the nonbasic variable whose increase improves the objective",
      body:
        """
        Its reduced cost is below zero; the rule chooses where there are several.
        """,
      example: ["x >= 3", "x = 1 @low", "trace"],
      seeAlso: ["reduced cost", "rule", "leaving variable"]),
    HelpTopic(
      .term, "leaving variable",
      or: ["leaves", "leaving", "pivot row"],
      summary: "the basic variable that reaches zero first as the entering one grows",
      example: ["x <= 4", "maximize x", "trace"],
      seeAlso: ["ratio test", "entering variable", "pivot"]),
    HelpTopic(
      .term, "reduced cost",
      or: ["cost vector", "relative cost"],
      summary: "how much the objective changes for each unit that a nonbasic variable grows",
      body:
        """
        With several levels it is a vector, read from the highest level down: a column improves if its first entry that \
        is not zero is below zero.
        """,
      example: ["x <= 4", "maximize 3x", "trace"],
      seeAlso: ["entering variable", "objective", "lexicographic order"]),
    HelpTopic(
      .term, "lexicographic order",
      or: ["lexicographic"],
      summary: "comparing like words: the first place that differs decides",
      body:
        """
        So a higher level is always served first, whatever it costs the lower ones.
        """,
      example: ["x >= 3 @high", "x = 1 @low", "objectives"],
      seeAlso: ["level", "reduced cost", "priority"]),
    HelpTopic(
      .term, "ratio test",
      or: ["ratio", "minimum ratio", "tie", "ties"],
      summary: "how far the entering variable can grow until a basic one would be below zero",
      body:
        """
        For each row that falls, its value divided by how fast it falls; the row with the smallest ratio leaves.
        """,
      example: ["x <= 4", "x <= 6", "maximize x", "trace"],
      seeAlso: ["leaving variable", "degenerate", "pivot"]),
    HelpTopic(
      .term, "degenerate",
      or: ["degeneracy", "degenerate pivot"],
      summary: "a pivot in which nothing moves, because a basic variable was zero already",
      body:
        """
        Many of them in a row can lead back to where they began.
        """,
      example: ["rule bland"],
      seeAlso: ["cycle", "rule", "ratio test"]),
    HelpTopic(
      .term, "cycle",
      or: ["cycling", "Bland's rule", "anti-cycling", "stalling"],
      summary: "a basis that comes back: without a careful rule the method might never end",
      body:
        """
        Bland's rule takes the first column that improves and, among equal ratios, the first row; it never cycles, and \
        takes over when another rule stalls.
        """,
      example: ["rule bland"],
      seeAlso: ["rule", "degenerate", "pivot"]),
    HelpTopic(
      .term, "optimum",
      or: ["optimal", "optimality", "minimum", "optimal value", "optimal solution"],
      summary: "a solution that no level can better without harming one above",
      body:
        """
        It is reached when no column's cost vector improves.
        """,
      example: ["x >= 3", "minimize x", "solve"],
      seeAlso: ["reduced cost", "level", "ambiguity"]),
    HelpTopic(
      .term, "simplex method",
      or: [
        "simplex", "phase one", "phase 1", "first phase", "phase two", "phase 2", "two-phase",
        "two-phase method", "two phases", "missing",
      ],
      summary: "walks from corner to corner of the region, each at least as good as the last",
      body:
        """
        A first phase finds a corner that meets the requirements: it minimises missing, which is all that they still lack. The preferences need none: of each pair of slacks one \
        can always be basic.
        """,
      example: ["x >= 3", "minimize x", "trace"],
      seeAlso: ["pivot", "basis", "optimum"]),
    HelpTopic(
      .term, "upper bound",
      or: ["upper bounds", "bounded variable", "bounded variables", "bounds"],
      summary: "what a variable may be at most; declared with it, it is no row",
      body:
        """
        'var 0 <= x <= 4' declares it. Of x and x′ = 4 − x one has a column or a row, never both: a variable at its bound is \
        nonbasic like one at 0. What enters stops where a basic variable reaches 0 or its bound, or at its own: then it only \
        goes over to its other end, and no row changes hands.
        """,
      example: ["var 0 <= x, y <= 4", "x + 2y <= 10", "maximize x + y", "trace"],
      seeAlso: ["var", "ratio test", "simplex method"]),
    HelpTopic(
      .term, "revised simplex method",
      or: ["revised simplex", "revised", "inverse", "B inverse", "basis inverse"],
      summary: "the same pivots from the inverse of the basis and one column at a time",
      body:
        """
        B is the matrix of the basic columns. B⁻¹ times the right sides are the values; the costs of the basic columns times \
        B⁻¹ are the prices, and a column's cost less prices times the column says whether it may enter. Only what enters is \
        worked out: B⁻¹ times its column.
        """,
      example: [
        "var x, y >= 0", "x + y <= 4", "x + 3y <= 6", "maximize 3x + 4y", "show revised", "trace",
      ],
      seeAlso: ["show", "simplex method", "basis", "shadow price"]),
  ]
}
