import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Random problems")
struct RandomProblemTests {
  @Test("are well-formed, and as large as asked for", arguments: RandomProblem.Family.allCases)
  func wellFormed(family: RandomProblem.Family) {
    for seed in UInt64(0)..<100 {
      for shape in [RandomProblem.Shape.small, .full] {
        let problem = RandomProblem.make(shape, family: family, seed: seed)
        #expect(problem.flaws == [], "seed \(seed)")
        #expect(problem.rows.count <= shape.rows, "seed \(seed)")
        #expect(shape.stages.contains(problem.objectives.count), "seed \(seed)")
      }
    }
  }

  @Test("are the same for the same seed and others for another")
  func reproducible() {
    let problems = (UInt64(0)..<50).map { RandomProblem.make(seed: $0) }
    #expect(problems == (UInt64(0)..<50).map { RandomProblem.make(seed: $0) })
    #expect(Set(problems).count == 50)
  }

  @Test("use the whole of the full shape")
  func varied() {
    let problems = (UInt64(0)..<400).map { RandomProblem.make(seed: $0) }
    let rows = problems.map(\.rows.count)
    #expect(rows.contains { $0 <= 2 } && rows.contains { $0 >= 25 })
    #expect(Set(problems.map(\.objectives.count)) == [1, 2, 3, 4])
    #expect(Set(problems.map { $0.signs.filter { $0 == .free }.count }).isSuperset(of: 1...8))
    let coefficients = problems.flatMap(\.rows).flatMap(\.form.terms).map(\.coefficient)
    #expect(coefficients.contains { $0.digitCount > 40 })
    #expect(coefficients.contains { !$0.isInteger && $0.digitCount < 5 })
    #expect(problems.contains { $0.rows.contains { $0.form.terms.isEmpty } })
    #expect(
      problems.contains { problem in
        problem.signs.indices.contains { column in
          problem.signs[column] == .nonnegative
            && problem.rows.contains { $0.form.terms.contains { $0.column == column } }
        }
      })
  }

  @Test("end in every way, none of them rare, as far as the oracle can judge")
  func mix() {
    var counts: [String: Int] = [:]
    var judged = 0
    for seed in UInt64(5000)..<5400 {
      let problem = RandomProblem.make(.small, seed: seed)
      guard let oracle = try? Oracle(problem) else { continue }
      judged += 1
      counts[oracle.ending(of: problem), default: 0] += 1
    }
    #expect(judged >= 380)
    #expect(counts.count == 4, "\(counts)")
    #expect(counts.values.allSatisfy { $0 * 20 > judged }, "\(counts) of \(judged)")
  }

  @Test(
    "of a family end as the family says",
    arguments: [
      (.infeasible, "infeasible"), (.feasible, "one answer"), (.unbounded, "unbounded"),
      (.ambiguous, "ambiguous"),
    ] as [(RandomProblem.Family, String)])
  func families(family: RandomProblem.Family, ending: String) {
    let endings = (UInt64(0)..<60).compactMap { seed -> String? in
      let problem = RandomProblem.make(.small, family: family, seed: seed)
      return (try? Oracle(problem))?.ending(of: problem)
    }
    let share = endings.filter { $0 == ending }.count
    #expect(share * 4 >= endings.count, "\(share) of \(endings.count)")
  }
}

extension Oracle {
  /// How a problem ended, in a word or two.
  fileprivate func ending(of problem: Problem) -> String {
    switch outcome {
    case .infeasible: return "infeasible"
    case .unbounded: return "unbounded"
    case .optimal:
      let ambiguous = problem.signs.indices.contains { column in
        guard problem.signs[column] == .free else { return false }
        let range = range(of: LinearForm([.init(column, 1)]), levels: problem.objectives.count)
        return range.lower == nil || range.lower != range.upper
      }
      return ambiguous ? "ambiguous" : "one answer"
    }
  }
}
