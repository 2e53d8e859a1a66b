// Views: what is said of them becomes constraints, and what is asked is answered from the solution.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Rationals
import Session
import Testing

@Suite("Views")
struct ViewTests {
  private static let row = [
    "screen 320 x 480", "view find, findNext, field", "H:|-[find]-[findNext]-[field(>=20)]-|",
  ]

  /// The contract's own values.
  @Test(
    "have the values that can be worked out by hand",
    arguments: [
      // Two labels, 100 and 150, in 320 with 20-8-20: the widths add up to 272.
      Case(
        labels(320, ["size a 100 x none", "size b 150 x none"]),
        ["a.width in [100, 122]", "b.width in [150, 172]", "ambiguous a.width"]),
      Case(
        labels(320, ["size a 100 x none hug 251", "size b 150 x none"]),
        ["a.width = 100", "b.width = 172"]),
      // In 200 they add up to 152.
      Case(
        labels(200, ["size a 100 x none", "size b 150 x none"]), ["a.width in [2, 100]"]),
      Case(
        labels(200, ["size a 100 x none", "size b 150 x none resist 751"]),
        ["a.width = 2", "b.width = 150"]),
      // UIKit shows 100.
      Case(
        ["view a", "size a 50 x none", "a.width >= 100 @250"],
        ["a.width in [50, 100]", "ambiguous a.width"]),
      Case(
        row + ["size find 52 x none", "size findNext 72 x none"],
        [
          "find.right = 72", "findNext.left = 80", "findNext.right = 152", "field.left = 160",
          "field.right = screen.right - 20", "field.centerX = 230",
        ]),
      Case(
        ["screen 300 x 100", "view a", "HV:|-(10)-[a]-30-|"],
        [
          "frame a = 10 10 260 60", "a.centerX = 140", "a.centerY = 40", "a.bottom = 70",
          "a.firstBaseline = a.top", "a.lastBaseline = a.bottom", "a.leading = 10",
          "a.trailing = 270",
        ]),
      Case(
        ["screen 300 x 100", "direction rtl", "view a, b", "H:|-10-[a(50)]-5-[b(20)]"],
        ["a.right = 290", "a.left = 240", "b.right = 235", "a.leading = 290"]),
      Case(["view a", "V:[a(22)]", "a.top = 4"], ["frame a = none 4 none 22"]),
      Case(
        ["screen 300 x 100", "view a, b, c", "H:|~[a(50)]~[b(100)]~[c(90)]~|"],
        ["a.left = 15", "b.left = 80", "c.right = 285"]),
      Case(
        ["screen 100 x 100", "view a, b", "H:|~[a]~[b]~|", "a.width = b.width"],
        ["a.left in [0, 100/3]", "a.width in [0, 50]"]),
      Case(
        ["screen 300 x 100", "view a, b", "H:|[a(50%)][b(a.width*0.5)]"],
        ["a.width = 150", "b.right = 225"]),
      Case(
        [
          "screen 300 x 100", "view top, sub", "HV:|[top]|", "V:[top]-(<=1)-[sub] align centerX",
          "H:[sub(40)]",
        ],
        ["sub.centerX = 150"]),
      Case(
        [
          "point gap = 12, p = 600", "view a, b", "H:[a]-(gap@p)-[b]", "a.left = 0", "a.width = 5",
          "point gap = 20",
        ],
        ["b.left = 25"]),
    ])
  func values(_ scene: Case) {
    var session = Session(scene.lines)
    for claim in scene.claims { session.take("expect \(claim)") }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var lines: [String]
    var claims: [String]

    init(_ lines: [String], _ claims: [String]) { (self.lines, self.claims) = (lines, claims) }

    var testDescription: String { claims.joined(separator: ", ") }
  }

  private static func labels(_ width: Int, _ lines: [String]) -> [String] {
    ["screen \(width) x 100", "view a, b", "H:|-[a]-[b]-|"] + lines
  }

  @Test("Dragging the window moves what is held by it")
  func drag() {
    var session = Session(Self.row)
    session.take("suggest screen.width = 400")
    session.take("expect field.right = 380")
    session.take("sweep screen.width from 320 to 1024")
    session.take("undo")
    session.take("expect field.right = 300")
  }

