// The ways out of a contradiction: sets of requirements without which the others agree. There may be
// several conflicts at once, and a way out takes a member of every one of them away.

import Simplex

/// What to take away, or to make a preference, so that the requirements that are left agree.
public struct WaysOut: Hashable, Sendable {
  /// Sets of the fewest requirements, each of which was tried.
  public var sets: [[Constraint]]
  /// Whether the sets are all that there are of their size, and there is none that is smaller.
  public var isComplete: Bool
  /// Where to take one of the sets is to take one of each of these groups, the groups; else empty.
  public var groups: [[Constraint]]
}

extension Resolution {
  /// The ways out of a contradiction.
  ///
  /// - Parameters:
  ///   - kept: the serial numbers of requirements that are to stay.
  ///   - limit: how many sets are enough.
  ///   - size: how many members they may have while all of them are looked for; past that one set that
  ///     will do is made by taking away a member of each conflict that is met.
  /// - Complexity: a solve of the requirements for each set that is tried, save those that a conflict
  ///   known already shows not to be enough.
  public func waysOut(
    keeping kept: Set<Int> = [], limit: Int = 24, size: Int = 4
  ) -> WaysOut {
    guard outcome == .infeasible else { return WaysOut(sets: [], isComplete: true, groups: []) }
    var search = Search(resolution: self, kept: kept)
    let ways = HittingSets<Constraint>(limit: limit, size: size) { search.look($0) }
    if ways.sets.isEmpty {
      return WaysOut(
        sets: ways.isComplete ? [] : search.greedy().map { [$0] } ?? [],
        isComplete: ways.isComplete, groups: [])
    }
    let sets = ways.sets.map { $0.sorted { $0.serial < $1.serial } }
    return WaysOut(
      sets: sets, isComplete: ways.isComplete,
      groups: ways.isComplete ? Self.groups(of: sets) : [])
  }

  /// Requirements that still clash without these; nil if none do.
  public func conflict(without constraints: [Constraint]) -> [Constraint]? {
    clashing(among: requirements.filter { !constraints.contains($0) })
  }

  /// The groups of which the sets are all the ways to take one each; none if there are none, or one.
  private static func groups(of sets: [[Constraint]]) -> [[Constraint]] {
    guard let first = sets.first, first.count > 1, sets.count > 1 else { return [] }
    // Those that can stand in for a member of the first set, its other members being kept.
    let groups = first.map { member in
      let others = first.filter { $0 != member }
      return sets.filter { others.allSatisfy($0.contains) }.flatMap {
        $0.filter { !others.contains($0) }
      }.sorted { $0.serial < $1.serial }
    }
    let isProduct =
      groups.reduce(1) { $0 * $1.count } == sets.count
      && sets.allSatisfy { set in groups.allSatisfy { $0.filter(set.contains).count == 1 } }
    return isProduct ? groups : []
  }
}

/// Asks for conflicts, and remembers them.
private struct Search {
  let resolution: Resolution
  let kept: Set<Int>
  private let requirements: [Constraint]
  private var known: [[Constraint]] = []
  private var effort = Effort(4_000_000)

  init(resolution: Resolution, kept: Set<Int>) {
    self.resolution = resolution
    self.kept = kept
    requirements = resolution.requirements
  }

  mutating func look(_ taken: [Constraint]) -> Look<Constraint>? {
    if let conflict = known.first(where: { !$0.contains(where: taken.contains) }) {
      return .reason(open(conflict))
    }
    guard effort.allows(rows: requirements.count) else { return nil }
    let rest = requirements.filter { !taken.contains($0) }
    guard let conflict = resolution.clashing(among: rest) else { return .hit }
    known.append(conflict)
    return .reason(open(conflict))
  }

  private func open(_ conflict: [Constraint]) -> [Constraint] {
    conflict.filter { !kept.contains($0.serial) }
  }

  /// Takes away the last member of each conflict that is met, and puts back what was not needed.
  ///
  /// - Returns: nil if a conflict has no member that may be taken away.
  mutating func greedy() -> [Constraint]? {
    var taken: [Constraint] = []
    var rest = requirements
    while let conflict = resolution.clashing(among: rest) {
      guard let member = open(conflict).last else { return nil }
      taken.append(member)
      rest.removeAll { $0 == member }
    }
    for member in taken where taken.count > 1 {
      let fewer = taken.filter { $0 != member }
      if resolution.clashing(among: requirements.filter { !fewer.contains($0) }) == nil {
        taken = fewer
      }
    }
    return taken.sorted { $0.serial < $1.serial }
  }
}
