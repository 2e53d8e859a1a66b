// A session that is stopped is as it was before the line, and no other notices.

import Language
import Narration
import Simplex
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Session

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
  func unchanged() throws {
    let control = SolveControl()
    var session = Self.chain(control)
    let before = try session.everything()
    for line in [Self.pull, "trace", "why x3", "conflict", "sensitivity", "x1 >= 5"] {
      control.cancel()
      let reply = session.run(line)
      #expect(reply.wasStopped, "\(line)")
      control.reset()
      #expect(try session.everything() == before, "\(line)")
    }
    session.take(Self.pull)
    var other = Self.chain(.uninterruptible)
    other.take(Self.pull)
    #expect(try session.everything() == other.everything())
  }

  /// A problem of which each level has pivots, and one whose lower level has no least value.
  private static let problems: [[String]] = [
    [
      "point X0 = 0, X3 = 60", "X0 <= X <= X3", "Y >= X + 5", "Y <= 90", "X = 20 @low",
      "X + Y >= 80 @high",
    ],
    [
      "point X0 = 1", "X >= X0", "Y >= X + 2", "Z >= Y + 3", "X + Z = 20 @high",
      "maximize Y + W @low", "W >= Z - Y",
    ],
  ]

  /// Of everything that a session answers.
  private static let lines = [
    "X + Y = 30 @high", "X >= 3", "solve", "trace", "trace change", "region", "region X",
    "region X Y", "wireframe X Y Z", "plot", "plot low X", "why X", "why a", "prove", "duel",
    "dual", "dual high", "conflict", "sensitivity", "sweep X0 from 0 to 50", "suggest X = 7",
    "expect X = 1", "value X + Y", "list", "step", "step 9", "goto 2", "tableau", "present",
    "ambiguous", "set a 5", "disable a", "priority b @high", "undo",
  ]

  @Test("may be stopped at any pivot of any line", arguments: lines, [false, true])
  func anywhere(_ line: String, _ ends: Bool) throws {
    for problem in Self.problems {
      var start = Session()
      for setting in problem { start.take(setting) }
      let before = try Self.told(start, ends)
      for pivot in 1...60 {
        let patience = Patience(pivots: pivot)
        var session = start
        session.control = patience.control
        session.endsWhenStopped = ends
        patience.begin()
        let reply = session.run(line)
        patience.end()
        if reply.wasStopped {
          let after = try Self.told(session, ends)
          #expect(after == before, "\(line) at pivot \(pivot) of \(problem)")
        }
        guard patience.isExhausted else { break }
      }
    }
  }

  /// Everything that it tells, but for what changes cost if it went back by going over.
  private static func told(_ session: Session, _ wentOver: Bool) throws -> [String] {
    let told = try session.everything()
    guard wentOver else { return told }
    return told.map { reply in
      reply.split(separator: "\n").filter { !$0.hasPrefix("cost:") }.joined(separator: "\n")
    }
  }

  @Test("keeps a copy of the solver for each line, unless it ends when it is stopped")
  func copiesOfSolver() throws {
    for ends in [false, true] {
      var session = Self.chain(SolveControl())
      session.endsWhenStopped = ends
      try session.whole { (session) throws(Failure) in
        session.follow(session.state, mayBeRefused: false)
        #expect((session.wayBack?.solutions == nil) == ends)
      }
    }
  }

  @Test("goes on with a walk where it was, if what a pivot of one's own leads to takes too much")
  func ownPivot() {
    for question in 1...8 {
      let memory = ScarceMemory(at: question)
      memory.end()
      var session = Session(Self.problems[0] + ["rule bland", "goto 2"])
      session.control = .uninterruptible.limited(
        to: .ofSession(isOutOfMemory: { memory.isOut }))
      let tableau = session.take("tableau")
      for column in ["a", "c"] {
        memory.begin()
        let failure = session.run("pivot \(column)").failure
        memory.end()
        guard let failure, failure.code == .limit else { continue }
        #expect(session.take("tableau") == tableau, "\(column) at \(question)")
        return
      }
    }
    Issue.record("no pivot was refused")
  }

  @Test("that runs out of memory accepts no contradiction, whether it tells of changes or not")
  func contradiction() throws {
    var refusals = 0
    for tells in [false, true] {
      for question in 1...60 {
        let memory = ScarceMemory(at: question)
        memory.end()
        var session = Session(describesChanges: tells)
        for line in Self.problems[0] { session.take(line) }
        session.control = .uninterruptible.limited(
          to: .ofSession(isOutOfMemory: { memory.isOut }))
        let before = try session.everything()
        memory.begin()
        let reply = session.run("X + Y >= 500")
        memory.end()
        #expect(reply.failure?.code == (memory.wasOut ? .limit : .unsatisfiable), "\(question)")
        #expect(try session.everything() == before, "\(question), \(tells)")
        guard memory.wasOut else { break }
        refusals += 1
      }
    }
    #expect(refusals > 4, "\(refusals)")
  }

  @Test("may run out of memory at any pivot of any line", arguments: lines)
  func memory(_ line: String) throws {
    for problem in Self.problems {
      var start = Session()
      for setting in problem { start.take(setting) }
      let before = try start.everything()
      var other = start
      let undisturbed = other.run(line)
      let after = try other.everything()
      for pivot in 1...60 {
        // A script's session, of which nothing is kept apart, and one at the prompt.
        for stops in [false, true] {
          let memory = ScarceMemory(at: pivot)
          memory.end()
          var session = start
          session.control = (stops ? SolveControl() : .uninterruptible).limited(
            to: .ofSession(isOutOfMemory: { memory.isOut }))
          memory.begin()
          let reply = session.run(line)
          memory.end()
          guard memory.wasOut else { return }
          let place: Comment = "\(line) at question \(pivot) of \(problem), \(stops)"
          if reply.failure == nil {
            // Where it went to is told without what takes too much.
            #expect(reply.answer.isTravel, place)
            #expect(undisturbed.failure == nil)
            #expect(try session.everything() == after, place)
            continue
          }
          #expect(reply.failure?.code == .limit, place)
          #expect(!reply.wasStopped)
          #expect(try session.everything() == before, place)
          // And it goes on from there.
          #expect(session.run(line).failure?.code == undisturbed.failure?.code, place)
          #expect(try session.everything() == after, place)
        }
      }
    }
  }

  @Test("keeps the lines of a log whose end took too much, and takes the end again")
  func paste() {
    var stops = 0
    for look in 1...40 {
      let memory = ScarceMemory(at: look)
      memory.end()
      var session = Session(["paste"])
      session.control = memory.control
      for width in [3, 4] {
        session.take("\"<NSLayoutConstraint:0x\(width) UIView:0x7.width == \(width)>\",")
      }
      memory.begin()
      guard let failure = session.run(".").failure else { break }
      stops += 1
      #expect(failure.stop == .memory && failure.range == SourceRange(0, 1))
      #expect(session.isCollecting)
      session.take(".")
      #expect(!session.isCollecting && session.contentCount == 2)
    }
    #expect(stops > 0)
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
  func apart() async throws {
    var alone = Self.chain(.uninterruptible)
    alone.take(Self.pull)
    let wanted = try alone.everything()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        group.addTask {
          let control = SolveControl()
          var session = Self.chain(control)
          if index % 2 == 0 {
            control.cancel()
            #expect(session.run(Self.pull).wasStopped)
          } else {
            session.take(Self.pull)
            let found = try session.everything()
            #expect(found == wanted)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(
    "goes its own way in each of its copies, on whatever threads those run", arguments: problems)
  func copiesApart(_ problem: [String]) async throws {
    let session = Session(problem)
    let ways = (0..<4).map { way in
      [
        "X + Y = \(30 + way) @high", "solve", "trace", "why X", "undo", "X >= \(way)", "prove",
        "redo",
      ]
    }
    func walk(_ way: [String]) throws -> [String] {
      var copy = session
      return try way.map { copy.text(copy.run($0).document) } + copy.everything()
    }
    let wanted = try ways.map(walk)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (way, told) in zip(ways, wanted) {
        group.addTask {
          let found = try walk(way)
          #expect(found == told)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(
    "refuses a line with what it has found, if it is stopped while it looks for a smaller conflict")
  func conflict() throws {
    let control = SolveControl()
    var session = Session()
    session.control = control
    // With t large enough they agree; where it is not, two rows of each pair clash.
    var random = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      let sum = (0..<5).map { "\(random.integer(in: 1...9)) x\($0)" }.joined(separator: " + ")
      session.take("\(sum) + t >= \(random.integer(in: 10...60))")
      session.take("t >= \(sum) + \(random.integer(in: 10...60))")
    }
    let before = session.take("list")
    let line = "t = -100"
    session.listener = { report in
      if report.hasConflict { control.cancel() } else { control.requestProgress() }
    }
    control.requestProgress()
    let reply = session.run(line)
    #expect(!reply.wasStopped && control.isCancelled)
    control.reset()
    session.listener = nil
    let failure = try #require(reply.failure)
    let document = failure.document(in: .english, typed: line, promptWidth: nil)
    let words = session.text(document).replacing("\n", with: " ")
    #expect(words.contains("Proof: "), "\(words)")
    #expect(words.contains("stopped before it was known whether fewer"), "\(words)")
    #expect(words.contains("Stopped before ways out were found"), "\(words)")
    #expect(session.take("list") == before)
    // It is looked for again, to the end.
    #expect(!session.take("conflict").lowercased().contains("stopped"))
    #expect(session.run("expect conflict a b").failure?.code == .expectation)
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

/// Whoever waits until so many pivots are done, and no longer.
private final class Patience: Sendable {
  private let left: Atomic<Int>
  private let isWaiting = Atomic(false)
  private let requests = SolveControl()

  init(pivots: Int) { left = Atomic(pivots) }

  var control: SolveControl { requests.reporting { [self] _ in pass() } }
  var isExhausted: Bool { left.load(ordering: .relaxed) <= 0 }

  func begin() {
    isWaiting.store(true, ordering: .relaxed)
    requests.requestProgress()
  }

  func end() {
    isWaiting.store(false, ordering: .relaxed)
    requests.reset()
  }

  private func pass() {
    guard isWaiting.load(ordering: .relaxed) else { return }
    guard left.subtract(1, ordering: .relaxed).newValue > 0 else { return requests.cancel() }
    requests.requestProgress()
  }
}
