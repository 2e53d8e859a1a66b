// undo by name, history, and what stays small through thousands of changes.

import ConstraintHierarchies
import Language
import Narration
import Rationals
import Rendering
import TestSupport
import Testing

@testable import Session

@Suite struct HistoryTests {
  @Test("undo and redo say the line itself, without the space around it")
  func names() {
    var session = Session("X >= 0", "  need: X >= 2 @high  ")
    #expect(session.take("undo").hasPrefix("undo: need: X >= 2 @high\n"))
    #expect(session.take("redo").hasPrefix("redo: need: X >= 2 @high\n"))
    #expect(session.take("undo 2").hasPrefix("undo: need: X >= 2 @high\nundo: X >= 0\n"))
    #expect(session.take("redo 2").hasPrefix("redo: X >= 0\nredo: need: X >= 2 @high\n"))
  }

  @Test("Many lines are not named one by one")
  func many() {
    var session = Session()
    for value in 0..<30 { session.take("point A = \(value)") }
    let told = session.take("undo 30").split(separator: "\n")
    #expect(told.count == 11 && told.last == "and 20 more: history shows them")
  }

  @Test(
    "How things are drawn is undone as well, and says how it is then",
    arguments: [
      ("numbers decimal 3", "numbers"), ("style ascii", "style"), ("show tableau", "show"),
    ])
  func settings(line: String, question: String) throws {
    var session = Session("X = 1/3 @high")
    let before = session.take(question)
    session.take(line)
    let after = session.take(question)
    #expect(before != after)
    #expect(session.take("undo") == "undo: \(line)\n" + before)
    #expect(session.take(question) == before)
    #expect(session.take("redo").hasPrefix("redo: \(line)\n"))
    #expect(session.take(question) == after)
    session.take("undo 2")
    #expect(try session.left() == "", "the line before it is next")
  }

  @Test("A setting takes nothing from what can be done again, nor from the walk")
  func settingsKeep() throws {
    var session = Session("X >= 1", "X >= 2 @low", "Y = 3")
    session.take("undo 2")
    session.take("numbers decimal")
    session.take("redo")
    #expect(session.take("history").contains("3  X >= 2 @low"))
    session.take("redo")
    #expect(try session.left() == "X in [2, inf), Y = 3")
    session.take("step")
    session.take("show tableau")
    #expect(session.walk?.isUnderWay == true)
    session.take("undo 4")
    #expect(session.take("numbers").contains("exact"))
    session.take("redo 9")
    #expect(session.take("numbers").contains("6 decimal"))
    #expect(try session.left() == "X in [2, inf), Y = 3")
  }

  @Test("Redone after another choice, a setting can be undone to that choice")
  func settingsAgain() {
    var session = Session()
    session.take("numbers decimal 2")
    session.take("undo")
    session.take("numbers decimal 5")
    session.take("redo")
    #expect(session.take("numbers").contains("2 decimal"))
    session.take("undo")
    #expect(session.take("numbers").contains("5 decimal"))
  }

  @Test("history numbers the changes, and shows what is undone and where one stands")
  func history() {
    var session = Session("X >= 0", "X <= 3", "list", "X = 1")
    #expect(session.take("history").hasSuffix("undo takes back 3\n"))
    session.take("undo")
    #expect(
      session.take("history") == """
           1  X >= 0
        ▶  2  X <= 3
           3  X = 1   undone
        undo takes back 2, redo makes 3 again

        """)
    #expect(session.take("history 1").hasPrefix("2 earlier changes; history shows all\n"))
    session.take("undo 9")
    #expect(session.take("history").hasSuffix("everything is undone, redo makes 1 again\n"))
    session.take("Y = 1")
    #expect(session.take("history").contains("1  Y = 1"))
  }

  @Test("A file is one change in the history, and takes back nothing of what was before it")
  func files() throws {
    var session = Session("X >= 0", "X <= 9")
    try session.asOneChange("load f") { session in
      session.take("X <= 5")
      session.take("undo")
      #expect(session.run("undo").failure != nil)
      session.take("numbers decimal")
      session.take("X <= 4")
    }
    #expect(session.take("history").contains("3  load f  (2 changes)"))
    #expect(try session.left() == "X in [0, 4]")
    session.take("undo")
    #expect(try session.left() == "X in [0, 9]")
    #expect(session.take("numbers").contains("exactly"))
    session.take("redo")
    #expect(try session.left() == "X in [0, 4]")
    session.take("undo 2")
    try session.asOneChange("load nothing") { _ = $0.run("X *") }
    session.take("redo 2")
    #expect(try session.left() == "X in [0, 4]", "a file that changed nothing leaves redo alone")
  }

  @Test("However far it goes, undo comes to the state that was, and few states are kept")
  func far() throws {
    var generator = SeededGenerator(seed: 5)
    // Nothing is solved: this is about states.
    var session = Session(keepsContradictions: true, describesChanges: false)
    var seen: [[String]] = []
    func look(_ session: Session) -> [String] {
      let hierarchy = session.state.hierarchy
      var words = hierarchy.variableNames + hierarchy.pointValues.map(\.description)
      for constraint in hierarchy.constraints {
        words.append("\(constraint.id) \(constraint.letter) \(constraint.text) ")
        words.append("\(constraint.isEnabled) \(constraint.priority.name) \(constraint.weight)")
        words += constraint.error.terms.map(\.coefficient.description)
      }
      words += hierarchy.objectives.map { "\($0.id) \($0.text) \($0.weight) \($0.isEnabled)" }
      return words + ["\(session.state.rule) \(session.state.namesAreFixed)"]
    }
    while seen.count < 600 {
      let line = RandomLine.rightLine(using: &generator)
      let isNote =
        line.contains("=") && !["expect", "sweep", "help"].contains(where: line.hasPrefix)
      guard isNote || ["drop", "reset", "rule", "vars"].contains(where: line.hasPrefix) else {
        continue
      }
      let before = look(session)
      let position = session.timeline.position
      _ = session.run(line)
      if session.timeline.position > position { seen.append(before) }
    }
    seen.append(look(session))
    #expect(session.timeline.keptCount < 40)
    var place = seen.count - 1
    for _ in 0..<60 {
      let target = generator.integer(in: 0...seen.count - 1)
      if target == place { continue }
      _ = session.run(target < place ? "undo \(place - target)" : "redo \(target - place)")
      place = target
      #expect(session.timeline.position == place)
      try #require(look(session) == seen[place], "at \(place)")
      #expect(session.timeline.keptCount < 100)
    }
  }
}
