// The smallest conflicts among requirements, and the proof that there are none smaller.
//
// A *correction set* is a set of requirements without which the others agree; so every conflict has a
// member of every correction set. Of the correction sets that are known, the fewest places that hit
// them all are tried: if they clash, they are a smallest conflict; if not, they agree with most of
// the rest, and what they do not agree with is a correction set that was not known (A. Ignatiev,
// A. Previti, M. Liffiton, J. Marques-Silva, *Smallest MUS extraction with minimal hitting set
// dualization*, 2015). A conflict each of whose members is a correction set by itself is the only one:
// that is the rule for a chain, however long.

import Simplex

/// Searches for the smallest conflicts among requirements, known by their places.
struct SmallestConflicts {
  /// All requirements, of which some are left out for a while.
  private var all: RequirementSolver
  /// The places that are tried are requirements here, all others wishes.
  private var tried: RequirementSolver
  private var hits = MinimumHits()
  private(set) var work: WorkBudget

  /// - Parameters:
  ///   - all: with all of them.
  ///   - critical: places that are in every conflict.
  init(_ all: RequirementSolver, critical: [Int], work: WorkBudget) {
    self.all = all
    tried = all
    for place in 0..<all.count { tried.setHard(place, false) }
    self.work = work
    for place in critical { hits.add([place]) }
  }

  /// Looks for a conflict that is smaller than this one.
  ///
  /// - Returns: the first of the smallest, in lexicographic order, or `members` if there is none that
  ///   is smaller; and whether that is sure.
  mutating func smallest(
    from members: [Int]
  ) throws(Stop) -> (places: [Int], isSmallest: Bool) {
    while !work.isSpent {
      guard let places = try hits.first(limit: members.count - 1, work: &work) else { break }
      guard let correction = try correction(of: places) else { return (places, true) }
      hits.add(correction)
    }
    return (members, hits.size >= members.count)
  }

  /// The next of the smallest conflicts, in lexicographic order; nil where there is none, or the effort
  /// is spent.
  ///
  /// - Parameter size: that of the smallest ones, as `smallest` was sure of.
  mutating func next(size: Int, after last: [Int]?) throws(Stop) -> [Int]? {
    while !work.isSpent {
      guard let places = try hits.next(size: size, after: last, work: &work) else { return nil }
      guard let correction = try correction(of: places) else { return places }
      hits.add(correction)
    }
    return nil
  }

  /// Requirements without which the others agree, none of them at these places; nil if these clash.
  private mutating func correction(of places: [Int]) throws(Stop) -> [Int]? {
    let chosen = Set(places)
    for place in 0..<tried.count { tried.setHard(place, chosen.contains(place)) }
    if try tried.clashes(&work) { return nil }
    let violated = (0..<tried.count).filter { !tried.holds($0) }
    return violated.count > 1 ? try reduced(violated) : violated
  }

  /// Puts back those that are not needed for the others to agree.
  private mutating func reduced(_ places: [Int]) throws(Stop) -> [Int] {
    for place in places { all.remove(place) }
    var needed: [Int] = []
    for place in places {
      all.insert(place)
      var isNeeded = work.isSpent
      if !isNeeded { isNeeded = try all.clashes(&work) }
      if isNeeded {
        needed.append(place)
        all.remove(place)
      }
    }
    for place in needed { all.insert(place) }
    return needed
  }
}
