// From the text of Markdown to values: the reference implementation of CommonMark reads the text, and what it
// finds is copied out of its nodes at once, so that no pointer lives longer than the reading. Quotations, lists
// and emphasis nest only so deep: whoever walks, draws or releases what was read may recurse.

internal import CCommonMark
internal import Language
internal import Rendering
import Wording

extension Markdown {
  /// Reads a text.
  ///
  /// - Complexity: O(n) in its length.
  init(_ text: String) {
    var reader = MarkdownReader()
    reader.read(text)
    self = reader.markdown
  }
}

/// A walk through the nodes, and what was found so far.
private struct MarkdownReader {
  private(set) var markdown = Markdown()
  /// The line of the block that is being read.
  private var line = 0
  private var lines: [Substring] = []

  fileprivate mutating func read(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var text = text
    let root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // Of an empty string the address may be missing.
        characters.baseAddress.flatMap {
          cmark_parse_document($0, characters.count, CMARK_OPT_DEFAULT)
        }
      }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    markdown.blocks = readBlocks(of: root, depth: 0)
  }

  private mutating func readBlocks(of parent: OpaquePointer, depth: Int) -> [MarkdownBlock] {
    guard depth <= Limit.markdownNesting.most else {
      noteDepth()
      return []
    }
    var result: [MarkdownBlock] = []
    for node in children(of: parent) {
      if let block = read(node, depth: depth) { result.append(block) }
    }
    return result
  }

  private mutating func noteDepth() {
    if markdown.tooDeepLine == nil { markdown.tooDeepLine = line }
  }

  private mutating func read(_ node: OpaquePointer, depth: Int) -> MarkdownBlock? {
    line = Int(cmark_node_get_start_line(node))
    markdown.startLines.insert(line)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(inlines(of: node), level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH:
      return (depth == 0 ? table(of: node) : nil) ?? .paragraph(inlines(of: node))
    case CMARK_NODE_LIST:
      var items: [[MarkdownBlock]] = []
      for item in children(of: node) { items.append(readBlocks(of: item, depth: depth + 1)) }
      let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        items: items, start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) == 1)
    case CMARK_NODE_BLOCK_QUOTE:
      return .quote(readBlocks(of: node, depth: depth + 1))
    case CMARK_NODE_CODE_BLOCK:
      let block = MarkdownCode(
        info: string(cmark_node_get_fence_info(node)),
        lines: SourceLines(string(cmark_node_get_literal(node))).lines.map { $0.text },
        line: line, column: Int(cmark_node_get_start_column(node)))
      markdown.code.append(block)
      return .code(block)
    case CMARK_NODE_THEMATIC_BREAK:
      return .rule
    default:
      // HTML says nothing on a terminal: a comment most of all.
      return nil
    }
  }

  // MARK: Tables, which CommonMark has none of

  /// A paragraph whose lines are the rows of a table; nil where they are not.
  private func table(of node: OpaquePointer) -> MarkdownBlock? {
    let (start, end) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_end_line(node)))
    guard start >= 1, end > start, end <= lines.count else { return nil }
    let rows = lines[(start - 1)..<end].map(Self.cells)
    let ruler = rows[1]
    guard !rows.contains(where: { $0.isEmpty }),
      ruler.allSatisfy({ $0.count >= 3 && $0.allSatisfy { "-:".contains($0) } })
    else { return nil }
    let texts = rows.map { $0.map(Self.inline) }
    return .table(header: texts[0], rows: Array(texts.dropFirst(2)))
  }

  /// None where the line is no row.
  private static func cells(of line: Substring) -> [String] {
    let row = line.trimmed
    guard row.hasPrefix("|"), row.hasSuffix("|"), row.count > 1 else { return [] }
    return row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmed }
  }

  private static func inline(_ cell: String) -> Text {
    var reader = MarkdownReader()
    reader.read(cell)
    guard case .paragraph(let text)? = reader.markdown.blocks.first else { return Text(cell) }
    return text
  }

  private mutating func inlines(
    of parent: OpaquePointer, _ role: Text.Role = .plain, depth: Int = 0
  ) -> Text {
    guard depth <= Limit.markdownNesting.most else {
      noteDepth()
      return Text(pieces: [])
    }
    var pieces: [Text.Piece] = []
    for node in children(of: parent) { pieces += inline(node, role, depth: depth).pieces }
    return Text(pieces: pieces)
  }

  private mutating func inline(
    _ node: OpaquePointer, _ role: Text.Role, depth: Int
  ) -> Text {
    func inside(_ role: Text.Role) -> Text { inlines(of: node, role, depth: depth + 1) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return Text(string(cmark_node_get_literal(node)), role)
    case CMARK_NODE_SOFTBREAK: return Text(" ", role)
    case CMARK_NODE_LINEBREAK: return Text("\n", role)
    case CMARK_NODE_CODE: return Text(string(cmark_node_get_literal(node)), .code)
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG: return inside(.strong)
    case CMARK_NODE_LINK:
      // An address that leads out of the lessons is of use on paper too; one to a neighbour is not.
      let address = string(cmark_node_get_url(node))
      let text = inside(.note)
      guard address.place(of: "://") != nil, text.plainWords != address else { return text }
      return text + Text(" (\(address))", .dim)
    case CMARK_NODE_IMAGE: return inside(role)
    default: return Text(pieces: [])
    }
  }

  private func children(of node: OpaquePointer) -> [OpaquePointer] {
    var result: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      result.append(child)
      next = cmark_node_next(child)
    }
    return result
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
