// Level by level: what requirements and wishes of several priorities leave of X.

import ConstraintHierarchies
import Language
import Rationals
import Rendering

struct LevelsExercise: Hashable, Sendable {
  let hierarchy: SmallHierarchy
  let truth: Interval

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case reversed
    case open
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

  func fault(of typed: Interval, isOpen: Bool) -> Fault? {
    if typed == truth { return isOpen ? .open : nil }
    if let lower = typed.lower, let upper = typed.upper, lower > upper { return .reversed }
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

extension LevelsExercise: ExerciseProblem {
  private static let priorities = [750, 500, 250]

  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let levels = level == .one ? [750, 250] : Self.priorities
    var wishes: [SmallWish] = []
    func add(_ priority: Int, _ draws: inout SeededDraws) {
      let relation = draws.element(of: [Relation.equal, .lessOrEqual, .greaterOrEqual])
      let place = draws.integer(1...30)
      let doubles = level == .three && draws.happens(1, outOf: 4)
      wishes.append(
        SmallWish(
          label: "", coefficient: doubles ? 2 : 1, relation: relation,
          right: Rational(doubles ? 2 * place : place), priority: priority))
    }
    for priority in levels {
      let most = level == .one ? 2 : 3
      for _ in 0..<draws.integer(1...most) { add(priority, &draws) }
    }
    if level == .three {
      let lower = draws.integer(0...10)
      wishes.append(
        SmallWish(
          label: "", relation: .greaterOrEqual, right: Rational(lower), priority: SmallHierarchy.required))
      wishes.append(
        SmallWish(
          label: "", relation: .lessOrEqual, right: Rational(lower + draws.integer(10...20)),
          priority: SmallHierarchy.required))
    }
    if level != .one {
      for index in wishes.indices where wishes[index].priority != SmallHierarchy.required {
        if draws.happens(1, outOf: 3) { wishes[index].weight = draws.number(2...3) }
      }
    }
    wishes = draws.shuffled(wishes)
    for index in wishes.indices { wishes[index].label = SmallLine.labels[index] }
    hierarchy = SmallHierarchy(wishes: wishes)
    let steps = hierarchy.steps
    guard wishes.count >= (level == .one ? 3 : 4), wishes.count <= 6, let result = hierarchy.result,
      result.lower != nil || result.upper != nil
    else { return nil }
    truth = result
    // The order of the levels decides, and more than one of them has something to say.
    guard self.result(of: .levelsAdded) != nil, self.result(of: .lowestFirst) != nil,
      steps.count(where: { $0.before != $0.after }) >= 2,
      steps.contains(where: { !$0.least.isZero })
    else { return nil }
    let isWeighted = wishes.contains { !$0.weight.isOne }
    guard level == .one || isWeighted && self.result(of: .weightsForgotten) != nil else { return nil }
    let places = wishes.map { $0.place }
    guard places.indices.allSatisfy({ !places[..<$0].contains(places[$0]) }) else { return nil }
  }

  var figures: [Rational] {
    hierarchy.wishes.flatMap { [$0.right, $0.place, $0.weight] }
      + hierarchy.steps.flatMap { step in
        [step.least] + step.costs.flatMap { [$0.x, $0.cost] }
      }
  }

  var answerText: String {
    truth.value.map { $0.description } ?? Words.Answers.interval(truth)
  }

  var script: [String] { hierarchy.wishes.map(Words.Forms.typed) }

  func verdict(on answer: String, after earlier: [String]) -> AnswerVerdict {
    guard let typed = ExerciseAnswer.interval(answer) else {
      return .unreadable(Words.Exercises.typeNumberOrInterval)
    }
    return fault(of: typed.interval, isOpen: typed.isOpen)
      .map { Words.Exercises.wrong(Words.Levels.fault($0, self)) } ?? .right
  }

  var prompt: Document { Words.Levels.prompt(self) }
  var hints: [Text] { Words.Levels.hints(self) }
  var solution: Document { Words.Levels.solution(self) }
}
