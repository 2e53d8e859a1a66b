// Corners: systems of equations solved digit by digit, and a minimiser that is put at a corner, a right one or a wrong one.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Corners")
struct CornerTests {
  // MARK: Equations

  /// How long the numbers of a matrix are.
  private enum Length { case digit, word, twoWords }

  private static func matrix(
    _ random: inout SeededGenerator, rows: Int, columns: Int, _ length: Length
  ) -> [[LinearForm.Term]] {
    (0..<rows).map { _ in
      let places = Set(
        (0..<random.integer(in: 1...4)).map { _ in random.integer(in: 0...columns - 1) })
      return places.sorted().map { column in
        let size = length == .digit ? 5 : 1_000_000
        var number = random.integer(in: -size...size)
        if number == 0 { number = 1 }
        let divisors = [.digit: 6, .word: 999, .twoWords: 30][length] ?? 1
        let divisor =
          length != .digit || random.happens(1, outOf: 4) ? random.integer(in: 1...divisors) : 1
        var coefficient = Rational(numerator: number, denominator: divisor)
        // As a number with so many decimal places has.
        if length == .twoWords, random.happens(3, outOf: 4) {
          let places = Rational(random.integer(in: 1...1_000_000_000_000_000_000))
          coefficient = random.happens(1, outOf: 2) ? coefficient * places : coefficient + places
        }
        return LinearForm.Term(column, coefficient)
      }
    }
  }

  /// The rank, by the textbook's elimination.
  private static func rank(_ rows: [[LinearForm.Term]], columns: Int) -> Int {
    var rest = rows.map { row in
      var line = Array(repeating: Rational.zero, count: columns)
      for term in row { line[term.column] = term.coefficient }
      return line
    }
    var rank = 0
    for column in 0..<columns {
      guard let pivot = rest.firstIndex(where: { !$0[column].isZero }) else { continue }
      let line = rest.remove(at: pivot)
      rest = rest.map { other in
        let factor = other[column] / line[column]
        return factor.isZero ? other : zip(other, line).map { $0 - factor * $1 }
      }
      rank += 1
    }
    return rank
  }

  private static func basis(_ rows: [[LinearForm.Term]], columns: Int) -> ExactBasis? {
    var lines: [(number: Int32, line: ExactBasis.Line)] = []
    for (number, row) in rows.enumerated() {
      guard let line = ExactBasis.Line(row) else { return nil }
      lines.append((Int32(number), line))
    }
    return ExactBasis(lines, mayBePivot: Array(repeating: true, count: columns))
  }

  private static func number(_ random: inout SeededGenerator) -> Rational {
    Rational(
      numerator: random.integer(in: -1000...1000), denominator: random.integer(in: 1...30))
  }

  /// Checks both ways of solving by putting what comes out into the equations.
  private static func expectSolutions(
    _ basis: ExactBasis, _ rows: [[LinearForm.Term]], _ random: inout SeededGenerator
  ) throws {
    let columns = basis.columnCount
    func terms(_ owner: Int32) -> [LinearForm.Term] {
      owner < 0 ? [LinearForm.Term(Int(~owner), 1)] : rows[Int(owner)]
    }
    let right = (0..<columns).map { _ in random.happens(1, outOf: 2) ? number(&random) : 0 }
    let solution = try #require(basis.solution(right))
    for (slot, owner) in basis.owners.enumerated() {
      let sum = terms(owner).reduce(Rational.zero) { $0 + $1.coefficient * solution[$1.column] }
      #expect(sum == right[slot])
      #expect(solution.isZero(at: slot) == solution[slot].isZero)
    }
    let left = (0..<columns).map { _ in random.happens(1, outOf: 2) ? number(&random) : 0 }
    let multiples = try #require(basis.multiples(left))
    var sums = Array(repeating: Rational.zero, count: columns)
    for (slot, owner) in basis.owners.enumerated() {
      let multiple = basis.lines[slot].scaled(multiples[slot])
      for term in terms(owner) { sums[term.column] += term.coefficient * multiple }
    }
    #expect(sums == left)
    try expectSameOfWords(basis, &random)
  }

