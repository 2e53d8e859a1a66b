// Logs of AppKit: its other words, and its y, which runs up.

import ConstraintHierarchies
import Layouts
import Logs
import Rationals
import TestSupport
import Testing

@Suite("Logs of AppKit")
struct LogYAxisTests {
  /// As a Mac reported it, with addresses given.
  static let toolbar = """
    Conflicting constraints detected: (
        "<NSLayoutConstraint:0x600000a1 App.ToolbarView:0x13c00aaa0.height >= 32   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x600000a2 h=-&- v=-&- App.ToolbarView:0x13c00aaa0.minY == 0   (active, names: '|':NSView:0x13c00bbb0 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x600000a3 h=-&- v=-&- V:|-(0)-[App.ToolbarView:0x13c00aaa0]   (active, names: '|':NSView:0x13c00bbb0 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x600000a4 h=-&- v=&-- NSView:0x13c00bbb0.height == 0   (active)>"
    ).
    Will attempt to recover by breaking <NSLayoutConstraint:0x600000a1 App.ToolbarView:0x13c00aaa0.height >= 32   (active)>.
    """

  private static func explain(_ text: String) throws -> LogExplanation {
    try LogExplanation(try #require(LogReader.logs(in: text).first))
  }

  /// A mask's constraint, or another line, along the vertical axis.
  private static func log(_ lines: [String]) -> String {
    "Unable to simultaneously satisfy constraints:\n(\n"
      + lines.enumerated().map { index, line in
        let isMask = line.contains("minY") || line.contains("midY") || line.contains("maxY")
        let mask = isMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
        return "<\(mask):0xa\(index) \(isMask ? "h=--& v=--& " : "")\(line)>"
      }.joined(separator: "\n") + "\n)\n"
  }

  @Test("minY is the bottom where y runs up, and a conflict is called one")
  func notFlipped() throws {
    let explanation = try Self.explain(Self.toolbar)
    #expect(explanation.log.yAxis == .up)
    #expect(explanation.verdict.outcome == .conflict)
    #expect(explanation.verdict.all == [[0, 1, 2, 3]])
    #expect(
      explanation.log.statement(of: explanation.log.entries[1])
        == "ToolbarView.bottom = View.bottom")
    #expect(explanation.log.broken == 0)
    #expect(explanation.verdict.breakingCures == true)
  }

