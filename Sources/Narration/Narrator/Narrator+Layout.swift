// What is told of views: where they are, drawn and in numbers.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: FrameWords) -> Text { words.text(in: speech) }

  func document(_ answer: LayoutAnswer) -> Document {
    switch answer {
    case .drawing(let report, let relative): document(report, relative)
    case .ambiguity(let report): document(report)
    case .extremes(let report): document(report)
    case .passes(let report): document(passes: report)
    case .pixels(let report): document(report)
    case .formats(let report): document(report)
    case .specialised(let report): document(report)
    case .logs(let reports): document(reports)
    case .awaitsLog(isFirst: false): Document()
    case .awaitsLog(isFirst: true):
      Document([.paragraph(LogWords.awaited.text(in: speech).marked(.note))])
    }
  }

  // MARK: Pictures

  /// The screen to scale, and exact numbers below it.
  private func document(_ report: FramesReport, _ relative: RelativeFrames?) -> Document {
    if let obstacle = document(obstacle: report) { return obstacle }
    let frames = relative?.frames ?? report.frames
    let origins = Axis.allCases.compactMap { axis in
      relative?.origins[axis].map { say(.measuredFrom($0, axis)).marked(.dim) }
    }
    return Document(
      [.boxes(FramePicture(frames).picture), numbers(of: frames)]
        + origins.map { .paragraph($0) })
  }

  /// Why there is nothing to draw; nil where there is something.
  func document(obstacle report: FramesReport?) -> Document? {
    switch report {
    case nil, .frames?: nil
    case .noViews?: Document([.paragraph(say(.noViews).marked(.note))])
    case .contradictory?:
      Document([.paragraph(PieceWords.contradictory.text(in: speech).marked(.error))])
    case .unbounded(let level)?:
      Document([.paragraph(unbounded(level, Hierarchy()).marked(.note))])
    }
  }

  /// The screen after a change, beside what it was before.
  func document(_ drawing: Drawing) -> Document {
    if let obstacle = document(obstacle: drawing.now) { return obstacle }
    let now = drawing.now.frames
    guard let before = drawing.before else {
      return Document([.boxes(FramePicture(now).picture)])
    }
    return Document([
      .boxes(
        Boxes(panels: [
          FramePicture(before).panel(say(.before)), FramePicture(now).panel(say(.now)),
        ]))
    ])
  }

  func numbers(of frames: [ViewFrame]) -> Block {
    let axes = Axis.allCases.filter { axis in frames.contains { $0[axis] != nil } }
    func row(_ name: Text, _ frame: ViewFrame) -> [Text] {
      [name]
        + axes.flatMap { axis -> [Text] in
          guard let extent = frame[axis] else { return [say(.nothingSaid).marked(.dim), ""] }
          return ["\(number(extent.near)) … \(number(extent.far))", number(extent.size)]
        }
    }
    let rows = frames.flatMap { frame in
      let outer = frame.outer.map { row(say(.frame).marked(.dim), $0) }
      return [row(Text(frame.name, .strong), frame), outer].compactMap { $0 }
    }
    return .table(
      Table(
        header: [say(.name)] + axes.flatMap { [say(.along($0)), say(.size($0))] }, rows: rows,
        alignments: [.left] + axes.flatMap { _ in [Alignment.left, .right] }))
  }

  // MARK: Pixels

  private func document(_ report: PixelsReport) -> Document {
    if let obstacle = document(obstacle: report.obstacle) { return obstacle }
    var document = Document()
    for axis in Axis.allCases where report.views.contains(where: { $0[axis] != nil }) {
      let rows = report.views.map { view -> [Text] in
        let name = Text(view.name, .strong)
        guard let extent = view[axis] else { return [name, say(.open).marked(.dim), "", ""] }
        return [
          name, "\(extent.near) … \(extent.far)", "\(extent.nearPixel) … \(extent.farPixel)",
          Text(extent.pixels),
        ]
      }
      document.append(
        .table(
          Table(
            header: [say(.name), say(.along(axis)), say(.pixels), say(.size(axis))], rows: rows,
            alignments: [.left, .left, .left, .right])))
      for views in report.uneven(axis) {
        let pixels = views.compactMap { $0[axis]?.pixels }
        document.append(.paragraph(say(.uneven(axis, views.map { $0.name }, pixels))))
      }
    }
    document.append(.paragraph(say(.grid(report.scale)).marked(.note)))
    return document
  }

  func number(_ placement: Placement) -> Text {
    if let value = placement.interval.value { return Text(value) }
    let lower = placement.interval.lower.map { "[\($0)" as Text } ?? "(−∞"
    let upper = placement.interval.upper.map { "\($0)]" as Text } ?? "+∞)"
    return lower + ", " + upper
  }

  // MARK: In a line

  /// `find 20…72   findNext 80…156`, a line for each axis, and what nothing holds.
  ///
  /// - Parameter followers: the axes that are told of the views that a change has only moved.
  func document(of frames: [ViewFrame], _ followers: [String: Set<Axis>] = [:]) -> Document {
    var lines: [Text] = []
    for axis in Axis.allCases {
      let known = frames.compactMap { frame -> Text? in
        if let axes = followers[frame.name], !axes.contains(axis) { return nil }
        return frame[axis].map { text(of: frame, $0, axis) }
      }
      if known.isEmpty { continue }
      let start: Text = axis == .vertical ? say(.down).marked(.dim) + "   " : ""
      lines.append(start + known.joined(separator: "   "))
    }
    for axis in Axis.allCases {
      let views = frames.filter { $0.kind != .screen && followers[$0.name] == nil }
      let untouched = views.filter { $0[axis] == nil }
      let floating = views.filter { $0[axis]?.floats ?? false }
      for (names, hasSize) in [(untouched, false), (floating, true)] where !names.isEmpty {
        let isAll = names.count == views.count
        let words = FrameWords.untouched(axis, hasSize: hasSize, isAll ? [] : names.map { $0.name })
        if isAll, lines.count == 1 {
          lines[0] += "      " + say(words).marked(.dim)
        } else {
          lines.append(say(words).marked(.dim))
        }
      }
    }
    return Document(lines.map { .paragraph($0) })
  }

  /// `find 20…72`; of a view that nothing holds in its place `find 52 wide`.
  private func text(of frame: ViewFrame, _ extent: ViewFrame.Extent, _ axis: Axis) -> Text {
    if extent.floats {
      return "\(frame.name, .strong) " + say(.sized(axis, number(extent.size)))
    }
    return "\(frame.name, .strong) \(number(extent.near))…\(number(extent.far))"
  }

  // MARK: What is open

  private func document(_ report: AmbiguityReport) -> Document {
    if let obstacle = document(obstacle: report.obstacle) { return obstacle }
    if report.open.isEmpty { return Document([.paragraph(say(.nothingOpen).marked(.good))]) }
    let rows = report.open.map { open in
      [Text(open.name, .strong), number(Placement(open.value, open.interval))]
    }
    var document = Document([.grid(Grid(rows, gap: 3))])
    let alone = report.settlements.compactMap { settlement in
      if case .numbers(let numbers) = settlement, numbers.count == 1 { numbers[0] } else { nil }
    }
    if !alone.isEmpty { document.append(.paragraph(say(.settledByAny(alone)))) }
    for settlement in report.settlements {
      switch settlement {
      case .numbers(let numbers) where numbers.count > 1:
        document.append(.paragraph(say(.settledByAll(numbers))))
      case .priority(let id, let priority, let values):
        document.append(.paragraph(say(.settledByPriority(id, priority, values))))
      case .numbers: break
      }
    }
    return document
  }

  private func document(_ report: ExtremesReport) -> Document {
    if let obstacle = document(obstacle: report.obstacle) { return obstacle }
    var document = Document()
    if !report.extremes.isEmpty {
      let panels = report.extremes.map { extreme in
        FramePicture(extreme.frames, marked: report.view).panel(
          say(
            .extreme(
              view: report.view, extreme.attribute, isLeast: extreme.isLeast, extreme.value)))
      }
      document.append(.boxes(Boxes(panels: panels)))
      document.append(.paragraph(say(.extremesTold(report.view)).marked(.note)))
    }
    if !report.endless.isEmpty {
      document.append(.paragraph(say(.endless(report.view, report.endless)).marked(.note)))
    }
    if document.isEmpty {
      document.append(.paragraph(say(.nothingOpenOf(report.view)).marked(.good)))
    }
    return document
  }
}
