// The ways out of a contradiction: sets of requirements without which the others agree. There may be
// several conflicts at once, and a way out takes a member of every one of them away: the smallest conflicts
// and the fewest ways out are each what hits all of the other (`SmallestConflicts`).

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
  ///   - size: how many members they may have while all of them are looked for; past that one set is
  ///     given that will do, and of which nothing can be put back.
  ///   - budget: about how many solves this may take.
  ///   - orAnyOne: whether, past that size, one set that will do is better than none.
  /// - Throws: where a limit of the control stops the search; where it is cancelled, the ways are those that were found by then
  ///   (see `wasStopped`).
  /// - Complexity: a solve of the requirements for each set that is tried, save those that a conflict
  ///   known already shows not to be enough.
  public mutating func waysOut(
    keeping kept: Set<Int> = [], limit: Int = 24, size: Int = 4, budget: Int = Conflict.budget,
    orAnyOne: Bool = true
  ) throws(Stop) -> WaysOut {
    judge.work = WorkBudget(budget, control)
    defer { judge.work = WorkBudget(.max, control) }
    var sets: [[Int]] = []
    var isComplete = false
    let isDone = try Stop.completes { () throws(Stop) in
      isComplete = try fewest(&sets, keeping: kept, limit: limit, size: size)
      if sets.isEmpty, !isComplete, orAnyOne {
        sets = try anyOne(keeping: kept).map { [$0] } ?? []
      }
    }
    if !isDone { wasStopped = true }
    let groups = isComplete ? Self.groups(of: sets) : []
    return WaysOut(
      sets: sets.map { $0.map { requirements[$0] } }, isComplete: isComplete,
      groups: groups.map { $0.map { requirements[$0] } })
  }

  /// Of all conflicts that are known, the fewest places that hit each of them are tried: if they leave one standing, it was not
  /// known.
  ///
  /// - Parameter sets: gets the ways out, in lexicographic order.
  /// - Returns: whether these are all.
  private mutating func fewest(
    _ sets: inout [[Int]], keeping kept: Set<Int>, limit: Int, size: Int
  ) throws(Stop) -> Bool {
    var hits = MinimumHits(of: count)
    while !judge.work.isSpent {
      let taken =
        if let last = sets.last {
          try hits.next(size: last.count, after: last, work: &judge.work)
        } else {
          try hits.first(limit: size, work: &judge.work)
        }
      guard let taken else { return !sets.isEmpty && !judge.work.isSpent }
      if let conflict = try clashing(without: taken) {
        let reason = open(conflict, keeping: kept)
        // Those that stay clash by themselves.
        if reason.isEmpty { return true }
        hits.add(PlaceSet(reason, of: count))
      } else if taken.isEmpty {
        return true
      } else if sets.count == limit {
        return false
      } else {
        sets.append(taken)
      }
    }
    return false
  }

  private func open(_ conflict: [Int], keeping kept: Set<Int>) -> [Int] {
    conflict.filter { !kept.contains(requirements[$0].serial) }
  }

  /// One way out, of which nothing can be put back, though there may be others with fewer members.
  ///
  /// - Returns: nil where those that are to stay clash by themselves.
  private mutating func anyOne(keeping kept: Set<Int>) throws(Stop) -> [Int]? {
    judge.work = WorkBudget(.max, control)
    var search = SmallestConflicts(solver, critical: [])
    let places = (0..<count).filter { kept.contains(requirements[$0].serial) }
    return try search.correction(of: places, &judge)?.places
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
