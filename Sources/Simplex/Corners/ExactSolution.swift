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
        var sum = row.constant * Rational(row.line.factor)
        for entry in row.line.entries where words[Int(entry.column)] != 0 {
          sum.addProduct(Rational(entry.number), self[Int(entry.column)])
        }
        return sum.signum
      }
    }
    let terms = rows.reduce(1) { max($0, $1.line.entries.count) }
    var sums = WholeSums(count: rows.count, of: numbers, terms: terms)
    for (place, row) in rows.enumerated() {
      for entry in row.line.entries {
        sums.add(numbers, at: Int(entry.column), times: entry.number, to: place)
      }
    }
    let found = sums.numbers
    let unit = wholeDenominator / scale
    return rows.enumerated().map { place, row in
      if row.constant.isZero { return found.signum(at: place) }
      let constant = row.constant * Rational(row.line.factor) * unit
      return (found.fraction(at: place, over: [1]) + constant).signum
    }
  }
}
