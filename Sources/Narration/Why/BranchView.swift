// A problem and its two children in three columns.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

enum BranchWords {
  case parent
  case ending(BranchReport.Node.Ending)
  /// How to go on.
  case goOn([String])
}

struct BranchView {
  private let report: BranchReport
  private let speech: Speech

  init(_ report: BranchReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: BranchWords) -> Text { words.text(in: speech) }

  var document: Document {
    let header =
      [""]
      + report.nodes.map { node in
        node.line.map { Text(formula: $0, .strong) } ?? say(.parent)
      }
    var rows: [[Text]] = []
    if report.nodes.contains(where: { $0.ending != .optimal }) {
      rows.append(
        [""] + report.nodes.map { $0.ending == .optimal ? "" : say(.ending($0.ending)) })
    }
    for (index, objective) in report.objectives.enumerated() {
      rows.append(
        [Text(formula: objective.text, Naming.role(objective.priority))]
          + report.nodes.map { node in
            node.ending == .optimal ? node.objectives[index].map { Text($0, .strong) } ?? "–" : ""
          })
    }
    let first = rows.count
    for (index, name) in report.variables.enumerated() {
      rows.append(
        [Text(formula: name, .strong)]
          + report.nodes.map { $0.ending == .optimal ? Self.text($0.intervals[index]) : "" })
    }
    return Document([
      .table(
        Table(
          header: header, rows: rows,
          alignments: [.left] + report.nodes.map { _ in .right },
          groupStarts: first > 0 && first < rows.count ? [first] : [])),
      .paragraph(say(.goOn(report.nodes.compactMap { $0.line })).marked(.note)),
    ])
  }

  private static func text(_ interval: Interval) -> Text {
    if let only = interval.value { return Text(only) }
    let lower = interval.lower.map { "[\($0)" as Text } ?? "(−∞"
    return lower + ", " + (interval.upper.map { "\($0)]" as Text } ?? "+∞)")
  }
}

extension BranchWords: Phrase {
  var english: Text {
    switch self {
    case .parent: "now"
    case .ending(.optimal): ""
    case .ending(.unsatisfiable): Text("no solution", .error)
    case .ending(.unbounded): Text("unbounded", .error)
    case .goOn(let lines):
      "Nothing has changed. Type " + lines.map { Text($0, .code) }.joined(separator: " or ")
        + " to go into that child; \("undo", .code) brings you back."
    }
  }
}
