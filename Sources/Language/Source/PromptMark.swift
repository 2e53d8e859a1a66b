// A line that was copied from where it was shown, with the mark of its prompt before it.

/// The marks that stand before a line where it is shown: `> `, `… ` before what goes on with it, `solved> `, `run 7/53> `.
enum PromptMark {
  /// The words that may stand in a prompt without a number.
  private static let words: Set<String> = [
    "solved", "ambiguous", "unbounded", "contradictory", "log", "lesson", "answer", "exercise",
    "run", "try",
    "enters?", "leaves?", "ratio?", "slackline",
  ]

  /// How many characters the marks before the line take; 0 where there is none.
  static func length(in line: some StringProtocol) -> Int {
    // Nearly every line has none, which a look at its first bytes says.
    let longest = 24
    guard
      line.utf8.prefix(longest).contains(where: {
        $0 == UInt8(ascii: ">") || $0 == 0xE2 || $0 == UInt8(ascii: ".")
      })
    else { return 0 }
    var rest = line[...]
    while let mark = first(in: rest) { rest = rest[mark...] }
    return line.distance(from: line.startIndex, to: rest.startIndex)
  }

  /// Where the line begins after one mark.
  private static func first<Line: StringProtocol>(in line: Line) -> Line.Index?
  where Line.SubSequence == Line {
    guard let start = line.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    var end = start
    switch line[start] {
    case ">":
      // `>= 3` is none; `>X = 3` and `>>> X = 3` can be nothing else.
      end = line.index(after: start)
      let isRelation = line[end...].first.map { $0 == "=" } ?? true
      return isRelation || !line[end...].contains { !$0.isWhitespace } ? nil : end
    case "…": end = line.index(after: start)
    case ".":
      while end < line.endIndex, line[end] == "." { end = line.index(after: end) }
    default:
      guard line[start].isLetter, let sign = line[start...].firstIndex(of: ">") else { return nil }
      let parts = line[start..<sign].split(separator: " ", omittingEmptySubsequences: false)
      let isNumbered = parts.count == 2 && isPlace(parts[1]) && parts[0].allSatisfy { $0.isLetter }
      guard isNumbered || parts.count == 1 && words.contains(String(parts[0])) else { return nil }
      end = line.index(after: sign)
    }
    // With nothing after it, it is what was typed.
    guard end < line.endIndex, line[end].isWhitespace,
      line[end...].contains(where: { !$0.isWhitespace })
    else { return nil }
    return end
  }

  /// `7/53`
  private static func isPlace(_ text: some StringProtocol) -> Bool {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}

extension StringProtocol {
  /// The line without the marks of prompts before it, in whose place there is white space, so that all else stands where
  /// it stood.
  ///
  /// - Complexity: O(n) in the length of what stands before it.
  public var unprompted: String {
    let length = PromptMark.length(in: self)
    return length == 0 ? String(self) : String(repeating: " ", count: length) + dropFirst(length)
  }
}
