// Hidden views in stacks: where the others come to be, and that nothing is lost when a view is shown again.

import Formats
import Language
import Narration
import Session
import TestSupport
import Testing

@Suite("Hidden views")
struct HiddenViewTests {
  /// Three views 50 wide in a row of 320.
  private static let row = [
    "screen 320 x 100", "view a, b, c", "size a 50 x 20", "size b 50 x 20", "size c 50 x 20",
    "guide row", "H:|[row]|", "row.top = 0",
  ]
  /// The same from top to bottom.
  private static let column = [
    "screen 100 x 320", "view a, b, c", "size a 20 x 50", "size b 20 x 50", "size c 20 x 50",
    "guide row", "V:|[row]|", "row.left = 0",
  ]
  private static let sizes = [
    "view a, b, c", "size a 24 x 20", "size b 120 x 20", "size c 40 x 20", "guide row",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var stack: String
    var hidden: String
    /// `a.left`, `a.right` and so on along a row; a column's are made of them.
    var claims: [String]

    init(_ stack: String, hide hidden: String, _ claims: String...) {
      (self.stack, self.hidden, self.claims) = (stack, hidden, claims)
    }

    var testDescription: String { "\(stack), hide \(hidden)" }
  }

  /// From the contract, and from what tomvanzummeren/TZStackView makes of a hidden view, reckoned by hand.
  private static let cases = [
    Case(
      "spacing 10 equally", hide: "b", "a.left = 0", "a.right = 155", "b.width = 0", "c.left = 165",
      "c.right = 320"),
    Case(
      "spacing 10 equally", hide: "a", "a.width = 0", "b.left = 0", "b.right = 155",
      "c.left = 165", "c.right = 320"),
    Case("spacing 10 equally", hide: "c", "a.right = 155", "b.left = 165", "b.right = 320"),
    Case("spacing 10 equally", hide: "a, c", "b.left = 0", "b.right = 320"),
    Case("spacing 10 equally", hide: "a, b", "c.left = 0", "c.right = 320"),
    Case(
      "spacing 10 fill", hide: "c", "b.right = 320", "b.left - a.right = 10", "a.width in [50, 260]"
    ),
    Case(
      "spacing 10 fill", hide: "b", "c.right = 320", "c.left - a.right = 10", "a.width in [50, 260]"
    ),
    Case("spacing 10 fill", hide: "a", "b.left = 0", "c.right = 320", "b.width in [50, 260]"),
    Case("spacing 10 fill", hide: "b, c", "a.left = 0", "a.right = 320"),
    Case("fill", hide: "b", "c.left - a.right = 0", "a.width in [50, 270]"),
    Case(
      "spacing 10 spacing", hide: "c", "a.left = 0", "a.right = 50", "b.left = 270",
      "b.right = 320", "row.gap1.width = 220", "row.gap2.width = 0"),
    Case("spacing 10 spacing", hide: "b", "a.right = 50", "c.left = 270", "b.width = 0"),
    Case("spacing 10 spacing", hide: "a", "b.left = 0", "b.right = 50", "c.left = 270"),
    Case("spacing 10 spacing", hide: "a, b", "c.left = 0", "c.right = 320"),
    Case(
      "spacing 10 proportionally", hide: "c", "a.left = 0", "a.right = 1600/11",
      "b.left = 1710/11", "b.right = 320"),
    Case("spacing 10 proportionally", hide: "a", "b.right = 1600/11", "c.right = 320"),
    Case("spacing 10 proportionally", hide: "a, c", "b.left = 0", "b.right = 320"),
    Case("spacing 10 centering", hide: "c", "a.left = 0", "a.right = 50", "b.left = 270"),
    Case("spacing 10 centering", hide: "b", "a.right = 50", "c.left = 270", "c.right = 320"),
    Case("spacing 10 centering", hide: "a", "b.left = 0", "b.right = 50", "c.left = 270"),
    Case("spacing 10 fill align top", hide: "b", "c.left - a.right = 10", "c.right = 320"),
  ]

  @Test("Those that are seen share the stack as if the others were not there", arguments: cases)
  func values(_ test: Case) {
    var session = Session(Self.row + ["stack row = a, b, c \(test.stack)", "hide \(test.hidden)"])
    for claim in test.claims { session.take("expect \(claim)") }
    session.take("direction rtl")
    for claim in test.claims { session.take("expect \(Self.mirrored(claim))") }
  }

  @Test("Down a stack it is the same", arguments: cases)
  func down(_ test: Case) {
    let stack = test.stack.replacing("align top", with: "align leading")
    let words = stack.split(separator: " align ", maxSplits: 1)
    let align = words.count > 1 ? " align \(words[1])" : ""
    var session = Session(
      Self.column + ["stack row = a, b, c \(words[0]) down\(align)", "hide \(test.hidden)"])
    for claim in test.claims { session.take("expect \(Self.turned(claim))") }
  }

  private static func turned(_ claim: String) -> String {
    claim.replacing("left", with: "top").replacing("right", with: "bottom")
      .replacing("width", with: "height")
  }

