// Linear equations with a sparse matrix, solved exactly: a factorisation modulo a large prime, and from there digit by
// digit (J. D. Dixon, *Exact solution of linear equations using p-adic expansions*, 1982).
//
// With K x = b modulo p a solution x₀ is known, K (x − x₀) = b − K x₀ is divisible by p, and what comes of the
// division is the right side of the same equations for the next digit. The numbers in these right sides stay as small as
// those of the matrix, so a digit costs two triangular solves in machine words, however long the fractions are in the end.
// From enough digits the fractions are found by Euclid's algorithm (P. S. Wang, 1981); whether they were enough is tried
// out: the equations are checked exactly.

import ExactIntegers
import Rationals

/// A square matrix of independent rows, and what can be solved with it.
struct ExactSystem: Sendable {
  /// An entry of the matrix, with the factor of its row.
  private struct Entry {
    var place: Int32
    var number: Int64
  }

  /// Rows of the matrix that was given, that are independent, and the columns that they decide, in the order of
  /// elimination.
  var pivots: [SparseFactors<Residue>.Pivot] { factors.pivots }
  private let factors: SparseFactors<Residue>
  private let rowCount: Int
  private let columnCount: Int
  /// By row and by column, of what the pivots stand for; the others are empty.
  private var byRow: [[Entry]]
  private var byColumn: [[Entry]]
  /// By what each row was multiplied, so that it is whole.
  private let factorOfRow: [Int64]

  /// How many digits are worked out at most: numbers of some 4,700 decimal places.
  private static let mostDigits = 256

  /// - Parameters:
  ///   - rows: what stands in each row, zeros left out; of rows that depend on others some are left out.
  ///   - columnCount: how many columns there are.
  /// - Returns: nil if the numbers of a row, once whole, are longer than a machine word.
  init?(_ rows: [[LinearForm.Term]], columnCount: Int) {
    var whole: [[Entry]] = []
    var factorOfRow: [Int64] = []
    for row in rows {
      guard let (factor, entries) = Self.whole(row) else { return nil }
      factorOfRow.append(factor)
      whole.append(entries)
    }
    let factors = SparseFactors<Residue>(
      whole.map { row in row.map { .init(place: $0.place, number: Residue($0.number)) } },
      columnCount: columnCount)
    self.factors = factors
    self.factorOfRow = factorOfRow
    rowCount = rows.count
    self.columnCount = columnCount
    var isChosen = Array(repeating: false, count: columnCount)
    for pivot in factors.pivots { isChosen[Int(pivot.column)] = true }
    byRow = Array(repeating: [], count: rows.count)
    byColumn = Array(repeating: [], count: columnCount)
    for pivot in factors.pivots {
      let row = Int(pivot.row)
      byRow[row] = whole[row].filter { isChosen[Int($0.place)] }
      for entry in byRow[row] {
        byColumn[Int(entry.place)].append(Entry(place: pivot.row, number: entry.number))
      }
    }
  }

  /// The row times the least number that makes it whole.
  ///
  /// - Returns: nil if that takes more than a word, or if a sum of it may.
  private static func whole(_ row: [LinearForm.Term]) -> (factor: Int64, entries: [Entry])? {
    guard let factor = leastMultiple(row.map { $0.coefficient }) else { return nil }
    var entries: [Entry] = []
    var sum: UInt64 = 0
    for term in row {
      guard let number = (term.coefficient * Rational(factor)).asInt64 else { return nil }
      let (next, overflows) = sum.addingReportingOverflow(number.magnitude)
      if overflows || next >> 60 != 0 { return nil }
      sum = next
      entries.append(Entry(place: Int32(term.column), number: number))
    }
    return (factor, entries)
  }

  /// The least common multiple of the denominators, as far as it is a machine word.
  private static func leastMultiple(_ numbers: [Rational]) -> Int64? {
    commonDenominator(numbers).asInt64
  }

  /// The least whole number that makes all of them whole.
  private static func commonDenominator(_ numbers: [Rational]) -> Rational {
    var multiple: Rational = 1
    for number in numbers where !number.isInteger {
      // What is not whole yet has a denominator that it is to be multiplied by.
      let rest = number * multiple
      if rest.isInteger { continue }
      multiple *= Rational(
        numeratorWords: rest.denominatorWords, denominatorWords: CollectionOfOne<UInt64>(1))
    }
    return multiple
  }

