// slackline bench chain: what changes cost on one's own machine.

import ArgumentParser
import Console
import Rendering

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

  @Option(help: "How many items, from 10 to 20000.")
  var size = 1000

  @OptionGroup var format: FormatOption

  func validate() throws {
    guard (10...20_000).contains(size) else {
      throw ValidationError("the size must be from 10 to 20000, not \(size)")
    }
  }

  func run() throws {
    let terminal = Terminal()
    let measurement = ChainMeasurement(size: size)
    switch format.format {
    case .json: terminal.write(measurement.json.pretty + "\n")
    case .text:
      terminal.show(measurement.document, Presentation(isASCII: terminal.isASCII))
    }
  }
}

extension ChainMeasurement {
  var document: Document {
    let rows = metrics.map { metric in
      [
        Text(metric.words), Text(Self.spelled(metric.nanoseconds)), Text(String(metric.pivots)),
        Text(
          metric.name.hasSuffix("_total") ? Self.spelled(metric.nanoseconds / (2 * size - 1)) : "",
          .dim),
      ]
    }
    return Document([
      .table(
        Table(
          caption: Text("a chain of \(size) items, \(2 * size - 1) constraints", .dim),
          header: ["change", "time", "pivots", "each"], rows: rows,
          alignments: [.left, .right, .right, .right]))
    ])
  }

  /// `1.23 ms`: three digits of what is measured, not computed, and never exact.
  private static func spelled(_ nanoseconds: Int) -> String {
    var value = nanoseconds
    var units = ["ns", "µs", "ms", "s"][...]
    var rest = 0
    while value >= 1000, units.count > 1 {
      (value, rest) = (value / 1000, value % 1000)
      units.removeFirst()
    }
    let digits = value >= 100 || units.first == "ns" ? 0 : value >= 10 ? 1 : 2
    let fraction = String(String(rest + 1000).dropFirst().prefix(digits))
    return "\(value)\(digits > 0 ? "." + fraction : "") \(units.first ?? "")"
  }

  var json: JSONValue {
    .object([
      .init("workload", "chain"), .init("size", .integer(size)),
      .init(
        "metrics",
        .array(
          metrics.map { metric in
            .object([
              .init("metric", .string(metric.name)), .init("text", .string(metric.words)),
              .init("nanoseconds", .integer(metric.nanoseconds)),
              .init("pivots", .integer(metric.pivots)),
              .init("repetitions", .integer(metric.samples.count)),
            ])
          })),
    ])
  }
}
