// The ends of forms on a face, against the walk over a dictionary.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Faces")
struct FaceTests {
  enum Family: CaseIterable {
    case plain
    /// Every row is zero at the point.
    case degenerate
    /// Bounds for all columns.
    case bounded
    /// Coefficients of many digits, and fractions.
    case long
    /// Decimals of so many places that a row takes two words.
    case twoWords
  }

  private struct Case {
    var face: Face
    var forms: [LinearForm] = []
    /// The same polyhedron.
    var problem = Problem()

    init(_ family: Family, _ random: inout SeededGenerator) throws {
      let columns = random.integer(in: 1...9)
      face = Face(
        point: (0..<columns).map { _ in
          Rational(
            numerator: random.integer(in: -20...20),
            denominator: random.happens(1, outOf: 4) ? random.integer(in: 1...7) : 1)
        })
      for _ in 0..<columns { _ = problem.addColumn(.free) }
      for _ in 0..<random.integer(in: 0...2 * columns) {
        let places = Set(
          (0..<random.integer(in: 1...4)).map { _ in random.integer(in: 0...columns - 1) })
        let terms = places.sorted().map { column in
          let size = family == .long ? 100_000 : 4
          let number = random.integer(in: 1...size) * random.element(of: [1, -1])
          var coefficient = Rational(
            numerator: number, denominator: family == .long ? random.integer(in: 1...99) : 1)
          if family == .twoWords {
            coefficient += Rational(
              numerator: random.integer(in: -999_999_999...999_999_999),
              denominator: random.element(of: [1_000_000_000_000_000_000, 1_000_000_000]))
          }
          return LinearForm.Term(column, coefficient)
        }
        try add(
          terms, random.element(of: [.zero, .notBelow, .notAbove, .notBelow, .notAbove]),
          slack: family == .degenerate || random.happens(1, outOf: 3)
            ? 0 : random.integer(in: 0...15))
      }
      if family == .bounded {
        for column in 0..<columns {
          try add([.init(column, 2)], .notBelow, slack: random.integer(in: 0...9))
          try add([.init(column, -1)], .notBelow, slack: random.integer(in: 0...9))
        }
      }
      forms = (0..<columns).map { LinearForm([.init($0, 1)]) }
      for _ in 0..<3 {
        forms.append(
          LinearForm(
            (0..<random.integer(in: 1...3)).map { _ in
              .init(random.integer(in: 0...columns - 1), Rational(random.integer(in: -3...3)))
            }, constant: 5))
      }
    }

    private mutating func add(
      _ terms: [LinearForm.Term], _ sense: Face.Sense, slack: Int
    ) throws {
      let height = Rational(slack * Int(sense.rawValue))
      let constant = height - LinearForm(terms).value(at: face.point)
      if height.isZero { face.tight.append(face.rows.count) }
      face.rows.append(
        Face.Row(
          line: try #require(ExactBasis.Line(terms)), constant: constant, sense: sense))
      let form = LinearForm(terms, constant: constant)
      switch sense {
      case .zero: problem.rows.append(.init(form: form, kind: .equation))
      case .notBelow:
        problem.rows.append(
          .init(form: form, kind: .atLeast(slack: problem.addColumn(.nonnegative))))
      case .notAbove:
        problem.rows.append(
          .init(form: form, kind: .atMost(slack: problem.addColumn(.nonnegative))))
      }
    }
  }

  @Test("Every end is that of the dictionary, and none is given up", arguments: Family.allCases)
  func ends(family: Family) throws {
    for seed in 0..<Trials.count(60) {
      var random = SeededGenerator(seed: UInt64(seed))
      let trial = try Case(family, &random)
      var ends = FaceEnds(trial.face, trial.forms)
      try ends.find(.uninterruptible, Progress(pivots: 0, rank: 0, cost: 0)) { _, _ in true }
      var solver = Solver(trial.problem, rule: .greatest)
      #expect(try solver.solve() == .optimal)
      let ranges = try solver.ranges(of: trial.forms, levels: 0)
      for (found, range) in zip(ends.ends, ranges) {
        Self.expect(found.lower, range.lower, "seed \(seed)")
        Self.expect(found.upper, range.upper, "seed \(seed)")
      }
    }
  }

  @Test("A bound that rows show cuts nothing off", arguments: Family.allCases)
  func bounds(family: Family) throws {
    var tightCount = 0
    for seed in 0..<Trials.count(60) {
      var random = SeededGenerator(seed: UInt64(500 + seed))
      let trial = try Case(family, &random)
      let bounds = FaceBounds(trial.face)
      var solver = Solver(trial.problem, rule: .greatest)
      #expect(try solver.solve() == .optimal)
      let columns = (0..<trial.face.columnCount).map { LinearForm([.init($0, 1)]) }
      for (column, range) in try solver.ranges(of: columns, levels: 0).enumerated() {
        if let lower = bounds.lower[column] {
          #expect(range.lower.map { $0 >= lower } ?? false, "seed \(seed), column \(column)")
          if range.lower == lower { tightCount += 1 }
        }
        if let upper = bounds.upper[column] {
          #expect(range.upper.map { $0 <= upper } ?? false, "seed \(seed), column \(column)")
          if range.upper == upper { tightCount += 1 }
        }
      }
    }
    #expect(tightCount > 0)
  }

  private static func expect(
    _ found: FaceEnds.End, _ end: Rational?, _ place: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    switch found {
    case .at(let value): #expect(value == end, place, sourceLocation: sourceLocation)
    case .infinite: #expect(end == nil, place, sourceLocation: sourceLocation)
    case .unknown, .lost: Issue.record("\(place): not found", sourceLocation: sourceLocation)
    }
  }

  /// A search that ends at a wrong place must find nothing, rather than something else.
  @Test("What floating point cannot tell apart is given up, not told wrong")
  func outOfReach() throws {
    // x is at most 10⁻³⁰ above zero, which the numbers of the machine take for a little more.
    let tiny = try #require(Rational("1/1000000000000000000000000000000"))
    var face = Face(point: [0])
    face.rows = [
      .init(line: try #require(.init([LinearForm.Term(0, 1)])), constant: 0, sense: .notBelow),
      .init(
        line: try #require(.init([LinearForm.Term(0, -3)])), constant: 3 * tiny, sense: .notBelow),
      .init(
        line: try #require(.init([LinearForm.Term(0, -2)])), constant: 4 * tiny, sense: .notBelow),
    ]
    face.tight = [0]
    var ends = FaceEnds(face, [LinearForm([.init(0, 1)])])
    try ends.find(.uninterruptible, Progress(pivots: 0, rank: 0, cost: 0)) { _, _ in true }
    Self.expect(ends.ends[0].lower, 0, "lower")
    if case .at(let value) = ends.ends[0].upper { #expect(value == tiny) }
    if case .infinite = ends.ends[0].upper { Issue.record("an end at infinity") }
  }
}
