// slackline solve: what a script, or a linear program of a file, comes to.

public import ArgumentParser
import Console
public import ConstraintHierarchies
import Formats
import ProgramSolving
public import Programs
import Scripts
import Session
import Wording

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve a script, or a linear program of an LP or MPS file.".said,
    discussion: """
      What a file holds is told by its ending, in capitals or not: .lp, .mps, .log (a log of layout \
      constraints); anything else is a script. Numbers stay exact: 0.1 is one tenth. Integer variables are refused, \
      unless --relax takes them for continuous ones.

      Requirements that contradict one another are a result here, not an error, and so is an objective \
      that is unbounded.

      With --certificate OUT a proof is written there as JSON, which "slackline verify FILE OUT" checks: the \
      values, and for each level the multiples of constraints that show it can be no less; or multiples of \
      requirements that add up to a falsehood; or a ray along which a level falls without end. Every number is \
      exact, and what is zero is left out. A multiple is zero or more where left >= right is required, zero or \
      less where left <= right.
      """.said)

  @OptionGroup var format: FormatOption
  @OptionGroup var integers: RelaxOption

  @Option(help: .said("What the file holds, whatever its ending: lp, mps, log or script."))
  var input: InputForm?

  @Option(
    help: .said(
      """
      How many intervals are worked out: all, after every level (as for scripts), last, or none but whether \
      each value is the only one (as for LP and MPS).
      """))
  var regions: RegionChoice?

  @Flag(help: .said("Exit with 10 where there is no solution, 11 where it is unbounded."))
  var statusExit = false

  @Option(
    help: .said("Write a proof of the result there, as JSON.", valueName: "out"),
    completion: .file())
  var certificate: String?

  @Argument(help: .said("The file; - is standard input."), completion: .file())
  var file: String

  func validate() throws {
    if certificate == "-" { throw ValidationError(.provesOnOutput) }
  }

  func run() throws {
    let ending = Self.solve(
      file, as: input, format.format, regions, proves: certificate != nil, integers.rule)
    if let certificate { try write(ending, to: certificate) }
    if statusExit, ending.status == .success {
      switch ending.solution {
      case .optimal, nil: break
      case .unsatisfiable: throw ExitCode(10)
      case .unbounded: throw ExitCode(11)
      }
    }
    throw ending.status.exitCode
  }

  private func write(_ ending: Ending, to path: String) throws {
    let terminal = Terminal()
    guard let proof = ending.proof else {
      // What is wrong with the file has been said.
      if ending.status > .expectationFailed { throw ending.status.exitCode }
      terminal.complain(CommandWords.noProof(file, out: path).text(in: terminal.speech) + "\n")
      throw ExitCode(65)
    }
    try OutputFile.write(proof.json.pretty + "\n", to: path, terminal)
  }

  /// How it ended.
  struct Ending {
    var status: Status
    /// nil where none was found out.
    var solution: SolutionStatus?
    var proof: WrittenProof?
  }

  static func solve(
    _ file: String, as input: InputForm? = nil, _ format: ScriptRunner.Format = .text,
    _ regions: RegionChoice? = nil, proves: Bool = false, _ integers: IntegerRule = .refused
  ) -> Ending {
    let form = input ?? InputForm(path: file) ?? .script
    switch form {
    case .lp: return solve(file, .lp, format, regions, proves, integers)
    case .mps: return solve(file, .mps, format, regions, proves, integers)
    case .script, .log:
      var script = ScriptRunner(
        terminal: Terminal(),
        options: .init(format: format, solvesAtEnd: true, regions: regions ?? .all, proves: proves))
      if form == .log { script.solve(logs: file) } else { script.run(file: file) }
      return Ending(status: script.status, solution: script.solutionStatus, proof: script.proof)
    }
  }

  private static func solve(
    _ file: String, _ fileFormat: ProgramFile.Format, _ format: ScriptRunner.Format,
    _ regions: RegionChoice?, _ proves: Bool, _ integers: IntegerRule
  ) -> Ending {
    var program = ProgramRunner(
      terminal: Terminal(), format: format, regions: regions ?? .none, proves: proves,
      integers: integers)
    program.run(file: file, fileFormat)
    return Ending(
      status: program.status, solution: program.report?.status, proof: program.proof)
  }
}

extension InputForm: ExpressibleByArgument {}
extension RegionChoice: ExpressibleByArgument {}
