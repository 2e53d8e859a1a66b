// Conflicts between edges alone, told as a walk that comes back.

import ConstraintHierarchies
import Layouts
import Logs
import Rationals
import TestSupport
import Testing

@Suite("The way round a conflict")
struct LogPathTests {
  @Test(
    "It names each line once, comes back, and says what cannot be", arguments: 0..<Trials.count(400)
  )
  func walk(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(70_000 + seed))
    let written = RandomLog(&random, lines: random.integer(in: 3...9), items: 3)
    let log = try #require(LogReader.logs(in: written.text).first)
    guard let proof = try LogVerdict(log).smallest, let path = LogPath(proof, in: log) else {
      return
    }
    #expect(path.steps.count == proof.members.count && path.steps.count > 2)
    let end = try #require(path.steps.last)
    #expect(end.place == path.start)
    let relations = Set(path.steps.map { $0.relation }).subtracting([.equal])
    #expect(relations.count < 2)
    switch relations.first {
    case .atLeast?: #expect(end.offset.signum > 0)
    case .atMost?: #expect(end.offset.signum < 0)
    case .equal?, nil: #expect(end.offset.signum != 0)
    }
    // Each step is a line of the proof, read one way or the other.
    var (here, offset) = (path.start, Rational.zero)
    for step in path.steps {
      let gap = step.offset - offset
      #expect(
        proof.members.contains { member in
          let entry = log.entries[member.entry]
          return entry.first == here && entry.second == step.place && entry.constant == gap
            || entry.second == here && entry.first == step.place && entry.constant == -gap
        })
      (here, offset) = (step.place, step.offset)
    }
  }

  @Test("Three widths that go round are told by their path")
  func widths() throws {
    let text = """
      <NSLayoutConstraint:0x1 A:0xa.width == B:0xb.width>
      <NSLayoutConstraint:0x2 B:0xb.width == C:0xc.width>
      <NSLayoutConstraint:0x3 C:0xc.width == A:0xa.width - 15>
      """
    let log = try #require(LogReader.logs(in: text).first)
    let proof = try #require(try LogVerdict(log).smallest)
    let path = try #require(LogPath(proof, in: log))
    #expect(path.steps.map { log.items[$0.place.item].name } == ["B", "C", "A"])
    #expect(path.steps.map { $0.offset } == [0, 0, -15])
  }
}
