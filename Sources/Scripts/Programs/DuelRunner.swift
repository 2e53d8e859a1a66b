// duel FILE: what a file comes to, by levels, by weights and in floating point.

public import Console
import ConstraintHierarchies
import Formats
import Language
import Narration
import ProgramSolving
public import Programs
import Session

/// Solves what a file holds in three ways and tells where they part.
public struct DuelRunner {
  private let terminal: Terminal
  private let format: ScriptRunner.Format
  private let integers: IntegerRule
  public private(set) var status = Status.success

  /// - Parameter integers: whether the file may have integer variables, which then are none.
  public init(
    terminal: Terminal, format: ScriptRunner.Format, integers: IntegerRule = .refused
  ) {
    self.integers = integers
    self.terminal = terminal
    self.format = format
  }

  /// - Parameter form: what the file holds; nil: as its ending says.
  public mutating func run(file: String, as form: InputForm?) {
    guard var session = session(of: file, form ?? InputForm(path: file) ?? .script) else { return }
    session.control = LongWork.reports
    let reply = LongWork.showingProgress(terminal) { session.run("duel") }
    if let failure = reply.failure {
      status = max(status, Status(failure.code))
      return terminal.complain(failure, of: file)
    }
    switch format {
    case .json:
      if let json = reply.answer.json { terminal.write(json.compact + "\n") }
    case .text:
      terminal.show(reply.document(in: session.settings.speech), session.presentation)
    }
  }

  private mutating func session(of file: String, _ form: InputForm) -> Session? {
    var script = ScriptRunner(terminal: terminal, options: .init(solvesAtEnd: true))
    let session: Session?
    switch form {
    case .lp: return program(of: file, .lp)
    case .mps: return program(of: file, .mps)
    case .log: session = script.session(afterLogs: file)
    case .script: session = script.session(after: file)
    }
    status = script.status
    return session
  }

  private mutating func program(
    of file: String, _ format: ProgramFile.Format
  ) -> Session? {
    let program: LinearProgram
    do throws(ProgramFile.Trouble) {
      program = try ProgramFile.program(from: file, format, integers: integers)
    } catch {
      status = error.complain(of: file, on: terminal)
      return nil
    }
    terminal.note(program.remarks, of: file)
    var session = Session(presentation: terminal.presentation, keepsContradictions: true)
    let reply = session.importProgram(program, as: "")
    guard let failure = reply.failure else { return session }
    terminal.complain(failure, of: file)
    status = Status(failure.code)
    return nil
  }
}
