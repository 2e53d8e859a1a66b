// Level by level: what requirements and wishes of several priorities leave of X.

import ConstraintHierarchies
import Language
import Rationals

struct LevelsExercise: Hashable, Sendable {
  let hierarchy: SmallHierarchy
  let truth: Interval

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case endless(isUpper: Bool)
    /// What would be right if something had been read in another way.
    case misread(Misreading)
    /// A value that a requirement forbids.
    case forbidden(Rational, String)
    /// A value at which a level pays more than it need: the level, the wishes that it misses there, and what it
    /// pays and need pay.
    case pays(Rational, level: Int, missed: [String], cost: Rational, least: Rational)
    /// A value that is as good and left out.
    case leavesOut(Rational)
  }

  enum Misreading: Hashable, Sendable, CaseIterable {
    case weightsForgotten, levelsAdded, lowestFirst, equations
  }

  /// What comes of a misreading; nil: the same as without it, or nothing.
  func result(of misreading: Misreading) -> Interval? {
    let misread: SmallHierarchy
    switch misreading {
    case .weightsForgotten: misread = hierarchy.unweighted
    case .levelsAdded: misread = hierarchy.added
    case .lowestFirst: misread = hierarchy.reversed
    case .equations: misread = hierarchy.equations
    }
    return misread.result.flatMap { $0 == truth ? nil : $0 }
  }

  func fault(of typed: Interval) -> Fault {
    for (end, isUpper) in [(typed.lower, false), (typed.upper, true)] where end == nil {
      if (isUpper ? truth.upper : truth.lower) != nil { return .endless(isUpper: isUpper) }
    }
    if let misreading = Misreading.allCases.first(where: { result(of: $0) == typed }) {
      return .misread(misreading)
    }
    for case let end? in [typed.lower, typed.upper]
    where !truth.contains(Interval(lower: end, upper: end)) {
      return impossible(end)
    }
    return .leavesOut(Interval.value(of: truth, outside: typed))
  }

  /// Why a value is not left.
  private func impossible(_ x: Rational) -> Fault {
    if let broken = hierarchy.requirements.first(where: { !$0.error(at: x).isZero }) {
      return .forbidden(x, broken.label)
    }
    let place = Interval(lower: x, upper: x)
    for step in hierarchy.steps where !step.after.contains(place) {
      let missed = hierarchy.wishes(of: step.level).filter { !$0.error(at: x).isZero }
      return .pays(
        x, level: step.level, missed: missed.map { $0.label },
        cost: hierarchy.cost(of: step.level, at: x), least: step.least)
    }
    return .leavesOut(x)
  }
}

// MARK: - Drawing

extension LevelsExercise: IntervalExercise {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    var wishes = level == .one ? draws.wishes() : draws.weighedWishes(doubles: level == .three)
    if level == .three {
      let lower = draws.integer(1...12)
      for (relation, end) in [
        (.greaterOrEqual, lower), (.lessOrEqual, lower + draws.integer(10...20)),
      ]
        as [(Relation, Int)]
      {
        wishes.append(
          SmallWish(
            label: "", relation: relation, right: Rational(end), priority: SmallHierarchy.required))
      }
    }
    wishes = draws.shuffled(wishes)
    for index in wishes.indices { wishes[index].label = SmallLine.labels[index] }
    let places = wishes.map { $0.place }
    guard places.indices.allSatisfy({ !places[..<$0].contains(places[$0]) }) else { return nil }
    let hierarchy = SmallHierarchy(wishes: wishes)
    let steps = hierarchy.steps
    // More than one level has something to say, and one does not get all that it wants.
    guard steps.count(where: { $0.before != $0.after }) >= 2,
      steps.contains(where: { !$0.least.isZero }), let result = hierarchy.result,
      result.lower != nil || result.upper != nil
    else { return nil }
    (self.hierarchy, truth) = (hierarchy, result)
    // The order of the levels decides, and weights do.
    guard level == .one || self.result(of: .weightsForgotten) != nil,
      self.result(of: .levelsAdded) != nil, self.result(of: .lowestFirst) != nil
    else { return nil }
  }

  var figures: [Rational] {
    hierarchy.wishes.flatMap { [$0.right, $0.place, $0.weight] }
      + hierarchy.steps.flatMap { step in
        [step.least] + step.costs.flatMap { [$0.x, $0.cost] }
      }
  }

  var script: [String] { hierarchy.wishes.map { Forms.typed($0) } }
}

extension SeededDraws {
  private mutating func wish(_ priority: Int, _ relations: [Relation]) -> SmallWish {
    SmallWish(
      label: "", relation: element(of: relations), right: number(1...30), priority: priority)
  }

  /// Wishes of two levels, three or four.
  fileprivate mutating func wishes() -> [SmallWish] {
    let all: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    var wishes = [wish(750, all), wish(250, all), wish(element(of: [750, 250]), all)]
    if happens(1, outOf: 2) { wishes.append(wish(element(of: [750, 250]), all)) }
    return wishes
  }

  /// Wishes of three levels; in one of them two that cannot both be had have different weights.
  fileprivate mutating func weighedWishes(doubles: Bool) -> [SmallWish] {
    let all: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let weighing = element(of: [750, 500, 250])
    var wishes: [SmallWish] = []
    for priority in [750, 500, 250] {
      // A level above that leaves one value only would end it all.
      let isAbove = priority > weighing
      guard priority == weighing else {
        wishes.append(wish(priority, isAbove ? [.lessOrEqual, .greaterOrEqual] : all))
        continue
      }
      let low = integer(1...20)
      var pair = [
        wish(priority, [.equal, .lessOrEqual]), wish(priority, [.equal, .greaterOrEqual]),
      ]
      pair[0].right = Rational(low)
      pair[1].right = Rational(low + integer(2...12))
      pair[integer(0...1)].weight = number(2...3)
      wishes += pair
      if happens(1, outOf: 3) { wishes.append(wish(priority, all)) }
    }
    if doubles {
      let index = integer(0...wishes.count - 1)
      wishes[index].coefficient = 2
      wishes[index].right *= 2
    }
    return wishes
  }
}