  /// `a.left = 0` is `a.right = 320` where text runs the other way.
  private static func mirrored(_ claim: String) -> String {
    guard claim.contains("left") || claim.contains("right") else { return claim }
    let turned = claim.replacing("left", with: "LEFT").replacing("right", with: "left")
      .replacing("LEFT", with: "right")
    guard let sign = turned.firstRange(of: " = "), !turned.contains(" - ") else {
      return turned.replacing(" = ", with: " = -(") + ")"
    }
    return "\(turned[..<sign.lowerBound]) = 320 - \(turned[sign.upperBound...])"
  }

  @Test("A row that nothing pins is as long as what is seen in it")
  func notPinned() {
    for (hidden, width) in [("b", 72), ("a", 168), ("c", 152), ("a, b", 40), ("b, c", 24)] {
      var session = Session(Self.sizes + ["stack row = a, b, c spacing 8", "hide \(hidden)"])
      session.take("expect row.width = \(width)")
    }
  }

  @Test("Where all are hidden, the stack is as long as something else makes it")
  func allHidden() throws {
    for word in ["fill", "equally", "proportionally", "spacing", "centering"] {
      var session = Session(Self.row + ["stack row = a, b, c spacing 10 \(word)"])
      let before = try session.left()
      session.take("hide a, b, c")
      session.take("expect row.width = 320")
      session.take("expect c.right = 0")
      session.take("unhide c")
      session.take("expect c.left = 0")
      session.take("expect c.right = 320")
      session.take("unhide a, b")
      #expect(try session.left() == before, "\(word)")
    }
    var session = Session(Self.sizes + ["stack row = a, b, c spacing 8", "hide a, b, c"])
    session.take("expect ambiguous row.width")
  }

  // MARK: Shown again

  @Test(
    "Shown again, everything is as it was",
    arguments: ["unhide b", "undo", "drop b.hidden", "disable b.hidden"])
  func shown(_ line: String) throws {
    for word in ["fill", "equally", "proportionally", "spacing", "centering"] {
      var session = Session(Self.row + ["row: stack row = a, b, c spacing 10 \(word)"])
      let before = (try session.left(), try session.ids(), session.take("list"))
      session.take("hide b")
      let hidden = try session.left()
      #expect(hidden != before.0, "\(word)")
      session.take(line)
      #expect(try session.left() == before.0, "\(word)")
      if line.hasPrefix("disable") {
        session.take("enable b.hidden")
        #expect(try session.left() == hidden, "\(word)")
        session.take("drop b.hidden")
      }
      #expect(try session.ids() == before.1)
      #expect(session.take("list") == before.2)
    }
  }

  @Test("A constraint spelt out hides as the command does, from a file as well")
  func spelt() {
    let lines = Self.row + ["stack row = a, b, c spacing 10 equally"]
    var session = Session(lines + ["b.hidden: b.width = 0"])
    session.take("expect a.right = 155")
    // What only has such a name does not.
    for line in ["b.hidden: b.width <= 110", "b.hidden: b.width = 100", "b.hidden: b.height = 0"] {
      var other = Session(lines + [line])
      other.take("expect b.left - a.right = 10")
      other.take("expect c.left - b.right = 10")
    }
    var batch = Session()
    let many = lines + (1...40).map { "x\($0) >= \($0)" }
    _ = batch.runTogether(many[...])
    for line in lines { batch.take(line) }
    let more = (1...40).map { "y\($0) >= \($0)" } + ["b.hidden: b.width = 0"]
    let taken = batch.runTogether(more[...])
    for line in more.dropFirst(taken.lineCount) { batch.take(line) }
    batch.take("expect a.right = 155")
  }

  @Test("The reply says what the stack's constraints say now, and which ask for nothing")
  func reply() {
    var session = Session(Self.row + ["row: stack row = a, b, c spacing 10 equally"])
    let hide = session.take("hide b")
    #expect(hide.contains("b.hidden   b.width = 0"), "\(hide)")
    #expect(hide.contains("row.3      c.left = b.right"), "\(hide)")
    #expect(hide.contains("off while views are hidden: row.5  b.width = a.width"), "\(hide)")
    let show = session.take("unhide b")
    #expect(show.contains("row.3   c.left = b.right + 10"), "\(show)")
    #expect(show.contains("row.5   b.width = a.width"), "\(show)")
    let notes = session.run("hide b").answer.json?["notes"].elements.map { $0.compact }
    #expect(notes == [#"{"note":"resting","id":"row.5","text":"b.width = a.width"}"#])
  }

  @Test("What was set in a stack's constraints is set again when the view is shown")
  func edited() {
    for turn in [[], ["direction rtl"]] {
      var session = Session(
        Self.row + ["row: stack row = a, b, c spacing 10", "set row.3 15", "priority row.2 @900"])
      session.take("hide b")
      for line in turn { session.take(line) }
      let sides = turn.isEmpty ? "c.left - a.right" : "a.left - c.right"
      session.take("expect \(sides) = 10")
      session.take("unhide b")
      let gap = turn.isEmpty ? "c.left - b.right" : "b.left - c.right"
      session.take("expect \(gap) = 15")
      #expect(session.take("list").contains("900"))
      // What is set while it is hidden is kept for the next time.
      session.take("hide b")
      session.take("set row.3 4")
      session.take("unhide b")
      session.take("expect \(gap) = 15")
      session.take("hide b")
      session.take("expect \(sides) = 14")
    }
  }

