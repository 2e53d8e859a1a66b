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

/// Searches for the smallest conflicts among requirements, known by their places. What a search does is paid for by the judge
/// that it is handed.
struct SmallestConflicts {
  /// The places that are tried are requirements here, all others wishes.
  private var tried: RequirementSolver
  private var hits: MinimumHits

  /// - Parameters:
  ///   - solver: with all of them.
  ///   - critical: places that are in every conflict.
  init(_ solver: RequirementSolver, critical: [Int]) {
    tried = solver
    hits = MinimumHits(of: solver.count)
    for place in critical { hits.add(PlaceSet([place], of: solver.count)) }
  }

  /// Looks for a conflict that is smaller than this one.
  ///
  /// - Returns: the first of the smallest, in lexicographic order, or `members` if there is none that
  ///   is smaller; and whether that is sure.
  mutating func smallest(
    from members: [Int], _ judge: inout ClashJudge
  ) throws(Stop) -> (places: [Int], isSmallest: Bool) {
    while !judge.work.isSpent {
      guard let places = try hits.first(limit: members.count - 1, work: &judge.work) else { break }
      guard let correction = try correction(of: places, &judge) else { return (places, true) }
      hits.add(correction)
    }
    return (members, hits.size >= members.count)
  }

  /// The next of the smallest conflicts, in lexicographic order; nil where there is none, or the effort
  /// is spent.
  ///
  /// - Parameter size: that of the smallest ones, as `smallest` was sure of.
  mutating func next(
    size: Int, after last: [Int]?, _ judge: inout ClashJudge
  ) throws(Stop) -> [Int]? {
    while !judge.work.isSpent {
      guard let places = try hits.next(size: size, after: last, work: &judge.work) else {
        return nil
      }
      guard let correction = try correction(of: places, &judge) else { return places }
      hits.add(correction)
    }
    return nil
  }

  /// Requirements without which the others agree, none of them at these places; nil if these clash.
  mutating func correction(
    of places: [Int], _ judge: inout ClashJudge
  ) throws(Stop) -> PlaceSet? {
    let chosen = PlaceSet(places, of: judge.count)
    guard case .agreement(var agreeing) = try judge.verdict(of: chosen, in: &tried) else {
      return nil
    }
    // As many as can come in besides.
    let others = judge.all.subtracting(agreeing).places
    for place in others where others.count > 1 && !agreeing.contains(place) && !judge.work.isSpent {
      if case .agreement(let more) = try judge.verdict(of: agreeing.inserting(place)) {
        agreeing = more
      }
    }
    return judge.all.subtracting(agreeing)
  }
}
