// Sums of rows: what pivots, forms and proofs are made of.
//
// A row a over d and a multiple of a row r, brought to whole numbers: (x·a + y·r) / (d·x), x and y without a
// common factor. What remains is to divide out the greatest common divisor of the new numbers. In a
// pivot, r stands for the entering column, x is r's denominator and y the column's coefficient, both
// after division by gcd(x, y). Then the divisor divides d: a prime factor of x that divided all of
// x·a + y·r would, y having no such factor, divide r's numbers as well as its denominator, but they have
// none in common. So d itself is tried first, by exact division, which tells at once whether it
// is one. On dense rows it nearly always is, or nearly so (E. H. Bareiss, *Sylvester's identity and
// multistep integer-preserving Gaussian elimination*, Math. Comp. 22, 1968); where it is not, greatest
// common divisors with the numbers that refuse bring it down.

import Rationals

extension SparseRow {
  /// For a row of `leaving`, what `entering` is, in terms of `leaving` and the others:
  ///
  ///     leaving = b + a·entering + …    becomes    entering = −b/a + (1/a)·leaving − …/a
  ///
  /// The numbers stay as they are; what changes is which of them is the denominator.
  ///
  /// - Precondition: `entering` stands in the row.
  func solved(for entering: Column, leaving: Column) -> SparseRow {
    guard let place = place(of: entering) else {
      preconditionFailure("the entering column must stand in the pivot row")
    }
    var result = self
    // Now the denominator counts as the coefficient of the leaving column, with its sign turned.
    let isNegative = sign(at: place) < 0
    if !isNegative { result.negate() }
    let element = (place + 2) * width
    for i in 0..<width { result.words[i] = words[element + i] }
    var inserted = Array(words[..<width])
    if isNegative {
      result.words.withUnsafeMutableBufferPointer { words in
        if let base = words.baseAddress { Limbs.negate(base, width) }
      }
      inserted.withUnsafeMutableBufferPointer { words in
        if let base = words.baseAddress { Limbs.negate(base, width) }
      }
    }
    let target = columns.firstIndex { $0 > Int32(leaving) } ?? columns.count
    result.columns.remove(at: place)
    result.words.removeSubrange(element..<element + width)
    let newPlace = target > place ? target - 1 : target
    result.columns.insert(Int32(leaving), at: newPlace)
    result.words.insert(contentsOf: inserted, at: (newPlace + 2) * width)
    return result
  }

  /// Puts a row in the place of the column that it says what is.
  ///
  /// - Parameter place: of the column in this row. The column does not stand in `definition`.
  /// - Returns: the columns that stand here now and did not before.
  /// - Complexity: O(m + n) for rows of m and n entries, times the square of their numbers' words.
  mutating func substitute(at place: Int, _ definition: SparseRow) -> [Int32] {
    let column = columns[place]
    if width == 1, definition.width == 1 {
      let x = Int(bitPattern: definition.words[0])
      let y = Int(bitPattern: words[place + 2])
      let common = Int(greatestCommonDivisor(ofWord: UInt(x), y.magnitude))
      let denominator = Int(bitPattern: words[0])
      if let filled = addWords(
        x / common, y / common, definition, divisor: denominator, removing: column)
      {
        return filled
      }
    }
    let range = (place + 2) * width..<(place + 3) * width
    var x = Array(definition.words[..<definition.width]).trimmed
    var y = Array(words[range])
    let isNegative = sign(at: place) < 0
    if isNegative {
      y.withUnsafeMutableBufferPointer { y in y.baseAddress.map { Limbs.negate($0, y.count) } }
    }
    y = y.trimmed
    if x != [1] {
      let common = greatestCommonDivisor(ofWords: y, x)
      if common != [1] {
        let ratio = Rational(numeratorWords: y + [0], denominatorWords: x + [0])
        (x, y) = (ratio.denominatorWords.trimmed, ratio.numeratorWords.trimmed)
      }
    }
    return addLong(
      x, y, isNegative: isNegative, definition, divisor: Array(words[..<width]), removing: column)
  }

  /// Adds `factor` times `other`.
  ///
  /// - Returns: the columns that stand here now and did not before.
  /// - Complexity: O(m + n) for rows of m and n entries, times the square of their numbers' words.
  @discardableResult
  mutating func add(_ factor: Rational, times other: SparseRow) -> [Int32] {
    if factor.isZero { return [] }
    // y/x = factor · own denominator / other denominator
    let own = Rational(numeratorWords: words[..<width], denominatorWords: [1])
    let theirs = Rational(
      numeratorWords: other.words[..<other.width], denominatorWords: [1])
    let ratio = factor * own / theirs
    let x = ratio.denominatorWords
    // Any common factor divides the denominator.
    let divisor = own * Rational(numeratorWords: x, denominatorWords: [1])
    if width == 1, other.width == 1, let y = Int(words: ratio.numeratorWords),
      let x = Int(words: x), let divisor = Int(words: divisor.numeratorWords),
      let filled = addWords(x, y, other, divisor: divisor, removing: nil)
    {
      return filled
    }
    return addLong(
      x.trimmed, ratio.magnitude.numeratorWords.trimmed, isNegative: ratio.signum < 0, other,
      divisor: divisor.numeratorWords, removing: nil)
  }
}

