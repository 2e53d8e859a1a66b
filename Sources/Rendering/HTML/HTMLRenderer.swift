// The walker that turns a document into elements of HTML: words as words, cells as tables, pictures as SVG among them.
// Nothing here has a colour or a font: one style sheet serves all of it (`PageStyle`).

/// Draws documents as elements of HTML. Whatever was typed stands in them as text only.
public struct HTMLRenderer: Sendable {
  /// How words and numbers are spelled.
  public let presentation: Presentation
  /// Of pictures, in pixels, before a style sheet scales them.
  public let width: Int
  /// Which a plane has at most, in pixels; nil: as among words.
  let height: Int?

  /// For pictures of one width.
  ///
  /// - Parameters:
  ///   - width: in pixels; at least 240.
  ///   - height: the room that there is for a plane and its axes, in pixels; nil: as high as among words.
  public init(
    presentation: Presentation = Presentation(), width: Int = 420, height: Int? = nil
  ) {
    self.presentation = presentation
    self.width = max(width, 240)
    self.height = height
  }

  var speller: Speller { Speller(presentation: presentation) }

  /// The blocks, in order. They belong in an element of the class `slackline`.
  public func markup(of document: Document) -> [Markup] {
    document.blocks.compactMap { markup(of: $0) }
  }

  /// A text, in spans that each have a class for their role; numbers have the class `n`.
  public func markup(of text: Text) -> [Markup] {
    // Each piece is spelled as one run.
    zip(text.pieces, speller.runs(text)).flatMap { piece, run in
      switch piece {
      case .words, .formula: inline(run)
      case .number, .wholeNumber: inline(run, "n")
      }
    }
  }

  func inline(_ line: StyledLine) -> [Markup] { line.runs.flatMap { inline($0) } }

  private func inline(_ run: StyledLine.Run, _ classes: String...) -> [Markup] {
    if run.role == .code, classes.isEmpty { return [.html("code", [:], [.text(run.text)])] }
    let isSet = run.isFormula || !classes.isEmpty
    let letters = isSet ? SetFormula(run.text).markup : [.text(run.text)]
    let names = (classes + [SVGStyle.textClass(of: run.role)]).filter { !$0.isEmpty }
    return names.isEmpty
      ? letters : [.html("span", ["class": names.joined(separator: " ")], letters)]
  }

  private func markup(of block: Block) -> Markup? {
    switch block {
    case .paragraph(let text): .html("p", [:], markup(of: text))
    case .heading(let text, let level):
      .html("h\(min(max(level + 1, 2), 6))", [:], markup(of: text))
    case .grid(let grid): markup(of: grid)
    case .table(let table): markup(of: table)
    case .bullets(let items):
      .html("ul", [:], items.map { .html("li", [:], markup(of: $0)) })
    case .indented(let document): .html("div", ["class": "indented"], markup(of: document))
    case .verbatim(let text): .html("pre", [:], [.text(speller.words(text))])
    case .blank: nil
    case .numberLines(let figure): HTMLNumberLines(figure, renderer: self).markup
    case .graph(let graph): markup(of: graph)
    case .plane(let plane): markup(of: plane)
    case .space(let space): markup(of: space)
    case .boxes(let boxes): markup(of: boxes)
    }
  }
}
