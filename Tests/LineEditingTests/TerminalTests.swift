// The readline editor as a person meets it: a program in a terminal, keys in, characters out.

import TestSupport
import Testing

@Suite("Typing at a terminal")
struct TerminalTests {
  private func start(
    history: String? = nil, columns: Int = 80, inputrc: String = "/dev/null"
  ) throws -> PseudoTerminal {
    let probe = try #require(builtProduct("LineEditingProbe"))
    let terminal = try PseudoTerminal(
      probe, arguments: history.map { [$0] } ?? [],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": inputrc], columns: columns)
    try terminal.expect("> ")
    return terminal
  }

  @Test("What is typed comes back as a line")
  func line() throws {
    let terminal = try start()
    try terminal.send("X = 1\r")
    try terminal.expect("[line X = 1]")
  }

  @Test("The arrows, Home and Delete edit it")
  func editing() throws {
    let terminal = try start()
    try terminal.send("Y = 12\u{1B}[D3\u{1}\u{1B}[3~X\r")
    try terminal.expect("[line X = 132]")
  }

  @Test("An arrow steps over a letter of another script as a whole")
  func letters() throws {
    let terminal = try start()
    try terminal.send("ширна\u{1B}[D\u{1B}[Dи\r")
    try terminal.expect("[line ширина]")
  }

  @Test(
    "Letters of any script are letters in a locale that knows only ASCII, too",
    arguments: [["LANG": "C"], ["LC_ALL": "C"], ["LC_CTYPE": "POSIX"], ["LC_ALL": "C.UTF-8"], [:]])
  func plainLocale(locale: [String: String]) throws {
    let probe = try #require(builtProduct("LineEditingProbe"))
    let terminal = try PseudoTerminal(
      probe, arguments: [],
      environment: ["TERM": "xterm", "INPUTRC": "/dev/null"].merging(locale) { $1 })
    for _ in 0..<2 {
      try terminal.expect("> ")
      try terminal.send("ширна\u{1B}[D\u{1B}[Dи\r")
      try terminal.expect("[line ширина]")
    }
  }

  @Test("The up arrow recalls, without empty lines and without a line twice in a row")
  func recall() throws {
    let terminal = try start()
    for (keys, shown) in [
      ("first\r", "[line first]"), ("second\r", "[line second]"), ("second\r", "[line second]"),
      ("  \r", "[line   ]"), ("\u{1B}[A\u{1B}[A!\r", "[line first!]"),
    ] {
      try terminal.send(keys)
      try terminal.expect(shown)
      try terminal.expect("> ")
    }
  }

  @Test("Ctrl-D on an empty line is the end, and on another it is not")
  func end() throws {
    let terminal = try start()
    try terminal.send("ab\u{1}\u{4}\r")
    try terminal.expect("[line b]")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("\r\n[end]")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test(
    "Ctrl-C abandons the line in whatever state it is, and typing goes on",
    arguments: [
      ("half a line", "half a line", "text"), ("", "", "nothing"),
      ("\u{12}val", "val\u{1B}[27mue", "a search through the history"),
      ("\u{1B}5", "5\u{1B}[C", "a count"),
      ("v\t\t\t", "vars", "a listing"),
      (String(repeating: "long ", count: 60), "long", "several rows"),
    ])
  func interrupt(typed: String, shown: String, what: String) throws {
    let terminal = try start()
    try terminal.send("value\r")
    try terminal.expect("[line value]")
    try terminal.expect("> ")
    try terminal.send(typed)
    if !typed.isEmpty { try terminal.expect(shown) }
    try terminal.send("\u{3}")
    try terminal.expect("^C")
    let between = try terminal.expect("[interrupted]")
    let newLines = between.utf8.count { $0 == 0x0A }
    #expect(newLines == 1, "\(between.debugDescription)")
    try terminal.expect("> ")
    try terminal.send("X = 2\r")
    try terminal.expect("[line X = 2]")
    // What was abandoned is not in the history, what came before it is.
    try terminal.send("\u{1B}[A\u{1B}[A\r")
    try terminal.expect("[line value]")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("[end]")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("What Ctrl-C prints begins on a line of its own")
  func interruptedLine() throws {
    let terminal = try start()
    try terminal.send("abc")
    try terminal.expect("abc")
    try terminal.send("\u{3}")
    let between = try terminal.expect("[interrupted]")
    #expect(between.contains("\r\n"))
  }

  @Test("Ctrl-C again and again never ends the program")
  func interruptions() throws {
    let terminal = try start()
    for _ in 0..<50 {
      try terminal.send("x\u{3}")
      try terminal.expect("[interrupted]")
      try terminal.expect("> ")
    }
    try terminal.send("still here\r")
    try terminal.expect("[line still here]")
  }

  @Test("While no line is read, one Ctrl-C is let pass and the second ends the program")
  func interruptedWork() throws {
    let terminal = try start()
    try terminal.send("busy\r")
    try terminal.expect("[working]")
    #expect(terminal.isInLineMode)
    try terminal.send("\u{3}")
    try terminal.expect("[woken]")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == -2)
  }

  @Test("The terminal is as it was when the program is gone, and while it works")
  func sane() throws {
    let terminal = try start()
    #expect(!terminal.isInLineMode)
    try terminal.send("abc\u{3}")
    try terminal.expect("[interrupted]")
    try terminal.expect("> ")
    try terminal.send("\u{4}")
    try terminal.expect("[end]")
    #expect(terminal.isInLineMode)
  }

  @Test(
    "Tab completes the word at the cursor",
    arguments: [
      ("vari\t\r", "[line variable ]"),
      ("2xm = val\t+ 1\r", "[line 2xm = value + 1]"),
      ("2x\t\r", "[line 2xm ]"),
      ("X @h\t\r", "[line X @high ]"),
      ("ши\tр\t\r", "[line ширина ]"),
      ("ширина = ши\tн\t\r", "[line ширина = шина ]"),
      ("qq\t\r", "[line qq]"),
      ("va\t\r", "[line va]"),
    ])
  func completion(keys: String, shown: String) throws {
    let terminal = try start()
    try terminal.send(keys)
    try terminal.expect(shown)
  }

  @Test("A second Tab lists the candidates without what stands before them")
  func listing() throws {
    let terminal = try start()
    try terminal.send("X = 3 + va\t\t")
    let list = try terminal.expect("vars")
    #expect(list.hasSuffix("value     variable  "))
    try terminal.expect("X = 3 + va")
    try terminal.send("lue\r")
    try terminal.expect("[line X = 3 + value]")
  }

  @Test("After a folder's name a Tab goes on with what is in it; a list shows the names alone")
  func files() throws {
    try withTemporaryFolder { folder in
      try makeFolder(folder + "/lessons")
      for name in ["two", "six"] { try writeFile("\(folder)/lessons/\(name).slack", "") }
      let terminal = try start(columns: 400)
      try terminal.send("load \(folder)/less\tsi\t\r")
      try terminal.expect("[line load \(folder)/lessons/six.slack ]")
      try terminal.expect("> ")
      try terminal.send("load \(folder)/lessons/\t\t")
      try terminal.expect("\nsix.slack  two.slack")
    }
  }

  @Test("Ctrl-Z loses nothing of the line")
  func suspend() throws {
    let terminal = try start()
    // A terminal's only process has nobody to wake it, so the system lets it go on.
    try terminal.send("ab")
    try terminal.expect("ab")
    try terminal.send("\u{1A}")
    try terminal.expect("ab")
    try terminal.send("c\r")
    try terminal.expect("[line abc]")
    try terminal.expect("> ")
    #expect(!terminal.isInLineMode)
  }

  @Test("A line longer than the window is read whole, also when the window shrinks")
  func longLines() throws {
    let terminal = try start(columns: 40)
    let long = String(repeating: "x + ", count: 50) + "y"
    try terminal.send(long)
    terminal.resize(columns: 25, rows: 10)
    try terminal.send("\r")
    try terminal.expect("[line \(long)]")
    try terminal.send("raw?\r")
    try terminal.expect("[columns 25]")
  }

  @Test("Lines that are pasted together are lines, each with its prompt; a pasted tab is a tab")
  func paste() throws {
    let terminal = try start()
    try terminal.send("\u{1B}[200~first\tone\rX = 2\r\u{1B}[201~\r")
    try terminal.expect("[line first\tone]")
    try terminal.expect("> \u{1B}[0mX = 2")
    try terminal.expect("[line X = 2]")
    try terminal.expect("> ")
    try terminal.send("next\r")
    try terminal.expect("[line next]")
  }

  @Test(
    "What the program takes for several lines comes one line after another, each with its prompt")
  func splitting() throws {
    let terminal = try start()
    try terminal.send("X = 1;Y = 2;Z\r")
    try terminal.expect("[line X = 1]")
    try terminal.expect("> \u{1B}[0mY = 2")
    try terminal.expect("[line Y = 2]")
    try terminal.expect("[line Z]")
    try terminal.send("\u{1B}[200~a;b\rc\rd\u{1B}[201~")
    for line in ["a", "b", "c"] { try terminal.expect("[line \(line)]") }
    try terminal.send("\r")
    try terminal.expect("[line d]")
  }

  @Test("A quoted line feed is in the line that the program takes apart")
  func quotedLineFeed() throws {
    let terminal = try start()
    try terminal.send("X = 1\u{16}\nY = 2\r")
    try terminal.expect("[line X = 1\r\nY = 2]")
  }

  @Test("A terminal without a size, and COLUMNS and LINES of any size, are no trouble")
  func sizes() throws {
    let probe = try #require(builtProduct("LineEditingProbe"))
    for count in ["0", "1", "100000000", "99999999999999999999"] {
      let terminal = try PseudoTerminal(
        probe, arguments: [],
        environment: [
          "TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "COLUMNS": count,
          "LINES": count,
        ], columns: 0, rows: 0)
      try terminal.expect("> ")
      try terminal.send("va\t\t")
      try terminal.send("lue\r")
      try terminal.expect("[line ")
      try terminal.expect("> ")
      try terminal.send("\u{4}")
      try terminal.expect("[end]")
    }
  }

  @Test("The vi keys of an inputrc are obeyed, in a section for slackline too")
  func viMode() throws {
    try withTemporaryFolder { folder in
      let inputrc = folder + "/inputrc"
      try writeFile(inputrc, "$if slackline\nset editing-mode vi\n$endif\n")
      let terminal = try start(inputrc: inputrc)
      try terminal.send("abc\u{1B}")
      try terminal.send("0x\r")
      try terminal.expect("[line bc]")
      // Ctrl-C while a command waits for its second key.
      try terminal.expect("> ")
      try terminal.send("abc\u{1B}r\u{3}")
      try terminal.expect("[interrupted]")
      #expect(try terminal.expect("> ").hasPrefix("\r\n"))
    }
  }

  @Test("Lines of an earlier session are recalled")
  func history() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/state/slackline/history"
      var terminal = try start(history: file)
      try terminal.send("from before\r")
      try terminal.expect("[line from before]")
      terminal = try start(history: file)
      try terminal.send("\u{1B}[A\r")
      try terminal.expect("[line from before]")
      #expect(try readFile(file) == "from before\n")
    }
  }
}
