// Help on the words that people bring along: from courses on optimisation, from other solvers, from Auto Layout.

import Wording

extension English {
  static let neighbourTerms: [HelpTopic] = [
    HelpTopic(
      .term, "linear program",
      or: [
        "linear programming", "LP", "standard form", "canonical form", "subject to", "nonnegative",
        "nonnegativity", "sign restriction",
      ],
      summary: "an objective to make as large or as small as possible, under linear constraints",
      body:
        """
        Type its lines as they stand in the book; solve gives the answer, trace the pivots, dual and prove the proof. \
        LP and MPS files come in with import, and go out with export.
        """,
      example: ["x >= 0", "y >= 0", "x + 2y <= 14", "maximize 3x + 5y", "solve"],
      seeAlso: ["maximize", "import", "dual", "linear"]),
    HelpTopic(
      .term, "file",
      or: ["files", "MPS", "LP file", "CPLEX", "format of a file"],
      summary: "lines to load and save; linear programs as LP or MPS; pictures as SVG, HTML or TeX",
      body:
        """
        load and save take the lines of this language, import LP, MPS and layout logs, export whatever the ending of the \
        name says: .lp, .mps, .svg, .html, .tex, .json.
        """,
      example: ["x >= 3", "minimize x", "export small.lp"], needs: .file,
      seeAlso: ["load", "save", "import", "export"]),
    HelpTopic(
      .term, "big-M",
      or: ["big M", "M method", "penalty"],
      summary: "a way into the region that gives artificial variables a price as large as it takes",
      body:
        """
        A first phase does that without a number M: what the requirements still lack is minimised first, and nothing weighs \
        against it. A hierarchy's levels are the same thought.

        After 'rule big-M' the two stand below one another: each cost is so many times M and a rest, and M is larger than \
        any number. 'duel' shows what becomes of it with a number for M.
        """,
      example: ["var x, y >= 0", "x + y = 4", "x - y >= 1", "maximize y", "rule big-M", "trace"],
      seeAlso: ["rule", "artificial variable", "simplex method", "level"]),
    HelpTopic(
      .term, "dual simplex method",
      or: ["dual simplex"],
      summary: "pivots that keep the objective at its best and mend what is below zero",
      body:
        """
        When a constant moves, the old basis keeps its costs and may break a bound; these pivots, which trace change \
        shows, go from there to the new optimum.

        After 'rule dual' a problem begins with them, where its start breaks requirements and no cost is below zero: no \
        first phase is needed.
        """,
      example: [
        "var x, y >= 0", "a: x + y >= 4", "b: x + 3y >= 6", "minimize 2x + 3y", "rule dual",
        "trace",
      ],
      seeAlso: ["simplex method", "rule", "ratio test", "dual"]),
    HelpTopic(
      .term, "complementary slackness",
      or: ["complementarity"],
      summary: "a constraint that has room to spare has the price 0, and one with a price is tight",
      body:
        """
        It holds at every optimum, and shows it to be one: 'sensitivity' prints the prices, 'list' what is to spare.
        """,
      example: ["x <= 4", "x <= 6", "maximize 3x", "sensitivity"],
      seeAlso: ["shadow price", "active constraint", "dual"]),
    HelpTopic(
      .term, "integer",
      or: [
        "integers", "branch and bound", "integer programming", "integer program", "binary",
        "cutting plane",
        "knapsack",
      ],
      summary: "whole numbers cannot be demanded here: every constraint is linear",
      body:
        """
        Branch and bound solves such problems by linear programs: where x comes out as 5/2, one is solved with x <= 2 and \
        one with x >= 3. 'branch x' shows both beside the problem; each line can be typed, with undo between them.
        """,
      example: ["2x <= 5", "maximize x", "branch x", "x <= 2"],
      seeAlso: ["branch", "relaxation", "linear program", "undo"]),
    HelpTopic(
      .term, "relaxation",
      or: ["relaxed", "LP relaxation", "linear relaxation"],
      summary: "an integer program without the demand that its numbers be whole",
      body:
        """
        Its best value is a bound: no whole numbers do better. Where its solution is whole, it is the integer program's, \
        too. 'import FILE relaxed' and 'slackline solve --relax' take a file with integers so.
        """,
      example: ["x <= 5/2", "maximize x"],
      seeAlso: ["integer", "import", "linear program"]),
    HelpTopic(
      .term, "interior point method",
      or: ["interior point", "barrier method", "Karmarkar", "central path"],
      summary: "a way to the optimum through the inside of the region, not from corner to corner",
      body:
        """
        It comes near to the optimum by steps of floating point, and large programs are often solved by it. Here every \
        number is exact, so the simplex method is used, whose corners are.
        """,
      example: ["x + y <= 10", "x >= 0", "y >= 0", "maximize x + 2y", "region x y"],
      seeAlso: ["simplex method", "corner", "duel"]),
    HelpTopic(
      .term, "transportation problem",
      or: ["transportation", "assignment problem", "network", "flow", "MODI", "stepping stone"],
      summary:
        "what goes from each place to each, as cheaply as can be: a linear program like others",
      body:
        """
        A variable for each way, a constraint for what each place has and needs. With whole numbers in it, its corners \
        are whole.

        'dual transport' shows it as a table: the cost of each cell, and below it what is sent or, where nothing is, \
        cost − u − v, what one unit there would cost more. u and v are the prices that dual shows.
        """,
      example: [
        "var a, b, c, d >= 0", "s: a + b = 3", "t: c + d = 4", "u: a + c = 5", "v: b + d = 2",
        "minimize 2a + 3b + c + 4d", "dual transport",
      ],
      seeAlso: ["dual", "shadow price", "linear program", "corner"]),
    HelpTopic(
      .term, "Cassowary",
      or: ["kiwi", "Auto Layout", "Autolayout", "NSLayoutConstraint", "kiwisolver"],
      summary: "the way of solving in Auto Layout and kiwi: simplex on constraints with priorities",
      body:
        """
        (x == 40) | weak is x = 40 @low here, strong is @high. They add weights of very different size into one \
        objective; here each level is solved by itself, so that nothing below ever outweighs it: 'duel' shows the \
        difference.
        """,
      example: ["x = 40 @weak", "x >= 50 @strong"],
      seeAlso: ["level", "duel", "edit variable", "stay"]),
    HelpTopic(
      .term, "edit variable",
      or: ["edit constraint", "suggestValue"],
      summary: "a variable that is moved from outside, as by a pointer: suggest moves it",
      example: ["x >= 0", "x = 5 @low", "suggest x = 8"],
      seeAlso: ["suggest", "release", "stay"]),
    HelpTopic(
      .term, "stay",
      or: ["stay constraint"],
      summary: "a weak wish that a variable keeps the value that it has",
      body:
        """
        Cassowary has a kind of constraint for it. Here it is an ordinary one, such as x = 5 @low.
        """,
      example: ["x = 5 @low", "x >= 3"],
      seeAlso: ["suggest", "preference", "edit variable"]),
    HelpTopic(
      .term, "content hugging",
      or: [
        "hugging", "compression resistance", "resistance", "truncate", "truncated", "cut off",
        "intrinsicContentSize",
      ],
      summary: "a view's wish to be no larger than its content, and no smaller",
      body:
        """
        'size' makes the four constraints of it. A text is cut off where something of a higher priority than its \
        resistance makes it narrower; two that both hug at the same priority leave open which of them grows.
        """,
      example: ["view name", "size name 100 x 20 hug 251 resist 750"],
      seeAlso: ["size", "view", "priorities", "ambiguous"]),
    HelpTopic(
      .term, "999",
      or: ["almost required", "1000"],
      summary: "the highest priority that may still give way",
      body:
        """
        A requirement that cannot hold is refused; the same line with @999 holds wherever it can. It is one number among \
        the priorities below 1000.
        """,
      example: ["x <= 30", "x = 40 @999"],
      seeAlso: ["priorities", "requirement", "preference"]),
    HelpTopic(
      .term, "keyboard",
      or: ["keys", "shortcuts", "symbols", "typing"],
      summary: "everything can be typed with plain keys: <= for ≤, a+ for a⁺, - for −",
      body:
        """
        At the prompt the arrow keys bring back earlier lines, Tab completes, Ctrl-C gives up a line, Ctrl-D leaves.
        """,
      example: ["x >= 3", "x = 1 @low", "value b+"],
      seeAlso: ["command", "history", "expression"]),
  ]
}
