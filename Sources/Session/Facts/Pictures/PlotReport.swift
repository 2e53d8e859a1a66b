// plot: what levels minimise, against one variable or two. region: what they leave.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// The regions of some variables.
public enum RegionReport: Sendable {
  /// There is no variable yet.
  case nothing
  /// Intervals, level by level.
  case levels(LevelsReport)
  /// Polygons, level by level.
  case plane(PlaneRegion)
}

/// The regions of three variables.
public enum WireframeReport: Sendable {
  /// There are not three variables, and none were named.
  case needsThree(variables: Int)
  case space(SpaceRegion)
}

/// The objectives of some levels as pictures.
public struct PlotReport: Sendable {
  public struct Level: Sendable {
    public let priority: Priority
    public let shape: Shape
  }

  public enum Shape: Sendable {
    case graph(LevelGraph)
    /// Level curves over the region; the rank is the level's place, 0 for the highest.
    case plane(PlaneRegion, rank: Int)
    /// It depends on so many variables that there is nothing to draw: none, or more than two.
    case undrawable(variables: Int)
  }

  /// None where there are no preferences.
  public let levels: [Level]
}

/// The objective of one level as a function of one variable, the others held where they are.
public struct LevelGraph: Sendable {
  public struct Curve: Sendable {
    /// Whose share of the objective it is.
    public enum Source: Sendable {
      case constraint(Constraint)
      case objective(Objective)
      /// The whole objective.
      case sum
    }

    public let source: Source
    /// In order of x, straight between them; where there are few curves, all have the same places.
    public let vertices: [PlanePoint]
  }

  public let problem: Hierarchy
  public let variable: Variable
  public let priority: Priority
  /// What the other variables are held at.
  public let others: [(variable: Variable, value: Rational)]
  /// The shares where there are several, and last their sum.
  public let curves: [Curve]
  /// What the levels above left; nil: nothing.
  public let region: Interval?
  /// Where the objective is least on the region; nil where it is nowhere.
  public let minimum: Interval?
  public let least: Rational?
}

extension LevelGraph {
  /// - Complexity: one solve, with the other variables held.
  init(
    _ solution: IncrementalSolution, _ valuation: Valuation?, _ variable: Variable,
    _ priority: Priority
  ) throws(Stop) {
    problem = solution.hierarchy
    self.variable = variable
    self.priority = priority
    var held = problem
    let place = try solution.place(valuation)
    var others: [(variable: Variable, value: Rational)] = []
    for other in problem.variables where other != variable {
      let value = place[other.index]
      others.append((other, value))
      held.addConstraint(
        LinearExpression(.variable(other)), .equal, LinearExpression(constant: value),
        texts: ("", ""))
    }
    self.others = others
    var solved = solution
    if !others.isEmpty { try solved.update(to: held) }
    let rank = solved.levels.firstIndex(of: priority) ?? 0
    let isSolved = rank < solved.solvedLevels
    region =
      rank <= solved.solvedLevels ? try solved.interval(of: variable, afterLevels: rank) : nil
    minimum = isSolved ? try solved.interval(of: variable, afterLevels: rank + 1) : nil
    least = isSolved ? solved.minimum(of: priority) : nil
    let shares = Share.all(in: problem, at: priority, variable, others)
    let places = Self.places(
      shares.compactMap { $0.bend }, problem.points(along: variable).map { $0.value },
      [region, minimum].compactMap { $0 })
    curves =
      (shares.count > 1 ? Self.parts(shares, places) : [])
      + [Curve(source: .sum, vertices: Share.sum(shares, at: places))]
  }

  /// So many curves show the places of all the others. Of more, each has its own bend alone: all places of all
  /// curves are quadratic in the constraints.
  private static let few = 64

  /// - Parameter places: in order, at least two.
  private static func parts(_ shares: [Share], _ places: [Rational]) -> [Curve] {
    guard let low = places.first, let high = places.last else { return [] }
    return shares.map { share in
      var own = places
      if shares.count > few {
        own = [low, high]
        if let bend = share.bend, bend > low, bend < high { own.insert(bend, at: 1) }
      }
      return Curve(
        source: share.source, vertices: own.map { PlanePoint(x: $0, y: share.value(at: $0)) })
    }
  }

