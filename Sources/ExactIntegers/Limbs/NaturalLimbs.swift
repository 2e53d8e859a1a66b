// Long natural numbers as runs of words in memory, lowest word first: sums, shifts, and products and
// quotients by one word.

/// A namespace for the loops over words without a sign. Nothing here allocates, if it does not say so.
enum NaturalLimbs {
  typealias Source = Limbs.Source
  typealias Target = Limbs.Target

  /// How many words are left without leading zeros.
  @inline(__always)
  static func significant(_ number: Source, _ count: Int) -> Int {
    var count = count
    while count > 0, number[count &- 1] == 0 { count &-= 1 }
    return count
  }

  /// Compares two numbers of as many words: −1, 0 or 1.
  static func compare(_ a: Source, _ b: Source, _ count: Int) -> Int {
    var i = count
    while i > 0 {
      i &-= 1
      if a[i] != b[i] { return a[i] < b[i] ? -1 : 1 }
    }
    return 0
  }

  /// Compares two numbers without leading zeros: −1, 0 or 1.
  static func compare(_ a: Source, _ aCount: Int, _ b: Source, _ bCount: Int) -> Int {
    if aCount != bCount { return aCount < bCount ? -1 : 1 }
    return compare(a, b, aCount)
  }

  // MARK: Sums

  /// sum ← sum + number.
  ///
  /// - Parameter size: words of the sum, no fewer than those of the number.
  /// - Returns: what is carried out.
  @discardableResult
  static func add(_ number: Source, _ count: Int, to sum: Target, _ size: Int) -> UInt64 {
    var carry: UInt64 = 0
    var i = 0
    while i < count {
      let (partial, first) = sum[i].addingReportingOverflow(number[i])
      let (word, second) = partial.addingReportingOverflow(carry)
      sum[i] = word
      carry = (first ? 1 : 0) | (second ? 1 : 0)
      i &+= 1
    }
    while carry != 0, i < size {
      sum[i] &+= 1
      carry = sum[i] == 0 ? 1 : 0
      i &+= 1
    }
    return carry
  }

  /// rest ← rest − number.
  ///
  /// - Parameter size: words of the rest, no fewer than those of the number.
  /// - Returns: what is borrowed from above.
  @discardableResult
  static func subtract(_ number: Source, _ count: Int, from rest: Target, _ size: Int) -> UInt64 {
    var borrow: UInt64 = 0
    var i = 0
    while i < count {
      let (partial, first) = rest[i].subtractingReportingOverflow(number[i])
      let (word, second) = partial.subtractingReportingOverflow(borrow)
      rest[i] = word
      borrow = (first ? 1 : 0) | (second ? 1 : 0)
      i &+= 1
    }
    while borrow != 0, i < size {
      borrow = rest[i] == 0 ? 1 : 0
      rest[i] &-= 1
      i &+= 1
    }
    return borrow
  }

  // MARK: One word

  /// product ← number · factor; what is carried out is returned.
  @discardableResult
  static func multiply(
    to product: Target, _ number: Source, _ count: Int, by factor: UInt64, adding word: UInt64 = 0
  ) -> UInt64 {
    var carry = word
    var i = 0
    while i < count {
      let next = Limbs.product(number[i], factor, adding: carry, 0)
      product[i] = next.low
      carry = next.high
      i &+= 1
    }
    return carry
  }

  /// sum ← sum + number · factor; what is carried out is returned.
  @inline(__always)
  static func addProduct(
    to sum: Target, _ number: Source, _ count: Int, _ factor: UInt64
  ) -> UInt64 {
    var carry: UInt64 = 0
    var i = 0
    while i < count {
      let next = Limbs.product(number[i], factor, adding: sum[i], carry)
      sum[i] = next.low
      carry = next.high
      i &+= 1
    }
    return carry
  }

  /// rest ← rest − number · factor; what is borrowed from above is returned.
  @inline(__always)
  static func subtractProduct(
    from rest: Target, _ number: Source, _ count: Int, _ factor: UInt64
  ) -> UInt64 {
    var carry: UInt64 = 0
    var i = 0
    while i < count {
      let next = Limbs.product(number[i], factor, adding: carry, 0)
      let (word, borrows) = rest[i].subtractingReportingOverflow(next.low)
      rest[i] = word
      carry = next.high &+ (borrows ? 1 : 0)
      i &+= 1
    }
    return carry
  }

  /// quotient ← number / divisor; the remainder is returned. Both may stand in one place.
  static func divide(
    _ number: Source, _ count: Int, by divisor: WordDivisor, quotient: Target
  ) -> UInt64 {
    if count == 0 { return 0 }
    let (shift, back) = (divisor.shift, 64 &- divisor.shift)
    var rest = shift == 0 ? 0 : number[count &- 1] &>> back
    var i = count
    while i > 0 {
      i &-= 1
      let below = shift == 0 || i == 0 ? 0 : number[i &- 1] &>> back
      (quotient[i], rest) = divisor.quotientAndRemainder(rest, number[i] &<< shift | below)
    }
    return rest &>> shift
  }

  // MARK: Shifts

  /// shifted ← number · 2^`shift`, for a shift of less than 64; what is shifted out is returned. It goes
  /// from the top down, so that `shifted` may lie at the number's place or above it.
  @discardableResult
  static func shiftLeft(to shifted: Target, _ number: Source, _ count: Int, by shift: UInt64)
    -> UInt64
  {
    var i = count
    if shift == 0 {
      while i > 0 {
        i &-= 1
        shifted[i] = number[i]
      }
      return 0
    }
    let out = count == 0 ? 0 : number[count &- 1] &>> (64 &- shift)
    while i > 0 {
      i &-= 1
      shifted[i] = number[i] &<< shift | (i == 0 ? 0 : number[i &- 1] &>> (64 &- shift))
    }
    return out
  }

  /// shifted ← number / 2^`shift`, for a shift of less than 64. It goes from the bottom up, so that
  /// `shifted` may lie at the number's place or below it.
  static func shiftRight(to shifted: Target, _ number: Source, _ count: Int, by shift: UInt64) {
    var i = 0
    while i < count {
      let above = i &+ 1 < count && shift != 0 ? number[i &+ 1] &<< (64 &- shift) : 0
      shifted[i] = number[i] &>> shift | above
      i &+= 1
    }
  }
}
