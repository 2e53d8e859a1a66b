// Autoresizing masks, and insets.

import Language
import Session
import TestSupport
import Testing

@Suite("Masks and insets")
struct MaskTests {
  @Test(
    "A mask from 20 and 60 in 100 says where a view is in 150",
    arguments: [
      ("---", "20", "60"), ("--&", "20", "60"), ("-&-", "20", "110"), ("&--", "70", "60"),
      ("&-&", "45", "60"), ("&&-", "32.5", "97.5"), ("-&&", "20", "97.5"), ("&&&", "30", "90"),
    ])
  func table(mask: String, position: String, size: String) {
    var session = Session(
      "screen 100 x 100", "view icon", "mask icon \(mask) \(mask) at 20 20 60 60",
      "expect frame icon = 20 20 60 60", "suggest screen.width = 150",
      "suggest screen.height = 150")
    session.take("expect frame icon = \(position) \(position) \(size) \(size)")
    // What is said of the superview's size counts more than what it is.
    session = Session(
      "screen 150 x 150", "view icon", "mask icon \(mask) \(mask) at 20 20 60 60 in 100 x 100")
    session.take("expect frame icon = \(position) \(position) \(size) \(size)")
  }

  @Test(
    "Any mask leaves the view where it was while nothing grows, and shares what there is more of")
  func shares() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<Trials.count(60) {
      let signs = (0..<3).map { _ in Bool.random(using: &generator) }
      let mask = signs.map { $0 ? "&" : "-" }.joined()
      let parts = (0..<3).map { _ in Int.random(in: 0...6, using: &generator) * 10 }
      let whole = parts.reduce(0, +)
      let frame = "\(parts[0]) 0 \(parts[1]) 10"
      let more = Int.random(in: 0...5, using: &generator) * 10
      var session = Session(
        "screen \(whole) x 20", "view v", "mask v \(mask) --- at \(parts[0]) 0 \(parts[1]) 10",
        "expect frame v = \(frame)", "suggest screen.width = \(whole + more)")
      // Where nothing is flexible, the margin after takes it all.
      var flexible = (0..<3).filter { signs[$0] }
      if flexible.isEmpty { flexible = [2] }
      let total = flexible.reduce(0) { $0 + parts[$1] }
      for (index, expression) in ["v.left", "v.width", "screen.right - v.right"].enumerated() {
        let share =
          !flexible.contains(index)
          ? "0" : total == 0 ? "\(more)/\(flexible.count)" : "\(more)*\(parts[index])/\(total)"
        session.take("expect \(expression) = \(parts[index]) + \(share)")
      }
    }
  }

  @Test("A view in a view is placed in that, as large as its own mask or size says")
  func nested() {
    let lines = [
      "screen 200 x 200", "view card", "view icon in card",
      "mask card -&- --- at 10 10 100 50", "mask icon -&- &-& at 20 10 60 30",
      "suggest screen.width = 250",
    ]
    var session = Session(lines)
    session.take("expect frame icon = 30 20 110 30")
    session = Session(
      "view card", "view icon in card", "size card 100 x 50", "mask icon &-- --& at 20 10 60 30")
    session.take("expect card.right - icon.right = 20")
  }

  @Test("A view has one mask, or none")
  func replaced() throws {
    var session = Session("screen 100 x 100", "view icon", "mask icon --- --- at 1 2 3 4")
    session.take("mask icon --- --- at 5 6 7 8")
    session.take("expect frame icon = 5 6 7 8")
    #expect(try session.refuse("H:|-[icon]").code == .unsatisfiable)
    session.take("mask icon off")
    session.take("H:|-[icon]")
    session.take("undo 2")
    session.take("expect frame icon = 5 6 7 8")
    #expect(
      try session.refuse("mask screen --- --- at 0 0 1 1").diagnostic.message.contains("no stack"))
    session.take("mask icon off")
    #expect(try session.refuse("mask icon off").diagnostic.message.contains("has no mask"))
  }

  @Test("What divides up a size that nothing says is refused, and says what to write")
  func unknownWhole() throws {
    var session = Session("view card", "view icon in card", "mask icon --& --- at 1 2 3 4")
    let failure = try session.refuse("mask icon --& -&- at 1 2 3 4")
    #expect(failure.diagnostic.message.contains("the height of card"))
    #expect(failure.diagnostic.range.lowerBound == 14)
    #expect(failure.diagnostic.range.upperBound == 17)
    session.take("mask icon --& -&- at 1 2 3 4 in none x 9")
    session.take("expect card.bottom - icon.bottom = 3")
    let other = try session.refuse("mask card &-- --- at 1 2 3 4")
    #expect(other.diagnostic.message.contains("give the screen a size first"))
  }

  @Test("A mask counts from the left, whichever way text runs")
  func direction() {
    var session = Session(
      "screen 100 x 100", "view icon", "mask icon &-- --- at 1 2 3 4", "direction rtl")
    session.take("expect icon.left = 1")
  }

  // MARK: Insets

  @Test("Margins and baselines move what was said of them before, and can be swept")
  func insets() {
    var session = Session(
      "screen 320 x 100", "view label, note", "label.left = screen.leftMargin",
      "screen.rightMargin - 4 = label.right", "note.firstBaseline = label.lastBaseline",
      "label.top = screen.topMargin", "label.height = 20", "note.height = 10")
    session.take("expect label.left = 0")
    session.take("inset screen 16 top 8")
    session.take("expect label.left = 16")
    session.take("expect label.right = 300")
    session.take("expect label.top = 8")
    session.take("baseline label descent 4")
    session.take("baseline note ascent 7 descent 2")
    session.take("expect note.top = 17")
    session.take("expect note.lastBaseline - note.top = 8")
    session.take("point screen.leftInset = 20")
    session.take("expect label.left = 20")
    let sweep = session.take("sweep screen.leftInset from 0 to 40")
    #expect(sweep.contains("label.left") && sweep.contains("label.right"))
    session.take("undo")
    session.take("expect label.left = 16")
    session.take("H:|-(screen.leftInset)-[note]")
    session.take("expect note.left = 16")
    session.take("expect screen.centerXWithinMargins = 160")
  }

  @Test("Leading margins change sides")
  func leadingMargin() {
    var session = Session(
      "screen 320 x 100", "inset screen left 8 right 16", "direction rtl", "view a",
      "a.trailing = screen.leadingMargin")
    session.take("expect a.left = 304")
  }
}
