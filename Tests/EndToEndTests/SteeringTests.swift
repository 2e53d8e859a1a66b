// Characters that steer a terminal, from wherever they may come, through every subcommand: none of them comes out.

import Foundation
import Testing

@Suite("Text that would steer a terminal")
struct SteeringTests {
  /// C0, DEL, C1 and the changes of direction. A NUL can be in a file alone.
  private static let steering: [Unicode.Scalar] =
    (Array(1..<0x20) + Array(0x7F..<0xA0) + [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E)
    + Array(0x2066...0x2069)).compactMap { Unicode.Scalar(UInt32($0)) }
    .filter { $0 != "\n" && $0 != "\t" }

  private static let junk = String(String.UnicodeScalarView(steering))

  private func raw(_ outcome: Program.Outcome) -> [Unicode.Scalar] {
    (outcome.output + outcome.errors).unicodeScalars.filter {
      Self.steering.contains($0) || $0 == "\0"
    }
  }

  private static let script =
    "X = 1 # \(junk)\n\(junk)\nlabel\(junk): Y = 2\nhelp \(junk)\nload \(junk)\n"
  private static let lesson = """
    # T \(junk)

    Prose \(junk) and *\(junk)* and `\(junk)` and [a link](http://\(junk)).

    ```slackline \(junk)
    > X = 1
    ```

    ```slackline
    > X = 1\(junk)
    \(junk)
    ```

    ```ask
    prompt: \(junk)
    expect: X = 1
    miss \(junk): \(junk)
    hint: \(junk)
    answer: \(junk)
    \(junk): \(junk)
    ```

    """
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1\(junk) UIView:0x2.width == 5 \(junk)>",
        "<NSLayoutConstraint:0x3 UIView:0x2'\(junk)'.width == 6>"
    )
    """
  private static let linearProgram =
    "Maximize\n obj: 3 x\(junk)\nSubject To\n c\(junk): x <= 4\nEnd\n"

  @Test(
    "What stands in a file",
    arguments: [
      ["run", "s"], ["run", "--format", "json", "s"], ["solve", "s"],
      ["solve", "--format", "json", "s"], ["duel", "s"], ["export", "s", "-o", "o.lp"],
      ["export", "s", "-o", "-"], ["export", "l.md", "-o", "o.html"], ["explain", "log"],
      ["explain", "--format", "json", "log"], ["solve", "p.lp"], ["solve", "p.mps"],
      ["verify", "s", "s"], ["lesson", "check", "l.md"], ["lesson", "show", "l.md"],
      ["lesson", "run", "l.md"], ["lesson", "run", "--format", "junit", "l.md"],
      ["lesson", "run", "--format", "json", "l.md"], ["lesson", "play", "l.md"],
      ["lesson", "grade", "l.md", "s"], ["site", "site", "--page", "l.md"],
    ])
  func files(arguments: [String]) throws {
    let program = try Program()
    try program.write(Self.script + "\0\n", to: "s")
    try program.write(Self.lesson, to: "l.md")
    try program.write(Self.log, to: "log")
    try program.write(Self.linearProgram, to: "p.lp")
    try program.write(Self.linearProgram, to: "p.mps")
    let outcome = try program.run(arguments, input: Data(Self.script.utf8))
    #expect(raw(outcome).isEmpty, "\(arguments)")
    #expect(outcome.status >= 0, "it ended by itself")
    for name in ["o.html", "o.lp"] {
      guard let text = try? program.text(of: name) else { continue }
      #expect(text.unicodeScalars.allSatisfy { !Self.steering.contains($0) }, "\(name)")
    }
  }

  @Test(
    "The name of a file",
    arguments: [
      ["run"], ["solve"], ["duel"], ["verify", "none"], ["export", "-o", "x.lp"], ["explain"],
      ["lesson", "check"], ["lesson", "show"], ["lesson", "run"], ["lesson", "play"],
      ["lesson", "new"],
      ["lesson", "grade", "none"], ["exercise"], ["bench"], ["--present"], [],
    ])
  func names(arguments: [String]) throws {
    let program = try Program()
    let name = "f\(Self.junk.filter { $0 != "/" }.prefix(60)).md"
    #expect(raw(try program.run(arguments + [name])).isEmpty, "there is none")
    try program.write(Self.lesson, to: name)
    #expect(raw(try program.run(arguments + [name])).isEmpty, "there is one")
  }

  @Test(
    "What is no option",
    arguments: [
      ["--\(junk)"], ["-\(junk)"], ["run", "--\(junk)"], ["lesson", junk],
      ["run", "--format", junk],
      ["exercise", junk], ["help", junk],
    ])
  func options(arguments: [String]) throws {
    #expect(raw(try Program().run(arguments)).isEmpty)
  }

  @Test("Each by itself, in a line and in a label", arguments: steering)
  func alone(scalar: Unicode.Scalar) throws {
    let outcome = try Program().run(
      "-c", "X\(scalar) = 1", "-c", "a: Y = 2 # \(scalar)", "-c", "help \(scalar)", "-c", "list")
    #expect(raw(outcome).isEmpty)
  }

  @Test(
    "The name of a file ends no line: what follows could be a message of another",
    arguments: [
      ["run"], ["run", "--format", "json"], ["solve"], ["duel"], ["verify", "none"],
      ["verify", "x.sl"], ["export", "--to", "svg", "-o", "-"],
      ["export", "--to", "html", "-o", "-"],
      ["export", "--to", "tex", "-o", "-"], ["export", "x.sl", "-o"],
      ["export", "--to", "lp", "--level", "9", "-o", "-"],
      ["explain"], ["lesson", "check"], ["lesson", "check", "--promote"], ["lesson", "show"],
      ["lesson", "run"], ["lesson", "run", "--format", "junit"], ["lesson", "play"],
      ["lesson", "new"], ["lesson", "grade"], ["lesson", "grade", "--lesson"],
      ["lesson", "forget"],
      ["exercise"], ["site"], ["site", "s", "--page"], ["--present"], [],
    ])
  func lineFeeds(arguments: [String]) throws {
    for (ending, texts) in [
      (".md", [nil, "X = ", Self.lesson, "# T\n\n```slackline\n> X = 1\nold reply\n```\n"]),
      (".sl", [nil, "X <\n", "X = 1\n"]), (".lp", ["Maximize\n x\nSubject\n", Self.linearProgram]),
    ] {
      for text in texts {
        let program = try Program()
        let name = "x\nevil:1:1: error: forged\n\tand so on" + ending
        try program.write("X = 1\n", to: "x.sl")
        if let text { try program.write(text, to: name) }
        let outcome = try program.run(arguments + [name], input: Data("4\nquit\n".utf8))
        let lines = (outcome.output + outcome.errors).split(separator: "\n")
        let forged = lines.filter { $0.hasPrefix("evil") || $0.hasPrefix("\tand") }
        #expect(forged.isEmpty, "\(arguments) \(name): \(outcome)")
        #expect(outcome.status >= 0)
      }
    }
  }
}
