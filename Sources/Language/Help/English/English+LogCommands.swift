// Help on the commands for programs of files, and for logs of constraints that clash.

import Wording

extension English {
  static let logCommands: [CommandText] = [
    CommandText(
      "import", or: ["whose", "yours"],
      "brings in a linear program of an LP or MPS file, or explains a log of constraints",
      """
      A file that ends in .lp or .mps becomes lines of the language: a variable for each column, a constraint for each \
      row under its own name, bound.NAME for bounds, and the objective. Numbers stay exact: 0.1 is one tenth. A name \
      that no line can say is spelled otherwise, and the reply says how. With @high, or another priority, the rows come in \
      as wishes, so that a program that cannot be satisfied can be held, and is off by as little as can be. 'relaxed' \
      takes integer variables for continuous ones.

      Any other file is the log 'Unable to simultaneously satisfy constraints' that Auto Layout prints, with whatever \
      stands around it. The reply says whose each line is, which of them clash, with the sum that proves it, and the \
      ways out, each tried. Of a dump of kiwi the lines under its heading Constraints are taken.

      Yours is what you can change. A mask line comes from an autoresizing mask, a stack line from a property of a \
      stack view, and margins, content, cell and container lines from guides, texts and pictures, and the sizes that \
      hold a view; all else is the system's.

      The lines of a log stay as constraints, line 3 as log.3. Of those that clash one is disabled: what the system \
      broke, if that is enough, or the last of yours. 'list', 'why', 'enable', 'priority' and 'draw' work on them.
      """),
    CommandText(
      "export",
      "writes a program, a solution, a page, a picture or a paper, by the file's ending",
      """
      A file that ends in .lp or .mps, which every solver reads, has one objective. So it is of one level, the highest \
      unless another is named: its sum of penalties, with a column a.plus or a.minus for each slack that costs \
      something. Rows hold the levels above at their least values. Comments in the file say so.

      Numbers are written exactly: a row with a third in it is multiplied by three. In a file that ends in .json the \
      solution stands as 'slackline solve --format json' writes it.

      In a file that ends in .html stands the walk through the solve, step by step, as a page to read and to print; in \
      .svg the region after each level, on a number line or in the plane, or the views; in .tex the equations, the \
      dictionaries and the solution, for LaTeX.

      Only 'export!' replaces a file that this session did not write.
      """),
    CommandText(
      "paste",
      "explains a log of constraints in the lines that follow",
      """
      The lines are read up to one with a full stop alone, and then it is as with 'import'. The whole log may also be \
      pasted at once, without this word: it is known by its first line, and ends with the constraint that the system \
      broke.
      """),
    CommandText(
      "assume",
      "tries a value for what a log does not print",
      """
      A log does not say how wide margins are, nor where baselines lie, so its constraints may seem to hold. With a \
      value for them it is explained again.
      """),
  ]
}
