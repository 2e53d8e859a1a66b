// The regions that are kept from change to change, against those of a solve from scratch; and what a
// form can still do, asked for many columns at once and one by one.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct RegionsTests {
  private typealias Story = IncrementalSolutionTests.Story

  /// A variable comes, and as a rule a constraint that it stands in with another or alone.
  private static func grow(_ story: inout Story) {
    story.past.append(story.hierarchy)
    story.future = []
    let name = "n\(story.hierarchy.variableNames.count)"
    story.hierarchy.addVariable(name)
    let new = story.hierarchy[name]
    let other = LinearExpression(.variable(story.generator.element(of: story.hierarchy.variables)))
    let number = LinearExpression(constant: story.generator.smallRational())
    let relation: Relation = story.generator.element(of: [.equal, .atLeast, .atMost])
    let priority = Priority(rawValue: story.generator.element(of: [1000, 1000, 750, 250])) ?? .low
    switch story.generator.integer(in: 0...5) {
    case 0: break
    case 1: story.hierarchy.add(new, relation, number, priority)
    default: story.hierarchy.add(new.scaled(by: 2), relation, other + number, priority)
    }
  }

  @Test(
    "After every change, the regions of all variables are those from scratch",
    arguments: 0..<Trials.count(200))
  func sameAsFromScratch(seed: Int) throws {
    var story = Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for step in 0..<40 {
      if story.generator.happens(1, outOf: 4), story.hierarchy.variables.count < 9 {
        Self.grow(&story)
      } else {
        story.go()
      }
      // Now and then several changes at once, and several changes before somebody looks.
      if story.generator.happens(1, outOf: 6) { continue }
      try live.update(to: story.hierarchy)
      if story.generator.happens(1, outOf: 6) { continue }
      let fresh = try TracedSolution(story.hierarchy)
      let place: Comment = "seed \(seed), step \(step)"
      for level in 0...fresh.solvedLevels {
        let expected = try story.hierarchy.variables.map {
          try fresh.interval(of: $0, afterLevels: level)
        }
        let found = try live.intervals(afterLevels: level)
        #expect(found == (fresh.outcome == .infeasible ? nil : expected.compactMap(\.self)), place)
        if found?.count ?? expected.count != expected.count { return }
      }
      #expect(live.flaws == [], place)
    }
  }

  @Test("The solution that is told of is a solution, the same whatever way led there")
  func valuation() throws {
    for seed in 0..<Trials.count(100) {
      var story = Story(seed: UInt64(seed))
      var live = IncrementalSolution()
      for step in 0..<25 {
        story.go()
        try live.update(to: story.hierarchy)
        let place: Comment = "seed \(seed), step \(step)"
        let hierarchy = story.hierarchy
        guard live.outcome == .optimal else {
          #expect(try live.valuation == nil, place)
          continue
        }
        let valuation = try #require(try live.valuation)
        let other = try #require(try IncrementalSolution(hierarchy).valuation)
        #expect(
          hierarchy.variables.map(valuation.value) == hierarchy.variables.map(other.value), place)
        for level in [.required] + hierarchy.levels {
          var cost: Rational = 0
          for constraint in hierarchy.enabledConstraints where constraint.priority == level {
            let error = valuation.error(of: constraint)
            if constraint.holds(error: error) { continue }
            cost += (level.isRequired ? 1 : constraint.weight) * error.magnitude
          }
          for objective in hierarchy.enabledObjectives where objective.priority == level {
            cost += valuation.value(of: objective.share)
          }
          #expect(cost == (level.isRequired ? 0 : live.minimum(of: level)), place)
        }
      }
    }
  }

  @Test("A look at the regions leaves the solution where it is")
  func looking() throws {
    var story = Story(seed: 7)
    var seen = IncrementalSolution()
    var unseen = IncrementalSolution()
    for _ in 0..<200 {
      story.go()
      try seen.update(to: story.hierarchy)
      try unseen.update(to: story.hierarchy)
      #expect(seen.cost == unseen.cost)
      for level in 0...seen.solvedLevels { _ = try seen.intervals(afterLevels: level) }
    }
  }
}
