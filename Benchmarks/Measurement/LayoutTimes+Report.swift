// What was measured of layouts, as graphs and a table, and as JSON.

public import Formats
import Layouts
import Rationals
public import Rendering
public import Wording

extension LayoutTimes {
  /// A table, and time against the number of views: both ways together, and then the one that is lost in that scale.
  public func document(in speech: Speech) -> Document {
    func say(_ words: LayoutTimesWords) -> Text { Text(words.text(in: speech)) }
    let heads: [LayoutTimesWords] = [
      .views, .operations, .arranging, .pivots, .solving, .dragPivots, .dragging,
    ]
    let rows = points.map { point in
      [
        Text(String(point.views)), Text(String(point.tally.total)),
        Text(Self.spelled(point.arranging)), Text(String(point.pivots)),
        Text(Self.spelled(point.solving)), Text(String(point.dragPivots)),
        Text(Self.spelled(point.dragging)),
      ]
    }
    var document = Document([
      .table(
        Table(
          caption: say(.caption).marked(.dim), header: heads.map(say), rows: rows,
          alignments: heads.map { _ in .right }))
    ])
    if points.count > 1 {
      let arranging = curve(say(.arranged), 250) { $0.arranging }
      let solving = curve(say(.solved), 750) { $0.solving }
      let dragging = curve(say(.dragged), 500) { $0.dragging }
      document.append(
        .graph(graph(say(.bothTitle), [arranging, dragging, solving], in: .milliseconds)))
      document.append(
        .graph(graph(say(.arrangedTitle), [arranging], in: .microseconds)))
    }
    document.append(.paragraph(say(.onlyConstraints).marked(.note)))
    document.append(.paragraph(say(.onlyCode).marked(.note)))
    return document
  }

  /// By how many nanoseconds it is.
  private enum Unit: Int64 {
    case microseconds = 1_000
    case milliseconds = 1_000_000
  }

  private struct Line {
    var label: Text
    var priority: Int
    var nanoseconds: [(views: Int, time: Int)]
  }

  private func curve(_ label: Text, _ priority: Int, _ time: (Point) -> Int) -> Line {
    Line(
      label: label, priority: priority,
      nanoseconds: [(0, 0)] + points.map { (views: $0.views, time: time($0)) })
  }

  private func graph(_ title: Text, _ lines: [Line], in unit: Unit) -> Graph {
    Graph(
      title: title, variable: "n",
      curves: lines.map { line in
        Graph.Curve(
          label: line.label, priority: line.priority,
          vertices: line.nanoseconds.map { point in
            Graph.Vertex(
              x: Rational(point.views), y: Rational(Int64(point.time), over: unit.rawValue))
          }, isMain: false)
      },
      ticks: points.map { .init(name: String($0.views), value: Rational($0.views)) }, region: nil,
      minimum: nil, minimumValue: nil)
  }

  private static func spelled(_ nanoseconds: Int) -> String {
    ChainMeasurement.spelled(nanoseconds)
  }

  /// The same for programs.
  public var json: JSONValue {
    .object([
      .init("workload", "layout"), .init("size", .integer(size)),
      .init(
        "points",
        .array(
          points.map { point in
            .object([
              .init("views", .integer(point.views)),
              .init("additions", .integer(point.tally.additions)),
              .init("comparisons", .integer(point.tally.comparisons)),
              .init("constraints", .integer(point.constraints)),
              .init("pivots", .integer(point.pivots)),
              .init("drag_pivots", .integer(point.dragPivots)),
              .init("arranging_nanoseconds", .integer(point.arranging)),
              .init("solving_nanoseconds", .integer(point.solving)),
              .init("dragging_nanoseconds", .integer(point.dragging)),
            ])
          })),
    ])
  }
}
