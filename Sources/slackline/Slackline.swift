// The program: arguments in, exit status out. What happens in between is in the libraries.

import ArgumentParser
import Console
import Interpreter

@main
struct Slackline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slackline",
    abstract: "See how linear programming and constraint hierarchies work.",
    discussion: """
      Without arguments, opens the prompt; if standard input is not a terminal, runs it as a \
      script. Type help at the prompt to see what can be typed.

      Exit status: 0 all well; 1 an expect, or a lesson's expected output, did not hold; 64 bad \
      arguments; 65 a statement was malformed or refused; 66 a file could not be read or written; 70 an \
      internal error.
      """,
    version: Version.text,
    subcommands: [
      RunCommand.self, SolveCommand.self, LessonCommand.self, BenchCommand.self,
    ])

  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Run this line, and the other -c lines after it, and stop.", valueName: "line"))
  var lines: [String] = []

  @Flag(name: .customLong("no-rc"), help: "Leave out the rc file at the prompt.")
  var leavesOutRC = false

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Open the prompt to present, and show the walk through this script at once.",
      valueName: "file"))
  var present: String?

  func validate() throws {
    if present != nil, !lines.isEmpty {
      throw ValidationError("--present shows a script or what is typed, not the lines of -c")
    }
  }

  @Flag(name: .customLong("generate-manual"), help: .hidden)
  var printsManual = false

  func run() throws {
    if printsManual { return Terminal().write(Manual.page) }
    guard let present else { throw Self.open(lines: lines, readsRC: !leavesOutRC) }
    let terminal = Terminal()
    guard terminal.inputIsTerminal, terminal.outputIsTerminal else {
      terminal.complain(PresenterWords.noTerminal)
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
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--version"] {
      Terminal().write(Version.text + "\n")
      leave(with: 0)
    }
    if let lines = plainLines(arguments) {
      leave(with: open(lines: lines, readsRC: true).rawValue)
    }
    let files = Array(arguments.dropFirst())
    if !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) {
      switch arguments.first {
      case "run": leave(with: RunCommand.run(files, .init()).rawValue)
      case "solve" where files.count == 1:
        leave(with: SolveCommand.solve(files[0], .text).status.exitCode.rawValue)
      default: break
      }
    }
    main(nil)
  }

  /// The lines of `-c LINE -c LINE …`; nil if there is anything else among the arguments.
  private static func plainLines(_ arguments: ArraySlice<String>) -> [String]? {
    var rest = arguments
    var lines: [String] = []
    while let option = rest.popFirst() {
      guard option == "-c", let line = rest.popFirst() else { return nil }
      lines.append(line)
    }
    return lines
  }

  private static func open(lines: [String], readsRC: Bool) -> ExitCode {
    let terminal = Terminal()
    if lines.isEmpty, terminal.inputIsTerminal {
      return Prompt(terminal: terminal, readsRC: readsRC).run().exitCode
    }
    var script = ScriptRunner(terminal: terminal, options: .init())
    if lines.isEmpty {
      script.run(file: "-")
    } else {
      script.run(texts: lines, name: "<command>")
    }
    return script.status.exitCode
  }
}

enum Version {
  static let text = "0.1.0"
}

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts, each in a session of its own.")

  @OptionGroup var format: FormatOption

  @Option(help: "With --format json: the solution in every object, or in the last one only.")
  var solutions: ScriptRunner.Solutions = .all

  @Flag(help: "Stop at the first error.")
  var stop = false

  @Argument(help: "The scripts; - is standard input.", completion: .file())
  var files: [String]

  func run() throws {
    throw Self.run(
      files, .init(format: format.format, solutions: solutions, stopsAtError: stop))
  }

  static func run(_ files: [String], _ options: ScriptRunner.Options) -> ExitCode {
    var script = ScriptRunner(terminal: Terminal(), options: options)
    for file in files {
      script.run(file: file)
      if options.stopsAtError, script.status != .success { break }
    }
    return script.status.exitCode
  }
}

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Solve what a script comes to in the end.",
    discussion: "Requirements that contradict one another are a result here, not an error.")

  @OptionGroup var format: FormatOption

  @Flag(help: "Exit with 10 where there is no solution, 11 where it is unbounded.")
  var statusExit = false

  @Argument(help: "The script; - is standard input.", completion: .file())
  var file: String

  func run() throws {
    let script = Self.solve(file, format.format)
    if statusExit, script.status == .success {
      switch script.solutionStatus {
      case .optimal: break
      case .unsatisfiable: throw ExitCode(10)
      case .unbounded: throw ExitCode(11)
      }
    }
    throw script.status.exitCode
  }

  static func solve(_ file: String, _ format: ScriptRunner.Format) -> ScriptRunner {
    var script = ScriptRunner(
      terminal: Terminal(), options: .init(format: format, solvesAtEnd: true))
    script.run(file: file)
    return script
  }
}

struct FormatOption: ParsableArguments {
  @Option(help: "How to answer: text or json.")
  var format: ScriptRunner.Format = .text
}

extension ScriptRunner.Format: ExpressibleByArgument {}
extension ScriptRunner.Solutions: ExpressibleByArgument {}

/// Ends the program.
private func leave(with status: Int32) -> Never { exit(status) }
