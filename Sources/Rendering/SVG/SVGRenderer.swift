// The walker that turns a document into SVG: text in cells of one width, as on a terminal, and pictures as
// shapes between them. It is one picture with one style sheet, light and dark, and with its words beside it for
// whoever does not see it.

import Rationals

/// Draws documents and slides as SVG 1.1 with a style sheet: deterministic, without scripts, and without
/// anything from outside. Whatever was typed stands in it as text only.
///
/// Levels have the colours of the terminal: red is required, yellow high, green medium, blue low.
public struct SVGRenderer: Sendable {
  /// How words and numbers are spelled.
  public let presentation: Presentation
  /// In pixels.
  public let width: Int

  /// Its lines of words are set in the picture; its layouts place number lines.
  let renderer: TextRenderer

  /// Whether a picture stands alone among words of a page, which are not in it: then it takes the whole width.
  let isInset: Bool

  /// The room that there is for a picture, in tenths of a pixel; nil: as much as it takes.
  let room: Int?
  /// A plane has at most so many rows.
  private let mostRows: Int

  /// For pictures of one width.
  ///
  /// - Parameter width: in pixels; at least 160.
  public init(presentation: Presentation = Presentation(), width: Int = 720) {
    self.init(presentation: presentation, width: width, isInset: false)
  }

  init(presentation: Presentation, width: Int, height: Int? = nil, isInset: Bool) {
    self.isInset = isInset
    room = height.map { 10 * $0 }
    // Its axis and a margin take three.
    mostRows = height.map { max(10 * $0 / SVGSheet.rowHeight - 3, 9) } ?? 18
    self.presentation = presentation
    self.width = max(width, 160)
    let columns = (10 * self.width - 2 * SVGSheet.margin) / SVGSheet.columnWidth
    renderer = TextRenderer(presentation: presentation, width: columns, theme: nil)
  }

  var speller: Speller { renderer.speller }

  /// The document as one SVG element.
  ///
  /// - Parameter title: what the picture is called for those who do not see it; if it is empty, the first
  ///   title in the document.
  public func text(of document: Document, title: String = "") -> String {
    var sheet = SVGSheet()
    draw(document, on: &sheet)
    let own = document.blocks.lazy.compactMap { self.title(of: $0) }.first { !$0.isEmpty }
    return finished(
      sheet, title: title.isEmpty ? own ?? "" : title, description: renderer.described(document))
  }

  func title(of block: Block) -> String? {
    switch block {
    case .heading(let text, _): speller.line(text).string(theme: nil)
    case .plane(let plane): speller.line(plane.title).string(theme: nil)
    case .space(let space): speller.line(space.title).string(theme: nil)
    case .graph(let graph): speller.line(graph.title).string(theme: nil)
    case .paragraph, .grid, .table, .numberLines, .boxes, .bullets, .indented, .verbatim, .blank:
      nil
    }
  }

  /// A screen of a presentation as one SVG element.
  public func text(of slide: Slide) -> String {
    var sheet = SVGSheet()
    draw(slide, on: &sheet)
    return finished(
      sheet, title: headline(slide), description: renderer.described(words(of: slide)))
  }

  /// Screens of a presentation as one SVG element, each as wide as the renderer says, in rows.
  ///
  /// - Parameters:
  ///   - columns: how many stand beside one another; at least one.
  ///   - title: what the picture is called for those who do not see it.
  public func text(of slides: [Slide], inColumns columns: Int, title: String) -> String {
    let columns = max(columns, 1)
    let sheets = slides.map { slide in
      var sheet = SVGSheet()
      draw(slide, on: &sheet)
      return sheet
    }
    var (body, top) = ("", 0)
    for start in stride(from: 0, to: sheets.count, by: columns) {
      let row = sheets[start...].prefix(columns)
      let height = row.reduce(0) { max($0, self.height(of: $1)) }
      for (column, sheet) in row.enumerated() {
        let left = column * (width + Self.gap)
        body += """
          <g transform="translate(\(left) \(top))">
          \(ground(height, classes: "ground frame s-dim"))
          \(sheet.body)</g>

          """
      }
      top += height + Self.gap
    }
    let words = slides.flatMap { slide in
      [Block.heading(Text(headline(slide)), level: 3)] + self.words(of: slide).blocks
    }
    return element(
      width: columns * (width + Self.gap) - Self.gap, height: max(top - Self.gap, 0), title: title,
      description: renderer.described(Document(words)), body: body)
  }

