// A hierarchy's solution as a function of one coefficient of an objective.
//
// While the coefficient moves, the region stays: the level's best points are a face of it, which is the same all the way
// from one breakpoint to the next (S. I. Gass and T. Saaty, *The computational algorithm for the parametric objective
// function*, 1955). Just beyond a place those of its best points are best whose term is best for the way on: one more
// objective, right below the level's own. How far such a point stays best is the range of the coefficient.

public import Rationals
public import Simplex

extension Sweep {
  /// Follows the solution while a coefficient of an objective moves. At a breakpoint both of the neighbouring pieces are
  /// equally good for the objective's level.
  ///
  /// - Parameters:
  ///   - point: one that the hierarchy has for the coefficient's name; nothing depends on it.
  ///   - now: a place between the two ends to begin with where the level has no least value at either.
  /// - Throws: where the control stops it.
  /// - Precondition: the variable and the point are the hierarchy's, and so is the objective, which takes part.
  /// - Complexity: for each piece one solve, one small solve for its end, and the intervals of all variables.
  public init(
    _ hierarchy: Hierarchy, coefficientOf variable: Variable, in objective: Objective,
    named point: Point, from start: Rational, to end: Rational, now: Rational,
    sums: [LinearExpression] = [], control: SolveControl = .uninterruptible
  ) throws(Stop) {
    hierarchy.check(.variable(variable))
    hierarchy.check(.point(point))
    let asked = (lower: min(start, end), upper: max(start, end))
    let run = CostRun(hierarchy, variable, objective, control)
    let forms =
      hierarchy.variables.map { LinearForm([.init($0.index, 1)]) }
      + sums.map { Model.form(of: $0, in: hierarchy) }
    let (stretches, outcome) = try run.stretches(over: asked, now: now, forms)
    let range = stretches.first.map { ($0.lower, stretches[stretches.count - 1].upper) }
    func function(_ value: (CostRun.Stretch) -> LinearFunction) -> PiecewiseLinearFunction {
      var function = PiecewiseLinearFunction(from: range?.0 ?? asked.lower)
      for stretch in stretches { function.append(value(stretch), to: stretch.upper) }
      return function
    }
    /// An end at infinity is none at any place, or the variable has no function at all.
    func side(_ index: Int, _ end: (Interval) -> Rational?) -> PiecewiseLinearFunction? {
      guard stretches.allSatisfy({ end($0.intervals[index]) != nil }) else { return nil }
      return function { LinearFunction(constant: end($0.intervals[index]) ?? 0) }
    }
    let ends = forms.indices.map { index in
      Ends(lower: side(index) { $0.lower }, upper: side(index) { $0.upper })
    }
    self.init(
      hierarchy, point, levels: run.model.levels, asked: asked, feasible: range, outcome: outcome,
      variables: Array(ends.prefix(hierarchy.variables.count)),
      sums: Array(ends.dropFirst(hierarchy.variables.count)),
      objectives: stretches.isEmpty
        ? [] : run.model.levels.indices.map { level in function { $0.objectives[level] } })
  }
}

/// The problem with the coefficient anywhere.
private struct CostRun {
  /// From one breakpoint to the next.
  struct Stretch {
    var lower, upper: Rational
    var intervals: [Interval]
    var objectives: [LinearFunction]
  }

  /// How the solve at a place ended.
  enum Found {
    case stretch(Stretch)
    /// With the coefficient at this place, or right behind it, the level has no least value.
    case endless
    case other(Outcome)
  }

  let model: Model
  private let control: SolveControl
  /// Without the term that moves.
  private let rest: Problem
  private let level: Int
  private let column: Column
  /// What the level's objective, which is minimised, holds of the variable for each unit of the coefficient.
  private let factor: Rational

  init(
    _ hierarchy: Hierarchy, _ variable: Variable, _ objective: Objective, _ control: SolveControl
  ) {
    model = Model(hierarchy)
    self.control = control
    column = variable.index
    level = model.levels.firstIndex(of: objective.priority) ?? 0
    factor = objective.direction == .minimize ? objective.weight : -objective.weight
    let now =
      objective.expression.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
    var rest = model.problem
    let own = rest.objectives[level]
    rest.objectives[level] = LinearForm(
      own.terms + [.init(column, -factor * now)], constant: own.constant)
    // The objective that says which way it goes comes right below; what the levels below count comes later by one.
    rest.objectives.insert(LinearForm(), at: level + 1)
    for index in rest.rows.indices where rest.rows[index].stage > level + 1 {
      rest.rows[index].stage += 1
    }
    self.rest = rest
  }

  func stretches(
    over range: (lower: Rational, upper: Rational), now: Rational, _ forms: [LinearForm]
  ) throws(Stop) -> ([Stretch], Outcome) {
    let inside = range.lower < now && now < range.upper ? [now] : []
    var last = Outcome.optimal
    for start in [range.lower, range.upper] + inside {
      var found: [Stretch] = []
      for direction in [-1, 1] {
        let end = direction > 0 ? range.upper : range.lower
        if start == end, range.lower < range.upper { continue }
        var place = start
        walk: repeat {
          switch try stretch(at: place, towards: direction, end, forms) {
          case .endless: break walk
          case .other(let outcome): return ([], outcome)
          case .stretch(let next):
            found.insert(next, at: direction > 0 ? found.count : 0)
            place = direction > 0 ? next.upper : next.lower
          }
        } while place != end
      }
      if !found.isEmpty { return (found, .optimal) }
      last = .unbounded(objective: level)
    }
    return ([], last)
  }

  private func stretch(
    at place: Rational, towards direction: Int, _ end: Rational, _ forms: [LinearForm]
  ) throws(Stop) -> Found {
    var problem = rest
    let own = rest.objectives[level]
    problem.objectives[level] = LinearForm(
      own.terms + [.init(column, factor * place)], constant: own.constant)
    problem.objectives[level + 1] = LinearForm([.init(column, factor * Rational(direction))])
    var solver = Solver(problem, control: control)
    switch try solver.finish() {
    case .optimal: break
    case .infeasible: return .other(.infeasible)
    case .unbounded(let objective) where objective == level || objective == level + 1:
      return .endless
    case .unbounded(let objective):
      return .other(.unbounded(objective: objective > level ? objective - 1 : objective))
    }
    let change = try solver.costRange(of: column, inObjective: level)
    let bound = (factor.signum > 0) == (direction > 0) ? change.upper : change.lower
    let next = bound.map { place + $0 / factor }
    let other = next.map { direction > 0 ? min($0, end) : max($0, end) } ?? end
    let point = solver.point()
    let intervals = try solver.ranges(of: forms, levels: problem.objectives.count).map {
      Interval(lower: $0.lower, upper: $0.upper)
    }
    return .stretch(
      Stretch(
        lower: min(place, other), upper: max(place, other), intervals: intervals,
        objectives: model.levels.indices.map { index in
          LinearFunction(
            constant: rest.objectives[index > level ? index + 1 : index].value(at: point),
            slope: index == level ? factor * point[column] : 0)
        }))
  }
}
