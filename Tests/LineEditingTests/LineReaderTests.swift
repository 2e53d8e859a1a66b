// Lines from pipes and files: where they end, what bytes become, and that long ones are no trouble.

import Foundation
import LineEditing
import TestSupport
import Testing

@Suite("Reading lines from a pipe")
struct LineReaderTests {
  private func lines(of bytes: [UInt8]) throws -> [String] {
    var result: [String] = []
    try withTemporaryFolder { folder in
      let path = folder + "/input"
      try writeFile(path, bytes)
      let handle = try #require(FileHandle(forReadingAtPath: path))
      var editor = PlainEditor(descriptor: handle.fileDescriptor) { text in
        text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      }
      while case .line(let line) = editor.readLine(prompt: "> ") { result.append(line) }
      #expect(editor.readLine(prompt: "> ") == .endOfInput, "the end stays the end")
    }
    return result
  }

  @Test(
    "Where a line ends",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("a\r\nb\r", ["a", "b"]),
      ("a\rb\n", ["a\rb"]), ("a\r\r\n", ["a\r"]), ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
      ("x\u{2028}y\n", ["x\u{2028}y"]), ("x\u{0}y\n", ["x\u{0}y"]),
      ("a;b\n;c", ["a", "b", "", "c"]),
    ] as [(String, [String])])
  func endings(text: String, expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test("Bytes that are no UTF-8 become U+FFFD")
  func repair() throws {
    #expect(try lines(of: [0x61, 0xFF, 0x62, 0x0A, 0xC3]) == ["a\u{FFFD}b", "\u{FFFD}"])
  }

  @Test("Lines of all lengths around the size of a chunk, split by the same rule as by hand")
  func chunks() throws {
    var generator = SeededGenerator(seed: 1)
    var expected: [String] = []
    for length in [65_534, 65_535, 65_536, 65_537, 131_072, 3, 0, 200_000] {
      let letters = (0..<length).map { _ in
        Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator)))
      }
      expected.append(String(letters))
    }
    let text = expected.joined(separator: "\n")
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test("A line of 64 megabytes arrives whole")
  func longLine() throws {
    let line = [UInt8](repeating: 0x78, count: 64 << 20)
    let result = try lines(of: line + [0x0A, 0x79])
    #expect(result.map(\.utf8.count) == [64 << 20, 1])
  }
}
