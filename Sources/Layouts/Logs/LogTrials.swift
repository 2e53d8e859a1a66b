// The ways out of a log's conflict, each of them tried: what one can change oneself comes first.

import ConstraintHierarchies
import Rationals
import Simplex

/// Tries what ends a conflict.
struct LogTrials {
  private let log: LayoutLog
  private let model: LogModel
  private var search: ConflictSearch
  /// The entries of a conflict; whatever ends all conflicts takes one of them.
  private let conflict: [Int]
  private let assumptions: LogAssumptions

  init(
    _ log: LayoutLog, _ model: LogModel, _ search: ConflictSearch, _ conflict: [Int],
    _ assumptions: LogAssumptions
  ) {
    self.assumptions = assumptions
    self.log = log
    self.model = model
    self.search = search
    self.conflict = conflict
  }

  /// The entries each of which ends the conflict if it alone is taken away.
  mutating func cures() throws(Stop) -> [Int] {
    var cures: [Int] = []
    for entry in conflict where try shortfall(entry) != nil { cures.append(entry) }
    return cures
  }

  /// Nil if the log does not say what the system broke.
  mutating func breakingCures() throws(Stop) -> Bool? {
    if let broken = log.broken {
      // An entry that is no requirement, or repeats another, stands for that one.
      return try agrees(without: [log.entries[broken].repeats ?? broken])
    }
    return log.brokenUnlisted == nil ? nil : false
  }

  /// - Parameter cures: as found before.
  mutating func trials(cures: [Int], budget: Int) throws(Stop) -> [LogVerdict.Trial] {
    var trials: [LogVerdict.Trial] = []
    let own = cures.filter { owner($0) == .yours }
    for entry in own { trials.append(try lowering(entry)) }
    trials += try inequalities(own)
    for item in maskedItems() {
      let entries = log.distinct.filter { owner($0.index) == .mask && $0.first.item == item }
        .map { $0.index }
      trials.append(
        .init(
          change: .withoutMask(item: item, entries: entries), cures: try agrees(without: entries)))
    }
    trials += try properties()
    if !trials.contains(where: { $0.cures }) { trials += try sets(cures: cures, budget: budget) }
    for entry in cures where owner(entry) != .yours && !isOwnMask(entry) {
      trials.append(try lowering(entry))
    }
    return trials
  }

  private mutating func lowering(_ entry: Int) throws(Stop) -> LogVerdict.Trial {
    let shortfall = try shortfall(entry)
    return .init(change: .lower(entry), cures: shortfall != nil, shortfall: shortfall)
  }

  /// Where so many lines end a conflict, it is a long chain, in which none is better than the others as an inequality.
  private static let mostRelaxed = 24

  /// Those of the equations that end the conflict as inequalities: a gap that may grow, a size that may be another.
  private func inequalities(_ entries: [Int]) throws(Stop) -> [LogVerdict.Trial] {
    guard entries.count <= Self.mostRelaxed else { return [] }
    var trials: [LogVerdict.Trial] = []
    for entry in entries where log.entries[entry].relation == .equal {
      let isSize = log.entries[entry].second == nil
      for relation in isSize ? [Relation.atLeast, .atMost] : [.atLeast] {
        let holds = try agrees { $0.entries[entry].relation = relation }
        guard holds else { continue }
        trials.append(.init(change: .relax(entry, relation), cures: true))
        break
      }
    }
    return trials
  }

  private mutating func shortfall(_ entry: Int) throws(Stop) -> Rational? {
    guard let serial = model.serialOfEntry[entry] else { return nil }
    return try search.shortfall(lowering: serial)
  }

  /// The sets of the fewest entries without which the others agree: of one's own if that can be.
  private mutating func sets(cures: [Int], budget: Int) throws(Stop) -> [LogVerdict.Trial] {
    let foreign = log.distinct.filter { owner($0.index) != .yours }.compactMap {
      model.serialOfEntry[$0.index]
    }
    var ways = try search.waysOut(keeping: Set(foreign), limit: 4, budget: budget, orAnyOne: false)
    if ways.sets.isEmpty, cures.isEmpty {
      ways = try search.waysOut(limit: 4, budget: budget, orAnyOne: false)
    }
    return ways.sets.map { set in
      .init(change: .drop(set.compactMap { model.entryOfSerial[$0.serial] }), cures: true)
    }
  }

