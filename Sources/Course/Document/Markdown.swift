// Markdown as values. Who reads the text (`MarkdownReader`, by CommonMark's reference implementation in C) fills
// them; all else works with the values alone, and so also where there is no such reader.

package import Rendering

/// A block of Markdown.
package indirect enum MarkdownBlock: Hashable, Sendable {
  case heading(Text, level: Int)
  case paragraph(Text)
  /// Numbered from `start`, or with bullets if that is nil. The items of a tight list stand close.
  case list(items: [[MarkdownBlock]], start: Int?, isTight: Bool)
  case quote([MarkdownBlock])
  /// Cells between `|`, with a line of dashes below the head.
  case table(header: [Text], rows: [[Text]])
  case code(MarkdownCode)
  case rule
}

/// A block of code.
package struct MarkdownCode: Hashable, Sendable {
  /// The words behind the opening fence.
  package var info: String
  package var lines: [String]
  /// The line of the opening fence, or the first line of an indented block.
  package var line: Int
  /// In bytes from 1: where the fence begins.
  package var column: Int

  package init(info: String, lines: [String], line: Int, column: Int) {
    (self.info, self.lines, self.line, self.column) = (info, lines, line, column)
  }

  /// The first word behind the fence; empty where there is none.
  package var word: String { info.split(separator: " ").first.map(String.init) ?? "" }

  /// Whether it begins with a fence, rather than being indented.
  package func isFenced(in source: SourceLines) -> Bool {
    guard let opening = source[line]?.text.utf8.dropFirst(column - 1), let mark = opening.first,
      mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return false }
    // An indented block begins with its text.
    return !(info.isEmpty && lines.first.map { Array($0.utf8) } == Array(opening))
  }
}

/// The blocks of a text, and the lines on which any of them begins.
package struct Markdown {
  package var blocks: [MarkdownBlock] = []
  package var code: [MarkdownCode] = []
  package var startLines: Set<Int> = []
  /// The first line on which something is nested too deep, which is left out; nil if nothing is.
  var tooDeepLine: Int?

  package init() {}
}

extension Text {
  /// The words without their roles.
  package var plainWords: String {
    pieces.map { piece in
      switch piece {
      case .words(let words, _), .formula(let words, _): words
      case .number(let number, _), .wholeNumber(let number, _): Presentation().spelled(number)
      }
    }.joined()
  }
}
