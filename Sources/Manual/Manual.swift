// The manual page, made from the tables that drive the program, so that it cannot fall behind them.
// `slackline --generate-manual` prints it, in the man(7) macros of roff.

import Language

enum Manual {
  static var page: String {
    let sections: [(String, [String])] = [
      ("NAME", [line("slackline - see how linear programming and constraint hierarchies work")]),
      ("SYNOPSIS", synopsis), ("DESCRIPTION", description.flatMap(paragraph)),
      ("OPTIONS", options.flatMap(item)), ("SUBCOMMANDS", subcommands.flatMap(item)),
      ("LANGUAGE", language), ("EXIT STATUS", statuses.flatMap(item)),
      ("ENVIRONMENT", environment.flatMap(item)), ("FILES", files.flatMap(item)),
      ("EXAMPLES", examples.flatMap(example)),
      ("SEE ALSO", [line("glpsol(1), lp_solve(1), bc(1)")]),
    ]
    let head = [
      ".\\\" Made by slackline --generate-manual: change Sources/slackline/Manual.swift instead.",
      ".TH SLACKLINE 1 \"\" \"slackline \(Version.text)\" \"User Commands\"",
    ]
    let body = sections.flatMap { title, lines in [".SH \(title)"] + lines }
    return (head + body).map { $0 + "\n" }.joined()
  }

  // MARK: What it says

  private static let synopsis = Array(
    [
      "slackline [-c LINE]... [--no-rc]", "slackline --present [FILE]",
      "slackline run [--format text|json] [--stop] FILE...",
      "slackline solve [--format text|json] FILE",
      "slackline lesson list|show|play|check|run|grade|new|progress|forget [NAME]...",
      "slackline bench chain [--size N]",
    ].flatMap { [line($0), ".br"] }.dropLast())

  private static let description = [
    "Type linear constraints with priorities, and watch them being solved, step by step and with exact "
      + "numbers. Each constraint becomes an equation with slacks, each priority an objective "
      + "function, and these are minimized one after another by the simplex method.",
    "Without arguments, slackline opens a prompt; if standard input is not a terminal, it runs that as "
      + "a script. At the prompt, help lists what can be typed, help WORD explains a word, and "
      + "slackline lesson play 01 is the first lesson, or lesson 01 at the prompt.",
  ]

  private static let options = [
    ("-c LINE", "Run this line, and the other -c lines after it, and stop."),
    ("--no-rc", "Leave out the rc file at the prompt."),
    (
      "--present [FILE]",
      "Open the prompt, and show the walk through the script at once on the whole terminal."
    ),
    ("--version", "Print the version and stop."),
    ("-h, --help", "Print help and stop; behind a subcommand, help on that."),
    (
      "--generate-completion-script bash|zsh|fish",
      "Print what makes that shell complete arguments."
    ),
    ("--generate-manual", "Print this page for man."),
  ]

  private static let subcommands = [
    (
      "run FILE...",
      "Run scripts, each in a session of its own; - is standard input. A script goes on after an "
        + "error, unless --stop is given. With --format json, one object for each line; "
        + "--solutions last has the solution in the last one only, --solutions all in each."
    ),
    (
      "solve FILE",
      "Solve what a script comes to in the end. A conflict or an unbounded objective is a result here; "
        + "with --status-exit, the exit status is then 10 or 11. --format json answers with an object."
    ),
    (
      "lesson list",
      "List the built-in lessons by part, with the time that each takes and what is answered."
    ),
    (
      "lesson play [--restart] [--transcript FILE] NAME",
      "Play a lesson: Enter goes on; next, back, hint, answer, skip and quit do what they say. Answers "
        + "are kept, and the lesson goes on behind them next time, unless --restart is given."
    ),
    ("lesson show NAME", "Show a lesson: by its name, its number, a word of its name, or a file."),
    (
      "lesson check [--promote] [--watch] FILE...",
      "Compare the replies in lessons with those that their lines get, and prove their questions; "
        + "--promote writes the replies into the files, --watch checks again after every save. Without "
        + "files, the built-in lessons are checked."
    ),
    (
      "lesson run [--answers FILE] [--format text|json|junit] NAME...",
      "Go through lessons without anybody there, with the answers of a file."
    ),
    (
      "lesson grade [--lesson FILE] [--format text|json|junit] TRANSCRIPT...",
      "Judge the answers of transcripts anew."
    ),
    ("lesson new FILE", "Write the skeleton of a lesson."),
    ("lesson progress", "List what has been answered so far."),
    ("lesson forget --all | NAME", "Forget the answers to all lessons, or to one."),
    (
      "bench chain [--size N]",
      "Measure what changes cost on this machine; --format json answers with an object."
    ),
    ("help [SUBCOMMAND]", "Print help on a subcommand."),
  ]

  private static var language: [String] {
    let statements = Help.topics.filter { $0.kind == .statement }
    return paragraph("A line is a statement such as these, an expression, or a command.")
      + statements.flatMap { item(($0.example, $0.summary + ".")) }
      + paragraph("The commands; each may be shortened to any unambiguous beginning:")
      + CommandTable.entries.flatMap { item(($0.form, $0.summary + ".")) }
  }

  private static let statuses = [
    ("0", "All well."), ("1", "An expect, or a lesson's expected reply, did not hold."),
    ("10, 11", "With solve --status-exit: unsatisfiable, unbounded."),
    ("64", "The arguments were wrong."), ("65", "A line was malformed or refused."),
    ("66", "A file could not be read, or not be written."),
    ("70", "An internal error, that is, a bug."),
  ]

  private static let environment = [
    ("NO_COLOR, CLICOLOR_FORCE, TERM", "Whether there are colours, and how many."),
    ("COLUMNS", "The width of replies, instead of the terminal's."),
    ("LC_ALL, LC_CTYPE, LANG", "Whether replies are drawn in Unicode or in plain ASCII."),
    ("XDG_CONFIG_HOME, XDG_STATE_HOME, HOME", "Where the files below are."),
  ]

  private static let files = [
    (
      "$XDG_CONFIG_HOME/slackline/rc", "Lines that the prompt begins with; by default in ~/.config."
    ),
    (
      "$XDG_STATE_HOME/slackline/history",
      "The lines typed at earlier prompts; by default in ~/.local/state."
    ),
    ("$XDG_STATE_HOME/slackline/progress", "The answers given in lessons."),
  ]

  private static let examples = [
    ("A few lines and their replies:", "slackline -c 'X >= 3' -c 'X = 1 @low' -c solve"),
    (
      "The final solution of a script for another program:",
      "slackline solve --format json layout.slack"
    ),
    ("Is a lesson still right?", "slackline lesson check mine.md"),
  ]

  // MARK: roff

  private static func paragraph(_ text: String) -> [String] { [".PP", line(text)] }

  private static func item(_ entry: (word: String, words: String)) -> [String] {
    [".TP", ".B " + escaped(entry.word), line(entry.words)]
  }

  private static func example(_ entry: (words: String, line: String)) -> [String] {
    [".PP", line(entry.words), ".PP", ".RS", ".nf", line(entry.line), ".fi", ".RE"]
  }

  /// Text that no macro is read in.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      default:
        // roff's own name for what is not ASCII, so that any locale can read the page.
        result +=
          character.isASCII
          ? String(character)
          : character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
          }.joined()
      }
    }
    return result
  }
}
