// Long text at the prompt: what is typed below a page of it moves on, leaves, or begins the next line, and does nothing else.

import Foundation
import TestSupport
import Testing

@Suite("Long text at the prompt")
struct PagingTests {
  /// With all that a system has to page with.
  private static let path = "/usr/local/bin:/usr/bin:/bin"
  private static let hint = "Enter goes on; q skips the rest"
  /// Longer than any window here.
  private static let long = "help words"

  private func session(
    _ home: PromptHome, _ more: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try home.session(
      ["PATH": Self.path].merging(more) { $1 }, columns: columns, rows: rows,
      pages: true)
  }

  /// Lines that are commands to less, more, vi and the like: they run programs, write, append to and open files, pipe
  /// what is shown to a program, edit it, and set what is run later.
  private static let commands = [
    "!touch NAME", "x != 3; touch NAME", "! touch NAME", "|a touch NAME", "sNAME", "s NAME",
    "oNAME", "ONAME", "step NAME",
    ":!touch NAME", ":e NAME", "E NAME", ":n", "v", "vNAME", "-oNAME", "--log-file=NAME",
    "+!touch NAME", "#touch NAME",
    "&!touch NAME", "/!touch NAME", "w NAME", ".!touch NAME", "=", "h", "r", "R", "99", "F", "b",
    "qq", "Q", ":q", "ZZ",
  ]

  @Test(
    "What is typed below a page runs nothing and opens nothing, and is a line of the prompt",
    arguments: commands)
  func typed(command: String) throws {
    let home = try PromptHome()
    let marks = (0...1).map { home.folder.path + "/mark\($0)" }
    let terminal = try session(
      home,
      [
        "SHELL": "touch \(marks[0])", "VISUAL": "touch \(marks[0])", "EDITOR": "touch \(marks[0])",
        "LESSOPEN": "|touch \(marks[0]) %s", "LESSCLOSE": "touch \(marks[0])",
        "LESSEDIT": "touch \(marks[0])",
        "LESS": "+!touch \(marks[0])", "MORE": "-c",
      ])
    try terminal.send(Self.long + "\r")
    try terminal.expect(Self.hint)
    let line = command.replacing("NAME", with: marks[1])
    try terminal.send(line + "\r")
    try terminal.expect("> " + line.prefix(20))
    try terminal.expect("> ")
    try terminal.send("40 + 6 + 1/2\r")
    try terminal.expect("93/2")
    for mark in marks { #expect(!FileManager.default.fileExists(atPath: mark), "\(command)") }
  }

  @Test("Lines that were typed ahead are answered, however long the replies before them")
  func typedAhead() throws {
    let terminal = try session(try PromptHome())
    try terminal.send("\(Self.long)\rhelp commands\rq >= 3\rquit >= 4\r\(Self.long)\r\r\rq + 40\r")
    try terminal.expect("new variable: q")
    try terminal.expect("new variable: quit")
    try terminal.expect("q + 40 in")
    try terminal.send("1 + 1\r")
    try terminal.expect("1 + 1 = 2")
  }

  @Test("Enter, Space and the key of a page go on")
  func goingOn() throws {
    let terminal = try session(try PromptHome())
    try terminal.send("help commands\r")
    for key in ["\r", " ", "\u{1B}[6~", "\n"] {
      try terminal.expect(Self.hint)
      try terminal.send(key)
    }
    try terminal.expect(Self.hint)
    try terminal.send("q")
    try terminal.expect("> ")
  }

  @Test(
    "The end of a text is reached with Enter, and then nothing is left to leave",
    arguments: [4, 10, 24, 50])
  func end(rows: Int) throws {
    let terminal = try session(try PromptHome(), rows: rows)
    try terminal.send("help commands\r")
    try terminal.expect(Self.hint)
    var pages = 1
    // Each is taken by the page that is shown, or makes an empty line at the prompt.
    for _ in 0..<150 { try terminal.send("\r") }
    try terminal.send("40 + 6 + 1/2\r")
    let shown = try terminal.expect("93/2")
    pages += shown.components(separatedBy: Self.hint).count - 1
    #expect(shown.contains("quit") && pages > 100 / rows)
  }

  @Test(
    "It is left with q, Escape, Ctrl-C and Ctrl-D", arguments: ["q", "\u{1B}", "\u{3}", "\u{4}"])
  func leaving(key: String) throws {
    let terminal = try session(try PromptHome())
    try terminal.send(Self.long + "\r")
    try terminal.expect(Self.hint)
    try terminal.send(key)
    try terminal.expect("> ")
    #expect(!terminal.isInLineMode)
    try terminal.send("40 + 6 + 1/2\r")
    try terminal.expect("93/2")
  }

  @Test("help, and what is one line too long, stands on a screen of 24 lines")
  func oneLineTooLong() throws {
    let terminal = try session(try PromptHome())
    let lines = (1...3).map { "p\($0): X >= \($0)" }
    for line in ["help"] + lines + ["list", "solve"] {
      try terminal.send(line + "\r")
      try terminal.expect("> ")
    }
    #expect(!terminal.transcript.contains(Self.hint))
    // The rows of `help`, of a window that just holds them, and of one that does not.
    let rows =
      try #require(
        terminal.transcript.components(separatedBy: "To … type").last?.components(separatedBy: "> ")
          .first?
          .components(separatedBy: "\r\n").count) - 1
    for missing in 0...2 {
      let terminal = try session(try PromptHome(), rows: rows - missing)
      try terminal.send("help\r")
      try terminal.expect(missing < 1 ? "> " : Self.hint)
    }
  }

