// The prompt as a person meets it: the built program in a terminal of its own.

import Foundation
import TestSupport
import Testing

@Suite("The prompt in a terminal")
struct PseudoTerminalPromptTests {
  /// Types a line and waits for its answer and for the next prompt.
  private func ask(
    _ terminal: PseudoTerminal, _ line: String, _ answer: String, then prompt: String = "> "
  ) throws {
    try terminal.send(line + "\r")
    try terminal.expect(answer)
    try terminal.expect(prompt)
  }

  // MARK: Typing

  @Test("A line is typed, edited with the arrows, and answered")
  func editing() throws {
    let terminal = try PromptHome().session()
    try terminal.send("X = 12" + Key.left + Key.left + "3\r")
    try terminal.expect("X = 312")
    // The line on the screen says that, too; this only the answer says.
    try terminal.expect("new variable: X")
    try terminal.expect("> ")
  }

  @Test("What was killed can be yanked; a wide letter and one with a mark are one step each")
  func yank() throws {
    let terminal = try PromptHome().session()
    try terminal.send("寬 + e\u{301} = 4" + Key.control.u + Key.control.y)
    try terminal.send(String(repeating: Key.left, count: 8) + "y\r")
    try terminal.expect("a   寬y + e\u{301} = 4")
  }

  @Test("Ctrl-C abandons the line and not the session")
  func interrupt() throws {
    let terminal = try PromptHome().session()
    try ask(terminal, "point A = 46", "point  A")
    try terminal.send("A = 0 @hi")
    try terminal.expect("A = 0 @hi")
    try terminal.send(Key.control.c)
    try terminal.expect("> ")
    try ask(terminal, "A + 1", "47")
  }

  @Test("The keys of vi are those of an inputrc")
  func viMode() throws {
    let home = try PromptHome()
    let inputrc = try home.write("set editing-mode vi\n", to: "inputrc")
    let terminal = try home.session(["INPUTRC": inputrc])
    try terminal.send("point AB = 46\u{1B}")
    try terminal.send("0wxA1\r")
    try terminal.expect("point  B = 461")
  }

  // MARK: Several lines

