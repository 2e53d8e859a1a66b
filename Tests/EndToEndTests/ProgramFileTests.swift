// Files of linear programs in the program: solved, brought in at the prompt and in scripts, and refused where they are
// malformed.

import Foundation
import TestSupport
import Testing

@Suite("Files of linear programs in the program")
struct ProgramFileTests {
  private static let factory =
    "max profit: 3 x + 5 y st p: x <= 4\n q: 2 y <= 12\n r: 3 x + 2 y <= 18\nend\n"

  @Test("solve tells by the ending what a file holds, in capitals or not, or is told")
  func solve() throws {
    let program = try Program()
    for (name, arguments) in [("f.lp", []), ("F.LP", []), ("f", ["--input", "lp"])] {
      try program.write(Self.factory, to: name)
      let outcome = try program.run(["solve", name] + arguments)
      #expect(outcome.status == 0 && outcome.output.contains("optimal: profit = 36"))
    }
    let piped = try program.run("solve", "--input", "lp", "-", input: Self.factory)
    #expect(piped.output.hasPrefix("<stdin>: 3 rows, 2 columns"), "\(piped.output)")
    let json = try program.run("solve", "--format", "json", "--regions", "all", "f.lp").objects()
    #expect(json.count == 1 && json[0]["status"] as? String == "optimal")
  }

