// Exact solutions from a factorisation modulo a prime (J. D. Dixon, *Exact solution of linear equations using p-adic
// expansions*, 1982).
//
// With K x = b modulo p a solution x₀ is known, K (x − x₀) = b − K x₀ is divisible by p, and what comes of the
// division is the right side of the same equations for the next digit. The numbers in these right sides stay as small as
// those of the matrix, so a digit costs two triangular solves in machine words, however long the fractions are in the end.
// From enough digits the fractions are found by Euclid's algorithm (P. S. Wang, 1981); whether they were enough is tried
// out: the equations are checked exactly.

import ExactIntegers
import Rationals

extension ExactBasis {
  /// How many digits are worked out at most: numbers of some 4,700 decimal places.
  private static let mostDigits = 256

  /// What the columns are if the rows, as they were given, are `right`.
  ///
  /// - Parameter right: by slot.
  /// - Returns: by column; nil if it takes numbers that are too long.
  func solution(_ right: [Rational]) -> ExactSolution? {
    var right = right
    for slot in right.indices where !right[slot].isZero && lines[slot].factor != 1 {
      right[slot] *= Rational(lines[slot].factor)
    }
    return lift(right, isTransposed: false)
  }

  /// The multiples of the rows, as they were given, whose sum is `left`.
  ///
  /// - Parameter left: by column.
  /// - Returns: by slot, for the rows times their factors (`Line.factor`); nil if it takes numbers that are too long.
  func multiples(_ left: [Rational]) -> ExactSolution? { lift(left, isTransposed: true) }

  private func lift(_ right: [Rational], isTransposed: Bool) -> ExactSolution? {
    let scale = Rational.commonDenominator(right)
    let whole = scale.isOne ? right : right.map { $0.isZero ? $0 : $0 * scale }
    let given = Digits(whole)
    var rest = given.first
    var digits = PadicDigits(count: columnCount)
    var next = 1
    while true {
      if digits.length > 0 { given.add(digits.length, to: &rest) }
      let isWhole = digits.length >= given.length && rest.allSatisfy { $0 == 0 }
      if isWhole || digits.length == next {
        let found =
          isWhole
          ? wholeNumbers(digits, whole, isTransposed) : fractions(digits, whole, isTransposed)
        if var found {
          if !scale.isOne { found.scale = scale.reciprocal }
          return found
        }
        if isWhole { return nil }
        next *= 2
      }
      if digits.length >= Self.mostDigits { return nil }
      let digit = digit(of: rest, isTransposed)
      advance(&rest, by: digit, isTransposed)
      digits.append(digit)
    }
  }

  /// The right side, digit by digit where its numbers are long.
  private struct Digits {
    let first: [Int64]
    let length: Int
    private var further: PadicDigits?

    init(_ whole: [Rational]) {
      let words = whole.map { number -> Int64? in
        guard let word = number.asInt64, word.magnitude >> 59 == 0 else { return nil }
        return word
      }
      if words.allSatisfy({ $0 != nil }) {
        first = words.map { $0 ?? 0 }
        length = 1
      } else {
        let digits = PadicDigits(of: whole)
        first = digits.digit(0)
        length = digits.length
        further = digits
      }
    }

    func add(_ place: Int, to rest: inout [Int64]) { further?.add(place, to: &rest) }
  }

  /// The next digit of each unknown, from −p/2 to p/2.
  private func digit(of rest: [Int64], _ isTransposed: Bool) -> [Int64] {
    var right = rest.map { Residue($0) }
    return (isTransposed ? factors.solveTransposed(&right) : factors.solve(&right)).map {
      $0.nearest
    }
  }

  /// What stands on the right for the digits after it: less what this one gives, divided by p.
  private func advance(_ rest: inout [Int64], by digit: [Int64], _ isTransposed: Bool) {
    // p · −(1 + 2⁶¹) is 1 modulo 2⁶⁴, and what comes of the division is shorter than a word.
    let inverse = 0 &- (1 + Int64(1) << 61)
    if isTransposed {
      for (slot, line) in lines.enumerated() where digit[slot] != 0 {
        for entry in line.entries {
          rest[Int(entry.column)] = rest[Int(entry.column)] &- entry.number &* digit[slot]
        }
      }
      for column in rest.indices { rest[column] = rest[column] &* inverse }
    } else {
      for (slot, line) in lines.enumerated() {
        var sum = rest[slot]
        for entry in line.entries { sum = sum &- entry.number &* digit[Int(entry.column)] }
        rest[slot] = sum &* inverse
      }
    }
  }

  // MARK: Fractions

  /// The whole numbers with these digits, if they solve the equations. (That nothing is left of the right side says so
  /// only while the sums of a column are no longer than a word.)
  private func wholeNumbers(
    _ digits: PadicDigits, _ whole: [Rational], _ isTransposed: Bool
  ) -> ExactSolution? {
    if digits.length == 1, isShortSolution(digits.digit(0), 1, whole, isTransposed) {
      return ExactSolution(digits.digit(0), over: 1)
    }
    let found = ExactSolution(digits.wholeNumbers(), over: [1])
    return isSolution(found, whole, isTransposed) ? found : nil
  }

  /// The fractions with these digits, if they solve the equations.
  private func fractions(
    _ digits: PadicDigits, _ whole: [Rational], _ isTransposed: Bool
  ) -> ExactSolution? {
    if digits.length == 1 {
      guard let (words, denominator) = PadicDigits.shortFractions(digits.digit(0)),
        isShortSolution(words, denominator, whole, isTransposed)
      else { return nil }
      return ExactSolution(words, over: denominator)
    }
    guard let (numbers, denominator) = digits.fractions() else { return nil }
    let found = ExactSolution(numbers, over: denominator.words)
    return isSolution(found, whole, isTransposed) ? found : nil
  }

  private func isShortSolution(
    _ words: [Int64], _ denominator: Int64, _ right: [Rational], _ isTransposed: Bool
  ) -> Bool {
    // What is left of each equation.
    var rests: [Int64] = []
    rests.reserveCapacity(right.count)
    for number in right {
      guard let word = number.asInt64 else { return false }
      let (product, overflows) = word.multipliedReportingOverflow(by: denominator)
      if overflows { return false }
      rests.append(product)
    }
    for (slot, line) in lines.enumerated() {
      for entry in line.entries {
        let (unknown, equation) =
          isTransposed ? (slot, Int(entry.column)) : (Int(entry.column), slot)
        if words[unknown] == 0 { continue }
        let (product, isLong) = entry.number.multipliedReportingOverflow(by: words[unknown])
        let (rest, overflows) = rests[equation].subtractingReportingOverflow(product)
        if isLong || overflows { return false }
        rests[equation] = rest
      }
    }
    return rests.allSatisfy { $0 == 0 }
  }

  private func isSolution(
    _ found: ExactSolution, _ right: [Rational], _ isTransposed: Bool
  ) -> Bool {
    var sums = WholeSums(count: right.count, of: found.numbers, terms: columnCount)
    for (slot, line) in lines.enumerated() {
      for entry in line.entries {
        let (unknown, equation) =
          isTransposed ? (slot, Int(entry.column)) : (Int(entry.column), slot)
        sums.add(found.numbers, at: unknown, times: entry.number, to: equation)
      }
    }
    let numbers = sums.numbers
    let denominator = found.wholeDenominator
    return right.indices.allSatisfy { place in
      right[place].isZero
        ? numbers.isZero(at: place)
        : numbers.fraction(at: place, over: [1]) == right[place] * denominator
    }
  }
}
