// Help on the commands for how things are drawn, files, lessons and help itself.

import Wording

extension English {
  static let sessionCommands: [CommandText] = [
    CommandText(
      "show",
      "chooses how a basis is written",
      """
      dictionary: the coefficients of d = 30 − c. tableau: those of d + c = 30, the constant last; the row of a maximum as \
      books have it, z − 3x − 5y = 0. revised: the inverse of the basis, the prices, and the column that enters.
      """),
    CommandText(
      "numbers",
      "chooses how numbers are written",
      """
      Whatever is shown, all arithmetic is exact. Decimals have 6 places unless you say otherwise.
      """),
    CommandText(
      "style",
      "chooses the characters that replies are drawn with"),
    CommandText(
      "language",
      "chooses the language of replies and of help: English or Russian",
      """
      What you type is the same in each. What is not said in Russian yet is said in English.

      The program begins in the language that --language names, or else LC_ALL, LC_MESSAGES or LANG.
      """),
    CommandText(
      "expect",
      "checks a claim, and fails the script if it does not hold",
      """
      A relation holds if every solution satisfies it. An interval is the exact range that is left; an end may be -inf \
      or inf.

      Claims may stand in a chain or a list, as in expect 0 <= x, y <= 10 and expect x = 2, y = 6.

      E may hold what 'value' knows besides names, as in expect error(b) = 0.
      """),
    CommandText(
      "load",
      "runs the lines of a file",
      """
      A name with spaces at its ends or ' #' in it goes between quotation marks.
      """),
    CommandText(
      "save",
      "writes the problem as a script, or the session as a lesson",
      """
      'load' restores what the script holds: the names in their order, the constraints with their labels, letters, \
      priorities and weights, the settings.

      With a name that ends in .md, the file is a lesson instead: what was typed, with the replies. Slips are left \
      out; refused lines that teach something stay in.

      Only 'save!' replaces a file that this session did not write.
      """),
    CommandText(
      "log",
      "copies every line and its reply to a file from here on",
      """
      Each line and its reply go to the end of the file at once, so that nothing is lost. 'log off' ends it, 'log' \
      alone tells where it goes. To log to a file called off, write ./off.
      """),
    CommandText(
      "lesson",
      "plays a lesson, or lists them",
      """
      The name may be a lesson's number, or a word of its name. Enter goes on from line to line; where something is \
      asked, type the answer. Any other line is tried out in the lesson's own problem; yours is as you left it when \
      'quit' ends the lesson.

      Answers are kept: a lesson that you start again goes on after the last of them.

      'lesson start' asks eight questions and says where to begin, 'lesson map' shows which lesson builds on which, \
      and 'lesson review' asks again what you have missed, after a day, three days and seven.
      """),
    CommandText(
      "next",
      "goes on in a lesson",
      """
      An empty line does the same.
      """),
    CommandText(
      "hint",
      "gives a nudge towards the answer, in a lesson",
      """
      Again, it gives the next hint. Hints are free.
      """),
    CommandText(
      "answer",
      "shows the answer to what a lesson asks",
      """
      Try first, or ask for a hint.
      """),
    CommandText(
      "skip",
      "passes over what a lesson asks",
      """
      It is asked again when the lesson is started again.
      """),
    CommandText(
      "exercise", or: ["exerciseAmbiguityInLayout"],
      "asks a question with new numbers each time, or lists the kinds there are",
      """
      Any way to write the right answer will do, and a wrong one is told what is wrong with it. 'hint' helps, 'answer' \
      shows the way step by step, 'again' asks another, 'quit' ends it.

      The seed is shown: with it, the same exercise comes again. At level 1 no number has more than two digits.

      With the name of a view it shows the solutions at the ends of what is open in it: see ambiguous.
      """),
    CommandText(
      "help",
      "explains a command, a form of statement or a term"),
    CommandText(
      "quit",
      "leaves",
      """
      So does the end of the input: Ctrl-D at the prompt. What is in no file yet is asked about first, once: 'save' \
      keeps it, and 'quit', Ctrl-D or yes leaves without it.
      """),
  ]
}
