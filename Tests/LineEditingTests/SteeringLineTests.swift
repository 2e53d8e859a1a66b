// Characters that steer a terminal, on every way into the line that is typed: none of them goes to the screen.

import TestSupport
import Testing
import Wording

@Suite("A line that would steer the terminal")
struct SteeringLineTests {
  private static let evil = "a\u{9B}31mb\u{202E}c\u{9D}0?d\u{9C}\u{2066}"
  private static let harmless = "a\u{FFFD}31mb\u{FFFD}c\u{FFFD}0?d\u{FFFD}\u{FFFD}"

  private func start(history: String? = nil) throws -> PseudoTerminal {
    let probe = try #require(builtProduct("LineEditingProbe"))
    let terminal = try PseudoTerminal(
      probe, arguments: history.map { [$0] } ?? [],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null"], rows: 6)
    try terminal.expect("> ")
    return terminal
  }

  /// Readline's own sequences begin with ESC, and are made of ASCII.
  private func steering(_ terminal: PseudoTerminal) -> [Unicode.Scalar] {
    terminal.transcript.unicodeScalars.filter { $0.value > 0x7F && $0.steers }
  }

  @Test("It is typed, quoted or pasted", arguments: ["", "\u{16}", "\u{1B}[200~", "\u{12}"])
  func typed(before: String) throws {
    let terminal = try start()
    try terminal.send(before + Self.evil + (before.hasPrefix("\u{1B}") ? "\u{1B}[201~" : "") + "!")
    try terminal.expect("!")
    try terminal.send("\r")
    try terminal.expect("[line ")
    #expect(steering(terminal).isEmpty, "\(terminal.transcript.debugDescription)")
  }

  @Test("Several lines are pasted, also with an ESC")
  func pasted() throws {
    let terminal = try start()
    try terminal.send("\u{1B}[200~one\r\(Self.evil)\u{1B}[2J\u{7}\rthree\u{1B}[201~\r")
    try terminal.expect("\(Self.harmless)\u{FFFD}[2J\u{FFFD}")
    try terminal.expect("[line three]")
    #expect(steering(terminal).isEmpty)
  }

  @Test("It comes from the history", arguments: ["\u{1B}[A", "\u{12}31m\u{1B}[C"])
  func recalled(keys: String) throws {
    try withTemporaryFolder { folder in
      try writeFile(folder + "/history", "\(Self.evil)\u{1B}[2J\n")
      let terminal = try start(history: folder + "/history")
      try terminal.send(keys + "\u{5}!")
      try terminal.expect("!")
      try terminal.send("\r")
      try terminal.expect("[line \(Self.harmless)\u{FFFD}[2J!]")
      #expect(steering(terminal).isEmpty)
    }
  }

  @Test("A file is called so", arguments: ["", "a"])
  func completed(beginning: String) throws {
    try withTemporaryFolder { folder in
      for name in [Self.evil, "ab", "ac"] { try writeFile("\(folder)/\(name)", "") }
      let terminal = try start()
      try terminal.send("load \(folder)/\(beginning)\t\t\t")
      try terminal.expect("ac")
      try terminal.send("b\r")
      try terminal.expect("[line load \(folder)/ab]")
      #expect(steering(terminal).isEmpty)
    }
  }
}