extension Int {
  /// The number in two's complement if it has one word, and no more than 62 bits.
  fileprivate init?(words: [UInt]) {
    guard words.count == 1, (words[0] &+ SparseRow.longestWord) <= 2 * SparseRow.longestWord else {
      return nil
    }
    self.init(bitPattern: words[0])
  }
}

// MARK: - In machine words

extension SparseRow {
  /// The magnitude that a number of one word may have.
  fileprivate static let longestWord: UInt = 1 << 62

  /// self ← (x·self + y·other) / (x·denominator), in lowest terms.
  ///
  /// - Parameters:
  ///   - x: positive, without a common factor with y.
  ///   - divisor: a multiple of every factor that the new numbers have in common.
  ///   - removed: a column that stands here but not in `other`.
  /// - Returns: the columns that are new here; nil where a number does not fit, and the row is as it was.
  private mutating func addWords(
    _ x: Int, _ y: Int, _ other: SparseRow, divisor: Int, removing removed: Int32?
  ) -> [Int32]? {
    if max(x, divisor) > Self.longestWord || y.magnitude > Self.longestWord { return nil }
    var division = WordDivision(divisor)
    let total = Int128(Int(bitPattern: words[0])) * Int128(x)
    var filled: [Int32] = []
    let capacity = columns.count + other.columns.count
    while true {
      filled.removeAll(keepingCapacity: true)
      var refused: Int128?
      var union: UInt = 0
      var written = 0
      var newColumns: [Int32] = Array(repeating: 0, count: capacity)
      var newWords: [UInt] = Array(repeating: 0, count: capacity + 2)
      newWords.withUnsafeMutableBufferPointer { target in
        newColumns.withUnsafeMutableBufferPointer { places in
          Self.merge(
            self, other, x, y, removed ?? -1, total, division, target, places, &written, &union,
            &refused, &filled)
        }
      }
      guard let refused else {
        newColumns.removeLast(capacity - written)
        newWords.removeLast(capacity - written)
        columns = newColumns
        words = newWords
        bits = UInt.bitWidth - union.leadingZeroBitCount
        return filled
      }
      // Too long, or the divisor is not one.
      if refused % Int128(division.divisor) == 0 { return nil }
      let rest = UInt((refused % Int128(division.divisor)).magnitude)
      division = WordDivision(Int(greatestCommonDivisor(ofWord: rest, UInt(division.divisor))))
    }
  }

  /// The loop of `addWords`: writes numbers and columns until a number refuses to be divided.
  @inline(__always)
  private static func merge(
    _ row: SparseRow, _ other: SparseRow, _ x: Int, _ y: Int, _ removed: Int32, _ total: Int128,
    _ division: WordDivision, _ target: UnsafeMutableBufferPointer<UInt>,
    _ places: UnsafeMutableBufferPointer<Int32>, _ written: inout Int, _ union: inout UInt,
    _ refused: inout Int128?, _ filled: inout [Int32]
  ) {
    row.words.withUnsafeBufferPointer { a in
      other.words.withUnsafeBufferPointer { r in
        row.columns.withUnsafeBufferPointer { mine in
          other.columns.withUnsafeBufferPointer { theirs in
            var bits: UInt = 0
            func product(_ words: UnsafeBufferPointer<UInt>, _ index: Int, _ factor: Int) -> Int128
            {
              Int128(Int(bitPattern: words[index])) &* Int128(factor)
            }
            guard let denominator = division.quotient(total, &bits) else {
              refused = total
              return
            }
            let sum = product(a, 1, x) &+ product(r, 1, y)
            guard let constant = division.quotient(sum, &bits) else {
              refused = sum
              return
            }
            target[0] = UInt(bitPattern: denominator)
            target[1] = UInt(bitPattern: constant)
            var (i, j, k) = (0, 0, 0)
            while i < mine.count || j < theirs.count {
              let left = i < mine.count ? mine[i] : .max
              let right = j < theirs.count ? theirs[j] : .max
              let column = min(left, right)
              var sum: Int128 = 0
              if left == column {
                i += 1
                if column == removed { continue }
                sum = product(a, i + 1, x)
              } else {
                filled.append(column)
              }
              if right == column {
                j += 1
                sum = sum &+ product(r, j + 1, y)
              }
              guard let number = division.quotient(sum, &bits) else {
                refused = sum
                return
              }
              target[k + 2] = UInt(bitPattern: number)
              places[k] = column
              if number != 0 { k += 1 }
            }
            written = k
            union = bits
          }
        }
      }
    }
  }
}

