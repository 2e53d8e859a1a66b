// The incremental solution, through long sequences of changes, against a solve from scratch and against the
// checker of certificates.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct IncrementalSolutionTests {
  /// A hierarchy that changes at random, with its past and its undone future.
  struct Story {
    var generator: SeededGenerator
    var hierarchy = Hierarchy()
    var past: [Hierarchy] = []
    var future: [Hierarchy] = []

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      for number in 0..<generator.integer(in: 1...5) { hierarchy.addVariable("x\(number)") }
      for number in 0..<3 { hierarchy.setPoint("P\(number)", to: Rational(10 * number)) }
    }

    private mutating func priority() -> Priority {
      let numbers = [1000, 1000, 1000, 750, 500, 500, 250, 1]
      return Priority(rawValue: generator.element(of: numbers)) ?? .low
    }

    private mutating func expression() -> LinearExpression {
      var terms: [LinearExpression.Term] = []
      for _ in 0..<generator.integer(in: 1...3) {
        let variable = generator.element(of: hierarchy.variables)
        terms.append(
          .init(
            symbol: .variable(variable), coefficient: generator.element(of: [1, 1, -1, 2, -3])))
      }
      return LinearExpression(summing: terms, constant: 0)
    }

    private mutating func bound() -> LinearExpression {
      let constant = LinearExpression(constant: Rational(generator.integer(in: -20...20)))
      return generator.happens(1, outOf: 2)
        ? constant : constant + hierarchy["P\(generator.integer(in: 0...2))"]
    }

    private mutating func changeOne(_ change: (inout Constraint, inout Self) -> Void) {
      guard !hierarchy.constraints.isEmpty else { return }
      let serial = generator.element(of: Array(hierarchy.constraints)).serial
      var copy = self
      hierarchy.updateConstraint(serial: serial) { change(&$0, &copy) }
      generator = copy.generator
    }

    /// Changes something, or takes a change back, or makes it again.
    mutating func go() {
      let choice = generator.integer(in: 0...13)
      if choice == 0, let last = past.popLast() {
        future.append(hierarchy)
        hierarchy = last
        return
      }
      if choice == 1, let next = future.popLast() {
        past.append(hierarchy)
        hierarchy = next
        return
      }
      past.append(hierarchy)
      future = []
      switch choice {
      case 2: hierarchy.setPoint("P\(generator.integer(in: 0...2))", to: generator.smallRational())
      case 3: changeOne { $0.right = $1.bound() }
      case 4: changeOne { $0.priority = $1.priority() }
      case 5:
        changeOne {
          $0.weight = $1.generator.element(of: [1, 2, 0, Rational(numerator: 1, denominator: 3)])
        }
      case 6: changeOne { constraint, _ in constraint.isEnabled.toggle() }
      case 7, 8:
        if !hierarchy.constraints.isEmpty {
          hierarchy.removeConstraint(
            serial: generator.element(of: Array(hierarchy.constraints)).serial)
        }
      case 9 where generator.happens(1, outOf: 3):
        hierarchy.addObjective(
          .maximize, expression(), priority: generator.element(of: [.high, .low]), text: "")
      case 9:
        if let objective = hierarchy.objectives.last {
          hierarchy.removeObjective(serial: objective.serial)
        }
      default:
        let relation: Relation = generator.element(of: [.equal, .atLeast, .atMost, .atLeast])
        hierarchy.add(expression(), relation, bound(), priority())
      }
    }
  }

  @Test("What two long hierarchies share is passed over, and nothing that they do not share")
  func longHierarchies() throws {
    for seed in UInt64(0)..<4 {
      var story = Story(seed: seed)
      for number in 0..<200 {
        story.hierarchy.addVariable("y\(number)")
        story.hierarchy.add(story.hierarchy["y\(number)"], .equal, story.hierarchy["P1"], .low)
      }
      var live = IncrementalSolution()
      for step in 0..<25 {
        story.go()
        try live.update(to: story.hierarchy)
        let fresh = try IncrementalSolution(story.hierarchy)
        let place: Comment = "seed \(seed), step \(step)"
        #expect((live.outcome == .optimal) == (fresh.outcome == .optimal), place)
        #expect((live.outcome == .infeasible) == (fresh.outcome == .infeasible), place)
        guard live.outcome == .optimal else { continue }
        #expect(
          live.levels.map { live.minimum(of: $0) } == fresh.levels.map { fresh.minimum(of: $0) },
          place)
      }
    }
  }

  @Test(
    "After every change, undo and redo: objectives, regions and proofs as from scratch",
    arguments: 0..<Trials.count(250))
  func sameAsFromScratch(seed: Int) throws {
    var story = Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for step in 0..<40 {
      story.go()
      // Now and then several changes at once.
      if story.generator.happens(1, outOf: 5) { continue }
      try live.update(to: story.hierarchy)
      let fresh = try TracedSolution(story.hierarchy)
      let place: Comment = "seed \(seed), step \(step)"
      #expect(live.flaws == [], place)
      #expect(live.outcome == .infeasible ? fresh.outcome == .infeasible : true, place)
      #expect(live.unboundedLevel == fresh.unboundedLevel, place)
      #expect(live.solvedLevels == fresh.solvedLevels, place)
      let minima = fresh.levels.dropFirst().compactMap(\.minimum)
      #expect(live.levels.prefix(live.solvedLevels).map(live.minimum(of:)) == minima, place)
      for variable in story.hierarchy.variables {
        for level in 0...fresh.solvedLevels {
          #expect(
            try live.interval(of: variable, afterLevels: level)
              == fresh.interval(of: variable, afterLevels: level), place)
        }
      }
      let model = Model(story.hierarchy)
      let certificate = live.certificate(model)
      let flaws = CertificateChecker.flaws(in: certificate, of: model.problem)
      #expect(flaws == [], place)
      if !flaws.isEmpty { return }
    }
  }

  @Test(
    "What a change of one level costs is never looked at by the levels above",
    arguments: 0..<Trials.count(250))
  func levelsAbove(seed: Int) throws {
    var story = Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for _ in 0..<40 {
      let before = story.hierarchy
      story.go()
      let wasSolved = live.outcome == .optimal
      try live.update(to: story.hierarchy)
      let highest = Self.highestDifference(before, story.hierarchy)
      guard wasSolved, live.outcome == .optimal, let highest else { continue }
      #expect(live.cost.visited.allSatisfy { $0 <= highest }, "seed \(seed)")
      #expect(live.cost.pivots.allSatisfy { $0.priority <= highest }, "seed \(seed)")
    }
  }

  /// The highest priority of what is in one hierarchy and not, or not so, in the other.
  private static func highestDifference(_ old: Hierarchy, _ new: Hierarchy) -> Priority? {
    let movedPoints = old.pointValues != new.pointValues
    let constraints = Array(old.constraints) + new.constraints
    let changed = constraints.filter { constraint in
      movedPoints || !old.constraints.contains(constraint) || !new.constraints.contains(constraint)
    }
    let objectives = (old.objectives + new.objectives).filter {
      !old.objectives.contains($0) || !new.objectives.contains($0)
    }
    return (changed.map(\.priority) + objectives.map(\.priority)).max()
  }
}

extension TracedSolution {
  fileprivate var unboundedLevel: Priority? {
    if case .unbounded(let place) = outcome { model.levels[place] } else { nil }
  }
}
