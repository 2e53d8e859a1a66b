import Rationals
import Simplex
import TestSupport
import Testing

@Suite("The solver against the oracle")
struct SolverAgainstOracleTests {
  static let problemsPerChunk = 100

  @Test("agrees on outcomes, values and every variable's range", arguments: 0..<Trials.count(8))
  func agrees(chunk: Int) throws {
    var judged = 0
    for index in 0..<Self.problemsPerChunk {
      let seed = UInt64(chunk * Self.problemsPerChunk + index)
      let problem = RandomProblem.make(.small, seed: seed)
      guard let oracle = try? Oracle(problem) else { continue }
      judged += 1
      for rule in PivotRule.allCases {
        let disagreements = try disagreements(problem, rule, oracle)
        #expect(disagreements == [], "small problem of seed \(seed), \(rule)")
      }
    }
    #expect(judged * 100 >= Self.problemsPerChunk * 95, "too many problems are too large to judge")
  }

  private func disagreements(
    _ problem: Problem, _ rule: PivotRule, _ oracle: Oracle
  ) throws -> [String] {
    var solver = Solver(problem, rule: rule)
    let outcome = try solver.solve()
    guard outcome == oracle.outcome else {
      return ["ends \(outcome) and should end \(oracle.outcome)"]
    }
    guard let certificate = solver.certificate() else { return ["no certificate"] }
    guard outcome != .infeasible else { return [] }
    guard certificate.values == oracle.values else {
      return ["comes to \(certificate.values) and should come to \(oracle.values)"]
    }

    // Markers of later rows can be anything before their stage; what the region means are the rest.
    let markers = Set(problem.rows.flatMap(\.equation.terms).map(\.column))
      .subtracting(problem.rows.flatMap(\.form.terms).map(\.column))
    let columns = problem.signs.indices.filter { !markers.contains($0) }
    let sum = LinearForm(columns.map { .init($0, Rational($0 + 1)) }, constant: 7)
    let forms = columns.map { LinearForm([.init($0, 1)]) } + [sum]

    return try oracle.faces.indices.flatMap { levels in
      try forms.compactMap { form in
        let found = try solver.range(of: form, levels: levels)
        let wanted = oracle.range(of: form, levels: levels)
        return found == wanted
          ? nil : "after \(levels) levels \(form) has \(found) and should have \(wanted)"
      }
    }
  }
}
