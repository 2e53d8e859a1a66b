// Leaving the prompt: what is in no file yet is asked about once.

import Foundation
import TestSupport
import Testing

@Suite("Leaving the prompt")
struct LeavingTests {
  /// Lines, and whether something would be lost after them.
  private static let cases: [(lines: [String], isAsked: Bool)] = [
    ([], false),
    (["1 + 1", "help", "X", "X >= )"], false),
    (["numbers decimal"], false),
    (["X = 3"], true),
    (["point A = 1"], true),
    (["var x"], true),
    (["X = 3", "undo"], false),
    (["X = 3", "reset"], false),
    (["X = 3", "undo", "redo"], true),
    (["X = 3", "save FILE"], false),
    (["X = 3", "save FILE.md"], false),
    (["X = 3", "save -"], true),
    (["X = 3", "save /none/there"], true),
    (["X = 3", "save FILE", "list", "solve"], false),
    (["X = 3", "save FILE", "X <= 4"], true),
    (["X = 3", "save FILE", "X <= 4", "undo"], false),
    (["load THERE"], false),
    (["load THERE", "Y = 4"], true),
    (["load THERE", "Y = 4", "save! THERE"], false),
    (["Y = 4", "load THERE"], true),
    (["import THERE.lp"], false),
    (["import THERE.lp", "X <= 4"], true),
    (["lesson 01", "quit"], false),
    (["X = 3", "lesson 01", "quit"], true),
  ]

  private func home() throws -> PromptHome {
    let home = try PromptHome()
    _ = try home.write("X >= 3\n", to: "there")
    _ = try home.write("minimize\n x\nsubject to\n c: x >= 3\nend\n", to: "there.lp")
    return home
  }

  @Test("It is asked where something would be lost, and only there", arguments: cases)
  func asking(lines: [String], isAsked: Bool) throws {
    let home = try home()
    let terminal = try home.session()
    for line in lines {
      try terminal.send(
        line.replacing("FILE", with: home.folder.path + "/new").replacing(
          "THERE", with: home.folder.path + "/there") + "\r")
      try terminal.expect("> ")
    }
    let keys = ["q\r", "quit\r", "exit\r", "\u{4}"]
    let key = keys[lines.reduce(lines.count) { $0 + $1.count } % keys.count]
    try terminal.send(key)
    if isAsked {
      try terminal.expect("not saved")
      try terminal.expect("> ")
      try terminal.send(key)
    }
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.transcript.contains("not saved") == isAsked)
  }

  @Test("Another line is a line, and then it is asked again")
  func goingOn() throws {
    let terminal = try PromptHome().session()
    for line in ["var yes", "q", "no >= 3", "exit", "yes + 1", "quit", "", "\u{4}", "X = \u{3}"] {
      try terminal.send(
        line.count == 1 && line != "q" ? line : line.hasSuffix("\u{3}") ? line : line + "\r")
      let shown = try terminal.expect("> ")
      #expect(
        shown.contains("not saved") == ["q", "exit", "quit", "\u{4}"].contains(line), "\(line)")
    }
    #expect(terminal.transcript.contains("new variable: no"))
    #expect(terminal.transcript.contains("yes + 1 in"))
    try terminal.send("q\r")
    try terminal.expect("not saved")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("yes leaves, unless something is called so", arguments: ["yes", " Yes ", "y"])
  func yes(word: String) throws {
    let terminal = try PromptHome().session()
    for line in ["X = 3", "yes", "q"] {
      try terminal.send(line + "\r")
      try terminal.expect("> ")
    }
    #expect(
      terminal.transcript.contains("yes makes a variable"), "before it was asked, it was a line")
    try terminal.send(word + "\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("no stays, and then it is asked again", arguments: ["no", "n", " No "])
  func no(word: String) throws {
    let terminal = try PromptHome().session()
    for line in ["X = 3", "q", word] {
      try terminal.send(line + "\r")
      let shown = try terminal.expect("> ")
      #expect(!shown.contains("error"), "\(line)")
    }
    try terminal.send("q\r")
    let shown = try terminal.expect("> ")
    #expect(shown.contains("not saved"))
    try terminal.send("q\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("No script is asked, and nothing that a pipe brings")
  func scripts() throws {
    let home = try home()
    for arguments in [["-c", "X = 3", "-c", "quit"], ["run", home.folder.path + "/there"]] {
      let terminal = try home.program(arguments)
      #expect(try terminal.waitForExit() == 0)
      #expect(!terminal.transcript.contains("not saved"))
    }
  }
}
