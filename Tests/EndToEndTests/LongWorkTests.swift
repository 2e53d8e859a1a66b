// What takes long, and what is long, at the prompt.

import Foundation
import TestSupport
import Testing

@Suite("Long work at the prompt")
struct LongWorkTests {
  /// V. Klee and G. Minty's cube (*How good is the simplex algorithm?*, 1972): a pivot for each of its
  /// 2ⁿ corners, so that no machine is done with it while the test looks. One row has a number that floating point, which
  /// would show a shorter way, takes for nothing.
  private static let cube: (rows: String, objective: String) = {
    let n = 24
    func power(_ exponent: Int) -> String { "1" + String(repeating: "0", count: exponent) }
    let rows = (1...n).flatMap { row in
      let terms = (1..<row).map { "\(1 << (row - $0 + 1))*x\($0)" } + ["x\(row)"]
      let bound = power(row)
      return ["x\(row) >= 0", "\(terms.joined(separator: " + ")) <= \(bound)"]
    }
    let objective = (1...n).map { "\(1 << (n - $0))*x\($0)" }.joined(separator: " + ")
    return (
      rows.joined(separator: "\n") + "\ny/\(power(310)) <= 1\n", "maximize \(objective)"
    )
  }()

  private static func paging(_ command: String) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "PAGER": command]
  }

  /// A home with the cube in it.
  private func homeOfCube() throws -> (home: PromptHome, cube: String) {
    let home = try PromptHome()
    return (home, try home.write(Self.cube.rows, to: "cube"))
  }

  @Test("A long solve tells how far it is; Ctrl-C stops it, and all is as it was")
  func stopped() throws {
    let (home, cube) = try homeOfCube()
    let terminal = try home.session(columns: 400)
    try terminal.send("load \(cube)\r")
    try terminal.expect("loaded")
    try terminal.expect("> ")
    try terminal.send(Self.cube.objective + "\r")
    try terminal.expect(" pivots, low, objective ")
    try terminal.send(Key.control.c)
    try terminal.expect("stopped; everything is as it was before this line")
    try terminal.expect("> ")
    try terminal.send("undo\r")
    try terminal.expect("load \(cube)")
    try terminal.expect("> ")
    try terminal.send("X = 12\r")
    try terminal.expect("new variable: X")
  }

  /// Rows in which nothing stands out, with more conflicts, of 31 rows, than anybody can look through.
  private static let tangle: String = {
    var state = 2
    func next(below count: Int) -> Int {
      state = (state * 1_103_515_245 + 12345) % (1 << 31)
      return (state >> 16) % count
    }
    let rows = (0..<120).map { _ in
      let terms = (0..<30).map { "\(next(below: 19) - 9) x\($0)" }
      return "\(terms.joined(separator: " + ")) >= \(next(below: 60))\n"
    }
    return rows.joined().replacing("+ -", with: "- ")
  }()

  @Test(
    "Ctrl-C while a contradiction is worked out tells of it, or stops the line; all is as it was")
  func stoppedConflict() throws {
    let home = try PromptHome()
    // With t they agree.
    let rows = try home.write(Self.tangle.replacing(" >=", with: " + t >="), to: "rows")
    let terminal = try home.session(columns: 400)
    try terminal.send("load \(rows)\r")
    try terminal.expect("loaded")
    try terminal.expect("> ")
    try terminal.send("t = 0\r")
    try terminal.expect("t = 0\r\n")
    try terminal.send(Key.control.c)
    // How far it has come by then, nobody knows; what was found by then is for the tests of sessions.
    try terminal.expect("> ")
    try terminal.send("history\r")
    try terminal.expect("undo takes back 1\r\n")
    let said = terminal.transcript
    #expect(said.contains("Proof: ") || said.contains("stopped; everything is as it was"))
  }

  @Test(
    "Ctrl-C ends a program that has found nothing, as it ends any other",
    arguments: ["solve", "run"])
  func stoppedWithNothing(command: String) throws {
    let (home, _) = try homeOfCube()
    let path = try home.write(Self.cube.rows + Self.cube.objective + "\n", to: "whole")
    let terminal = try home.program([command, path], columns: 400)
    try terminal.expect(" pivots, ")
    try terminal.send(Key.control.c)
    #expect(try terminal.waitForExit() == -Int(SIGINT))
    #expect(!terminal.transcript.contains("error"))
  }

  @Test(
    "Ctrl-C while a script's contradiction is worked out tells of it, or of nothing, and ends it")
  func stoppedScript() throws {
    let home = try PromptHome()
    let rows = try home.write(Self.tangle.replacing(" >=", with: " + t >="), to: "rows")
    let path = try home.write("load \(rows)\nt = 0\npoint After = 1\n", to: "script")
    let terminal = try home.program(["run", path], columns: 400)
    try terminal.expect("loaded")
    try terminal.send(Key.control.c)
    let status = try terminal.waitForExit()
    let said = terminal.transcript
    // Or it was there first.
    #expect(status == -Int(SIGINT) ? !said.contains("After") : said.contains("Proof: "))
  }

  @Test("Ctrl-C while a file is loaded gives up all of the file")
  func stoppedLoad() throws {
    let home = try PromptHome()
    let rest = (1...50).map { "point P\($0) = \($0)" }.joined(separator: "\n")
    let whole = try home.write(
      // The point parts the objective from the rows: all together they would be solved in a moment.
      "\(Self.cube.rows)point P0 = 0\n\(Self.cube.objective)\n\(rest)\n", to: "whole")
    let terminal = try home.session(columns: 400)
    try terminal.send("point Q = 3\r")
    try terminal.expect("point  Q")
    try terminal.expect("> ")
    try terminal.send("load \(whole)\r")
    try terminal.expect(" pivots, low, objective ")
    try terminal.send(Key.control.c)
    let said = try terminal.expect("stopped; everything is as it was before this line")
    #expect(!said.contains("error"))
    #expect(!(try terminal.expect("> ")).contains("loaded"))
    try terminal.send("list\r")
    try terminal.expect("Q = 3\r\nthere are no constraints yet")
    try terminal.expect("> ")
    try terminal.send("history\r")
    try terminal.expect("undo takes back 1\r\n")
  }

  @Test(
    "Ctrl-C gives up a pipe at whose other end is nobody, and what never ends",
    arguments: [
      "load fifo", "save fifo", "log fifo", "import fifo", "load /dev/zero", "load /dev/tty",
    ])
  func pipes(line: String) throws {
    let home = try PromptHome()
    let fifo = home.folder.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let terminal = try home.session(columns: 400)
    try terminal.send("point Q = 3\r")
    try terminal.expect("point  Q")
    try terminal.expect("> ")
    try terminal.send(line.replacing(" fifo", with: " \(fifo)") + "\r")
    try terminal.expect(line.hasSuffix("fifo") ? "fifo\r\n" : line + "\r\n")
    usleep(200_000)
    try terminal.send(Key.control.c)
    try terminal.expect("> ")
    try terminal.send("Q + 4\r")
    try terminal.expect("7")
  }

  @Test("Ctrl-C while a file is made ready to be presented leaves the prompt")
  func stoppedPresentation() throws {
    let home = try PromptHome()
    let whole = try home.write(Self.cube.rows + Self.cube.objective + "\n", to: "whole")
    let terminal = try home.program(["--present", whole], columns: 400)
    try terminal.expect("leaves")
    // By now Ctrl-C is for what is being worked out.
    try terminal.expect(" pivots, low, objective ")
    try terminal.send(Key.control.c)
    try terminal.expect("stopped; everything")
    try terminal.expect("> ")
    try terminal.send("7 * 6\r")
    try terminal.expect("42")
  }

  @Test(
    "A lesson and the list of lessons go through the pager, too",
    arguments: [["show", "01"], ["list"]])
  func pagedLesson(words: [String]) throws {
    let home = try PromptHome()
    for rows in [5, 1_000] {
      let terminal = try home.program(
        ["lesson"] + words, ["PATH": "/usr/bin:/bin", "PAGER": "sed s/^/paged:/"], rows: rows)
      #expect(try terminal.waitForExit() == 0)
      #expect(terminal.transcript.contains("paged:") == (rows == 5))
    }
  }

  @Test("What is longer than the screen goes through the pager, and nothing else does")
  func paged() throws {
    let terminal = try PromptHome().session(Self.paging("sed s/^/paged:/"), columns: 400)
    try terminal.send("X = 12\r")
    try terminal.expect("new variable: X")
    try terminal.expect("> ")
    try terminal.send("help commands\r")
    try terminal.expect("paged:point")
    try terminal.expect("paged:quit")
    try terminal.expect("> ")
    #expect(!terminal.transcript.contains("paged:new"))
  }

  @Test(
    "Without a pager that works it comes as it is", arguments: ["", "cat", "no-such-program-here"])
  func unpaged(pager: String) throws {
    let terminal = try PromptHome().session(Self.paging(pager), columns: 400)
    try terminal.send("help commands\r")
    try terminal.expect("names constants, or moves them")
    try terminal.expect("> ")
  }

  @Test("A pager that is left early leaves the prompt")
  func leftEarly() throws {
    let terminal = try PromptHome().session(Self.paging("head -1"), columns: 400)
    try terminal.send("help commands\r")
    try terminal.expect("> ")
    try terminal.send("40 + 6 + 1/2\r")
    try terminal.expect("93/2")
  }
}
