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
      for name in ["one.slack", "other.slack", ".hidden", "ряд"] {
        try writeFile("\(folder)/\(name)", "")
      }
      try makeFolder(folder + "/lower")
      try writeFile(folder + "/lower/deep", "")
      let found = fileNames(completing: "\(folder)/\(typed)")
      #expect(found == expected.map { "\(folder)/\($0)" })
    }
  }
}