  @Test("AppKit's other words: one log, and what was broken is no line of the list")
  func otherWords() throws {
    for closing in [").", ")", "),"] {
      let logs = LogReader.logs(in: Self.toolbar.replacing(").\n", with: closing + "\n"))
      let log = try #require(logs.first)
      #expect(logs.count == 1)
      #expect(log.entries.count == 4)
      #expect(log.broken == 0)
      #expect(log.isWhole)
    }
    var collector = LogCollector(isAsked: false)
    let lines = Self.toolbar.split(separator: "\n").map(String.init)
    #expect(LogCollector.isBeginning(lines[0]))
    for line in lines.dropLast() { #expect(collector.take(line) == .goesOn) }
    #expect(collector.take(lines[lines.count - 1]) == .isWhole)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var lines: [String]
    var axis: LayoutLog.YAxis?
    var all: [[Int]]

    var testDescription: String { name }
  }

  @Test(
    "The way is taken in which the lines clash",
    arguments: [
      Case(
        name: "up: maxY is the top",
        lines: [
          "NSView:0x1.maxY == 40 (Names: '|':NSBox:0x2 )", "NSView:0x1.top == NSBox:0x2.top",
          "V:[NSBox:0x2(50)]",
        ], axis: .up, all: [[0, 1, 2]]),
      Case(
        name: "flipped: only so do they clash",
        lines: [
          "NSView:0x1.minY == 40 (Names: '|':NSBox:0x2 )", "NSView:0x1.top == NSBox:0x2.top + 30",
        ], axis: .down, all: [[0, 1]]),
      Case(
        name: "up: a bottom against a minY",
        lines: [
          "NSView:0x1.minY == 40 (Names: '|':NSBox:0x2 )",
          "NSView:0x1.bottom == NSBox:0x2.bottom - 30",
        ], axis: .up, all: [[0, 1]]),
      Case(
        name: "a centre is a centre either way, but from another end",
        lines: [
          "NSView:0x1.midY == 40 (Names: '|':NSBox:0x2 )",
          "NSView:0x1.centerY == NSBox:0x2.top + 30",
        ], axis: .down, all: [[0, 1]]),
      Case(
        name: "neither clashes: as usual",
        lines: ["NSView:0x1.minY == 40 (Names: '|':NSBox:0x2 )", "V:[NSBox:0x2(50)]"], axis: .up,
        all: []),
      Case(
        name: "at least so far up is at most so far down",
        lines: [
          "NSView:0x1.minY >= 40 (Names: '|':NSBox:0x2 )",
          "V:[NSView:0x1]-(30)-| (Names: '|':NSBox:0x2 )",
        ], axis: .up, all: [[0, 1]]),
      Case(
        name: "two coordinates",
        lines: ["NSView:0x1.minY == NSBox:0x2.maxY + 8", "NSView:0x1.bottom == NSBox:0x2.top + 8"],
        axis: .up, all: [[0, 1]]),
      Case(
        name: "UIKit's y runs down",
        lines: [
          "UIView:0x1.minY == 40 (Names: '|':UIView:0x2 )",
          "UIView:0x1.bottom == UIView:0x2.bottom - 30",
        ], axis: nil, all: []),
      Case(
        name: "whose classes are all the developer's, if that makes it a conflict",
        lines: [
          "App.A:0x1.minY == 40 (Names: '|':App.B:0x2 )",
          "App.A:0x1.bottom == App.B:0x2.bottom - 30",
        ], axis: .up, all: [[0, 1]]),
      Case(
        name: "a superview that no line names",
        lines: ["NSView:0x1.minY == 40", "NSView:0x1.minY == 30"], axis: .up, all: [[0, 1]]),
    ])
  func ways(_ test: Case) throws {
    let explanation = try Self.explain(Self.log(test.lines))
    #expect(explanation.log.yAxis == test.axis)
    #expect(explanation.verdict.all == test.all)
  }

  @Test("Where both ways clash, the other edge of a mask says which it is")
  func masks() throws {
    let mask = "NSAutoresizingMaskLayoutConstraint"
    let names = "(active, names: '|':NSTextView:0x2 )"
    func log(_ other: String) -> String {
      """
      Unable to simultaneously satisfy constraints:
      (
          "<\(mask):0xa1 h=-&- v=-&- _NSTextContentView:0x1.minY == 0   \(names)>",
          "<\(mask):0xa2 h=-&- v=-&- \(other)   \(names)>",
          "<\(mask):0xa3 h=--& v=--& NSTextView:0x2.height == 2   (active)>"
      )
      """
    }
    let flipped = try Self.explain(log("V:[_NSTextContentView:0x1]-(49)-|"))
    #expect(flipped.log.yAxis == .down)
    #expect(flipped.verdict.all == [[0, 1, 2]])
    let usual = try Self.explain(log("V:|-(49)-[_NSTextContentView:0x1]"))
    #expect(usual.log.yAxis == .up)
    #expect(usual.verdict.all == [[0, 1, 2]])
  }

  @Test("A log turned upside down is the same log")
  func upsideDown() throws {
    // What is typed with coordinates that run up, and with edges, clashes alike: the edges are reckoned here, from the height
    // of the screen that all lie in, and not by the program.
    var generator = SeededGenerator(seed: 6)
    var clashing = 0
    for round in 0..<Trials.count(150) {
      var (up, edges): ([String], [String]) = (["V:[NSBox:0x9(100)]"], ["V:[NSBox:0x9(100)]"])
      for _ in 0..<generator.integer(in: 2...5) {
        let view = "NSView:0x\(generator.integer(in: 1...2))"
        let number = generator.integer(in: 0...10) * 10
        let relation = generator.element(of: ["==", ">=", "<="])
        let turned = relation == ">=" ? "<=" : relation == "<=" ? ">=" : "=="
        let (coordinate, edge) = generator.element(
          of: [("minY", "bottom"), ("maxY", "top"), ("midY", "centerY")])
        up.append("\(view).\(coordinate) \(relation) \(number) (Names: '|':NSBox:0x9 )")
        edges.append("\(view).\(edge) \(turned) NSBox:0x9.top + \(100 - number)")
      }
      let first = try LogVerdict(try #require(LogReader.logs(in: Self.log(edges)).first))
      let read = try Self.explain(Self.log(up))
      guard read.log.yAxis == .up else {
        #expect(first.outcome == .satisfiable, "round \(round)")
        continue
      }
      #expect(read.verdict.outcome == first.outcome, "round \(round): \(up)")
      if first.outcome == .conflict { clashing += 1 }
    }
    #expect(clashing > Trials.count(150) / 10)
  }

  // MARK: Lists that are cut

  private static let list = [
    #""<NSLayoutConstraint:0xa1 UIView:0x2.width == 5   (active)>","#,
    #""<NSLayoutConstraint:0xa2 UIView:0x3.width == 6   (active)>""#,
  ]

  @Test(
    "A list that begins or ends outside the paste is told as that",
    arguments: [
      (["Unable to simultaneously satisfy constraints:", "("], [")"], true, true),
      (["("], [")"], true, true), ([], [")"], false, true), (["("], [], true, false),
      ([], [], false, false), (["Conflicting constraints detected: ("], [")."], true, true),
      (
        [],
        [
          "Will attempt to recover by breaking constraint",
          "<NSLayoutConstraint:0xa3 UIView:0x2.width == 7>",
        ],
        false, true
      ),
    ])
  func cut(before: [String], after: [String], begins: Bool, ends: Bool) throws {
    let text = (before + Self.list + after).joined(separator: "\n")
    let log = try #require(LogReader.logs(in: text).first)
    #expect((log.showsBeginning, log.showsEnd) == (begins, ends))
  }
}
