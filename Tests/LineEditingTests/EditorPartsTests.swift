// The parts of the readline editor that need no terminal.

import Console
import TestSupport
import Testing

@testable import LineEditing

@Suite("Readline's view of a prompt and of a completion")
struct EditorPartsTests {
  @Test(
    "Control sequences in a prompt are marked as taking no place",
    arguments: [
      ("> ", "> "), ("", ""),
      ("\u{1B}[1;32m> \u{1B}[0m", "\u{1}\u{1B}[1;32m\u{2}> \u{1}\u{1B}[0m\u{2}"),
      ("a\u{1B}[38;5;1mш", "a\u{1}\u{1B}[38;5;1m\u{2}ш"),
      ("\u{1B}7x", "\u{1}\u{1B}7\u{2}x"),
      ("\u{1B}[1", "\u{1}\u{1B}[1\u{2}"),
    ])
  func prompt(plain: String, marked: String) {
    #expect(markingControlSequences(in: plain) == marked)
  }

  @Test(
    "The columns that a variable asks for",
    arguments: [
      ("1", 1), ("80", 80), ("+80", 80), ("010", 10), ("10000", 10_000), ("10001", 10_000),
      ("99999999999999999999999", 10_000), ("0", nil), ("-5", nil), ("", nil), ("wide", nil),
      ("80x", nil), (" 80", nil), ("+", nil), ("+-3", nil),
    ] as [(String, Int?)])
  func columns(text: String, count: Int?) {
    #expect(WindowSize.count(text) == count)
  }

  private func matches(
    _ line: String, cursor: Int, replacing start: Int, _ candidates: [String]
  ) -> [String]? {
    LineMatches(line: line, cursor: cursor) { _, cursor in
      LineCompletion(start: start, end: cursor, candidates: candidates.map { .init($0) })
    }?.readlineMatches
  }

  @Test("One candidate is the line with it")
  func one() { #expect(matches("2xm", cursor: 3, replacing: 1, ["xmas"]) == ["2xmas"]) }

  @Test("Of several, what all begin with stands first")
  func several() {
    #expect(
      matches("a + v", cursor: 5, replacing: 4, ["value", "vars"])
        == ["a + va", "a + value", "a + vars"])
  }

  @Test("What was typed is never shortened")
  func corrections() {
    #expect(
      matches("widht", cursor: 5, replacing: 0, ["width", "wide"]) == ["widht", "width", "wide"])
  }

  @Test("The cursor goes from bytes to characters")
  func cursor() {
    let line = "ширина+e\u{301}"
    let seen = [0, 2, 12, 13].map { bytes in
      LineMatches(line: line, cursor: bytes) { seen, cursor in
        LineCompletion(start: 0, end: cursor, candidates: [.init("\(seen)|\(cursor)")])
      }?.candidates
    }
    #expect(seen == [0, 1, 6, 7].map { ["\(line)|\($0)"] })
  }

  @Test("Nothing to offer, or a line that is no text, is no completion")
  func nothing() {
    #expect(matches("x", cursor: 1, replacing: 0, []) == nil)
    #expect(matches("\u{FFFD}x", cursor: 4, replacing: 0, ["x"]) == nil)
    #expect(matches("x", cursor: 9, replacing: 0, ["x"]) == nil)
    #expect(matches("x", cursor: 1, replacing: 0, ["xy", "xy"]) == ["xy"])
  }

  @Test("Behind the one candidate comes what the completer says, and behind a folder nothing")
  func terminator() throws {
    func terminator(_ candidates: [String], _ wanted: Character?, isFile: Bool) -> Character? {
      LineMatches(line: "", cursor: 0) { _, _ in
        LineCompletion(
          start: 0, end: 0, candidates: candidates.map { .init($0) }, wantsFileName: isFile,
          terminator: wanted)
      }?.terminator
    }
    #expect(terminator(["x"], " ", isFile: false) == " ")
    #expect(terminator(["x"], nil, isFile: false) == nil)
    #expect(terminator([".a/"], "'", isFile: true) == nil)
    #expect(terminator([".a"], "'", isFile: true) == "'")
  }

  @Test(
    "The names of files that a path can become",
    arguments: [
      ("", ["lower/", "one.slack", "other.slack", "ряд"]), ("o", ["one.slack", "other.slack"]),
      ("on", ["one.slack"]), (".", [".hidden"]), ("lower", ["lower/"]),
      ("lower/", ["lower/deep"]), ("none/", []), ("ря", ["ряд"]),
    ])
  func files(typed: String, expected: [String]) throws {
    try withTemporaryFolder { folder in
      // Those that steer a terminal, or end the line, are not offered.
      let evil = ["on\u{9B}2J", "on\u{202E}", "on\u{1B}c", "on\n", "on\t"]
      for name in ["one.slack", "other.slack", ".hidden", "ряд"] + evil {
        try writeFile("\(folder)/\(name)", "")
      }
      try makeFolder(folder + "/lower")
      try writeFile(folder + "/lower/deep", "")
      let found = fileNames(completing: "\(folder)/\(typed)")
      #expect(found == expected.map { "\(folder)/\($0)" })
    }
  }

  @Test(
    "What steers a terminal is typed as U+FFFD, and NEL as the line feed that it means",
    arguments: [
      ("", ""), ("a\u{1B}[A\r", "a\u{1B}[A\r"), ("ширна é £ 寬 “a” 👍", "ширна é £ 寬 “a” 👍"),
      ("\u{9B}31m\u{9D}0;x\u{9C}", "\u{FFFD}31m\u{FFFD}0;x\u{FFFD}"),
      ("a\u{61C}\u{200E}\u{202E}b\u{2066}", "a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}"),
      ("a\u{85}b", "a\nb"), ("\u{61B}\u{61D}\u{2010}\u{2065}", "\u{61B}\u{61D}\u{2010}\u{2065}"),
    ])
  func keys(typed: String, expected: String) {
    #expect(filtered(Array(typed.utf8)) == Array(expected.utf8))
  }

  @Test("Half a character is let go when another begins")
  func halfCharacters() {
    let mark = Array("\u{FFFD}".utf8)
    #expect(filtered([0xC2, 0x41]) == [0xC2, 0x41])
    #expect(filtered([0xC2, 0xC2, 0x9B]) == [0xC2] + mark)
    #expect(filtered([0xE2, 0x80, 0xC2, 0x9B]) == [0xE2, 0x80] + mark)
    #expect(filtered([0xE2, 0xE2, 0x80, 0xAE]) == [0xE2] + mark)
    #expect(filtered([0x9B, 0xFF]) == [0x9B, 0xFF])
  }

  private func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var filter = KeyFilter()
    var result: [UInt8] = []
    for byte in bytes {
      filter.put(byte)
      while let byte = filter.next() { result.append(byte) }
    }
    return result
  }
}