  @Test(
    "Views that a line does not name are told where it moves them, along the axes that it moves them",
    arguments: [
      ("size a 100 x none", "a 20…120   b 128…300\ndown   a 20…80\n"),
      ("point gap = 30", "point  gap = 30\ndown   a 20…70\n"),
      ("point other = 3", "point  other = 3\n"),
      ("b.width = 2", "a 20…290   b 298…300      top"),
    ])
  func followers(line: String, words: String) {
    var session = Session(
      "screen 320 x 100", "view a, b", "point gap = 20", "H:|-[a]-[b]-|", "V:|-[a]-gap-|")
    let told = session.take(line)
    #expect(told.contains(words), "\(told)")
    if line == "point other = 3" { #expect(told == words) }
  }

  @Test("A width below nothing is refused, and not being negative counts nothing")
  func negative() throws {
    var session = Session("screen 100 x 100", "view a", "H:|-60-[a]")
    let failure = try session.refuse("H:[a]-60-|")
    #expect(failure.conflict == ["c", "d", "e"])
    #expect(failure.refused?.clashes.first?.implied.map { $0.constraint.id } == ["a.width.min"])
    session.take("expect conflict c, d, e")
    #expect(!session.take("list").contains("a.width >= 0"))
    #expect(throws: Failure.self) { try session.refuse("drop a.width.min").check() }
  }

  @Test("A new size is a new constant, in the same constraints")
  func newSize() {
    var session = Session("view a", "a.left = 0", "size a 52 x 22 hug 300")
    let before = session.take("list")
    session.take("size a 60 x 22")
    let after = session.take("list")
    #expect(after.split(separator: "60") == before.split(separator: "52"))
    session.take("expect a.width = 60")
  }

  @Test(
    "leading and trailing are mirrored where text runs the other way",
    arguments: [
      [
        "a.leading = screen.leading + 20", "a.width = 50", "b.leading >= a.trailing + 8",
        "b.width = 30",
        "b.leading <= a.trailing + 8",
      ],
      [
        "a.leading = screen.centerX + 20", "a.width = 50", "b.trailing = screen.trailing",
        "b.width = 30",
      ],
      ["H:|-[a(50)]-[b(30)]"], ["H:[a(50)]-[b(30)]-|"],
    ])
  func mirrored(_ lines: [String]) throws {
    var session = Session(["screen 320 x 100", "view a, b"] + lines)
    let before = try session.solution().frames.dropFirst().map { $0.horizontal }
    session.take("direction rtl")
    let after = try session.solution().frames.dropFirst().map { $0.horizontal }
    for (before, after) in zip(before, after) {
      #expect(after?.near.interval.value == before?.far.interval.value.map { 320 - $0 })
      #expect(after?.far.interval.value == before?.near.interval.value.map { 320 - $0 })
    }
    session.take("undo")
    #expect(try session.solution().frames.dropFirst().map { $0.horizontal } == before)
    session.take("redo")
    session.take("direction ltr")
    #expect(try session.solution().frames.dropFirst().map { $0.horizontal } == before)
  }

  @Test("A constant can be set where text runs the other way, too")
  func setDirected() {
    var session = Session(
      "screen 320 x 100", "view a, b", "a.leading = screen.leading + 20", "a.width = 50",
      "gap: b.leading = a.trailing + 8", "b.width = 10")
    session.take("set gap 12")
    session.take("expect b.left = 82")
    session.take("direction rtl")
    session.take("expect b.right = 238")
    session.take("set gap 20")
    session.take("expect b.right = 230")
    session.take("direction ltr")
    session.take("expect b.left = 90")
  }

  @Test(
    "What cannot be is refused, where it stands",
    arguments: [
      ("a.leading = b.left", "syntax", 12), ("c.left = 0", "unknown-name", 0),
      ("a.lift = 0", "unknown-name", 0), ("a = 0", "syntax", 0),
      ("H:[a][c]", "unknown-name", 6), ("H:[a(c)]", "unknown-name", 5),
      ("H:[a][b] align left", "syntax", 15), ("H:|[screen]", "syntax", 0),
      ("view a", "duplicate-label", 5), ("suggest a.right = 3", "syntax", 8),
      ("size c 3 x 3", "unknown-name", 5), ("exercise c", "syntax", 9),
      ("expect frame c = 0 0 0 0", "unknown-name", 13), ("value a.left", "unknown-name", 6),
    ])
  func refused(_ line: String, _ code: String, _ place: Int) throws {
    var session = Session("screen 320 x 100", "view a, b")
    let before = try session.everything()
    let failure = try session.refuse(line)
    #expect(failure.code.rawValue == code, "\(failure.diagnostic.message)")
    #expect(failure.range.lowerBound == place, "\(failure.diagnostic.message)")
    #expect(try session.everything() == before)
  }

  @Test("What is open is listed with what would settle it, and each of these does")
  func ambiguity() throws {
    var session = Session(
      "screen 320 x 100", "view a, b", "H:|-[a]-[b]-|", "size a 100 x none", "size b 150 x none")
    guard case .layout(.ambiguity(let report)) = session.run("ambiguous").answer else {
      throw Missing()
    }
    #expect(report.open.map { $0.name } == ["b.left", "a.width", "b.width"])
    #expect(report.settlements.count > 3)
    for settlement in report.settlements {
      var settled = session
      switch settlement {
      case .numbers(let numbers):
        for number in numbers { settled.take("\(number.name) = \(number.value) @1") }
      case .priority(let id, let priority, let values):
        settled.take("priority \(id) @\(priority.number)")
        for value in values { settled.take("expect \(value.name) = \(value.value)") }
      }
      guard case .layout(.ambiguity(let after)) = settled.run("ambiguous").answer else {
        throw Missing()
      }
      #expect(after.open.isEmpty)
    }
  }

  @Test("Where no stronger wish settles what is open, a weaker one may")
  func weaker() throws {
    var session = Session(
      "screen 320 x 100", "view a, b, c", "H:|-[a]-[b]-[c]-|", "size a 50 x none",
      "size b 50 x none", "size c 50 x none")
    let reply = session.take("ambiguous")
    #expect(reply.contains("@249"))
    #expect(!reply.contains("@251"))
  }

  @Test("The extremes of a view are solutions, and nothing of it goes beyond them")
  func extremes() throws {
    var session = Session(
      "screen 320 x 100", "view a, b", "H:|-[a]-[b]-|", "size a 100 x none", "size b 150 x none")
    guard case .layout(.extremes(let report)) = session.run("exercise a").answer else {
      throw Missing()
    }
    #expect(report.extremes.map { $0.value } == [100, 122])
    #expect(report.endless.isEmpty)
    for extreme in report.extremes {
      var fixed = session
      fixed.take("a.width = \(extreme.value)")
      for level in ["high", "low"] {
        #expect(
          fixed.take("value objective(\(level))") == session.take("value objective(\(level))"))
      }
    }
    guard case .layout(.extremes(let none)) = session.run("exercise screen").answer else {
      throw Missing()
    }
    #expect(none.extremes.isEmpty)
  }

