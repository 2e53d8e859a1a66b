// A lesson for the terminal: its prose as paragraphs, its blocks as what was typed and what the
// session answers now. The replies in the file are not looked at.

public import Course
public import Rendering

/// A lesson as it is shown.
public struct LessonView: Sendable {
  /// A part that is drawn in one way; a lesson may switch to decimals or to plain ASCII.
  public struct Section: Equatable, Sendable {
    public var document: Document
    public var presentation: Presentation
    /// The line of the question or the task that it ends with; nil where it ends with none.
    public private(set) var asked: Int?

    public init(document: Document, presentation: Presentation) {
      (self.document, self.presentation) = (document, presentation)
    }

    mutating func end(asking line: Int) { asked = line }
  }

  /// To be shown one below another, with a blank line between.
  public let sections: [Section]

  /// Runs the lesson and lays it out.
  ///
  /// - Parameter presentation: how things are drawn until a line of the lesson says otherwise.
  public init(_ lesson: LessonDocument, presentation: Presentation) {
    let presentation = presentation.speaking(lesson.speech)
    var layout = LessonLayout(
      LessonRun(lesson, presentation: presentation), lesson, presentation)
    for block in lesson.markdown { layout.add(block) }
    sections = layout.sections
  }

  /// The whole lesson as one document.
  public var document: Document {
    Document(Array(sections.map { $0.document.blocks }.joined(separator: [.blank])))
  }

  /// The lesson as terminal text.
  public func render(width: Int, theme: Theme?) -> String {
    sections.map { section in
      TextRenderer(presentation: section.presentation, width: width, theme: theme)
        .render(section.document)
    }.joined(separator: "\n")
  }
}

/// The blocks of a lesson's Markdown as documents.
struct LessonLayout {
  private var runs: [Int: LessonRun.Block] = [:]
  private var items: [Int: LessonItem] = [:]
  private var presentation: Presentation
  private(set) var sections: [LessonView.Section] = []

  init(_ run: LessonRun, _ lesson: LessonDocument, _ presentation: Presentation) {
    for item in lesson.items { items[item.line] = item }
    for block in run.blocks { runs[block.block.line] = block }
    self.presentation = presentation
  }

  mutating func add(_ block: MarkdownBlock) {
    if case .code(let code) = block, let run = runs[code.line], !run.block.isGiven {
      for step in run.steps {
        presentation = step.presentation
        add(document(of: step))
      }
    } else {
      let document = document(of: block)
      if !document.isEmpty { add(document) }
      if case .code(let code) = block, items[code.line] != nil, !sections.isEmpty {
        sections[sections.count - 1].end(asking: code.line)
      }
    }
  }

  private mutating func add(_ document: Document) {
    if let last = sections.last, last.presentation == presentation, last.asked == nil {
      sections[sections.count - 1].document.append(.blank)
      sections[sections.count - 1].document.append(contentsOf: document)
    } else {
      sections.append(LessonView.Section(document: document, presentation: presentation))
    }
  }

  // MARK: Blocks

  mutating func document(of block: MarkdownBlock) -> Document {
    switch block {
    case .heading(let text, let level): return Document([.heading(text, level: level)])
    case .paragraph(let text): return Document([.paragraph(text)])
    case .list(let items, let start, let isTight):
      return list(items, start: start, isTight: isTight)
    case .quote(let blocks): return Document([.indented(stacked(blocks))])
    case .code(let code):
      if let run = runs[code.line] {
        presentation = run.steps.last?.presentation ?? presentation
        if run.block.isGiven {
          return Document(run.steps.flatMap { TutorView.typed($0.step.typed).blocks })
        }
        let replies = run.steps.map { document(of: $0).blocks }
        return Document(Array(replies.joined(separator: [.blank])))
      }
      if let item = items[code.line] {
        return QuestionView.document(of: item, in: presentation.speech)
      }
      return Document([.indented(Document([.verbatim(code.lines.joined(separator: "\n"))]))])
    case .table(let header, let rows): return Document([.table(Table(header: header, rows: rows))])
    case .rule: return Document([.paragraph(Text("* * *", .dim))])
    }
  }

  private func document(of step: LessonRun.Step) -> Document {
    let typed = Text("> ", .dim) + Text(step.step.typed, .code)
    return Document([.grid(Grid([[typed]]))] + step.document.blocks)
  }

  /// The blocks one below another, with a blank line between unless they stand close.
  private mutating func stacked(_ blocks: [MarkdownBlock], isTight: Bool = false) -> Document {
    var result = Document()
    for block in blocks {
      let document = document(of: block)
      if !isTight, !result.isEmpty { result.append(.blank) }
      result.append(contentsOf: document)
    }
    return result
  }

  private mutating func list(
    _ items: [[MarkdownBlock]], start: Int?, isTight: Bool
  ) -> Document {
    var result = Document()
    for (index, item) in items.enumerated() {
      if index > 0, !isTight { result.append(.blank) }
      var content = stacked(item, isTight: isTight)
      guard let start else {
        result.append(.bullets([content]))
        continue
      }
      let number = Text("\(start + index). ", .dim)
      if case .paragraph(let text) = content.blocks.first {
        content.blocks[0] = .paragraph(number + text)
      } else {
        content.blocks.insert(.paragraph(number), at: 0)
      }
      result.append(content.blocks[0])
      if content.blocks.count > 1 {
        result.append(.indented(Document(Array(content.blocks.dropFirst()))))
      }
    }
    return result
  }
}
