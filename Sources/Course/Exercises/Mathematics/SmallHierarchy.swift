// Requirements and wishes about one variable, and what each level leaves of it.
//
// What a level pays at X is a sum of distances, each times a weight: a function that is straight between the
// values that the wishes name. So it is least at one of these, or at an end of what the levels above have left,
// or on the stretch between two of them (the weighted median: P. S. Laplace, 1818). That is how it is done by
// hand, and here.

import ConstraintHierarchies
import Language
import Rationals

/// `c: 2X <= 30 @high weight 2`.
struct SmallWish: Hashable, Sendable {
  var label: String
  var coefficient: Rational = 1
  var relation: Relation
  var right: Rational
  var priority: Int
  var weight: Rational = 1

  /// Where its sides are equal.
  var place: Rational { right / coefficient }

  /// By how much it is missed at X.
  func error(at x: Rational) -> Rational {
    let excess = coefficient * x - right
    return switch relation {
    case .equal: excess.magnitude
    case .greaterOrEqual: max(-excess, 0)
    case .lessOrEqual: max(excess, 0)
    }
  }
}

struct SmallHierarchy: Hashable, Sendable {
  var wishes: [SmallWish]

  static let required = 1000

  var requirements: [SmallWish] { wishes.filter { $0.priority == Self.required } }

  /// From the highest down, without the requirements.
  var levels: [Int] {
    var levels: [Int] = []
    for wish in wishes where wish.priority != Self.required && !levels.contains(wish.priority) {
      levels.append(wish.priority)
    }
    return levels.sorted(by: >)
  }

  func wishes(of level: Int) -> [SmallWish] { wishes.filter { $0.priority == level } }

  func cost(of level: Int, at x: Rational) -> Rational {
    wishes(of: level).reduce(0) { $0 + $1.weight * $1.error(at: x) }
  }

  /// What a level does.
  struct Step: Sendable {
    var level: Int
    /// What the levels above have left.
    var before: Interval
    /// The values that come into question, in order, and what the level pays there.
    var costs: [Cost]
    var least: Rational
    var after: Interval
  }

  struct Cost: Sendable {
    var x: Rational
    var cost: Rational
  }

  /// What the requirements leave; nil where they clash.
  var required: Interval? {
    var interval = Interval.everything
    for wish in requirements {
      if wish.relation != .lessOrEqual {
        interval.lower = interval.lower.map { max($0, wish.place) } ?? wish.place
      }
      if wish.relation != .greaterOrEqual {
        interval.upper = interval.upper.map { min($0, wish.place) } ?? wish.place
      }
    }
    if let lower = interval.lower, let upper = interval.upper, lower > upper { return nil }
    return interval
  }

  /// The levels one after another; none where the requirements clash.
  var steps: [Step] {
    guard var region = required else { return [] }
    return levels.map { level in
      let step = step(level, region)
      region = step.after
      return step
    }
  }

  /// What all of them leave.
  var result: Interval? { required.map { steps.last?.after ?? $0 } }

  private func step(_ level: Int, _ before: Interval) -> Step {
    let wishes = wishes(of: level)
    let places = wishes.map { $0.place } + [before.lower, before.upper].compactMap { $0 }
    var candidates: [Rational] = []
    for place in places.sorted() where before.contains(Interval(lower: place, upper: place)) {
      if candidates.last != place { candidates.append(place) }
    }
    let costs = candidates.map { Cost(x: $0, cost: cost(of: level, at: $0)) }
    let least = costs.map { $0.cost }.min() ?? 0
    let best = costs.filter { $0.cost == least }.map { $0.x }
    var after = Interval(lower: best.first, upper: best.last)
    // Beyond the outermost place a level pays the same for ever, or ever more.
    if before.lower == nil, best.first == candidates.first,
      !wishes.contains(where: { $0.relation != .lessOrEqual })
    {
      after.lower = nil
    }
    if before.upper == nil, best.last == candidates.last,
      !wishes.contains(where: { $0.relation != .greaterOrEqual })
    {
      after.upper = nil
    }
    return Step(level: level, before: before, costs: costs, least: least, after: after)
  }

  // MARK: As it is misread

  /// Without weights.
  var unweighted: SmallHierarchy { changed { $0.weight = 1 } }

  /// All wishes at one level.
  var added: SmallHierarchy {
    changed { wish in if wish.priority != Self.required { wish.priority = 1 } }
  }

  /// The lowest level first.
  var reversed: SmallHierarchy {
    changed { wish in
      if wish.priority != Self.required { wish.priority = Self.required - wish.priority }
    }
  }

  /// As if every wish were an equation.
  var equations: SmallHierarchy {
    changed { wish in if wish.priority != Self.required { wish.relation = .equal } }
  }

  private func changed(_ change: (inout SmallWish) -> Void) -> SmallHierarchy {
    var result = self
    for index in result.wishes.indices { change(&result.wishes[index]) }
    return result
  }
}
