// slackline run: scripts.

import ArgumentParser
import Console
import Formats
import Scripts
import Session

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run scripts, each in a session of its own.".said,
    discussion: """
      A script goes on after an error, unless --stop is given. With --format json, there is one object for \
      each line.
      """.said)

  @OptionGroup var format: FormatOption

  @Option(
    help: .said(
      """
      With --format json: the solution in all objects, in those of lines that changed something, in \
      the last one only, or in none.
      """))
  var solutions: ScriptRunner.Solutions = .all

  @Option(
    help: .said(
      "With --format json: each reply as data, as the text that a person would read, all, or none.")
  )
  var replies: ScriptRunner.Replies = .data

  @Flag(help: .said("Print the JSON Schema of what --format json writes, and stop."))
  var schema = false

  @Flag(help: .said("Stop at the first error."))
  var stop = false

  @Argument(
    help: .said("The scripts; - is standard input.", valueName: "file"),
    completion: .file())
  var files: [String] = []

  func validate() throws {
    if files.isEmpty, !schema { throw ValidationError(.noFile) }
  }

  func run() throws {
    if schema { return Terminal().write(ReplySchema.text) }
    throw Self.run(
      files,
      .init(
        format: format.format, solutions: solutions, replies: replies, stopsAtError: stop))
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
