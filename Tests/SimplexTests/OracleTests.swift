import Rationals
import Simplex
import TestSupport
import Testing

@Suite("The oracle")
struct OracleTests {
  static func small(_ seeds: Range<UInt64>) -> [(seed: UInt64, problem: Problem, oracle: Oracle)] {
    seeds.compactMap { seed in
      let problem = RandomProblem.make(.small, seed: seed)
      return (try? Oracle(problem)).map { (seed, problem, $0) }
    }
  }

  @Test("finds vertices that satisfy every row, and rays that leave none")
  func facesSatisfyRows() {
    for (seed, problem, oracle) in Self.small(0..<200) {
      let vertices = oracle.faces[0].vertices
      #expect(Set(vertices).count == vertices.count, "a vertex is found twice: seed \(seed)")
      for face in oracle.faces {
        for point in face.vertices { #expect(problem.allows(point), "seed \(seed)") }
        for (vertex, ray) in zip(face.vertices, face.rays) {
          #expect(problem.allows(zip(vertex, ray).map { $0 + 1000 * $1 }), "seed \(seed)")
        }
      }
    }
  }

  @Test("finds the corners and directions of a wedge")
  func wedge() throws {
    // y ≥ |x|, cut off at y ≥ 2: corners at (±2, 2), directions (±1, 1).
    let problem = Problem(
      free: 2, minimize: [],
      subjectTo: [
        .init([-1, 1], .atLeast, 0), .init([1, 1], .atLeast, 0), .init([0, 1], .atLeast, 2),
      ])
    let oracle = try Oracle(problem)
    #expect(oracle.outcome == .optimal)
    let corners = Set(oracle.faces[0].vertices.map { Array($0.prefix(2)) })
    #expect(corners.isSuperset(of: [[-2, 2], [2, 2]]))
    #expect(corners.allSatisfy { $0[1] == 2 })
    #expect(oracle.faces[0].rays.allSatisfy { $0[1] >= $0[0].magnitude && $0[1] > 0 })
    let x = oracle.range(of: LinearForm([.init(0, 1)]), levels: 0)
    #expect(x == (nil, nil))
    let y = oracle.range(of: LinearForm([.init(1, 1)]), levels: 0)
    #expect(y == (2, nil))
  }

  @Test("does not mind the order of columns and rows, or rows said twice")
  func sameProblemOtherwiseWritten() throws {
    for (seed, problem, oracle) in Self.small(300..<400) {
      var rewritten = problem
      rewritten.rows = rewritten.rows.reversed()
      if let twice = problem.rows.first(where: { $0.kind == .equation }) {
        rewritten.rows.append(twice)
      }
      guard let other = try? Oracle(rewritten) else { continue }
      #expect(other.outcome == oracle.outcome, "seed \(seed)")
      #expect(other.values == oracle.values, "seed \(seed)")
    }
  }

  @Test("finds that each objective's range begins at its least value")
  func valuesAreLowerEnds() {
    for (seed, problem, oracle) in Self.small(400..<550) {
      for (level, value) in oracle.values.enumerated() {
        let before = oracle.range(of: problem.objectives[level], levels: level)
        let after = oracle.range(of: problem.objectives[level], levels: level + 1)
        #expect(before.lower == value, "seed \(seed)")
        #expect(after == (value, value), "seed \(seed)")
      }
      if case .unbounded(let objective) = oracle.outcome {
        let range = oracle.range(of: problem.objectives[objective], levels: objective)
        #expect(range.lower == nil, "seed \(seed)")
      }
    }
  }

  @Test("gives up on a problem that is too large, and says so")
  func tooLarge() {
    #expect(throws: TooLargeForOracle(limit: 10)) {
      try Oracle(KnownProblem.wyndor.problem, limit: 10)
    }
  }
}

extension Problem {
  /// Whether a point keeps every sign and every row.
  fileprivate func allows(_ point: [Rational]) -> Bool {
    zip(signs, point).allSatisfy { $0 == .free || $1.signum >= 0 }
      && rows.allSatisfy { $0.equation.value(at: point).isZero }
  }
}
