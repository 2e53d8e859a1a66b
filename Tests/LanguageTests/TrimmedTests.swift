// White space at the ends of a text, of one byte or of several, beside characters of several parts.

import Language
import TestSupport
import Testing

@Suite("A trimmed text") struct TrimmedTests {
  @Test("is what is left without the white characters at its ends")
  func byCharacters() {
    let parts = [
      " ", "\t", "\r\n", "\n", "\u{A0}", "\u{2003}", "\u{3000}", "\u{85}", "a", "é", "e\u{301}",
      " \u{301}",
      "\u{600}a", "\u{1C}", "x\u{200D}", "⁺", "\u{301}",
    ]
    var random = SeededGenerator(seed: 40)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 0...6, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let slow = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
      #expect(text.trimmed == String(slow), "\(text.debugDescription)")
      #expect(text[...].trimmed == String(slow), "\(text.debugDescription)")
    }
  }
}
