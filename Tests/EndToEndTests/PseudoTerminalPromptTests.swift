// The prompt as a person meets it: the built program in a terminal of its own.

import Foundation
import TestSupport
import Testing

@Suite("The prompt in a terminal")
struct PseudoTerminalPromptTests {
  /// Starts the program with a home of its own, which is removed afterwards.
  private func atPrompt(_ body: (PseudoTerminal) throws -> Void) throws {
    let program = try #require(builtProduct("slackline"))
    let home = FileManager.default.temporaryDirectory.appending(
      path: "slackline-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try PseudoTerminal(
      program,
      environment: [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "NO_COLOR": "1",
        "HOME": home.path,
      ])
    try terminal.expect("> ")
    try body(terminal)
  }

  @Test("A line is typed, edited with the arrows, and answered")
  func editing() throws {
    try atPrompt { terminal in
      try terminal.send("X = 12\u{1B}[D\u{1B}[D3\r")
      try terminal.expect("X = 312")
      // The line on the screen says that, too; this only the answer says.
      try terminal.expect("new variable: X")
      try terminal.expect("> ")
    }
  }

  @Test("The up arrow recalls a line, to be changed and sent again")
  func recall() throws {
    try atPrompt { terminal in
      try terminal.send("point A = 4\r")
      try terminal.expect("> ")
      try terminal.send("\u{1B}[A5\r")
      try terminal.expect("> ")
      try terminal.send("A + 1\r")
      try terminal.expect("46")
    }
  }

  @Test("Ctrl-C abandons the line and not the session")
  func interrupt() throws {
    try atPrompt { terminal in
      try terminal.send("point A = 46\r")
      try terminal.expect("> ")
      try terminal.send("A = 0 @hi")
      try terminal.expect("A = 0 @hi")
      try terminal.send("\u{3}")
      try terminal.expect("> ")
      try terminal.send("A + 1\r")
      try terminal.expect("47")
    }
  }

  @Test("Tab completes a command and a name in use")
  func completion() throws {
    try atPrompt { terminal in
      try terminal.send("point Anchorage = 46\r")
      try terminal.expect("> ")
      try terminal.send("Anch\t+ 1\r")
      try terminal.expect("47")
      try terminal.expect("> ")
      try terminal.send("object\t")
      try terminal.expect("objectives")
    }
  }

  @Test("Ctrl-D leaves, with the terminal as it was")
  func end() throws {
    try atPrompt { terminal in
      #expect(!terminal.isInLineMode)
      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == 0)
      #expect(terminal.isInLineMode)
    }
  }
}
