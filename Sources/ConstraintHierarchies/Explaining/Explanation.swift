// Which constraints and objectives hold an expression where it is, from below or from above.
//
// The multipliers of one more minimisation, that of the expression itself after all levels, say
// which constraints take part in the proof that it can be no smaller, and its weights say which
// levels. What they name is then tried: a hierarchy of these alone must have an end that is no
// further out. That matters, because a level's least value in the proof is itself due to constraints
// that the proof need not name. Then members are left out as long as the rest still holds.
//
// So what comes back can be checked without any knowledge of the method: with these constraints alone
// the expression cannot go further, and without any one of them it can.

public import Rationals
public import Simplex

/// What holds an expression on one side.
public struct Hold: Hashable, Sendable {
  public enum Side: Hashable, Sendable, CaseIterable {
    /// It cannot be smaller.
    case below
    /// It cannot be greater.
    case above
  }

  public struct Holder: Hashable, Sendable {
    public var cause: Cause
    /// A constraint's error where the expression is at its end; zero for an objective.
    public var error: Rational
    /// How many constraints lie between it and the expression: 0 if it speaks of its variables.
    public var distance: Int
  }

  public var side: Side
  /// The least or the greatest value of the expression.
  public var end: Rational
  /// From the expression outward. With these alone the end is no further out.
  public var holders: [Holder]
  /// Whether none of them can be left out; false where there was no time to try.
  public var isSmallest: Bool

  public var causes: [Cause] { holders.map { $0.cause } }
}

/// Answers questions about why the solution of a hierarchy is as it is.
///
/// It keeps a solver for its tries and takes constraints out and puts them back, so that a try costs
/// little. The same hierarchy may be explained by other holders where several sets would do.
public struct Explainer: Sendable {
  public private(set) var solution: IncrementalSolution
  let causeIndex: CauseIndex
  /// How much work each part of an explanation may cause.
  static let budget = 2_000_000

  /// - Complexity: linear in the size of the hierarchy.
  public init(_ solution: IncrementalSolution) {
    self.solution = solution
    causeIndex = CauseIndex(solution.hierarchy)
  }

  public var hierarchy: Hierarchy { solution.hierarchy }

  /// That of the solution: stops every search for an explanation.
  public var control: SolveControl { solution.control }

  /// The values that an expression can take when all is done; nil where there is no solution.
  public mutating func interval(of expression: LinearExpression) throws(Stop) -> Interval? {
    try solution.interval(of: expression)
  }

  /// What holds an expression on one side when all levels are solved; nil where nothing does, and where
  /// there is no solution.
  ///
  /// - Throws: where the control stops the search.
  /// - Complexity: two solves for each constraint that takes part in the proof, as far as the effort
  ///   allows, each going on from the one before.
  public func hold(
    on expression: LinearExpression, from side: Hold.Side
  ) throws(Stop) -> Hold? {
    var work = WorkBudget(Self.budget, control)
    return try hold(on: expression, from: side, work: &work)
  }

  func hold(
    on expression: LinearExpression, from side: Hold.Side, beside pinned: [Cause] = [],
    work: inout WorkBudget
  ) throws(Stop) -> Hold? {
    guard solution.outcome == .optimal else { return nil }
    var probe = probe(of: expression, side)
    guard case .value(let end) = try probe.end(&work) else { return nil }
    let holding = Holding(
      causeIndex: causeIndex, side: side, end: end, downward: downward(expression, side),
      start: expression.variables.map { $0.index },
      pinned: pinned.compactMap(causeIndex.place(of:)),
      control: control)
    return try holding.hold(in: probe, work: &work)
  }

  func probe(of expression: LinearExpression, _ side: Hold.Side) -> LeastValueProbe {
    LeastValueProbe(causeIndex, solution, downward: downward(expression, side))
  }

  /// The expression, turned so that the side is below.
  func downward(_ expression: LinearExpression, _ side: Hold.Side) -> LinearForm {
    Model.form(of: side == .below ? expression : expression.scaled(by: -1), in: hierarchy)
  }
}