  /// Right sides of words alone, and of one row, come to the same as those of any numbers.
  private static func expectSameOfWords(
    _ basis: ExactBasis, _ random: inout SeededGenerator
  ) throws {
    let words = basis.owners.map { _ -> Int64 in
      switch random.integer(in: 0...9) {
      case 0: Int64(random.integer(in: 1...9)) << 58
      case 1: -.max
      case 2...5: Int64(random.integer(in: -1000...1000))
      default: 0
      }
    }
    let (found, given) = (basis.multiples(words), basis.multiples(words.map { Rational($0) }))
    let slot = random.integer(in: 0...basis.columnCount - 1)
    let unit = basis.owners.indices.map { Rational($0 == slot ? 1 : 0) }
    let (raised, whole) = (basis.solution(raising: slot), basis.solution(unit))
    for index in basis.owners.indices {
      #expect(found?[index] == given?[index])
      #expect(raised?[index] == whole?[index])
    }
  }

  @Test("A sparse system is solved exactly, both ways", arguments: 0..<Trials.count(200))
  func systems(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = random.integer(in: 1...12)
    var rows = Self.matrix(
      &random, rows: random.integer(in: 1...14), columns: columns,
      random.element(of: [.digit, .digit, .word, .twoWords]))
    // Some that depend on others.
    if random.happens(1, outOf: 2) { rows.append(rows[0]) }
    let basis = try #require(Self.basis(rows, columns: columns))
    #expect(basis.owners.count(where: { $0 >= 0 }) == Self.rank(rows, columns: columns))
    try Self.expectSolutions(basis, rows, &random)
  }

  @Test(
    "A basis follows its changes, and refuses those that make it singular",
    arguments: 0..<Trials.count(60))
  func changes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    var columns = random.integer(in: 1...12)
    var rows = Self.matrix(&random, rows: columns, columns: columns, .digit)
    var basis = try #require(Self.basis(rows, columns: columns))
    for _ in 0..<60 {
      if random.happens(1, outOf: 10) {
        basis.addColumn()
        columns += 1
      }
      let old = random.element(of: basis.owners)
      let new: Int32
      let line: ExactBasis.Line
      if old >= 0, random.happens(1, outOf: 3) {
        let column = Int32(random.integer(in: 0...columns - 1))
        new = ~column
        line = .init(entries: [.init(column: column, number: 1)], factor: 1)
      } else {
        new = Int32(rows.count)
        let length: Length = random.happens(1, outOf: 20) ? .twoWords : .digit
        rows += Self.matrix(&random, rows: 1, columns: columns, length)
        line = try #require(ExactBasis.Line(rows[rows.count - 1]))
      }
      var owners = basis.owners
      owners[try #require(owners.firstIndex(of: old))] = new
      let rank = Self.rank(
        owners.map { $0 < 0 ? [LinearForm.Term(Int(~$0), 1)] : rows[Int($0)] }, columns: columns)
      var changed = basis
      let isRegular = changed.replace(old, by: new, line)
      #expect(isRegular == (rank == columns))
      if isRegular { basis = changed }
    }
    try Self.expectSolutions(basis, rows, &random)
  }