  @Test(
    "Pictures are made for the lines that are left beside what is said of them",
    arguments: [20, 24, 30])
  func pictures(rows: Int) throws {
    let home = try PromptHome()
    let script = try home.write(
      "x <= 4\n2y <= 12\n3x + 2y <= 18\nx >= 0\ny >= 0\nmaximize 3x + 5y\nscreen 320 x 480\nview box\nbox.width = 100\n",
      to: "wyndor")
    let terminal = try session(home, rows: rows)
    try terminal.send("load \(script)\r")
    try terminal.expect("> ")
    for (line, last) in [
      ("region x y", "★ x = 2, y = 6"), ("plot low x y", "is greatest there: 36"),
      ("plot low x", "● least"), ("draw", "box "),
    ] {
      try terminal.send(line + "\r")
      try terminal.expect("\r\n")
      let shown = try terminal.expect(last)
      #expect(shown.split(separator: "\r\n").count <= rows - 2, "\(line)")
      try terminal.expect("> ")
    }
    #expect(!terminal.transcript.contains(Self.hint))
  }

  @Test("A pager that was named is its owner's, and gets what the environment says")
  func ownPager() throws {
    let terminal = try session(
      try PromptHome(), ["PAGER": "head -2; echo LESS=$LESS LESSSECURE=$LESSSECURE", "LESS": "-X"],
      columns: 200)
    try terminal.send("help commands\r")
    try terminal.expect("LESS=-X LESSSECURE=\r\n")
    try terminal.expect("> ")
  }

  @Test(
    "Where nobody can leave, nothing waits",
    arguments: [["TERM": "dumb"], ["PAGER": ""], ["PAGER": "cat"]])
  func unpaged(surroundings: [String: String]) throws {
    let terminal = try session(try PromptHome(), surroundings)
    try terminal.send("help commands\r")
    try terminal.expect("quit")
    try terminal.expect("> ")
    #expect(!terminal.transcript.contains(Self.hint))
  }

  @Test("A command of a shell shows its pages, too, and other keys than those of a page do nothing")
  func subcommand() throws {
    let home = try PromptHome()
    let terminal = try home.program(["lesson", "show", "01"], ["PATH": Self.path], pages: true)
    try terminal.expect(Self.hint)
    try terminal.send("!touch \(home.folder.path)/mark\r")
    try terminal.expect(Self.hint)
    try terminal.send("q")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isInLineMode)
    #expect(!FileManager.default.fileExists(atPath: home.folder.path + "/mark"))
  }
}