  @Test("An unfinished statement goes on, and the history has it as one line")
  func continuation() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    try ask(terminal, "point A = 20 + # the first", "… ", then: "")
    try ask(terminal, "3 * (7", "… ", then: "")
    try ask(terminal, ")", "point  A = 41")
    #expect(try home.historyLines() == ["point A = 20 + 3 * (7 )"])
    try ask(terminal, Key.up + "+ 1", "point  A = 42")
  }

  @Test("Ctrl-C gives up all the lines of a statement, and Ctrl-D or an empty one ends it")
  func continuationEnds() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    try ask(terminal, "point A = 20 +", "… ", then: "")
    try terminal.send("3" + Key.control.c)
    try terminal.expect("^C")
    try ask(terminal, "", "> ", then: "")
    for end in ["\r", Key.control.d] {
      try ask(terminal, "point B = 20 +", "… ", then: "")
      try terminal.send(end)
      // The line is shown once more, so that the caret has something to point at.
      try terminal.expect("point B = 20 +\r\n             ^\r\nerror: ")
      try terminal.expect("> ")
    }
    #expect(try home.historyLines() == ["point B = 20 +"])
    try ask(terminal, "7 * 6", "42")
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("A pasted script runs line by line, and its unfinished end is there to be edited")
  func paste() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    try terminal.send(Key.paste("point A = 4\n\nX >=\n  A # why\nA + X = 1 +\n41\nA *"))
    try terminal.expect("point  A = 4\r\n")
    try terminal.expect("> X >=\r\n")
    try terminal.expect("…   A # why\r\n")
    try terminal.expect("a   X = A + a")
    try terminal.expect("> A + X = 1 +\r\n")
    try terminal.expect("… 41\r\n")
    try terminal.expect("> A *")
    try ask(terminal, " 100 + 60 + 1", "461")
    let lines = ["point A = 4", "X >= A # why", "A + X = 1 + 41", "A * 100 + 60 + 1"]
    #expect(try home.historyLines() == lines)
  }

  @Test("What is pasted into the middle of a line is in the middle of what it was")
  func pasteInside() throws {
    let terminal = try PromptHome().session()
    try terminal.send("point A = 61" + Key.left + Key.left)
    try terminal.send(Key.paste("5\npoint B = 4"))
    try terminal.expect("point  A = 5\r\n")
    try ask(terminal, "0", "point  B = 4061")
  }

  @Test("Ctrl-C in a paste that never ends gives the line up")
  func endlessPaste() throws {
    let terminal = try PromptHome().session()
    // More than the system keeps for a program that does not read, so that it has read some of it.
    try terminal.send("\u{1B}[200~" + String(repeating: "X = 3 + 4\r", count: 8_000))
    try terminal.send(Key.control.c)
    try terminal.expect("^C")
    try terminal.expect("> ")
    try ask(terminal, "6 * 7", "42")
  }

  // MARK: History

  @Test("The up arrow recalls a line, to be changed and sent again")
  func recall() throws {
    let terminal = try PromptHome().session()
    try ask(terminal, "point A = 4", "point  A")
    try ask(terminal, Key.up + "5", "point  A = 45")
    try ask(terminal, "A + 1", "46")
  }

  @Test("Behind the beginning of a line the arrows find the lines that begin so")
  func prefixSearch() throws {
    let terminal = try PromptHome().session()
    try ask(terminal, "point A = 40", "point  A")
    try ask(terminal, "point B = 2", "point  B")
    try ask(terminal, "A", "40")
    try ask(terminal, "B", "2")
    // The cursor stays where the search began, so the end is gone to first.
    try ask(terminal, "po" + Key.up + Key.up + "\u{5}00", "point  A = 4000")
    try ask(terminal, "po" + Key.up + Key.up + Key.down + "\u{5}0", "point  A = 40000")
  }

  @Test("An inputrc has the last word on the arrows")
  func ownArrows() throws {
    let home = try PromptHome()
    let inputrc = try home.write("\"\\e[A\": previous-history\n", to: "inputrc")
    let terminal = try home.session(["INPUTRC": inputrc])
    try ask(terminal, "point A = 40", "point  A")
    try ask(terminal, "1 + 1", "2")
    try ask(terminal, "po" + Key.up + " + 1", "3")
  }

  @Test("What was typed is there in the next session, for nobody else to read")
  func historyOfEarlier() throws {
    let home = try PromptHome()
    var terminal = try home.session()
    for line in ["point A = 4", "1 + 1", "1 + 1", "   ", "2 + 1"] {
      try ask(terminal, line, "> ", then: "")
    }
    try terminal.send(Key.control.d)
    try terminal.expect("not saved")
    try terminal.expect("> ")
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
    #expect(try home.historyLines() == ["point A = 4", "1 + 1", "2 + 1"])

    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.history)
    terminal = try home.session()
    let attributes = try FileManager.default.attributesOfItem(atPath: home.history)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try ask(terminal, Key.up + Key.up + " + 40", "42")
  }

  @Test("Two sessions at once keep each other's lines")
  func twoSessions() throws {
    let home = try PromptHome()
    let first = try home.session()
    let second = try home.session()
    for number in 0..<5 {
      try ask(first, "point A = \(number)", "point  A")
      try ask(second, "point B = \(number)", "point  B")
    }
    let lines = try home.historyLines()
    #expect(lines == (0..<5).flatMap { ["point A = \($0)", "point B = \($0)"] })
  }

  // MARK: Completion

  @Test("Tab completes a command and a name in use")
  func completion() throws {
    let terminal = try PromptHome().session()
    try ask(terminal, "point Anchorage = 46", "point  A")
    try ask(terminal, "Anch\t+ 1", "47")
    try terminal.send("object\t")
    try terminal.expect("objectives ")
  }

  @Test("A list of what could follow has a few words on each, no wider than the screen")
  func explainedCompletion() throws {
    let terminal = try PromptHome().session(columns: 60)
    try ask(terminal, "point X0 = 1/2", "point  X0")
    try ask(terminal, "lo: X >= X0", "new variable: X")
    try ask(terminal, "hi: 2X <= 寬 @high", "new variable: 寬")
    try terminal.send("why \t\t")
    try terminal.expect("X   variable\r\nhi  2X <= 寬 @high\r\nlo  X >= X0\r\n寬  variable\r\n")
    try terminal.send(Key.control.u + "X\t\t")
    try terminal.expect("X   variable\r\nX0  point at 1/2\r\n")
    try terminal.send(Key.control.u + "se\t\t")
    try terminal.expect("sensitivity  shows what one unit more of each constant i...\r\nset ")
  }

  @Test("Behind pivot the columns that may enter come first, then those that may leave")
  func columnCompletion() throws {
    let terminal = try PromptHome().session(columns: 60)
    for line in ["X >= 0", "Y >= 0", "X + Y <= 10", "X <= 8", "Y + 2X <= 17"] {
      try ask(terminal, line, "required")
    }
    try ask(terminal, "maximize 3X + 2Y @high", "adds")
    try ask(terminal, "goto 2", "after pivot 2")
    try terminal.send("pivot \t\t")
    try terminal.expect("a  may enter: cost −3\r\nb  may enter: cost −2\r\n")
    try terminal.send("a \t\t")
    try terminal.expect(
      "d  ratio 8: may leave\r\ne  ratio 17/2: comes too late\r\nc  ratio 10: comes too late\r\n")
  }

  @Test("What does not fit on the screen is listed in columns, and a very long list on demand only")
  func longCompletion() throws {
    let home = try PromptHome()
    let points = (1...120).map { "Q\($0) = \($0)" }.joined(separator: ", ")
    _ = try home.write("point \(points)\n", to: "points")
    let terminal = try home.session(columns: 100)
    try ask(terminal, "load \(home.folder.path)/poi\t", "loaded")
    try terminal.send("Q1\t\t")
    try terminal.expect("Q1    Q100  Q102  Q104 ")
    try terminal.send(Key.control.u + "Q\t\t")
    try terminal.expect("show all 120? (y or n)")
    try terminal.send("n")
    try terminal.expect("> Q")
    try terminal.send("\t")
    try terminal.expect("show all 120? (y or n)")
    try terminal.send("y")
    try terminal.expect("Q99")
    try ask(terminal, "7", "7")
  }

  // MARK: What the terminal is like

  // Before each prompt stands the sequence by which the terminal is asked to bracket pastes, which
  // ends in "h".
  @Test("The prompt says how things stand")
  func standing() throws {
    let terminal = try PromptHome().session()
    try ask(terminal, "point A = 3", "point  A", then: "h> ")
    try ask(terminal, "X >= A", "new variable", then: "hambiguous> ")
    try ask(terminal, "X = A @low", "f(low)", then: "hsolved> ")
    try ask(terminal, "step", "Pivot 1", then: "hstep 1/")
    try ask(terminal, "X <= 2", "error", then: "hstep 1/")
    try ask(terminal, "maximize Y", "unbounded", then: "hunbounded> ")
    try ask(terminal, "undo 2", "undo", then: "hambiguous> ")
  }

  @Test("A number line keeps its scale from line to line, as in a script, and after a file as well")
  func scale() throws {
    let home = try PromptHome()
    let file = try home.write("X >= 0\nX <= 100\nregion X\n", to: "script")
    let script = try Program().run("-c", "X >= 0\nX <= 100", "-c", "X <= 50", "-c", "X >= 30")
    let pictures = script.lines.filter { $0.hasPrefix("◀") }
    try #require(pictures.count == 4)
    let terminal = try home.session()
    try ask(terminal, "load \(file)", "loaded")
    try ask(terminal, "X <= 50", pictures[2])
    try ask(terminal, "X >= 30", pictures[3])
  }

  @Test("Where a guess is asked for, the prompt asks for it")
  func guesses() throws {
    let terminal = try PromptHome().session()
    for line in ["X >= 0", "2X <= 15"] { try ask(terminal, line, "required", then: "> ") }
    try ask(terminal, "maximize X", "f(low)", then: "hsolved> ")
    try ask(terminal, "predict on", "predict is on", then: "hsolved> ")
    try ask(terminal, "step 2", "Which column enters?", then: "henters?> ")
    try ask(terminal, "list", "still to guess", then: "henters?> ")
    try ask(terminal, "a", "Right.", then: "hleaves?> ")
    try ask(terminal, "?", "What does", then: "hbecomes?> ")
    try ask(terminal, "back", "before pivot 1", then: "hstep 0/")
  }

  @Test("Colours only where they are wanted, and the prompt reads the same without")
  func colours() throws {
    let plain = try PromptHome().session(["TERM": "xterm"])
    try ask(plain, "X >= 3", "new variable", then: "ambiguous> ")
    #expect(!plain.transcript.contains("\u{1B}[3"))
    let coloured = try PromptHome().session(["TERM": "xterm", "NO_COLOR": ""])
    try coloured.send("X >= 3\r")
    try coloured.expect("\u{1B}[35mambiguous> \u{1B}[0m")
    // A line longer than the window wraps where it should only if the colours count for nothing.
    let row = String(repeating: "1", count: 80 - "ambiguous> ".count)
    try coloured.send(row + "2")
    try coloured.expect(row)
  }

  @Test("On a dumb terminal there are only plain characters, and everything works")
  func dumbTerminal() throws {
    let terminal = try PromptHome().session(["TERM": "dumb", "NO_COLOR": ""])
    try ask(terminal, "X >= 3 +", ". ", then: "")
    try ask(terminal, "4", "new variable", then: "ambiguous> ")
    try terminal.send("st\t\t")
    try terminal.expect("step   goes forward")
    try terminal.send(Key.control.d)
    #expect(!terminal.transcript.unicodeScalars.contains { $0 == "\u{1B}" || $0.value > 0x7E })
  }

  @Test("A window that changes its size while a line is typed loses nothing of it")
  func resize() throws {
    let terminal = try PromptHome().session(columns: 30)
    try terminal.send("point A = " + String(repeating: "1 + ", count: 20))
    terminal.resize(columns: 50, rows: 10)
    try terminal.send("寬")
    terminal.resize(columns: 21, rows: 5)
    try terminal.send("\u{7F}22\r")
    try terminal.expect("point  A = 42")
    try terminal.expect("> ")
    terminal.resize(columns: 44, rows: 10)
    try terminal.send("X >= A\r")
    try terminal.expect("new variable: X\r\n")
    let line = try terminal.expect("X in")
    #expect(line.count < 44)
  }

  @Test("Ctrl-D leaves, with the terminal as it was")
  func end() throws {
    let terminal = try PromptHome().session()
    #expect(!terminal.isInLineMode)
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isInLineMode)
  }

  @Test(
    "A signal that ends the program leaves the terminal as it was", arguments: [SIGTERM, SIGHUP])
  func ended(signal: CInt) throws {
    let terminal = try PromptHome().session()
    try terminal.send("X = ")
    try terminal.expect("X = ")
    terminal.send(signal: signal)
    // The terminal brackets no pastes any more.
    try terminal.expect("\u{1B}[?2004l")
    #expect(try terminal.waitForExit() == -Int(signal))
    #expect(terminal.isInLineMode)
  }

  @Test("Where the replies go into a pipe, the line is edited on the terminal all the same")
  func pipe() throws {
    let home = try PromptHome()
    let program = try #require(builtProduct("slackline"))
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", "'\(program)' | cat > '\(home.folder.path)/replies'"],
      environment: [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "NO_COLOR": "1",
        "HOME": home.folder.path, "PATH": "/usr/bin:/bin",
      ])
    try terminal.expect("> ")
    try terminal.send("7 * 7" + Key.left + "6\u{4}\r")
    try terminal.expect("> ")
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
    let replies = try String(contentsOfFile: home.folder.path + "/replies", encoding: .utf8)
    #expect(replies == "7·6 = 42\n")
  }
}
