// What is told of layout passes.

import Layouts
import Rendering
import Session

extension Narrator {
  private func say(_ words: PassWords) -> Text { words.text(in: speech) }

  func document(passes report: PassesReport?) -> Document {
    guard let report else { return Document([.paragraph(say(.noChangeYet).marked(.note))]) }
    var document = Document([.paragraph(say(.solvedAtOnce).marked(.dim))])
    document.append(.paragraph(say(.updating(report.updated.count))))
    if !report.updated.isEmpty {
      let rows = report.updated.map { [say(.updated($0))] }
      document.append(.indented(Document([.grid(Grid(rows))])))
    }
    if let obstacle = self.document(obstacle: report.obstacle) {
      document.append(contentsOf: obstacle)
      return document
    }
    document.append(.paragraph(say(.layingOut(report.moved.count))))
    document.append(.indented(frames(report)))
    let drawn = report.moved.filter { $0.isResized && $0.now.kind == .view }.map { $0.now.name }
    document.append(.paragraph(say(.drawing(drawn.count))))
    if !drawn.isEmpty {
      document.append(.indented(Document([.paragraph(Text(drawn.joined(separator: ", ")))])))
    }
    return document
  }

  /// What the layout passes have found, and each frame that is another: old → new.
  private func frames(_ report: PassesReport) -> Document {
    var document = Document()
    for (index, round) in report.rounds.enumerated() {
      document.append(.paragraph(say(.round(index + 1, round))))
    }
    if report.loops {
      document.append(.paragraph(say(.loops).marked(.error)))
    } else if !report.rounds.isEmpty {
      document.append(.paragraph(say(.lastRound(report.rounds.count + 1))))
    }
    if report.moved.isEmpty { document.append(.paragraph(say(.nothingMoved).marked(.dim))) }
    let rows = report.moved.map { moved -> [Text] in
      [
        Text(moved.now.name, .strong),
        moved.before.map { numbers(of: $0) } ?? say(.isNew).marked(.dim), "→",
        numbers(of: moved.now),
      ]
    }
    if !rows.isEmpty { document.append(.grid(Grid(rows))) }
    return document
  }

  /// `20…72  20…42`: along the line, and down.
  private func numbers(of frame: ViewFrame) -> Text {
    Axis.allCases.map { axis -> Text in
      guard let extent = frame[axis] else { return "–" }
      return "\(number(extent.near))…\(number(extent.far))"
    }.joined(separator: "  ")
  }
}
