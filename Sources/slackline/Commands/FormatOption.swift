// Options that several subcommands have, as the argument parser takes them.

public import ArgumentParser
public import Course
import Programs
public import Scripts

struct FormatOption: ParsableArguments {
  @Option(help: .said("How to answer: text or json."))
  var format: ScriptRunner.Format = .text
}

struct RelaxOption: ParsableArguments {
  @Flag(
    help: .said(
      """
      Take the integer variables of an LP or MPS file for continuous ones, within their bounds; the reply says so.
      """))
  var relax = false

  var rule: IntegerRule { relax ? .relaxed : .refused }
}

extension ScriptRunner.Format: ExpressibleByArgument {}
extension ScriptRunner.Solutions: ExpressibleByArgument {}
extension ScriptRunner.Replies: ExpressibleByArgument {}

extension Day: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