  @Test("What somebody has switched off stays off, and on, on")
  func switched() {
    var session = Session(
      Self.row + ["row: stack row = a, b, c spacing 10 equally", "disable row.5"])
    session.take("hide b")
    session.take("unhide b")
    #expect(session.take("list").contains("disabled"))
    session.take("enable row.5")
    session.take("hide b")
    session.take("disable row.5")
    session.take("unhide b")
    #expect(session.take("list").contains("disabled"))
  }

  @Test("What is set of a form stays set when the direction of text changes")
  func setAndTurned() {
    var session = Session(
      "view a, b, c", "point gap = 5", "row: H:[a]-10-[b]-gap-[c]", "a.left = 0")
    session.take("set row.1 12")
    session.take("set row.2 2*gap")
    session.take("direction rtl")
    session.take("expect a.left - b.right = 12")
    session.take("expect b.left - c.right = 10")
    session.take("point gap = 1")
    session.take("direction ltr")
    session.take("expect c.left - b.right = 2")
  }

  // MARK: Stacks in stacks

  @Test("A stack in a stack")
  func nested() throws {
    let lines = [
      "screen 320 x 100", "view a, b, c", "size a 50 x 20", "size b 60 x 20", "size c 70 x 20",
      "inner: stack inner = a, b spacing 4", "outer: stack outer = inner, c spacing 10",
      "outer.left = 0",
    ]
    var session = Session(lines + ["hide a"])
    session.take("expect inner.width = 60")
    session.take("expect c.left = 70")
    session.take("hide b")
    session.take("expect c.left in [10, inf]")
    session.take("hide inner")
    session.take("expect c.left = 0")
    session.take("unhide inner, a, b")
    session.take("expect inner.width = 114")
  }

  @Test("A stack that is hidden needs room for the gaps in it, as UIStackView's does")
  func hiddenStack() throws {
    let lines = [
      "view a, b, c", "inner: stack inner = a, b spacing 4", "stack outer = inner, c spacing 10",
    ]
    var session = Session(lines)
    let failure = try session.refuse("hide inner")
    #expect(failure.code == .unsatisfiable)
    #expect(failure.diagnostic.message.contains("inner.2"), "\(failure.diagnostic.message)")
    session.take("priority inner.2 @999")
    session.take("hide inner")
    session.take("expect outer.width = c.width")
  }

  // MARK: Saved

  @Test("What is hidden is saved, as a stack in which something is hidden")
  func saved() throws {
    for word in ["fill", "equally", "proportionally", "spacing", "centering"] {
      for more in [
        [], ["priority b.hidden @999"], ["disable b.hidden"], ["hide a"], ["disable row.9"],
      ] {
        var session = Session(
          Self.row + ["row: stack row = a, b, c spacing 10 \(word)", "hide b"] + more)
        let script = try session.script()
        #expect(script.contains("row: stack row = a, b, c spacing 10 \(word)"), "\(script)")
        #expect(!script.contains { $0.hasPrefix("row.1") }, "\(script)")
        var loaded = Session(script)
        for line in ["draw", "unhide b", "list", "hide c", "list"] {
          #expect(session.take(line) == loaded.take(line), "\(word) \(more): \(line)")
          #expect(try session.left() == loaded.left(), "\(word) \(more): \(line)")
        }
      }
    }
  }

  // MARK: The rest of the commands

  @Test("Nothing is open for a view that is hidden, and the passes name what changed")
  func told() {
    for word in ["equally", "proportionally", "spacing", "centering"] {
      var session = Session(
        Self.row + ["row: stack row = a, b, c spacing 10 \(word)", "hide b"])
      #expect(session.take("ambiguous").contains("nothing is open"), "\(word)")
      session.take("draw")
      session.take("why b.left")
      session.take("undo")
      session.take("hide b")
      let passes = session.take("passes")
      #expect(passes.contains("b.hidden"), "\(passes)")
      #expect(passes.contains("row.3") || word == "spacing", "\(passes)")
    }
  }

  @Test("A new size makes new proportions among those that are seen")
  func newSize() {
    var session = Session(Self.row + ["stack row = a, b, c spacing 10 proportionally", "hide b"])
    session.take("size a 100 x 20")
    session.take("expect a.width = 320 * 100/160")
    session.take("size b 500 x 20")
    session.take("expect a.width = 200")
    session.take("unhide b")
    session.take("expect a.width = 320 * 100/670")
  }

  @Test("Views without any size have no proportion to one another")
  func noProportion() {
    var session = Session(
      Self.row + ["size a 0 x 20", "size b 0 x 20", "stack row = a, b, c proportionally", "hide c"])
    session.take("expect b.right = 320")
    session.take("unhide c")
    session.take("expect c.left = 0")
  }
}