  @Test(
    "A saved script makes the same layout anew",
    arguments: [
      row, row + ["size find 52 x 22 hug 251 resist 750/1000", "size find 60 x 22", "draw on"],
      row + ["spacing 10", "margin 5", "guide g in field", "H:[g(5)]", "direction rtl"],
      ["view a", "size a none x 22", "V:|[a]", "disable b"],
      ["screen 320 x 100", "view a, b", "a.leading = screen.leading + 20", "direction rtl"],
      ["view a", "size a 10 x 20", "drop b", "suggest a.left = 4"],
    ])
  func saved(_ lines: [String]) throws {
    var session = Session(lines)
    var loaded = Session(try session.scriptLines())
    #expect(try loaded.left() == session.left())
    #expect(loaded.take("list") == session.take("list"))
    #expect(try loaded.scriptLines() == session.scriptLines())
    session.take("direction rtl")
    loaded.take("direction rtl")
    #expect(try loaded.left() == session.left())
  }

  @Test("The frames of a reply, of a claim and of a program are the same")
  func frames() throws {
    var session = Session(
      Self.row + ["size find 52 x 22", "size findNext 72 x 22", "V:|-[find]", "V:|-[findNext]"])
    let frames = try session.solution().json["frames"].elements
    #expect(frames.map { $0["name"].string } == ["screen", "find", "findNext", "field"])
    for frame in frames {
      let numbers = ["left", "top", "width", "height"].map { key -> String in
        let number = frame[key]
        return number["min"].string == number["max"].string && number["min"].string != "null"
          ? number["value"].string : "none"
      }
      if frame["name"].string == "field" { continue }
      session.take("expect frame \(frame["name"].string) = \(numbers.joined(separator: " "))")
    }
    let reply = session.run("draw").answer.json
    #expect(try reply?["frames"].pretty == session.solution().json["frames"].pretty)
  }

