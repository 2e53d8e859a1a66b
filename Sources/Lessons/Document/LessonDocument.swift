// A lesson: prose, and between it blocks of what is typed and what is answered. Read from Markdown,
// so that the same file is a page to read, a thing to show on a terminal, and a test.

import Language

/// A lesson's file, read.
public struct LessonDocument: Hashable, Sendable {
  /// As it stands in diagnostics and reports.
  public let path: String
  /// The file's name without its ending, such as `09-between`.
  public let name: String
  /// The first heading.
  public let title: String
  /// The blocks marked `slackline`, `ask` and `try`, in order; at least one is typed.
  public let items: [LessonItem]

  /// The blocks marked `slackline`, in order; at least one.
  public var blocks: [LessonBlock] {
    items.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The file as it is.
  public var text: String { source.text }

  let source: SourceLines
  let markdown: [MarkdownBlock]
  /// All blocks of code in it, those that are read as items included.
  let code: [MarkdownCode]

  /// Reads the bytes of a file.
  ///
  /// - Throws: everything that is wrong with it.
  /// - Complexity: O(n) in its length.
  public init(path: String, bytes: [UInt8]) throws(MalformedLesson) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw MalformedLesson(path, [LessonFlaw(Self.firstInvalidLine(of: bytes), .file(.invalidUTF8))])
    }
    try self.init(path: path, text: text)
  }

  /// Reads the text of a file.
  public init(path: String, text: String) throws(MalformedLesson) {
    self.path = path
    name = Self.name(ofFile: path)
    source = SourceLines(text)
    if let index = source.lines.firstIndex(where: { $0.text.utf8.contains(0) }) {
      throw MalformedLesson(path, [LessonFlaw(index + 1, .file(.nul))])
    }
    let markdown = Markdown(text)
    self.markdown = markdown.blocks
    code = markdown.code
    title = Self.title(in: markdown.blocks) ?? ""

    var flaws: [LessonFlaw] = []
    if title.isEmpty { flaws.append(LessonFlaw(1, .file(.noTitle))) }
    if let line = markdown.tooDeepLine { flaws.append(LessonFlaw(line, .file(.deepNesting))) }
    var reader = BlockReader(source: source, startLines: markdown.startLines)
    var cards = CardReader(source: source)
    items = markdown.code.compactMap { code in
      switch code.info.split(separator: " ").first.map(String.init) {
      case CardReader.ask: cards.question(code).map { .question($0) }
      case CardReader.task: cards.task(code).map { .task($0) }
      default: reader.read(code).map { .block($0) }
      }
    }
    flaws += reader.flaws + cards.flaws
    let isTyped = items.contains { if case .block = $0 { true } else { false } }
    if !isTyped, flaws.allSatisfy({ $0.fact == .file(.noTitle) }) { flaws.append(LessonFlaw(1, .file(.noBlock))) }
    if !flaws.isEmpty { throw MalformedLesson(path, flaws) }
  }

  /// `lessons/09-between.md` is called `09-between`.
  static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".md") ? file.dropLast(3) : file)
  }

  private static func title(in blocks: [MarkdownBlock]) -> String? {
    for case .heading(let text, _) in blocks { return text.plainWords }
    return nil
  }

  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    // Reading up to an end of line cuts no character in two.
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}

/// A block of typed lines and their replies.
public struct LessonBlock: Hashable, Sendable {
  /// The line of its opening fence.
  public let line: Int
  /// A new session starts with it.
  public let isFresh: Bool
  /// An error is expected in it.
  public let fails: Bool
  /// At least one.
  public let steps: [LessonStep]
}

/// A typed line and the reply that the file expects.
public struct LessonStep: Hashable, Sendable {
  /// What is typed, without `> `.
  public let typed: String
  /// The line of the file on which it stands; the reply follows on the next.
  public let line: Int
  /// The lines of the reply, wildcards as they are, without the blank lines at the end.
  public let expected: [String]
  /// What stands before the block's text on its line, in a list or a quotation.
  let margin: String

  /// The lines of the file on which the reply stands.
  var expectedLines: Range<Int> { line + 1..<line + 1 + expected.count }
}
