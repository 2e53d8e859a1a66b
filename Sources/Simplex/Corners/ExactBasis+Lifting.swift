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
  /// How many digits are worked out at most: numerators and denominators of some 18,800 decimal places together.
  private static let mostDigits = 1024

  /// What the columns are if the rows, as they were given, are `right`.
  ///
  /// - Parameter right: by slot.
  /// - Returns: by column; nil if it takes numbers that are too long.
  func solution(_ right: [Rational]) -> ExactSolution? {
    var right = right
    for slot in right.indices where !right[slot].isZero {
      right[slot] = lines[slot].scaled(right[slot])
    }
    return lift(right, isTransposed: false)
  }

  /// The multiples of the rows, as they were given, whose sum is `left`.
  ///
  /// - Parameter left: by column.
  /// - Returns: by slot, for the rows times their factors (`Line.factor`); nil if it takes numbers that are too long.
  func multiples(_ left: [Rational]) -> ExactSolution? { lift(left, isTransposed: true) }

  private func lift(_ right: [Rational], isTransposed: Bool) -> ExactSolution? {
    hasLongLines
      ? lift(right, isTransposed, in: Int128.self) : lift(right, isTransposed, in: Int64.self)
  }

  /// - Parameter word: what the right sides of the digits are computed in; the matrix has numbers that are shorter.
  private func lift<Word: LiftingWord>(
    _ right: [Rational], _ isTransposed: Bool, in word: Word.Type
  ) -> ExactSolution? {
    let scale = Rational.commonDenominator(right)
    let whole = scale.isOne ? right : right.map { $0.isZero ? $0 : $0 * scale }
    let given = Digits(whole)
    var rest = given.first.map { Word($0) }
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

    func add<Word: LiftingWord>(_ place: Int, to rest: inout [Word]) {
      further?.add(place, to: &rest)
    }
  }

  /// The next digit of each unknown, from −p/2 to p/2.
  private func digit<Word: LiftingWord>(of rest: [Word], _ isTransposed: Bool) -> [Int64] {
    var right = rest.map { $0.residue }
    return (isTransposed ? factors.solveTransposed(&right) : factors.solve(&right)).map {
      $0.nearest
    }
  }

  /// What stands on the right for the digits after it: less what this one gives, divided by p.
  private func advance<Word: LiftingWord>(
    _ rest: inout [Word], by digit: [Int64], _ isTransposed: Bool
  ) {
    if isTransposed {
      for (slot, line) in entries.enumerated() where digit[slot] != 0 {
        let digit = Word(digit[slot])
        for entry in line {
          let column = Int(entry.column)
          rest[column] = rest[column] &- Word(entry.number) &* digit
        }
        if Word.bitWidth == 64 { continue }
        for (place, upper) in (lines[slot].long?.upper ?? []).enumerated() {
          let column = Int(line[place].column)
          rest[column] = rest[column] &- (Word(upper) &* digit) &<< 64
        }
      }
      for column in rest.indices { rest[column] = rest[column] &* Word.inverseOfPrime }
    } else {
      for (slot, line) in entries.enumerated() {
        var sum = rest[slot]
        for entry in line {
          sum = sum &- Word(entry.number) &* Word(digit[Int(entry.column)])
        }
        if Word.bitWidth > 64 {
          for (place, upper) in (lines[slot].long?.upper ?? []).enumerated() {
            sum = sum &- (Word(upper) &* Word(digit[Int(line[place].column)])) &<< 64
          }
        }
        rest[slot] = sum &* Word.inverseOfPrime
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
    if hasLongLines { return false }
    // What is left of each equation.
    var rests: [Int64] = []
    rests.reserveCapacity(right.count)
    for number in right {
      guard let word = number.asInt64 else { return false }
      let (product, overflows) = word.multipliedReportingOverflow(by: denominator)
      if overflows { return false }
      rests.append(product)
    }
    for (slot, line) in entries.enumerated() {
      for entry in line {
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
    var sums = WholeSums(
      count: right.count, of: found.numbers, terms: 2 * columnCount,
      factorWords: hasLongLines ? 2 : 1)
    for (slot, line) in lines.enumerated() {
      for (place, entry) in line.entries.enumerated() {
        let (unknown, equation) =
          isTransposed ? (slot, Int(entry.column)) : (Int(entry.column), slot)
        sums.add(found.numbers, at: unknown, times: entry.number, to: equation)
        if let long = line.long {
          sums.add(found.numbers, at: unknown, times: long.upper[place], shifted: 1, to: equation)
        }
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

/// What right sides of digits are computed in. Sums in it are right as far as they are shorter in the end.
private protocol LiftingWord: FixedWidthInteger & SignedInteger {
  /// What is 1, times the prime, where what is carried out of a word is lost.
  static var inverseOfPrime: Self { get }
  var residue: Residue { get }
}

extension Int64: LiftingWord {
  // (2⁶¹ − 1) · (1 + 2⁶¹) is 2¹²² − 1.
  fileprivate static let inverseOfPrime: Int64 = 0 &- (1 + Int64(1) << 61)
  fileprivate var residue: Residue { Residue(self) }
}

extension Int128: LiftingWord {
  // (2⁶¹ − 1) · (1 + 2⁶¹ + 2¹²²) is 2¹⁸³ − 1.
  fileprivate static let inverseOfPrime: Int128 = 0 &- (1 + Int128(1) << 61 + Int128(1) << 122)
  fileprivate var residue: Residue { Residue(self) }
}
