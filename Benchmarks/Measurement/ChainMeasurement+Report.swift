// What was measured of a chain, as a table and as JSON.

public import Formats
public import Rendering
public import Wording

extension ChainMeasurement {
  /// A table for people.
  public func document(in speech: Speech) -> Document {
    func say(_ words: MeasurementWords) -> Text { Text(words.text(in: speech)) }
    let chain = MeasurementWords.chain(items: size, constraints: 2 * size - 1)
    let rows = metrics.map { metric in
      [
        say(.metric(metric.change)), Text(Self.spelled(metric.nanoseconds)),
        Text(String(metric.pivots)),
        Text(
          metric.name.hasSuffix("_total") ? Self.spelled(metric.nanoseconds / (2 * size - 1)) : "",
          .dim),
      ]
    }
    return Document([
      .table(
        Table(
          caption: say(chain).marked(.dim),
          header: [say(.change), say(.time), say(.pivots), say(.each)], rows: rows,
          alignments: [.left, .right, .right, .right]))
    ])
  }

  /// `1.23 ms`: three digits of what is measured, not computed, and never exact.
  static func spelled(_ nanoseconds: Int) -> String {
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

  /// The same for programs.
  public var json: JSONValue {
    .object([
      .init("workload", "chain"), .init("size", .integer(size)),
      .init(
        "metrics",
        .array(
          metrics.map { metric in
            let words = MeasurementWords.metric(metric.change).text(in: .english)
            return .object([
              .init("metric", .string(metric.name)), .init("text", .string(words)),
              .init("nanoseconds", .integer(metric.nanoseconds)),
              .init("pivots", .integer(metric.pivots)),
              .init("repetitions", .integer(metric.samples.count)),
            ])
          })),
    ])
  }
}
