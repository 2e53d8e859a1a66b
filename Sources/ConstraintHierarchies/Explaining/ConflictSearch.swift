// How a smallest set of requirements that contradict one another is found.
//
// Farkas' multipliers name requirements that clash, but not always a smallest set. So members are
// left out one at a time as long as the rest still clashes (the *deletion filter*: J. W. Chinneck,
// E. W. Dravnieks, *Locating minimal infeasible constraint sets in linear programs*, 1991); then it is
// looked for one that is smaller (`SmallestConflicts`).

public import Rationals
public import Simplex

extension IncrementalSolution {
  /// Why the requirements contradict one another; nil if they do not.
  ///
  /// What it says depends on the hierarchy alone, not on the way that led there.
  ///
  /// - Parameter budget: how much may be done to find a smaller one: roughly, a number of solves.
  /// - Throws: where the control stops the search.
  /// - Complexity: one solve for each requirement that the proof names, and those of the budget, each
  ///   going on from the one before.
  public func conflict(budget: Int = Conflict.budget) throws(Stop) -> Conflict? {
    guard outcome == .infeasible else { return nil }
    var search = ConflictSearch(hierarchy, control: control)
    return try search.conflict(budget: budget)
  }
}

extension TracedSolution {
  /// As for an incremental solution of the same hierarchy.
  public func conflict(budget: Int = Conflict.budget) throws(Stop) -> Conflict? {
    guard outcome == .infeasible else { return nil }
    var search = ConflictSearch(hierarchy, control: control)
    return try search.conflict(budget: budget)
  }
}

extension Conflict {
  /// All that the proof needs, what holds in any case last.
  public var causes: [Cause] { (members + implied).map { .constraint($0.constraint) } }

  /// How much is done to find a smaller one if nothing else is said.
  public static let budget = 400_000
}

/// Looks for conflicts among the requirements of a hierarchy, and for ways out of them.
///
/// Some requirements may be *implied*: they hold in any case, as that a width is not negative. They are never
/// left out, count nothing towards the size of a conflict, and are named in its proof alone.
public struct ConflictSearch: Sendable {
  public let hierarchy: Hierarchy
  /// In the order in which they came; a place is one among them. First those that are not implied.
  let requirements: [Constraint]
  /// How many of them may be left out.
  let count: Int
  /// All requirements, of which some are left out for a while.
  private var solver: RequirementSolver
  private var isAbsent: [Bool]
  /// How far each place is from holding as a preference among the others, as far as that was tried; nil
  /// inside where the others contradict one another still.
  private var shortfalls: [Int: Rational?] = [:]
  var work: WorkBudget
  /// Stops every search, which then throws; a copy shares it.
  public let control: SolveControl

  /// - Parameter implied: the serial numbers of requirements that hold in any case, besides those that say so
  ///   themselves. They must not contradict
  ///   one another.
  /// - Complexity: linear in the size of the hierarchy.
  public init(
    _ hierarchy: Hierarchy, implied: Set<Int> = [], control: SolveControl = .uninterruptible
  ) {
    self.hierarchy = hierarchy
    self.control = control
    work = WorkBudget(.max, control)
    let all = hierarchy.enabledConstraints.filter { $0.priority.isRequired }
    let isImplied = all.map { $0.isImplied || implied.contains($0.serial) }
    let open = zip(all, isImplied).filter { !$0.1 }.map { $0.0 }
    count = open.count
    requirements = open + zip(all, isImplied).filter { $0.1 }.map { $0.0 }
    solver = RequirementSolver(requirements, open: count, in: hierarchy, control)
    isAbsent = Array(repeating: false, count: count)
  }

  /// Why the requirements contradict one another; nil if they do not. See
  /// `IncrementalSolution.conflict`.
  ///
  /// - Parameter shrinking: how much of the budget may be spent on looking for one with fewer members than the
  ///   first of which none can be left out.
  public mutating func conflict(
    budget: Int = Conflict.budget, shrinking: Int = .max
  ) throws(Stop) -> Conflict? {
    guard
      let found = try smallest(budget: budget, shrinking: shrinking, isOneEnough: true)
    else { return nil }
    return try proof(found.places, isSmallest: found.isSmallest)
  }

  /// A smallest conflict, and what is known by then of where others may be.
  private struct Found {
    var places: [Int]
    /// Whether it is sure that none is smaller.
    var isSmallest: Bool
    var search: SmallestConflicts
  }

  /// A smallest conflict, as far as the budget goes; nil if there is none.
  ///
  /// - Parameter isOneEnough: whether others of the same size are not asked for.
  private mutating func smallest(
    budget: Int, shrinking: Int = .max, isOneEnough: Bool
  ) throws(Stop) -> Found? {
    guard let support = try support(without: []) else { return nil }
    // Without a requirement that is not in the proof, the proof still stands.
    for place in Set(0..<count).subtracting(support) { shortfalls[place] = .some(nil) }
    // Without some members the others agree, all of them: such a member is in every conflict, and where
    // all are such there is one conflict only.
    var critical: [Int] = []
    work = WorkBudget(budget, control)
    defer { work = WorkBudget(.max, control) }
    for place in support where !work.isSpent {
      if try shortfall(ofPlace: place) != nil { critical.append(place) }
    }
    let rest = work.limited(to: shrinking)
    work = WorkBudget(.max, control)
    let members = try filtered(support, keeping: Set(critical))
    var search = SmallestConflicts(solver, critical: critical, work: rest)
    if members.count == critical.count || (isOneEnough && members.count <= 1) {
      return Found(places: members, isSmallest: true, search: search)
    }
    let (places, isSmallest) = try search.smallest(from: members)
    return Found(places: places, isSmallest: isSmallest, search: search)
  }

