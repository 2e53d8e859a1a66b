// One pivot over dense rows of long whole numbers: by the solver, and by GMP with the same numbers.
//
// The rows are over one denominator d, as after many pivots (E. H. Bareiss, 1968), so that what the
// pivot computes for each number is (x·a + y·r) / d, exactly. Numbers for which d divides are easily
// found: with any r and t, take y = t·x and a = −t·r, both modulo d.

import CRows
import Rationals
import Simplex

struct PivotWork {
  /// How many numbers a pivot computes.
  let size: Int
  private let solver: Solver
  private let pivot: Pivot
  let rows: GMPRows

  /// - Parameters:
  ///   - rows: that the pivot changes, the pivot row not counted.
  ///   - length: columns of a row.
  ///   - bits: of every number.
  init?(rows count: Int, length: Int, bits: Int) {
    var numbers = Numbers(bits: bits)
    let divisor = numbers.odd()
    let x = numbers.natural(coprimeTo: divisor)
    // The first column enters; a pivot row's constant is not negative.
    let right = [numbers.natural()] + (1..<length).map { _ in numbers.integer() }

    var problem = Problem(signs: Array(repeating: .nonnegative, count: length))
    problem.objectives = [LinearForm()]
    func add(_ constant: Rational, _ coefficients: [Rational]) {
      let slack = problem.addColumn(.nonnegative)
      let terms = coefficients.enumerated().filter { !$0.element.isZero }.map {
        LinearForm.Term($0.offset, $0.element / divisor)
      }
      let form = LinearForm(terms, constant: constant / divisor)
      problem.rows.append(.init(form: form, kind: .atLeast(slack: slack)))
    }

    // The pivot row, solved for the entering column, is r over x, and −d stands in it for what leaves.
    rows = GMPRows(count: count, length: length + 1, words: (bits + 2 + 63) / 64)
    rows.put(x, ROWS_X)
    rows.put(divisor, ROWS_DIVISOR)
    for (index, number) in (right + [-divisor]).enumerated() {
      rows.put(number, ROWS_PIVOT, index: index)
    }
    add(right[0], [-x] + right[1...])
    for row in 0..<count {
      var (y, factor): (Rational, Rational)
      repeat {
        factor = numbers.natural()
        y = (factor * x).modulo(divisor)
      } while !y.isCoprime(to: x)
      let left = right.enumerated().map { index, number in
        let rest = (-factor * number).modulo(divisor)
        return index > 0 && rest + rest > divisor ? rest - divisor : rest
      }
      add(left[0], [y] + left[1...])
      rows.put(y, ROWS_Y, row: row)
      for (index, number) in left.enumerated() {
        rows.put(number, ROWS_NUMBER, row: row, index: index)
      }
    }

    size = count * (length + 1)
    var solver = Solver(problem)
    guard (try? solver.solve()) != nil else { return nil }
    self.solver = solver
    guard let pivot = try? solver.pivot(entering: 0, leaving: length) else { return nil }
    self.pivot = pivot
    guard isRight(x) else { return nil }
  }

  @discardableResult
  func run() -> Solver {
    var copy = solver
    copy.make(pivot)
    return copy
  }

  /// Whether all come to the same numbers, the new denominator being `x`.
  private func isRight(_ x: Rational) -> Bool {
    rows.runIntegers()
    guard rows.runWords() else { return false }
    return run().tableau.rows.dropFirst().enumerated().allSatisfy { index, row in
      ([row.constant] + row.entries.map(\.value)).enumerated().allSatisfy { place, number in
        rows.result(row: index, index: place, is: number * x)
      }
    }
  }
}

/// Rows of GMP's.
final class GMPRows {
  private let rows: OpaquePointer

  init(count: Int, length: Int, words: Int) {
    rows = rows_new(Int32(count), Int32(length), Int32(words))
  }

  deinit { rows_free(rows) }

  func put(_ number: Rational, _ kind: rows_kind, row: Int = 0, index: Int = 0) {
    let words = number.magnitude.numeratorWords
    rows_put(
      rows, kind, Int32(row), Int32(index), words, Int32(words.count), number.signum < 0 ? 1 : 0)
  }

  func runIntegers() { rows_pivot_mpz(rows) }

  @discardableResult
  func runWords() -> Bool { rows_pivot_mpn(rows) != 0 }

  func result(row: Int, index: Int, is number: Rational) -> Bool {
    let words = number.magnitude.numeratorWords
    return rows_result_is(
      rows, Int32(row), Int32(index), words, Int32(words.count), number.signum < 0 ? 1 : 0) != 0
  }
}

/// Random whole numbers of one length, always the same ones.
private struct Numbers {
  let bits: Int
  private var state: UInt64

  init(bits: Int) {
    self.bits = bits
    state = UInt64(bits)
  }

  /// SplitMix64 (G. Steele and others, *Fast splittable pseudorandom number generators*, 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// With just so many bits.
  mutating func natural() -> Rational {
    var words = (0..<(bits + 63) / 64).map { _ in next() }
    let top = (bits - 1) % 64
    words[words.count - 1] &= .max >> UInt64(63 - top)
    words[words.count - 1] |= 1 << UInt64(top)
    return Rational(numeratorWords: words + [0], denominatorWords: [1])
  }

  mutating func odd() -> Rational {
    let number = natural()
    return number.modulo(2).isZero ? number + 1 : number
  }

  mutating func natural(coprimeTo other: Rational) -> Rational {
    while true {
      let number = natural()
      if number.isCoprime(to: other) { return number }
    }
  }

  mutating func integer() -> Rational { next() % 2 == 0 ? natural() : -natural() }
}

extension Rational {
  fileprivate func modulo(_ divisor: Rational) -> Rational {
    self - (self / divisor).floor * divisor
  }

  fileprivate func isCoprime(to other: Rational) -> Bool {
    (self / other).denominatorWords == other.numeratorWords
  }
}
