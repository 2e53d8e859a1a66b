// Help on the commands for how things are drawn, files, lessons and help itself.

import Wording

extension English.Commands {
  static let show = HelpTopic(
    .command, "show",
    form: "show [dictionary | tableau]",
    summary: "chooses how a basis is written: as equations or as a table",
    example: ["show dictionary"],
    seeAlso: ["dictionary", "tableau", "numbers", "style"])

  static let numbers = HelpTopic(
    .command, "numbers",
    form: "numbers [exact | decimal [PLACES]]",
    summary: "chooses how numbers are written",
    body: [
      "Whatever is shown, all arithmetic is exact. Decimals have 6 places unless you say otherwise."
    ],
    example: ["numbers decimal 4"],
    seeAlso: ["number", "show", "style"])

  static let style = HelpTopic(
    .command, "style",
    form: "style [unicode | ascii]",
    summary: "chooses the characters that replies are drawn with",
    example: ["style ascii"],
    seeAlso: ["show", "numbers"])

  static let expect = HelpTopic(
    .command, "expect",
    form: "expect E = E | expect E in [A, B] | expect E ambiguous | "
      + "expect unsatisfiable | expect unbounded | expect objective LEVEL = E",
    summary: "checks a claim, and fails the script if it does not hold",
    body: [
      "A relation holds if every solution satisfies it. An interval is the exact range that is left; "
        + "an end may be -inf or inf.",
      "E may hold what 'value' knows besides names, as in expect error(b) = 0.",
    ],
    example: ["10 <= x <= 20", "expect x in [10, 20]"],
    seeAlso: ["value", "ambiguity", "unsatisfiable"])

  static let load = HelpTopic(
    .command, "load",
    form: "load FILE",
    summary: "runs the lines of a file",
    body: ["A name with spaces at its ends or ' #' in it goes between quotation marks."],
    example: ["load rectangle.slack"],
    needs: .file,
    seeAlso: ["save", "comment", "expect"])

  static let save = HelpTopic(
    .command, "save",
    form: "save FILE | save! FILE",
    summary: "writes the problem as a script, or the session as a lesson",
    body: [
      "'load' restores what the script holds: the names in their order, the constraints with "
        + "their labels, letters, priorities and weights, the settings.",
      "With a name that ends in .md, the file is a lesson instead: what was typed, with the replies. "
        + "Slips are left out; refused lines that teach something stay in.",
      "Only 'save!' replaces a file that this session did not write.",
    ],
    example: ["x >= 3", "save rectangle.slack"],
    needs: .file,
    seeAlso: ["load", "log", "history"])

  static let log = HelpTopic(
    .command, "log",
    form: "log FILE | log off",
    summary: "copies every line and its reply to a file from here on",
    body: [
      "Each line and its reply go to the end of the file at once, so that nothing is lost. 'log "
        + "off' ends it, 'log' alone tells where it goes. To log to a file called off, write ./off."
    ],
    example: ["log today.txt"],
    needs: .file,
    seeAlso: ["save", "history"])

  static let lesson = HelpTopic(
    .command, "lesson",
    form: "lesson [NAME]",
    summary: "plays a lesson, or lists them",
    body: [
      "The name may be a lesson's number, or a word of its name. Enter goes on from line to line; "
        + "where something is asked, type the answer. Any other line is tried out in the lesson's own problem; yours is as you left it when 'quit' ends the lesson.",
      "Answers are kept: a lesson that you start again goes on after the last of them.",
      "'lesson start' asks eight questions and says where to begin, 'lesson map' shows which lesson builds on which, and "
        + "'lesson review' asks again what you have missed, after a day, three days and seven.",
    ],
    example: ["lesson 01"],
    needs: .lesson,
    seeAlso: ["hint", "answer", "next", "skip"])

  static let next = HelpTopic(
    .command, "next",
    form: "next",
    summary: "goes on in a lesson",
    body: ["An empty line does the same."],
    example: ["next"],
    needs: .lesson,
    seeAlso: ["lesson", "skip"])

  static let hint = HelpTopic(
    .command, "hint",
    form: "hint",
    summary: "gives a nudge towards the answer, in a lesson",
    body: ["Again, it gives the next hint. Hints are free."],
    example: ["hint"],
    needs: .lesson,
    seeAlso: ["lesson", "answer"])

  static let answer = HelpTopic(
    .command, "answer",
    form: "answer",
    summary: "shows the answer to what a lesson asks",
    body: ["Try first, or ask for a hint."],
    example: ["answer"],
    needs: .lesson,
    seeAlso: ["lesson", "hint", "skip"])

  static let skip = HelpTopic(
    .command, "skip",
    form: "skip",
    summary: "passes over what a lesson asks",
    body: ["It is asked again when the lesson is started again."],
    example: ["skip"],
    needs: .lesson,
    seeAlso: ["lesson", "next"])

  static let exercise = HelpTopic(
    .command, "exercise",
    form: "exercise [KIND] [level 1-3] [seed N] | exercise VIEW",
    summary: "asks a question with new numbers each time, or lists the kinds there are",
    body: [
      "Any way to write the right answer will do, and a wrong one is told what is wrong with it. 'hint' "
        + "helps, 'answer' shows the way step by step, 'again' asks another, 'quit' ends it.",
      "The seed is shown: with it, the same exercise comes again. At level 1 no number has more than two "
        + "digits.",
      "With the name of a view it shows the solutions at the ends of what is open in it: see ambiguous.",
    ],
    example: ["exercise"],
    seeAlso: ["lesson", "hint", "answer", "predict"])

  static let help = HelpTopic(
    .command, "help",
    or: ["?"],
    form: "help [WORD] | ? [WORD]",
    summary: "explains a command, a form of statement or a term",
    example: ["help slack"],
    seeAlso: ["command", "constraint", "expression"])

  static let quit = HelpTopic(
    .command, "quit",
    or: ["exit"],
    form: "quit",
    summary: "leaves",
    body: [
      "So does the end of the input: Ctrl-D at the prompt. What is in no file yet is asked about first, once: 'save' keeps it, and "
        + "'quit', Ctrl-D or yes leaves without it."
    ],
    example: ["quit"],
    seeAlso: ["reset"])
}