  @Test("A solution of many digits is found")
  func manyDigits() throws {
    // x₀ = 1/7, and each is 1/7 of the one before and a million: after 60 of them hundreds of digits.
    var rows = [[LinearForm.Term(0, 7)]]
    for column in 1..<60 {
      rows.append([LinearForm.Term(column - 1, -1_000_003), LinearForm.Term(column, 7)])
    }
    let basis = try #require(Self.basis(rows, columns: 60))
    let solution = try #require(
      basis.solution(basis.owners.map { $0 == 0 ? 1 : 0 }))
    var expected = Rational(1, over: 7)
    for column in 0..<60 {
      #expect(solution[column] == expected)
      expected = expected * Rational(1_000_003) / 7
    }
  }

  @Test("A matrix of numbers that are longer than two words is left to others")
  func longNumbers() throws {
    let long = try #require(Rational("1234567890123456789012345678901234567890"))
    #expect(ExactBasis.Line([LinearForm.Term(0, long)]) == nil)
    #expect(ExactBasis.Line([LinearForm.Term(0, 1), LinearForm.Term(1, 1 / long)]) == nil)
    // What divides a row by two words does not make its numbers longer.
    let line = try #require(ExactBasis.Line([LinearForm.Term(0, 7 / long)]))
    #expect(line.scaled(1) == long && line.entries[0].number == 7)
    let most = try #require(Rational("5316911983139663491615228241121378301"))  // 2¹²² − 3
    let short = try #require(ExactBasis.Line([LinearForm.Term(0, -most)]))
    #expect(ExactBasis.Line([LinearForm.Term(0, most), LinearForm.Term(1, 3)]) == nil)
    #expect(Self.basis([[LinearForm.Term(0, -most)]], columns: 1)?.solution([most])?[0] == -1)
    #expect(short.residue(at: 0) == Residue(Int128(3) - Int128(1) << 122))
    let basis = try #require(Self.basis([[LinearForm.Term(0, 3)]], columns: 1))
    #expect(basis.solution([long])?[0] == long / 3)
    #expect(basis.solution([1 / long])?[0] == 1 / (3 * long))
  }

  @Test("A short fraction with the same digit is none that solves it")
  func shortFractions() throws {
    for number in (Int64(1) << 31)..<(1 << 31 + 40) {
      let basis = try #require(
        Self.basis([[LinearForm.Term(0, Rational(number))]], columns: 1))
      #expect(basis.solution(raising: 0)?[0] == Rational(1) / Rational(number))
      #expect(basis.multiples([Int64(1)])?[0] == Rational(1) / Rational(number))
    }
  }

  @Test(
    "Where the sums of a column are longer than the rows are, no solution comes that is none",
    arguments: [59, 121])
  func longColumns(bits: Int) throws {
    var random = SeededGenerator(seed: UInt64(bits))
    let columns = 60
    let long = (0..<bits).reduce(Rational(1)) { number, _ in number * 2 }
    // Each row has a column of its own, and all of them the first one.
    let rows =
      [[LinearForm.Term(0, 1)]]
      + (1..<columns).map { column in
        [
          LinearForm.Term(0, long - Rational(random.integer(in: 1...1_000_000))),
          LinearForm.Term(column, 1),
        ]
      }
    let basis = try #require(Self.basis(rows, columns: columns))
    for _ in 0..<20 {
      let left = (0..<columns).map { _ in long * long * long - Self.number(&random) }
      guard let multiples = basis.multiples(left) else { continue }
      var sums = Array(repeating: Rational.zero, count: columns)
      for (slot, owner) in basis.owners.enumerated() {
        let multiple = basis.lines[slot].scaled(multiples[slot])
        let terms = owner < 0 ? [LinearForm.Term(Int(~owner), 1)] : rows[Int(owner)]
        for term in terms { sums[term.column] += term.coefficient * multiple }
      }
      #expect(sums == left)
    }
  }

  // MARK: Minimisers

  private struct Problem: MinimizerProblem {
    static let lastRank = 3
    var columns: Int
    var rows: [Row] = []

    init(_ random: inout SeededGenerator, columns: Int, rows count: Int) {
      self.columns = columns
      let point = (0..<columns).map { _ in random.integer(in: -50...50) }
      for _ in 0..<count {
        let places = Set(
          (0..<random.integer(in: 1...4)).map { _ in random.integer(in: 0...columns - 1) })
        let terms = places.sorted().map { column in
          LinearForm.Term(column, Rational(random.element(of: [-3, -2, -1, 1, 1, 2, 5])))
        }
        let value = terms.reduce(Rational.zero) { $0 + $1.coefficient * Rational(point[$1.column]) }
        let rank = random.integer(in: 0...3)
        let (above, below) = random.element(of: [(1, 1), (0, 1), (1, 0)])
        let off = rank == 0 ? 0 : random.integer(in: -60...60)
        let weight = rank == 0 ? 1 : random.integer(in: 1...5)
        rows.append(
          (
            terms, -value + Rational(off),
            .init(rank: rank, above: Rational(above * weight), below: Rational(below * weight))
          ))
      }
    }
  }

  @Test(
    "Where floating point goes, the sums are those of exact steps", arguments: 0..<Trials.count(60))
  func leaps(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3000 + seed))
    let problem = Problem(
      &random, columns: random.integer(in: 1...12), rows: random.integer(in: 1...30))
    var leaping = try problem.minimizer(isOneByOne: false).0
    _ = try leaping.leap()
    try leaping.minimize()
    Problem.expectSame(leaping, try problem.minimizer(isOneByOne: true).0)
  }

  @Test("From a wrong corner exact steps come to the same sums", arguments: 0..<Trials.count(60))
  func wrongCorners(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(6000 + seed))
    let problem = Problem(
      &random, columns: random.integer(in: 1...8), rows: random.integer(in: 1...20))
    let expected = try problem.minimizer(isOneByOne: true).0
    var (minimizer, names) = try problem.minimizer(isOneByOne: random.happens(1, outOf: 2))
    for _ in 0..<3 {
      let wrong = names.filter { _ in random.happens(1, outOf: 2) }
      let isThere = minimizer.go(toTight: wrong)
      #expect(isThere)
      #expect(minimizer.flaws(isMinimal: false) == [])
      try minimizer.minimize()
      Problem.expectSame(minimizer, expected)
    }
  }

  @Test(
    "Numbers that are out of a machine's reach are left to exact steps",
    arguments: [3, 18, 25, 40, 900])
  func outOfReach(digits: Int) throws {
    let long = try #require(Rational("1" + String(repeating: "0", count: digits)))
    var random = SeededGenerator(seed: UInt64(digits))
    var problem = Problem(&random, columns: 6, rows: 24)
    for index in problem.rows.indices {
      let scale = random.element(of: [long, 1 / long, 1])
      problem.rows[index].terms = problem.rows[index].terms.map {
        LinearForm.Term($0.column, $0.coefficient * (random.happens(1, outOf: 2) ? scale : 1))
      }
    }
    var leaping = try problem.minimizer(isOneByOne: false).0
    let isThere = try leaping.leap()
    #expect(isThere == (digits < 30))
    try leaping.minimize()
    Problem.expectSame(leaping, try problem.minimizer(isOneByOne: true).0)
  }

  @Test(
    "Bland's rule, when it chooses every step, comes to the same sums",
    arguments: 0..<Trials.count(100))
  func bland(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(12_000 + seed))
    let problem = Problem(
      &random, columns: random.integer(in: 2...8), rows: random.integer(in: 8...30))
    var (patient, _) = try problem.minimizer(isOneByOne: false)
    var (strict, _) = try problem.minimizer(isOneByOne: false)
    strict.own().state.pointee.longestPatience = -1
    try patient.minimize()
    try strict.minimize()
    Problem.expectSame(strict, patient)
  }

  @Test("A batch of interlinked rows comes to the sums of one by one, and goes on from there")
  func batch() throws {
    var random = SeededGenerator(seed: 77)
    let problem = Problem(&random, columns: 40, rows: 120)
    var (batch, names) = try problem.minimizer(isOneByOne: false)
    try batch.minimize()
    var (slow, others) = try problem.minimizer(isOneByOne: true)
    Problem.expectSame(batch, slow)
    for place in [3, 50, 90] {
      batch.removeRow(names[place])
      slow.removeRow(others[place])
      try batch.minimize()
      try slow.minimize()
      Problem.expectSame(batch, slow)
    }
    names = []
    others = []
  }
  @Test("A single row that moves much leaps as well, and comes to the sums of a solve from nothing")
  func singleChanges() throws {
    var random = SeededGenerator(seed: 78)
    var problem = Problem(&random, columns: 70, rows: 210)
    var (live, names) = try problem.minimizer(isOneByOne: false)
    try live.minimize()
    var leapCount = 0
    for _ in 0..<6 {
      // One goes that held much, and one comes that wants what is far off.
      let gone = random.integer(in: 0...names.count - 1)
      let columns = Set((0..<3).map { _ in random.integer(in: 0...69) }).sorted()
      let new = (
        terms: columns.map { LinearForm.Term($0, Rational(random.element(of: [-2, 1, 3]))) },
        constant: Rational(random.integer(in: 300...900)),
        penalty: Minimizer.Penalty(rank: 1, above: 9, below: 9)
      )
      live.beginRecord()
      live.removeRow(names.remove(at: gone))
      try live.minimize()
      if live.hasLeapt { leapCount += 1 }
      live.beginRecord()
      names.append(live.addRow(new.terms, constant: new.constant, penalty: new.penalty))
      try live.minimize()
      if live.hasLeapt { leapCount += 1 }
      problem.rows.remove(at: gone)
      problem.rows.append(new)
      var fresh = try problem.minimizer(isOneByOne: false).0
      try fresh.minimize()
      Problem.expectSame(live, fresh)
    }
    #expect(leapCount > 0)
  }
}
