// slackline bench chain, slackline bench layout: what changes and layouts cost on one's own machine.

import ArgumentParser
import Console
import Formats
import Measurement
import Rendering
import Scripts

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure what changes and layouts cost on this machine.".said,
    subcommands: [BenchChainCommand.self, BenchLayoutCommand.self])
}

struct BenchChainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chain",
    abstract: "A chain of items: one constraint at a time, all at once, one more, a constant.".said,
    discussion: """
      Each item is at least 10 behind the one before (required) and wished to be at 0 (low). Times \
      are medians; the pivots stand beside them. All at once beats one at a time, a constant is far \
      cheaper than a constraint, and what is low leaves the levels above alone.
      """.said)

  @Option(help: .said("How many items, from 10 to 20000.", valueName: "n"))
  var size = 1000

  @OptionGroup var format: FormatOption

  func validate() throws {
    guard (10...20_000).contains(size) else {
      throw ValidationError(.chainSize(size))
    }
  }

  func run() throws {
    let terminal = Terminal()
    let measurement = try ChainMeasurement(size: size)
    switch format.format {
    case .json: terminal.write(measurement.json.pretty + "\n")
    case .text:
      terminal.show(measurement.document(in: terminal.speech), terminal.presentation)
    }
  }
}

struct BenchLayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "A list of cells: arranged without a solver, and as constraints.".said,
    discussion: """
      Each cell is an inset, a row, an image and two labels. Without a solver every view is measured \
      and arranged once, so the time grows with their number. As constraints the same list is solved \
      from nothing, and again after the window was dragged a step. Times are medians; operations and \
      pivots stand beside them. "bench stack" is the same.
      """.said,
    aliases: ["stack"])

  @Option(help: .said("How many views at most, from 10 to 2000.", valueName: "n"))
  var size = 200

  @OptionGroup var format: FormatOption

  func validate() throws {
    guard (10...2000).contains(size) else { throw ValidationError(.layoutSize(size)) }
  }

  func run() throws {
    let terminal = Terminal()
    let times = try LayoutTimes(size: size)
    switch format.format {
    case .json: terminal.write(times.json.pretty + "\n")
    case .text: terminal.show(times.document(in: terminal.speech), terminal.presentation)
    }
  }
}
