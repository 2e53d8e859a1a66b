// What is told of layout passes.

import Layouts
import Rationals
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: PassWords) -> Text { words.text(in: speech) }

  /// Where the passes do not settle, the first show why, and the numbers get ever longer.
  private static let roundsToldOfMany = 3

  func document(passes report: PassesReport?) -> Document {
    guard let report else { return Document([.paragraph(say(.noChangeYet).marked(.note))]) }
    var document = Document([
      .paragraph(say(.solvedAtOnce).marked(.dim)),
      .paragraph(say(.updating(report.updated.count))),
    ])
    if !report.updated.isEmpty {
      let rows = report.updated.map { [Text($0.view, .strong), say(.updated($0.constraints))] }
      document.append(.indented(Document([.grid(Grid(rows))])))
    }
    if let obstacle = self.document(obstacle: report.obstacle) {
      document.append(contentsOf: obstacle)
      return document
    }
    document.append(.paragraph(say(.layingOut(report.moved.count))))
    var layout = rounds(report.texts)
    for text in report.texts.waiting {
      layout.append(.paragraph(say(.waiting(text)).marked(.note)))
    }
    for open in report.open {
      layout.append(
        .paragraph(
          say(.open(open.view, width: number(open.width), taken: Text(open.width.value)))
            .marked(.note)))
    }
    layout.append(moves(report.moved))
    document.append(.indented(layout))
    let drawn = report.moved.filter { $0.isResized && $0.now.kind == .view }.map { $0.now.name }
    document.append(.paragraph(say(.drawing(drawn.count))))
    if !drawn.isEmpty {
      document.append(.indented(Document([.paragraph(Text(drawn.joined(separator: ", ")))])))
    }
    return document
  }

  /// What each pass has found, and how they end.
  private func rounds(_ texts: TextPasses) -> Document {
    var document = Document()
    let told = texts.ending == .limit ? Self.roundsToldOfMany : texts.rounds.count
    for (index, heights) in texts.rounds.prefix(told).enumerated() where !heights.isEmpty {
      document.append(.paragraph(say(.round(index + 1, heights))))
    }
    if told < texts.rounds.count {
      document.append(.paragraph(say(.roundsBetween(texts.rounds.count - told)).marked(.dim)))
    }
    switch texts.ending {
    case .settled:
      if !texts.rounds.isEmpty {
        document.append(.paragraph(say(.lastRound(texts.rounds.count + 1))))
      }
      return document
    case .circle(let start):
      let pass = texts.rounds.count
      document.append(.paragraph(say(.circle(pass: pass, again: start + 1)).marked(.error)))
    case .limit:
      document.append(
        .paragraph(
          say(.limit(passes: texts.rounds.count, isNarrowing: texts.isNarrowing)).marked(.error)
        ))
    }
    for view in texts.unsettled {
      document.append(.paragraph(say(.course(view, texts.course(of: view)))))
    }
    document.append(.paragraph(say(.wayOut).marked(.note)))
    return document
  }

  /// Each frame that is another, a line for each axis along which it is: old → new.
  private func moves(_ moved: [PassesReport.Moved]) -> Block {
    if moved.isEmpty { return .paragraph(say(.nothingMoved).marked(.dim)) }
    var rows: [[Text]] = []
    for moved in moved {
      var name = Text(moved.now.name, .strong)
      for axis in Axis.allCases {
        if let before = moved.before, before.isWhere(moved.now, along: axis) { continue }
        if moved.before == nil, moved.now[axis] == nil { continue }
        let before = moved.before.map { place(of: $0, axis) } ?? say(.isNew).marked(.dim)
        let word = axis == .vertical ? FrameWords.down.text(in: speech).marked(.dim) : ""
        rows.append([name, word, before, "→", place(of: moved.now, axis)])
        name = ""
      }
    }
    return .grid(Grid(rows))
  }

  /// `20…72`
  private func place(of frame: ViewFrame, _ axis: Axis) -> Text {
    guard let extent = frame[axis] else { return "–" }
    if extent.floats { return FrameWords.sized(axis, number(extent.size)).text(in: speech) }
    return "\(number(extent.near))…\(number(extent.far))"
  }
}
