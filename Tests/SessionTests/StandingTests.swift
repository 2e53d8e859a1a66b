// How things stand, as the prompt says it, and what names stand for, as a list of completions says it.

import Language
import Narration
import Rendering
import Session
import Testing
import Wording

@Suite struct StandingTests {
  /// Up to the question what enters.
  private static let asked = ["maximize x", "x >= 0", "2x <= 15", "predict on", "goto 1", "step"]

  @Test(
    "How things stand after a few lines",
    arguments: [
      ([], .empty), (["point A = 3"], .empty), (["x >= 3"], .ambiguous), (["var x"], .ambiguous),
      (["x = 3"], .solved), (["x >= 3", "minimize x"], .solved), (["minimize x"], .unbounded),
      (["x + y = 3"], .ambiguous), (["x = 3", "y >= x", "y <= 3"], .solved), (["0 <= 1"], .solved),
      (["x >= 3", "minimize x", "drop f1"], .ambiguous), (["x = 3", "undo"], .empty),
      (["x = 3", "undo", "redo"], .solved), (["x = 3", "reset"], .empty),
      (["x >= 1", "y >= 1", "x + y <= 2"], .solved), (["x >= 3", "x = 3 @low"], .solved),
      (["x >= 3", "step"], .walking(1, of: 1)), (["x = 3", "goto 0"], .walking(0, of: 1)),
      (["x >= 3", "x <= 9", "x = 5 @low", "step", "x = 7 @high"], .solved),
      (["x = 3", "step", "list", "x"], .walking(1, of: 1)), (asked, .asking(.entering)),
      (asked + ["list"], .asking(.entering)), (asked + ["a"], .asking(.leaving)),
      (asked + ["a", "?"], .asking(.value)), (asked + ["a", "b", "0"], .walking(2, of: 2)),
      (asked + ["back"], .walking(0, of: 2)), (asked + ["goto 1"], .walking(1, of: 2)),
      (asked + ["predict off"], .walking(1, of: 2)), (asked + ["x <= 7"], .solved),
      (asked + ["undo"], .unbounded), (["x = 1", "y = 5", "undo"], .solved),
      (["x = 1", "y = 5", "reset", "z = 1"], .solved), (["x = 1", "y = 5", "drop b"], .ambiguous),
      (["x = 1", "y >= 5", "z = y", "undo", "undo"], .solved),
      (["x = 1", "y = 5", "undo", "y >= 5"], .ambiguous),
    ] as [([String], Session.Standing)])
  func standing(lines: [String], expected: Session.Standing) {
    var session = Session()
    for line in lines { session.take(line) }
    #expect(session.standing() == expected)
    #expect(session.standing() == expected, "the same when asked again")
  }

  @Test("Contradictory, where a session keeps that")
  func contradictory() {
    var session = Session(keepsContradictions: true)
    session.take("x >= 3")
    session.take("x <= 2")
    #expect(session.standing() == .contradictory)
  }

  @Test("The question changes nothing")
  func harmless() throws {
    var asked = Session("x >= 3", "x + y = 7 @low", "maximize y @high")
    var other = asked
    _ = asked.standing()
    #expect(try asked.everything() == other.everything())
    #expect(asked.take("y <= 100") == other.take("y <= 100"))
  }

  @Test("What a name stands for")
  func explanations() {
    let session = Session(
      "point A = 1/2", "lo: x >= A", "2x <= 9 @high", "goal: maximize x @600", "disable b")
    func told(_ name: String, _ kind: Completion.NameKind) -> String? {
      let renderer = TextRenderer(presentation: session.presentation, width: 76, theme: nil)
      return session.meaning(of: name, as: kind).map {
        renderer.render(Narrator(.english).text($0))
      }
    }
    #expect(told("A", .point) == "point at 1/2")
    #expect(told("x", .variable) == "variable")
    #expect(told("lo", .label) == "x >= A")
    #expect(told("b", .label) == "2x <= 9 @high, disabled")
    #expect(told("goal", .label) == "maximize x @600")
    #expect(told("A", .label) == nil)
    #expect(told("x", .point) == nil)
  }
}