/// The question whether a set of causes alone keeps an expression from being smaller.
struct Holding {
  let causeIndex: CauseIndex
  let side: Hold.Side
  /// Of what is pressed down: the expression, or its opposite.
  let end: Rational
  let downward: LinearForm
  /// The expression's variables.
  let start: [Int]
  /// Places of what stays, and is not counted among the holders.
  let pinned: [Int]
  let control: SolveControl

  /// What holds the expression at its end.
  ///
  /// - Parameter probe: solved, with that end.
  func hold(in probe: LeastValueProbe, work: inout WorkBudget) throws(Stop) -> Hold {
    let distances = causeIndex.distances(from: start, probe.contains)
    func isConnected(_ place: Int) -> Bool { distances[place] != nil && !pinned.contains(place) }
    let sets = probe.named().map { $0.filter(isConnected) }
    var (alone, found, isSmallest) = try sufficient(among: sets, work: &work)
    // What does not hold itself, and what is far away, is left out first.
    let order = found.map { place in
      (place: place, isTight: probe.error(place).isZero, distance: distances[place] ?? 0)
    }.sorted { a, b in
      (a.isTight ? 0 : 1, a.distance, a.place) < (b.isTight ? 0 : 1, b.distance, b.place)
    }
    found = order.map { $0.place }
    if isSmallest {
      isSmallest = try reduce(
        &found, sparing: Set(order.filter { $0.isTight }.map { $0.place }), in: &alone, work: &work)
    }
    let isKept = Set(found)
    let holders = order.filter { isKept.contains($0.place) }.enumerated().sorted { a, b in
      (a.element.distance, a.offset) < (b.element.distance, b.offset)
    }.map { _, item in
      Hold.Holder(
        cause: causeIndex.causes[item.place], error: probe.error(item.place),
        distance: item.distance)
    }
    return Hold(
      side: side, end: side == .below ? end : -end, holders: holders, isSmallest: isSmallest)
  }

  /// The first set that is enough, and a solver of it; the last one always is.
  ///
  /// - Returns: whether it is worth while to look for a smaller one, too.
  private func sufficient(
    among sets: [[Int]], work: inout WorkBudget
  ) throws(Stop) -> (alone: LeastValueProbe, places: [Int], isSmallest: Bool) {
    for set in sets {
      try control.check()
      var alone = self.alone(set)
      if work.isSpent { return (alone, set, false) }
      if try isEnough(&alone, &work) { return (alone, set, true) }
    }
    let all = sets.last ?? []
    return (alone(all), all, false)
  }

  private func alone(_ places: [Int]) -> LeastValueProbe {
    LeastValueProbe(causeIndex, keeping: places + pinned, downward: downward, control)
  }

  /// Leaves out members, the last first, until none can be left out any more: as many as can be of
  /// those that do not hold where the expression ends, then of all. A hierarchy may do with less what
  /// it cannot do with more, so one pass is not always enough.
  ///
  /// - Returns: whether there was time to try them all.
  private func reduce(
    _ places: inout [Int], sparing tight: Set<Int>, in alone: inout LeastValueProbe,
    work: inout WorkBudget
  ) throws(Stop) -> Bool {
    for sparesTight in [true, false] {
      var isChanged = true
      while isChanged {
        isChanged = false
        for place in places.reversed() where !(sparesTight && tight.contains(place)) {
          if places.count == 1 { return true }
          if work.isSpent { return false }
          alone.remove(place)
          if try isEnough(&alone, &work) {
            places.removeAll { $0 == place }
            isChanged = true
          } else {
            alone.insert(place)
          }
        }
      }
    }
    return true
  }

  private func isEnough(
    _ alone: inout LeastValueProbe, _ work: inout WorkBudget
  ) throws(Stop) -> Bool {
    switch try alone.end(&work) {
    case .value(let least): least >= end
    case .never, .unbounded: false
    }
  }
}
