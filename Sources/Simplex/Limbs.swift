// Long whole numbers as runs of words in memory, lowest word first, negative ones in two's complement.
//
// A pivot multiplies and divides whole rows of such numbers. They lie side by side, all of a row equally
// wide, so that its loops neither allocate nor count references (the numbers of a row are of about the same
// length anyway). Sizes are small, so multiplication and division are the schoolbook's.

/// A namespace for the loops over words.
enum Limbs {
  typealias Source = UnsafePointer<UInt>
  typealias Target = UnsafeMutablePointer<UInt>

  /// The words that any number of at most 2ᵇ in magnitude fits in, with its sign, b being `bits`.
  /// Its opposite fits too.
  @inline(__always)
  static func width(bits: Int) -> Int { (bits + 1) / UInt.bitWidth + 1 }

  /// The least b with −2ᵇ ≤ number < 2ᵇ.
  @inline(__always)
  static func bits(_ number: Source, _ width: Int) -> Int {
    let sign = UInt(bitPattern: Int(bitPattern: number[width - 1]) &>> (UInt.bitWidth - 1))
    var top = width - 1
    while top > 0, number[top] == sign { top -= 1 }
    return (top + 1) * UInt.bitWidth - (number[top] ^ sign).leadingZeroBitCount
  }

  @inline(__always)
  static func isNegative(_ number: Source, _ width: Int) -> Bool {
    Int(bitPattern: number[width - 1]) < 0
  }

  @inline(__always)
  static func isZero(_ number: Source, _ width: Int) -> Bool {
    for i in 0..<width where number[i] != 0 { return false }
    return true
  }

  static func negate(_ number: Target, _ width: Int) {
    var carry = true
    for i in 0..<width {
      let (word, overflows) = (~number[i]).addingReportingOverflow(carry ? 1 : 0)
      number[i] = word
      carry = overflows
    }
  }

  /// Compares two numbers of one width: −1, 0 or 1.
  static func compare(_ a: Source, _ b: Source, _ width: Int) -> Int {
    let (high, other) = (Int(bitPattern: a[width - 1]), Int(bitPattern: b[width - 1]))
    if high != other { return high < other ? -1 : 1 }
    var i = width - 1
    while i > 0 {
      i -= 1
      if a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
    }
    return 0
  }

  // MARK: Products

  /// sum += number · factor, over as many words as the number has.
  ///
  /// - Returns: the word that is to be added above.
  @inline(__always)
  static func multiplyAdd(_ sum: Target, _ number: Source, _ count: Int, _ factor: UInt) -> UInt {
    var carry: UInt = 0
    for i in 0..<count {
      let product = number[i].multipliedFullWidth(by: factor)
      let (low, first) = product.low.addingReportingOverflow(carry)
      let (word, second) = sum[i].addingReportingOverflow(low)
      sum[i] = word
      carry = product.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
    }
    return carry
  }

  /// sum −= number · factor, over as many words as the number has.
  ///
  /// - Returns: the word that is to be taken away above.
  @inline(__always)
  static func multiplySubtract(
    _ sum: Target, _ number: Source, _ count: Int, _ factor: UInt
  ) -> UInt {
    var borrow: UInt = 0
    for i in 0..<count {
      let product = number[i].multipliedFullWidth(by: factor)
      let (low, first) = product.low.addingReportingOverflow(borrow)
      let (word, second) = sum[i].subtractingReportingOverflow(low)
      sum[i] = word
      borrow = product.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
    }
    return borrow
  }

  /// Adds a word, over `size` words; what is carried out of them is lost.
  @inline(__always)
  static func add(_ word: UInt, to sum: Target, _ size: Int) {
    var (carry, i) = (word, 0)
    while carry != 0, i < size {
      let (new, overflows) = sum[i].addingReportingOverflow(carry)
      sum[i] = new
      carry = overflows ? 1 : 0
      i += 1
    }
  }

  /// Takes a word away, over `size` words.
  @inline(__always)
  static func subtract(_ word: UInt, from sum: Target, _ size: Int) {
    var (borrow, i) = (word, 0)
    while borrow != 0, i < size {
      let (new, overflows) = sum[i].subtractingReportingOverflow(borrow)
      sum[i] = new
      borrow = overflows ? 1 : 0
      i += 1
    }
  }

  /// sum += number · factor, modulo 2^(64·size).
  ///
  /// - Parameters:
  ///   - number: with a sign, of `width` words.
  ///   - factor: without a sign, of `count` words.
  /// - Precondition: size ≥ width + count.
  @inline(__always)
  static func addProduct(
    to sum: Target, _ size: Int, _ number: Source, _ width: Int, _ factor: Source, _ count: Int
  ) {
    for i in 0..<count {
      let carry = multiplyAdd(sum + i, number, width, factor[i])
      add(carry, to: sum + (i + width), size - i - width)
    }
    guard isNegative(number, width) else { return }
    // Read without its sign, the number was too large by 2^(64·width).
    var borrow: UInt = 0
    for i in 0..<count {
      let (partial, first) = sum[width + i].subtractingReportingOverflow(factor[i])
      let (word, second) = partial.subtractingReportingOverflow(borrow)
      sum[width + i] = word
      borrow = first || second ? 1 : 0
    }
    subtract(borrow, from: sum + (width + count), size - width - count)
  }

