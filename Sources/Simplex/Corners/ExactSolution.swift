// What comes of lifting: fractions over one denominator, most often short ones.

import ExactIntegers
import Rationals

/// Fractions over one denominator, all of them times a scale.
struct ExactSolution {
  /// Numerators and denominator, as far as all are words.
  private let words: [Int64]
  private let denominator: Int64
  /// Numerators and denominator, if they are not.
  let numbers: WholeNumbers
  private let longDenominator: [UInt64]
  /// Above zero.
  var scale: Rational = 1

  init(_ words: [Int64], over denominator: Int64) {
    self.words = words
    self.denominator = denominator
    numbers = WholeNumbers(zeros: 0)
    longDenominator = []
  }

  /// - Parameter denominator: the words of a natural number.
  init(_ numbers: WholeNumbers, over denominator: [UInt64]) {
    self.numbers = numbers
    longDenominator = denominator + [0]
    words = []
    self.denominator = 1
  }

  private var isLong: Bool { !longDenominator.isEmpty }

  /// How many words a number takes that is longer than one; 0 where none is.
  var width: Int { isLong ? numbers.width : 0 }

  /// The denominator of `numbers`.
  var wholeDenominator: Rational {
    Rational(numeratorWords: longDenominator, denominatorWords: CollectionOfOne(1))
  }

  func isZero(at index: Int) -> Bool { isLong ? numbers.isZero(at: index) : words[index] == 0 }

  subscript(index: Int) -> Rational {
    let number =
      isLong
      ? numbers.fraction(at: index, over: longDenominator)
      : Rational(words[index], over: denominator)
    return scale.isOne ? number : number * scale
  }

  /// Of sums of the unknowns, each with a constant, whether they are above zero (1) or below (−1).
  func signs(of rows: [(line: ExactBasis.Line, constant: Rational)]) -> [Int] {
    if !isLong {
      return rows.map { row in
        var sum = row.line.scaled(row.constant)
        for (place, entry) in row.line.entries.enumerated() where words[Int(entry.column)] != 0 {
          sum.addProduct(row.line.rational(at: place), self[Int(entry.column)])
        }
        return sum.signum
      }
    }
    let terms = rows.reduce(1) { max($0, $1.line.entries.count) }
    var sums = WholeSums(
      count: rows.count, of: numbers, terms: 2 * terms,
      factorWords: rows.contains { $0.line.long != nil } ? 2 : 1)
    for (row, (line, _)) in rows.enumerated() {
      for (place, entry) in line.entries.enumerated() {
        sums.add(numbers, at: Int(entry.column), times: entry.number, to: row)
        if let long = line.long {
          sums.add(numbers, at: Int(entry.column), times: long.upper[place], shifted: 1, to: row)
        }
      }
    }
    let found = sums.numbers
    let unit = wholeDenominator / scale
    return rows.enumerated().map { place, row in
      if row.constant.isZero { return found.signum(at: place) }
      let constant = row.line.scaled(row.constant) * unit
      return (found.fraction(at: place, over: [1]) + constant).signum
    }
  }
}

extension ExactBasis.Line {
  fileprivate func rational(at place: Int) -> Rational {
    var number = Rational(entries[place].number)
    if let long { number.addProduct(Rational(long.upper[place]), Self.wordBase) }
    return number
  }

  /// 2⁶⁴.
  private static let wordBase = Rational(
    numeratorWords: [0, 1] as [UInt64], denominatorWords: CollectionOfOne<UInt64>(1))
}
