// slackline run: scripts.

import ArgumentParser
import Console
import Scripts

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts, each in a session of its own.",
    discussion: """
      A script goes on after an error, unless --stop is given. With --format json, there is one object for \
      each line.
      """)

  @OptionGroup var format: FormatOption

  @Option(help: "With --format json: the solution in every object, or in the last one only.")
  var solutions: ScriptRunner.Solutions = .all

  @Flag(help: "Stop at the first error.")
  var stop = false

  @Argument(
    help: ArgumentHelp("The scripts; - is standard input.", valueName: "file"),
    completion: .file())
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
