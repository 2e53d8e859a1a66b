// The fewest places that hit every one of some sets, in order, one answer after another.
//
// Sets of one member decide themselves. For the rest, places are taken in ascending order, as long as
// every set that is not hit yet still has a member to come, and there are not more sets left without
// a member in common than places may still be taken.

/// Sets of places, each of which is to be hit.
struct MinimumHits {
  /// Each in ascending order.
  private var sets: [[Int]] = []
  private var forced: Set<Int> = []

  /// How many places it takes at least, as far as the search has shown.
  private(set) var size = 0

  /// - Parameter set: not empty, in ascending order.
  mutating func add(_ set: [Int]) {
    if set.contains(where: forced.contains) { return }
    if set.count == 1 {
      forced.insert(set[0])
      sets.removeAll { $0.contains(set[0]) }
    } else {
      sets.append(set)
    }
    size = max(size, forced.count)
  }

  /// The first choice, in lexicographic order, of the fewest places that hit all sets; nil where the
  /// effort was spent before, or where there is none of at most `limit` places. `size` says how many
  /// it takes at least.
  mutating func first(limit: Int, effort: inout Effort) -> [Int]? {
    while size <= limit, !effort.isSpent {
      if let places = next(after: nil, effort: &effort) { return places }
      if !effort.isSpent { size += 1 }
    }
    return nil
  }

  /// The next choice of `size` places after one, in lexicographic order.
  ///
  /// - Parameter last: one that hits all sets, too.
  func next(after last: [Int]?, effort: inout Effort) -> [Int]? {
    let bound = last?.filter { !forced.contains($0) }
    var search = Search(last: bound, effort: effort)
    let room = size - forced.count
    let found = room >= 0 && search.extend(room: room, from: 0, isAtBound: bound != nil, sets)
    effort = search.effort
    return found ? (Array(forced) + search.chosen).sorted() : nil
  }

  private struct Search {
    let last: [Int]?
    var effort: Effort
    var chosen: [Int] = []

    init(last: [Int]?, effort: Effort) {
      self.last = last
      self.effort = effort
    }

    /// - Parameter isAtBound: whether what is chosen so far is how `last` begins.
    mutating func extend(
      room: Int, from start: Int, isAtBound: Bool, _ sets: [[Int]]
    ) -> Bool {
      effort.pay(steps: 1 + sets.count / 16)
      if effort.isSpent { return false }
      guard room > 0 else { return sets.isEmpty && !isAtBound }
      guard isEnough(room, sets), let end = sets.compactMap(\.last).min() else { return false }
      let bound = isAtBound ? last?[chosen.count] : nil
      let places = Set(sets.joined()).filter { $0 >= max(start, bound ?? start) && $0 <= end }
      for place in places.sorted() {
        chosen.append(place)
        let left = sets.filter { !$0.contains(place) }
        if extend(room: room - 1, from: place + 1, isAtBound: place == bound, left) { return true }
        chosen.removeLast()
      }
      return false
    }

    /// Whether no more sets than that can be found that have no member in common.
    private func isEnough(_ room: Int, _ sets: [[Int]]) -> Bool {
      var used: Set<Int> = []
      var count = 0
      for set in sets where !set.contains(where: used.contains) {
        used.formUnion(set)
        count += 1
        if count > room { return false }
      }
      return true
    }
  }
}
