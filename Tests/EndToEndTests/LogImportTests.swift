// A log of constraints on its way into a session: from a file, from a pipe, pasted at the prompt.

import Foundation
import TestSupport
import Testing

@Suite("A log in the program")
struct LogImportTests {
  private static let entries = [
    "\"<NSLayoutConstraint:0x3 V:[UILabel:0x4'Tech']-(8)-|   (active, names: '|':UIView:0x2 )>\",",
    "\"<NSLayoutConstraint:0x5 V:|-(8)-[UILabel:0x4'Tech']   (active, names: '|':UIView:0x2 )>\",",
    "\"<NSLayoutConstraint:0x1 UIView:0x2.height == 0   (active)>\"",
  ]
  private static let heading =
    "2019-06-06 22:28:25 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints."
  private static let log =
    ([heading, "\tProbably one of them is one you don't want.", "("]
    + entries.map { "    " + $0 } + [
      ")", "", "Will attempt to recover by breaking constraint",
      "<NSLayoutConstraint:0x1 UIView:0x2.height == 0   (active)>", "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this.",
    ]).joined(separator: "\n") + "\n"

  @Test("import reads it, and its lines are constraints", arguments: ["\n", "\r\n", "\r"])
  func importing(end: String) throws {
    let program = try Program()
    try program.write(Self.log.replacing("\n", with: end), to: "crash.log")
    let outcome = try program.run("-c", "import crash.log", "-c", "expect View.height >= 16")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("0 = View.height = 8 + Tech.height + 8 ≥ 16"))
    #expect(outcome.output.contains("log.3 is disabled"))
    let piped = try program.run(
      "run", "-", input: Self.log.replacing("\n", with: end) + "expect View.height >= 16\(end)")
    #expect(piped.status == 0, "\(piped.errors)")
    #expect(piped.output == outcome.output)
  }

  @Test("paste takes lines up to a full stop, or to the end of the script")
  func pasting() throws {
    let program = try Program()
    let lines = ["paste"] + Self.entries
    for script in [lines + [".", "list"], lines] {
      let outcome = try program.run("run", "-", input: script.joined(separator: "\n") + "\n")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("1, 2 and 3 cannot hold together:"))
    }
    // A file that is loaded has the same end.
    try program.write(lines.joined(separator: "\n"), to: "script")
    let loaded = try program.run("-c", "load script", "-c", "expect Tech.top - View.top = 8")
    #expect(loaded.status == 0, "\(loaded.errors)")
  }

  @Test("As JSON, the reply is at the line that ends it")
  func json() throws {
    let program = try Program()
    let script = (["paste"] + Self.entries + ["."]).joined(separator: "\n")
    let outcome = try program.run(
      "run", "--format", "json", "--solutions", "none", "-", input: script)
    #expect(outcome.status == 0 && outcome.lines.count == 5)
    let last = try #require(outcome.lines.last)
    for piece in [
      "\"kind\":\"logs\"", "\"smallest\":[0,1,2]", "\"label\":\"log\"", "\"kept\":3",
      "\"disabled\":[\"log.3\"]",
    ] { #expect(last.contains(piece), "\(piece)") }
  }

  @Test("A file that is not there, or is no log, is an error at its line")
  func errors() throws {
    let program = try Program()
    let missing = try program.run("-c", "import nothing.log", "-c", "x = 3")
    #expect(missing.status == 66 && missing.errors.contains("cannot read nothing.log"))
    #expect(missing.output.contains("x = 3"))
    try program.write("x = 3\n", to: "script")
    let none = try program.run("-c", "import script")
    #expect(none.status == 65 && none.errors.contains("there is no log of constraints"))
  }

  @Test("A line that its reader cannot change is offered as no way out")
  func notYours() throws {
    let program = try Program()
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x2.top == UIView:0x3.top   (active)>",
          "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UIView:0x3]-(8)-[UIView:0x5]   (active)>",
          "<NSLayoutConstraint:0x6 'UISV-canvas-connection' V:[UIView:0x5]-(0)-|   (active, names: '|':UIStackView:0x2 )>",
          "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' V:[UIStackView:0x2(0)]   (active)>"
      )
      """
    try program.write(log, to: "stack.log")
    let outcome = try program.run("-c", "import stack.log")
    #expect(outcome.output.contains("are not yours"))
    #expect(outcome.output.contains("log.3 is disabled"))
    #expect(!outcome.output.contains("is a way out"))
  }

  @Test("At the prompt a log is pasted as it is, and what comes behind it is passed over")
  func prompt() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    try terminal.send(Key.paste(Self.log) + "\r")
    try terminal.expect("log> ")
    try terminal.expect("is a way out.")
    try terminal.expect("ambiguous> ")
    try terminal.send("expect View.height >= 17\r")
    try terminal.expect("error:")
    try terminal.send("undo\r")
    try terminal.expect("undo: paste")
    #expect(try home.historyLines() == ["expect View.height >= 17", "undo"])
  }

  @Test("A list without its heading begins with a parenthesis, and Ctrl-C gives it up")
  func list() throws {
    let terminal = try PromptHome().session()
    try terminal.send(Key.paste("(\n" + Self.entries[0] + "\n"))
    // Not one of the prompts that the pasted lines had.
    try terminal.expect(String(Self.entries[0].suffix(8)))
    try terminal.expect("log> ")
    try terminal.send("x = 3\r")
    try terminal.expect("x = 3")
    try terminal.expect("log> ")
    try terminal.send(Key.control.c)
    try terminal.expect("> ")
    try terminal.send("x = 4\r")
    try terminal.expect("new variable: x")
    // Ctrl-D ends a log before it ends the program.
    try terminal.send("paste\r")
    try terminal.expect("log> ")
    try terminal.send(Self.entries[2] + "\r" + Key.control.d)
    try terminal.expect("View is 0 high")
    try terminal.expect("solved> ")
  }
}
