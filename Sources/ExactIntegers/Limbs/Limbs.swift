// Long whole numbers as runs of words in memory, lowest word first, negative ones in two's complement.
//
// A pivot multiplies and divides whole rows of such numbers. They lie side by side, all of a row equally
// wide, so that its loops neither allocate nor count references (the numbers of a row are of about the same
// length anyway). Sizes are small there, so that multiplication and division are the schoolbook's. GMP would
// be faster from four words on only, which few problems come to, and save none of them a third of its time:
// measured in Benchmarks, and left out.

/// A namespace for the loops over words.
public enum Limbs {
  public typealias Source = UnsafePointer<UInt64>
  public typealias Target = UnsafeMutablePointer<UInt64>

  /// The words that any number of at most 2ᵇ in magnitude fits in, with its sign, b being `bits`.
  /// Its opposite fits too.
  @inlinable
  @inline(__always)
  public static func width(bits: Int) -> Int { (bits + 1) / 64 + 1 }

  /// The least b with −2ᵇ ≤ number < 2ᵇ.
  @inlinable
  @inline(__always)
  public static func bits(_ number: Source, _ width: Int) -> Int {
    let sign = UInt64(bitPattern: Int64(bitPattern: number[width - 1]) &>> 63)
    var top = width - 1
    while top > 0, number[top] == sign { top -= 1 }
    return (top + 1) * 64 - (number[top] ^ sign).leadingZeroBitCount
  }

  /// All ones for a negative number, else zero.
  @inlinable
  @inline(__always)
  public static func sign(_ number: Source, _ width: Int) -> UInt64 {
    UInt64(bitPattern: Int64(bitPattern: number[width &- 1]) &>> 63)
  }

  /// A number among others, with so many words; zero for place −1.
  ///
  /// - Parameter copy: takes the words if the number has fewer.
  @inline(__always)
  static func extended(
    _ numbers: Source, _ width: Int, _ place: Int32, to wanted: Int, _ copy: Target
  ) -> Source {
    let number = numbers + Int(place) &* width
    if place >= 0, width == wanted { return number }
    let sign = place < 0 ? 0 : sign(number, width)
    var i = 0
    while i < wanted {
      copy[i] = place >= 0 && i < width ? number[i] : sign
      i &+= 1
    }
    return UnsafePointer(copy)
  }

  /// Moves numbers together that need fewer words than they have.
  @inlinable
  public static func narrow(_ numbers: Target, _ width: Int, to wanted: Int, count: Int) {
    if wanted == width { return }
    for index in 0..<count {
      for i in 0..<wanted { numbers[index * wanted + i] = numbers[index * width + i] }
    }
  }

  @inlinable
  @inline(__always)
  public static func isNegative(_ number: Source, _ width: Int) -> Bool {
    Int64(bitPattern: number[width - 1]) < 0
  }

  @inlinable
  @inline(__always)
  public static func isZero(_ number: Source, _ width: Int) -> Bool {
    for i in 0..<width where number[i] != 0 { return false }
    return true
  }

  @inlinable
  public static func negate(_ number: Target, _ width: Int) {
    var carry = true
    for i in 0..<width {
      let (word, overflows) = (~number[i]).addingReportingOverflow(carry ? 1 : 0)
      number[i] = word
      carry = overflows
    }
  }

  /// Compares two numbers of one width: −1, 0 or 1.
  @inlinable
  public static func compare(_ a: Source, _ b: Source, _ width: Int) -> Int {
    let (high, other) = (Int64(bitPattern: a[width - 1]), Int64(bitPattern: b[width - 1]))
    if high != other { return high < other ? -1 : 1 }
    var i = width - 1
    while i > 0 {
      i -= 1
      if a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
    }
    return 0
  }

  // MARK: Products
  //
  // Whether something is carried cannot be predicted, so there is no branch on it.

  /// a·b + c + d, which cannot be more than two words.
  @inlinable
  @inline(__always)
  public static func product(
    _ a: UInt64, _ b: UInt64, adding c: UInt64, _ d: UInt64
  ) -> (low: UInt64, high: UInt64) {
    let sum =
      UInt128(truncatingIfNeeded: a) &* UInt128(truncatingIfNeeded: b)
      &+ UInt128(truncatingIfNeeded: c) &+ UInt128(truncatingIfNeeded: d)
    return (UInt64(truncatingIfNeeded: sum), UInt64(truncatingIfNeeded: sum &>> 64))
  }

