// 25 real logs: every entry read, and what there is to say of them as another program worked it out.

import ConstraintHierarchies
import Layouts
import Logs
import Rationals
import Testing

@Suite("Real logs")
struct LogSampleTests {
  @Test("Every entry is read", arguments: LogSample.all)
  func entries(sample: LogSample) throws {
    let logs = LogReader.logs(in: sample.text)
    try #require(logs.count == 1)
    let log = logs[0]
    #expect(log.unread.isEmpty, "\(log.unread)")
    #expect(log.distinct.count == sample.expected.distinctConstraints)
    try #require(log.entries.count == sample.expected.constraints.count)
    for (entry, expected) in zip(log.entries, sample.expected.constraints) {
      #expect(entry.index == expected.index)
      #expect(entry.className == expected.constraintClass)
      #expect(entry.address == expected.address)
      #expect(entry.source.map { "\($0.file)#\($0.line)" } == expected.where)
      #expect(entry.identifier == expected.identifier)
      #expect(entry.mask.map { [$0.horizontal, $0.vertical] } == expected.mask)
      #expect("\(entry.relation)" == Self.relations[expected.relation])
      #expect(entry.multiplier == Rational(expected.multiplier))
      #expect(entry.isSystemSpacing == expected.systemSpacing)
      #expect(entry.priority == .required)
      let constant = try #require(Rational(expected.constant))
      // The samples give what a binary number of 64 bits is.
      #expect((entry.constant - constant).magnitude < Rational(1, over: 1_000_000_000_000))
      expectPlace(entry.first, expected.first, in: log)
      #expect((entry.second == nil) == (expected.second == nil))
      if let second = entry.second, let item = expected.second {
        expectPlace(second, item, in: log)
      }
    }
    #expect(log.broken == sample.expected.appleBreaks)
  }

  private static let relations = ["==": "equal", "<=": "atMost", ">=": "atLeast"]

  private func expectPlace(
    _ place: LayoutLog.Place, _ expected: LogSample.Expectation.Item, in log: LayoutLog
  ) {
    let item = log.items[place.item]
    #expect(place.attribute.undirected(.leftToRight).rawValue == expected.attribute)
    #expect(item.address == expected.address)
    #expect(item.className == expected.cls || item.label == expected.cls)
    if let label = expected.label { #expect(item.label == label) }
  }

  @Test("Verdict, smallest conflict, all minimal conflicts and cures", arguments: LogSample.all)
  func verdict(sample: LogSample) throws {
    let log = sample.log
    let verdict = try LogVerdict(log)
    let expected = sample.expected
    #expect((verdict.outcome == .conflict) == (expected.verdictAsListed == "unsatisfiable"))
    #expect(verdict.isComplete)
    // A line that repeats another is the same constraint, so conflicts that differ in that are one.
    let all = Set(expected.allMinimalConflicts.map { Self.distinct($0, log) })
    #expect(Set(verdict.all.map { Set($0) }) == all)
    #expect(verdict.all.count == all.count)
    guard let smallest = verdict.smallest else { return #expect(expected.smallestSize == 0) }
    #expect(smallest.isSmallest)
    #expect(smallest.entries.count == expected.smallestSize)
    #expect(all.contains(Set(smallest.entries)))
    #expect(verdict.all[0].count == smallest.entries.count)
    let sizes = smallest.sizes.map { size in
      let item = log.items[size.size.item]
      let name = item.className.isEmpty ? item.label ?? "" : item.className
      return "\(Attribute.size(size.size.axis)) of \(name):\(item.address ?? "")"
    }
    #expect(Set(sizes) == Set(expected.usesNonNegative))
    let cures = all.reduce(all.first ?? []) { $0.intersection($1) }
    #expect(Set(verdict.cures) == cures)
    let single = Set(expected.droppingAnyOneOfTheseCures)
    #expect(log.distinct.count != log.entries.count || cures == single)
    let broken = expected.appleBreaks
    #expect(verdict.breakingCures == broken.map { cures.contains($0) })
  }

  private static func distinct(_ entries: [Int], _ log: LayoutLog) -> Set<Int> {
    Set(entries.map { log.entries[$0].repeats ?? $0 })
  }

  @Test("What is usual is tried where the log as printed can hold", arguments: LogSample.all)
  func guesses(sample: LogSample) throws {
    let explanation = try LogExplanation(sample.log)
    guard let expected = sample.expected.withAssumption else {
      return #expect(explanation.guesses.isEmpty)
    }
    let guess = try #require(explanation.guesses.last)
    #expect(guess.outcome == .conflict)
    #expect(guess.all == expected.conflicts)
    #expect(guess.smallest?.sizes.count == expected.nonNegative.count)
  }
}
