// The manual page, made from what drives the program, so that it cannot fall behind it: the options
// from the argument parser's own description, the language from the table of commands.
// `slackline --generate-manual` prints it, in the man(7) macros of roff.

import Language
import Wording

/// The manual page of the program.
public enum Manual {
  /// The page.
  ///
  /// - Parameters:
  ///   - dump: what `--experimental-dump-help` prints.
  ///   - version: as in `1.0`.
  public static func page(dump: String, version: String) -> String {
    let program = CommandDescription(dump: dump)
    let sections: [(String, [String])] = [
      ("NAME", [line("slackline - see how linear programming and constraint hierarchies work")]),
      ("SYNOPSIS", program.map(synopsis) ?? []), ("DESCRIPTION", description.flatMap(paragraph)),
      ("OPTIONS", (program.map(options) ?? []) + furtherOptions.flatMap(item)),
      ("SUBCOMMANDS", program.map(subcommands) ?? []),
      ("LANGUAGE", language), ("EXIT STATUS", statuses.flatMap(item)),
      ("ENVIRONMENT", environment.flatMap(item)), ("FILES", files.flatMap(item)),
      ("EXAMPLES", examples.flatMap(example)),
      ("SEE ALSO", [line("glpsol(1), lp_solve(1), bc(1)")]),
    ]
    let head = [
      ".\\\" Made by slackline --generate-manual: change the program instead.",
      ".TH SLACKLINE 1 \"\" \"slackline \(version)\" \"User Commands\"",
    ]
    let body = sections.flatMap { title, lines in [".SH \(title)"] + lines }
    return (head + body).map { $0 + "\n" }.joined()
  }

  // MARK: What the argument parser says

  private static func synopsis(_ program: CommandDescription) -> [String] {
    let forms =
      [program.form()]
      + program.leaves.map { $0.command.form(under: [program.name] + $0.path, of: program) }
    return Array(forms.flatMap { [line($0), ".br"] }.dropLast())
  }

  private static func options(_ command: CommandDescription) -> [String] {
    command.arguments.flatMap { item(($0.heading, $0.words)) }
  }

  private static func subcommands(_ program: CommandDescription) -> [String] {
    program.leaves.flatMap { path, command in
      let words = [command.abstract, command.discussion].filter { !$0.isEmpty }
      let options = command.arguments(besides: program).flatMap { item(($0.heading, $0.words)) }
      return item((command.form(under: path, of: program), words.joined(separator: " ")))
        + (options.isEmpty ? [] : [".RS"] + options + [".RE"])
    }
  }

  // MARK: What is said here

  /// What the argument parser takes without describing it, or at our wish.
  private static let furtherOptions = [
    (
      "--generate-completion-script bash|zsh|fish",
      "Print what makes that shell complete arguments."
    ),
    ("--generate-manual", "Print this page for man."),
  ]

  private static let description = [
    "Type linear constraints with priorities, and watch them being solved, step by step and with exact "
      + "numbers. Each constraint becomes an equation with slacks, each priority an objective "
      + "function, and these are minimised one after another by the simplex method.",
    "Without arguments, slackline opens a prompt; if standard input is not a terminal, it runs that as "
      + "a script. At the prompt, help lists what can be typed, help WORD explains a word, and "
      + "slackline lesson play 00 is the first lesson, or lesson 00 at the prompt.",
  ]

  private static var language: [String] {
    let help = Speech.english.help
    let statements = help.topics.filter { $0.kind == .statement }
    return paragraph("A line is a statement such as these, an expression, or a command.")
      + statements.flatMap { item(($0.example.last ?? $0.word, $0.summary + ".")) }
      + paragraph("The commands; each may be shortened to any unambiguous beginning:")
      + help.topics.filter { $0.kind == .command }.flatMap {
        item(($0.form ?? $0.word, $0.summary + "."))
      }
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