  /// product ← number · factor.
  ///
  /// - Parameters:
  ///   - product: takes as many words as number and factor have together.
  ///   - number: with a sign, of `width` words.
  ///   - factor: without a sign, of `count` words.
  public static func multiply(
    to product: Target, _ number: Source, _ width: Int, _ factor: Source, _ count: Int
  ) {
    for i in 0..<width { product[i] = 0 }
    for j in 0..<count {
      let word = UInt128(truncatingIfNeeded: factor[j])
      var carry: UInt64 = 0
      for i in 0..<width {
        let sum =
          UInt128(truncatingIfNeeded: number[i]) &* word
          &+ UInt128(truncatingIfNeeded: product[i + j]) &+ UInt128(truncatingIfNeeded: carry)
        product[i + j] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum &>> 64)
      }
      product[j + width] = carry
    }
    // Read without its sign, a negative number was too large by 2^(64·width).
    let mask = isNegative(number, width) ? UInt64.max : 0
    var borrow: UInt64 = 0
    for j in 0..<count {
      let (partial, first) = product[width + j].subtractingReportingOverflow(factor[j] & mask)
      let (word, second) = partial.subtractingReportingOverflow(borrow)
      product[width + j] = word
      borrow = (first ? 1 : 0) | (second ? 1 : 0)
    }
  }

  /// sum ← sum + number · factor, or − number · factor; what is carried out is lost.
  ///
  /// - Parameters:
  ///   - sum: of `size` words, no fewer than `width`.
  ///   - number: with a sign, of `width` words.
  ///   - factor: without a sign.
  ///   - mask: all ones to take the product away, or zero.
  @inline(__always)
  static func addProduct(
    to sum: Target, _ size: Int, _ number: Source, _ width: Int, _ factor: UInt64, _ mask: UInt64
  ) {
    // −number = ~number + 1, so −number · factor = ~number · factor + factor.
    let word = UInt128(truncatingIfNeeded: factor)
    var carry = factor & mask
    for i in 0..<width {
      let next =
        UInt128(truncatingIfNeeded: number[i] ^ mask) &* word
        &+ UInt128(truncatingIfNeeded: sum[i]) &+ UInt128(truncatingIfNeeded: carry)
      sum[i] = UInt64(truncatingIfNeeded: next)
      carry = UInt64(truncatingIfNeeded: next &>> 64)
    }
    if size == width { return }
    // Read without its sign, a negative number was too large by 2^(64·width).
    let excess = Int64(bitPattern: number[width - 1] ^ mask) < 0 ? factor : 0
    let (partial, overflows) = sum[width].addingReportingOverflow(carry)
    let (first, borrows) = partial.subtractingReportingOverflow(excess)
    sum[width] = first
    var i = width + 1
    if overflows == borrows { return }
    if overflows {
      while i < size {
        sum[i] = sum[i] &+ 1
        if sum[i] != 0 { return }
        i += 1
      }
    } else {
      while i < size {
        sum[i] = sum[i] &- 1
        if sum[i] != .max { return }
        i += 1
      }
    }
  }

  // MARK: Exact division

  /// 1/odd modulo 2⁶⁴, by Newton's iteration; each round doubles the number of right bits.
  @inlinable
  @inline(__always)
  public static func inverse(ofOdd odd: UInt64) -> UInt64 {
    var inverse = (3 &* odd) ^ 2  // right in five bits
    for _ in 0..<4 { inverse = inverse &* (2 &- odd &* inverse) }
    return inverse
  }

  /// Divides from the lowest word up, so that the divisor need not be estimated (T. Jebelean, *An
  /// algorithm for exact division*, J. Symbolic Computation 15, 1993). What is left in the dividend
  /// tells whether it was exact.
  ///
  /// - Parameters:
  ///   - number: with a sign, of `width` + `count` words; it is destroyed.
  ///   - divisor: odd, without a sign, of `count` words.
  ///   - quotient: takes `width` words.
  /// - Returns: whether the division is exact and the quotient fits.
  @inline(__always)
  static func divide(
    _ number: Target, by divisor: Source, _ count: Int, inverse: UInt64, quotient: Target,
    _ width: Int
  ) -> Bool {
    var pending: UInt64 = 0
    var i = 0
    while i < width {
      let word = number[i] &* inverse
      quotient[i] = word
      // The lowest word of the product is the dividend's.
      var borrow = product(divisor[0], word, adding: 0, 0).high
      var j = 1
      while j < count {
        let product = product(divisor[j], word, adding: borrow, 0)
        let (rest, overflows) = number[i &+ j].subtractingReportingOverflow(product.low)
        number[i &+ j] = rest
        borrow = product.high &+ (overflows ? 1 : 0)
        j &+= 1
      }
      let (partial, first) = number[i &+ count].subtractingReportingOverflow(borrow)
      let (rest, second) = partial.subtractingReportingOverflow(pending)
      number[i &+ count] = rest
      pending = (first ? 1 : 0) | (second ? 1 : 0)
      i &+= 1
    }
    // Read without its sign, a negative quotient was too large by 2^(64·width).
    let mask = sign(quotient, width)
    var (carry, rest): (UInt64, UInt64) = (0, 0)
    i = 0
    while i < count {
      let (partial, first) = number[width &+ i].addingReportingOverflow(divisor[i] & mask)
      let (word, second) = partial.addingReportingOverflow(carry)
      rest |= word
      carry = (first ? 1 : 0) | (second ? 1 : 0)
      i &+= 1
    }
    return rest == 0
  }

  /// Shifts to the right, the sign coming in from the left; false if a bit would be lost that is not zero.
  @inline(__always)
  static func shiftRightExactly(_ number: Target, _ size: Int, by shift: Int) -> Bool {
    if shift == 0 { return true }
    if shift < 64 {
      if number[0] & ((1 &<< UInt64(shift)) &- 1) != 0 { return false }
      let left = UInt64(truncatingIfNeeded: 64 - shift)
      for i in 0..<(size - 1) {
        number[i] = number[i] &>> UInt64(shift) | number[i + 1] &<< left
      }
      number[size - 1] = UInt64(bitPattern: Int64(bitPattern: number[size - 1]) &>> shift)
      return true
    }
    if number[0] != 0 { return false }
    let sign: UInt64 = isNegative(number, size) ? .max : 0
    for i in 0..<(size - 1) { number[i] = number[i + 1] }
    number[size - 1] = sign
    return shiftRightSlowly(number, size, by: shift - 64)
  }

  private static func shiftRightSlowly(_ number: Target, _ size: Int, by shift: Int) -> Bool {
    shiftRightExactly(number, size, by: shift)
  }
}

extension [UInt64] {
  /// Without leading zero words, but with one word at least.
  var trimmed: [UInt64] {
    var count = count
    while count > 1, self[count - 1] == 0 { count -= 1 }
    return count == self.count ? self : Array(self[..<count])
  }
}