/// A positive number of one word to divide double words by, where it is hoped to be a divisor.
private struct WordDivision {
  let divisor: Int
  private let inverse: UInt
  private let twos: UInt

  init(_ divisor: Int) {
    self.divisor = divisor
    twos = UInt(divisor.trailingZeroBitCount)
    inverse = Limbs.inverse(ofOdd: UInt(divisor) &>> twos)
  }

  /// The quotient if the division is exact and the quotient has at most 62 bits; these are put into `bits`.
  @inline(__always)
  func quotient(_ number: Int128, _ bits: inout UInt) -> Int? {
    let low = UInt(truncatingIfNeeded: number &>> Int128(twos))
    let quotient = Int(bitPattern: low &* inverse)
    let magnitude = UInt(bitPattern: quotient ^ (quotient &>> 63))
    if Int128(quotient) &* Int128(divisor) != number || magnitude >= 1 << 62 { return nil }
    bits |= magnitude
    return quotient
  }
}

// MARK: - In long numbers

extension SparseRow {
  /// As `addWords`, for numbers of any length.
  ///
  /// - Parameters:
  ///   - x: without leading zero words.
  ///   - y: the magnitude, without leading zero words.
  private mutating func addLong(
    _ x: [UInt], _ y: [UInt], isNegative: Bool, _ other: SparseRow, divisor: [UInt],
    removing removed: Int32?
  ) -> [Int32] {
    var divisor = divisor
    while true {
      let sum = LongSum(
        self, other, x, y, isNegative: isNegative, ExactDivisor(divisor), removing: removed ?? -1)
      guard let refused = sum.refused else {
        columns = sum.columns
        words = sum.words
        bits = sum.bits
        width = sum.width
        let wanted = Limbs.width(bits: bits)
        if wanted < width { narrow(to: wanted) }
        return sum.filled
      }
      divisor = greatestCommonDivisor(ofWords: refused, divisor)
    }
  }

  private mutating func narrow(to wanted: Int) {
    let old = width
    let count = columns.count + 2
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<count {
        for i in 0..<wanted { words[index * wanted + i] = words[index * old + i] }
      }
    }
    words.removeLast(count * (old - wanted))
    width = wanted
  }
}

/// The sum of two rows whose numbers are long, or what stood against it.
private struct LongSum {
  private(set) var columns: [Int32]
  private(set) var words: [UInt]
  private(set) var bits = 0
  /// Words of a number here.
  let width: Int
  private(set) var filled: [Int32] = []
  /// A number, without its sign, that the divisor does not divide; then there is no sum.
  private(set) var refused: [UInt]?

  init(
    _ row: SparseRow, _ other: SparseRow, _ x: [UInt], _ y: [UInt], isNegative: Bool,
    _ divisor: ExactDivisor, removing removed: Int32
  ) {
    let sumBits = max(row.bits + x.bitLength, other.bits + y.bitLength) + 1
    let quotientBits = sumBits - divisor.number.bitLength + 1
    // One width for all that takes part. Two factors, or quotient and divisor, then fit in two of it.
    let width = max(
      row.width, other.width, x.count, y.count, divisor.number.count,
      Limbs.width(bits: quotientBits))
    self.width = width
    let capacity = row.columns.count + other.columns.count
    columns = Array(repeating: 0, count: capacity)
    words = Array(repeating: 0, count: (capacity + 2) * width)
    // Space for the loop: x, y and the divisor, a number of each row, the union of all bits, a product and a sum.
    var scratch: [UInt] = Array(repeating: 0, count: 10 * width)
    for i in x.indices { scratch[i] = x[i] }
    for i in y.indices { scratch[width + i] = y[i] }
    for i in divisor.odd.indices { scratch[2 * width + i] = divisor.odd[i] }

    var written: Int?
    var (columns, words, filled) = (self.columns, self.words, self.filled)
    (self.columns, self.words) = ([], [])
    row.words.withUnsafeBufferPointer { a in
      other.words.withUnsafeBufferPointer { r in
        row.columns.withUnsafeBufferPointer { mine in
          other.columns.withUnsafeBufferPointer { theirs in
            words.withUnsafeMutableBufferPointer { target in
              columns.withUnsafeMutableBufferPointer { places in
                scratch.withUnsafeMutableBufferPointer { scratch in
                  guard let a = a.baseAddress, let r = r.baseAddress,
                    let out = target.baseAddress, let scratch = scratch.baseAddress
                  else { return }
                  let loop = LongSumLoop(
                    a: a, aWidth: row.width, mine: mine, r: r, rWidth: other.width,
                    theirs: theirs, inverse: divisor.inverse, twos: divisor.twos,
                    isOne: divisor.isOne, isNegative: isNegative, removed: removed, out: out,
                    places: places,
                    scratch: scratch)
                  // The usual widths are known to the compiler, which unrolls the loops.
                  switch width {
                  case 2: written = loop.run(2, &filled)
                  case 3: written = loop.run(3, &filled)
                  case 4: written = loop.run(4, &filled)
                  default: written = loop.run(width, &filled)
                  }
                }
              }
            }
          }
        }
      }
    }
    guard let written else {
      refused = Array(scratch[(8 * width)...])
      return
    }
    columns.removeLast(capacity - written)
    words.removeLast((capacity - written) * width)
    (self.columns, self.words, self.filled) = (columns, words, filled)
    bits = Array(scratch[5 * width..<6 * width]).bitLength
  }
}

