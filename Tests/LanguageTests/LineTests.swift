// Text as lines: every end that Unicode knows, and no other.

import Language
import TestSupport
import Testing

@Suite("Lines of a text")
struct LineTests {
  @Test(
    "Where a line ends",
    arguments: [
      ("", []), ("a", ["a"]), ("\n", [""]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\r\r\nb", ["a", "", "b"]),
      ("a\n\rb", ["a", "", "b"]), ("a\u{B}b\u{C}c", ["a", "b", "c"]), ("a\u{85}b", ["a", "b"]),
      ("a\u{2028}b\u{2029}c", ["a", "b", "c"]),
      ("…\u{2027}\u{202A}\tÂ\u{84}", ["…\u{2027}\u{202A}\tÂ\u{84}"]),
    ] as [(String, [String])])
  func ends(text: String, lines: [String]) {
    #expect(Lines.of(text) == lines)
    #expect(Lines.of(file: [0xEF, 0xBB, 0xBF] + Array(text.utf8)) == lines)
  }

  @Test("Bytes that are no UTF-8 are U+FFFD, and hide no line end")
  func repair() {
    #expect(Lines.of(file: [0xE2, 0x80, 0x0A, 0xC2]) == ["\u{FFFD}", "\u{FFFD}"])
    #expect(Lines.of(file: [0x61, 0xE2, 0xC2, 0x85, 0x62]) == ["a\u{FFFD}", "b"])
    #expect(Lines.of(file: [0xEF, 0xBB, 0xBF]) == [])
  }

  @Test func `UTF-16 is read by its mark, either way round`() {
    let text = "x >= 3\r\n— 😀"
    for (low, high) in [(0, 1), (1, 0)] {
      let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return [pair[low], pair[high]]
      }
      #expect(Lines.of(file: bytes) == ["x >= 3", "— 😀"])
      // The last byte is missing.
      #expect(Lines.of(file: bytes.dropLast()) == ["x >= 3", "— \u{FFFD}"])
    }
    #expect(Lines.of(file: [0xFF, 0xFE]) == [])
  }

  @Test("The lines are those that Swift's own new lines make, on any text")
  func anyText() {
    var generator = SeededGenerator(seed: 5)
    let pieces = [
      "a", "寬", "e\u{301}", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
      "\u{80}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      var expected = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
      if expected.last == "" { expected.removeLast() }
      #expect(Lines.of(text) == expected, "\(text.debugDescription)")
    }
  }
}

@Suite struct PlaceTests {
  @Test(
    "A text is found in a text, first and last, by whole characters",
    arguments: [
      ("X in [0, 1] in", " in", "X", "X in [0, 1]"), ("in", "in", "", ""), ("iin", "in", "i", "i"),
      ("é", "e", nil, nil), ("", "in", nil, nil), ("aaa", "aa", "", "a"),
    ] as [(String, String, String?, String?)])
  func place(in text: String, of part: String, before: String?, beforeLast: String?) {
    #expect(text.place(of: part).map { String(text[..<$0.lowerBound]) } == before)
    #expect(text.lastPlace(of: part).map { String(text[..<$0.lowerBound]) } == beforeLast)
    #expect(text[...].place(of: part).map { String(text[$0]) } == before.map { _ in part })
  }
}
