// What must not change an answer, and what must change it in a known way: through every engine alike.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct MetamorphicTests {
  /// All that a solution says, in numbers.
  struct Findings: Hashable {
    var isFeasible: Bool
    var minima: [Rational] = []
    /// After each level, the requirements first: the values that each variable can take.
    var regions: [[Interval]] = []

    init(_ solution: some SolvedHierarchy) throws {
      var solution = solution
      isFeasible = solution.outcome != .infeasible
      guard isFeasible else { return }
      minima = solution.hierarchy.levels.prefix(solution.solvedLevels).map {
        solution.minimum(of: $0)
      }
      regions = try (0...solution.solvedLevels).map {
        try solution.intervals(afterLevels: $0) ?? []
      }
    }
  }

  enum Engine: CaseIterable {
    case dictionaryByGreatest, dictionaryByBland, atOnce, oneByOne, thereAndBack, movedThere

    func findings(_ sketch: Sketch, _ generator: inout SeededGenerator) throws -> Findings {
      let hierarchy = sketch.hierarchy
      switch self {
      case .dictionaryByGreatest:
        return try Findings(DictionarySolution(try TracedSolution(hierarchy, rule: .greatest)))
      case .dictionaryByBland:
        return try Findings(DictionarySolution(try TracedSolution(hierarchy, rule: .bland)))
      case .atOnce: return try Findings(try IncrementalSolution(hierarchy))
      case .oneByOne:
        var live = IncrementalSolution()
        for count in 0...sketch.rows.count {
          try live.update(to: sketch.withRows(sketch.rows.prefix(count)).hierarchy)
        }
        return try Findings(live)
      case .thereAndBack:
        // Something is disabled and enabled again, changed and undone.
        var live = try IncrementalSolution(hierarchy)
        for _ in 0..<3 where !hierarchy.constraints.isEmpty {
          var other = hierarchy
          let serial = generator.element(of: Array(hierarchy.constraints)).serial
          let isMoved = generator.happens(1, outOf: 2)
          other.updateConstraint(serial: serial) { constraint in
            if isMoved {
              constraint.right = constraint.right + LinearExpression(constant: 7)
            } else {
              constraint.isEnabled = false
            }
          }
          try live.update(to: other)
          try live.update(to: hierarchy)
        }
        return try Findings(live)
      case .movedThere:
        // Much changes at once, and more than once.
        var live = try IncrementalSolution(sketch.varied(&generator).hierarchy)
        for _ in 0..<generator.integer(in: 0...3) {
          try live.update(to: sketch.varied(&generator).hierarchy)
        }
        try live.update(to: hierarchy)
        return try Findings(live)
      }
    }
  }

  private static func rational(_ generator: inout SeededGenerator) -> Rational {
    Rational(
      numerator: generator.integer(in: 1...5), denominator: generator.integer(in: 1...4))
  }

  /// Checks that every engine says what is expected of a sketch.
  private func check(
    _ sketch: Sketch, _ expected: Findings, _ what: String, _ generator: inout SeededGenerator
  ) throws {
    for engine in Engine.allCases {
      #expect(try engine.findings(sketch, &generator) == expected, "\(engine), \(what): \(sketch)")
    }
  }

  private func checkAll(_ sketch: Sketch, _ generator: inout SeededGenerator) throws {
    let plain = try Engine.dictionaryByGreatest.findings(sketch, &generator)
    try check(sketch, plain, "as it is", &generator)
    try check(
      sketch.withRows(sketch.rows.shuffled(using: &generator)), plain, "another order", &generator)
    let scaled = sketch.rows.map {
      $0.scaled(by: generator.happens(1, outOf: 2) ? Self.rational(&generator) : -2)
    }
    try check(sketch.withRows(scaled), plain, "rows in other units", &generator)
    try check(sketch.withRows(sketch.rows.flatMap { $0.split }), plain, "weights split", &generator)
    if let redundant = sketch.redundantRow(&generator) {
      try check(
        sketch.withRows(sketch.rows + [redundant]), plain, "something redundant", &generator)
    }
    let places = Array(0..<sketch.variables).shuffled(using: &generator)
    var renamed = plain
    renamed.regions = plain.regions.map { region in places.map { region[$0] } }
    try check(sketch.permuted(places), renamed, "other names", &generator)
    // An objective has another least value elsewhere.
    guard sketch.slopes.isEmpty else { return }
    let offset = (0..<sketch.variables).map { _ in Rational(generator.integer(in: -9...9)) }
    var shifted = plain
    shifted.regions = plain.regions.map { region in
      zip(region, offset).map { interval, offset in
        Interval(interval.lower.map { $0 + offset }, interval.upper.map { $0 + offset })
      }
    }
    try check(sketch.shifted(by: offset), shifted, "shifted", &generator)
  }

  @Test(
    "Order, names, units, shifts, split weights and what is redundant change no answer of any engine",
    arguments: 0..<Trials.count(100))
  func small(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 77_000)
    try checkAll(Sketch(seed: UInt64(seed)), &generator)
  }

  /// So many rows that what comes at once may leap.
  @Test("Nor where much hangs together", arguments: 0..<Trials.count(4))
  func interlinked(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 78_000)
    try checkAll(Sketch(interlinkedOfSeed: UInt64(seed)), &generator)
  }
}

