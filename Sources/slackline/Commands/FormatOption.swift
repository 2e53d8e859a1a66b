// Options that several subcommands have, as the argument parser takes them.

public import ArgumentParser
public import Course
public import Scripts

struct FormatOption: ParsableArguments {
  @Option(help: "How to answer: text or json.")
  var format: ScriptRunner.Format = .text
}

extension ScriptRunner.Format: ExpressibleByArgument {}
extension ScriptRunner.Solutions: ExpressibleByArgument {}
extension ScriptRunner.Replies: ExpressibleByArgument {}

extension Day: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
