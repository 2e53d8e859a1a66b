// slackline solve: what a script comes to.

import ArgumentParser
import Console
import Interpreter
import Scripts

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Solve what a script comes to in the end.",
    discussion: """
      Requirements that contradict one another are a result here, not an error, and so is an objective \
      that is unbounded.
      """)

  @OptionGroup var format: FormatOption

  @Flag(help: "Exit with 10 where there is no solution, 11 where it is unbounded.")
  var statusExit = false

  @Argument(help: "The script; - is standard input.", completion: .file())
  var file: String

  func run() throws {
    let script = Self.solve(file, format.format)
    if statusExit, script.status == .success {
      switch script.solutionStatus {
      // A script is not stopped: Ctrl-C ends the program.
      case .optimal, .interrupted: break
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
