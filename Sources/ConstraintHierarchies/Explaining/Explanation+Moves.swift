// What would have to give for an expression to move: constraints and objectives without which its end
// lies further out, found by taking them away and solving again.

import Rationals
public import Simplex

/// A change that lets an expression move, tried.
public struct Move: Hashable, Sendable {
  public enum Result: Hashable, Sendable {
    case interval(Interval)
    /// There is no solution then: the objective of that level is unbounded below.
    case unbounded(Priority)
  }

  /// What is taken away; all of it is needed.
  public var without: [Cause]
  /// The values that the expression can have then.
  public var result: Result
}

/// The ways that were found to let an expression move.
public struct Moves: Hashable, Sendable {
  /// Those that take away the fewest causes.
  public var ways: [Move]
  /// False where there may be more of them, or none was found though there may be one.
  public var isComplete: Bool
}

extension Explainer {
  /// The ways to let an expression go past an end that take away the fewest causes.
  ///
  /// One alone is tried of everything that is connected with the expression; several are looked for
  /// among what holds it, and what holds it when some of that is away.
  ///
  /// - Parameters:
  ///   - hold: what holds the expression at that end.
  ///   - limit: how many ways are enough.
  ///   - size: how many causes a way may take away.
  /// - Throws: where the control stops the search.
  /// - Complexity: a solve for each set of causes that is tried, as far as the effort allows, each
  ///   going on from the one before.
  public func moves(
    of expression: LinearExpression, past hold: Hold, limit: Int = 4, size: Int = 3
  ) throws(Stop) -> Moves {
    var search = MoveSearch(self, expression, hold)
    let single = try search.single(limit: limit)
    return single.ways.isEmpty ? try search.fewest(limit: limit, size: size) : single
  }
}

/// Takes causes away and looks where the expression goes.
private struct MoveSearch {
  private let explainer: Explainer
  private let expression: LinearExpression
  private let hold: Hold
  private let holders: [Int]
  private var probe: LeastValueProbe
  private var taken: Set<Int> = []
  private var work: WorkBudget

  init(_ explainer: Explainer, _ expression: LinearExpression, _ hold: Hold) {
    self.explainer = explainer
    self.expression = expression
    self.hold = hold
    work = WorkBudget(Explainer.budget, explainer.control)
    holders = hold.causes.compactMap(explainer.causeIndex.place(of:))
    probe = explainer.probe(of: expression, hold.side)
  }

  private var causeIndex: CauseIndex { explainer.causeIndex }

  mutating func single(limit: Int) throws(Stop) -> Moves {
    let distances = causeIndex.distances(
      from: expression.variables.map { $0.index }, probe.contains)
    let isHolder = Set(holders)
    let others = causeIndex.causes.indices.filter { distances[$0] != nil && !isHolder.contains($0) }
    var moves = Moves(ways: [], isComplete: true)
    for place in holders + others {
      if work.isSpent {
        moves.isComplete = false
        break
      }
      guard let result = try result(without: [place]) else { continue }
      moves.isComplete = moves.ways.count < limit
      if !moves.isComplete { break }
      moves.ways.append(Move(without: [causeIndex.causes[place]], result: result))
    }
    return moves
  }

  mutating func fewest(limit: Int, size: Int) throws(Stop) -> Moves {
    let ways = try HittingSets<Int>(limit: limit, size: size) { taken throws(Stop) in
      guard !taken.isEmpty else { return .reason(holders) }
      if work.isSpent { return nil }
      guard case .value(let value) = try end(without: Set(taken)), !lies(value) else { return .hit }
      // Perhaps it has gone the other way; what holds it there now must go as well.
      let holding = Holding(
        causeIndex: causeIndex, side: hold.side, end: value,
        downward: explainer.downward(expression, hold.side),
        start: expression.variables.map { $0.index }, pinned: [], control: explainer.control)
      return .reason(
        try holding.hold(in: probe, work: &work).causes.compactMap(causeIndex.place(of:)))
    }
    var moves: [Move] = []
    for way in ways.sets {
      guard let move = try smallest(of: way) else { continue }
      if !moves.contains(move) { moves.append(move) }
    }
    return Moves(ways: moves, isComplete: ways.isComplete)
  }

  /// The move with as few of these taken away as will do: a preference may have stood in another's
  /// way, so that the other is enough.
  private mutating func smallest(of places: [Int]) throws(Stop) -> Move? {
    if places.count > 1 {
      for place in places {
        if let move = try smallest(of: places.filter { $0 != place }) { return move }
      }
    }
    guard !work.isSpent, let result = try result(without: Set(places)) else { return nil }
    return Move(without: places.sorted().map { causeIndex.causes[$0] }, result: result)
  }

  /// Where the expression ends without these.
  private mutating func end(
    without places: Set<Int>
  ) throws(Stop) -> LeastValueProbe.End {
    for place in taken.subtracting(places) { probe.insert(place) }
    for place in places.subtracting(taken) { probe.remove(place) }
    taken = places
    return try probe.end(&work)
  }

  /// The values of the expression without these; nil where it does not go past the end.
  private mutating func result(without places: Set<Int>) throws(Stop) -> Move.Result? {
    switch try end(without: places) {
    case .unbounded(let level): return .unbounded(level)
    case .value(let value) where !lies(value): return nil
    case .value, .never:
      let form = Model.form(of: expression, in: explainer.hierarchy)
      return .interval(try probe.interval(of: form))
    }
  }

  /// Whether a value of what is pressed down lies past the end that is held.
  private func lies(_ value: Rational) -> Bool {
    value < (hold.side == .below ? hold.end : -hold.end)
  }
}