  /// What the lines of stack views in the conflict come from, each set otherwise.
  private mutating func properties() throws(Stop) -> [LogVerdict.Trial] {
    var changes: [LogVerdict.Trial.Change] = []
    for place in conflict {
      guard let property = log.stackProperty(of: log.entries[place]) else { continue }
      let item = property == .isHidden ? log.entries[place].first.item : nil
      let entries = log.distinct.filter {
        log.stackProperty(of: $0) == property && (item == nil || $0.first.item == item)
      }
      let change = LogVerdict.Trial.Change.property(
        property, item: item, entries: entries.map { $0.index })
      if !changes.contains(change) { changes.append(change) }
    }
    var trials: [LogVerdict.Trial] = []
    for case .property(let property, let item, let entries) in changes {
      let cures =
        property == .spacing ? try agrees(withoutGaps: entries) : try agrees(without: entries)
      trials.append(
        .init(change: .property(property, item: item, entries: entries), cures: cures))
    }
    return trials
  }

  /// Whether the lines can hold where some of them leave no gap.
  private func agrees(withoutGaps entries: [Int]) throws(Stop) -> Bool {
    try agrees { log in
      for entry in entries { log.entries[entry].constant = 0 }
    }
  }

  /// Whether the lines can hold where some of them say something else.
  private func agrees(_ change: (inout LayoutLog) -> Void) throws(Stop) -> Bool {
    var changed = log
    change(&changed)
    return try changed.agrees(assumptions, search.control)
  }

  /// The items whose masks take part in the conflict.
  private func maskedItems() -> [Int] {
    var items: [Int] = []
    for entry in conflict where isOwnMask(entry) {
      let item = log.entries[entry].first.item
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  private func isOwnMask(_ entry: Int) -> Bool {
    owner(entry) == .mask && log.hasOwnMask(log.items[log.entries[entry].first.item])
  }

  private func owner(_ entry: Int) -> LogOwner { log.owner(of: log.entries[entry]) }

  private mutating func agrees(without entries: [Int]) throws(Stop) -> Bool {
    let left = entries.compactMap { model.serialOfEntry[$0] }.compactMap {
      model.hierarchy.constraint(serial: $0)
    }
    return try search.agree(without: left)
  }
}

extension LayoutLog {
  /// Whether the lines can hold.
  func agrees(_ assumptions: LogAssumptions, _ control: SolveControl) throws(Stop) -> Bool {
    let model = LogModel(self, assumptions)
    var search = ConflictSearch(model.hierarchy, implied: model.implied, control: control)
    return try search.agree()
  }

  /// The entry that the system broke, if it holds only just where all of them do: if one more unit in the last of the
  /// six digits that a log prints would make them clash.
  ///
  /// - Precondition: they can hold.
  func brokenBarelyHolds(
    _ assumptions: LogAssumptions, _ control: SolveControl
  ) throws(Stop) -> Int? {
    guard let broken = broken.map({ entries[$0].repeats ?? $0 }),
      entries[broken].priority.isRequired
    else { return nil }
    let sum = distinct.filter { $0.priority.isRequired }
      .reduce(Rational.zero) { $0 + $1.constant.magnitude }
    if sum.isZero { return nil }
    let unit = sum / Self.lastDigit
    // An equation may be off either way.
    for relation in [Relation.atLeast, .atMost]
    where entries[broken].relation == .equal || entries[broken].relation == relation {
      var moved = self
      moved.entries[broken].relation = relation
      moved.entries[broken].constant += relation == .atLeast ? unit : -unit
      if try !moved.agrees(assumptions, control) { return broken }
    }
    return nil
  }

  /// A number of six digits is right to within one in so many.
  private static let lastDigit: Rational = 200_000
}
