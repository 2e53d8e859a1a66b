// Views that fit what is in them, views whose content scrolls, frames beside alignment rectangles, and pixels.

import ConstraintHierarchies
import Formats
import Language
import Layouts
import Narration
import Rationals
import Simplex
import TestSupport
import Testing

@testable import Session

@Suite("Views that fit")
struct FittingTests {
  /// A title that gives way before a price, 16 from the edges and 8 apart: 16 + 120 + 8 + 60 + 16 = 220 wide.
  private static let card = [
    "view card", "view title, price in card", "size title 120 x 20",
    "size price 60 x 20 resist 751", "H:|-16-[title]-8-[price]-16-|", "V:|-12-[title]-12-|",
    "V:|-12-[price]-12-|",
  ]

  private func card(_ lines: String...) -> Session {
    var session = Session()
    for line in Self.card + lines { session.take(line) }
    return session
  }

  @Test(
    "Two wishes make a view as small as what is in it allows",
    arguments: [
      (["fit card"], "card.width = 220", "card.height = 44"),
      (["fit card 200 x 0 @1000/50"], "title.width = 100", "card.height = 44"),
      (["fit card 300 x 0 @required/50"], "card.width = 300", "title.width + price.width = 260"),
      (["fit card 0 x none"], "card.width = 220", "card.height in [44, 44]"),
      // Above what the title resists with, below what the price does: the title gives way whole.
      (["fit card 0 x 0 @750.5"], "card.width = 100", "title.width = 0"),
      (["fit card", "title.width >= 150 @20"], "card.width = 220", "title.width = 120"),
      (["fit card", "title.width >= 150 @300"], "card.width = 250", "title.width = 150"),
      (["fit card 300 x 0 @1000/50", "fit card"], "card.width = 220", "card.height = 44"),
      (
        ["fit card 300 x 0 @1000/50", "fit card 0 x 0 @50"], "card.width = 220", "card.height = 44"
      ),
    ])
  func fits(lines: [String], one: String, other: String) {
    var session = card()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    for claim in [one, other] { #expect(session.run("expect \(claim)").failure == nil, "\(claim)") }
  }

  @Test("They are ordinary constraints: listed, asked about, undone, saved, labelled")
  func ordinary() {
    var session = card("own: fit card")
    #expect(session.take("list").contains("own.1  card.width = 0"))
    #expect(session.take("why card.width").contains("own.1"))
    session.take("undo")
    #expect(!session.take("list").contains("own.1"))
    #expect(session.run("own: fit screen").failure != nil)
    #expect(session.run("fit nothing").failure != nil)
    #expect(session.run("fit card none x none").failure != nil)
  }

  @Test("What holds a view from outside is told, with what a measurement would find")
  func heldFromOutside() {
    var session = card("screen 400 x 300", "H:|-[card]-|")
    let words = session.take("fit card")
    #expect(
      words.replacing("\n", with: " ").contains(
        "measured alone, card would be 220 wide: constraints"))
    #expect(session.run("expect card.width = 360").failure == nil)
    let notes = session.data("fit card")["notes"]
    #expect(
      notes.compact.contains(
        #""note":"held-from-outside","names":["card"],"alone":{"width":"220","height":null}"#),
      "\(notes.compact)")
    var free = card("fit card")
    #expect(!free.take("fit card").contains("measured alone"))
  }

  @Test("A required size that is changed to one that cannot be had is refused")
  func requiredSizes() {
    var session = card("size title 120 x 20 resist 1000", "card.width = 250", "fit card")
    let before = session.take("list")
    #expect(session.run("size title 230 x 20").failure != nil)
    #expect(session.take("list") == before)
  }

