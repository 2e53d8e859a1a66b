// A session that is stopped is as it was before the line, and no other notices.

import Narration
import Session
import Simplex
import Synchronization
import Testing

@Suite("A stopped session") struct StoppedSessionTests {
  /// A chain that asks for many pivots.
  private static func chain(_ control: SolveControl) -> Session {
    var session = Session()
    session.control = control
    for number in 1..<12 { session.take("x\(number) >= x\(number - 1) + 10") }
    return session
  }

  private static let pull = "x11 + x9 + x7 + x5 = 3 @high"

  @Test("is as it was before the line")
  func unchanged() {
    let control = SolveControl()
    var session = Self.chain(control)
    let before = session.everything()
    for line in [Self.pull, "trace", "why x3", "conflict", "sensitivity", "x1 >= 5"] {
      control.cancel()
      let reply = session.run(line)
      #expect(reply.wasStopped, "\(line)")
      control.reset()
      #expect(session.everything() == before, "\(line)")
    }
    session.take(Self.pull)
    var other = Self.chain(.uninterruptible)
    other.take(Self.pull)
    #expect(session.everything() == other.everything())
  }

  @Test("shares its control with its copies, until they are given their own")
  func copies() {
    let control = SolveControl()
    let session = Self.chain(control)
    var (shares, ownsOne) = (session, session)
    ownsOne.control = SolveControl()
    control.cancel()
    #expect(shares.run(Self.pull).wasStopped)
    #expect(!ownsOne.run(Self.pull).wasStopped)
  }

  @Test("stops no other session, on whatever thread that runs")
  func apart() async {
    var alone = Self.chain(.uninterruptible)
    alone.take(Self.pull)
    let wanted = alone.everything()
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        group.addTask {
          let control = SolveControl()
          var session = Self.chain(control)
          if index % 2 == 0 {
            control.cancel()
            #expect(session.run(Self.pull).wasStopped)
          } else {
            session.take(Self.pull)
            #expect(session.everything() == wanted)
          }
        }
      }
    }
  }

  @Test("that only reports is not stopped, and tells how far it has come")
  func reports() {
    let control = SolveControl()
    let reports = Reports()
    var session = Self.chain(control.reportingOnly)
    session.listener = { _ in reports.count.add(1, ordering: .relaxed) }
    control.cancel()
    control.requestProgress()
    #expect(!session.run(Self.pull).wasStopped)
    #expect(reports.count.load(ordering: .relaxed) == 1)
  }
}

private final class Reports: Sendable {
  let count = Atomic(0)
}
