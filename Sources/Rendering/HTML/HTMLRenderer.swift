// The walker that turns a document into elements of HTML: words as words, tables as tables, pictures as SVG among them.
// One style sheet serves all of it; nothing here has a colour or a font.

/// Draws documents as elements of HTML. Whatever was typed stands in them as text only.
public struct HTMLRenderer: Hashable, Sendable {
  /// How words and numbers are spelled.
  public let presentation: Presentation
  /// Of pictures, in pixels.
  public let width: Int

  /// For pictures of one width.
  ///
  /// - Parameter width: in pixels; at least 240.
  public init(presentation: Presentation = Presentation(), width: Int = 640) {
    self.presentation = presentation
    self.width = max(width, 240)
  }

  var speller: Speller { Speller(presentation: presentation) }

  /// The document, block by block.
  ///
  /// Its highest headings are of the third level, below those of the page and of what was typed.
  public func markup(of document: Document) -> [Markup] {
    let highest = document.blocks.compactMap { block in
      if case .heading(_, let level) = block { level } else { nil }
    }.min()
    return document.blocks.compactMap { markup(of: $0, highest: highest ?? 1) }
  }

  /// A text, run by run.
  public func markup(of text: Text) -> [Markup] { inline(speller.runs(text)) }

  /// - Parameter highest: the level of the document's highest heading.
  private func markup(of block: Block, highest: Int) -> Markup? {
    switch block {
    case .paragraph(let text): .element("p", [:], markup(of: text))
    case .heading(let text, let level):
      .element("h\(min(3 + level - highest, 6))", [:], markup(of: text))
    case .grid(let grid): markup(of: grid)
    case .table(let table): markup(of: table)
    case .bullets(let items):
      .element("ul", [:], items.map { .element("li", [:], markup(of: $0)) })
    case .indented(let document):
      .element("div", ["class": "indented"], markup(of: document))
    case .verbatim(let text): .element("pre", [:], [.text(speller.words(text))])
    case .blank: nil
    case .numberLines(let figure): HTMLNumberLines(figure, renderer: self).markup
    case .graph, .plane, .boxes: picture(of: block)
    }
  }

  // MARK: Words

  func inline(_ line: StyledLine) -> [Markup] { inline(line.runs) }

  /// Runs of one role as one piece.
  private func inline(_ runs: [StyledLine.Run]) -> [Markup] {
    var joined: [StyledLine.Run] = []
    for run in runs {
      if let last = joined.last, last.role == run.role {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined.map { run in
      if run.role == .code { return .element("code", [:], [.text(run.text)]) }
      let name = SVGStyle.textClass(of: run.role)
      return name.isEmpty
        ? .text(run.text) : .element("span", ["class": name], [.text(run.text)])
    }
  }

  // MARK: Cells

  private func markup(of grid: Grid) -> Markup {
    if grid.rows.allSatisfy({ $0.count < 2 }) {
      let lines = grid.rows.map { row -> Markup in
        .element("div", [:], row.flatMap { markup(of: $0) })
      }
      return .element("div", ["class": "lines"], lines)
    }
    let rows = grid.rows.map { row -> Markup in
      .element(
        "tr", [:],
        row.enumerated().map { column, cell in
          .element("td", ["class": side(grid.alignments, column)], markup(of: cell))
        })
    }
    return .element(
      "div", ["class": "wide"],
      [
        .element(
          "table", ["class": "grid", "role": "presentation"], [.element("tbody", [:], rows)])
      ])
  }

  private func side(_ alignments: [Alignment], _ column: Int) -> String? {
    guard column < alignments.count else { return nil }
    return switch alignments[column] {
    case .left: nil
    case .right: "right"
    case .center: "center"
    }
  }

  /// Each cell says which row and column it is in, by their names.
  private func markup(of table: Table) -> Markup {
    let heads = table.header.map { speller.line($0).string(theme: nil).trimmedOfSpaces }
    let caption = table.caption.map { [Markup.element("caption", [:], markup(of: $0))] } ?? []
    let head = table.header.enumerated().map { column, cell -> Markup in
      .element(
        "th",
        [
          "scope": "col",
          "class": classes(side(table.alignments, column), marked(column, in: table)),
          "data-column": heads[column].isEmpty ? nil : heads[column],
        ], markup(of: cell))
    }
    let rows = table.rows.enumerated().map { index, row -> Markup in
      let name = row.first.map { speller.line($0).string(theme: nil).trimmedOfSpaces } ?? ""
      let cells = row.enumerated().map { column, cell -> Markup in
        let isPivot = index == table.markedRow && column == table.markedColumn
        return .element(
          column == 0 ? "th" : "td",
          [
            "scope": column == 0 ? "row" : nil,
            "class": classes(
              side(table.alignments, column), marked(column, in: table), isPivot ? "pivot" : nil),
            "data-row": name.isEmpty ? nil : name,
            "data-column": heads.count > column && !heads[column].isEmpty ? heads[column] : nil,
          ], markup(of: cell))
      }
      return .element(
        "tr",
        [
          "class": classes(
            index == table.markedRow ? "marked" : nil,
            table.groupStarts.contains(index) ? "group" : nil)
        ], cells)
    }
    return .element(
      "div", ["class": "wide"],
      [
        .element(
          "table", ["class": table.markedRow == nil ? "table" : "table pivoted"],
          caption + [
            .element("thead", [:], [.element("tr", [:], head)]), .element("tbody", [:], rows),
          ])
      ])
  }

  private func marked(_ column: Int, in table: Table) -> String? {
    column == table.markedColumn ? "marked" : nil
  }

  private func classes(_ names: String?...) -> String? {
    let given = names.compactMap { $0 }
    return given.isEmpty ? nil : given.joined(separator: " ")
  }

  // MARK: Pictures

  /// A picture as an element of its own, with its words for those who do not see it.
  private func picture(of block: Block) -> Markup {
    let drawing = SVGRenderer(presentation: presentation, width: width)
    var sheet = SVGSheet()
    drawing.draw(Document([block]), on: &sheet)
    let (title, words) = drawing.words(of: block)
    let size = "\(drawing.width) \(drawing.height(of: sheet))"
    return .element(
      "svg",
      [
        "class": "slackline", "role": "img", "viewBox": "0 0 \(size)",
        "width": "\(drawing.width)", "height": "\(drawing.height(of: sheet))",
      ],
      (title.isEmpty ? [] : [.element("title", [:], [.text(title)])])
        + [.element("desc", [:], [.text(words)])] + sheet.elements)
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
