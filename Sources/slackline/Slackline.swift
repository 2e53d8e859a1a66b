// The program: arguments in, exit status out. What happens in between is in the libraries.

import ArgumentParser
import Console
import Manual
import Prompting
import Scripts
import Wording

@main
struct Slackline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slackline",
    abstract: "See how linear programming and constraint hierarchies work.".said,
    discussion: """
      Without arguments, opens the prompt; if standard input is not a terminal, runs it as a \
      script. Type help at the prompt to see what can be typed.

      Exit status: 0 all well; 1 an expect, or a lesson's expected output, did not hold; 64 bad \
      arguments; 65 a statement was malformed or refused; 66 a file could not be read or written; 70 an \
      internal error.
      """.said,
    version: Version.text,
    subcommands: [
      RunCommand.self, SolveCommand.self, VerifyCommand.self, DuelCommand.self, ExportCommand.self,
      SiteCommand.self,
      LessonCommand.self, ExerciseCommand.self, ExplainCommand.self, BenchCommand.self,
    ])

  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: .said(
      "Run this line, and the other -c lines after it, and stop; with --format json, in JSON.",
      valueName: "line"))
  var lines: [String] = []

  @Option(
    help: .said(
      "Speak this language, en or ru; by default that of LC_ALL, LC_MESSAGES or LANG. It may stand in all subcommands.",
      valueName: "code"))
  var language: String?

  @Flag(name: .customLong("no-rc"), help: .said("Leave out the rc file at the prompt."))
  var leavesOutRC = false

  @Option(
    defaultAsFlag: "",
    help: .said(
      "Open the prompt to present, and show the walk through this script at once.",
      valueName: "file"))
  var present: String?

  func validate() throws {
    if present != nil, !lines.isEmpty {
      throw ValidationError(.presentsLines)
    }
  }

  @Flag(name: .customLong("generate-manual"), help: .hidden)
  var printsManual = false

  func run() throws {
    if printsManual {
      let speech = Terminal().speech
      let page = Manual.page(
        dump: speech.ofDump(Self._dumpHelp()), version: Version.text, in: speech)
      return Terminal().write(page)
    }
    guard let present else { throw Self.open(lines: lines, readsRC: !leavesOutRC) }
    let terminal = Terminal()
    guard terminal.inputIsTerminal, terminal.outputIsTerminal else {
      terminal.complain(CommandWords.noScreen.text(in: terminal.speech) + "\n")
      throw ExitCode(64)
    }
    let prompt = Prompt(
      terminal: terminal, readsRC: !leavesOutRC,
      presents: present.isEmpty ? .whenAsked : .file(present))
    throw prompt.run().exitCode
  }

  /// The way of most starts, at the prompt, with a few lines or with scripts, is plain enough to go
  /// without the argument parser, whose looks at its own types take longer than all the rest.
  static func main() {
    Startup.prepare()
    let arguments = languageChosen(CommandLine.arguments.dropFirst())
    if arguments == ["--version"] {
      Terminal().write(Version.text + "\n")
      leave(with: 0)
    }
    if let lines = LineArguments(arguments) {
      leave(with: open(lines: lines.lines, readsRC: true, lines.format).rawValue)
    }
    let files = Array(arguments.dropFirst())
    if !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) {
      switch arguments.first {
      case "run": leave(with: RunCommand.run(files, .init()).rawValue)
      case "lesson" where files == ["list"]:
        LessonList.list()
        leave(with: 0)
      case "lesson" where files.count == 2 && files[0] == "show":
        leave(with: LessonShow.show(files[1]).rawValue)
      case "solve" where files.count == 1:
        leave(with: SolveCommand.solve(files[0]).status.exitCode.rawValue)
      default: break
      }
    }
    let terminal = Terminal()
    if let first = arguments.first, first.hasPrefix("-"),
      let option = arguments.first(where: { $0.hasPrefix("--format") })
    {
      terminal.complain(CommandWords.formatOfLines(option).text(in: terminal.speech) + "\n")
      leave(with: 64)
    }
    if let first = arguments.first,
      let complaint = complaint(about: first, in: terminal.speech)
    {
      Terminal().complain(complaint)
      leave(with: 64)
    }
    do {
      var command = try parseAsRoot(Array(arguments))
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Chooses the language that `--language` names, wherever it stands, for whoever asks the environment from then on.
  ///
  /// - Returns: the other arguments.
  private static func languageChosen(_ arguments: ArraySlice<String>) -> ArraySlice<String> {
    var (others, rest): (ArraySlice<String>, _) = ([], arguments)
    while let argument = rest.popFirst() {
      let code: String?
      switch argument {
      case "--": return others + [argument] + rest
      // What is typed.
      case "-c":
        others += [argument] + rest.prefix(1)
        rest = rest.dropFirst()
        continue
      case "--language": code = rest.popFirst()
      case _ where argument.hasPrefix("--language="): code = String(argument.dropFirst(11))
      default:
        others.append(argument)
        continue
      }
      guard let code, Speech(rawValue: code) != nil else {
        Terminal().complain(CommandWords.noLanguage(code).text(in: Terminal().speech) + "\n")
        leave(with: 64)
      }
      setenv(Speech.variable, code, 1)
    }
    return others
  }

  /// The least width in which the argument parser can write help: its right column begins after 26, and
  /// it crashes where nothing is left for that.
  private static let leastHelpWidth = 40

  /// Ends as the argument parser does, with help in a width that it can bear. It looks at the terminal
  /// itself, and can be told of another width by COLUMNS alone.
  private static func end(with error: any Error) -> Never {
    let width = max(Terminal().width, leastHelpWidth)
    let speech = Terminal().speech
    setenv("COLUMNS", String(speech.helpWidth(width)), 1)
    let status = exitCode(for: error)
    // What is wrong with an argument names the argument.
    let named = CommandLine.arguments.dropFirst().reduce(fullMessage(for: error)) {
      $0.replacing($1, with: $1.inertName)
    }
    let message = speech.ofParser(named, width: width)
    if !message.isEmpty {
      status == .success ? Terminal().write(message + "\n") : Terminal().complain(message + "\n")
    }
    leave(with: status.rawValue)
  }

  /// What is said of a file where a subcommand belongs; nil if it is none, or a subcommand, too.
  private static func complaint(about argument: String, in speech: Speech) -> String? {
    let subcommands = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !argument.hasPrefix("-"), !subcommands.contains(argument), FileIdentity(argument) != nil
    else { return nil }
    let line = (argument.hasSuffix(".md") ? "lesson play " : "run ") + argument
    return CommandWords.isFile(argument, meant: line).text(in: speech) + "\n"
  }

  /// - Parameter format: nil: as text, and at a terminal there is the prompt.
  private static func open(
    lines: [String], readsRC: Bool, _ format: ScriptRunner.Format? = nil
  ) -> ExitCode {
    let terminal = Terminal()
    if lines.isEmpty, terminal.inputIsTerminal, format == nil {
      return Prompt(terminal: terminal, readsRC: readsRC).run().exitCode
    }
    var script = ScriptRunner(terminal: terminal, options: .init(format: format ?? .text))
    if lines.isEmpty {
      script.run(file: "-")
    } else {
      script.run(texts: lines, name: "<command>")
    }
    return script.status.exitCode
  }
}

/// `-c LINE -c LINE …`, with a format anywhere among them: not known to the argument parser, which would take that of a
/// subcommand for it.
private struct LineArguments {
  var lines: [String] = []
  var format: ScriptRunner.Format?

  /// - Returns: nil if there is anything else among the arguments.
  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "-c", let line = rest.popFirst() {
        lines.append(line)
      } else if option.hasPrefix("--format="),
        let format = ScriptRunner.Format(rawValue: String(option.dropFirst(9)))
      {
        self.format = format
      } else if option == "--format", let word = rest.popFirst(),
        let format = ScriptRunner.Format(rawValue: word)
      {
        self.format = format
      } else {
        return nil
      }
    }
  }
}

enum Version {
  static let text = "0.1.0"
}

extension Status {
  var exitCode: ExitCode { ExitCode(exitStatus) }
}

/// Ends the program.
private func leave(with status: Int32) -> Never { exit(status) }
