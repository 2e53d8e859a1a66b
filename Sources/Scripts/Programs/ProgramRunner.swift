// solve FILE for linear programs: read, solved, and told as a solver's report or as JSON.

public import Console
public import ConstraintHierarchies
import Formats
import Narration
public import ProgramSolving
public import Programs
import Rendering
import Session
import Simplex
import Wording

/// Solves the linear program of a file and tells what it comes to.
public struct ProgramRunner {
  private let terminal: Terminal
  private let format: ScriptRunner.Format
  private let regions: RegionChoice
  public private(set) var status = Status.success
  /// What it came to; nil where the file was not read.
  public private(set) var report: ProgramReport?
  /// The proof of that, if one was wanted.
  public private(set) var proof: WrittenProof?
  private let proves: Bool
  private let integers: IntegerRule

  /// - Parameters:
  ///   - proves: whether a proof is wanted.
  ///   - integers: whether the file may have integer variables, which then are none.
  public init(
    terminal: Terminal, format: ScriptRunner.Format, regions: RegionChoice = .none,
    proves: Bool = false, integers: IntegerRule = .refused
  ) {
    self.integers = integers
    self.proves = proves
    self.terminal = terminal
    self.format = format
    self.regions = regions
  }

  public mutating func run(file: String, _ fileFormat: ProgramFile.Format) {
    guard let report = report(of: file, fileFormat) else { return }
    switch format {
    case .json: terminal.write(report.json.compact + "\n")
    case .text:
      let name = file == "-" ? "<stdin>" : file.split(separator: "/").last.map(String.init) ?? file
      terminal.show(report.document(name: name, in: terminal.speech), terminal.presentation)
    }
  }

  /// What a file comes to; nil if it cannot be read, or solving it takes too much, which is said.
  public mutating func report(
    of file: String, _ fileFormat: ProgramFile.Format
  ) -> ProgramReport? {
    let program: LinearProgram
    do throws(ProgramFile.Trouble) {
      program = try ProgramFile.program(from: file, fileFormat, integers: integers)
    } catch {
      status = error.complain(of: file, on: terminal)
      return nil
    }
    let control = control(of: program)
    do throws(Stop) {
      try LongWork.showingProgress(terminal) { () throws(Stop) in
        try LongWork.stoppable { () throws(Stop) in
          let solver = try ProgramSolver(program, control: control)
          report = try solver.report(regions: regions)
          proof = proves ? solver.writtenProof() : nil
        }
      }
    } catch {
      if error == .cancelled { LongWork.endInterrupted() }
      let failure = Failure(error, digits: .programDigits)
      status = Status(failure.code)
      terminal.complain(failure, of: file)
      return nil
    }
    return report
  }

  /// Reports to whoever waits at a terminal.
  private func control(of program: LinearProgram) -> SolveControl {
    guard terminal.errorIsTerminal else { return LongWork.programControl }
    let listener = LongWork.listener(terminal)
    return LongWork.programControl.reporting {
      listener(SolvingReport($0, ProgramHierarchy.levels(of: program)))
    }
  }
}
