// Keys out of bytes, in pieces of any size.

import Console
import Testing

@Suite struct ScreenKeyTests {
  private func keys(_ text: String, inPiecesOf size: Int) -> [ScreenKey] {
    var decoder = KeyDecoder()
    var keys: [ScreenKey] = []
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      decoder.feed(bytes.prefix(size))
      bytes = bytes.dropFirst(size)
      while let key = decoder.next() { keys.append(key) }
    }
    while let key = decoder.next(isComplete: true) { keys.append(key) }
    return keys
  }

  @Test(
    arguments: [
      ("a ", [.character("a"), .character(" ")]), ("\r\n", [.enter, .enter]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
      ("\u{1B}[1;5C", [.right]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[1~\u{1B}[4~", [.home, .end]), ("\u{7F}\u{8}", [.backspace, .backspace]),
      ("\u{3}\u{4}\u{1A}", [.interrupt, .endOfInput, .suspend]),
      ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]),
      ("\u{1B}\u{1B}", [.escape, .escape]),
      ("b⁻ш寬", [.character("b"), .character("⁻"), .character("ш"), .character("寬")]),
      ("\u{1B}[15~x\u{1B}[200~y", [.character("x"), .character("y")]),
      ("\u{1}\u{0}x", [.character("x")]),
      ("\u{1B}[", []),
    ] as [(String, [ScreenKey])])
  func decoding(text: String, expected: [ScreenKey]) {
    for size in 1...8 { #expect(keys(text, inPiecesOf: size) == expected, "\(size) at a time") }
  }

  @Test("Bytes that are no UTF-8 are no keys, and nothing is waited for in vain")
  func noise() {
    var decoder = KeyDecoder()
    decoder.feed([0xFF, 0xC3, 0x28, 0xE2, 0x81])
    var keys: [ScreenKey] = []
    while let key = decoder.next(isComplete: true) { keys.append(key) }
    #expect(keys == [.character("(")])
    #expect(!decoder.isWaiting)
  }
}
