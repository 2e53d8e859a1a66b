// The prompt where little is as it should be: a terminal of any size or of no known kind, no home, a home that is none,
// no place for temporary files. It takes its lines all the same, and leaves nothing where it should not.

import Foundation
import TestSupport
import Testing

@Suite("Odd surroundings of the prompt")
struct OddTerminalTests {
  private static let typed =
    "X >= 3\rX = 1 @low\rregion\rtrace\rhelp slack\rlist\rX = )\rquit\rquit\r"

  private static let surroundings: [[String: String]] = [
    ["TERM": ""], ["TERM": "dumb"], ["TERM": "nobody-knows-this"], ["TERM": "vt52"],
    ["TERM": "\u{1B}[31m"], ["TERM": String(repeating: "x", count: 5_000)],
    ["TERM": "xterm", "TERMINFO": "/dev/null", "TERMCAP": "garbage"], ["HOME": ""],
    ["HOME": "/dev/null"],
    ["HOME": "relative"], ["HOME": "/none\u{7}\u{1B}[2J", "XDG_STATE_HOME": ""],
    ["HOME": String(repeating: "/long", count: 2_000), "XDG_STATE_HOME": ""],
    ["XDG_STATE_HOME": "relative/state"], ["XDG_STATE_HOME": "/dev/null"],
    ["XDG_CONFIG_HOME": "/dev/full", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "\u{1}"],
    ["TMPDIR": "/none"], ["TMPDIR": ""], ["PAGER": "false", "LESS": "-\u{1B}", "EDITOR": "/none"],
    ["INPUTRC": "/dev/zero"], ["LC_ALL": "nowhere.UTF-8"], ["LC_ALL": "\u{FF}", "LANG": "C"],
    ["LC_ALL": "C", "LANG": "C"], ["COLUMNS": "-1", "LINES": "99999999999999999999"],
    ["TZ": "\u{1B}garbage"],
  ]

  private func sit(
    _ environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws -> (status: Int, transcript: String) {
    let home = try PromptHome()
    let terminal = try home.program([], environment, columns: columns, rows: rows, pages: true)
    try terminal.send(Self.typed)
    let status = try terminal.waitForExit()
    return (status, terminal.transcript)
  }

  @Test(
    "Its lines are answered whatever the environment says", .timeLimit(.minutes(2)),
    arguments: surroundings)
  func environment(surroundings: [String: String]) throws {
    let (status, transcript) = try sit(surroundings)
    #expect(status == 0)
    #expect(transcript.contains("new variable: X"))
    #expect(transcript.contains("X = 3"))
    for value in surroundings.values where value.contains("\u{1B}") {
      #expect(
        !transcript.contains(value), "what the environment holds goes to no terminal as it is")
    }
  }

  @Test(
    "Its lines are answered on a terminal of any size", .timeLimit(.minutes(2)),
    arguments: [
      (1, 1), (1, 24), (2, 2), (3, 1), (5, 5), (7, 3), (16, 1), (20, 4), (79, 1), (1_000, 2),
      (9_999, 50),
      (10_000, 10_000), (32_767, 3), (65_535, 65_535), (80, 65_535), (65_535, 1),
    ])
  func size(columns: Int, rows: Int) throws {
    // All of it, whatever fits on a screen.
    let (status, transcript) = try sit(["PAGER": "cat"], columns: columns, rows: rows)
    #expect(status == 0)
    // A narrow terminal breaks words; letters stay in their order.
    #expect(transcript.filter { $0 == "X" }.count >= 10)
  }

  /// What moves the cursor over a line, and takes it away.
  private static let moves =
    "\u{15}\u{15}X = 1 + 2 + 3 + 4 + 5\u{1}\u{2}\u{5}\u{15}\u{15}寬 ш\u{7F}\u{12}X\u{7}\u{10}\u{15}\u{15}"

  @Test(
    "Lines are edited on the smallest of windows", .timeLimit(.minutes(2)),
    arguments: ["xterm", "dumb", "vt52"])
  func smallWindows(kind: String) throws {
    for columns in 1...8 {
      for rows in 1...4 {
        let home = try PromptHome()
        let terminal = try home.program([], ["TERM": kind], columns: columns, rows: rows)
        // Until readline has the terminal, the system edits the line.
        while terminal.isInLineMode { usleep(1_000) }
        try terminal.send(Self.moves + "quit\r")
        #expect(try terminal.waitForExit() == 0, "\(columns) x \(rows)")
      }
    }
  }

  @Test(
    "A window may get as small while a line is edited", .timeLimit(.minutes(2)),
    arguments: ["xterm", "dumb", "vt52"])
  func shrinkingWindow(kind: String) throws {
    let terminal = try PromptHome().session(["TERM": kind])
    for columns in [80, 1, 8, 2, 3, 40, 4, 2, 1] {
      for rows in [1, 24, 2, 4] {
        for (columns, rows) in [(columns, rows), (columns % 8 + 1, rows % 4 + 1)] {
          // Whoever shows it has dealt with all that came before, and waits.
          try terminal.send("?")
          try terminal.expect("?")
          terminal.resize(columns: columns, rows: rows)
          try terminal.send("some words that are longer than a line\u{1}\u{5}" + Self.moves)
        }
      }
    }
    terminal.resize(columns: 80, rows: 24)
    try terminal.send("20 + 3\r")
    try terminal.expect("20 + 3 = 23")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }
}
