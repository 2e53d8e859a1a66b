// undo and redo: of everything that changes what is solved, and of nothing else.

import Formats
import Language
import Narration
import Rendering
import Session
import Testing

@Suite struct TimeTravelTests {
  @Test(
    "undo takes a change back, and redo makes it again",
    arguments: [
      "X = 3", "X = 3 @high", "0 <= y <= 1", "maximize y", "point A = 9", "point A = 9, B = 3",
      "var y",
      "vars fixed", "drop a", "drop obj", "drop a, obj", "reset", "rule bland", "C: 2 >= 1",
      "letter a q", "set a 5", "priority a @high", "weight a 3", "disable a",
      "suggest X = 3",
    ])
  func change(line: String) throws {
    var session = Session("point A = 1, k = 2", "k*X >= A @low", "obj: minimize X", "X >= -4")
    let before = try seen(session)
    let told = session.take(line)
    #expect(!told.isEmpty || line.hasPrefix("point"), "a change is told of")
    let after = try seen(session)
    #expect(after != before)
    #expect(session.take("undo").contains(line))
    #expect(try seen(session) == before)
    #expect(session.take("redo").contains(line))
    #expect(try seen(session) == after)
  }

  /// What can be seen without undoing, and whether unknown names are errors.
  private func seen(_ session: Session) throws -> [String] {
    var copy = session
    return [
      try copy.solution().json.compact, copy.take("list"), copy.take("decompose"),
      copy.take("rule"),
    ]
      + [copy.run("unheard.of = 1").failure?.diagnostic.code.rawValue ?? ""]
  }

  @Test(
    "Questions and refused lines are nothing to undo",
    arguments: [
      "list", "solve", "X", "step", "trace", "X*X = 3", "X = 99", "rule", "numbers",
      "numbers exact", "style unicode", "show", "expect X >= 0", "expect X = 99", "help", "",
      "history", "save f", "log f",
    ])
  func question(line: String) throws {
    var session = Session("X >= 0", "X <= 3")
    let before = try session.solution().json
    _ = session.run(line)
    #expect(try session.solution().json == before)
    #expect(session.take("undo").contains("X <= 3"))
    #expect(try session.left() == "X in [0, inf)")
  }

  @Test("undo N goes back N changes, or as many as there are")
  func several() throws {
    var session = Session("X >= 0", "X <= 3", "X = 1")
    session.take("undo 2")
    #expect(try session.left() == "X in [0, inf)")
    session.take("redo 2")
    #expect(try session.left() == "X = 1")
    session.take("undo 99")
    #expect(try session.left() == "")
    #expect(try session.refuse("undo").diagnostic.message.contains("undo"))
    session.take("redo 99")
    #expect(try session.left() == "X = 1")
  }

  @Test("A new change forgets what was undone")
  func newChange() throws {
    var session = Session("X >= 0", "X <= 3")
    session.take("undo")
    session.take("X <= 4")
    _ = try session.refuse("redo")
    #expect(try session.left() == "X in [0, 4]")
  }

  @Test("What is made as one change is undone at once")
  func oneChange() throws {
    var session = Session("X >= 0")
    try session.asOneChange("load file") { session in
      for line in ["X <= 9", "Y = 3", "X*Y = 2", "X <= 5"] { _ = session.run(line) }
    }
    #expect(try session.left() == "X in [0, 5], Y = 3")
    #expect(session.take("undo").contains("load file"))
    #expect(try session.left() == "X in [0, inf)")
    session.take("redo")
    #expect(try session.left() == "X in [0, 5], Y = 3")
    try session.asOneChange("load nothing") { _ in }
    #expect(session.take("undo").contains("load file"))
  }

  @Test("A letter that was undone is given again; one that was dropped is not")
  func letters() throws {
    var session = Session("X >= 0", "X >= 1")
    session.take("undo")
    session.take("X >= 2")
    #expect(try session.ids() == ["a", "b"])
    session.take("drop b")
    session.take("X >= 3")
    #expect(try session.ids() == ["a", "c"])
  }
}
