// slackline export: a script, or a linear program, in another form.

public import ArgumentParser
import Console
import ConstraintHierarchies
import Formats
public import Language
import Programs
public import Scripts
import Session

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a script, or a linear program, as LP, MPS or JSON.",
    discussion: """
      What is written is told by the ending of OUT: .lp or .mps, a linear program that other solvers read, or \
      .json, the solution as "slackline solve --format json" writes it.

      A linear program has one objective, so of a script it has one level, the highest unless --level names \
      another. Rows hold the levels above at their least values. Numbers are written exactly. Comments in the \
      file say what stands for what.

      Exit status: 65 where a line of the script is refused; nothing is written then.
      """)

  @Option(name: .shortAndLong, help: "The file to write; - is standard output.")
  var output: String

  @Option(help: "What to write, whatever the ending of OUT: lp, mps or json.")
  var to: ExportForm?

  @Option(help: "The level that is the objective: high, medium, low, or its number.")
  var level: LevelMark?

  @Option(help: "What the file holds, whatever its ending: lp, mps, log or script.")
  var input: InputForm?

  @Argument(help: "The script, or the linear program; - is standard input.", completion: .file())
  var file: String

  func validate() throws {
    if to == nil, ExportForm(path: output) == nil { throw ValidationError(.unknownOutput(output)) }
  }

  func run() throws {
    let terminal = Terminal()
    guard let form = to ?? ExportForm(path: output) else {
      throw ValidationError(.unknownOutput(output))
    }
    let text: String
    switch input ?? InputForm(path: file) ?? .script {
    case .lp: text = try program(.lp, form, terminal)
    case .mps: text = try program(.mps, form, terminal)
    case .script: text = try script(form, terminal) { $0.session(after: file) }
    case .log: text = try script(form, terminal) { $0.session(afterLogs: file) }
    }
    try OutputFile.write(text, to: output, terminal)
  }

  private func program(
    _ format: ProgramFile.Format, _ form: ExportForm, _ terminal: Terminal
  ) throws -> String {
    if level != nil {
      terminal.complain(CommandWords.noLevels(file).text(in: terminal.speech) + "\n")
      throw ExitCode(65)
    }
    if form == .json {
      var runner = ProgramRunner(terminal: terminal, format: .json)
      let report = runner.report(of: file, format)
      guard let report else { throw runner.status.exitCode }
      return report.json.compact + "\n"
    }
    do throws(ProgramFile.Trouble) {
      let program = try ProgramFile.program(from: file, format)
      return form.text(of: program, in: terminal.speech) ?? ""
    } catch {
      throw error.complain(of: file, on: terminal).exitCode
    }
  }

  private func script(
    _ form: ExportForm, _ terminal: Terminal, _ open: (inout ScriptRunner) -> Session?
  ) throws -> String {
    var script = ScriptRunner(terminal: terminal, options: .init(solvesAtEnd: true))
    guard var session = open(&script), script.status == .success else {
      throw script.status.exitCode
    }
    do throws(Failure) {
      return try form.text(of: &session, level: level, named: "", in: terminal.speech)
    } catch {
      terminal.complain(error, of: file)
      throw Status(error.code).exitCode
    }
  }
}

extension ExportForm: ExpressibleByArgument {}

extension LevelMark: ExpressibleByArgument {
  public init?(argument: String) {
    let word = argument.hasPrefix("@") ? argument.dropFirst() : argument[...]
    guard let value = PriorityWord.value(of: String(word)) ?? Int(word), (1...999).contains(value)
    else { return nil }
    self.init(value: value, range: SourceRange(0, 0))
  }
}
