// Exit statuses, and what goes to standard output and what to standard error.

import Foundation
import Testing

@Suite struct StatusTests {
  @Test(
    "The exit status tells how it went",
    arguments: [
      (["-c", "X = 3"], 0),
      (["-c", "X = 3", "-c", "expect X = 3"], 0),
      (["-c", "X = 3", "-c", "expect X = 4"], 1),
      (["-c", "expect X = 4", "-c", "X = 3"], 65),
      (["-c", "X = 3", "-c", "expect X = 4", "-c", "X =="], 65),
      (["-c", "X * Y = 3"], 65),
      (["-c", "X = 3", "-c", "X = 4"], 65),
      (["-c", "frobnicate"], 65),
      (["-c", "load nowhere"], 66),
      (["-c", "-X = 3"], 0),
      (["-c", ""], 0),
      (["-c"], 64),
      (["-c", "X = 3", "--format", "json"], 0),
      (["--format=json", "-c", "X < 3"], 65),
      (["-c", "X = 3", "--format", "xml"], 64),
      (["-x"], 64),
      (["run"], 64),
      (["run", "nowhere"], 66),
      (["run", "--format", "xml", "good"], 64),
      (["run", "good"], 0),
      (["run", "bad"], 65),
      (["run", "claim"], 1),
      (["run", "claim", "bad", "nowhere", "good"], 65),
      (["run", "claim", "good"], 1),
      (["solve"], 64),
      (["solve", "nowhere"], 66),
      (["solve", "good"], 0),
      (["solve", "conflict"], 0),
      (["solve", "unbounded"], 0),
      (["solve", "bad"], 65),
      (["solve", "--status-exit", "good"], 0),
      (["solve", "--status-exit", "conflict"], 10),
      (["solve", "--status-exit", "unbounded"], 11),
      (["solve", "--status-exit", "bad"], 65),
      (["solve", "--regions", "none", "good"], 0),
      (["solve", "--regions", "many", "good"], 64),
      (["solve", "good.LP"], 0),
      (["solve", "--input", "lp", "good"], 65),
      (["solve", "--input", "script", "conflict.lp"], 65),
      (["solve", "bad.mps"], 65),
      (["solve", "nowhere.mps"], 66),
      (["solve", "--status-exit", "conflict.lp"], 10),
      (["solve", "conflict.lp"], 0),
      (["solve", "--status-exit", "unbounded.lp"], 11),
      (["solve", "--input", "log", "log"], 0),
      (["solve", "--input", "log", "good"], 65),
      (["export", "good"], 64),
      (["export", "good", "-o", "out.lp"], 0),
      (["explain"], 64),
      (["explain", "nowhere"], 66),
      (["explain", "good"], 65),
      (["explain", "log"], 0),
      (["explain", "cut"], 65),
      (["explain", "--margins", "many", "log"], 64),
      (["explain", "--format", "json", "--margins", "8", "--rtl", "log"], 0),
      (["bench", "chain", "--size", "10"], 0),
      (["bench", "chain", "--size", "9"], 64),
      (["bench", "chain", "--size", "many"], 64),
      (["bench", "layout", "--size", "10"], 0),
      (["bench", "stack", "--size", "2001"], 64),
      (["frobnicate"], 64),
      (["--help"], 0),
      (["run", "--help"], 0),
      (["--version"], 0),
    ])
  func status(arguments: [String], status: Int) throws {
    let program = try Program()
    try program.write("X = 3\n", to: "good")
    try program.write("X = 3\nX ==\n", to: "bad")
    try program.write("X = 3\nexpect X = 4\n", to: "claim")
    try program.write("lo: X >= 3\nX <= 2\n", to: "conflict")
    try program.write("maximize X\n", to: "unbounded")
    try program.write("<NSLayoutConstraint:0x1 UIView:0x2.width == 5   (active)>\n", to: "log")
    try program.write("<NSLayoutConstraint:0x1 UIView:0x2.width ==\n", to: "cut")
    try program.write("min x st c: x >= 3 end\n", to: "good.LP")
    try program.write("min x st c: x >= 3 bounds x <= 2 end\n", to: "conflict.lp")
    try program.write("max x st c: x >= 3 end\n", to: "unbounded.lp")
    try program.write("NAME\nROWS\n X c\nENDATA\n", to: "bad.mps")
    let outcome = try program.run(arguments)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty == [0, 10, 11].contains(status))
  }

  @Test("Replies go to standard output, complaints to standard error with line and caret")
  func streams() throws {
    let program = try Program()
    try program.write("X = 3\n  X < 4\nsovle\nX\n", to: "script")
    let outcome = try program.run("run", "script")
    #expect(
      outcome.errors.hasPrefix(
        """
        script:2:5: error: there is no strict <: a region without its boundary need not hold a least \
        value, so write <=
          X < 4
            ^
        did you mean <=?
        script:3:1: error: there is no command 'sovle'
        sovle
        ^~~~~
        did you mean solve?
        """))
    #expect(outcome.output.contains("new variable: X"))
    #expect(outcome.output.hasSuffix("X = 3\n"))
    #expect(!outcome.output.contains("error"))
  }

  @Test(
    "Complaints name where the line came from",
    arguments: [
      (["-c", "X = 1", "-c", "X <"], "<command>:2:3: error: "),
      (["run", "-"], "<stdin>:1:3: error: "),
      ([], "<stdin>:1:3: error: "), (["run", "./script"], "./script:3:3: error: "),
      (["solve", "script"], "script:3:3: error: "), (["solve", "-"], "<stdin>:1:3: error: "),
    ])
  func places(arguments: [String], beginning: String) throws {
    let program = try Program()
    try program.write("# one\n\nX <", to: "script")
    let outcome = try program.run(arguments, input: Data("X <".utf8))
    #expect(outcome.errors.hasPrefix(beginning), "\(outcome.errors)")
  }

  @Test("A script goes on after an error, unless it is to stop")
  func stop() throws {
    let program = try Program()
    try program.write("X = 3\nX <\nX\n", to: "script")
    try program.write("Y = 4\n", to: "other")
    let goesOn = try program.run("run", "script", "other")
    #expect(goesOn.output.contains("X = 3\n") && goesOn.output.contains("Y = 4"))
    let stops = try program.run("run", "--stop", "script", "other")
    #expect(stops.status == 65)
    #expect(stops.output.contains("X = 3") && !stops.output.hasSuffix("X = 3\n"))
    #expect(!stops.output.contains("Y = 4"))
  }

  @Test("After quit nothing more of the script is read")
  func quit() throws {
    let outcome = try Program().run("-c", "7", "-c", "quit", "-c", "8")
    #expect(outcome.status == 0 && outcome.output == "7 = 7\n" && outcome.errors.isEmpty)
  }

  @Test("Who stops reading ends the program without a word", arguments: ["text", "json"])
  func closedPipe(format: String) throws {
    let program = try Program()
    try program.write(String(repeating: "X >= 3 @low\nlist\nundo\n", count: 40), to: "script")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try program.run(
      ["run", "--format", format, "script"], output: pipe.fileHandleForWriting)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0 || outcome.status == -13)
  }

  @Test("Output that cannot be written is no success")
  func full() throws {
    #if os(Linux)
      let outcome = try Program().runShell("\"$0\" -c 'X = 3' > /dev/full")
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("cannot write the output"))
    #endif
  }

  @Test(
    "A file in a subcommand's place is an error that says what was meant",
    arguments: [("script", "slackline run script"), ("mine.md", "slackline lesson play mine.md")])
  func fileAlone(name: String, meant: String) throws {
    let program = try Program()
    try program.write("X = 1\n", to: name)
    let outcome = try program.run(name)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("did you mean \(meant)?"), "\(outcome.errors)")
    let missing = try program.run("nowhere")
    #expect(missing.status == 64 && !missing.errors.contains("did you mean slackline run"))
  }
}