  @Test(
    "What is wrong stands with its file, line and column, and the line with a caret",
    arguments: [
      (
        "f.lp", "max x st c: x ! 3 end",
        "f.lp:1:15: error: ", "max x st c: x ! 3 end\n              ^\n"
      ),
      (
        "f.mps", "NAME\r\nROWS\r\n N c\r\n Q r\r\nENDATA\r\n", "f.mps:4:2: error: ",
        " Q r\n ^\n"
      ),
      ("f.lp", "min x st c: x >= 3 general x end", "f.lp:1:28: error: x is an integer", ""),
      ("f.lp", "max x st c: x <= 3,5 end", "f.lp:1:19: error: ,5 cannot follow 3 at once", ""),
      ("f.lp", "max x st c: x <= 3 kg\nend", "f.lp:1:20: error: kg stands on right", ""),
      ("f.lp.gz", "\u{1F}", "f.lp.gz:1:1: error: ", ""),
    ])
  func malformed(name: String, text: String, beginning: String, excerpt: String) throws {
    let program = try Program()
    try program.write(text, to: name)
    let outcome = try program.run("solve", name)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(beginning), "\(outcome.errors)")
    #expect(excerpt.isEmpty || outcome.errors.contains(excerpt), "\(outcome.errors)")
  }

  @Test("What a file leaves to be said reaches everybody who reads it")
  func remarks() throws {
    let program = try Program()
    try program.write(
      "*SENSE:Maximize\nROWS\n N c\n L r\nCOLUMNS\n x c 1 r 2\nENDATA\n", to: "f.mps")
    let words = "SENSE:Maximize"
    #expect(try program.run("solve", "f.mps").output.contains(words))
    #expect(try program.run("solve", "--format", "json", "f.mps").output.contains(words))
    for arguments in [["export", "f.mps", "-o", "f.lp"], ["duel", "f.mps"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0)
      #expect(outcome.errors.hasPrefix("f.mps: note: line 1: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(words))
    }
  }

  @Test("A compressed file is refused with a word on how to unpack it")
  func compressed() throws {
    let program = try Program()
    try program.write(Data([0x1F, 0x8B, 8, 0, 0, 10, 65, 10]), to: "f.mps.gz")
    let outcome = try program.run("solve", "f.mps.gz")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "f.mps.gz:1:1: error: the file is compressed; unpack it first: gunzip -k FILE\n",
      "\(outcome.errors)")
  }

  @Test("Numbers may be longer than those of a session, which refuses them")
  func longNumbers() throws {
    let program = try Program()
    let rows = (1...11).map { " r\($0): x\($0) - 1e990 x\($0 - 1) = 0\n" }.joined()
    try program.write(
      "Minimize\n c: x11\nSubject To\n r: x0 >= 1\n\(rows)End\n", to: "steep.lp")
    let outcome = try program.run("solve", "--format", "json", "steep.lp")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"1\(String(repeating: "0", count: 990 * 11))\""))
    for arguments in [["duel", "steep.lp"], ["export", "steep.lp", "-o", "steep.html"]] {
      let refused = try program.run(arguments)
      #expect(refused.status == 65)
      #expect(refused.errors.contains("10000 digits"), "\(refused.errors)")
    }
  }

  @Test("A log is solved as import keeps it")
  func log() throws {
    let program = try Program()
    try program.write(
      "<NSLayoutConstraint:0x1 UIView:0x2.width == 5   (active)>\n", to: "crash.log")
    let outcome = try program.run("solve", "--format", "json", "crash.log")
    #expect(outcome.status == 0 && outcome.output.contains("\"id\":\"log.1\""))
  }

  @Test("import takes a program in, in scripts and in files that they load")
  func importing() throws {
    let program = try Program()
    try program.write(Self.factory, to: "f.lp")
    try program.write("import f.lp\nexpect x = 2\nlist\n", to: "script")
    for arguments in [["run", "script"], ["-c", "load script"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains("3 x + 2 y <= 18"))
    }
    let json = try program.run(
      "run", "--format", "json", "--solutions", "none", "-", input: "import f.lp\n")
    #expect(
      json.output.contains("\"reply\":{\"kind\":\"program\",\"name\":\"\",\"sense\":\"maximize\""))
  }

  @Test("A file that import cannot take is an error at its line, with the place in the file")
  func refused() throws {
    let program = try Program()
    try program.write("max x st c: x ! 3 end", to: "f.lp")
    let malformed = try program.run("-c", "x = 3", "-c", "import f.lp", "-c", "list")
    #expect(malformed.status == 65)
    #expect(malformed.errors.hasPrefix("<command>:2:1: error: f.lp:1:15: "), "\(malformed.errors)")
    #expect(malformed.output.contains("x = 3"))
    #expect(try program.run("-c", "import nothing.mps").status == 66)
  }

  @Test("At the prompt a program is brought in, too")
  func prompt() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    let path = try home.write(Self.factory, to: "f.lp")
    try terminal.send("import \(path)\r")
    _ = try terminal.expect("maximize profit")
    try terminal.send("x\r")
    _ = try terminal.expect("x = 2")
  }

  private static let script = """
    want: X = 10 @low
    X >= 20 @high
    X <= 30
    maximize Y @medium
    X + Y <= 50

    """

  @Test("export writes a level of a script, and solve comes to the level's value")
  func export() throws {
    let program = try Program()
    try program.write(Self.script, to: "script")
    for (level, ending, value) in [
      ("high", "lp", "0"), ("medium", "mps", "30"), ("low", "LP", "10"), ("@250", "mps", "10"),
    ] {
      let written = try program.run(
        "export", "script", "-o", "out.\(ending)", "--level", level)
      #expect(written.status == 0 && written.output.isEmpty, "\(written.errors)")
      let solved = try program.run("solve", "--format", "json", "out.\(ending)")
      #expect(
        solved.output.contains("\"value\":\"\(value)\"}],\"conflict\":[]"), "\(solved.output)")
    }
    let json = try program.run("export", "script", "-o", "-", "--to", "json")
    #expect(json.output == (try program.run("solve", "--format", "json", "script").output))
  }

  @Test("export writes a linear program in the other form, and it is the same")
  func convert() throws {
    let program = try Program()
    try program.write(Self.factory, to: "f.lp")
    for (from, to) in [("f.lp", "g.mps"), ("g.mps", "h.lp"), ("h.lp", "i.mps")] {
      #expect(try program.run("export", from, "-o", to).status == 0)
    }
    let (g, i) = (try program.text(of: "g.mps"), try program.text(of: "i.mps"))
    #expect(g == i && g.contains("plant") == false && g.contains("OBJSENSE"))
    let json = try program.run("export", "i.mps", "-o", "-", "--to", "json")
    #expect(json.output == (try program.run("solve", "--format", "json", "i.mps").output))
  }

  @Test(
    "What cannot be written is refused, and nothing is",
    arguments: [
      (["script", "-o", "out.doc"], 64, "take .lp, .mps, .json, .svg, .html or .tex"),
      (["script", "-o", "-"], 64, "add --to"),
      (["script", "-o", "out.lp", "--level", "3"], 65, "the levels are high, medium and low"),
      (["script", "-o", "out.lp", "--level", "hihg"], 64, "level"),
      (["f.lp", "-o", "out.lp", "--level", "high"], 65, "no levels to choose from"),
      (["bad", "-o", "out.lp"], 65, "bad:1:3: error"),
      (["endless", "-o", "out.lp", "--level", "low"], 65, "high"),
      (["clash", "-o", "out.lp", "--level", "low"], 65, "a and b"),
      (["nowhere", "-o", "out.lp"], 66, "nowhere"),
      (["script", "-o", "no/out.lp"], 66, "no/out.lp"),
    ])
  func unwritten(arguments: [String], status: Int, words: String) throws {
    let program = try Program()
    try program.write(Self.script, to: "script")
    try program.write(Self.factory, to: "f.lp")
    try program.write("X <", to: "bad")
    try program.write("maximize X @high\nX = 3 @low\n", to: "endless")
    try program.write("a: X = 3\nb: X = 4\nX = 3 @high\nX = 3 @low\n", to: "clash")
    let outcome = try program.run(["export"] + arguments)
    #expect(outcome.status == status && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(throws: (any Error).self) { try program.text(of: "out.lp") }
  }

  @Test("At the prompt and in scripts export replaces only what this session wrote")
  func exportLine() throws {
    let program = try Program()
    try program.write("mine\n", to: "mine.lp")
    try program.write(
      Self.script + "export a.lp\nX <= 29\nexport a.lp\nexport @low b.mps\nexport c.json\n", to: "s"
    )
    let outcome = try program.run("run", "s")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("exported a.lp: a linear program"))
    #expect(outcome.output.contains("exported c.json: the solution"))
    #expect(try program.text(of: "a.lp").contains("-inf <= X <= 30"))
    #expect(try program.text(of: "b.mps").contains("level.medium"))
    let refused = try program.run(
      "-c", "X >= 3 @high", "-c", "export mine.lp", "-c", "export a.doc")
    #expect(refused.status == 66 || refused.status == 65)
    #expect(refused.errors.contains("export! mine.lp replaces it"))
    #expect(try program.text(of: "mine.lp") == "mine\n")
    #expect(try program.run("-c", "X >= 3 @high", "-c", "export! mine.lp").status == 0)
    #expect(try program.text(of: "mine.lp").contains("level.high"))
  }
}
