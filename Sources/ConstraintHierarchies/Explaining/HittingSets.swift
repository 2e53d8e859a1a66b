// Which things have to go: where several reasons stand, each made of several members, a way out takes
// away a member of every one of them, a *hitting set*.
//
// Reasons are not listed beforehand. A first one is asked for; for each of its members it is asked
// what reason is left without that member, and so on, a tree searched in order of the number of
// members taken away (R. Reiter, *A theory of diagnosis from first principles*, 1987, section 4).

import Simplex

/// What there is to say of a set of members that were taken away.
enum Look<Member> {
  /// Nothing stands any more.
  case hit
  /// These still stand, and one of them must go too.
  case reason([Member])
}

/// The sets of the fewest members that leave no reason standing.
struct HittingSets<Member: Hashable> {
  private(set) var sets: [[Member]] = []
  /// Whether these are all of their size, and there is none that is smaller.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - limit: how many sets are enough.
  ///   - size: how many members a set may have.
  ///   - look: what is left without these members; nil if there is no time left to find out.
  init(
    limit: Int, size: Int, look: ([Member]) throws(Stop) -> Look<Member>?
  ) throws(Stop) {
    var row: [[Member]] = [[]]
    for _ in 0...size {
      var next: [[Member]] = []
      var known: Set<Set<Member>> = []
      for path in row {
        switch try look(path) {
        case .hit?:
          if sets.count == limit {
            isComplete = false
            return
          }
          sets.append(path)
        case .reason(let members)?:
          for member in members where known.insert(Set(path + [member])).inserted {
            next.append(path + [member])
          }
        case nil:
          isComplete = false
          return
        }
      }
      if !sets.isEmpty { return }
      row = next
    }
    isComplete = row.isEmpty
  }
}