  @Test("A fitting size is what the oracle finds for the least width below all levels above 50")
  func againstTheOracle() throws {
    var settled = 0
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { generator.integer(in: range) }
      let levels = ["@1000", "@750", "@50.5", "@60", "@49", "@20"]
      let lines = [
        "view card, a, b",
        "card.width = \(generator.integer(in: 1...2)) * a.width + b.width + \(number(0...9))",
        "a.width >= \(number(1...30)) \(generator.element(of: levels))",
        "b.width >= \(number(1...30)) \(generator.element(of: levels))",
        "card.width \(generator.element(of: ["<=", ">="])) \(number(5...60)) "
          + generator.element(of: Array(levels.dropFirst())),
      ]
      var session = Session()
      for line in lines { session.take(line) }
      let hierarchy = session.state.hierarchy
      guard let oracle = try? Oracle(Model(hierarchy).problem) else { continue }
      guard case .variable(let width) = hierarchy.symbol(named: "card.width") else { continue }
      let above = hierarchy.levels.count { $0 > Priority.fittingSize }
      let least = oracle.range(of: LinearForm([.init(width.index, 1)]), levels: above).lower
      session.take("fit card 0 x none")
      let value = try #require(least)
      #expect(session.run("expect card.width = \(value)").failure == nil, "\(lines), \(value)")
      settled += 1
    }
    #expect(settled > 50)
  }

  // MARK: Scrolling

  @Test(
    "What scrolls is as large as what is pinned to it, and lies where its offsets have moved it")
  func scrolling() {
    var session = Session(
      "screen 320 x 480", "scroll list", "HV:|[list]|", "view page in list.content",
      "HV:|[page]|", "page.width = list.width")
    #expect(session.take("ambiguous").contains("list.content.height"))
    session.take("page.height = 900")
    #expect(session.take("ambiguous").contains("nothing is open"))
    session.take("point list.offsetY = 100")
    for claim in [
      "frame list = 0 0 320 480", "frame list.content = 0 -100 320 900",
      "frame page = 0 -100 320 900",
    ] { #expect(session.run("expect \(claim)").failure == nil, "\(claim)") }
    #expect(session.run("scroll list").failure != nil)
    var other = Session("point tall.offsetX = 3")
    #expect(other.run("scroll tall").failure != nil)
    #expect(other.run("view tall").failure == nil)
  }

  @Test("A screen has another width, and the height that it had")
  func screens() {
    var session = Session("screen 320", "view a", "H:|-[a]-|")
    #expect(session.run("expect a.width = 280").failure == nil)
    session.take("screen 390 x 844")
    session.take("screen 430")
    #expect(session.run("expect screen.width = 430").failure == nil)
    #expect(session.run("expect screen.height = 844").failure == nil)
    #expect(session.run("screen none").failure != nil)
  }

  // MARK: Pixels

  @Test(
    "Each edge goes to the nearest pixel, and a size is what lies between",
    arguments: [
      (1, ["0", "107", "213", "320"]), (2, ["0", "213", "427", "640"]),
      (3, ["0", "320", "640", "960"]),
    ])
  func pixels(scale: Int, edges: [String]) throws {
    var session = Session("screen 320 x 100", "view a, b, c", "H:|[a][b(a)][c(a)]|")
    guard case .layout(.pixels(let report)) = session.run("pixels \(scale)").answer else {
      Issue.record("no pixels")
      return
    }
    let extents = report.views.dropFirst().compactMap { $0.horizontal }
    #expect(extents.map { $0.nearPixel.description } == Array(edges.dropLast()))
    #expect(extents.map { $0.farPixel.description } == Array(edges.dropFirst()))
    #expect(extents.allSatisfy { $0.size == Rational(320, over: 3) })
    #expect(report.uneven(.horizontal).map { $0.count } == (scale == 3 ? [] : [3]))
    #expect(report.views.allSatisfy { $0.name == "screen" || $0.vertical == nil })
  }

  @Test(
    "From the middle between two pixels an edge goes to the later one; neighbours stay neighbours")
  func halves() {
    var session = Session(
      "screen 100 x 10", "view a, b", "H:|-0.5-[a(1)][b(1)]", "V:|[a]|", "V:|[b]|")
    let json = session.data("pixels 1")["views"].elements.map { $0["horizontal"] }
    #expect(json.map { $0["nearPixel"].string } == ["0", "1", "2"])
    #expect(json.map { $0["farPixel"].string } == ["100", "2", "3"])
    let state = session.take("list")
    session.take("pixels 3")
    #expect(session.take("list") == state)
    #expect(session.run("pixels 0").failure != nil)
    #expect(session.run("pixels 2.5").failure != nil)
  }

  // MARK: Alignment rectangles

  @Test("A frame lies outside its alignment rectangle, which constraints are about")
  func outsets() {
    var session = Session(
      "screen 100 x 100", "view badge", "HV:|-[badge(40)]", "outset badge 2 top 8, right 6")
    #expect(session.run("expect frame badge = 20 20 40 40").failure == nil)
    let outer = session.data("draw")["frames"].elements[1]["outer"]
    #expect(
      ["left", "top", "width", "height"].map { outer[$0]["value"].string }
        == ["18", "12", "48", "50"])
    #expect(session.take("draw").contains("18 … 66"))
    session.take("outset badge 0")
    #expect(!session.data("draw").compact.contains("outer"))
    #expect(session.run("outset badge").failure != nil)
  }
}
