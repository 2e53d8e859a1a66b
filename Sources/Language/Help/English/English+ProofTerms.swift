// Help on the words for proofs, prices and what else could be.

import Wording

extension English {
  static let proofTerms: [HelpTopic] = [
    HelpTopic(
      .term, "Farkas certificate",
      or: ["certificate", "Farkas", "proof", "multiplier"],
      summary: "multiples of requirements that add up to a falsehood such as 0 >= 1",
      body:
        """
        It proves, by sums that you can check by hand, that the requirements contradict one another (J. Farkas, 1902).
        """,
      example: ["x >= 5", "x <= 3", "conflict"], needs: .refusal,
      seeAlso: ["conflict", "unsatisfiable", "requirement"]),
    HelpTopic(
      .term, "shadow price",
      or: [
        "dual value", "dual price", "dual variable", "marginal value", "allowable",
        "allowable increase",
        "allowable decrease",
      ],
      summary: "how much a level's best value changes when a constraint's constant grows by 1",
      body:
        """
        It holds as long as the same constraints determine the solution; beyond that the next price begins. At a \
        degenerate solution one unit more and one unit less have different prices.
        """,
      example: ["x <= 4", "maximize 3x", "sensitivity"],
      seeAlso: ["sensitivity", "sweep", "degenerate"]),
    HelpTopic(
      .term, "breakpoint",
      or: ["break point", "bend", "kink"],
      summary: "a place where the solution, as a function of a point, changes its slope",
      body:
        """
        Between two breakpoints 'sweep' shows straight lines; at one of them the basis changes, and with it the shadow \
        prices.
        """,
      example: ["point P = 0", "x >= P", "x = 5 @low", "sweep P from 0 to 10"],
      seeAlso: ["sweep", "sensitivity", "shadow price"]),
  ]
}