  // MARK: Exact division

  /// 1/odd modulo 2⁶⁴, by Newton's iteration; each round doubles the number of right bits.
  @inline(__always)
  static func inverse(ofOdd odd: UInt) -> UInt {
    var inverse = (3 &* odd) ^ 2  // right in five bits
    for _ in 0..<4 { inverse = inverse &* (2 &- odd &* inverse) }
    return inverse
  }

  /// Divides from the lowest word up, so that the divisor need not be estimated (T. Jebelean, *An
  /// algorithm for exact division*, J. Symbolic Computation 15, 1993). What is left in the dividend
  /// tells whether it was exact.
  ///
  /// - Parameters:
  ///   - number: with a sign, of `size` words; it is destroyed.
  ///   - divisor: odd, without a sign, of `count` words.
  ///   - quotient: takes `width` words, size ≥ width + count.
  /// - Returns: whether the division is exact and the quotient fits.
  @inline(__always)
  static func divide(
    _ number: Target, _ size: Int, by divisor: Source, _ count: Int, inverse: UInt,
    quotient: Target, _ width: Int
  ) -> Bool {
    for i in 0..<width {
      let word = number[i] &* inverse
      quotient[i] = word
      let borrow = multiplySubtract(number + i, divisor, count, word)
      subtract(borrow, from: number + (i + count), size - i - count)
    }
    let rest = number + width
    if isNegative(quotient, width) {
      // Read without its sign, the quotient was too large by 2^(64·width).
      var carry: UInt = 0
      for i in 0..<count {
        let (partial, first) = rest[i].addingReportingOverflow(divisor[i])
        let (word, second) = partial.addingReportingOverflow(carry)
        rest[i] = word
        carry = first || second ? 1 : 0
      }
      add(carry, to: rest + count, size - width - count)
    }
    return isZero(rest, size - width)
  }

  /// Shifts to the right, the sign coming in from the left.
  ///
  /// - Parameter shift: less than a word.
  @inline(__always)
  static func shiftRight(_ number: Target, _ size: Int, by shift: Int) {
    guard shift > 0 else { return }
    let left = UInt.bitWidth - shift
    for i in 0..<(size - 1) { number[i] = number[i] &>> UInt(shift) | number[i + 1] &<< UInt(left) }
    number[size - 1] = UInt(bitPattern: Int(bitPattern: number[size - 1]) &>> shift)
  }
}

/// A positive number to divide by, again and again, where it is known or hoped to be a divisor.
struct ExactDivisor {
  /// Odd, without a leading zero word.
  let odd: [UInt]
  /// How many times 2 must be taken away besides.
  let twos: Int
  let inverse: UInt
  /// The divisor, without a leading zero word.
  let number: [UInt]

  init(_ number: [UInt]) {
    self.number = number.trimmed
    var twos = 0
    while self.number[twos / UInt.bitWidth] == 0 { twos += UInt.bitWidth }
    twos += self.number[twos / UInt.bitWidth].trailingZeroBitCount
    self.twos = twos
    var odd = Array(self.number[(twos / UInt.bitWidth)...])
    let shift = twos % UInt.bitWidth
    if shift > 0 {
      for i in odd.indices {
        let above = i + 1 < odd.count ? odd[i + 1] : 0
        odd[i] = odd[i] &>> UInt(shift) | above &<< UInt(UInt.bitWidth - shift)
      }
    }
    self.odd = odd.trimmed
    inverse = Limbs.inverse(ofOdd: odd[0])
  }

  var isOne: Bool { number == [1] }

  /// Divides `number`, which is destroyed; see `Limbs.divide`. `size` is at least `width` and the words
  /// of the divisor together.
  @inline(__always)
  func divide(_ number: Limbs.Target, _ size: Int, quotient: Limbs.Target, _ width: Int) -> Bool {
    let (words, shift) = (twos / UInt.bitWidth, twos % UInt.bitWidth)
    if twos > 0 {
      for i in 0..<words where number[i] != 0 { return false }
      if number[words] & ((1 &<< UInt(shift)) &- 1) != 0 { return false }
      Limbs.shiftRight(number + words, size - words, by: shift)
    }
    return odd.withUnsafeBufferPointer { odd in
      guard let divisor = odd.baseAddress else { return false }
      return Limbs.divide(
        number + words, size - words, by: divisor, odd.count, inverse: inverse,
        quotient: quotient, width)
    }
  }
}

extension [UInt] {
  /// Without leading zero words, but with one word at least.
  var trimmed: [UInt] {
    var count = count
    while count > 1, self[count - 1] == 0 { count -= 1 }
    return count == self.count ? self : Array(self[..<count])
  }

  /// Of a natural number.
  var bitLength: Int {
    let trimmed = trimmed
    return trimmed.count * UInt.bitWidth - trimmed[trimmed.count - 1].leadingZeroBitCount
  }
}
