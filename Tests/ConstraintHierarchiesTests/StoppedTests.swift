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

  @Test("a hierarchy solver says so, and goes on from there")
  func solver() {
    let control = Self.cancelled
    var solver = Self.solver(control)
    var fresh = Self.solver(.uninterruptible)
    #expect(solver.solve() == .interrupted)
    control.reset()
    #expect(solver.solve() == .optimal)
    #expect(fresh.solve() == .optimal)
    #expect(solver.cost(ofLevel: .high) == fresh.cost(ofLevel: .high))
    #expect(solver.cost(ofLevel: .low) == fresh.cost(ofLevel: .low))
  }

  @Test("one of several solvers on several threads is, and the others come to their ends")
  func apart() async {
    var fresh = Self.solver(.uninterruptible)
    fresh.solve()
    let cost = fresh.cost(ofLevel: .low)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        let isStopped = index % 2 == 0
        let control = isStopped ? SolveControl.cancelled(atReport: 1) : SolveControl()
        group.addTask {
          var solver = Self.solver(control)
          #expect(solver.solve() == (isStopped ? .interrupted : .optimal))
          if !isStopped { #expect(solver.cost(ofLevel: .low) == cost) }
        }
      }
    }
  }

  @Test(
    "an incremental solution says so, and its next update comes to where it should",
    arguments: 0..<Trials.count(40))
  func live(seed: Int) throws {
    var story = IncrementalSolutionTests.Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for step in 0..<25 {
      story.go()
      let place: Comment = "seed \(seed), step \(step)"
      live.control = .cancelled(atReport: story.generator.integer(in: 0...4))
      live.update(to: story.hierarchy)
      let fresh = IncrementalSolution(story.hierarchy)
      if live.outcome == .interrupted {
        #expect(live.intervals(afterLevels: 0) == nil, place)
        #expect(live.valuation == nil, place)
        #expect(live.conflict() == nil, place)
        #expect(live.certificate(Model(story.hierarchy)) == nil, place)
        #expect(live.solvedLevels == 0, place)
        if story.generator.happens(1, outOf: 2) { continue }
      }
      live.control = .uninterruptible
      live.update(to: story.hierarchy)
      #expect(live.flaws == [], place)
      #expect((live.outcome == .optimal) == (fresh.outcome == .optimal), place)
      #expect((live.outcome == .infeasible) == (fresh.outcome == .infeasible), place)
      guard live.outcome == .optimal else { continue }
      var other = fresh
      for levels in 0...live.solvedLevels {
        live.control = .cancelled(atReport: story.generator.integer(in: 0...3))
        let found = live.intervals(afterLevels: levels)
        live.control = .uninterruptible
        let wanted = other.intervals(afterLevels: levels)
        #expect(found == nil || found == wanted, place)
        #expect(live.intervals(afterLevels: levels) == wanted, place)
      }
    }
  }

  @Test("a resolution has no regions and no values")
  func resolution() {
    let (hierarchy, point) = SweepTests.hierarchy(seed: 3)
    let stopped = TracedSolution(hierarchy, control: Self.cancelled)
    #expect(stopped.outcome == .interrupted)
    #expect(stopped.solvedLevels == 0)
    #expect(stopped.value(of: hierarchy.variables[0]) == nil)
    #expect(stopped.intervals(of: hierarchy.variables, afterLevels: 0) == nil)
    var scratch = DictionarySolution(stopped)
    #expect(scratch.intervals(afterLevels: 0) == nil)
    #expect(scratch.valuation == nil)
    let sweep = Sweep(hierarchy, moving: point, from: 0, to: 5, control: Self.cancelled)
    #expect(sweep.outcome == .interrupted)
    #expect(sweep.pieces.isEmpty)
  }

  // MARK: Questions

  /// Stops a question at one report after the other, until it gives an answer.
  ///
  /// - Parameter ask: nil where it was stopped.
  /// - Returns: how often it was stopped.
  private func stopEverywhere<Answer: Equatable>(
    _ wanted: Answer, _ comment: Comment, _ ask: (SolveControl) -> Answer?
  ) -> Int {
    for report in 0..<400 {
      guard let found = ask(.cancelled(atReport: report)) else { continue }
      #expect(found == wanted, comment)
      return report
    }
    Issue.record(comment)
    return 0
  }

  @Test("a search for conflicts and ways out gives none, or the right ones")
  func conflicts() {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let hierarchy = Sketch(requirementsOfSeed: seed).hierarchy
      // Each by a search of its own, as what one finds first depends on where it begins.
      var (one, other, third) = (
        ConflictSearch(hierarchy), ConflictSearch(hierarchy), ConflictSearch(hierarchy)
      )
      let (conflict, ways) = (one.conflict(), other.waysOut())
      let (all, isComplete) = third.conflicts()
      let place: Comment = "seed \(seed)"
      stops += stopEverywhere(conflict, place) { control in
        var search = ConflictSearch(hierarchy, control: control)
        let found = search.conflict()
        return search.wasInterrupted ? nil : .some(found)
      }
      stops += stopEverywhere(ways, place) { control in
        var search = ConflictSearch(hierarchy, control: control)
        let found = search.waysOut()
        if search.wasInterrupted { #expect(!found.isComplete && found.sets.isEmpty) }
        return search.wasInterrupted || control.isCancelled ? nil : found
      }
      stops += stopEverywhere(all, place) { control in
        var search = ConflictSearch(hierarchy, control: control)
        let found = search.conflicts()
        if control.isCancelled {
          #expect(!found.isComplete)
          return nil
        }
        #expect(found.isComplete == isComplete)
        return found.conflicts
      }
    }
    #expect(stops > 300, "\(stops)")
  }

  @Test("an explanation names no holders, or the right ones, and no move that does not move")
  func explanations() {
    var stops = 0
    for seed in UInt64(0)..<40 {
      let sketch = Sketch(seed: seed)
      let live = IncrementalSolution(sketch.hierarchy)
      guard live.outcome == .optimal else { continue }
      let explainer = Explainer(live)
      let form = LinearExpression(.variable(Variable(index: 0)))
      let place: Comment = "seed \(seed)"
      for side in Hold.Side.allCases {
        guard let hold = explainer.hold(on: form, from: side) else { continue }
        stops += stopEverywhere(hold, place) { control in
          var live = live
          live.control = control
          let found = Explainer(live).hold(on: form, from: side)
          return control.isCancelled ? nil : found
        }
        let moves = explainer.moves(of: form, past: hold)
        stops += stopEverywhere(moves, place) { control in
          var live = live
          live.control = control
          let found = Explainer(live).moves(of: form, past: hold)
          guard control.isCancelled else { return found }
          #expect(found.ways.allSatisfy(moves.ways.contains), place)
          return nil
        }
      }
    }
    #expect(stops > 200, "\(stops)")
  }

  @Test("a sensitivity has no prices and no coefficients")
  func sensitivity() {
    var hierarchy = Hierarchy()
    let x = hierarchy.variable("x")
    hierarchy.add(x, .atMost, 4)
    hierarchy.addObjective(.maximize, x, priority: .high, text: "x")
    var resolution = TracedSolution(hierarchy)
    #expect(!Sensitivity(resolution).wasInterrupted)
    resolution.control = Self.cancelled
    let stopped = Sensitivity(resolution)
    #expect(stopped.wasInterrupted)
    #expect(stopped.rows.isEmpty)
    #expect(stopped.coefficientRanges() == nil)
  }

  @Test("a sweep has no pieces, or the right ones")
  func sweep() {
    var stops = 0
    for seed in UInt64(0)..<40 {
      let (hierarchy, point) = SweepTests.hierarchy(seed: seed)
      func swept(_ control: SolveControl) -> Sweep {
        Sweep(hierarchy, moving: point, from: -9, to: 14, control: control)
      }
      let whole = swept(.uninterruptible)
      stops += stopEverywhere(whole.variables, "seed \(seed)") { control in
        let found = swept(control)
        guard found.outcome == .interrupted else { return found.variables }
        #expect(found.variables.isEmpty && found.objectives.isEmpty)
        return nil
      }
    }
    #expect(stops > 60, "\(stops)")
  }
}
