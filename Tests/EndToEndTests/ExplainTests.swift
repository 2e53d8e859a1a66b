// slackline explain: a log in, the explanation out.

import Foundation
import Testing

@Suite("slackline explain")
struct ExplainTests {
  private static let log = """
    2019-06-06 22:28:25 App[11996:175318] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.height == 0   (active)>",
        "<NSLayoutConstraint:0x3 V:[UILabel:0x4'Tech']-(8)-|   (active, names: '|':UIView:0x2 )>",
        "<NSLayoutConstraint:0x5 V:|-(8)-[UILabel:0x4'Tech']   (active, names: '|':UIView:0x2 )>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 V:[UILabel:0x4'Tech']-(8)-|   (active, names: '|':UIView:0x2 )>

    """

  @Test("A log is explained, from a file and from standard input")
  func text() throws {
    let program = try Program()
    try program.write(Self.log, to: "crash.log")
    let outcome = try program.run("explain", "crash.log")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        #   whose  what it says
        1 ! mask   View is 0 high
        2 ! yours  View’s bottom is 8 below Tech’s bottom
        3 ! yours  Tech’s top is 8 below View’s top

        The short names:
          View: UIView:0x2
          Tech: UILabel:0x4 ‘Tech’

        1, 2 and 3 cannot hold together:
          0 = View.height = 8 + Tech.height + 8 ≥ 16
        Tech.height ≥ 0 holds always, although no log prints it.
        The system broke 2, and that ends the conflict.

        Ways out, each tried:
        • 2 or 3 at priority 999, giving way by 16, or left out: all others hold
        • View.translatesAutoresizingMaskIntoConstraints = false: 1 goes, and the others
          agree

        """)
    let piped = try program.run("explain", "-", input: Self.log)
    #expect(piped.status == 0 && piped.output == outcome.output)
  }

  @Test("The README's answer is the program's")
  func readme() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    let sample = folder.appendingPathComponent("Tests/LayoutsTests/Samples/04.txt")
    let outcome = try Program().run(
      "explain", "-", input: try String(contentsOf: sample, encoding: .utf8))
    let shown = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(readme.contains("04.txt\n\(shown)"), "\(shown)")
  }

  @Test("One JSON object for each log")
  func json() throws {
    let program = try Program()
    let outcome = try program.run(
      "explain", "--format", "json", "-", input: Self.log + Self.log + "noise\n")
    let objects = try outcome.objects()
    #expect(objects.count == 2)
    for object in objects {
      #expect(object["verdict"] as? String == "conflict")
      #expect(object["smallest"] as? [Int] == [0, 1, 2])
      #expect(object["all"] as? [[Int]] == [[0, 1, 2]])
      #expect(object["uses_non_negative"] as? [String] == ["Tech.height"])
      #expect(object["broken"] as? Int == 1)
      #expect(object["cures"] as? [Int] == [0, 1, 2])
      let constraints = try #require(object["constraints"] as? [[String: Any]])
      #expect(constraints.map { $0["index"] as? Int } == [0, 1, 2])
      #expect(constraints.map { $0["address"] as? String } == ["0x1", "0x3", "0x5"])
      #expect(constraints.map { $0["owner"] as? String } == ["mask", "yours", "yours"])
    }
  }

  @Test("Several logs have numbers, and what was not read is named")
  func several() throws {
    let text = Self.log + Self.log.replacing("(8)-|", with: "(8")
    let outcome = try Program().run("explain", "-", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Log 1, from line 1"))
    #expect(outcome.output.contains("Log 2, from line 11"))
    #expect(outcome.output.contains("2 lines could not be read"))
    #expect(outcome.output.contains("line 15"))
  }

  @Test("What is assumed of margins")
  func margins() throws {
    let text = """
      <NSLayoutConstraint:0x1 UILabel:0x2.left == UIView:0x3.leftMargin>
      <NSLayoutConstraint:0x4 UILabel:0x2.right == UIView:0x3.rightMargin>
      <NSLayoutConstraint:0x5 UIView:0x3.width == 10>
      """
    let plain = try Program().run("explain", "-", input: text)
    #expect(plain.output.contains("No conflict in these lines: they can all hold."))
    #expect(plain.output.contains("the list\nbegins and ends outside the paste"))
    #expect(plain.output.contains("The log does not say View.leftMargin and View.rightMargin."))
    #expect(plain.output.contains("With margins of 8, 1, 2 and 3 cannot hold together:"))
    let wide = try Program().run("explain", "--margins", "6", "-", input: text)
    #expect(wide.output.contains("Assumed: margins of 6."))
    #expect(wide.output.contains("10 = View.width = Label.width + 12 (assumed) ≥ 12"))
    let narrow = try Program().run("explain", "--margins", "5", "-", input: text)
    #expect(narrow.output.contains("No conflict in these lines"))
  }

  @Test(
    "Whatever its bytes, a file is read",
    arguments: [
      ("line feeds", [UInt8](log.utf8)),
      ("carriage returns", [UInt8](log.replacing("\n", with: "\r").utf8)),
      ("both", [UInt8](log.replacing("\n", with: "\r\n").utf8)),
      ("a byte order mark", [0xEF, 0xBB, 0xBF] + [UInt8](log.utf8)),
      (
        "bytes that are no text",
        [0xFF, 0xFE, 0x00, 0x0A] + [UInt8](log.utf8) + [0x80, 0xC3, 0x00]
      ),
      ("control characters around it", [0x1B, 0x5B, 0x31, 0x6D, 0x0A] + [UInt8](log.utf8)),
    ])
  func bytes(name: String, bytes: [UInt8]) throws {
    let plain = try Program().run("explain", "-", input: Self.log)
    let outcome = try Program().run(["explain", "-"], input: Data(bytes))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == plain.output)
  }

  @Test("Nothing that a terminal obeys comes out, not even from a file's name or an error")
  func controls() throws {
    let program = try Program()
    let name = "\u{1B}[31mred\u{9B}2J"
    try program.write("<NSLayoutConstraint:0x1 UIView:0x2'\(name)'.width ==\n", to: "cut\(name)")
    try program.write("hello\n", to: "none\(name)")
    for file in ["cut", "none", "nowhere"] {
      let outcome = try program.run("explain", file + name)
      #expect(outcome.status == (file == "nowhere" ? 66 : 65))
      #expect(!outcome.errors.isEmpty)
      let controls = outcome.errors.unicodeScalars.filter {
        $0 != "\n" && $0.properties.generalCategory == .control
      }
      #expect(controls.isEmpty, "\(outcome.errors.debugDescription)")
    }
  }

  @Test("The answer to a long list stands before the list")
  func longList() throws {
    let text = try String(contentsOf: Self.sample("more/long-form.txt"), encoding: .utf8)
    let outcome = try Program().run("explain", "-", input: text)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    let verdict = try #require(lines.firstIndex { $0.hasSuffix("cannot hold together:") })
    #expect(verdict < 20 && lines.count > 100)
  }

  private static func sample(_ file: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("LayoutsTests/Samples/\(file)")
  }

  @Test("A file without a log is an error, with its name")
  func noLog() throws {
    let program = try Program()
    try program.write("hello\n", to: "note.txt")
    let outcome = try program.run("explain", "note.txt")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors == "note.txt: error: there is no log of constraints in it\n")
    let cut = try program.run("explain", "-", input: "\n<NSLayoutConstraint:0x1 UIView:0x2.wid\n")
    #expect(cut.status == 65 && cut.output.isEmpty)
    #expect(cut.errors.contains(":2: error: no line of the log could be read"))
  }
}
