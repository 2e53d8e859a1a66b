// A lesson: prose, and between it blocks of what is typed and what is answered. Read from Markdown,
// so that the same file is a page to read, a thing to show on a terminal, and a test.

import Rendering
import Wording

/// A lesson's file, read.
public struct LessonDocument: Sendable {
  /// As it stands in diagnostics and reports.
  public let path: String
  /// The file's name without its ending, such as `09-between`.
  public let name: String
  /// The first heading.
  public let title: String
  /// Which text of its original a translation says; nil if it does not say.
  public var original: String? { LessonHead(text).original }
  /// The blocks marked `slackline`, `ask`, `try` and `exercise`, in order; at least one is typed, or an exercise.
  public let items: [LessonItem]

  /// The blocks marked `slackline`, in order; at least one.
  public var blocks: [LessonBlock] {
    items.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// The file as it is.
  public var text: String { source.text }

  package let source: SourceLines
  package let markdown: [MarkdownBlock]
  /// All blocks of code in it, those that are read as items included.
  package let code: [MarkdownCode]

  /// What the text of a file means.
  ///
  /// - Parameter markdown: the text, read.
  /// - Throws: everything that is wrong with it.
  package init(path: String, text: String, _ markdown: Markdown) throws(MalformedLesson) {
    self.path = path
    name = Self.name(ofFile: path)
    source = SourceLines(text)
    if let index = source.lines.firstIndex(where: { $0.text.utf8.contains(0) }) {
      throw MalformedLesson(path, [LessonFlaw(index + 1, .file(.nul))])
    }
    let head = LessonHead(text)
    self.markdown = markdown.blocks.placed(head)
    code = markdown.code
    title = Self.title(in: markdown.blocks) ?? ""

    var flaws: [LessonFlaw] = []
    if title.isEmpty { flaws.append(LessonFlaw(1, .file(.noTitle))) }
    if let line = markdown.tooDeepLine { flaws.append(LessonFlaw(line, .file(.deepNesting))) }
    var reader = BlockReader(source: source, startLines: markdown.startLines)
    var cards = CardReader(source: source)
    items = markdown.code.compactMap { code in
      switch code.word {
      case CardReader.ask: cards.question(code).map { .question($0) }
      case CardReader.task: cards.task(code).map { .task($0) }
      case CardReader.exercise: cards.exercise(code).map { .exercise($0) }
      default: reader.read(code).map { .block($0) }
      }
    }
    flaws += reader.flaws + cards.flaws
    if let (line, words) = head.flaw { flaws.append(LessonFlaw(line, .file(.badHead(words)))) }
    if let words = unreadablePlace {
      let line = source.lines.firstIndex { $0.text.hasPrefix("*Part ") } ?? 0
      flaws.append(LessonFlaw(line + 1, .file(.badPlace(words))))
    }
    let isTyped = items.contains {
      switch $0 {
      case .block, .exercise: true
      case .question, .task: false
      }
    }
    if !isTyped, flaws.allSatisfy({ $0.fact == .file(.noTitle) }) {
      flaws.append(LessonFlaw(1, .file(.noBlock)))
    }
    if !flaws.isEmpty { throw MalformedLesson(path, flaws) }
  }

  /// `lessons/09-between.md` is called `09-between`.
  package static func name(ofFile path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".md") ? file.dropLast(3) : file)
  }

  private static func title(in blocks: [MarkdownBlock]) -> String? {
    for case .heading(let text, _) in blocks { return text.plainWords }
    return nil
  }
}

extension [MarkdownBlock] {
  /// With the place that a head tells as the paragraph below the title.
  fileprivate func placed(_ head: LessonHead) -> Self {
    guard let place = head.place,
      let title = firstIndex(where: { if case .heading = $0 { true } else { false } })
    else { return self }
    let words = place.text(in: head.speech)
    return prefix(through: title) + [.paragraph(Text(words, .strong))] + suffix(from: title + 1)
  }
}

/// A block of typed lines and their replies.
public struct LessonBlock: Sendable {
  /// The line of its opening fence.
  public let line: Int
  /// A new session starts with it.
  public let isFresh: Bool
  /// An error is expected in it.
  public let fails: Bool
  /// Its lines are shown one below another, and run without their replies.
  public let isGiven: Bool
  /// At least one, but for a new session that nothing is given to.
  public let steps: [LessonStep]
}

/// A typed line and the reply that the file expects.
public struct LessonStep: Sendable {
  /// What is typed, without `> `.
  public let typed: String
  /// The line of the file on which it stands; the reply follows on the next.
  public let line: Int
  /// The lines of the reply, wildcards as they are, without the blank lines at the end.
  public let expected: [String]
  /// What stands before the block's text on its line, in a list or a quotation.
  package let margin: String

  package init(typed: String, line: Int, expected: [String], margin: String) {
    (self.typed, self.line, self.expected, self.margin) = (typed, line, expected, margin)
  }

  /// The lines of the file on which the reply stands.
  package var expectedLines: Range<Int> { line + 1..<line + 1 + expected.count }
}
