// What a list of lessons says of each: its title, its place in the course, and the marks of its questions. They
// are read off the lines of the file without reading it as Markdown, so that a list is there at once; the rare
// file that this is too coarse for is read in full.

import Language
public import Wording

/// A lesson as a list shows it.
public struct LessonOutline: Sendable {
  public let lesson: Lesson
  /// The first heading.
  public let title: String
  /// nil if the lesson does not say.
  public internal(set) var place: LessonPlace?
  /// The language that it is in.
  public let speech: Speech
  /// What was read in full; nil as a rule.
  private let document: LessonDocument?

  /// - Returns: nil where the title is not plain to see.
  package init?(scanning lesson: Lesson) {
    let head = LessonHead(lesson.text)
    guard let (title, place) = Self.head(of: lesson.text, below: head) else { return nil }
    self.lesson = lesson
    (self.title, self.place, speech, document) = (title, place, head.speech, nil)
  }

  /// Of a lesson that was read in full.
  public init(_ document: LessonDocument, of lesson: Lesson) {
    self.lesson = lesson
    (title, place, speech, self.document) = (
      document.title, document.place, document.speech, document
    )
  }

  /// The title and the place; nil where they are not plain to see.
  private static func head(
    of text: String, below told: LessonHead
  ) -> (title: String, place: LessonPlace?)? {
    var rest = text[...]
    for _ in 0..<told.count { _ = nextLine(of: &rest) }
    var first = nextLine(of: &rest)
    while told.count > 0, first?.isBlank == true { first = nextLine(of: &rest) }
    guard let first, first.hasPrefix("# ") else { return nil }
    let title = first.dropFirst(2).trimmed
    // What is marked up, escaped or an entity is for the one who reads it in full.
    guard !title.isEmpty, !title.contains(where: { "`*_\\&<[#!".contains($0) }) else { return nil }
    if let place = told.place { return (title, place) }
    var line = nextLine(of: &rest)
    while line?.isBlank == true { line = nextLine(of: &rest) }
    var paragraph = ""
    while let words = line, !words.isBlank {
      paragraph += (paragraph.isEmpty ? "" : " ") + words.trimmed
      line = nextLine(of: &rest)
    }
    guard paragraph.hasPrefix("*"), paragraph.hasSuffix("*") else { return (title, nil) }
    return (title, LessonPlace(String(paragraph.dropFirst().dropLast())))
  }

  private static func nextLine(of rest: inout Substring) -> Substring? {
    guard !rest.isEmpty else { return nil }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = end < rest.endIndex ? rest[rest.utf8.index(after: end)...] : rest[end...] }
    return rest[..<end].trimmedEnd
  }

  // MARK: Questions and tasks

  /// The marks of the questions and tasks, in order; those in lists and quotations are not seen.
  ///
  /// - Complexity: O(n) in the length of the file.
  public var marks: [String] {
    if let document { return document.items.compactMap { $0.mark } }
    return Self.blocks(of: lesson.text).compactMap { block in
      var reader = CardReader(source: SourceLines(""))
      return switch block.word {
      case CardReader.ask: reader.question(block)?.mark
      case CardReader.task: reader.task(block)?.mark
      default: reader.exercise(block)?.mark
      }
    }
  }

  /// How many questions and tasks there are.
  public var count: Int {
    document.map { $0.items.count { $0.mark != nil } } ?? Self.blocks(of: lesson.text).count
  }

  /// The blocks of questions and tasks that stand at the edge of the page. Of other lines only the first byte is looked at: a list
  /// goes through all lessons.
  private static func blocks(of text: String) -> [MarkdownCode] {
    var text = text
    return text.withUTF8 { bytes in
      var blocks: [MarkdownCode] = []
      var open: MarkdownCode?
      /// What closes the block under way.
      var closing: Fence?
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let line = bytes[start..<end]
        start = end + 1
        let fence = Fence(line)
        if let begun = closing {
          if let fence, fence.closes(begun) {
            if let open { blocks.append(open) }
            (open, closing) = (nil, nil)
          } else {
            open?.lines.append(plain(line))
          }
        } else if let fence {
          closing = fence
          let block = MarkdownCode(info: fence.info, lines: [], line: 1, column: 1)
          if CardReader.marks.contains(block.word) { open = block }
        }
      }
      return blocks
    }
  }

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  /// A line of backticks or tildes at the edge of the page.
  private struct Fence {
    let character: UInt8
    let length: Int
    let info: String

    init?(_ line: Line) {
      guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
        return nil
      }
      (character, length) = (first, line.prefix { $0 == first }.count)
      guard length >= 3 else { return nil }
      info = plain(line.dropFirst(length)).trimmed
    }

    func closes(_ begun: Fence) -> Bool {
      info.isEmpty && character == begun.character && length >= begun.length
    }
  }

  private static func plain(_ line: Line) -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return String(decoding: line, as: UTF8.self)
  }
}

extension LessonProgress {
  /// How many of a lesson's questions and tasks are answered right, or were shown, and how many there are. Only of a lesson
  /// that was begun the questions are read.
  public func score(in outline: LessonOutline) -> (answered: Int, count: Int) {
    guard begun.contains(outline.lesson.topic) else { return (0, outline.count) }
    let marks = outline.marks
    return (marks.count(where: known.contains), marks.count)
  }
}

extension Substring {
  /// Without a carriage return at its end.
  fileprivate var trimmedEnd: Substring {
    utf8.last == UInt8(ascii: "\r") ? self[..<utf8.index(before: endIndex)] : self
  }
}
