// Help on what can be typed that is no command.

import Wording

extension English {
  static let statementForms: [HelpTopic] = [
    HelpTopic(
      .statement, "constraint",
      or: [
        "relation", "equation", "inequality", "=", "==", "<=", "=<", "≤", ">=", "=>", "≥", "<", ">",
      ],
      form: "[LABEL:] E = E [@PRIORITY] [weight W]",
      summary: "says that one expression equals another, or is at most or at least as great",
      body:
        """
        The relations are =, <= and >=. There is no strict < or >: a region without its boundary need not hold a least \
        value.

        Without a priority a constraint is a requirement.
        """,
      example: ["point X0 = 0", "X >= X0 @high"],
      seeAlso: ["chain", "label", "priorities", "linear"]),
    HelpTopic(
      .statement, "visual format",
      or: ["VFL", "|-"],
      form: "[LABEL:] [H: | V: | HV:] [|CONNECTION] [VIEW(SIZE)] CONNECTION … [align EDGE]",
      summary: "views one after another along an axis, each gap and each size a constraint",
      body:
        """
        [a][b] touch; [a]-[b] are 8 apart, |-[a] is 20 from the superview, or what 'spacing' and 'margin' say; \
        [a]-12-[b] and [a]-(>=8,<=20@500)-[b] say how far. In parentheses behind a name stands a size: [a(100)], \
        [a(>=70@500)], [a(==b)]. A number may be a point. 'align top' and the like hold between neighbours, across the \
        axis.

        More than Apple's: HV: for both axes, ~ for gaps that are all equal, [a(50%)] of the superview, [a(b.width*2)].
        """,
      example: ["view find, field", "H:|-[find]-[field(>=20)]-| align top"],
      seeAlso: ["view", "size", "constraint"]),
    HelpTopic(
      .statement, "chain",
      form: "E <= E <= E",
      summary: "several relations in a row: one constraint for each",
      body:
        """
        A priority or a weight at its end applies to every one of them.
        """,
      example: ["0 <= x <= 10"],
      seeAlso: ["constraint", "label"]),
    HelpTopic(
      .statement, "label",
      or: ["ID", ":"],
      form: "NAME: CONSTRAINT",
      summary: "a name for a constraint or an objective, by which commands refer to it",
      body:
        """
        A constraint without a label gets a letter: a, b, c and so on.
        """,
      example: ["left: x >= 0"],
      seeAlso: ["constraint", "list", "drop"]),
    HelpTopic(
      .statement, "maximize",
      or: ["maximise", "max"],
      form: "maximize E [@PRIORITY] [weight W]",
      summary: "an expression to make as large as its level can (@low unless you say otherwise)",
      body:
        """
        It subtracts the expression from the objective of its level.
        """,
      example: ["maximize 3x + 5y"],
      seeAlso: ["minimize", "objective", "unbounded"]),
    HelpTopic(
      .statement, "minimize",
      or: ["minimise", "min"],
      form: "minimize E [@PRIORITY] [weight W]",
      summary: "an expression to make as small as its level can (@low unless you say otherwise)",
      body:
        """
        It adds the expression to the objective of its level.
        """,
      example: ["minimize 2x - y @high"],
      seeAlso: ["maximize", "objective", "unbounded"]),
    HelpTopic(
      .statement, "priorities",
      or: ["@"] + PriorityWord.all.map { "@\($0.word)" }
        + PriorityWord.all.dropFirst().map { $0.word } + ["strength"],
      form: "@required | @high | @medium | @low | @NUMBER",
      summary: "how important a constraint is: a number above 0; 1000 must hold",
      body:
        """
        @required is 1000, @high (or @strong) 750, @medium 500, @low (or @weak) 250. Without a mark a constraint is \
        required, and an objective @low.

        Every number is a level of its own: no error below, however great, outweighs any above.
        """,
      example: ["x = 5 @low"],
      seeAlso: ["level", "weights", "priority", "requirement"]),
    HelpTopic(
      .statement, "weights",
      form: "weight NUMBER",
      summary: "how much the error of a constraint counts within its level: zero or more",
      body:
        """
        Weights trade within one level only; between levels priority alone decides.
        """,
      example: ["x = 50 @750 weight 2"],
      seeAlso: ["priorities", "weight", "level"]),
    HelpTopic(
      .statement, "expression",
      or: ["arithmetic", "+", "-", "*", "/", "multiplication"],
      form: "E",
      summary:
        "numbers and names with + - * / and parentheses; alone on a line, its value is printed",
      body:
        """
        A number right before a name or a parenthesis multiplies it: 2x is 2*x. Products and quotients are worked from \
        left to right, so 1/2x is half of x.
        """,
      example: ["x = 3", "y = 5", "(x + y)/2 - 1/3"],
      seeAlso: ["linear", "number", "value"]),
    HelpTopic(
      .statement, "number",
      or: ["fraction", "decimal", "rational"],
      form: "12 | 0.5 | 1/3 | 1e-3",
      summary: "exact, however it is written: 0.1 is one tenth",
      body:
        """
        A literal has at most 1000 digits. 2e3 is two thousand, 2e is two times e.

        Of a number with more than 40 digits, replies show the first and the last; 'value' shows them all.
        """,
      example: ["x = 1/3 + 0.1"],
      seeAlso: ["expression", "numbers"]),
    HelpTopic(
      .statement, "name",
      form: "a letter or _, then letters, digits, _ and .",
      summary: "a point if it was declared as one, otherwise a variable",
      body:
        """
        Letters of any script will do; capitals matter. A name that is not known makes a new variable, and the reply \
        says so.
        """,
      example: ["width_1 = 3"],
      seeAlso: ["var", "point", "free variable"]),
    HelpTopic(
      .statement, "comment",
      or: ["#"],
      form: "# TEXT",
      summary: "the rest of the line is ignored",
      example: ["x = 3  # the left edge"],
      seeAlso: ["load", "constraint"]),
    HelpTopic(
      .statement, "command",
      or: ["abbreviation"],
      form: "WORD [ARGUMENTS]",
      summary:
        "a line that begins with a command word; it may be shortened while it stays unambiguous",
      body:
        """
        A variable may have the name of a command: before a colon, a relation, or an operator with a space after it, the \
        word is a name.

        A few beginnings that two commands share belong to one of them: hi is hint, le is lesson and lo is load; for \
        history, letter and log type his, let and log.
        """,
      example: ["x = 5 @low", "decomp"],
      seeAlso: ["help", "constraint", "name"]),
  ]
}
