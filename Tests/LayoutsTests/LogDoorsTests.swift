// One reader for every door: a log is read the same by a file, by `paste` and at the prompt, whatever stands before its
// lines and wherever the paste was cut. And listings of views, which are no logs.

import ConstraintHierarchies
import Formats
import Language
import Layouts
import Logs
import Narration
import TestSupport
import Testing
import Wording

@testable import Session

@Suite("The doors of logs")
struct LogDoorsTests {
  /// What the entries of logs say, without how their items are called.
  private static func saying(_ logs: [LayoutLog]) -> [String] {
    logs.flatMap { log in
      log.entries.map {
        "\($0.line == 0) \($0.address) \($0.relation) \($0.constant) \($0.priority.number)"
      }
    }
  }

  private static func typed(_ lines: [String]) -> (logs: [LayoutLog], failures: [String]) {
    var session = Session()
    var failures: [String] = []
    for line in lines {
      if let failure = session.run(line).failure {
        failures.append(failure.diagnostic(in: .english).message(in: .english))
      }
    }
    if session.isCollecting, let failure = session.run(Session.endOfLog).failure {
      failures.append(failure.diagnostic(in: .english).message(in: .english))
    }
    return (session.importedLogs.map { $0.log }, failures)
  }

  private static let withoutBrackets: [LogDisguiseTests.Disguise] = [.bare, .optionals, .oneLine]

  @Test(
    "A log that is whole, or cut at any byte, through any prefix, is at the prompt what it is in a file",
    arguments: 0..<Trials.count(200))
  func prompt(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(15_000 + seed))
    let written = RandomLog(&random, lines: random.integer(in: 2...6), items: 3)
    let disguise = random.element(of: LogDisguiseTests.Disguise.allCases)
    var whole = disguise.text(written.entries)
    // Without the heading, as it is often pasted.
    let end = whole.firstIndex(of: "\n")
    if let end, random.happens(1, outOf: 2), disguise != .bare, disguise != .optionals {
      whole = String(whole[end...].dropFirst())
    }
    let bytes = Array(whole.utf8)
    let length = random.happens(1, outOf: 2) ? bytes.count : random.integer(in: 0...bytes.count)
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let read = LogReader.logs(in: lines).filter { !$0.entries.isEmpty }

    let typed = Self.typed(lines)
    #expect(Self.saying(typed.logs) == Self.saying(read), "\(disguise)\n\(text)")
    // What is refused is that nothing could be read, or a line that was cut behind the list.
    if !read.isEmpty, length == bytes.count {
      #expect(typed.failures.isEmpty, "\(typed.failures)\n\(text)")
    }
    // What was cut in its list is told as that.
    if !Self.withoutBrackets.contains(disguise) {
      for log in read where log.entries.count < written.lines.count {
        #expect(!log.showsEnd, "\(text)")
      }
    }
    let pasted = Self.typed(["paste"] + lines)
    #expect(Self.saying(pasted.logs) == Self.saying(read), "\(disguise)\n\(text)")
    if !read.isEmpty { #expect(pasted.failures.isEmpty, "\(pasted.failures)\n\(text)") }
  }

  @Test("A bracket that nothing follows is told of with the next line; it keeps nothing back")
  func brackets() {
    for lines in [["("], ["(", "x = 3"], ["(", "", "x = 3"], ["   12 (", "x = 3"]] {
      #expect(Self.typed(lines).failures.count == 1, "\(lines)")
    }
    var session = Session()
    _ = session.run("(")
    _ = session.run("x = 3")
    #expect(!session.isCollecting && session.run("x = 3").failure == nil)
    #expect(Session().isOfLog("flutter: (") && !Session().isOfLog("(3 + x) = 4"))
  }

  @Test("A list whose beginning lies outside the paste begins in the middle of a line")
  func cutHead() {
    let lines = [
      "Label:0x7fa'Title'.width == 300   (active)>\",",
      "    \"<NSLayoutConstraint:0x604 UIView:0x7fb.width == 320   (active)>\"", ")",
    ]
    let (logs, failures) = Self.typed(lines)
    #expect(failures.isEmpty && Self.saying(logs) == Self.saying(LogReader.logs(in: lines)))
    #expect(logs.count == 1)
  }

