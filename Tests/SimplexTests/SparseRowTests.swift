// Rows of whole numbers over one denominator, against the same sums in fractions.

import ExactIntegers
import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Rows") struct SparseRowTests {
  /// Numbers of up to so many words in numerator and denominator.
  private static func value(_ generator: inout SeededGenerator, words: Int) -> Rational {
    func natural() -> Rational {
      let word = Rational(Int(generator.next() >> UInt64.random(in: 2...62, using: &generator)))
      return (1..<max(words, 1)).reduce(word) { sum, _ in
        sum * Rational(1 << 62) + Rational(Int(generator.next() >> 2))
      }
    }
    let sign: Rational = generator.next() % 2 == 0 ? 1 : -1
    switch generator.next() % 4 {
    case 0: return sign * Rational(Int(generator.next() % 10))
    case 1:
      return sign * Rational(Int(generator.next() % 10)) / Rational(Int(generator.next() % 6) + 1)
    case 2: return sign * natural()
    default: return sign * natural() / (natural() + 1)
    }
  }

  /// Coefficients by column; those that are zero do not stand in the row.
  private struct Fractions: Equatable {
    var constant: Rational
    var values: [Int: Rational]

    init(_ row: SparseRow) {
      constant = row.constant
      values = Dictionary(uniqueKeysWithValues: row.entries.map { ($0.column, $0.value) })
    }

    init(_ generator: inout SeededGenerator, words: Int, avoiding avoided: Int? = nil) {
      constant = SparseRowTests.value(&generator, words: words)
      values = [:]
      for column in 0..<8 where column != avoided && generator.next() % 3 != 0 {
        let value = SparseRowTests.value(&generator, words: words)
        if !value.isZero { values[column] = value }
      }
    }

    var row: SparseRow {
      SparseRow(
        constant: constant,
        entries: values.sorted { $0.key < $1.key }.map { .init(column: $0.key, value: $0.value) })
    }

    mutating func add(_ factor: Rational, _ other: Fractions) {
      constant += factor * other.constant
      for (column, value) in other.values { values[column, default: 0] += factor * value }
      values = values.filter { !$0.value.isZero }
    }
  }

  /// What holds for every row: lowest terms, ascending columns, no wider than it must be.
  private static func flaws(in row: SparseRow) -> [String] {
    var flaws: [String] = []
    let numbers = (0..<row.columns.count + 2).map { index in
      Rational(
        numeratorWords: row.words[index * row.width..<(index + 1) * row.width],
        denominatorWords: [1])
    }
    if numbers.count * row.width != row.words.count { flaws.append("words left over") }
    if numbers[0].signum <= 0 { flaws.append("the denominator is \(numbers[0])") }
    let common = numbers.dropFirst().reduce(Natural(numbers[0].numeratorWords)) { common, number in
      Natural.commonDivisor(Natural(number.magnitude.numeratorWords), common)
    }
    if !common.isOne { flaws.append("a common factor") }
    if numbers.dropFirst(2).contains(where: \.isZero) { flaws.append("a zero entry") }
    if zip(row.columns, row.columns.dropFirst()).contains(where: { $0 >= $1 }) {
      flaws.append("columns out of order")
    }
    if Limbs.width(bits: row.bits) > row.width { flaws.append("too narrow") }
    return flaws
  }

  @Test("hold the fractions that they were made of", arguments: 0...3)
  func reading(words: Int) {
    for seed in UInt64(0)..<60 {
      var generator = SeededGenerator(seed: seed)
      let fractions = Fractions(&generator, words: words)
      let row = fractions.row
      #expect(Fractions(row) == fractions, "seed \(seed)")
      #expect(Self.flaws(in: row) == [], "seed \(seed)")
      var opposite = row
      opposite.negate()
      var zero = fractions
      zero.add(1, Fractions(opposite))
      #expect(zero.values.isEmpty && zero.constant == 0, "seed \(seed)")
    }
  }

  @Test("add up as fractions do", arguments: 0...3, 0...3)
  func sums(words: Int, others: Int) {
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      var fractions = Fractions(&generator, words: words)
      let other = Fractions(&generator, words: others)
      let factor = Self.value(&generator, words: words)
      var row = fractions.row
      let before = Set(row.columns)
      let filled = row.add(factor, times: other.row)
      fractions.add(factor, other)
      #expect(Fractions(row) == fractions, "seed \(seed)")
      #expect(row == fractions.row && Self.flaws(in: row) == [], "seed \(seed)")
      #expect(Set(row.columns).subtracting(before).isSubset(of: filled), "seed \(seed)")
      // And back again, to numbers as short as they were.
      row.add(-factor, times: other.row)
      fractions.add(-factor, other)
      #expect(row == fractions.row, "seed \(seed)")
      #expect(row.width == Limbs.width(bits: row.bits), "seed \(seed)")
    }
  }

  @Test("take a definition in the place of a column", arguments: 0...3, 0...3)
  func substitutions(words: Int, others: Int) throws {
    for seed in UInt64(1_000)..<1_020 {
      var generator = SeededGenerator(seed: seed)
      var fractions = Fractions(&generator, words: words)
      let column = 3
      if fractions.values[column] == nil { fractions.values[column] = 2 }
      let definition = Fractions(&generator, words: others, avoiding: column)
      var row = fractions.row
      let place = try #require(row.place(of: column))
      _ = row.substitute(at: place, definition.row)
      let factor = fractions.values.removeValue(forKey: column) ?? 0
      fractions.add(factor, definition)
      #expect(Fractions(row) == fractions, "seed \(seed)")
      #expect(row == fractions.row && Self.flaws(in: row) == [], "seed \(seed)")
    }
  }

  /// Small numbers, as lessons and layouts have them.
  private static func smallFractions(
    _ generator: inout SeededGenerator, avoiding avoided: Int?
  ) -> Fractions {
    var fractions = Fractions(&generator, words: 0)
    func small() -> Rational {
      Rational(Int(generator.next() % 7) - 3) / (generator.next() % 4 == 0 ? 2 : 1)
    }
    fractions.constant = small()
    fractions.values = [:]
    for column in 0..<8 where column != avoided && generator.next() % 3 != 0 {
      let value = small()
      if !value.isZero { fractions.values[column] = value }
    }
    return fractions
  }

  @Test("take a definition in the place of a column in one pass, where they are short")
  func shortSubstitutions() throws {
    var (inOnePass, cancelled, longer, shorter) = (0, 0, 0, 0)
    for seed in UInt64(0)..<3_000 {
      var generator = SeededGenerator(seed: seed)
      var fractions = Self.smallFractions(&generator, avoiding: nil)
      let column = Int(generator.next() % 8)
      if fractions.values[column] == nil { fractions.values[column] = -1 }
      let definition = Self.smallFractions(&generator, avoiding: column)
      var row = fractions.row
      let before = row
      let place = try #require(row.place(of: column))
      let other = definition.row
      let filled = WordRow.with(other) { other in
        other.flatMap { row.substituteWords(at: place, $0) }
      }
      guard let filled else {
        #expect(row == before)
        continue
      }
      inOnePass += 1
      let factor = fractions.values.removeValue(forKey: column) ?? 0
      let columns = Set(fractions.values.keys)
      fractions.add(factor, definition)
      if fractions.values.count < columns.union(definition.values.keys).count { cancelled += 1 }
      if row.columns.count > before.columns.count { longer += 1 }
      if row.columns.count < before.columns.count { shorter += 1 }
      #expect(Fractions(row) == fractions, "seed \(seed)")
      #expect(row == fractions.row && Self.flaws(in: row) == [], "seed \(seed)")
      #expect(
        Set(filled) == Set(definition.values.keys.map { Int32($0) }).subtracting(before.columns))
    }
    #expect(min(inOnePass, cancelled, longer, shorter) > 100)
    #expect(inOnePass > 1_000, "\(inOnePass)")
  }

  @Test("are solved for a column, and back", arguments: 0...3)
  func solving(words: Int) {
    for seed in UInt64(2_000)..<2_040 {
      var generator = SeededGenerator(seed: seed)
      var fractions = Fractions(&generator, words: words)
      if fractions.values[5] == nil { fractions.values[5] = -1 }
      let row = fractions.row
      let solved = row.solved(for: 5, leaving: 9)
      #expect(solved[9] == row[5].reciprocal && solved.constant == -row.constant / row[5])
      #expect(Self.flaws(in: solved) == [], "seed \(seed)")
      #expect(solved.solved(for: 9, leaving: 5) == row, "seed \(seed)")
    }
  }

  @Test("compare ratios as fractions do", arguments: 0...3, 0...3)
  func ratios(words: Int, others: Int) throws {
    for seed in UInt64(3_000)..<3_040 {
      var generator = SeededGenerator(seed: seed)
      let rows = [words, others].map { words in
        var fractions = Fractions(&generator, words: words)
        fractions.constant = fractions.constant.magnitude
        fractions.values[4] = -(fractions.values[4]?.magnitude ?? 1)
        return fractions.row
      }
      let places = try rows.map { try #require($0.place(of: 4)) }
      let ratios = rows.map { $0.constant / -$0[4] }
      let order = ratios[0] < ratios[1] ? -1 : ratios[0] == ratios[1] ? 0 : 1
      #expect(
        SparseRow.compareRatios(rows[0], places[0], rows[1], places[1]) == order, "seed \(seed)")
      #expect(SparseRow.compareRatios(rows[0], places[0], rows[0], places[0]) == 0)
    }
  }
}
