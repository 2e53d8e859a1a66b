// What is kept of a long lesson's sessions, and whether any can be come back to.

import ConstraintHierarchies
import Rendering
import Session
import Simplex
import Testing

@testable import Lessons

@Suite("The sessions of a lesson")
struct SessionTapeTests {
  private static let start = ToldSession(presentation: Presentation(), control: .uninterruptible)

  /// After `count` lines, with a new session in the middle.
  private func tape(_ count: Int) -> (SessionTape, sessions: [ToldSession]) {
    var tape = SessionTape(from: Self.start)
    var sessions = [Self.start]
    for index in 0..<count {
      var session = sessions[index]
      let line = index == count / 2 ? nil : "x\(index % 7) >= \(index) @low"
      if let line { _ = session.run(line) } else { session = Self.start }
      tape.add(line, leaving: session)
      sessions.append(session)
    }
    return (tape, sessions)
  }

  private func constraints(_ session: ToldSession) -> [String] {
    session.session.problem.constraints.map { $0.text }
  }

  @Test("Any can be come back to", arguments: [0, 1, 15, 16, 17, 40, 100])
  func anyPlace(count: Int) {
    let (tape, sessions) = tape(count)
    #expect(tape.place == count)
    for place in 0...count {
      let expected = constraints(sessions[place])
      #expect(constraints(tape.session(at: place)) == expected, "\(place)")
      for known in [0, place / 2, max(place - 1, 0), place, min(place + 1, count)] {
        let session = tape.session(at: place, from: (known, sessions[known]))
        #expect(constraints(session) == expected, "\(place) from \(known)")
      }
    }
  }

  @Test("Few are kept, however many lines there are", arguments: [1, 20, 200, 600])
  func few(count: Int) {
    let (tape, _) = tape(count)
    #expect(tape.keptCount <= SessionTape.most)
    #expect(tape.keptCount >= min(count, SessionTape.most / 2))
  }

  @Test("A line that is run again is not stopped")
  func control() {
    let control = SolveControl()
    let start = ToldSession(presentation: Presentation(), control: control)
    var (tape, session) = (SessionTape(from: start), start)
    for index in 0..<20 {
      _ = session.run("x >= \(index)")
      tape.add("x >= \(index)", leaving: session)
    }
    control.cancel()
    #expect(constraints(tape.session(at: 19)).count == 19)
    #expect(tape.session(at: 19).session.control.isCancelled)
  }
}
