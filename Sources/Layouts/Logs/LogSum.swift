// The sum that shows a conflict, as a person would write it:
//
//     0 = View.height = 8 + Tech.height + 8 ≥ 16
//
// A proof's members cancel one another but for a falsehood. One of them is taken out, best one that says how
// large something is: it stands on the left, with the quantity Q that it speaks of. All the others together say
// that Q is at least something else, which stands on the right: the gaps that they ask for, and sizes, in
// the order in which one meets them on the way from one edge of Q to the other.

import ConstraintHierarchies
public import Rationals

/// A proof in one line: `bound  relation  quantity  relation  summands  relation  total`.
public struct LogSum: Hashable, Sendable {
  public enum Relation: Hashable, Sendable { case equal, atLeast, atMost }

  /// What is added up, so many times.
  public struct Summand: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The constant of an entry.
      case gap(Rational)
      /// A size that an entry gives, or that is at least 0.
      case size(LogSize)
      /// What margins and baselines come to that were assumed.
      case assumed(Rational)
    }

    public var kind: Kind
    public var factor: Rational
    /// Nil for a size that is not negative, and for what was assumed.
    public var entry: Int?
  }

  /// The entry that is on the left: what it compares is the quantity.
  public var entry: Int
  public var bound: Rational
  public var boundRelation: Relation
  public var summands: [Summand]
  public var sumRelation: Relation
  public var total: Rational
  public var totalRelation: Relation
}

extension LogSum {
  /// - Returns: nil for a proof that has no members.
  /// - Precondition: the proof is one of this log.
  public init?(_ proof: LogVerdict.Proof, in log: LayoutLog) {
    log.check()
    demand(
      proof.members.allSatisfy { log.entries.indices.contains($0.entry) },
      "LogSum: the proof of another log")
    guard let member = Self.bound(proof, log) else { return nil }
    let bound = log.entries[member.entry]
    let scale = Self.sign(member, log) * member.multiplier
    // The quantity is at most its bound where the scale is negative, and at least so much by the others.
    let isFloor = scale.signum < 0
    entry = bound.index
    self.bound = bound.constant
    boundRelation = bound.relation == .equal ? .equal : isFloor ? .atLeast : .atMost
    total = bound.constant - proof.gap / scale
    var summands: [Summand] = []
    for other in proof.members where other.entry != member.entry {
      let entry = log.entries[other.entry]
      let factor = -Self.sign(other, log) * other.multiplier / scale
      let isSize = entry.first.attribute.isSize && entry.second == nil
      let size = LogSize(item: entry.first.item, axis: entry.first.attribute.axis)
      summands.append(
        Summand(
          kind: isSize ? .size(size) : .gap(entry.constant), factor: factor, entry: other.entry))
    }
    for size in proof.sizes {
      summands.append(
        Summand(kind: .size(size.size), factor: -size.multiplier / scale, entry: nil))
    }
    func isLoose(_ summand: Summand) -> Bool {
      summand.entry.map { log.entries[$0].relation != .equal } ?? true
    }
    let slack = isFloor ? Relation.atLeast : .atMost
    let isLooseBefore = summands.contains { summand in
      if case .gap = summand.kind { isLoose(summand) } else { false }
    }
    let isLooseAfter = summands.contains { summand in
      if case .size = summand.kind { isLoose(summand) } else { false }
    }
    sumRelation = isLooseBefore ? slack : .equal
    totalRelation = isLooseAfter ? slack : .equal
    let told = summands.reduce(Rational.zero) { sum, summand in
      sum + (summand.entry.map { log.entries[$0].constant * summand.factor } ?? 0)
    }
    self.summands = LogWalk(log, bound, over: summands).ordered()
    if told != total {
      self.summands.append(Summand(kind: .assumed(total - told), factor: 1, entry: nil))
    }
  }

  /// Whether the sum says more than its total and the quantity.
  public func hasSummands(in log: LayoutLog) -> Bool {
    guard let first = summands.first else { return false }
    if summands.count > 1 || first.factor != 1 { return true }
    switch first.kind {
    case .size(let size):
      let quantity = log.entries[entry].first
      return size != LogSize(item: quantity.item, axis: quantity.attribute.axis)
        || !quantity.attribute.isSize || log.entries[entry].second != nil
    case .assumed: return true
    case .gap: return false
    }
  }

  /// Margins with which a sum still shows a conflict.
  public enum Margins: Hashable, Sendable {
    /// All that are not negative.
    case any
    case above(Rational)
    /// Not negative, either.
    case below(Rational)
  }