/// The loop of a `LongSum`, with bare pointers to what it reads and writes.
private struct LongSumLoop {
  let a: Limbs.Source
  let aWidth: Int
  let mine: UnsafeBufferPointer<Int32>
  let r: Limbs.Source
  let rWidth: Int
  let theirs: UnsafeBufferPointer<Int32>
  let inverse: UInt
  let twos: Int
  let isOne: Bool
  /// Whether the multiple of the other row is taken away.
  let isNegative: Bool
  let removed: Int32
  let out: Limbs.Target
  let places: UnsafeMutableBufferPointer<Int32>
  let scratch: Limbs.Target

  /// - Returns: how many columns were written; nil where the divisor does not divide the number whose
  ///   magnitude then stands at the end of the scratch.
  @inline(__always)
  func run(_ width: Int, _ filled: inout [Int32]) -> Int? {
    let factorX = scratch
    let factorY = scratch + width
    let odd = scratch + 2 * width
    let own = scratch + 3 * width
    let their = scratch + 4 * width
    let union = scratch + 5 * width
    let product = scratch + 6 * width
    let sum = scratch + 8 * width
    let size = 2 * width

    @inline(__always)
    func extended(_ number: Limbs.Source, _ from: Int, _ copy: Limbs.Target) -> Limbs.Source {
      if from == width { return number }
      let sign: UInt = Limbs.isNegative(number, from) ? .max : 0
      for i in 0..<width { copy[i] = i < from ? number[i] : sign }
      return UnsafePointer(copy)
    }

    @inline(__always)
    func compute(_ mine: Int, _ theirs: Int) {
      if mine >= 0 {
        let number = extended(a + mine * aWidth, aWidth, own)
        Limbs.multiply(to: sum, number, width, factorX, width)
      } else {
        for i in 0..<size { sum[i] = 0 }
      }
      if theirs >= 0 {
        let number = extended(r + theirs * rWidth, rWidth, their)
        Limbs.multiply(to: product, number, width, factorY, width)
        if isNegative {
          Limbs.subtract(product, from: sum, size)
        } else {
          Limbs.add(product, to: sum, size)
        }
      }
    }

    @inline(__always)
    func put(_ mine: Int, _ theirs: Int, _ quotient: Limbs.Target) -> Bool {
      compute(mine, theirs)
      if isOne {
        for i in 0..<width { quotient[i] = sum[i] }
      } else {
        guard Limbs.shiftRightExactly(sum, size, by: twos),
          Limbs.divide(sum, by: odd, inverse: inverse, quotient: quotient, width)
        else { return false }
      }
      let sign: UInt = Limbs.isNegative(quotient, width) ? .max : 0
      for i in 0..<width { union[i] |= quotient[i] ^ sign }
      return true
    }

    @inline(__always)
    func refuse(_ mine: Int, _ theirs: Int) -> Int? {
      compute(mine, theirs)
      if Limbs.isNegative(sum, size) { Limbs.negate(sum, size) }
      return nil
    }

    var number = 0
    var (i, j, k) = (0, 0, 0)
    while true {
      // The denominator, the constant, then the columns.
      var (left, right) = (-1, -1)
      var column: Int32 = 0
      if number == 0 {
        left = 0
      } else if number == 1 {
        (left, right) = (1, 1)
      } else {
        let first = i < mine.count ? mine[i] : .max
        let second = j < theirs.count ? theirs[j] : .max
        column = min(first, second)
        if column == .max { return k }
        if first == column {
          i += 1
          if column == removed { continue }
          left = i + 1
        } else {
          filled.append(column)
        }
        if second == column {
          j += 1
          right = j + 1
        }
      }
      let quotient = out + (number < 2 ? number : k + 2) * width
      if !put(left, right, quotient) { return refuse(left, right) }
      if number < 2 {
        number += 1
      } else if !Limbs.isZero(quotient, width) {
        places[k] = column
        k += 1
      }
    }
  }
}
