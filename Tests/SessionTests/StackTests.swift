// Stacks and hidden views: the values of the contract, and what is refused.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Session
import TestSupport
import Testing

@Suite("Stacks")
struct StackTests {
  /// Three views of sizes 50, 100 and 150 in 400.
  private static let views = [
    "screen 400 x 50", "view a, b, c", "size a 50 x 20", "size b 100 x 20", "size c 150 x 20",
    "guide row", "H:|[row]|", "row.top = 0",
  ]

  private func expect(_ claims: [String], after lines: [String]) {
    var session = Session(lines)
    for claim in claims { session.take("expect \(claim)") }
  }

  @Test(
    "put their views where stack views put them",
    arguments: [
      ("fill", ["a.width in [50, 130]", "b.left - a.right = 10", "c.right = 400"]),
      ("equally", ["a.width = 380/3", "b.width = 380/3", "c.width = 380/3"]),
      ("proportionally", ["a.width = 62.5", "b.width = 125", "c.width = 192.5"]),
      ("spacing", ["b.left - a.right = 50", "c.left - b.right = 50", "row.gap1.width = 50"]),
      ("centering", ["a.left = 0", "b.left = 125", "c.left = 250"]),
    ])
  func distributions(word: String, claims: [String]) {
    expect(claims, after: Self.views + ["stack row = a, b, c spacing 10 \(word)"])
    // Across the stack all are as high as it is.
    expect(
      ["a.top = 0", "a.height = 20", "c.bottom = 20", "row.bottom = 20"],
      after: Self.views + ["stack row = a, b, c spacing 10 \(word)"])
  }

  @Test(
    "Going down is the same with the axes changed",
    arguments: ["equally", "proportionally", "spacing", "centering"])
  func down(word: String) {
    let lines = [
      "screen 50 x 400", "view a, b, c", "size a 20 x 50", "size b 20 x 100", "size c 20 x 150",
      "guide column", "V:|[column]|", "column.left = 0",
      "stack column = a, b, c spacing 10 \(word) down",
    ]
    let claims = [
      "equally": "a.height = 380/3", "proportionally": "c.height = 192.5",
      "spacing": "b.top - a.bottom = 50", "centering": "b.top = 125",
    ]
    expect([claims[word] ?? "", "a.left = 0", "c.right = 20"], after: lines)
  }

  @Test(
    "align their views across",
    arguments: [
      ("top", ["a.top = 0", "b.top = 0", "b.height = 30"]),
      ("bottom", ["a.bottom = 40", "b.bottom = 40", "b.top = 10"]),
      ("centerY", ["a.centerY = 20", "b.top = 5"]),
      ("firstBaseline", ["b.top - a.top = 6", "b.bottom <= 40"]),
      ("lastBaseline", ["a.bottom - b.bottom = 0"]),
    ])
  func alignments(word: String, claims: [String]) {
    expect(
      claims,
      after: [
        "view a, b", "a.height = 40", "b.height = 30", "baseline a ascent 10",
        "baseline b ascent 4",
        "stack row = a, b align \(word)", "row.top = 0", "row.height = 40",
      ])
  }