extension Row {
  /// The same in other units: what is off zero counts as much.
  fileprivate func scaled(by factor: Rational) -> Row {
    var row = self
    row.coefficients = coefficients.map { $0 * factor }
    row.constant *= factor
    row.weight /= factor.magnitude
    if factor.signum < 0 {
      row.relation =
        switch relation {
        case .equal: .equal
        case .atLeast: .atMost
        case .atMost: .atLeast
        }
    }
    return row
  }

  /// Two that weigh together as much.
  fileprivate var split: [Row] {
    var (one, other) = (self, self)
    one.weight = weight / 3
    other.weight = weight - one.weight
    return [one, other]
  }
}

extension Sketch {
  fileprivate func withRows(_ rows: some Sequence<Row>) -> Sketch {
    Sketch(variables: variables, rows: Array(rows), slopes: slopes)
  }

  /// The same rows with most constants zero, so that they go through one point, or else with some of them other, and some
  /// priorities and weights, too.
  fileprivate func varied(_ generator: inout SeededGenerator) -> Sketch {
    let isDegenerate = generator.happens(1, outOf: 2)
    return withRows(
      rows.map { row in
        var row = row
        if generator.happens(isDegenerate ? 3 : 1, outOf: 4) {
          row.constant = isDegenerate ? 0 : generator.smallRational()
        }
        if isDegenerate { return row }
        if generator.happens(1, outOf: 8) {
          row.priority = generator.element(of: [1000, 750, 500, 250, 1])
        }
        if generator.happens(1, outOf: 8) { row.weight = generator.element(of: [0, 2, 1]) }
        return row
      })
  }

  /// The sum of two requirements, which holds where they do.
  fileprivate func redundantRow(_ generator: inout SeededGenerator) -> Row? {
    let required = rows.filter { $0.priority == 1000 }
    guard !required.isEmpty else { return nil }
    let pair = (0..<2).map { _ in
      let row = generator.element(of: required)
      return row.relation == .atMost ? row.scaled(by: -1) : row
    }
    return Row(
      coefficients: zip(pair[0].coefficients, pair[1].coefficients).map { $0 + $1 },
      relation: .atLeast, constant: pair[0].constant + pair[1].constant)
  }

  /// Each variable in another place: the one at `places[k]` at k.
  fileprivate func permuted(_ places: [Int]) -> Sketch {
    var sketch = self
    sketch.rows = rows.map { row in
      var row = row
      row.coefficients = places.map { row.coefficients[$0] }
      return row
    }
    sketch.slopes = slopes.map { slope in
      Slope(coefficients: places.map { slope.coefficients[$0] }, priority: slope.priority)
    }
    return sketch
  }

  /// Each variable so much greater.
  fileprivate func shifted(by offset: [Rational]) -> Sketch {
    withRows(
      rows.map { row in
        var row = row
        row.constant -= zip(row.coefficients, offset).reduce(0) { $0 + $1.0 * $1.1 }
        return row
      })
  }

  /// Twelve variables and some sixty rows of three terms, with requirements that hold at some point.
  fileprivate init(interlinkedOfSeed seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = 12
    self.init(variables: count, rows: [])
    let point = (0..<count).map { _ in Rational(generator.integer(in: -20...20)) }
    for number in 0..<60 {
      var coefficients = Array(repeating: Rational.zero, count: count)
      for _ in 0..<3 {
        coefficients[generator.integer(in: 0...(count - 1))] = generator.element(of: [1, -1, 2, -3])
      }
      let value = zip(coefficients, point).reduce(Rational.zero) { $0 + $1.0 * $1.1 }
      let isRequired = number % 4 == 0
      let room = Rational(generator.integer(in: isRequired ? 0...20 : -30...30))
      rows.append(
        Row(
          coefficients: coefficients,
          relation: isRequired ? .atLeast : generator.element(of: [.equal, .atLeast, .atMost]),
          constant: room - value, priority: [1000, 750, 500, 250][number % 4],
          weight: generator.element(of: [1, 2, Rational(numerator: 1, denominator: 3)])))
    }
  }
}
