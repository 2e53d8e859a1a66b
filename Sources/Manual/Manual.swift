// The manual page, made from what drives the program, so that it cannot fall behind it: the options
// from the argument parser's own description, the language from the table of commands.
// `slackline --generate-manual` prints it, in the man(7) macros of roff.

import Language
public import Wording

/// The manual page of the program.
public enum Manual {
  /// The page.
  ///
  /// - Parameters:
  ///   - dump: what `--experimental-dump-help` prints, in the language of the page.
  ///   - version: as in `1.0`.
  ///   - speech: the language of all that the argument parser does not say.
  public static func page(dump: String, version: String, in speech: Speech) -> String {
    let program = CommandDescription(dump: dump)
    let text = speech.manual
    let titles = text.titles
    let sections: [(String, [String])] = [
      (titles.name, [line("slackline - \(text.purpose)")]),
      (titles.synopsis, program.map { synopsis($0) } ?? []),
      (titles.description, text.description.flatMap { paragraph($0) }),
      (
        titles.options,
        (program.map { options($0, text) } ?? []) + text.furtherOptions.flatMap { item($0) }
      ),
      (titles.subcommands, program.map { subcommands($0, text) } ?? []),
      (titles.language, language(text, speech.help)),
      (titles.status, text.statuses.flatMap { item($0) }),
      (titles.environment, text.environment.flatMap { item($0) }),
      (titles.files, text.files.flatMap { item($0) }),
      (titles.limits, paragraph(text.limits) + speech.limits.flatMap { item($0) }),
      (titles.examples, text.examples.flatMap { example($0) }),
      (titles.seeAlso, [line("glpsol(1), lp_solve(1), bc(1)")]),
    ]
    let head = [
      ".\\\" Made by slackline --generate-manual: change the program instead.",
      ".TH SLACKLINE 1 \"\" \"slackline \(version)\" \"\(titles.manual)\"",
    ]
    // Its letters may be others than those of ASCII.
    let coding = speech == .english ? [] : [".\\\" -*- coding: utf-8 -*-"]
    let body = sections.flatMap { title, lines in [".SH \(title)"] + lines }
    return (coding + head + body).map { $0 + "\n" }.joined()
  }

  // MARK: What the argument parser says

  private static func synopsis(_ program: CommandDescription) -> [String] {
    let forms =
      [program.form()]
      + program.leaves.map { $0.command.form(under: [program.name] + $0.path, of: program) }
    return Array(forms.flatMap { [line($0), ".br"] }.dropLast())
  }

  private static func options(_ command: CommandDescription, _ text: ManualText) -> [String] {
    command.arguments.flatMap { item(($0.heading, $0.words(text.byDefault))) }
  }

  private static func subcommands(_ program: CommandDescription, _ text: ManualText) -> [String] {
    program.leaves.flatMap { path, command in
      let words = [command.abstract, command.discussion].filter { !$0.isEmpty }
      let options = command.arguments(besides: program).flatMap {
        item(($0.heading, $0.words(text.byDefault)))
      }
      return item((command.form(under: path, of: program), words.joined(separator: " ")))
        + (options.isEmpty ? [] : [".RS"] + options + [".RE"])
    }
  }

  // MARK: The language

  private static func language(_ text: ManualText, _ help: Help) -> [String] {
    paragraph(text.statements)
      + help.topics.filter { $0.kind == .statement }.flatMap {
        item(($0.example.last ?? $0.word, $0.summary + "."))
      }
      + paragraph(text.commands)
      + help.topics.filter { $0.kind == .command }.flatMap {
        item(($0.form ?? $0.word, $0.summary + "."))
      }
  }

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
      case "А"..."я", "Ё", "ё":
        // Who reads them has a locale for them, and whatis looks for the words themselves.
        result.append(character)
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
