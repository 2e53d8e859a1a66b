// The walker that turns a document into terminal text. Each kind of block becomes lines of styled
// runs, in a file of its own; here the blocks are put one below another and the lines coloured.

/// Draws documents for a terminal: deterministic, with "\n" at the end of each line, no spaces
/// before it, never two blank lines in a row, and none at the beginning or the end.
///
/// Everything but grids and verbatim text, which are never wrapped, stays inside the width.
public struct TextRenderer: Sendable {
  /// How words and numbers are spelled.
  public let presentation: Presentation
  /// In columns; at least 8.
  public let width: Int
  /// nil: no colours at all.
  public let theme: Theme?
  /// The most lines of a plot, without what stands around it.
  private(set) var mostPlotRows = Int.max
  /// The most lines of a plane: so many where nothing is known of the room for it.
  var planeRows = usualPlaneRows
  static let usualPlaneRows = 21

  let speller: Speller

  /// In less, hardly a word stands whole.
  static let leastWidth = 8
  /// What is deep inside gives up its indentation before it gives up its width.
  private static let leastInnerWidth = 20

  /// For pages of one width.
  ///
  /// - Parameters:
  ///   - width: in columns; what is less than 8 counts as 8.
  ///   - theme: nil: no colours at all.
  public init(presentation: Presentation, width: Int, theme: Theme?) {
    self.presentation = presentation
    self.width = max(width, TextRenderer.leastWidth)
    self.theme = theme
    speller = Speller(presentation: presentation)
  }

  /// The document as lines; the empty string if there is nothing in it.
  ///
  /// - Parameter goesOn: asked before every block, and before every row of what may have many; after a no
  ///   the rest is left out.
  public func render(_ document: Document, while goesOn: () -> Bool = { true }) -> String {
    var result = ""
    var blankIsDue = false
    for block in document.blocks {
      guard goesOn() else { break }
      for line in lines(of: block, width: width, while: goesOn) {
        let string = line.string(theme: theme)
        if string.isEmpty {
          blankIsDue = !result.isEmpty
          continue
        }
        if blankIsDue { result += "\n" }
        blankIsDue = false
        result += string + "\n"
      }
    }
    return result
  }

  /// The same, with its plots as high as they may be if all is to have so many lines, a plane on a tall terminal higher than
  /// elsewhere; where it has more with the lowest, they are as high as ever.
  ///
  /// - Complexity: that of drawing it up to some twenty times, where it is too long.
  public func render(
    _ document: Document, within rows: Int, while goesOn: () -> Bool = { true }
  ) -> String {
    func fits(_ text: String) -> Bool { text.utf8.count { $0 == 0x0A } <= rows }
    let whole = render(document, while: goesOn)
    if !document.hasPlot { return whole }
    var (renderer, fitting) = (self, whole)
    if fits(whole) {
      // A line more at each side is no gain that is worth drawing it anew.
      for height in stride(from: rows, to: Self.usualPlaneRows + 2, by: -3) {
        renderer.planeRows = height
        let higher = renderer.render(document, while: goesOn)
        if fits(higher) || !goesOn() { return goesOn() ? higher : whole }
      }
      return whole
    }
    for height in Self.leastPlotRows...max(rows, Self.leastPlotRows) {
      renderer.mostPlotRows = height
      let lower = renderer.render(document, while: goesOn)
      guard fits(lower), goesOn() else { break }
      fitting = lower
    }
    return fitting
  }

  /// In less, hardly anything can be told apart.
  private static let leastPlotRows = 7

  /// The text alone, spelled and coloured, on one line however long it is; no line feed at its end.
  public func render(_ text: Text) -> String { speller.line(text).string(theme: theme) }

  func lines(
    of document: Document, width: Int, while goesOn: () -> Bool = { true }
  ) -> [StyledLine] {
    document.blocks.flatMap { lines(of: $0, width: width, while: goesOn) }
  }

  private func lines(
    of block: Block, width: Int, while goesOn: () -> Bool = { true }
  ) -> [StyledLine] {
    switch block {
    case .paragraph(let text): wrapped(text, width: width)
    case .grid(let grid): lines(of: grid, width: width, while: goesOn)
    case .table(let table): lines(of: table, width: width, while: goesOn)
    case .numberLines(let figure): lines(of: figure, width: width)
    case .graph(let graph): lines(of: graph, width: width)
    case .plane(let plane): lines(of: plane, width: width)
    case .space(let space): lines(of: space, width: width)
    case .boxes(let boxes): lines(of: boxes, width: width)
    case .heading(let text, let level): heading(text, level: level, width: width)
    case .bullets(let items): items.flatMap { bullet($0, width: width) }
    case .indented(let inner):
      indented(lines(of: inner, width: innerWidth(width), while: goesOn), width)
    case .verbatim(let string): verbatim(string)
    case .blank: [StyledLine()]
    }
  }

  /// Without colours a heading must be told from a sentence, so the upper two levels are underlined.
  private func heading(_ text: Text, level: Int, width: Int) -> [StyledLine] {
    let lines = wrapped(text.marked(.strong), width: width)
    let longest = lines.map { $0.width }.max() ?? 0
    switch level {
    case ...1: return lines + [rule("═", longest)]
    case 2: return lines + [rule("─", longest)]
    default: return lines
    }
  }

  func rule(_ glyph: Character, _ width: Int) -> StyledLine {
    StyledLine(String(repeating: speller.glyph(glyph), count: max(width, 0)), .dim)
  }

  private func bullet(_ item: Document, width: Int) -> [StyledLine] {
    let inner = lines(of: item, width: innerWidth(width))
    var result = indented(inner, width)
    guard let first = inner.firstIndex(where: { !$0.isBlank }), innerWidth(width) < width else {
      return result
    }
    var line = StyledLine(String(speller.glyph("•")), .dim)
    line.appendSpaces(1)
    result[first] = line + inner[first]
    return result
  }

  private func verbatim(_ string: String) -> [StyledLine] {
    var lines = speller.words(string).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines.map { StyledLine(String($0)) }
  }

  // MARK: Indentation

  private func innerWidth(_ width: Int) -> Int {
    width - 2 >= TextRenderer.leastInnerWidth ? width - 2 : width
  }

  private func indented(_ lines: [StyledLine], _ width: Int) -> [StyledLine] {
    lines.map { $0.indented(by: width - innerWidth(width)) }
  }
}
