// slackline export: a script, or a linear program, in another form.

public import ArgumentParser
import Console
import ConstraintHierarchies
import Formats
public import Language
import Lessons
import Narration
import Programs
public import Publishing
import Rationals
import Rendering
import Scripts
import Session
import Wording

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a script, a linear program or a lesson for others.".said,
    discussion: """
      What is written is told by the ending of OUT:

        .lp, .mps  a linear program that other solvers read
        .json      the solution as "slackline solve --format json" writes it
        .html      the walk through the solve, step by step, as a page; of a lesson (.md) the lesson with its replies
        .svg       the region after each level as a picture: of one variable on a number line, of two in the plane, of \
      more one by one; of views the views
        .tex       the constraints as equations in slacks, the objectives, the dictionaries and the solution, for LaTeX

      Pages and pictures are light or dark as the reader's system is, and ask for nothing from anywhere.

      A linear program has one objective, so of a script it has one level, the highest unless --level names \
      another. Rows hold the levels above at their least values. Numbers are written exactly. Comments in the \
      file say what stands for what.

      Exit status: 65 where a line of the script is refused; nothing is written then.
      """.said)

  @Option(name: .shortAndLong, help: .said("The file to write; - is standard output."))
  var output: String

  @Option(
    help: .said("What to write, whatever the ending of OUT: lp, mps, json, svg, html or tex."))
  var to: ExportForm?

  @Option(help: .said("The level that is the objective: high, medium, low, or its number."))
  var level: LevelMark?

  @Option(help: .said("What the file holds, whatever its ending: lp, mps, log or script."))
  var input: InputForm?

  @OptionGroup var integers: RelaxOption

  @Argument(
    help: .said("The script, the linear program or the lesson; - is standard input."),
    completion: .file())
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
    if input == nil, file.lowercased().hasSuffix(".md") {
      return try OutputFile.write(lesson(form, terminal), to: output, terminal)
    }
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
    switch form {
    case .lp, .mps: break
    case .svg, .html, .tex: return try picture(of: format, form, terminal)
    case .json:
      var runner = ProgramRunner(
        terminal: terminal, format: .json, integers: integers.rule)
      let report = runner.report(of: file, format)
      guard let report else { throw runner.status.exitCode }
      return report.json.compact + "\n"
    }
    do throws(ProgramFile.Trouble) {
      let program = try ProgramFile.program(from: file, format, integers: integers.rule)
      terminal.note(program.remarks, of: file)
      return form.text(of: program, in: terminal.speech) ?? ""
    } catch {
      throw error.complain(of: file, on: terminal).exitCode
    }
  }

  /// What is made of the session that a program comes to.
  private func picture(
    of format: ProgramFile.Format, _ form: ExportForm, _ terminal: Terminal
  ) throws -> String {
    let program: LinearProgram
    do throws(ProgramFile.Trouble) {
      program = try ProgramFile.program(from: file, format, integers: integers.rule)
    } catch {
      throw error.complain(of: file, on: terminal).exitCode
    }
    terminal.note(program.remarks, of: file)
    var session = Session(presentation: presentation(terminal), keepsContradictions: true)
    session.control = LongWork.reports
    if let failure = session.importProgram(program, as: "").failure {
      terminal.complain(failure, of: file)
      throw Status(failure.code).exitCode
    }
    do throws(Failure) {
      return try form.text(of: &session, level: nil, named: name, in: terminal.speech)
    } catch {
      terminal.complain(error, of: file)
      throw Status(error.code).exitCode
    }
  }

  /// A lesson as a page.
  private func lesson(_ form: ExportForm, _ terminal: Terminal) throws -> String {
    guard form == .html, level == nil else {
      terminal.complain(CommandWords.onlyPages(file).text(in: terminal.speech) + "\n")
      throw ExitCode(64)
    }
    var desk = LessonDesk(terminal)
    guard let lesson = desk.open(file)?.document else { throw desk.exitCode }
    return LessonPage(lesson, presentation: presentation(terminal)).text
  }

  /// A file is the same whatever the terminal can show.
  private func presentation(_ terminal: Terminal) -> Presentation {
    Presentation(speech: terminal.speech)
  }

  /// What the file is called; of standard input nothing.
  private var name: String {
    file == "-" ? "" : file.split(separator: "/").last.map { String($0).inertName } ?? ""
  }

  private func script(
    _ form: ExportForm, _ terminal: Terminal, _ open: (inout ScriptRunner) -> Session?
  ) throws -> String {
    var script = ScriptRunner(
      terminal: terminal, options: .init(solvesAtEnd: true, presentation: presentation(terminal)))
    guard var session = open(&script), script.status == .success else {
      throw script.status.exitCode
    }
    do throws(Failure) {
      return try form.text(
        of: &session, level: level, named: form.isProgram ? "" : name, in: terminal.speech)
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
    guard let value = PriorityWord.value(of: String(word)) ?? Rational(String(word)), value > 0,
      value < 1000
    else { return nil }
    self.init(value: value, range: SourceRange(0, 0))
  }
}
