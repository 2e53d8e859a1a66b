// slackline bench chain: what changes cost on one's own machine.

import ArgumentParser
import Console
import Formats
import Measurement
import Rendering
import Scripts

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure what changes cost on this machine.",
    subcommands: [BenchChainCommand.self])
}

struct BenchChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "A chain of items: one constraint at a time, all at once, one more, a constant.",
    discussion: """
      Each item is at least 10 behind the one before (required) and wished to be at 0 (low). Times \
      are medians; the pivots stand beside them. All at once beats one at a time, a constant is far \
      cheaper than a constraint, and what is low leaves the levels above alone.
      """)

  @Option(help: ArgumentHelp("How many items, from 10 to 20000.", valueName: "n"))
  var size = 1000

  @OptionGroup var format: FormatOption

  func validate() throws {
    guard (10...20_000).contains(size) else {
      throw ValidationError(.chainSize(size))
    }
  }

  func run() throws {
    let terminal = Terminal()
    let measurement = ChainMeasurement(size: size)
    switch format.format {
    case .json: terminal.write(measurement.json.pretty + "\n")
    case .text:
      terminal.show(measurement.document(in: terminal.speech), terminal.presentation)
    }
  }
}
