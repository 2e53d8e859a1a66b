// slackline duel: a file by levels, by weights and in floating point, side by side.

import ArgumentParser
import Console
import Programs
import Scripts

struct DuelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duel",
    abstract: "Solve by levels, by weights and in floating point, side by side.".said,
    discussion: """
      What FILE comes to is solved three times: by strict levels, exactly; by weights instead of levels (1000000 \
      for high, 1000 for medium, 1 for low; among other levels each a thousand times the next), exactly; and by \
      these weights in floating point, where a requirement that is off by less than 1e-8 counts as met. It is told where \
      they part first, by how much, and which requirement no longer holds.
      """.said)

  @OptionGroup var format: FormatOption
  @OptionGroup var integers: RelaxOption

  @Option(help: .said("What the file holds, whatever its ending: lp, mps, log or script."))
  var input: InputForm?

  @Argument(
    help: .said("The script, or the linear program; - is standard input."), completion: .file())
  var file: String

  func run() throws {
    var duel = DuelRunner(terminal: Terminal(), format: format.format, integers: integers.rule)
    duel.run(file: file, as: input)
    throw duel.status.exitCode
  }
}
