// The ways out of a contradiction: sets of requirements without which the others agree. There may be
// several conflicts at once, and a way out takes a member of every one of them away.

public import Simplex

/// What to take away, or to make a preference, so that the requirements that are left agree.
public struct WaysOut: Hashable, Sendable {
  /// Sets of the fewest requirements, each of which was tried.
  public var sets: [[Constraint]]
  /// Whether the sets are all that there are of their size, and there is none that is smaller.
  public var isComplete: Bool
  /// Where to take one of the sets is to take one of each of these groups, the groups; else empty.
  public var groups: [[Constraint]]
}

extension ConflictSearch {
  /// The ways out of a contradiction; none where there is none.
  ///
  /// - Parameters:
  ///   - kept: the serial numbers of requirements that are to stay.
  ///   - limit: how many sets are enough.
  ///   - size: how many members they may have while all of them are looked for; past that one set that
  ///     will do is made by taking away a member of each conflict that is met.
  ///   - budget: about how many solves this may take.
  ///   - orAnyOne: whether, past that size, one set that will do is better than none.
  /// - Throws: where the control stops the search.
  /// - Complexity: a solve of the requirements for each set that is tried, save those that a conflict
  ///   known already shows not to be enough.
  public mutating func waysOut(
    keeping kept: Set<Int> = [], limit: Int = 24, size: Int = 4, budget: Int = Conflict.budget,
    orAnyOne: Bool = true
  ) throws(Stop) -> WaysOut {
    work = WorkBudget(budget, control)
    defer { work = WorkBudget(.max, control) }
    return try fewest(keeping: kept, limit: limit, size: size, orAnyOne: orAnyOne)
  }

  private mutating func fewest(
    keeping kept: Set<Int>, limit: Int, size: Int, orAnyOne: Bool
  ) throws(Stop) -> WaysOut {
    guard let first = try clashing(without: []) else {
      return WaysOut(sets: [], isComplete: true, groups: [])
    }
    var known = [first]
    let ways = try HittingSets<Int>(limit: limit, size: size) { taken throws(Stop) in
      if let conflict = known.first(where: { !$0.contains(where: taken.contains) }) {
        return .reason(open(conflict, keeping: kept))
      }
      if work.isSpent { return nil }
      guard let conflict = try clashing(without: taken) else { return .hit }
      known.append(conflict)
      return .reason(open(conflict, keeping: kept))
    }
    guard !ways.sets.isEmpty else {
      let set = ways.isComplete || !orAnyOne ? nil : try greedy(keeping: kept)
      return WaysOut(
        sets: set.map { [$0.map { requirements[$0] }] } ?? [], isComplete: ways.isComplete,
        groups: [])
    }
    let sets = ways.sets.map { $0.sorted() }
    let groups = ways.isComplete ? Self.groups(of: sets) : []
    return WaysOut(
      sets: sets.map { $0.map { requirements[$0] } }, isComplete: ways.isComplete,
      groups: groups.map { $0.map { requirements[$0] } })
  }

  private func open(_ conflict: [Int], keeping kept: Set<Int>) -> [Int] {
    conflict.filter { !kept.contains(requirements[$0].serial) }
  }

  /// Takes away the last member of each conflict that is met, and puts back what was not needed.
  ///
  /// - Returns: nil if a conflict has no member that may be taken away.
  private mutating func greedy(keeping kept: Set<Int>) throws(Stop) -> [Int]? {
    var taken: [Int] = []
    while let conflict = try clashing(without: taken) {
      guard let member = open(conflict, keeping: kept).last else { return nil }
      taken.append(member)
    }
    for member in taken where taken.count > 1 {
      let fewer = taken.filter { $0 != member }
      if try clashing(without: fewer) == nil { taken = fewer }
    }
    return taken.sorted()
  }

  /// The groups of which the sets are all the ways to take one each; none if there are none, or one.
  private static func groups(of sets: [[Int]]) -> [[Int]] {
    guard let first = sets.first, first.count > 1, sets.count > 1 else { return [] }
    // Those that can stand in for a member of the first set, its other members being kept.
    let groups = first.map { member in
      let others = first.filter { $0 != member }
      return sets.filter { others.allSatisfy($0.contains) }.flatMap {
        $0.filter { !others.contains($0) }
      }.sorted()
    }
    let isProduct =
      groups.reduce(1) { $0 * $1.count } == sets.count
      && sets.allSatisfy { set in groups.allSatisfy { $0.filter(set.contains).count == 1 } }
    return isProduct ? groups : []
  }
}