  /// The other margins with which this sum is a conflict, too; nil if none were assumed in it.
  ///
  /// - Parameter margins: those that were assumed, above zero, and nothing besides them.
  public func clashingMargins(besides margins: Rational) -> Margins? {
    var assumed = Rational.zero
    for summand in summands {
      if case .assumed(let number) = summand.kind { assumed += number * summand.factor }
    }
    if assumed.isZero || margins.signum <= 0 { return nil }
    // Total less bound is linear in the margins, and a conflict as long as it has the sign that it has.
    let edge = margins * (1 - (total - bound) / assumed)
    if (total > bound) != (assumed.signum > 0) { return .below(edge) }
    return edge.signum < 0 ? .any : .above(edge)
  }

  /// The member that is to stand on the left.
  private static func bound(
    _ proof: LogVerdict.Proof, _ log: LayoutLog
  ) -> LogVerdict.Proof.Member? {
    // Where nothing is "at least", either side may be the lower one.
    let isEquation =
      proof.sizes.isEmpty && proof.members.allSatisfy { log.entries[$0.entry].relation == .equal }
    func cost(_ member: LogVerdict.Proof.Member) -> Int {
      let entry = log.entries[member.entry]
      let isSize = entry.first.attribute.isSize && entry.second == nil
      let isFloor = sign(member, log).signum * member.multiplier.signum < 0
      let owner =
        switch log.owner(of: entry) {
        case .cell, .container: 0
        case .mask: 1
        case .system: 2
        case .yours, .stack, .guide, .content: 3
        }
      return (isFloor || isEquation ? 0 : 20) + (isSize ? 0 : 10) + owner
    }
    return proof.members.min { cost($0) < cost($1) }
  }

  private static func sign(_ member: LogVerdict.Proof.Member, _ log: LayoutLog) -> Rational {
    log.entries[member.entry].relation == .atMost ? -1 : 1
  }
}

/// Goes from item to item over the entries that bind them.
private struct LogWalk {
  private let log: LayoutLog
  private let start: LayoutLog.Entry
  private let summands: [LogSum.Summand]
  /// The places of those that were not gone over yet.
  private var rest: Set<Int>
  /// The places of the sizes of each item.
  private var sizes: [Int: [Int]] = [:]
  /// The places of the entries that bind each item, those at its near edge first.
  private var ways: [Int: [Int]] = [:]

  init(_ log: LayoutLog, _ start: LayoutLog.Entry, over summands: [LogSum.Summand]) {
    self.log = log
    self.start = start
    self.summands = summands
    rest = Set(summands.indices)
    var farWays: [Int: [Int]] = [:]
    for (place, summand) in summands.enumerated() {
      if case .size(let size) = summand.kind { sizes[size.item, default: []].append(place) }
      guard let index = summand.entry, let second = log.entries[index].second else { continue }
      let first = log.entries[index].first
      for end in first.item == second.item ? [first] : [first, second] {
        if [.left, .top, .leading].contains(end.attribute) {
          ways[end.item, default: []].append(place)
        } else {
          farWays[end.item, default: []].append(place)
        }
      }
    }
    for (item, places) in farWays { ways[item, default: []] += places }
  }

  /// - Complexity: linear in the number of summands, where each item has few of them.
  func ordered() -> [LogSum.Summand] {
    var walk = self
    // What adds nothing has shown the way, and is not said.
    return walk.places().map { summands[$0] }.filter { summand in
      if case .gap(let gap) = summand.kind { !gap.isZero } else { true }
    }
  }

  private mutating func places() -> [Int] {
    var ordered: [Int] = []
    var current = start.second?.item ?? start.first.item
    var trail = [current]
    if start.second != nil { trail.append(start.first.item) }
    for first in summands.indices where rest.contains(first) {
      // Where no way leads on, it begins anew with the first one that is left.
      repeat {
        // The size of what was reached, then the way on, then the way on from somewhere before.
        var place =
          current == start.first.item ? nil : sizes[current]?.first(where: rest.contains)
        if place == nil { place = way(from: current) }
        // From where no way leads on now, none will.
        while place == nil, let item = trail.last {
          place = way(from: item)
          if place == nil { trail.removeLast() }
        }
        guard let place = place ?? (rest.contains(first) ? first : nil) else { break }
        rest.remove(place)
        ordered.append(place)
        if let entry = summands[place].entry,
          let next = other(log.entries[entry], than: current)
        {
          current = next
          trail.append(next)
        }
      } while !rest.isEmpty
    }
    return ordered
  }

  /// The first entry that leads on, best from the near edge.
  private func way(from item: Int) -> Int? { ways[item]?.first(where: rest.contains) }

  private func other(_ entry: LayoutLog.Entry, than item: Int) -> Int? {
    guard let second = entry.second else { return nil }
    return entry.first.item == item ? second.item : entry.first.item
  }
}
