// What the environment asks for: colours, characters, width.

import Foundation
import Testing

@Suite struct EnvironmentTests {
  private static let lines = ["-c", "X >= 1/3 @low", "-c", "solve", "-c", "X <"]

  private func run(_ environment: [String: String]) throws -> Program.Outcome {
    try Program().run(Self.lines, environment: environment)
  }

  @Test(
    "Colours are for a terminal, or for who insists",
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["CLICOLOR_FORCE": "1"], true),
      (["CLICOLOR_FORCE": "0"], false), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["NO_COLOR": "1"], false), (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], true),
    ])
  func colours(environment: [String: String], isColoured: Bool) throws {
    let outcome = try run(environment)
    #expect(outcome.output.contains("\u{1B}[") == isColoured)
    #expect(outcome.errors.contains("\u{1B}[") == isColoured)
    #expect(outcome.errors.hasPrefix("<command>:3:"), "a tool that reads this wants no colours")
  }

  @Test(
    "Characters are plain ASCII where the locale or the terminal has no others",
    arguments: [
      (["LANG": "C"], true), (["LANG": "POSIX"], true), (["LANG": ""], true),
      (["LANG": "de_DE.ISO-8859-1"], true), (["LC_ALL": "C"], true), (["LC_CTYPE": "C"], true),
      (["LANG": "en_US.UTF-8"], false), (["LANG": "C", "LC_ALL": "C.utf8"], false),
      (["LANG": "C", "LC_CTYPE": "en_US.UTF-8"], false),
    ])
  func characters(environment: [String: String], isASCII: Bool) throws {
    let outcome = try run(environment)
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 } == isASCII)
    #expect(outcome.output.contains(isASCII ? "a+" : "a⁺"))
    if isASCII { #expect(outcome.errors.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("A complaint is in ASCII too where the rest is")
  func complaints() throws {
    let outcome = try Program().run(
      "-c", "X >= 3", "-c", "expect X = 3", environment: ["LANG": "C"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[3, +inf)"), "\(outcome.errors)")
  }

  @Test(
    "The pictures are as wide as COLUMNS says, or 80",
    arguments: [
      (nil, 80), ("60", 60), ("72", 72), ("0", 80), ("wide", 80), ("-5", 80),
    ])
  func width(columns: String?, width: Int) throws {
    let outcome = try run(columns.map { ["COLUMNS": $0] } ?? [:])
    let widest = outcome.lines.map(\.count).max() ?? 0
    #expect((width - 10...width).contains(widest))
  }

  @Test(
    "COLUMNS of any size is bearable", .timeLimit(.minutes(1)),
    arguments: ["100000000", "9223372036854775807", "99999999999999999999", "1"])
  func anyWidth(columns: String) throws {
    let program = try Program()
    let lines = Self.lines + ["-c", "Y = X", "-c", "region X Y", "-c", "trace"]
    for arguments in [lines, ["lesson", "show", "01"]] {
      let outcome = try program.run(arguments, environment: ["COLUMNS": columns])
      #expect(outcome.status == (arguments == lines ? 65 : 0))
      #expect(outcome.lines.allSatisfy { $0.count <= 10_000 })
    }
  }

  @Test(
    "Help of the arguments is written in any width", .timeLimit(.minutes(1)),
    arguments: ["-1", "0", "1", "8", "24", "26", "27", "80x", "100000000", "99999999999999999999"])
  func helpInAnyWidth(columns: String) throws {
    let program = try Program()
    for arguments in [["--help"], ["help", "lesson", "play"], ["run", "--help"]] {
      let outcome = try program.run(arguments, environment: ["COLUMNS": columns])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("USAGE: slackline"))
      #expect(outcome.errors.isEmpty)
    }
    let refused = try program.run("run", "--none", environment: ["COLUMNS": columns])
    #expect(refused.status == 64)
    #expect(refused.errors.contains("Usage: slackline run"))
  }

  @Test("Nothing is written to the homes by scripts")
  func homes() throws {
    let program = try Program()
    _ = try program.run(Self.lines)
    let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path)
    #expect(Set(names) == [".input", ".output", ".errors"])
  }

  #if os(Linux)
    @Test(
      "Before memory is out, a solve ends and says so", .timeLimit(.minutes(2)),
      arguments: [
        "run", "solve", "duel", "export -o out.html", "export -o out.tex", "explain",
        "lesson check",
      ])
    func memory(command: String) throws {
      let program = try Program()
      let text =
        switch command {
        case "explain":
          """
          (
              "<NSLayoutConstraint:0x1 V:|-(10)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>",
              "<NSLayoutConstraint:0x4 UILabel:0x2.top == UIView:0x3.top + 20   (active)>"
          )
          """
        case "lesson check":
          "# T\n\n```slackline\n> X >= 1\n...\n> X = 3 @low\n...\n```\n"
        default: "x >= 0\ny >= x + 3\nx + y <= 20\nx = 5 @low\nmaximize y - x\n"
        }
      try program.write(text, to: "file")
      var refusals = 0
      // How much it takes to start depends on the system; somewhere above that there is enough to start, and too little
      // left to solve.
      for size in stride(from: 40_000, to: 1_000_000, by: 4_000) {
        let outcome = try program.runShell("ulimit -v \(size); exec \"$0\" \(command) file")
        if outcome.status == 0 { break }
        guard (outcome.errors + outcome.output).contains("more memory than there is") else {
          continue
        }
        refusals += 1
        #expect([1, 65].contains(outcome.status))
        #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/out.html"))
      }
      #expect(refusals > 0)
      #expect(try program.runShell("exec \"$0\" \(command) file").status == 0)
    }
  #endif
}
