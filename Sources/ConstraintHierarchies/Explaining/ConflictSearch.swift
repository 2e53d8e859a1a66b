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
  /// - Throws: where the control stops the search before it is known whether they do; later it ends the search for a
  ///   smaller one.
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
  public static let budget = 100_000
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
  private(set) var solver: RequirementSolver
  var judge: ClashJudge
  /// How far each place is from holding as a preference among the others, as far as that was tried; nil
  /// inside where the others contradict one another still.
  private var shortfalls: [Int: Rational?] = [:]
  /// Stops every search; a copy shares it.
  public let control: SolveControl
  /// Whether the control was cancelled when it was known already that the requirements clash, so that what was found is
  /// less than there may be.
  public internal(set) var wasStopped = false

  /// - Parameter implied: the serial numbers of requirements that hold in any case, besides those that say so
  ///   themselves. They must not contradict
  ///   one another.
  /// - Complexity: linear in the size of the hierarchy.
  public init(
    _ hierarchy: Hierarchy, implied: Set<Int> = [], control: SolveControl = .uninterruptible
  ) {
    self.hierarchy = hierarchy
    self.control = control
    let all = hierarchy.enabledConstraints.filter { $0.priority.isRequired }
    let isImplied = all.map { $0.isImplied || implied.contains($0.serial) }
    let open = zip(all, isImplied).filter { !$0.1 }.map { $0.0 }
    count = open.count
    requirements = open + zip(all, isImplied).filter { $0.1 }.map { $0.0 }
    solver = RequirementSolver(requirements, open: count, in: hierarchy, control)
    judge = ClashJudge(solver, work: WorkBudget(.max, control))
  }

  /// Why the requirements contradict one another; nil if they do not. See
  /// `IncrementalSolution.conflict`.
  ///
  /// - Parameter shrinking: how much of the budget may be spent on looking for one with fewer members than the
  ///   first of which none can be left out.
  public mutating func conflict(
    budget: Int = Conflict.budget, shrinking: Int = .max
  ) throws(Stop) -> Conflict? {
    let found = try smallest(budget: budget, shrinking: shrinking, isOneEnough: true)
    return try found.flatMap { (found) throws(Stop) in try proof(found.places, found.size) }
  }

  /// A smallest conflict, and what is known by then of where others may be.
  private struct Found {
    var places: [Int]
    var size: Conflict.Size
    /// What is known of others, and what may still be done to find them; nil where these were not looked for.
    var others: (search: SmallestConflicts, work: WorkBudget)?
  }

  /// A smallest conflict, as far as the budget goes; nil if there is none.
  ///
  /// - Parameter isOneEnough: whether others of the same size are not asked for.
  private mutating func smallest(
    budget: Int, shrinking: Int = .max, isOneEnough: Bool
  ) throws(Stop) -> Found? {
    guard case .clash(let support) = try judge.verdict(without: []) else { return nil }
    defer { judge.work = WorkBudget(.max, control) }
    solver.control = control.havingAnswer
    judge.control = solver.control
    var found = Found(places: support.places, size: .sufficient)
    let isDone = try Stop.completes { () throws(Stop) in
      try shrink(&found, WorkBudget(budget, control), shrinking, isOneEnough)
    }
    if !isDone { wasStopped = true }
    return found
  }

  private mutating func shrink(
    _ found: inout Found, _ budget: WorkBudget, _ shrinking: Int, _ isOneEnough: Bool
  ) throws(Stop) {
    judge.work = budget
    if shortfalls.isEmpty, let only = try judge.shortfallsOfOnlyConflict() { shortfalls = only }
    // Without some members the others agree, all of them: such a member is in every conflict, and where
    // all are such there is one conflict only.
    for place in found.places where !judge.work.isSpent { _ = try shortfall(ofPlace: place) }
    let rest = judge.work.limited(to: shrinking)
    judge.work = WorkBudget(.max, control)
    let members = try judge.minimal(in: PlaceSet(found.places, of: count), needed: critical)
    found = Found(places: members.places, size: .minimal)
    if members.count == critical.count || (isOneEnough && members.count <= 1) {
      found.size = .smallest
      return
    }
    judge.work = rest
    var search = SmallestConflicts(solver, critical: critical.places)
    let (places, isSmallest) = try search.smallest(from: found.places, &judge)
    found = Found(
      places: places, size: isSmallest ? .smallest : .minimal, others: (search, judge.work))
  }

  /// All conflicts of the smallest size, in the order of coming, as far as they can be found.
  ///
  /// - Parameters:
  ///   - limit: how many are enough.
  ///   - budget: as for `conflict`.
  /// - Returns: whether these are all; the first one is always there if there is a conflict at all.
  /// - Throws: where the control stops the search before it is known whether the requirements clash.
  public mutating func conflicts(
    limit: Int = 8, budget: Int = Conflict.budget
  ) throws(Stop) -> (conflicts: [Conflict], isComplete: Bool) {
    let (places, size, isComplete) = try smallestPlaces(limit: limit, budget: budget)
    var conflicts: [Conflict] = []
    for places in places {
      if let conflict = try proof(places, size) { conflicts.append(conflict) }
    }
    return (conflicts, isComplete)
  }

  private mutating func smallestPlaces(
    limit: Int, budget: Int
  ) throws(Stop) -> (places: [[Int]], size: Conflict.Size, isComplete: Bool) {
    guard let first = try smallest(budget: budget, isOneEnough: false) else {
      return ([], .smallest, true)
    }
    guard first.size == .smallest else { return ([first.places], first.size, false) }
    guard var others = first.others else { return ([first.places], .smallest, true) }
    judge.work = others.work
    defer { judge.work = WorkBudget(.max, control) }
    var found: [[Int]] = []
    var isComplete = false
    let isDone = try Stop.completes { () throws(Stop) in
      while found.count < limit,
        let places = try others.search.next(
          size: first.places.count, after: found.last, &judge)
      {
        found.append(places)
      }
      isComplete = found.count < limit && !judge.work.isSpent
    }
    if !isDone { wasStopped = true }
    if !isComplete, found.count < limit, !found.contains(first.places) {
      found.insert(first.places, at: 0)
    }
    return (found, .smallest, isComplete)
  }

  /// Requirements that still clash without these; nil if none do.
  public mutating func conflict(
    without constraints: [Constraint]
  ) throws(Stop) -> [Constraint]? {
    try clashing(without: places(of: constraints))?.map { requirements[$0] }
  }

  /// Whether the requirements agree without these.
  ///
  /// - Complexity: one solve, where it is not known already.
  public mutating func agree(without constraints: [Constraint] = []) throws(Stop) -> Bool {
    if case .agreement = try judge.verdict(without: places(of: constraints)) { true } else { false }
  }

  private func places(of constraints: [Constraint]) -> [Int] {
    let serials = Set(constraints.map { $0.serial })
    return (0..<count).filter { serials.contains(requirements[$0].serial) }
  }

  /// How far a requirement is from holding where it is a preference, and the others are requirements: at
  /// least that far, in any solution. Nil if the others contradict one another, too.
  public mutating func shortfall(lowering serial: Int) throws(Stop) -> Rational? {
    guard let place = requirements.firstIndex(where: { $0.serial == serial }) else { return nil }
    return try shortfall(ofPlace: place)
  }

  private mutating func shortfall(ofPlace place: Int) throws(Stop) -> Rational? {
    if let known = shortfalls[place] { return known }
    let shortfall = try judge.shortfall(of: place)
    shortfalls[place] = .some(shortfall)
    return shortfall
  }

  /// The places without each of which the others agree, as far as that was tried.
  var critical: PlaceSet {
    PlaceSet(shortfalls.filter { $0.value != nil }.keys, of: count)
  }

  /// Places of requirements that clash without those, and of which none can be left out; nil if they
  /// all agree.
  mutating func clashing(without places: [Int]) throws(Stop) -> [Int]? {
    guard case .clash(let clash) = try judge.verdict(without: places) else { return nil }
    return try judge.minimal(in: clash, needed: critical).places
  }

  private func proof(_ places: [Int], _ size: Conflict.Size) throws(Stop) -> Conflict? {
    // Few requirements, mostly, and the answer to who has stopped all else.
    var solver = solver.keepingUncancelled(places)
    var work = WorkBudget(.max, control.reportingOnly)
    guard try solver.clashes(&work) else { return nil }
    // Of those that are implied, no more than are needed; where there is only one sum, all that it has are.
    let implied = (count..<requirements.count).filter { !solver.multiplier($0).isZero }
    let isOnly = solver.dependences(among: places + implied) == 1
    for place in count..<requirements.count where solver.multiplier(place).isZero {
      solver.remove(place)
    }
    for place in implied where !isOnly {
      solver.remove(place)
      if try !solver.clashes(&work) { solver.insert(place) }
    }
    guard try solver.clashes(&work) else { return nil }
    // Of requirements that may be too many, another sum than the first one may need fewer.
    let places = places.filter { !solver.multiplier($0).isZero }
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
      gap: gap, size: size)
  }
}
