// What is stopped gives no answer rather than a wrong one, and stops nothing else.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Stopped by its control") struct StoppedTests {
  private static var cancelled: SolveControl { .cancelled(atReport: 0) }

  private static func solver(_ control: SolveControl, links: Int = 20) -> HierarchySolver {
    var solver = HierarchySolver(control: control)
    let variables = (0..<links).map { _ in solver.addVariable() }
    for (left, right) in zip(variables, variables.dropFirst()) {
      solver.add(.init([(right, Rational.one), (left, -Rational.one)], .atLeast, 10))
    }
    for (index, variable) in variables.enumerated() {
      solver.add(
        .init(
          [(variable, Rational.one)], .equal, Rational(7 * index),
          priority: index < 5 ? .high : .low))
    }
    return solver
  }

  @Test("a hierarchy solver throws, and goes on from there")
  func solver() throws {
    let control = Self.cancelled
    var solver = Self.solver(control)
    var fresh = Self.solver(.uninterruptible)
    #expect(throws: Stop.cancelled) { try solver.solve() }
    control.reset()
    #expect(try solver.solve() == .optimal)
    #expect(try fresh.solve() == .optimal)
    #expect(solver.cost(ofLevel: .high) == fresh.cost(ofLevel: .high))
    #expect(solver.cost(ofLevel: .low) == fresh.cost(ofLevel: .low))
  }

  @Test("one of several solvers on several threads is, and the others come to their ends")
  func apart() async throws {
    var fresh = Self.solver(.uninterruptible)
    try fresh.solve()
    let cost = fresh.cost(ofLevel: .low)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        let isStopped = index % 2 == 0
        let control = isStopped ? SolveControl.cancelled(atReport: 1) : SolveControl()
        group.addTask {
          var solver = Self.solver(control)
          let outcome = try? solver.solve()
          #expect(outcome == (isStopped ? nil : .optimal))
          if !isStopped { #expect(solver.cost(ofLevel: .low) == cost) }
        }
      }
    }
  }

  @Test(
    "an incremental solution throws, and its next update comes to where it should",
    arguments: 0..<Trials.count(40))
  func live(seed: Int) throws {
    var story = IncrementalSolutionTests.Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for step in 0..<25 {
      story.go()
      let place: Comment = "seed \(seed), step \(step)"
      live.control = .cancelled(atReport: story.generator.integer(in: 0...4))
      let fresh = try IncrementalSolution(story.hierarchy)
      do throws(Stop) {
        try live.update(to: story.hierarchy)
      } catch {
        #expect(error == .cancelled, place)
        if story.generator.happens(1, outOf: 2) { continue }
      }
      live.control = .uninterruptible
      try live.update(to: story.hierarchy)
      #expect(live.flaws == [], place)
      #expect((live.outcome == .optimal) == (fresh.outcome == .optimal), place)
      #expect((live.outcome == .infeasible) == (fresh.outcome == .infeasible), place)
      guard live.outcome == .optimal else { continue }
      var other = fresh
      for levels in 0...live.solvedLevels {
        live.control = .cancelled(atReport: story.generator.integer(in: 0...3))
        let found = try? live.intervals(afterLevels: levels)
        live.control = .uninterruptible
        let wanted = try other.intervals(afterLevels: levels)
        #expect(found == nil || found == wanted, place)
        #expect(try live.intervals(afterLevels: levels) == wanted, place)
      }
    }
  }

  @Test("neither a resolution nor a sweep comes about")
  func resolution() throws {
    let (hierarchy, point) = SweepTests.hierarchy(seed: 3)
    #expect(throws: Stop.cancelled) { try TracedSolution(hierarchy, control: Self.cancelled) }
    #expect(throws: Stop.cancelled) {
      try Sweep(hierarchy, moving: point, from: 0, to: 5, control: Self.cancelled)
    }
    var whole = try TracedSolution(hierarchy)
    whole.control = Self.cancelled
    var scratch = DictionarySolution(whole)
    #expect(throws: Stop.cancelled) {
      try whole.intervals(of: hierarchy.variables, afterLevels: 0)
    }
    #expect(throws: Stop.cancelled) { try scratch.intervals(afterLevels: 0) }
  }

  // MARK: Questions

  /// Stops a question at one report after the other, until it gives an answer.
  ///
  /// - Returns: how often it was stopped.
  private func stopEverywhere<Answer: Equatable>(
    _ wanted: Answer, _ comment: Comment, _ ask: (SolveControl) throws(Stop) -> Answer
  ) -> Int {
    for report in 0..<400 {
      do throws(Stop) {
        let found = try ask(.cancelled(atReport: report))
        #expect(found == wanted, comment)
        return report
      } catch {
        #expect(error == .cancelled, comment)
      }
    }
    Issue.record(comment)
    return 0
  }

  @Test("a search for conflicts and ways out throws, or finds the right ones")
  func conflicts() throws {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let hierarchy = Sketch(requirementsOfSeed: seed).hierarchy
      // Each by a search of its own, as what one finds first depends on where it begins.
      func search(_ control: SolveControl = .uninterruptible) -> ConflictSearch {
        ConflictSearch(hierarchy, control: control)
      }
      var (one, other, third) = (search(), search(), search())
      let place: Comment = "seed \(seed)"
      stops += stopEverywhere(try one.conflict(), place) { (control) throws(Stop) in
        var search = search(control)
        return try search.conflict()
      }
      stops += stopEverywhere(try other.waysOut(), place) { (control) throws(Stop) in
        var search = search(control)
        return try search.waysOut()
      }
      let all = try third.conflicts()
      stops += stopEverywhere(all.conflicts, place) { (control) throws(Stop) in
        var search = search(control)
        let found = try search.conflicts()
        #expect(found.isComplete == all.isComplete)
        return found.conflicts
      }
    }
    #expect(stops > 300, "\(stops)")
  }

  @Test("a search that was stopped finds what it would have found")
  func conflictsAgain() throws {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let hierarchy = Sketch(requirementsOfSeed: seed).hierarchy
      for report in 0..<6 {
        for lowered in hierarchy.constraints.map(\.serial) {
          let control = SolveControl.cancelled(atReport: report)
          var search = ConflictSearch(hierarchy, control: control)
          do throws(Stop) { _ = try search.shortfall(lowering: lowered) } catch { stops += 1 }
          control.reset()
          var fresh = ConflictSearch(hierarchy)
          let place: Comment = "seed \(seed), report \(report), constraint \(lowered)"
          #expect(try (search.conflict() == nil) == (fresh.conflict() == nil), place)
          #expect(
            try search.shortfall(lowering: lowered) == fresh.shortfall(lowering: lowered), place)
        }
      }
    }
    #expect(stops > 100, "\(stops)")
  }

  @Test("an explanation throws, or names the right holders, and the right moves")
  func explanations() throws {
    var stops = 0
    for seed in UInt64(0)..<40 {
      let sketch = Sketch(seed: seed)
      let live = try IncrementalSolution(sketch.hierarchy)
      guard live.outcome == .optimal else { continue }
      let explainer = Explainer(live)
      let form = LinearExpression(.variable(Variable(index: 0)))
      let place: Comment = "seed \(seed)"
      func stopping(_ control: SolveControl) -> Explainer {
        var live = live
        live.control = control
        return Explainer(live)
      }
      for side in Hold.Side.allCases {
        guard let hold = try explainer.hold(on: form, from: side) else { continue }
        stops += stopEverywhere(hold, place) { (control) throws(Stop) in
          try stopping(control).hold(on: form, from: side)
        }
        let moves = try explainer.moves(of: form, past: hold)
        stops += stopEverywhere(moves, place) { (control) throws(Stop) in
          try stopping(control).moves(of: form, past: hold)
        }
      }
    }
    #expect(stops > 200, "\(stops)")
  }

  @Test("a sensitivity throws, and its coefficients do")
  func sensitivity() throws {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .atMost, 4)
    hierarchy.addObjective(.maximize, x, priority: .high, text: "x")
    var resolution = try TracedSolution(hierarchy)
    _ = try Sensitivity(resolution)
    let control = SolveControl()
    resolution.control = control
    let sensitivity = try Sensitivity(resolution)
    control.cancel()
    #expect(throws: Stop.cancelled) { try Sensitivity(resolution) }
    #expect(throws: Stop.cancelled) { try sensitivity.coefficientRanges() }
  }

  @Test("a sweep throws, or has the right pieces")
  func sweep() throws {
    var stops = 0
    for seed in UInt64(0)..<40 {
      let (hierarchy, point) = SweepTests.hierarchy(seed: seed)
      func swept(_ control: SolveControl) throws(Stop) -> Sweep {
        try Sweep(hierarchy, moving: point, from: -9, to: 14, control: control)
      }
      let whole = try swept(.uninterruptible)
      stops += stopEverywhere(whole.variables, "seed \(seed)") { (control) throws(Stop) in
        try swept(control).variables
      }
    }
    #expect(stops > 60, "\(stops)")
  }
}