  @Test("A label numbers the constraints")
  func label() throws {
    var session = Session("view a, b, c", "top: stack row = a, b", "low: mask c --- --- at 1 2 3 4")
    #expect(
      try session.ids().filter { $0.contains(".") && !$0.hasSuffix(".min") }
        == (1...7).map { "top.\($0)" } + (1...4).map { "low.\($0)" })
    session.take("drop top")
    session.take("top: H:[a]-[b]-10-|")
    #expect(try session.ids().contains("top.2"))
  }

  @Test(
    "A label that is taken is refused, not numbered over",
    arguments: ["H:|[a][b]", "stack r = a, b", "mask a --- --- at 0 0 1 1"])
  func takenLabel(form: String) throws {
    var session = Session(
      "view a, b", "top: a.left = 0", "side.2: b.left >= 0", "v = 3", "var two.2")
    #expect(try session.refuse("top: \(form)").code == .duplicateLabel)
    #expect(try session.refuse("side: \(form)").code == .duplicateLabel)
    #expect(try session.refuse("two: \(form)").code == .duplicateLabel)
  }

  @Test("The same name again replaces the stack")
  func again() {
    var session = Session(Self.views + ["stack row = a, b, c spacing 10 equally"])
    session.take("stack row = a, b, c spacing 20 equally")
    session.take("expect a.width = 120")
    session.take("stack row = c, b, a centering")
    session.take("expect c.left = 0")
    session.take("undo 2")
    session.take("expect a.width = 380/3")
  }

  @Test("A new size of a view makes new proportions")
  func newSize() {
    var session = Session(Self.views + ["stack row = a, b, c spacing 10 proportionally"])
    session.take("size c 230 x 20")
    session.take("expect a.width = 50")
    session.take("expect b.width = 100")
  }

  @Test("A hidden view has no width and no gap, and what is inside it is in the way")
  func hidden() throws {
    var session = Session(Self.views + ["stack row = a, b, c spacing 10"])
    session.take("hide b")
    session.take("expect b.width = 0")
    session.take("expect c.left - a.right = 10")
    session.take("unhide b")
    session.take("expect b.width >= 50")
    session.take("view label in b")
    session.take("pad: H:|-8-[label]-8-|")
    #expect(try session.refuse("hide b").code == .unsatisfiable)
    // The cure: one of the inner constraints may give way.
    session.take("priority pad.2 @999")
    session.take("hide b")
    session.take("expect b.width = 0")
    session.take("expect error(pad.2) = 16")
  }

  @Test("Hidden in a row, hidden in a column")
  func hiddenAnew() {
    var session = Session(Self.views + ["stack row = a, b, c", "hide b", "priority b.hidden @999"])
    session.take("stack row = a, b, c down")
    session.take("expect b.height = 0")
    session.take("unhide b")
    session.take("expect b.height = 20")
  }

  @Test(
    "A stack and what is hidden in it are saved as they were typed, a mask with what it divides up")
  func saved() throws {
    var session = Session(
      Self.views + [
        "top: stack row = a, b, c spacing 10 proportionally", "hide b", "inset row 4", "view d",
        "mask d &-- --- at 10 0 20 5", "view x, y", "stack pile = y, x spacing down align trailing",
        "direction rtl", "suggest screen.width = 410",
      ])
    let script = try session.script()
    for line in [
      "top: stack row = a, b, c spacing 10 proportionally",
      "mask d &-- --- at 10 0 20 5 in 400 x 50",
      "stack pile = y, x spacing down align trailing",
    ] {
      #expect(script.contains(line), "\(script)")
    }
    var loaded = Session(script)
    #expect(try loaded.ids() == session.ids())
    for line in ["size a 60 x 20", "unhide b", "mask d off", "stack pile = x"] {
      session.take(line)
      loaded.take(line)
      #expect(try loaded.left() == session.left(), "\(line)")
    }
  }

  @Test("Views that were there before the stack are drawn in it")
  func drawn() {
    var session = Session("screen 100 x 20", "view b, c, a", "view x in a", "view outer")
    session.take("stack inner = a, b spacing 4")
    session.take("stack outer = inner, c")
    session.take("HV:|[outer]|")
    #expect(session.take("draw").contains("screen"))
    session.take("undo")
    session.take("draw")
  }

  @Test(
    "What cannot be stacked is refused where it stands",
    arguments: [
      ("stack row = a, ⟦d⟧", "no view d"), ("stack row = a, ⟦a⟧", "twice"),
      ("stack row = a, ⟦x⟧", "in another view"), ("stack ⟦screen⟧ = a", "what the views lie in"),
      ("stack row = ⟦screen⟧", "what the views lie in"), ("stack a = ⟦a⟧", "lies in a"),
      ("stack x = ⟦a⟧", "lies in a"), ("stack ⟦v⟧ = a", "the name of something else"),
      ("stack row = ⟦a⟧ proportionally", "size a 100 x none"),
      ("stack row = b, ⟦a⟧ proportionally down", "size a none x 20"),
      ("stack row = a, b align ⟦leading⟧", "in a row"),
      ("stack row = a, b down align ⟦top⟧", "where it goes down"),
      ("stack row = a, b align ⟦height⟧", "not height"),
      ("stack row = a, b align ⟦middle⟧", "not middle"),
      ("hide ⟦x⟧", "in no stack"), ("hide ⟦d⟧", "no view d"), ("unhide ⟦a⟧", "not hidden"),
      ("hide c, ⟦c⟧", "hidden already"),
    ])
  func refusals(marked: String, says: String) throws {
    var session = Session(
      "view a, b, c", "view x in a", "v = 3", "size b 10 x 10", "stack all = c")
    let line = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let failure = try session.refuse(line)
    #expect(failure.diagnostic.message.contains(says), "\(failure.diagnostic.message)")
    let place = failure.diagnostic.range
    let start = line.index(line.startIndex, offsetBy: place.lowerBound)
    let end = line.index(line.startIndex, offsetBy: place.upperBound)
    #expect("\(line[..<start])⟦\(line[start..<end])⟧\(line[end...])" == marked)
  }

  // MARK: The mirror image

  @Test("Where text runs the other way, a layout is its mirror image")
  func mirror() {
    var generator = SeededGenerator(seed: 13)
    for round in 0..<Trials.count(60) {
      let layout = RandomLayout(using: &generator)
      var session = Session(layout.lines)
      let before = layout.views.map { session.interval("\($0).left") }
      session.take("direction rtl")
      let after = layout.views.map { session.interval("\(layout.width) - \($0).right") }
      #expect(before == after, "round \(round): \(layout.lines)")
      var other = Session(["direction rtl"] + layout.lines)
      #expect(
        layout.views.map { other.interval("\(layout.width) - \($0).right") } == before,
        "round \(round), turned first: \(layout.lines)")
      session.take("direction ltr")
      #expect(layout.views.map { session.interval("\($0).left") } == before)
    }
  }
}

