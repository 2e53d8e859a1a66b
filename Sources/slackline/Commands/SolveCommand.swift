// slackline solve: what a script, or a linear program of a file, comes to.

public import ArgumentParser
import Console
public import ConstraintHierarchies
import ProgramSolving
public import Scripts
import Session

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Solve a script, or a linear program of an LP or MPS file.",
    discussion: """
      What a file holds is told by its ending, in capitals or not: .lp, .mps, .log (a log of layout \
      constraints); anything else is a script. Numbers stay exact: 0.1 is one tenth.

      Requirements that contradict one another are a result here, not an error, and so is an objective \
      that is unbounded.
      """)

  @OptionGroup var format: FormatOption

  @Option(help: "What the file holds, whatever its ending: lp, mps, log or script.")
  var input: InputForm?

  @Option(
    help: """
      How many intervals are worked out: all, after every level (as for scripts), last, or none but whether \
      each value is the only one (as for LP and MPS).
      """)
  var regions: RegionChoice?

  @Flag(help: "Exit with 10 where there is no solution, 11 where it is unbounded.")
  var statusExit = false

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  func run() throws {
    let ending = Self.solve(file, self)
    if statusExit, ending.status == .success {
      switch ending.solution {
      // A script is not stopped: Ctrl-C ends the program.
      case .optimal, .interrupted: break
      case .unsatisfiable: throw ExitCode(10)
      case .unbounded: throw ExitCode(11)
      }
    }
    throw ending.status.exitCode
  }

  /// How it ended.
  struct Ending {
    var status: Status
    var solution: SolutionStatus
  }

  private static func solve(_ file: String, _ command: SolveCommand) -> Ending {
    solve(file, as: command.input, command.format.format, command.regions)
  }

  static func solve(
    _ file: String, as input: InputForm? = nil, _ format: ScriptRunner.Format = .text,
    _ regions: RegionChoice? = nil
  ) -> Ending {
    let form = input ?? InputForm(path: file) ?? .script
    switch form {
    case .lp: return solve(file, .lp, format, regions)
    case .mps: return solve(file, .mps, format, regions)
    case .script, .log:
      var script = ScriptRunner(
        terminal: Terminal(),
        options: .init(format: format, solvesAtEnd: true, regions: regions ?? .all))
      if form == .log { script.solve(logs: file) } else { script.run(file: file) }
      return Ending(status: script.status, solution: script.solutionStatus)
    }
  }

  private static func solve(
    _ file: String, _ fileFormat: ProgramFile.Format, _ format: ScriptRunner.Format,
    _ regions: RegionChoice?
  ) -> Ending {
    var program = ProgramRunner(
      terminal: Terminal(), format: format, regions: regions ?? .none)
    program.run(file: file, fileFormat)
    return Ending(status: program.status, solution: program.report?.status ?? .interrupted)
  }
}

extension InputForm: ExpressibleByArgument {}
extension RegionChoice: ExpressibleByArgument {}
