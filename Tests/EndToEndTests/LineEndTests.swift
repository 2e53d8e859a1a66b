// Where lines end: the same everywhere, so that no two statements are ever read as one.

import Foundation
import TestSupport
import Testing

@Suite("Where a line ends")
struct LineEndTests {
  /// LF, CR LF, CR, VT, FF, NEL, LS, PS
  static let ends = ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  @Test("No line end makes one statement of two, wherever the lines come from", arguments: ends)
  func lineEnds(end: String) throws {
    let program = try Program()
    let text = ["# two lines", "X = 1", "Y = 2", "X + 10 Y <", "", "X + 10 Y"].joined(
      separator: end)
    try program.write(text, to: "script")
    try program.write("load script" + end + "X + 10 Y", to: "outer")
    for (name, outcome) in [
      ("<command>", try program.run("-c", text)), ("script", try program.run("run", "script")),
      ("<stdin>", try program.run("run", "-", input: text)),
      ("<stdin>", try program.run(input: text + end)),
      ("script", try program.run("run", "outer")),
    ] {
      #expect(outcome.status == 65 && outcome.lines.last == "X + 10Y = 21", "\(outcome.output)")
      #expect(outcome.errors.hasPrefix("\(name):4:10: error: "), "\(outcome.errors)")
    }
    let json = try program.run("run", "--format", "json", "script").objects()
    #expect(json.map { $0["line"] as? Int } == [2, 3, 4, 6])
  }

  @Test(
    "Lines are counted alike from files and from pipes, and two ends make an empty line",
    arguments: ["\r\r\n", "\n\r", "\u{C}\n", "\u{B}\n", "\u{2028}\r\n", "\u{85}\r", "\n\n"])
  func counts(ends: String) throws {
    let program = try Program()
    let text = ["X = 1", "Y <", "Z = 3"].joined(separator: ends) + ends
    try program.write(text, to: "script")
    for outcome in [
      try program.run("run", "--format", "json", "script"),
      try program.run("run", "--format", "json", "-", input: text),
    ] {
      #expect(try outcome.objects().map { $0["line"] as? Int } == [1, 3, 5])
    }
  }

  @Test("No line end hides a row of a linear program behind a comment", arguments: ends)
  func programs(end: String) throws {
    let program = try Program()
    let lp = ["max", " obj: x", "st", " c1: x <= 4 \\ old", " c2: x <= 1", "end"]
    let mps = [
      "NAME", "OBJSENSE", " MAX", "ROWS", " N obj", " L c1", "* old", " L c2", "COLUMNS",
      " x obj 1",
      " x c1 1", " x c2 1", "RHS", " r c1 4", " r c2 1", "ENDATA",
    ]
    for (name, lines) in [("file.lp", lp), ("file.mps", mps)] {
      try program.write(lines.joined(separator: end) + end, to: name)
      let outcome = try program.run("solve", name)
      #expect(outcome.output.contains("obj = 1\n"), "\(outcome.output)\(outcome.errors)")
      let broken = lines.dropLast(1) + [" oops oops", lines.last ?? ""]
      try program.write(broken.joined(separator: end), to: name)
      let errors = try program.run("solve", name).errors
      #expect(errors.hasPrefix("\(name):\(lines.count):"), "\(errors)")
    }
  }

  @Test("The lines of several -c are counted one after another")
  func commandLines() throws {
    let outcome = try Program().run("-c", "X = 1\nY = 2", "-c", "", "-c", "\nZ <\n", "-c", "Y")
    #expect(outcome.status == 65 && outcome.lines.last == "Y = 2")
    #expect(outcome.errors.hasPrefix("<command>:5:3: error: "), "\(outcome.errors)")
  }

  @Test("The lines of a file of answers end there, too", arguments: ends)
  func answers(end: String) throws {
    let program = try Program()
    let question = """
      ```ask
      prompt: What is X + 1?
      expect: X + 1
      hint: One more than X.
      ```

      """
    try program.write(
      "# A lesson\n\n```slackline\n> X = 1\n...\n```\n\n\(question)\n\(question)", to: "lesson.md")
    try program.write(["# answers", "2", "2"].joined(separator: end), to: "answers")
    let outcome = try program.run(
      "lesson", "run", "--format", "json", "--answers", "answers", "lesson.md")
    #expect(
      outcome.status == 0 && outcome.output.contains("\"right\":2"),
      "\(outcome.output) \(outcome.errors)")
  }

  @Test("The rc file's lines end there, too", arguments: ends)
  func rcFile(end: String) throws {
    let home = try PromptHome()
    try home.makeFolder("slackline")
    _ = try home.write(["# mine", "X = 1", "Y = 2"].joined(separator: end), to: "slackline/rc")
    let terminal = try home.session(["XDG_CONFIG_HOME": home.folder.path])
    try terminal.send("X + 10 Y\r")
    try terminal.expect("X + 10Y = 21")
  }

  @Test("What is quoted into a line, or pasted, is lines of their own", arguments: ends)
  func typed(end: String) throws {
    let home = try PromptHome()
    let terminal = try home.session()
    // Ctrl-V and Return put a carriage return into the line; a CR LF is typed as two keys.
    let quoted = end.unicodeScalars.map { $0.value < 0x20 ? "\u{16}\($0)" : "\($0)" }.joined()
    try terminal.send("X = 1\(quoted)Y = 2\r")
    try terminal.expect("new variable: X")
    try terminal.expect("new variable: Y")
    try terminal.expect("solved> ")
    try terminal.send(Key.paste("Z = 3\(end)X + 10 Y + 100 Z") + "\r")
    try terminal.expect("X + 10Y + 100Z = 321")
    try terminal.expect("solved> ")
    #expect(
      try home.historyLines().filter { !$0.isEmpty } == [
        "X = 1", "Y = 2", "Z = 3", "X + 10 Y + 100 Z",
      ])
  }
}
