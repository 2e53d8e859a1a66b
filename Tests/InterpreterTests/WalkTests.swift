// step, back, goto, tableau, trace: one walk, told in several ways.

import Interpreter
import Rendering
import TestSupport
import Testing

@Suite struct WalkTests {
  /// A session after some random lines; those that are refused do not matter here.
  private func session(seed: UInt64) -> Session {
    var generator = SeededGenerator(seed: seed)
    var session = Session("point X0 = 0, X1 = 10, X2 = 20", "0 <= x <= 10", "x + y >= 4 @high")
    for _ in 0..<8 {
      let line = RandomLine.rightLine(using: &generator)
      if line.contains("=") { _ = session.run(line) }
    }
    if generator.happens(1, outOf: 3) { session.take("show tableau") }
    if generator.happens(1, outOf: 3) { session.take("rule bland") }
    return session
  }

  /// The tableaux in order, by stepping.
  private func tableaux(_ session: Session) -> [String] {
    var session = session
    session.take("goto 0")
    var tableaux = [session.take("tableau")]
    while tableaux.count < 200, session.run("step").failure == nil, tableaux.last != "" {
      let next = session.take("tableau")
      if next == tableaux.last { break }
      tableaux.append(next)
    }
    return tableaux
  }

  @Test("However one comes to a place, it looks the same", arguments: 0..<40)
  func places(seed: UInt64) throws {
    var session = session(seed: seed)
    let tableaux = tableaux(session)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let place = generator.integer(in: 0...tableaux.count - 1)
      #expect(session.take("goto \(place)").hasPrefix(tableaux[place]))
      if place > 0 {
        session.take("back")
        #expect(session.take("tableau") == tableaux[place - 1])
        session.take("step")
        #expect(session.take("tableau") == tableaux[place])
        session.take("goto 0")
        session.take("step \(place)")
        #expect(session.take("tableau") == tableaux[place])
      }
    }
    _ = try session.refuse("goto \(tableaux.count)")
  }

  @Test("At either end of a walk, the next step is a word about where one is")
  func ends() {
    var session = Session("X >= 1", "X = 7 @high")
    session.take("goto 0")
    let beginning = session.take("tableau")
    #expect(session.take("back").contains("beginning"))
    #expect(session.take("tableau") == beginning)
    session.take("step 100")
    let end = session.take("tableau")
    #expect(session.take("step").contains("end"))
    #expect(session.take("tableau") == end)
  }

  @Test("A walk changes nothing of what is solved, and a change ends it")
  func change() {
    var session = Session("X >= 1", "X <= 5 @low", "X = 7 @high")
    let end = session.take("tableau")
    let before = session.solutionJSON()
    session.take("goto 0")
    #expect(session.take("tableau") != end)
    #expect(session.solutionJSON() == before)
    session.take("undo")
    session.take("redo")
    #expect(session.take("tableau") == end)
  }

  @Test("The trace tells every pivot once, and ends as solve does")
  func trace() {
    for seed in UInt64(0)..<20 {
      var session = session(seed: seed)
      let pivots = session.solutionJSON()["levels"].elements
        .compactMap { Int($0["pivots"].string) }.reduce(0, +)
      let trace = session.take("trace")
      #expect(trace.components("Pivot ").count - 1 == pivots, "seed \(seed):\n\(trace)")
      #expect(tableaux(session).count == pivots + 1, "seed \(seed)")
    }
  }

  @Test(
    "Where there is nothing to walk through, it is said", arguments: ["step", "tableau", "trace"])
  func nothing(line: String) {
    var session = Session()
    #expect(!session.take(line).isEmpty)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
