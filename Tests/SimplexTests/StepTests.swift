// The steps tell what the solver does: each is checked against the dictionary before it.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Steps") struct StepTests {
  @Test("tell the truth about every pivot", arguments: PivotRule.allCases)
  func pivotsAreTrue(rule: PivotRule) throws {
    for seed in UInt64(5_000_000)..<5_000_200 {
      var solver = Solver(RandomProblem.make(seed: seed), rule: rule)
      while true {
        var before = solver
        guard let step = try solver.step() else { break }
        guard case .pivot(let pivot) = step else { continue }
        try before.advanceToDecision()
        let flaws = Self.flaws(in: pivot, before: before.tableau, after: solver.tableau)
        #expect(flaws.isEmpty, "problem of seed \(seed): \(flaws)")
      }
    }
  }

  private static func flaws(in pivot: Pivot, before: Tableau, after: Tableau) -> [String] {
    var flaws: [String] = []
    func check(_ holds: Bool, _ flaw: String) { if !holds { flaws.append(flaw) } }
    check(before.row(of: pivot.entering) == nil, "what enters was basic")
    check(before.basis[pivot.row] == pivot.leaving, "what leaves was not basic in the row")
    check(after.basis[pivot.row] == pivot.entering, "what enters is not basic in the row")
    check(after.value(of: pivot.entering) == pivot.length, "it did not move so far")
    if pivot.reason == .dual { return flaws + dualFlaws(in: pivot, before: before, after: after) }
    guard case .cost(let rule) = pivot.reason else {
      check(before.roles[pivot.entering] == .free, "only a free column enters without a cost")
      return flaws
    }
    let costs = pivot.candidates.map { ($0.column, $0.costs[pivot.rank]) }
    if rule != .bigM {
      check(pivot.candidates.allSatisfy { $0.costs.dropLast().allSatisfy(\.isZero) }, "frozen")
    }
    check(costs.allSatisfy { $0.1.signum < 0 }, "a candidate does not lower the cost")
    check(costs.contains { $0.0 == pivot.entering }, "what enters is no candidate")
    switch rule {
    case .bland: check(costs.map(\.0).min() == pivot.entering, "not the first")
    case .dual: check(false, "dual steps have a reason of their own")
    case .bigM:
      // Whatever M is, if only it is large enough.
      let large = Rational(1_000_000_000)
      let whole = pivot.candidates.map { $0.costs[0] * large + $0.costs[1] }
      let least = whole.min()
      check(
        pivot.candidates[whole.firstIndex { $0 == least } ?? 0].column == pivot.entering,
        "not the most negative with M")
    case .dantzig:
      let least = costs.map(\.1).min()
      check(costs.first { $0.1 == least }?.0 == pivot.entering, "not the most negative")
    case .greatest:
      let falls = costs.map { -$0.1 * (Self.smallestRatio($0.0, before) ?? 0) }
      check(
        costs[falls.firstIndex(of: falls.max() ?? 0) ?? 0].0 == pivot.entering, "not the greatest")
    }
    check(pivot.ratios.map(\.ratio).min() == pivot.length, "not the smallest ratio")
    check(pivot.ratios.contains { $0.row == pivot.row && $0.ratio == pivot.length }, "wrong row")
    check(before.costs[pivot.rank].constant == pivot.costBefore, "wrong cost before")
    check(after.costs[pivot.rank].constant == pivot.costAfter, "wrong cost after")
    check(
      pivot.costBefore + pivot.length * before.costs[pivot.rank][pivot.entering] == pivot.costAfter,
      "the cost does not follow from the pivot")
    return flaws
  }

  private static func dualFlaws(
    in pivot: Pivot, before: Tableau, after: Tableau
  ) -> [String] {
    var flaws: [String] = []
    func check(_ holds: Bool, _ flaw: String) { if !holds { flaws.append(flaw) } }
    let below = before.rows.indices.filter {
      before.roles[before.basis[$0]] == .nonnegative && before.rows[$0].constant.signum < 0
    }
    check(pivot.lacking.map { $0.row } == below, "not all that are below zero")
    check(
      pivot.lacking.map { $0.constant }.min() == before.rows[pivot.row].constant,
      "not the furthest below zero")
    let ratios = before.roles.indices.compactMap { column -> Rational? in
      let coefficient = before.rows[pivot.row][column]
      guard before.row(of: column) == nil, before.roles[column] == .nonnegative,
        coefficient.signum > 0
      else { return nil }
      return before.costs[1][column] / coefficient
    }
    check(pivot.dualRatios.map { $0.ratio }.sorted() == ratios.sorted(), "not all ratios")
    check(
      pivot.dualRatios.first { $0.column == pivot.entering }?.ratio == ratios.min(),
      "not the smallest ratio")
    check(
      after.roles.indices.allSatisfy { after.costs[1][$0].signum >= 0 }, "a cost fell below zero")
    check(pivot.costAfter >= pivot.costBefore, "the cost fell")
    return flaws
  }

  private static func smallestRatio(_ column: Column, _ tableau: Tableau) -> Rational? {
    tableau.rows.indices.compactMap { row -> Rational? in
      let coefficient = tableau.rows[row][column]
      guard tableau.roles[tableau.basis[row]] != .free, coefficient.signum < 0 else { return nil }
      return tableau.rows[row].constant / -coefficient
    }.min()
  }

  @Test("lead where solving without looking leads")
  func lookingChangesNothing() throws {
    for seed in UInt64(5_100_000)..<5_100_300 {
      let problem = RandomProblem.make(seed: seed)
      var quick = Solver(problem)
      try quick.solve()
      var watched = Solver(problem)
      var pivots = 0
      while let step = try watched.step() {
        if case .pivot = step { pivots += 1 }
      }
      #expect(quick.outcome == watched.outcome)
      #expect(quick.tableau.basis == watched.tableau.basis)
      #expect(quick.tableau.rows == watched.tableau.rows)
      #expect(quick.pivotCounts.reduce(0, +) == pivots)
      var paused = Solver(problem)
      while try paused.solve(within: 20) == nil {}
      #expect(paused.outcome == quick.outcome && paused.pivotCounts == quick.pivotCounts)
      #expect(paused.tableau.rows == quick.tableau.rows)
    }
  }

  @Test("leave rows of free columns behind, which are brought up to date whoever stops that")
  func freeRows() throws {
    var staleCount = 0
    for seed in UInt64(5_100_000)..<5_100_300 {
      var paused = Solver(RandomProblem.make(seed: seed))
      guard try paused.solve(within: 20) == nil else { continue }
      var stopped = paused.tableau
      var fresh = paused.tableau
      fresh.refreshFreeRows()
      if fresh.rows == paused.tableau.rows { continue }
      staleCount += 1
      #expect(throws: Stop.cancelled) { try stopped.refreshFreeRows(.cancelled(atReport: 0)) }
      try stopped.refreshFreeRows(.uninterruptible)
      #expect(stopped.rows == fresh.rows)
      #expect(try paused.step() != nil)
    }
    #expect(staleCount > 10, "\(staleCount)")
  }

  @Test(
    "announce a basis that comes back, with the length of the cycle",
    arguments: [KnownProblem.beale, .chvatal])
  func cycles(known: KnownProblem) throws {
    #expect(try Self.announcements(known.problem, .dantzig) == [.cycle(length: 6)])
    #expect(try Self.announcements(known.problem, .bland).isEmpty)
  }

  private static func announcements(_ problem: Problem, _ rule: PivotRule) throws -> [Step] {
    var solver = Solver(problem, rule: rule)
    var result: [Step] = []
    while let step = try solver.step() {
      switch step {
      case .cycle, .stall: result.append(step)
      default: break
      }
    }
    return result
  }
}
