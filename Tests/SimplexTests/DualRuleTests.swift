// The dual rule: where the start has no negative cost, dual steps in place of the first phase, and the same outcome.

import Rationals
import Simplex
import TestSupport
import Testing

@Suite("The dual rule")
struct DualRuleTests {
  /// A minimum of costs that are not negative over columns that are not, with rows that zero does not satisfy.
  private static func diet(_ seed: Int) -> Problem {
    var random = SeededGenerator(seed: UInt64(64_000 + seed))
    var problem = Problem()
    let columns = (0..<random.integer(in: 1...4)).map { _ in problem.addColumn(.nonnegative) }
    for _ in 0..<random.integer(in: 1...5) {
      let slack = problem.addColumn(.nonnegative)
      let terms = columns.map { LinearForm.Term($0, Rational(random.integer(in: -2...4))) }
      let isLower = random.happens(3, outOf: 4)
      let constant = Rational(random.integer(in: isLower ? -9...0 : -4...9))
      problem.rows.append(
        .init(
          form: LinearForm(terms, constant: isLower ? constant : -constant),
          kind: isLower ? .atLeast(slack: slack) : .atMost(slack: slack), stage: 0))
    }
    problem.objectives = [
      LinearForm(columns.map { .init($0, Rational(random.integer(in: 0...5))) })
    ]
    if random.happens(1, outOf: 3) {
      problem.objectives.append(
        LinearForm(columns.map { .init($0, Rational(random.integer(in: -3...3))) }))
    }
    return problem
  }

  @Test("comes to the same as the others, without a first phase where there is a solution")
  func same() throws {
    var (mended, blocked) = (0, 0)
    for seed in 0..<600 {
      let problem = Self.diet(seed)
      var primal = Solver(problem)
      let outcome = try primal.solve()
      var dual = Solver(problem, rule: .dual)
      var steps: [Step] = []
      while let step = try dual.step() { steps.append(step) }
      #expect(dual.outcome == outcome, "seed \(seed)")
      if let certificate = dual.certificate() {
        #expect(CertificateChecker.flaws(in: certificate, of: problem) == [], "seed \(seed)")
      }
      if case .optimal = outcome {
        #expect(
          zip(dual.tableau.costs, primal.tableau.costs).allSatisfy { $0.constant == $1.constant })
      }
      let begins = steps.contains { if case .dualPhase = $0 { true } else { false } }
      let isBlocked = steps.contains { if case .dualBlocked = $0 { true } else { false } }
      let hasFirstPhase = steps.contains { if case .firstPhase = $0 { true } else { false } }
      #expect(!steps.contains { if case .dualRefused = $0 { true } else { false } })
      #expect(hasFirstPhase == isBlocked && isBlocked == (outcome == .infeasible))
      if begins, isBlocked { blocked += 1 }
      if begins, !isBlocked { mended += 1 }
      // Without anybody looking it takes the same way.
      var quick = Solver(problem, rule: .dual)
      try quick.solve()
      #expect(quick.tableau.basis == dual.tableau.basis && quick.pivotCounts == dual.pivotCounts)
    }
    #expect(mended > 200 && blocked > 50)
  }

  @Test("says what keeps it from the start")
  func refused() throws {
    func first(_ problem: Problem) throws -> Step? {
      var solver = Solver(problem, rule: .dual)
      while let step = try solver.step() { if case .dualRefused = step { return step } }
      return nil
    }
    var problem = Problem()
    let (x, slack) = (problem.addColumn(.nonnegative), problem.addColumn(.nonnegative))
    problem.rows = [
      .init(form: LinearForm([.init(x, 1)], constant: -2), kind: .atLeast(slack: slack), stage: 0)
    ]
    problem.objectives = [LinearForm([.init(x, -1)])]
    #expect(try first(problem) == .dualRefused(.costs([x])))
    problem.objectives = [LinearForm([.init(x, 1)])]
    #expect(try first(problem) == nil)
    var withEquation = problem
    withEquation.rows.append(
      .init(form: LinearForm([.init(x, 1)], constant: -3), kind: .equation, stage: 0))
    #expect(try first(withEquation) == .dualRefused(.equations))
    var withWish = problem
    let (plus, minus) = (withWish.addColumn(.nonnegative), withWish.addColumn(.nonnegative))
    withWish.rows.append(
      .init(form: LinearForm([.init(x, 1)]), kind: .goal(plus: plus, minus: minus), stage: 1))
    withWish.objectives = [LinearForm([.init(plus, 1)])]
    #expect(try first(withWish) == .dualRefused(.wishes))
  }
}
