// verify: a file and a proof, held against each other. The problem is made of the file; of the proof nothing is
// believed.

public import Console
import Formats
import Narration
import ProgramSolving
public import Programs
import Session
import Wording

/// Checks whether a proof holds for a file.
public struct ProofRunner {
  private let terminal: Terminal
  private let integers: IntegerRule
  /// How it ended; where the proof does not hold, as where an expectation does not.
  public private(set) var status = Status.success

  /// - Parameter integers: whether the file may have integer variables, which then are none.
  public init(terminal: Terminal, integers: IntegerRule = .refused) {
    self.terminal = terminal
    self.integers = integers
  }

  /// Says whether the proof holds.
  ///
  /// - Parameter form: what the file holds; nil: as its ending says.
  public mutating func verify(_ file: String, as form: InputForm?, proof path: String) {
    guard let proof = proof(from: path),
      let problem = problem(of: file, form ?? InputForm(path: file) ?? .script)
    else { return }
    let flaws = proof.flaws(of: problem)
    let name = file == "-" ? "<stdin>" : file.split(separator: "/").last.map(String.init) ?? file
    terminal.show(
      proof.verdict(of: problem, flaws: flaws, file: name, in: terminal.speech),
      terminal.presentation)
    if !flaws.isEmpty { status = .expectationFailed }
  }

  private mutating func problem(of file: String, _ form: InputForm) -> ProvableProblem? {
    switch form {
    case .lp: return program(of: file, .lp)
    case .mps: return program(of: file, .mps)
    case .script, .log:
      var script = ScriptRunner(terminal: terminal, options: .init(solvesAtEnd: true))
      let session =
        form == .log ? script.session(afterLogs: file) : script.session(after: file)
      // What a script expects does not make its problem another one.
      guard script.status <= .expectationFailed else {
        status = script.status
        return nil
      }
      return session?.provableProblem
    }
  }

  private mutating func program(
    of file: String, _ format: ProgramFile.Format
  ) -> ProvableProblem? {
    do throws(ProgramFile.Trouble) {
      let program = try ProgramFile.program(from: file, format, integers: integers)
      terminal.note(program.remarks, of: file)
      return ProvableProblem(ProgramHierarchy(program))
    } catch {
      status = error.complain(of: file, on: terminal)
      return nil
    }
  }

  private mutating func proof(from path: String) -> WrittenProof? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path)
    } catch {
      terminal.complain(ScriptWords.unreadable(path, error).text(in: terminal.speech) + "\n")
      status = .unreadable
      return nil
    }
    do throws(MalformedProof) {
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return try WrittenProof(json: text)
    } catch {
      terminal.complain(
        ScriptWords.malformedProof(path, error).text(in: terminal.speech) + "\n")
      status = .refused
      return nil
    }
  }
}
