// Pivots that no rule has chosen: what is legal leads into the region and does not spoil the end; what
// is not would break what is said.

import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct ManualPivotTests {
  /// The solver at a place where a cost is being minimised, after some steps; nil if there is none.
  private func place(
    in problem: Problem, _ generator: inout SeededGenerator
  ) throws -> Solver? {
    var places: [Solver] = []
    var solver = Solver(problem, rule: generator.element(of: PivotRule.allCases))
    while true {
      try solver.advanceToDecision()
      var ahead = solver
      guard let step = try ahead.step(), places.count < 15 else { break }
      switch step {
      case .pivot(let pivot) where pivot.reason != .free: places.append(solver)
      case .minimum, .feasible: places.append(solver)
      default: break
      }
      solver = ahead
    }
    return places.isEmpty ? nil : generator.element(of: places)
  }

  private func exchange(
    _ solver: Solver, _ generator: inout SeededGenerator
  ) -> (entering: Column, leaving: Column?) {
    let columns = Array(solver.tableau.roles.indices)
    let nonbasic = columns.filter { solver.tableau.row(of: $0) == nil }
    let entering = generator.element(
      of: generator.happens(9, outOf: 10) && !nonbasic.isEmpty ? nonbasic : columns)
    switch generator.integer(in: 0...9) {
    case 0..<5: return (entering, nil)
    case 5..<9 where !solver.tableau.basis.isEmpty:
      return (entering, generator.element(of: solver.tableau.basis))
    default: return (entering, generator.element(of: columns))
    }
  }

  private func isInRegion(_ tableau: Tableau) -> Bool {
    zip(tableau.basis, tableau.rows).allSatisfy { basic, row in
      tableau.roles[basic] == .free || row.constant >= 0
    }
  }

  @Test(
    "Legal pivots keep to the region, and the rule still finds the end",
    arguments: 0..<Trials.count(8))
  func legal(batch: UInt64) throws {
    var counts = (improving: 0, worsening: 0, still: 0)
    for seed in batch * 60..<(batch + 1) * 60 {
      var generator = SeededGenerator(seed: seed)
      let problem = RandomProblem.make(seed: seed)
      var straight = Solver(problem)
      let outcome = try straight.solve()
      guard var solver = try place(in: problem, &generator) else { continue }
      for _ in 0..<4 {
        let (entering, leaving) = exchange(solver, &generator)
        guard let pivot = try? solver.pivot(entering: entering, leaving: leaving) else { continue }
        #expect(pivot.costBefore == solver.tableau.costs[pivot.rank].constant)
        solver.make(pivot)
        #expect(solver.tableau.row(of: entering) == pivot.row && isInRegion(solver.tableau))
        #expect(solver.tableau.value(of: entering) == pivot.length, "seed \(seed)")
        #expect(pivot.costAfter == solver.tableau.costs[pivot.rank].constant, "seed \(seed)")
        switch pivot.costAfter {
        case ..<pivot.costBefore: counts.improving += 1
        case pivot.costBefore: counts.still += 1
        default: counts.worsening += 1
        }
      }
      #expect(try solver.solve() == outcome, "seed \(seed)")
      guard let certificate = solver.certificate() else { continue }
      #expect(CertificateChecker.flaws(in: certificate, of: problem) == [], "seed \(seed)")
    }
    #expect(counts.improving > 0 && counts.worsening > 2 && counts.still > 2, "\(counts)")
  }

  @Test("What is refused would break what is said", arguments: 0..<Trials.count(8))
  func illegal(batch: UInt64) throws {
    var counts: [String: Int] = [:]
    for seed in batch * 60..<(batch + 1) * 60 {
      var generator = SeededGenerator(seed: seed)
      let problem = RandomProblem.make(seed: seed)
      guard let solver = try place(in: problem, &generator) else { continue }
      let tableau = solver.tableau
      for _ in 0..<6 {
        let (entering, leaving) = exchange(solver, &generator)
        do throws(PivotFlaw) {
          _ = try solver.pivot(entering: entering, leaving: leaving)
        } catch {
          counts["\(error)".prefix { $0 != "(" }.description, default: 0] += 1
          switch error {
          case .enteringIsBasic: #expect(tableau.row(of: entering) != nil)
          case .enteringIsArtificial: #expect(tableau.roles[entering] == .artificial)
          case .leavingIsNonbasic: #expect(leaving.map { tableau.row(of: $0) == nil } ?? false)
          case .leavingIsFree: #expect(leaving.map { tableau.roles[$0] == .free } ?? false)
          case .pivotElementIsZero:
            let row = leaving.flatMap { tableau.row(of: $0) }
            #expect(row.map { tableau.rows[$0][entering] == 0 } ?? false)
          case .frozen(let rank, let cost, _):
            #expect(rank < tableau.costs.count - 1 && cost != 0)
            #expect(tableau.costs[rank][entering] == cost)
          case .unbounded:
            #expect(
              tableau.rows(holding: entering).allSatisfy {
                tableau.roles[tableau.basis[$0]] == .free || tableau.rows[$0][entering] > 0
              })
          case .infeasible(let length, let below):
            let row = leaving.flatMap { tableau.row(of: $0) }
            let left = row.map { tableau.rows[$0] }
            #expect(left.map { $0.constant + $0[entering] * length } == 0, "seed \(seed)")
            #expect(!below.isEmpty)
            for fall in below {
              let value =
                tableau.row(of: fall.column).map {
                  tableau.rows[$0].constant + tableau.rows[$0][entering] * length
                } ?? length
              #expect(fall.value < 0 && value == fall.value, "seed \(seed)")
            }
          }
        }
      }
    }
    for flaw in [
      "enteringIsBasic", "leavingIsNonbasic", "leavingIsFree", "pivotElementIsZero", "frozen",
      "infeasible",
    ] {
      #expect(counts[flaw, default: 0] > 0, "\(flaw) never came")
    }
  }

  @Test(
    "A cycle that is announced behind an own pivot is one, however far the stall had come",
    arguments: [KnownProblem.beale, .chvatal])
  func cycles(known: KnownProblem) throws {
    var announced = 0
    var solver = Solver(known.problem, rule: .dantzig)
    for _ in 0..<40 {
      try solver.advanceToDecision()
      var ahead = solver
      guard case .pivot = try ahead.step() else {
        // Something is to be told first, or this is the end.
        if try solver.step() == nil { break }
        continue
      }
      for entering in solver.tableau.roles.indices {
        for leaving in solver.tableau.basis {
          var copy = solver
          guard let pivot = try? copy.pivot(entering: entering, leaving: leaving) else { continue }
          copy.make(pivot)
          var bases = [Set(copy.tableau.basis)]
          while let step = try copy.step() {
            if case .pivot = step { bases.append(Set(copy.tableau.basis)) }
            guard case .cycle(let length) = step else { continue }
            announced += 1
            #expect(length < bases.count, "entering \(entering), leaving \(leaving)")
            if length < bases.count {
              #expect(bases[bases.count - 1 - length] == bases.last)
            }
          }
        }
      }
      solver = ahead
    }
    #expect(announced > 0)
  }
}