  /// All conflicts of the smallest size, in the order of coming, as far as they can be found.
  ///
  /// - Parameters:
  ///   - limit: how many are enough.
  ///   - budget: as for `conflict`.
  /// - Returns: whether these are all; the first one is always there if there is a conflict at all.
  /// - Throws: where the control stops the search.
  public mutating func conflicts(
    limit: Int = 8, budget: Int = Conflict.budget
  ) throws(Stop) -> (conflicts: [Conflict], isComplete: Bool) {
    guard let known = try smallest(budget: budget, isOneEnough: false) else { return ([], true) }
    let first = known.places
    guard known.isSmallest else {
      return (try proof(first, isSmallest: false).map { [$0] } ?? [], false)
    }
    var search = known.search
    var found: [[Int]] = []
    while found.count < limit,
      let places = try search.next(size: first.count, after: found.last)
    {
      found.append(places)
    }
    let isComplete = found.count < limit && !search.work.isSpent
    if !isComplete, found.count < limit, !found.contains(first) { found.insert(first, at: 0) }
    var conflicts: [Conflict] = []
    for places in found {
      if let conflict = try proof(places, isSmallest: true) { conflicts.append(conflict) }
    }
    return (conflicts, isComplete)
  }

  /// Requirements that still clash without these; nil if none do.
  public mutating func conflict(
    without constraints: [Constraint]
  ) throws(Stop) -> [Constraint]? {
    let left = Set(constraints.map { $0.serial })
    let places = (0..<count).filter { left.contains(requirements[$0].serial) }
    return try clashing(without: places)?.map { requirements[$0] }
  }

  /// How far a requirement is from holding where it is a preference, and the others are requirements: at
  /// least that far, in any solution. Nil if the others contradict one another, too.
  public mutating func shortfall(lowering serial: Int) throws(Stop) -> Rational? {
    guard let place = requirements.firstIndex(where: { $0.serial == serial }) else { return nil }
    return try shortfall(ofPlace: place)
  }

  private mutating func shortfall(ofPlace place: Int) throws(Stop) -> Rational? {
    if let known = shortfalls[place] { return known }
    leaveOut([])
    solver.setHard(place, false)
    defer { solver.setHard(place, true) }
    let shortfall = try solver.clashes(&work) ? nil : solver.violation(place)
    shortfalls[place] = .some(shortfall)
    return shortfall
  }

  /// The places without each of which the others agree, as far as that was tried.
  var critical: [Int] {
    (0..<count).filter { if case .some(.some) = shortfalls[$0] { true } else { false } }
  }

  private mutating func leaveOut(_ places: [Int]) {
    var isLeftOut = Array(repeating: false, count: count)
    for place in places { isLeftOut[place] = true }
    for place in 0..<count where isLeftOut[place] != isAbsent[place] {
      if isLeftOut[place] { solver.remove(place) } else { solver.insert(place) }
    }
    isAbsent = isLeftOut
  }

  /// Places of requirements that clash without those, and of which none can be left out; nil if they
  /// all agree.
  mutating func clashing(without places: [Int]) throws(Stop) -> [Int]? {
    guard let support = try support(without: places) else { return nil }
    return try filtered(support, keeping: Set(critical))
  }

  /// Places of requirements that clash, as the multipliers name them; nil if they all agree.
  private mutating func support(without places: [Int]) throws(Stop) -> [Int]? {
    leaveOut(places)
    guard try solver.clashes(&work) else { return nil }
    return (0..<count).filter { !solver.multiplier($0).isZero }
  }

  /// Leaves out one after another as long as the rest still clashes.
  ///
  /// - Parameter needed: places that are in every conflict.
  private mutating func filtered(
    _ clashing: [Int], keeping needed: Set<Int>
  ) throws(Stop) -> [Int] {
    if clashing.allSatisfy(needed.contains) { return clashing }
    var solver = solver.keeping(clashing)
    var count = clashing.count
    for place in clashing where count > 1 && !needed.contains(place) {
      solver.remove(place)
      if try solver.clashes(&work) { count -= 1 } else { solver.insert(place) }
    }
    return clashing.filter(solver.contains)
  }

  private func proof(_ places: [Int], isSmallest: Bool) throws(Stop) -> Conflict? {
    var solver = solver.keeping(places)
    var work = WorkBudget(.max, control)
    guard try solver.clashes(&work) else { return nil }
    // Of those that are implied, no more than are needed.
    let implied = (count..<requirements.count).filter { !solver.multiplier($0).isZero }
    for place in count..<requirements.count where solver.multiplier(place).isZero {
      solver.remove(place)
    }
    for place in implied {
      solver.remove(place)
      if try !solver.clashes(&work) { solver.insert(place) }
    }
    guard try solver.clashes(&work) else { return nil }
    let named = places + implied.filter { !solver.multiplier($0).isZero }
    let multipliers = named.map(solver.multiplier)
    let measure = Rational.greatestCommonMeasure(multipliers)
    var gap: Rational = 0
    var members: [Conflict.Member] = []
    for (place, multiplier) in zip(named, multipliers) {
      let multiplier = multiplier / measure
      gap.addProduct(-multiplier, solver.constant(place))
      let constraint = requirements[place]
      members.append(
        Conflict.Member(
          constraint: constraint,
          multiplier: constraint.relation == .atMost ? -multiplier : multiplier))
    }
    return Conflict(
      members: Array(members.prefix(places.count)), implied: Array(members.dropFirst(places.count)),
      gap: gap, isSmallest: isSmallest)
  }
}