extension Session {
  /// `20`, `[20, 30]`
  fileprivate mutating func interval(_ expression: String) -> String {
    let reply = run("value \(expression)").answer.json ?? .null
    return "\(reply["value"].string) \(reply["min"].string) \(reply["max"].string)"
  }
}

/// A row of a few views on a screen, as a format or a stack, with some sizes.
private struct RandomLayout {
  var lines: [String]
  var views: [String]
  var width: Int

  init(using generator: inout SeededGenerator) {
    width = Int.random(in: 20...60, using: &generator) * 10
    views = (1...Int.random(in: 1...5, using: &generator)).map { "v\($0)" }
    lines = ["screen \(width) x 100", "view \(views.joined(separator: ", "))"]
    for view in views where Bool.random(using: &generator) {
      let size = Int.random(in: 1...12, using: &generator) * 5
      lines.append(
        "size \(view) \(size) x \(size) hug \(Int.random(in: 249...252, using: &generator))")
    }
    let gap = Int.random(in: 0...3, using: &generator) * 4
    let list = views.joined(separator: ", ")
    switch Int.random(in: 0...4, using: &generator) {
    case 0:
      let gaps = ["", "-", "-\(gap)-", "-(>=\(gap))-", "~"]
      var format = "H:|" + (gaps.randomElement(using: &generator) ?? "")
      format += views.map { "[\($0)]" }.joined(
        separator: gaps.randomElement(using: &generator) ?? "")
      if Bool.random(using: &generator) { format += "-(>=0)-|" }
      lines.append(format)
    case 1:
      let align = ["leading", "trailing", "centerX"].randomElement(using: &generator) ?? ""
      lines += ["stack all = \(list) spacing \(gap) down align \(align)", "HV:|[all]|"]
    case 2:
      let align = ["leading", "trailing", "centerX"].randomElement(using: &generator) ?? ""
      lines.append(
        "V:" + views.map { "[\($0)]" }.joined(separator: "-")
          + (views.count > 1 ? " align \(align)" : ""))
      lines.append("H:|-(>=\(gap))-[v1]-(>=\(gap))-|")
      lines.append("v1.leading = screen.leading + \(gap)")
      // An edge alone makes no width, and then nothing can be asked of the other.
      lines += views.map { "\($0).width <= 300" }
    default:
      let word = ["fill", "equally", "spacing", "centering"].randomElement(using: &generator) ?? ""
      lines += [
        "guide all", "H:|-[all]-(>=\(gap))-|", "stack all = \(list) spacing \(gap) \(word)",
      ]
    }
  }
}
