// Which requirements clash, one set after another. What was found out once is not worked out again: what contains
// requirements that clash clashes, and what all holds at one point agrees.

import Rationals
import Simplex

/// Judges sets of requirements, known by their places.
struct ClashJudge: Sendable {
  enum Verdict {
    /// These of them clash: those that a proof names.
    case clash(PlaceSet)
    /// There is a point where all of them hold, and at which these do.
    case agreement(PlaceSet)
  }

  /// How many requirements may be left out.
  var count: Int { solver.count }
  private var solver: RequirementSolver
  private var findings: ClashFindings

  init(_ solver: RequirementSolver, work: WorkBudget) {
    self.solver = solver
    findings = ClashFindings(work: work)
  }

  /// What may still be done.
  var work: WorkBudget {
    get { findings.work }
    set { findings.work = newValue }
  }

  /// What stops its solves.
  var control: SolveControl {
    get { solver.control }
    set { solver.control = newValue }
  }

  var all: PlaceSet { PlaceSet(0..<count, of: count) }

  /// Of all but these.
  mutating func verdict(without places: [Int]) throws(Stop) -> Verdict {
    try verdict(of: all.subtracting(PlaceSet(places, of: count)))
  }

  mutating func verdict(of set: PlaceSet) throws(Stop) -> Verdict {
    if let known = findings.known(set) { return known }
    solver.keepOnly(set)
    return try findings.solve(&solver)
  }

  /// Solves with these as requirements, and all others as wishes that are off by as little as can be in all.
  ///
  /// - Parameter solver: has all of them.
  mutating func verdict(of set: PlaceSet, in solver: inout RequirementSolver) throws(Stop)
    -> Verdict
  {
    if case .clash(let clash)? = findings.known(set) { return .clash(clash) }
    for place in 0..<count { solver.setHard(place, set.contains(place)) }
    return try findings.solve(&solver)
  }

  /// How far a requirement is from holding where it is a preference, and all others are requirements; nil if these
  /// clash, too.
  mutating func shortfall(of place: Int) throws(Stop) -> Rational? {
    if case .clash? = findings.known(all.removing(place)) { return nil }
    solver.keepOnly(all)
    solver.setHard(place, false)
    defer { solver.setHard(place, true) }
    switch try findings.solve(&solver) {
    case .clash: return nil
    case .agreement: return solver.violation(place)
    }
  }

  /// Where all requirements depend on one another in one way only, there is no more than one conflict. If one of its members
  /// is a preference, then the others hold without a gap, and what is wrong with the sum is wrong with it alone: that by its
  /// multiple there. What follows from one equation, as that a width is not negative follows from what it is, is asked only
  /// where that one is the preference.
  ///
  /// - Returns: for places, how far each is from holding where it is a preference and all others are requirements, nil inside
  ///   where these clash all the same. Others have to be tried, all of them where it is nil.
  mutating func shortfallsOfOnlyConflict() throws(Stop) -> [Int: Rational?]? {
    solver.keepOnly(all)
    guard case .clash(let members) = try findings.solve(&solver) else { return nil }
    let (others, followers) = solver.followers { !solver.multiplier($0).isZero }
    guard solver.dependences(among: others) == 1 else { return nil }
    let sum = solver.sum
    var shortfalls: [Int: Rational?] = [:]
    for place in 0..<count {
      shortfalls[place] =
        members.contains(place) ? (sum / solver.multiplier(place)).magnitude : .some(nil)
    }
    for (place, leader, factor) in followers where members.contains(leader) {
      let error = factor * (sum / solver.multiplier(leader) - solver.constant(leader))
      if !solver.holds(place, where: error + solver.constant(place)) {
        shortfalls.removeValue(forKey: leader)
      }
    }
    return shortfalls
  }

  /// Leaves out one after another as long as the rest still clashes.
  ///
  /// - Parameters:
  ///   - clash: requirements that clash, as a verdict names them.
  ///   - needed: places that are in every conflict.
  /// - Returns: those of which none can be left out.
  mutating func minimal(in clash: PlaceSet, needed: PlaceSet) throws(Stop) -> PlaceSet {
    var left = clash
    if left.isSubset(of: needed) { return left }
    // So many have to go before it is plain that no more can, each of which takes one of their dependences along at most.
    var spare = solver.dependences(of: left.places) - 1
    if spare == 0 { return left }
    var small = solver.keeping(left.places)
    for place in clash.places where left.contains(place) && !needed.contains(place) {
      if left.count == 1 { break }
      let fewer = left.removing(place)
      let verdict: Verdict
      if let known = findings.known(fewer) {
        verdict = known
      } else {
        small.keepOnly(fewer)
        verdict = try findings.solve(&small)
      }
      guard case .clash(let rest) = verdict else { continue }
      spare -= left.count - rest.count
      left = rest
      if spare > 0 { continue }
      spare = solver.dependences(of: left.places) - 1
      if spare == 0 { break }
    }
    return left
  }
}

/// What solves have shown of sets of requirements, and what may still be done.
private struct ClashFindings: Sendable {
  private var clashing: [PlaceSet] = []
  private var agreeing: [PlaceSet] = []
  var work: WorkBudget

  init(work: WorkBudget) { self.work = work }

  func known(_ set: PlaceSet) -> ClashJudge.Verdict? {
    if let clash = clashing.first(where: { $0.isSubset(of: set) }) { return .clash(clash) }
    if let agreement = agreeing.first(where: { set.isSubset(of: $0) }) {
      return .agreement(agreement)
    }
    return nil
  }

  /// Solves with those that a solver has as requirements, and notes what comes of it.
  mutating func solve(_ solver: inout RequirementSolver) throws(Stop) -> ClashJudge.Verdict {
    if try solver.clashes(&work) {
      let places = (0..<solver.count).filter { !solver.multiplier($0).isZero }
      let clash = PlaceSet(places, of: solver.count)
      clashing.append(clash)
      return .clash(clash)
    }
    let agreement = PlaceSet(solver.placesThatHold(), of: solver.count)
    agreeing.append(agreement)
    return .agreement(agreement)
  }
}