  @Test("A label numbers the inequalities of a size, once")
  func labelledSize() throws {
    var session = Session("view a, b", "own: size a 52 x 22 hug 251", "size a 60 x none")
    session.take("text: size b none x 20")
    #expect(try session.ids() == ["own.1", "own.2", "own.3", "own.4", "text.1", "text.2"])
    session.take("expect a.width = 60")
    let before = try session.everything()
    for (line, place) in [
      ("own: size b 3 x none", 1), ("other: size a 3 x none", 1), ("b.height: size b 3 x none", 1),
      ("new: size c 3 x none", 11),
    ] {
      #expect(try session.refuse(line).diagnostic.range.column == place, "\(line)")
      #expect(try session.everything() == before)
    }
    session.take("drop text")
    session.take("again: size b none x 30")
    let script = try session.script()
    for line in ["own: size a 60 x 22", "again: size b none x 30"] {
      #expect(script.contains { $0.hasPrefix(line) })
    }
  }

  // MARK: Names

  @Test(
    "A view takes no number away from anybody, and nobody takes one from it",
    arguments: [
      (["point screen.width = 5"], "screen 3 x 4", 1),
      (["point screen.left = 5"], "view a", 6), (["screen.top = 5"], "guide g", 7),
      (["screen.left = 5"], "var screen.width", 5),
      (["a.width = -3"], "view a", 6), (["a.centerX = 3"], "view b, a", 9),
      (["point a.height = 3"], "guide a", 7), (["a.left: x >= 0"], "view a", 6),
      (["a.ascent = 3"], "view a", 6), (["a.bottomInset: x >= 0"], "view a", 6),
      (["view a.width"], "view a", 6), (["view a"], "view a.width", 6),
      (["view a"], "guide a.ascent", 7),
      (["view a"], "point a.width = 3", 7), (["view a"], "point a.trailing = 3", 7),
      (["view a"], "a.width: x >= 3", 1), (["view a"], "a.leftInset: maximize x", 1),
      (["a.left = 1", "view b"], "stack a = b", 7),
      (["view b, c", "point row.gap1.left = 3"], "stack row = b, c spacing", 7),
      (["view a", "point space.gap = -3"], "H:|~[a]~|", 1),
      (["view a"], "a: H:|~[a]~|", 1), (["view a, space"], "H:|~[a]~|", 1),
    ])
  func takenNames(before: [String], line: String, column: Int) throws {
    var session = Session(before)
    let state = try session.everything()
    let diagnostic = try session.refuse(line).diagnostic
    #expect(diagnostic.range.column == column)
    #expect(try session.everything() == state)
  }

  @Test(
    "A point that is an inset, and a variable that is no number of a view, may be older than it")
  func olderNames() throws {
    var session = Session("point a.ascent = 5", "a.color = 3", "space.gap >= 1")
    for line in ["view a", "a.firstBaseline = 20", "a.width = 2*a.color", "H:|~[a]~|"] {
      session.take(line)
    }
    for claim in ["a.top = 15", "a.width = 6", "a.left = space.gap"] {
      session.take("expect \(claim)")
    }
    var labelled = Session("a.width.min: x >= 0", "view a", "a.width = 3")
    #expect(try Set(labelled.ids()).count == labelled.ids().count)
  }
}

private struct Missing: Error {}

extension Failure {
  fileprivate func check() throws { throw self }
}
