import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Certificates on random problems")
struct CertificatesOnRandomProblemsTests {
  static let chunks = 20
  static let problemsPerChunk = 500

  @Test(
    "are all accepted: 10,000 problems, rule after rule",
    arguments: 0..<Trials.count(Self.chunks))
  func accepted(chunk: Int) throws {
    for index in 0..<Self.problemsPerChunk {
      let seed = UInt64(1_000_000 + chunk * Self.problemsPerChunk + index)
      let problem = RandomProblem.make(seed: seed)
      let rule = PivotRule.allCases[index % PivotRule.allCases.count]
      var solver = Solver(problem, rule: rule)
      let outcome = try solver.solve()
      guard let certificate = solver.certificate() else {
        Issue.record("no certificate for the problem of seed \(seed), \(rule)")
        continue
      }
      let flaws = CertificateChecker.flaws(in: certificate, of: problem)
      #expect(flaws == [], "problem of seed \(seed), \(rule)")
      #expect(certificate.outcome == outcome, "problem of seed \(seed), \(rule)")
    }
  }

  @Test("are rejected once they claim a better value, or a solution turned around")
  func tampered() throws {
    for seed in UInt64(2_000_000)..<2_000_300 {
      let problem = RandomProblem.make(seed: seed)
      var solver = Solver(problem)
      try solver.solve()
      let found = solver.certificate()
      let certificate = try #require(found, "seed \(seed)")
      for tampered in certificate.tampered {
        #expect(
          !CertificateChecker.flaws(in: tampered, of: problem).isEmpty, "problem of seed \(seed)")
      }
    }
  }

  @Test("are the same for every rule in what they prove")
  func rulesAgree() throws {
    for seed in UInt64(3_000_000)..<3_000_300 {
      let problem = RandomProblem.make(seed: seed)
      let claims = try PivotRule.allCases.map { rule in
        var solver = Solver(problem, rule: rule)
        try solver.solve()
        let found = solver.certificate()
        let certificate = try #require(found, "seed \(seed)")
        return Claim(outcome: certificate.outcome, values: certificate.values)
      }
      #expect(Set(claims).count == 1, "problem of seed \(seed): \(claims)")
    }
  }

  @Test("show that no way to end is rare")
  func mix() throws {
    let problems = 600
    var counts: [String: Int] = [:]
    for seed in 4_000_000..<UInt64(4_000_000 + problems) {
      let problem = RandomProblem.make(seed: seed)
      var solver = Solver(problem)
      switch try solver.solve() {
      case .infeasible: counts["infeasible", default: 0] += 1
      case .unbounded(objective: 0): counts["unbounded at once", default: 0] += 1
      case .unbounded: counts["unbounded later", default: 0] += 1
      case .optimal:
        let ambiguous = try problem.signs.indices.contains { column in
          guard problem.signs[column] == .free else { return false }
          let range = try solver.range(
            of: LinearForm([.init(column, 1)]), levels: problem.objectives.count)
          return range.lower == nil || range.lower != range.upper
        }
        counts[ambiguous ? "ambiguous" : "one answer", default: 0] += 1
      }
    }
    #expect(counts.count == 5, "\(counts)")
    #expect(counts.values.allSatisfy { $0 * 20 > problems }, "\(counts)")
  }

  private struct Claim: Hashable {
    var outcome: Outcome
    var values: [Rational]
  }
}

extension Certificate {
  /// Certificates that claim something else, and so must be wrong.
  fileprivate var tampered: [Certificate] {
    switch self {
    case .infeasible(let multipliers):
      [.infeasible(multipliers: multipliers.map { -$0 }), .infeasible(multipliers: [])]
    case .optimal(let point, let proofs):
      proofs.indices.map { level in
        var proofs = proofs
        proofs[level].value -= 1
        return .optimal(point: point, proofs: proofs)
      } + [.unbounded(point: point, proofs: proofs, ray: point)]
    case .unbounded(let point, let proofs, let ray):
      [
        .unbounded(point: point, proofs: proofs, ray: ray.map { -$0 }),
        .optimal(point: point, proofs: proofs),
      ]
    }
  }
}