  @Test("Of kiwi's dump the constraints are kept, as one change, and nothing of its tableau")
  func kiwi() {
    let dump = [
      "Objective", "---------", "-2 + 1 * e2 + 1 * s4", "", "Tableau", "-------",
      "v1 | -10 + 1 * s2", "", "Variables", "---------", "xm = v1", "", "Constraints",
      "-----------", "1 * x1 + -120 >= 0 | strength = 1.001e+09 (VIOLATED)",
      "1 * xm + -60 == 0 | strength = 1e+06", "",
    ]
    let doors = [["paste"] + dump + ["."], dump, Array(dump.drop { $0 != "Constraints" })]
    for door in doors + [[]] {
      var session = Session()
      if door.isEmpty {
        #expect(session.importLogs(in: dump, as: "import dump.txt").failure == nil)
      }
      for line in door { #expect(session.run(line).failure == nil, "\(line)") }
      #expect(!session.isCollecting)
      #expect(session.run("expect x1 in [120, inf]").failure == nil)
      #expect(session.run("expect xm = 60").failure == nil)
      #expect(session.run("v1 = 3").failure == nil && session.run("undo 2").failure == nil)
      #expect(session.run("value xm").failure != nil)
    }
    var session = Session()
    // Dashes are a line of a dump under its heading only.
    for line in ["x1 = 3", "---------", "var Objective"] { #expect(!session.isOfLog(line)) }
    for line in ["var Objective", "---"] { _ = session.run(line) }
    #expect(!session.isCollecting)
    #expect(session.importLogs(in: Array(dump.prefix(9)), as: "import a").failure != nil)
    #expect(session.importLogs(in: dump + ["1 * x +"], as: "import a").failure != nil)
    #expect(session.run("value xm").failure != nil)
  }

  @Test("Where the system has struck out all, what to do is said")
  func struckOut() throws {
    let text = ["12:00 App[1:2] [LayoutConstraints] <private>"]
    #expect(LogReader.firstUnread(in: text)?.reason == .redacted)
    #expect(LogReader.firstUnread(in: ["x >= 3"]) == nil)
    var session = Session()
    let failure = try #require(session.importLogs(in: text, as: "import a").failure)
    #expect(failure.diagnostic(in: .english).message(in: .english).contains("Xcode"))
  }

  // MARK: Listings of views

  private static let listing = [
    "UIWindow:0x7f8e1a5068c0 - AMBIGUOUS LAYOUT for UIWindow:0x7f8e1a5068c0.minX{id: 1}",
    "|   •UIView:0x7f8e1a70c310",
    "|   |   *UILabel:0x7f8e1a70f5d0'Title' - AMBIGUOUS LAYOUT for UILabel:0x7f8e1a70f5d0'Title'.minY{id: 29}, "
      + "UILabel:0x7f8e1a70f5d0'Title'.Width{id: 30}",
    "|   |   |   UIButtonLabel:0x7f8e1a6141a0",
    "|   |   +UIImageView:0x7f8e1a6159a0- MISSING HOST CONSTRAINTS",
  ]

  @Test(
    "It is known by every door: which views are ambiguous, in what, and where their constraints are printed"
  )
  func listings() throws {
    let views = LayoutTrace.ambiguities(in: Self.listing)
    #expect(views.map { $0.view } == ["UIWindow", "UILabel 'Title'"])
    #expect(views.map { $0.open } == [[.left], [.width, .top]])
    #expect(Self.listing.allSatisfy { LayoutTrace.isLine($0) })
    for line in ["|x| <= 3", "x = 3", "- 3x <= 4", "* note", "lo: x >= 3", "UIView:0x7f8e"] {
      #expect(!LayoutTrace.isLine(line), "\(line)")
    }
    let (logs, failures) = Self.typed(Self.listing)
    #expect(logs.isEmpty && failures.count == 2)
    #expect(failures.allSatisfy { $0.contains("constraintsAffectingLayoutForAxis") })
    let printed = [
      "<UILabel: 0x7f8e1a70f5d0; frame = (20 20; 100 20); text = 'Title'> hasAmbiguousLayout: YES",
      "App.Card:0x7f8e1a70c310 hasAmbiguousLayout = true",
      "<UIView: 0x7f8e1a70c310; frame = (0 0; 1 1)> hasAmbiguousLayout: NO",
    ]
    #expect(
      LayoutTrace.ambiguities(in: printed).map { "\($0.view) \($0.address)" }
        == ["UILabel 0x7f8e1a70f5d0", "App.Card 0x7f8e1a70c310"])
    #expect(printed.allSatisfy { LayoutTrace.isLine($0) })
    #expect(!LayoutTrace.isLine("hasAmbiguousLayout") && Self.typed(printed).failures.count == 2)
    var session = Session()
    let failure = session.importLogs(in: Self.listing, as: "import a").failure
    #expect(
      failure?.diagnostic(in: .english).message(in: .english).contains(
        "UILabel 'Title' (width and top)") == true)
    #expect(session.isOfLog(Self.listing[1]))
  }
}
