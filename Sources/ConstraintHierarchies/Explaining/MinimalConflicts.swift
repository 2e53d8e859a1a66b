// All minimal conflicts among requirements, smallest or not: each a set that contradicts itself and no
// member of which can be left out.
//
// A map remembers which sets have been judged. What contains a conflict clashes, so of each conflict that
// was found one member must stay out; what is contained in requirements that agree agrees, so one that
// lies outside them must come in. The largest set that the map still allows is tried: if it clashes, a
// minimal conflict is made of it by leaving out; if not, nothing can be put to it, and the map learns that
// (M. H. Liffiton, A. Previti, A. Malik, J. Marques-Silva, *Fast, flexible MUS enumeration*, 2016: MARCO).
//
// Requirements that share no variable, not even over others, are not in one conflict, so each *component* is
// a question of its own: k conflicts that have nothing to do with one another would otherwise have as many
// correction sets as the product of their sizes.

public import Simplex

extension ConflictSearch {
  /// How much is done to find all minimal conflicts if nothing else is said.
  public static let enumerationBudget = 400_000

  /// Every minimal conflict, the smallest first, those of one size in the order of coming; and whether these
  /// are all.
  ///
  /// - Parameters:
  ///   - limit: how many are enough.
  ///   - budget: about how much this may take, as for `conflict`.
  /// - Throws: where a limit of the control stops the search; where it is cancelled, these are what was found by then (see
  ///   `wasStopped`).
  public mutating func minimalConflicts(
    limit: Int = 64, budget: Int = ConflictSearch.enumerationBudget
  ) throws(Stop) -> (conflicts: [[Constraint]], isComplete: Bool) {
    judge.work = WorkBudget(budget, control)
    defer { judge.work = WorkBudget(.max, control) }
    var found: [[Int]] = []
    var isComplete = false
    let isDone = try Stop.completes { () throws(Stop) in
      isComplete = try allMinimal(&found, limit: limit)
    }
    if !isDone { wasStopped = true }
    let ordered = found.sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    return (ordered.map { $0.map { requirements[$0] } }, isComplete)
  }

  /// - Returns: whether these are all.
  private mutating func allMinimal(_ found: inout [[Int]], limit: Int) throws(Stop) -> Bool {
    for component in components() {
      var map = ConflictMap(component, forced: critical.places)
      while let seed = try map.largestUnjudged(&judge.work) {
        // What was cut short by the budget is no answer: it is not known to be minimal.
        if judge.work.isSpent || found.count == limit { return false }
        let isIn = Set(seed)
        if let conflict = try clashing(without: (0..<count).filter { !isIn.contains($0) }) {
          found.append(conflict)
          map.add(conflict: conflict)
        } else {
          map.add(agreeing: isIn)
        }
      }
      if judge.work.isSpent { return false }
    }
    return true
  }

  /// The places that hang together by the variables they share, those of implied requirements too.
  private func components() -> [[Int]] {
    var group = Array(hierarchy.variableNames.indices)
    func root(_ variable: Int) -> Int {
      var place = variable
      while group[place] != place {
        group[place] = group[group[place]]
        place = group[place]
      }
      return place
    }
    let variables = requirements.map { $0.error.variables.map { $0.index } }
    for used in variables {
      for variable in used.dropFirst() { group[root(variable)] = root(used[0]) }
    }
    var places: [Int: Int] = [:]
    var components: [[Int]] = []
    for place in 0..<count {
      // One without a variable is a conflict of its own, or in none.
      guard let first = variables[place].first else {
        components.append([place])
        continue
      }
      let root = root(first)
      if let known = places[root] {
        components[known].append(place)
      } else {
        places[root] = components.count
        components.append([place])
      }
    }
    return components
  }
}

/// Which sets of some places have been judged.
///
/// Both kinds of knowledge are clauses: "one of these is out", "one of these is in". Places are tried in
/// order, first in, then out, so the first set that is found is the greatest in lexicographic order, and
/// nothing can be put to it.
struct ConflictMap {
  private let places: [Int]
  /// In each, one must stay out.
  private var conflicts: [[Int]] = []
  /// In each, one must come in; none has a member that is forced.
  private var corrections: [[Int]] = []
  /// The places that must come in.
  private var forced: Set<Int> = []
  /// The places that some conflict has: only of these is there a choice.
  private var contested: Set<Int> = []
  /// Whether it is known that nothing is left to be judged.
  private var isJudged = false

  /// - Parameter forced: places that are in every conflict, as far as that is known.
  init(_ places: [Int], forced: [Int]) {
    self.places = places
    self.forced = Set(forced)
  }

  mutating func add(conflict: [Int]) {
    conflicts.append(conflict)
    contested.formUnion(conflict)
    if conflict.allSatisfy(forced.contains) { isJudged = true }
  }

  mutating func add(agreeing set: Set<Int>) {
    let correction = places.filter { !set.contains($0) }
    switch correction.count {
    case 0: isJudged = true
    case 1:
      forced.insert(correction[0])
      corrections.removeAll { $0.contains(correction[0]) }
      if conflicts.contains(where: { $0.allSatisfy(forced.contains) }) { isJudged = true }
    default: corrections.append(correction)
    }
  }

  /// The greatest set that is not judged yet; nil if all are, or the effort is spent.
  func largestUnjudged(_ work: inout WorkBudget) throws(Stop) -> [Int]? {
    if isJudged { return nil }
    // Places that no conflict has are in, and what one of them corrects is settled by that.
    var search = Search(
      places: contested.filter { !forced.contains($0) }.sorted(),
      conflicts: conflicts.map { $0.filter { !forced.contains($0) } },
      corrections: corrections.filter { $0.allSatisfy(contested.contains) }, work: work)
    let isFound = try search.extend(from: 0)
    work = search.work
    guard isFound else { return nil }
    return places.filter { !search.out.contains($0) }
  }

  private struct Search {
    let places: [Int]
    let conflicts: [[Int]]
    let corrections: [[Int]]
    var work: WorkBudget
    private(set) var out: Set<Int> = []
    private var isIn: Set<Int> = []

    init(places: [Int], conflicts: [[Int]], corrections: [[Int]], work: WorkBudget) {
      self.places = places
      self.conflicts = conflicts
      self.corrections = corrections
      self.work = work
    }

    /// Decides the places from one on; leaves everything as it was if there is no way.
    mutating func extend(from start: Int) throws(Stop) -> Bool {
      try work.pay(steps: 1 + (conflicts.count + corrections.count) / 16)
      if work.isSpent { return false }
      guard start < places.count else { return true }
      let place = places[start]
      isIn.insert(place)
      let mayBeIn = !conflicts.contains { $0.contains(place) && $0.allSatisfy(isIn.contains) }
      if mayBeIn, try extend(from: start + 1) { return true }
      isIn.remove(place)
      out.insert(place)
      let mayBeOut = !corrections.contains { $0.contains(place) && $0.allSatisfy(out.contains) }
      if mayBeOut, try extend(from: start + 1) { return true }
      out.remove(place)
      return false
    }
  }
}
