// Markdown as values. Who reads the text (`MarkdownReader`, by CommonMark's reference implementation in C) fills
// them; all else works with the values alone, and so also where there is no such reader.

internal import Rendering

/// A block of Markdown.
indirect enum MarkdownBlock: Hashable, Sendable {
  case heading(Text, level: Int)
  case paragraph(Text)
  /// Numbered from `start`, or with bullets if that is nil. The items of a tight list stand close.
  case list(items: [[MarkdownBlock]], start: Int?, isTight: Bool)
  case quote([MarkdownBlock])
  case code(MarkdownCode)
  case rule
}

/// A block of code.
struct MarkdownCode: Hashable, Sendable {
  /// The words behind the opening fence.
  var info: String
  var lines: [String]
  /// The line of the opening fence, or the first line of an indented block.
  var line: Int
  /// In bytes from 1: where the fence begins.
  var column: Int

  /// The first word behind the fence; empty where there is none.
  var word: String { info.split(separator: " ").first.map(String.init) ?? "" }

  /// Whether it begins with a fence, rather than being indented.
  func isFenced(in source: SourceLines) -> Bool {
    guard let opening = source[line]?.text.utf8.dropFirst(column - 1), let mark = opening.first,
      mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return false }
    // An indented block begins with its text.
    return !(info.isEmpty && lines.first.map { Array($0.utf8) } == Array(opening))
  }
}

/// The blocks of a text, and the lines on which any of them begins.
struct Markdown {
  var blocks: [MarkdownBlock] = []
  var code: [MarkdownCode] = []
  var startLines: Set<Int> = []
  /// The first line on which something is nested too deep, which is left out; nil if nothing is.
  var tooDeepLine: Int?
}

extension Text {
  /// The words without their roles.
  var plainWords: String {
    pieces.map { piece in
      switch piece {
      case .words(let words, _): words
      case .number(let number, _), .wholeNumber(let number, _): Presentation().spelled(number)
      }
    }.joined()
  }
}
