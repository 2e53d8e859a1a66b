// Number lines from reply to reply: on the same scale as far as that can be, so that a region is seen to
// shrink.

import Narration
import Rendering
import Session
import Testing
import Wording

/// A session, and somebody who sees its replies one after another.
private struct Viewer {
  var session = Session()
  var narrator = Narrator(.english)

  /// Says a line and gives the reply as text.
  mutating func say(_ line: String) -> String {
    session.text(narrator.document(for: session.run(line), in: .english))
  }

  /// The row below a number line where its points are marked.
  mutating func ticks(_ line: String) -> [Character]? {
    say(line).split(separator: "\n").first { $0.allSatisfy { " ╵".contains($0) } }.map(Array.init)
  }

  /// The number line itself.
  mutating func line(_ line: String) -> Substring? {
    say(line).split(separator: "\n").first { $0.hasPrefix("◀") }?.prefix { $0 != "▶" }
  }
}

@Suite struct NumberLineTests {
  @Test(
    "The points stay where they are, whatever is said",
    arguments: [
      ["X = X1 @low", "X >= X2 @high", "X >= X0", "X <= X3", "undo", "redo", "drop a", "b: X = 7"],
      ["X >= X0", "X <= X3", "X >= X2 @high", "X = X1 @low", "set a 5", "undo", "point X2 = 20"],
      ["X <= X3", "X = 12 @low", "X = 4/3 @high", "disable a", "priority b @750", "enable a"],
    ])
  func stays(lines: [String]) {
    var viewer = Viewer()
    _ = viewer.say(Scene.points)
    var seen: [[Character]] = []
    for line in lines {
      // An end without a name has a mark of its own.
      guard let ticks = viewer.ticks(line) else { continue }
      seen.append(ticks)
    }
    #expect(seen.count == lines.count)
    let places = seen.map { ticks in Set(ticks.indices.filter { ticks[$0] == "╵" }) }
    let points = places.reduce(places.first ?? []) { $0.intersection($1) }
    #expect(points.count == 4, "\(seen.map { String($0) })")
  }

  @Test("The heavy part shrinks from line to line, and never moves")
  func shrinks() throws {
    var viewer = Viewer()
    _ = viewer.say(Scene.points)
    var lines: [[Character]] = []
    for line in ["X >= X0", "X <= X3", "X >= X2 @high", "X = X1 @low"] {
      let picture = viewer.line(line)
      lines.append(Array(try #require(picture)))
    }
    for (before, after) in zip(lines, lines.dropFirst()) {
      #expect(before.count == after.count)
      for (old, new) in zip(before, after) where new == "━" || new == "●" {
        #expect(old == "━" || old == "●")
      }
    }
    let lengths = lines.map { $0.count { $0 == "━" || $0 == "●" } }
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 > $1 }, "\(lengths)")
    #expect(lines.last?.count { $0 == "●" } == 1)
  }

  @Test("A variable that is no more is forgotten, whichever way it went")
  func forgotten() {
    for farewell in [["reset"], ["undo"], ["undo", "x = 1", "undo"]] {
      var (viewer, fresh) = (Viewer(), Viewer())
      _ = viewer.say("x >= 1000")
      for line in farewell { _ = viewer.say(line) }
      let (line, freshLine) = (viewer.line("x = 3"), fresh.line("x = 3"))
      #expect(line != nil && line == freshLine, "\(farewell)")
    }
    // It goes while nobody looks, as in a file that is loaded.
    var viewer = Viewer()
    _ = viewer.say("x >= 1000")
    let reset = viewer.session.run("reset")
    viewer.narrator.passOver(reset)
    var fresh = Viewer()
    let (line, freshLine) = (viewer.line("x = 3"), fresh.line("x = 3"))
    #expect(line != nil && line == freshLine)
  }

  @Test("Of one line alone, points that no constraint names are seen, but not one far away")
  func points() {
    var viewer = Viewer()
    _ = viewer.say("point A = 0, B = 10")
    let first = viewer.say("x = A @low")
    #expect(first.contains(" B\n"))
    let near = viewer.say("point C = 4")
    #expect(near.contains(" C ") && !near.contains("point"))
    let far = viewer.say("point D = 1000")
    #expect(far.contains("point  D = 1000"), "it is told, as it is not drawn: \(far)")
    #expect(far.contains("╵") && !far.split(separator: "\n").contains { $0.hasSuffix("  D") })
    // Named by a constraint, it is seen.
    let named = viewer.say("x <= D")
    #expect(named.contains(" D\n"))
    // A line among several shows what belongs to it.
    _ = viewer.say("y >= B")
    let alone = viewer.say("drop b")
    #expect(alone.contains(" A") && !alone.contains(" B"))
  }

  @Test("The narrator remembers nothing but scales")
  func nothingElse() {
    var (session, narrator) = (Session(), Narrator(.english))
    for line in [
      Scene.points, "X = X1 @low", "X >= X2 @high", "solve", "list", "trace", "plot", "why X",
      "region", "history", "X >= 40", "undo", "help solve", "X +",
    ] {
      let reply = session.run(line)
      var (kept, alone) = (narrator.document(for: reply, in: .english), reply.document)
      for index in kept.blocks.indices {
        guard case .numberLines(var figure) = kept.blocks[index] else { continue }
        figure.axis = nil
        kept.blocks[index] = .numberLines(figure)
      }
      for index in alone.blocks.indices {
        guard case .numberLines(var figure) = alone.blocks[index] else { continue }
        #expect(figure.axis != nil)
        figure.axis = nil
        alone.blocks[index] = .numberLines(figure)
      }
      #expect(kept == alone, "\(line)")
    }
  }
}
