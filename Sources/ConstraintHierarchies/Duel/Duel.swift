// Levels against weights: the same hierarchy solved by strict levels, by weights instead of levels, and by weights in
// floating point, and where these part.
//
// A weight stands for a rank only as long as nobody asks for too much: a thousand small wishes weigh as much as the one
// above them. Floating point parts where two numbers are nearer to each other than it can, or will, tell.

public import Rationals
public import Simplex

/// The same hierarchy solved in three ways.
public struct Duel: Sendable {
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// Level by level, in exact numbers.
    case levels
    /// All levels at once, each weighing so many times as much as the next, in exact numbers.
    case weights
    /// The same in floating point.
    case floating
  }

  public enum Ending: String, CaseIterable, Hashable, Sendable {
    case optimal, unsatisfiable, unbounded
    /// It has not come to an end.
    case gaveUp = "gave-up"
  }

  /// A requirement that does not hold.
  public struct Broken: Hashable, Sendable {
    public let id: String
    public let by: Rational
  }

  /// What one of them came to.
  public struct Contestant: Hashable, Sendable {
    public let method: Method
    public let ending: Ending
    /// One for each variable, as they are exactly; empty without a solution.
    public let values: [Rational]
    /// What each level comes to there; empty without a solution.
    public let costs: [Rational]
    public let broken: [Broken]
  }

  /// Where one of them parts from strict levels.
  public enum Parting: Hashable, Sendable {
    case nowhere
    /// Another solution that is as good on every level.
    case asGood(variable: Int, by: Rational)
    /// The first level that comes to something else.
    case level(Int, by: Rational)
    /// The requirement that is furthest from holding.
    case broken(Broken)
    case ending
  }

  public let hierarchy: Hierarchy
  /// What each level weighs.
  public let weights: [Rational]
  /// One for each method.
  public let contestants: [Contestant]

  /// - Throws: where the control stops it.
  /// - Complexity: two solves, and one over a dense table.
  public init(
    _ hierarchy: Hierarchy, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    let weights = Self.weights(of: hierarchy.levels)
    let strict = try IncrementalSolution(hierarchy, control: control)
    let weighted = try IncrementalSolution(hierarchy.weighted(weights), control: control)
    let floating = try hierarchy.solvedInFloatingPoint(weights, control)
    self.hierarchy = hierarchy
    self.weights = weights
    func contestant(_ method: Method, _ ending: Ending, _ values: [Rational]?) -> Contestant {
      let valuation = values.map { Valuation(hierarchy, $0) }
      return Contestant(
        method: method, ending: ending, values: values ?? [],
        costs: valuation.map { valuation in
          hierarchy.levels.map { valuation.cost(of: $0) }
        } ?? [], broken: valuation?.brokenRequirements ?? [])
    }
    func exact(
      _ method: Method, _ solution: IncrementalSolution
    ) throws(Stop) -> Contestant {
      let values = try solution.valuation.map { valuation in
        hierarchy.variables.map { valuation.value(of: $0) }
      }
      return contestant(method, Ending(solution.outcome), values)
    }
    contestants = [
      try exact(.levels, strict), try exact(.weights, weighted),
      contestant(.floating, floating.ending, floating.values),
    ]
  }

  /// 10⁶, 10³ and 1 for high, medium and low, as solvers of layouts have it; among other levels a thousand times the next.
  static func weights(of levels: [Priority]) -> [Rational] {
    let usual: [Priority] = [.low, .medium, .high]
    let isUsual = levels.allSatisfy { usual.contains($0) }
    return levels.enumerated().map { index, level in
      let place = isUsual ? usual.firstIndex(of: level) ?? 0 : levels.count - 1 - index
      return (0..<place).reduce(Rational(1)) { weight, _ in weight * 1000 }
    }
  }

  /// Where it parts from strict levels; what counts most is told first.
  public func parting(of method: Method) -> Parting {
    guard let strict = contestants.first,
      let other = contestants.first(where: { $0.method == method })
    else { return .nowhere }
    if let broken = other.broken.max(by: { $0.by < $1.by }) { return .broken(broken) }
    if strict.ending != other.ending { return .ending }
    for (level, (cost, least)) in zip(other.costs, strict.costs).enumerated() where cost != least {
      return .level(level, by: cost - least)
    }
    for (variable, (value, own)) in zip(other.values, strict.values).enumerated()
    where value != own {
      return .asGood(variable: variable, by: value - own)
    }
    return .nowhere
  }
}

