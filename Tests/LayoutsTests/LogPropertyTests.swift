// What holds for every log: read as it was written, judged as a graph judges it, and each proof adds up.

import ConstraintHierarchies
import Layouts
import Logs
import Rationals
import TestSupport
import Testing

@Suite("Random logs")
struct LogPropertyTests {
  @Test("A log is read as it was written", arguments: 0..<Trials.count(300))
  func reading(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let written = RandomLog(&random, lines: random.integer(in: 1...30), items: 6)
    let logs = LogReader.logs(in: written.text)
    try #require(logs.count == 1)
    #expect(logs[0].unread.isEmpty)
    try #require(logs[0].entries.count == written.lines.count)
    for (entry, line) in zip(logs[0].entries, written.lines) {
      #expect(entry.relation == line.relation)
      #expect(entry.constant == Rational(line.constant))
      #expect(logs[0].items[entry.first.item].address == "0x60000000\(line.first.item + 10)")
      #expect(entry.first.attribute.axis == line.axis)
      #expect(entry.first.attribute.isSize == line.isSize)
      guard let second = entry.second else {
        #expect(line.isSize)
        continue
      }
      #expect(logs[0].items[second.item].address == "0x60000000\(line.second.item + 10)")
      #expect(entry.first.attribute == (line.first.isEnd ? .end(line.axis) : .position(line.axis)))
      #expect(second.attribute == (line.second.isEnd ? .end(line.axis) : .position(line.axis)))
    }
  }

