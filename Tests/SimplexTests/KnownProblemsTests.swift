import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Known problems")
struct KnownProblemsTests {
  @Test(
    "come to their known answers under every rule",
    arguments: KnownProblem.all, PivotRule.allCases)
  func solved(_ known: KnownProblem, rule: PivotRule) throws {
    var solver = Solver(known.problem, rule: rule)
    let outcome = try solver.solve()
    #expect(outcome == known.outcome)
    let found = solver.certificate()
    let certificate = try #require(found)
    #expect(CertificateChecker.flaws(in: certificate, of: known.problem) == [])
    #expect(certificate.outcome == known.outcome)
    #expect(certificate.values == known.values)
    for (column, wanted) in known.ranges {
      let range = try solver.range(
        of: LinearForm([.init(column, 1)]), levels: known.values.count)
      #expect(
        KnownProblem.Range(lower: range.lower, upper: range.upper) == wanted, "column \(column)")
    }
  }

  @Test("have the answers that the oracle finds", arguments: KnownProblem.all)
  func judged(_ known: KnownProblem) throws {
    #expect(known.problem.flaws == [])
    let oracle = try Oracle(known.problem)
    #expect(oracle.outcome == known.outcome)
    #expect(oracle.values == known.values)
    for (column, wanted) in known.ranges {
      let (lower, upper) = oracle.range(
        of: LinearForm([.init(column, 1)]), levels: known.values.count)
      #expect(KnownProblem.Range(lower: lower, upper: upper) == wanted, "column \(column)")
    }
  }
}
