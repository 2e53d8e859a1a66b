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

  /// Asks a search stopped at one report after the other, until it is not stopped any more.
  ///
  /// - Returns: how often it had no answer, and how often a part of one.
  private func searchEverywhere<Answer>(
    _ ask: (inout ConflictSearch) throws(Stop) -> Answer, of sketch: Sketch, _ comment: Comment,
    _ check: (Answer, Bool) -> Void
  ) -> (none: Int, part: Int) {
    var (none, part) = (0, 0)
    for report in 0..<400 {
      var search = ConflictSearch(sketch.hierarchy, control: .cancelled(atReport: report))
      do throws(Stop) {
        let found = try ask(&search)
        check(found, search.wasStopped)
        if !search.wasStopped { return (none, part) }
        part += 1
      } catch {
        #expect(error == .cancelled, comment)
        none += 1
      }
    }
    Issue.record(comment)
    return (none, part)
  }

  private static func smallest(_ search: inout ConflictSearch) throws(Stop) -> Conflict? {
    try search.conflict()
  }

  private static func allSmallest(
    _ search: inout ConflictSearch
  ) throws(Stop) -> (conflicts: [Conflict], isComplete: Bool) {
    try search.conflicts()
  }

  private static func ways(_ search: inout ConflictSearch) throws(Stop) -> WaysOut {
    try search.waysOut()
  }

  @Test("a search for conflicts throws, or gives what it has found, or the right ones")
  func conflicts() throws {
    var (none, part) = (0, 0)
    var sizes: Set<Conflict.Size> = []
    for seed in UInt64(0)..<60 {
      let sketch = Sketch(requirementsOfSeed: seed)
      let place: Comment = "seed \(seed)"
      func clashes(_ serials: [Int]) -> Bool {
        Arrangement(Sketch(variables: sketch.variables, rows: serials.map { sketch.rows[$0] }))
          .isInfeasible
      }
      func check(_ conflict: Conflict, atLeast size: Int) {
        let members = conflict.members.map { $0.constraint.serial }
        sizes.insert(conflict.size)
        #expect(clashes(members) && members.count >= size && conflict.gap > 0, place)
        #expect(!conflict.members.contains { $0.multiplier.isZero }, place)
        if conflict.size == .sufficient { return }
        #expect(conflict.size == .minimal || members.count == size, place)
        for left in members { #expect(!clashes(members.filter { $0 != left }), place) }
      }
      var (one, other) = (ConflictSearch(sketch.hierarchy), ConflictSearch(sketch.hierarchy))
      let wanted = try one.conflict()
      let first = searchEverywhere(Self.smallest, of: sketch, place) { found, wasStopped in
        if !wasStopped { #expect(found == wanted, place) }
        if let found { check(found, atLeast: wanted?.members.count ?? .max) }
      }
      let all = try other.conflicts()
      let several = searchEverywhere(Self.allSmallest, of: sketch, place) { found, wasStopped in
        if !wasStopped { #expect(found == all, place) }
        #expect(!found.isComplete || found == all, place)
        #expect(wasStopped || wanted == nil || !found.conflicts.isEmpty, place)
        for conflict in found.conflicts { check(conflict, atLeast: wanted?.members.count ?? .max) }
      }
      none += first.none + several.none
      part += first.part + several.part
    }
    #expect(none > 200 && part > 100, "\(none), \(part)")
    #expect(sizes == [.smallest, .minimal, .sufficient])
  }

  @Test("a search for ways out gives those that it has found, and says that these are not all")
  func waysOut() throws {
    var (part, some) = (0, 0)
    for seed in UInt64(0)..<60 {
      let sketch = Sketch(requirementsOfSeed: seed)
      let place: Comment = "seed \(seed)"
      var search = ConflictSearch(sketch.hierarchy)
      let wanted = try search.waysOut()
      let (none, parts) = searchEverywhere(Self.ways, of: sketch, place) { found, wasStopped in
        if !wasStopped { #expect(found == wanted, place) }
        #expect(!found.isComplete || found == wanted, place)
        if wasStopped, !found.sets.isEmpty { some += 1 }
        for set in found.sets {
          let left = Set(set.map(\.serial))
          let rest = sketch.rows.indices.filter { !left.contains($0) }
          #expect(
            !Arrangement(Sketch(variables: sketch.variables, rows: rest.map { sketch.rows[$0] }))
              .isInfeasible, place)
        }
      }
      #expect(none == 0, place)
      part += parts
    }
    #expect(part > 200 && some > 10, "\(part), \(some)")
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