  @Test(
    "All minimal conflicts, a smallest and the cures are those of the graph",
    arguments: 0..<Trials.count(300))
  func conflicts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let written = RandomLog(&random, lines: random.integer(in: 3...10), items: 4)
    let log = try #require(LogReader.logs(in: written.text).first)
    let verdict = try LogVerdict(log)
    let expected = written.minimalConflicts()
    #expect((verdict.outcome == .conflict) == !expected.isEmpty)
    #expect(verdict.isComplete)
    #expect(Set(verdict.all) == expected)
    #expect(verdict.smallest?.entries.count == expected.map { $0.count }.min())
    let cures = written.lines.indices.filter { place in expected.allSatisfy { $0.contains(place) } }
    #expect(verdict.cures == (expected.isEmpty ? [] : cures))
    #expect(
      verdict.innocent(in: log)
        == written.lines.indices.filter { place in
          !expected.isEmpty && !expected.contains { $0.contains(place) }
        })
    for trial in verdict.trials {
      guard case .drop(let entries) = trial.change else { continue }
      #expect(expected.allSatisfy { conflict in entries.contains(where: conflict.contains) })
    }
    Self.expectInequalities(verdict, of: written)
    guard let proof = verdict.smallest else { return }
    try Self.expectProof(proof, in: log)
    try Self.expectSum(LogSum(proof, in: log), proof)
  }

  /// Each equation that ends the conflict as an inequality is told with it, and no other.
  private static func expectInequalities(_ verdict: LogVerdict, of written: RandomLog) {
    let told = verdict.trials.compactMap { trial -> Int? in
      guard case .relax(let entry, let relation) = trial.change else { return nil }
      var other = written
      other.lines[entry].relation = relation
      #expect(other.canHold(Array(other.lines.indices)))
      return entry
    }
    let ending = verdict.cures.filter { place in
      let line = written.lines[place]
      let relations: [Relation] = line.isSize ? [.atLeast, .atMost] : [.atLeast]
      return line.relation == .equal
        && relations.contains { relation in
          var other = written
          other.lines[place].relation = relation
          return other.canHold(Array(other.lines.indices))
        }
    }
    #expect(told == ending, "\(written.text)")
  }

  @Test("A large log with one chain in it", arguments: [40, 400])
  func chain(count: Int) throws {
    let views = (0..<count).map {
      "<NSLayoutConstraint:0x1\($0) V:[UIView:0x2\($0)]-(8)-[UIView:0x2\($0 + 1)]>"
    }
    let text = """
      (
      \(views.joined(separator: ",\n"))
      <NSLayoutConstraint:0x3 V:|-(8)-[UIView:0x20] (names: '|':UITableViewCell:0x5 )>
      <NSLayoutConstraint:0x4 V:[UIView:0x2\(count)]-(8)-| (names: '|':UITableViewCell:0x5 )>
      <NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UITableViewCell:0x5.height == 44>
      )
      """
    let log = try #require(LogReader.logs(in: text).first)
    let verdict = try LogVerdict(log)
    #expect(verdict.all.map { $0.count } == [count + 3])
    #expect(verdict.isComplete && verdict.smallest?.isSmallest == true)
    #expect(verdict.cures.count == count + 3)
    #expect(verdict.smallest?.gap == Rational(8 * (count + 2) - 44))
    #expect(verdict.smallest?.sizes.count == count + 1)
    try verdict.smallest.map { try Self.expectProof($0, in: log) }
  }

  @Test("Every proof of the samples adds up", arguments: LogSample.all)
  func samples(sample: LogSample) throws {
    let log = sample.log
    let verdict = try LogVerdict(log)
    guard let proof = verdict.smallest else { return }
    try Self.expectProof(proof, in: log)
    try Self.expectSum(LogSum(proof, in: log), proof)
  }

  // MARK: The sums

  /// The sum of the members and sizes times their multipliers is `0 ≥ gap`, term by term: worked out here from
  /// what left, right, centre and so on mean.
  private static func expectProof(_ proof: LogVerdict.Proof, in log: LayoutLog) throws {
    var sum: [String: Rational] = [:]
    var constant: Rational = 0
    func add(_ place: LayoutLog.Place, _ factor: Rational) {
      var item = place.item
      var attribute = place.attribute
      // The margins of the one sample in which the list pins the guide of the margins.
      let guide = log.items.firstIndex { $0.label == "UIViewLayoutMarginsGuide" }
      if let guide, [.topMargin, .bottomMargin].contains(attribute) {
        item = guide
        attribute = attribute == .topMargin ? .top : .bottom
      }
      let axis = attribute.axis == .horizontal ? "x" : "y"
      let (position, size): (Rational, Rational) =
        switch attribute {
        case .left, .leading, .top: (1, 0)
        case .right, .trailing, .bottom: (1, 1)
        case .centerX, .centerY: (1, Rational(1, over: 2))
        case .width, .height: (0, 1)
        default: (0, 0)
        }
      #expect(position != 0 || size != 0, "\(attribute) is not known here")
      sum["\(item).\(axis)", default: 0] += position * factor
      sum["\(item).\(axis).size", default: 0] += size * factor
    }
    #expect(!proof.members.isEmpty)
    for member in proof.members {
      let entry = log.entries[member.entry]
      #expect(entry.relation == .equal || member.multiplier > 0)
      let factor = entry.relation == .atMost ? -member.multiplier : member.multiplier
      add(entry.first, factor)
      if let second = entry.second { add(second, -factor * entry.multiplier) }
      constant -= factor * entry.constant
    }
    for size in proof.sizes {
      #expect(size.multiplier > 0)
      let attribute: Attribute = size.size.axis == .horizontal ? .width : .height
      add(.init(item: size.size.item, attribute: attribute), size.multiplier)
    }
    #expect(sum.allSatisfy { $0.value == 0 })
    #expect(proof.gap > 0 && constant == -proof.gap)
  }

  /// The line says something false, and its total is what its summands come to.
  private static func expectSum(_ sum: LogSum?, _ proof: LogVerdict.Proof) throws {
    let sum = try #require(sum)
    #expect(sum.bound != sum.total)
    let relations = [sum.boundRelation, sum.sumRelation, sum.totalRelation]
    #expect(!relations.contains(.atLeast) || !relations.contains(.atMost))
    if relations.contains(.atLeast) { #expect(sum.bound < sum.total) }
    if relations.contains(.atMost) { #expect(sum.bound > sum.total) }
  }
}
