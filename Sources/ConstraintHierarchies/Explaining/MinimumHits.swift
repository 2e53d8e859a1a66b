// The fewest places that hit every one of some sets, in order, one answer after another.
//
// Sets of one member decide themselves. The rest fall into groups that have no member in common, and
// each group is a question of its own, asked again only when a set has come to it. In a group, places
// are taken in ascending order, as long as every set that is not hit yet still has a member to come,
// and there are not more sets left without a member in common than places may still be taken.

import Simplex

/// Sets of places, each of which is to be hit.
struct MinimumHits {
  private struct Group {
    var sets: [PlaceSet]
    var members: PlaceSet
    /// The first choice of the fewest places, if it is known, and how many it takes at least.
    var choice: [Int]?
    var size = 1
  }

  private var groups: [Group] = []
  private var forced: PlaceSet

  /// - Parameter count: of how many places the sets are.
  init(of count: Int) { forced = PlaceSet(of: count) }

  /// How many places it takes at least, as far as the search has shown.
  var size: Int { groups.reduce(forced.count) { $0 + $1.size } }

  /// - Parameter set: not empty.
  mutating func add(_ set: PlaceSet) {
    if !set.isDisjoint(with: forced) { return }
    if set.count == 1 {
      forced.formUnion(set)
      guard let place = groups.firstIndex(where: { !$0.members.isDisjoint(with: set) }) else {
        return
      }
      for other in groups.remove(at: place).sets where other.isDisjoint(with: set) { add(other) }
      return
    }
    var merged = Group(sets: [set], members: set)
    groups.removeAll { group in
      if group.members.isDisjoint(with: set) { return false }
      merged.sets += group.sets
      merged.members.formUnion(group.members)
      merged.size = max(merged.size, group.size)
      return true
    }
    groups.append(merged)
  }

  /// The first choice, in lexicographic order, of the fewest places that hit all sets; nil where the
  /// effort was spent before, or where there is none of at most `limit` places. `size` says how many
  /// it takes at least.
  ///
  /// The groups' first choices together are the first choice of all: where another choice differs,
  /// the least place that only one of the two has lies in some group, and that group's first choice
  /// has it.
  mutating func first(limit: Int, work: inout WorkBudget) throws(Stop) -> [Int]? {
    for index in groups.indices {
      while groups[index].choice == nil {
        if size > limit || work.isSpent { return nil }
        var search = Search(last: nil, work: work)
        let isFound = try search.extend(
          room: groups[index].size, from: 0, isAtBound: false, groups[index].sets)
        work = search.work
        if isFound {
          groups[index].choice = search.chosen
        } else if !work.isSpent {
          groups[index].size += 1
        }
      }
    }
    guard size <= limit else { return nil }
    return (forced.places + groups.flatMap { $0.choice ?? [] }).sorted()
  }

  /// The next choice of `size` places after one, in lexicographic order; the very first if it is nil.
  ///
  /// - Parameters:
  ///   - size: the fewest that there are.
  ///   - last: one of that size that hits all sets, too.
  func next(
    size: Int, after last: [Int]?, work: inout WorkBudget
  ) throws(Stop) -> [Int]? {
    let bound = last?.filter { !forced.contains($0) }
    var search = Search(last: bound, work: work)
    let isFound = try search.extend(
      room: size - forced.count, from: 0, isAtBound: bound != nil, groups.flatMap { $0.sets })
    work = search.work
    return isFound ? (forced.places + search.chosen).sorted() : nil
  }

  private struct Search {
    let last: [Int]?
    var work: WorkBudget
    var chosen: [Int] = []

    init(last: [Int]?, work: WorkBudget) {
      self.last = last
      self.work = work
    }

    /// - Parameter isAtBound: whether what is chosen so far is how `last` begins.
    mutating func extend(
      room: Int, from start: Int, isAtBound: Bool, _ sets: [PlaceSet]
    ) throws(Stop) -> Bool {
      guard let first = sets.first else {
        try work.pay(steps: 1)
        return room == 0 && !isAtBound
      }
      try work.pay(steps: 1 + sets.count * (first.wordCount + 1) / 8)
      guard room > 0, !work.isSpent, isEnough(room, sets) else { return false }
      var candidates = first
      if room == 1 {
        for set in sets { candidates.formIntersection(set) }
      } else {
        for set in sets { candidates.formUnion(set) }
      }
      let bound = isAtBound ? last?[chosen.count] : nil
      let end = sets.reduce(Int.max) { min($0, $1.last ?? -1) }
      for place in candidates.places where place >= max(start, bound ?? start) {
        if place > end { break }
        chosen.append(place)
        let left = sets.filter { !$0.contains(place) }
        let isAtBound = place == bound
        if try extend(room: room - 1, from: place + 1, isAtBound: isAtBound, left) { return true }
        chosen.removeLast()
      }
      return false
    }

    /// Whether no more sets than that can be found that have no member in common.
    private func isEnough(_ room: Int, _ sets: [PlaceSet]) -> Bool {
      var used = sets[0]
      var count = 1
      for set in sets where set.isDisjoint(with: used) {
        count += 1
        if count > room { return false }
        used.formUnion(set)
      }
      return count <= room
    }
  }
}