  // MARK: Solving

  /// The values of the pivots' columns that give each pivot's row a value.
  ///
  /// - Parameter right: by row.
  /// - Returns: by column; nil if it takes numbers that are too long.
  func solve(_ right: [Rational]) -> [Rational]? {
    let scaled = right.enumerated().map { $1.isZero ? $1 : $1 * Rational(factorOfRow[$0]) }
    return lift(scaled, isTransposed: false)
  }

  /// The multiples of the pivots' rows whose sum has a given value in each pivot's column.
  ///
  /// - Parameter left: by column.
  /// - Returns: by row; nil if it takes numbers that are too long.
  func solveTransposed(_ left: [Rational]) -> [Rational]? {
    lift(left, isTransposed: true).map { solution in
      solution.enumerated().map { $1.isZero ? $1 : $1 * Rational(factorOfRow[$0]) }
    }
  }

  private func lift(_ right: [Rational], isTransposed: Bool) -> [Rational]? {
    let given = isTransposed ? pivots.map { Int($0.column) } : pivots.map { Int($0.row) }
    let asked = isTransposed ? pivots.map { Int($0.row) } : pivots.map { Int($0.column) }
    let scale = Self.commonDenominator(given.map { right[$0] })
    let whole = given.map { right[$0].isZero ? right[$0] : right[$0] * scale }
    let rightDigits = PadicDigits(of: whole)
    var rest = Array(repeating: Int64(0), count: right.count)
    var solution = Array(
      repeating: Rational.zero, count: isTransposed ? rowCount : columnCount)
    var digits = PadicDigits(count: asked.count)
    var next = 1
    while true {
      rightDigits.add(digits.length, to: &rest, at: given)
      if digits.length >= rightDigits.length, given.allSatisfy({ rest[$0] == 0 }) { break }
      if digits.length == next {
        if let found = digits.fractions(), isSolution(found, asked, whole, given, isTransposed) {
          for (place, number) in zip(asked, found) { solution[place] = number / scale }
          return solution
        }
        next *= 2
      }
      if digits.length >= Self.mostDigits { return nil }
      let digit = digit(of: rest, asked, isTransposed)
      advance(&rest, by: digit, isTransposed)
      digits.append(asked.map { digit[$0] })
    }
    for (place, number) in zip(asked, digits.wholeNumbers()) { solution[place] = number / scale }
    return solution
  }

  /// The next digit of each unknown, from −p/2 to p/2.
  private func digit(of rest: [Int64], _ asked: [Int], _ isTransposed: Bool) -> [Int64] {
    var right = rest.map { Residue($0) }
    var solution = Array(repeating: Residue.zero, count: isTransposed ? rowCount : columnCount)
    if isTransposed {
      factors.solveTransposed(&right, into: &solution)
    } else {
      factors.solve(&right, into: &solution)
    }
    return solution.map { $0.nearest }
  }

  /// What stands on the right for the digits behind: less what this one gives, divided by p.
  private func advance(_ rest: inout [Int64], by digit: [Int64], _ isTransposed: Bool) {
    let lines = isTransposed ? byColumn : byRow
    // p · −(1 + 2⁶¹) is 1 modulo 2⁶⁴, and what comes of the division is shorter than a word.
    let inverse = 0 &- (1 + Int64(1) << 61)
    for place in rest.indices {
      if lines[place].isEmpty { continue }
      var sum = rest[place]
      for entry in lines[place] { sum = sum &- entry.number &* digit[Int(entry.place)] }
      rest[place] = sum &* inverse
    }
  }

  private func isSolution(
    _ found: [Rational], _ asked: [Int], _ right: [Rational], _ given: [Int], _ isTransposed: Bool
  ) -> Bool {
    var values = Array(repeating: Rational.zero, count: isTransposed ? rowCount : columnCount)
    for (place, number) in zip(asked, found) { values[place] = number }
    let lines = isTransposed ? byColumn : byRow
    return zip(given, right).allSatisfy { place, right in
      var sum: Rational = 0
      for entry in lines[place] { sum.addProduct(Rational(entry.number), values[Int(entry.place)]) }
      return sum == right
    }
  }
}