  /// Between screens, in pixels.
  private static let gap = 14

  private func headline(_ slide: Slide) -> String {
    slide.headlines.first.map { speller.line($0).string(theme: nil) } ?? ""
  }

  private func words(of slide: Slide) -> Document {
    var words = Document(
      slide.story.map { .paragraph($0) } + slide.body.blocks + [.paragraph(slide.state)])
    if case .boxes(let boxes) = slide.picture { words.append(.boxes(boxes)) }
    return words
  }

  func height(of sheet: SVGSheet) -> Int { (sheet.bottom + SVGSheet.margin + 9) / 10 }

  // MARK: Room

  /// How many columns a plot has.
  ///
  /// - Parameters:
  ///   - left: what stands at its left takes so many.
  ///   - right: the same at its right.
  func plotColumns(left: Int, right: Int) -> Int {
    isInset
      ? max(renderer.width - left - right, renderer.width * 2 / 5) : renderer.width * 3 / 5
  }

  /// A row is two and a half times as high as a column is wide.
  var planeRows: Int { isInset ? min(max(renderer.width * 3 / 10, 9), mostRows) : 18 }

  // MARK: Words

  func write(_ text: Text, on sheet: inout SVGSheet) {
    if !text.isEmpty { sheet.write(renderer.wrapped(text, width: renderer.width)) }
  }

  /// Texts below one another.
  func write(_ texts: [Text], on sheet: inout SVGSheet) {
    sheet.write(texts.flatMap { renderer.wrapped($0, width: renderer.width, hanging: 2) })
  }

  private func ground(_ height: Int, classes: String) -> String {
    "<rect class=\"\(classes)\" width=\"\(width)\" height=\"\(height)\" rx=\"6\"/>"
  }

  private func finished(_ sheet: SVGSheet, title: String, description: String) -> String {
    let height = height(of: sheet)
    return element(
      width: width, height: height, title: title, description: description,
      body: ground(height, classes: "ground") + "\n" + sheet.body)
  }

  private func element(
    width: Int, height: Int, title: String, description: String, body: String
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="slackline" role="img" width="\(width)" \
    height="\(height)" viewBox="0 0 \(width) \(height)">
    <title>\(XML.text(speller.words(title)))</title>
    <desc>\(XML.text(description))</desc>
    <style>
    \(SVGStyle.sheet)
    </style>
    \(body)</svg>

    """
  }

  // MARK: Blocks

  func draw(_ document: Document, on sheet: inout SVGSheet) {
    for block in document.blocks {
      switch block {
      case .numberLines(let figure): draw(figure, on: &sheet)
      case .plane(let plane): draw(plane, on: &sheet)
      case .space(let space): draw(space, on: &sheet)
      case .graph(let graph): draw(graph, on: &sheet)
      case .boxes(let boxes): draw(boxes, on: &sheet)
      case .blank: sheet.skip(rows: 1)
      case .paragraph, .grid, .table, .heading, .bullets, .indented, .verbatim:
        sheet.write(renderer.lines(of: Document([block]), width: renderer.width))
      }
    }
  }
}

extension TextRenderer {
  /// A document in words, with the pictures' words for the pictures.
  func described(_ document: Document) -> String {
    let words = document.blocks.map { block -> Block in
      switch block {
      case .numberLines(let figure):
        .grid(Grid(figure.rows.map { $0.caption + [$0.label] }))
      case .plane(let plane):
        .indented(
          Document(
            ([plane.title]
              + legend(of: plane, names: plane.cornerNames, curve: "") { _, _ in "•" })
              .map { .paragraph($0) }))
      case .space(let space):
        .indented(
          Document(
            ([space.title] + legend(of: space, names: space.cornerNames) { _, _ in "•" })
              .map { .paragraph($0) }))
      case .boxes(let boxes):
        .indented(
          Document(
            boxWords(boxes).flatMap { caption, boxes in
              [.paragraph(caption)]
                + [.bullets(boxes.map { Document([.paragraph($0)]) })]
            }))
      case .graph(let graph):
        .indented(
          Document(([graph.title] + graphWords(graph, areNamed: false)).map { .paragraph($0) }))
      // What is text in a terminal, too, is described by itself.
      default: block
      }
    }
    return TextRenderer(presentation: presentation, width: 200, theme: nil)
      .render(Document(words))
  }
}
