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

  /// What the columns are for each unit of one row, as it was given.
  func solution(raising slot: Int) -> ExactSolution? {
    if hasLongLines { return solution(lines.indices.map { $0 == slot ? 1 : 0 }) }
    var right = Array(repeating: Int64(0), count: columnCount)
    right[slot] = lines[slot].factor
    return lift(right, isTransposed: false)
  }

  /// The multiples of the rows, as they were given, whose sum is `left`.
  ///
  /// - Parameter left: by column.
  /// - Returns: by slot, for the rows times their factors (`Line.factor`); nil if it takes numbers that are too long.
  func multiples(_ left: [Rational]) -> ExactSolution? { lift(left, isTransposed: true) }

  func multiples(_ left: [Int64]) -> ExactSolution? { lift(left, isTransposed: true) }

  /// The multiple of the row in a slot, as it was given.
  func multiple(ofSlot slot: Int, _ multiples: ExactSolution) -> Rational {
    let factor = lines[slot].factor
    if hasLongLines { return lines[slot].scaled(multiples[slot]) }
    return factor == 1 ? multiples[slot] : multiples[slot] * Rational(factor)
  }

  private func lift(_ right: [Rational], isTransposed: Bool) -> ExactSolution? {
    let scale = Rational.commonDenominator(right)
    let whole = scale.isOne ? right : right.map { $0.isZero ? $0 : $0 * scale }
    let words = whole.map { $0.asInt64 ?? .max }
    var found =
      words.contains(.max)
      ? lift(Digits(whole), whole, isTransposed) : lift(words, isTransposed: isTransposed)
    if !scale.isOne { found?.scale = scale.reciprocal }
    return found
  }

  /// Most solutions are short fractions, and are known from one digit.
  private func lift(_ right: [Int64], isTransposed: Bool) -> ExactSolution? {
    if hasLongLines || right.contains(where: { $0.magnitude >> 59 != 0 }) {
      let whole = right.map { Rational($0) }
      return lift(Digits(whole), whole, isTransposed)
    }
    let digit = digit(of: right, isTransposed)
    if let (words, denominator) = PadicDigits.shortFractions(digit),
      isSolution(words, over: denominator, right, isTransposed)
    {
      return ExactSolution(words, over: denominator)
    }
    let whole = right.map { Rational($0) }
    return lift(Digits(right), whole, isTransposed, first: digit, in: Int64.self)
  }

  private func lift(
    _ given: Digits, _ whole: [Rational], _ isTransposed: Bool
  ) -> ExactSolution? {
    hasLongLines
      ? lift(given, whole, isTransposed, first: nil, in: Int128.self)
      : lift(given, whole, isTransposed, first: nil, in: Int64.self)
  }

  /// - Parameters:
  ///   - given: what stands on the right, which is whole.
  ///   - first: the first digits, if they are known, and the fractions are not short.
  ///   - word: what the right sides of the digits are computed in; the matrix has numbers that are shorter.
  private func lift<Word: LiftingWord>(
    _ given: Digits, _ whole: [Rational], _ isTransposed: Bool, first: [Int64]?,
    in word: Word.Type
  ) -> ExactSolution? {
    var rest = given.first.map { Word($0) }
    var digits = PadicDigits(count: columnCount)
    var next = first == nil ? 1 : 2
    while true {
      if digits.length > 0 { given.add(digits.length, to: &rest) }
      let isWhole = digits.length >= given.length && rest.allSatisfy { $0 == 0 }
      if isWhole || digits.length == next {
        let found =
          isWhole
          ? wholeNumbers(digits, whole, isTransposed) : fractions(digits, whole, isTransposed)
        if let found { return found }
        if isWhole { return nil }
        next *= 2
      }
      if digits.length >= Self.mostDigits { return nil }
      let known = digits.length == 0 ? first : nil
      let digit = known ?? digit(of: rest, isTransposed)
      advance(&rest, by: digit, isTransposed)
      digits.append(digit)
    }
  }

  /// The right side, digit by digit where its numbers are long.
  private struct Digits {
    let first: [Int64]
    let length: Int
    private var further: PadicDigits?

    /// Of whole numbers.
    init(_ whole: [Rational]) {
      let digits = PadicDigits(of: whole)
      first = digits.digit(0)
      length = digits.length
      further = digits
    }

    init(_ short: [Int64]) {
      first = short
      length = 1
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
      runs.eachLine { slot, line in
        if digit[slot] == 0 { return }
        let digit = Word(digit[slot])
        for entry in line {
          let column = Int(entry.column)
          rest[column] = rest[column] &- Word(entry.number) &* digit
        }
        if Word.bitWidth == 64 { return }
        for (entry, upper) in zip(line, lines[slot].long?.upper ?? []) {
          let column = Int(entry.column)
          rest[column] = rest[column] &- (Word(upper) &* digit) &<< 64
        }
      }
      for column in rest.indices { rest[column] = rest[column] &* Word.inverseOfPrime }
    } else {
      runs.eachLine { slot, line in
        var sum = rest[slot]
        for entry in line {
          sum = sum &- Word(entry.number) &* Word(digit[Int(entry.column)])
        }
        if Word.bitWidth > 64 {
          for (entry, upper) in zip(line, lines[slot].long?.upper ?? []) {
            sum = sum &- (Word(upper) &* Word(digit[Int(entry.column)])) &<< 64
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
    let found = ExactSolution(digits.wholeNumbers(), over: [1])
    return isSolution(found, whole, isTransposed) ? found : nil
  }

  /// The fractions with these digits, if they solve the equations.
  private func fractions(
    _ digits: PadicDigits, _ whole: [Rational], _ isTransposed: Bool
  ) -> ExactSolution? {
    guard let (numbers, denominator) = digits.fractions() else { return nil }
    let found = ExactSolution(numbers, over: denominator.words)
    return isSolution(found, whole, isTransposed) ? found : nil
  }

  /// The same of short fractions; false, too, where sums might be longer than a word.
  private func isSolution(
    _ words: [Int64], over denominator: Int64, _ right: [Int64], _ isTransposed: Bool
  ) -> Bool {
    let most = words.reduce(0) { max($0, $1.magnitude) }
    let given = right.reduce(0) { max($0, $1.magnitude) }
    let size = Double(columnCount) * Double(runs.longest) * Double(most)
    guard size + Double(given) * Double(denominator) < 0x1p62 else { return false }
    // What is left of each equation.
    var rests = right.map { $0 &* denominator }
    runs.eachLine { slot, line in
      if isTransposed {
        let word = words[slot]
        if word == 0 { return }
        for entry in line {
          let column = Int(entry.column)
          rests[column] = rests[column] &- entry.number &* word
        }
      } else {
        var rest = rests[slot]
        for entry in line { rest = rest &- entry.number &* words[Int(entry.column)] }
        rests[slot] = rest
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