  /// The ends of the axis, an eighth wider than what is worth a look, and every bend between them, in order.
  private static func places(
    _ bends: [Rational], _ points: [Rational], _ intervals: [Interval]
  ) -> [Rational] {
    let marked = bends + points + intervals.flatMap { [$0.lower, $0.upper].compactMap { $0 } }
    let (low, high) = AxisSpan.padded(marked)
    let places = Set([low, high] + bends.filter { $0 > low && $0 < high })
    return places.sorted()
  }
}

/// Choosing what part of an axis to show.
public enum AxisSpan {
  /// The least and greatest of some values, an eighth wider on both sides.
  public static func padded(_ values: [Rational]) -> (low: Rational, high: Rational) {
    guard let low = values.min(), let high = values.max() else { return (-10, 10) }
    let margin = low == high ? max(low.magnitude / 2, 5) : (high - low) / 8
    return (low - margin, high + margin)
  }
}

/// One constraint's or objective's share of a level's objective, as a function of one variable.
private struct Share {
  let source: LevelGraph.Curve.Source
  /// What is minimised is a penalty on slope · variable + offset.
  let slope: Rational
  let offset: Rational
  /// The penalty for each unit above zero, and below.
  let above: Rational
  let below: Rational

  /// Where it bends; nil for a straight line.
  var bend: Rational? {
    guard !slope.isZero, case .constraint = source else { return nil }
    return -offset / slope
  }

  func value(at place: Rational) -> Rational {
    let error = slope * place + offset
    return error.signum > 0 ? above * error : -below * error
  }

  /// How steep it is just to the right of a place.
  private func rise(after place: Rational) -> Rational {
    let error = slope * place + offset
    let isAbove = error.isZero ? slope.signum > 0 : error.signum > 0
    return isAbove ? above * slope : -below * slope
  }

  /// The sum of shares.
  ///
  /// - Parameter places: in order, with every bend between the first and the last.
  /// - Complexity: linear in the shares and places, for from one place to the next the sum is straight.
  static func sum(_ shares: [Share], at places: [Rational]) -> [PlanePoint] {
    guard var last = places.first else { return [] }
    var value = shares.reduce(Rational.zero) { $0 + $1.value(at: last) }
    var rise = shares.reduce(Rational.zero) { $0 + $1.rise(after: last) }
    var turns: [Rational: Rational] = [:]
    for share in shares {
      if let bend = share.bend {
        turns[bend, default: 0] += (share.above + share.below) * share.slope.magnitude
      }
    }
    return places.map { place in
      value.addProduct(rise, place - last)
      if place > last { rise += turns[place] ?? 0 }
      last = place
      return PlanePoint(x: place, y: value)
    }
  }

  static func all(
    in problem: Hierarchy, at priority: Priority, _ variable: Variable,
    _ others: [(variable: Variable, value: Rational)]
  ) -> [Share] {
    let held = Dictionary(uniqueKeysWithValues: others.map { ($0.variable, $0.value) })
    func line(_ expression: LinearExpression) -> (slope: Rational, offset: Rational) {
      let values = problem.evaluatingPoints(expression)
      var (slope, offset) = (Rational(0), values.constant)
      for term in values.terms {
        guard case .variable(let other) = term.symbol else { continue }
        if other == variable {
          slope += term.coefficient
        } else if let value = held[other] {
          offset.addProduct(term.coefficient, value)
        }
      }
      return (slope, offset)
    }
    var shares: [Share] = []
    for constraint in problem.enabledConstraints where constraint.priority == priority {
      let (slope, offset) = line(constraint.error)
      shares.append(
        Share(
          source: .constraint(constraint), slope: slope, offset: offset,
          above: constraint.relation == .atLeast ? 0 : constraint.weight,
          below: constraint.relation == .atMost ? 0 : constraint.weight))
    }
    for objective in problem.enabledObjectives where objective.priority == priority {
      let (slope, offset) = line(objective.share)
      shares.append(
        Share(source: .objective(objective), slope: slope, offset: offset, above: 1, below: -1))
    }
    return shares
  }
}
