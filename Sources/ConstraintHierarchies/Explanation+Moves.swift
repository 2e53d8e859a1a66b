// What would have to give for an expression to move: constraints and objectives without which its end
// lies further out, found by taking them away and solving again.

import Simplex

/// A change that lets an expression move, tried.
public struct Move: Hashable, Sendable {
  public enum Result: Hashable, Sendable {
    case interval(Interval)
    /// There is no solution then: the objective of that level falls for ever.
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

extension Resolution {
  /// The ways to let an expression go past an end that take away the fewest causes.
  ///
  /// One alone is tried of everything that is connected with the expression; several are looked for
  /// among what holds it, and what holds it when some of that is away.
  ///
  /// - Parameters:
  ///   - hold: what holds the expression at that end.
  ///   - limit: how many ways are enough.
  ///   - size: how many causes a way may take away.
  /// - Complexity: a solve of this hierarchy for each set of causes that is tried, as far as the effort
  ///   allows.
  public func moves(
    of expression: LinearExpression, past hold: Hold, limit: Int = 4, size: Int = 3
  ) -> Moves {
    var effort = Effort()
    let single = singleMoves(of: expression, past: hold, limit: limit, effort: &effort)
    return single.ways.isEmpty
      ? jointMoves(of: expression, past: hold, limit: limit, size: size, effort: &effort) : single
  }

  private func singleMoves(
    of expression: LinearExpression, past hold: Hold, limit: Int, effort: inout Effort
  ) -> Moves {
    let distances = hierarchy.distances(of: hierarchy.causes, from: expression.variables)
    let others = hierarchy.causes.filter { distances[$0] != nil && !hold.causes.contains($0) }
    var moves = Moves(ways: [], isComplete: true)
    for cause in hold.causes + others {
      guard effort.allows(rows: model.problem.rows.count) else {
        moves.isComplete = false
        break
      }
      guard let result = result(of: expression, without: [cause]), result.lies(past: hold) else {
        continue
      }
      moves.isComplete = moves.ways.count < limit
      if !moves.isComplete { break }
      moves.ways.append(Move(without: [cause], result: result))
    }
    return moves
  }

  private func jointMoves(
    of expression: LinearExpression, past hold: Hold, limit: Int, size: Int, effort: inout Effort
  ) -> Moves {
    let ways = HittingSets<Cause>(limit: limit, size: size) { taken in
      guard !taken.isEmpty else { return .reason(hold.causes) }
      guard effort.allows(rows: model.problem.rows.count) else { return nil }
      let rest = Resolution(hierarchy.leaving(out: taken))
      guard let result = rest.result(of: expression) else { return .reason([]) }
      if result.lies(past: hold) { return .hit }
      // Perhaps it has gone the other way; what holds it there now must go as well.
      return rest.hold(on: expression, from: hold.side, effort: &effort)
        .map { .reason($0.causes) }
    }
    var moves: [Move] = []
    for way in ways.sets {
      guard let move = smallest(of: way, expression, past: hold, effort: &effort) else { continue }
      if !moves.contains(move) { moves.append(move) }
    }
    return Moves(ways: moves, isComplete: ways.isComplete)
  }

  /// The move with as few of these taken away as will do: a preference may have stood in another's
  /// way, so that the other is enough.
  private func smallest(
    of causes: [Cause], _ expression: LinearExpression, past hold: Hold, effort: inout Effort
  ) -> Move? {
    if causes.count > 1 {
      for cause in causes {
        if let move = smallest(
          of: causes.filter { $0 != cause }, expression, past: hold, effort: &effort)
        {
          return move
        }
      }
    }
    guard effort.allows(rows: model.problem.rows.count),
      let result = result(of: expression, without: causes), result.lies(past: hold)
    else { return nil }
    return Move(without: hierarchy.causes.filter(causes.contains), result: result)
  }

  /// The values of an expression in the hierarchy without a cause.
  public func result(of expression: LinearExpression, without causes: [Cause]) -> Move.Result? {
    Resolution(hierarchy.leaving(out: causes)).result(of: expression)
  }

  /// The values of an expression, or which level falls for ever; nil where the requirements
  /// contradict one another.
  public func result(of expression: LinearExpression) -> Move.Result? {
    switch outcome {
    case .infeasible: nil
    case .unbounded(objective: let level): .unbounded(model.levels[level])
    case .optimal: interval(of: expression).map { .interval($0) }
    }
  }
}

extension Move.Result {
  /// Whether there are values past the end that is held.
  fileprivate func lies(past hold: Hold) -> Bool {
    guard case .interval(let interval) = self else { return true }
    return switch hold.side {
    case .below: interval.lower.map { $0 < hold.end } ?? true
    case .above: interval.upper.map { $0 > hold.end } ?? true
    }
  }
}