extension Duel {
  /// The variable whose value is furthest from that by strict levels; nil where none is off.
  public func furthest(of method: Method) -> (variable: Int, by: Rational)? {
    guard let strict = contestants.first,
      let other = contestants.first(where: { $0.method == method })
    else { return nil }
    let distances = zip(other.values, strict.values).map { ($0 - $1).magnitude }
    guard let most = distances.max(), !most.isZero,
      let variable = distances.firstIndex(of: most)
    else { return nil }
    return (variable, most)
  }
}

extension Duel.Ending {
  init(_ outcome: Outcome) {
    switch outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    }
  }
}

extension Valuation {
  /// What a level minimises, here.
  fileprivate func cost(of level: Priority) -> Rational {
    var sum = Rational.zero
    for constraint in hierarchy.enabledConstraints where constraint.priority == level {
      let error = error(of: constraint)
      if !constraint.holds(error: error) { sum.addProduct(constraint.weight, error.magnitude) }
    }
    for objective in hierarchy.enabledObjectives where objective.priority == level {
      sum += value(of: objective.share)
    }
    return sum
  }

  fileprivate var brokenRequirements: [Duel.Broken] {
    hierarchy.enabledConstraints.compactMap { constraint in
      let error = error(of: constraint)
      guard constraint.priority.isRequired, !constraint.holds(error: error) else { return nil }
      return Duel.Broken(id: constraint.id, by: error.magnitude)
    }
  }
}

extension Hierarchy {
  /// All levels as one, with weights instead of ranks.
  fileprivate func weighted(_ weights: [Rational]) -> Hierarchy {
    var copy = self
    for (level, weight) in zip(levels, weights) {
      for constraint in constraints where constraint.priority == level {
        copy.updateConstraint(serial: constraint.serial) {
          $0.priority = .low
          $0.weight *= weight
        }
      }
      for objective in objectives where objective.priority == level {
        copy.updateObjective(serial: objective.serial) {
          $0.priority = .low
          $0.weight *= weight
        }
      }
    }
    return copy
  }

  fileprivate func solvedInFloatingPoint(
    _ weights: [Rational], _ control: SolveControl
  ) throws(Stop) -> (ending: Duel.Ending, values: [Rational]?) {
    func near(_ number: Rational) -> Double { FloatingNumber(nearestTo: number).value }
    func weight(_ priority: Priority, _ own: Rational) -> Double {
      near(own) * (levels.firstIndex(of: priority).map { near(weights[$0]) } ?? 0)
    }
    var solver = FloatingSolver(variables: variableNames.count, control: control)
    for objective in enabledObjectives {
      let share = Model.form(of: objective.share, in: self)
      for term in share.terms {
        solver.addCost(near(term.coefficient) * weight(objective.priority, 1), of: term.column)
      }
    }
    for constraint in enabledConstraints {
      let form = Model.form(of: constraint.error, in: self)
      let price =
        constraint.priority.isRequired
        ? nil : weight(constraint.priority, constraint.weight)
      let isAtMost = constraint.relation == .atMost
      solver.add(
        form.terms.map { ($0.column, near($0.coefficient)) }, equals: -near(form.constant),
        above: constraint.relation == .atLeast ? 0 : price,
        below: isAtMost ? 0 : price)
    }
    let (ending, values) = try solver.solve()
    switch ending {
    case .infeasible: return (.unsatisfiable, nil)
    case .unbounded: return (.unbounded, nil)
    case .gaveUp: return (.gaveUp, nil)
    case .optimal: return (.optimal, values.compactMap { FloatingNumber($0).exact })
    }
  }
}
