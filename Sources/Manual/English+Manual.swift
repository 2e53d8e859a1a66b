// The manual page in English.

import Wording

extension English {
  static let manual = ManualText(
    titles: .init(
      manual: "User Commands", name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION",
      options: "OPTIONS",
      subcommands: "SUBCOMMANDS", language: "LANGUAGE", status: "EXIT STATUS",
      environment: "ENVIRONMENT", files: "FILES", limits: "LIMITS", examples: "EXAMPLES",
      seeAlso: "SEE ALSO"),
    purpose: "see how linear programming and constraint hierarchies work",
    description: [
      "Type linear constraints with priorities, and watch them being solved, step by step and with exact "
        + "numbers. Each constraint becomes an equation with slacks, each priority an objective "
        + "function, and these are minimised one after another by the simplex method.",
      "Without arguments, slackline opens a prompt; if standard input is not a terminal, it runs that as "
        + "a script. At the prompt, help lists what can be typed, help WORD explains a word, and "
        + "slackline lesson play 00 is the first lesson, or lesson 00 at the prompt.",
    ],
    furtherOptions: [
      (
        "--generate-completion-script bash|zsh|fish",
        "Print what makes that shell complete arguments."
      ),
      ("--generate-manual", "Print this page for man."),
    ],
    byDefault: "Default",
    statements: "A line is a statement such as these, an expression, or a command.",
    commands: "The commands; each may be shortened to any unambiguous beginning:",
    statuses: [
      ("0", "All well."), ("1", "An expect, or a lesson's expected reply, did not hold."),
      ("10, 11", "With solve --status-exit: unsatisfiable, unbounded."),
      ("64", "The arguments were wrong."), ("65", "A line was malformed or refused."),
      ("66", "A file could not be read, or not be written."),
      ("70", "An internal error, that is, a bug."),
    ],
    environment: [
      ("NO_COLOR, CLICOLOR_FORCE, TERM", "Whether there are colours, and how many."),
      ("COLUMNS", "The width of replies, instead of the terminal's."),
      ("LC_ALL, LC_CTYPE, LANG", "Whether replies are drawn in Unicode or in plain ASCII."),
      (
        "SLACKLINE_LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        "The language, en or ru, where --language does not name it: the first of them that is set counts."
      ),
      ("XDG_CONFIG_HOME, XDG_STATE_HOME, HOME", "Where the files below are."),
    ],
    files: [
      (
        "$XDG_CONFIG_HOME/slackline/rc",
        "Lines that the prompt begins with; by default in ~/.config."
      ),
      (
        "$XDG_STATE_HOME/slackline/history",
        "The lines typed at earlier prompts; by default in ~/.local/state."
      ),
      ("$XDG_STATE_HOME/slackline/progress", "The answers given in lessons."),
    ],
    limits: "What is past one of these is refused with its place, and changes nothing.",
    examples: [
      ("A few lines and their replies:", "slackline -c 'X >= 3' -c 'X = 1 @low' -c solve"),
      (
        "The final solution of a script for another program:",
        "slackline solve --format json layout.slack"
      ),
      ("Is a lesson still right?", "slackline lesson check mine.md"),
    ])
}
