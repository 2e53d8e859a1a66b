// The presentation as a teacher meets it: the built program on a whole terminal.

import TestSupport
import Testing

@Suite("A presentation on a terminal")
struct PresentTests {
  private static let article = """
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    X = X1 @low
    X >= X2 @high
    X >= X0
    X <= X3

    """

  /// Presents the lines of a file.
  private func presenting(
    _ script: String = article, term: String = "xterm", columns: Int = 80, rows: Int = 24,
    _ body: (PseudoTerminal) throws -> Void
  ) throws {
    let home = try PromptHome()
    let file = try home.write(script, to: "class.slack")
    try body(
      home.program(["--present", file], ["TERM": term], columns: columns, rows: rows))
  }

  private static let taken = "\u{1B}[?1049h"
  private static let givenBack = "\u{1B}[?1049l"

  @Test("It takes the screen, goes forth and back, and gives the screen back to the prompt")
  func walking() throws {
    try presenting { terminal in
      try terminal.expect(Self.taken)
      try terminal.expect("1/10")
      for (key, place) in [
        (" ", "2/10"), ("\u{1B}[C", "3/10"), ("\r", "4/10"), ("\u{1B}[D", "3/10"), ("p", "2/10"),
        ("G", "10/10"), ("g", "1/10"), ("\u{1B}[6~", "2/10"), ("n", "3/10"),
      ] {
        try terminal.send(key)
        try terminal.expect(place)
      }
      try terminal.send("?")
      try terminal.expect("g first")
      #expect(!terminal.isInLineMode)
      try terminal.send("q")
      try terminal.expect(Self.givenBack)
      try terminal.expect("> ")
      try terminal.send("X + 1\r")
      try terminal.expect("21")
      // Before the next prompt a Ctrl-D would be the terminal's, which loses it.
      try terminal.expect("> ")
      try terminal.send("\u{4}")
      #expect(try terminal.waitForExit() == 0)
      #expect(terminal.isInLineMode)
      #expect(!terminal.transcript.contains("\u{1B}[1m"), "NO_COLOR")
    }
  }

  @Test(
    "The keys are told in whole words, in a window of any width", arguments: [120, 80, 60, 40, 20])
  func keys(columns: Int) throws {
    try presenting { terminal in
      try terminal.expect("1/10")
      terminal.resize(columns: columns, rows: 25)
      try terminal.expect("1/10")
      try terminal.send("?")
      let shown = try terminal.expect("1/10")
      #expect(shown.contains("next") && !shown.contains("sleep…"))
      #expect(shown.contains("q leaves") == (columns >= 40))
      #expect(shown.contains("Ctrl-Z sleeps") == (columns >= 80))
    }
  }

  @Test("Another size of the window is another frame")
  func resizing() throws {
    try presenting { terminal in
      // The last line of 24, and of 12.
      try terminal.expect("\u{1B}[24;1H\u{1B}[2K1/10")
      terminal.resize(columns: 40, rows: 12)
      try terminal.expect("\u{1B}[12;1H\u{1B}[2K1/10")
      terminal.resize(columns: 120, rows: 40)
      try terminal.expect("\u{1B}[40;1H\u{1B}[2K1/10")
    }
  }

  @Test("Lines that are refused are told, and the rest is presented")
  func refused() throws {
    try presenting(Self.article + "X < 3\n") { terminal in
      let told = try terminal.expect(Self.taken)
      #expect(told.contains("no strict <"))
      #expect(told.contains("the rest, without the lines that were refused"))
      try terminal.expect("1/10")
    }
  }

  @Test("On a tall screen a plane is higher")
  func tall() throws {
    let plane = "x >= 0\ny >= 0\nx + 2y <= 14\nmaximize 3x + 5y\n3x - y >= 0\nx - y <= 2\n"
    try presenting(plane, columns: 200, rows: 60) { terminal in
      try terminal.expect("1/")
      try terminal.send("G")
      try terminal.expect("gives 38")
      let picture = try terminal.expect("space next")
      #expect(picture.split(separator: "│").count + picture.split(separator: "┤").count > 32)
    }
  }

  @Test("Ctrl-C leaves the presentation, not the program")
  func interrupt() throws {
    try presenting { terminal in
      try terminal.expect("1/10")
      try terminal.send("\u{3}")
      try terminal.expect(Self.givenBack)
      try terminal.expect("> ")
      try terminal.send("present\r")
      try terminal.expect(Self.taken)
      try terminal.expect("1/10")
    }
  }

  @Test("With predict on, the guess is typed below, and judged")
  func guessing() throws {
    try presenting(Self.article + "predict on\n") { terminal in
      try terminal.send("     ")
      try terminal.expect("your guess: _")
      try terminal.send("b-")
      try terminal.expect("your guess: b-_")
      try terminal.send("\u{7F}+")
      try terminal.expect("your guess: b+_")
      try terminal.send("\r")
      try terminal.expect("It does not improve")
      try terminal.send("b⁻\r")
      try terminal.expect("Right.")
      try terminal.send("x\r")
      try terminal.expect("type a number")
      try terminal.send("\u{7F}0\r")
      try terminal.expect("Right.")
      try terminal.send("G")
      try terminal.expect("2 of 3 right")
      try terminal.send("q")
      try terminal.expect("> ")
      try terminal.send("predict\r")
      try terminal.expect("2 of 3 right")
    }
  }

  @Test("On a terminal that only scrolls, one screen comes after another, in plain ASCII")
  func dumb() throws {
    try presenting(term: "dumb") { terminal in
      try terminal.expect("1/10")
      try terminal.send(" ")
      try terminal.expect("2/10")
      try terminal.send("q")
      try terminal.expect("> ")
      #expect(!terminal.transcript.contains("\u{1B}"))
      #expect(terminal.transcript.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test("Without a terminal it says so; a script shows what to type")
  func noTerminal() throws {
    let program = try Program()
    try program.write(Self.article, to: "class.slack")
    let presented = try program.run("--present", "class.slack")
    #expect(presented.status == 64)
    #expect(presented.errors.contains("needs a terminal"))
    #expect(try program.run("--present", "-c", "list").status == 64)
    let script = try program.run("-c", "present")
    #expect(script.status == 0)
    #expect(script.output.contains("at the prompt"))
  }

  @Test("A file that cannot be read ends it, and one with errors leads to the prompt")
  func badFiles() throws {
    let terminal = try PromptHome().program(["--present", "/nowhere"])
    #expect(try terminal.waitForExit() == 66)
    try presenting("X >= \n") { terminal in
      try terminal.expect("error")
      try terminal.expect("> ")
      #expect(!terminal.transcript.contains(Self.taken))
    }
  }
}
