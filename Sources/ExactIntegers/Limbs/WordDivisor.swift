// Division by a word that stays the same, as a product with its reciprocal (N. Möller and T. Granlund,
// *Improved division by invariant integers*, IEEE Trans. Computers 60, 2011, algorithms 4 to 6).

/// A word to divide double words by.
struct WordDivisor {
  /// By how much the divisor was shifted, so that its highest bit is set.
  let shift: UInt64
  /// The divisor, shifted.
  let divisor: UInt64
  /// ⌊(2¹²⁸ − 1) / divisor⌋ − 2⁶⁴.
  let reciprocal: UInt64

  /// - Precondition: the word is not zero.
  init(_ word: UInt64) {
    shift = UInt64(truncatingIfNeeded: word.leadingZeroBitCount)
    divisor = word &<< shift
    reciprocal = divisor.dividingFullWidth((~divisor, .max)).quotient
  }

  /// Divides a double word whose high word is less than the shifted divisor by that.
  @inline(__always)
  func quotientAndRemainder(_ high: UInt64, _ low: UInt64) -> (UInt64, UInt64) {
    let estimate =
      UInt128(truncatingIfNeeded: reciprocal) &* UInt128(truncatingIfNeeded: high)
      &+ (UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low))
    var quotient = UInt64(truncatingIfNeeded: estimate &>> 64) &+ 1
    var rest = low &- quotient &* divisor
    if rest > UInt64(truncatingIfNeeded: estimate) {
      quotient &-= 1
      rest &+= divisor
    }
    if rest >= divisor {
      quotient &+= 1
      rest &-= divisor
    }
    return (quotient, rest)
  }
}

/// Two words, of which the highest bit is set, to divide three words by: the digits that long division
/// guesses a digit of the quotient by.
struct DoubleWordDivisor {
  let high: UInt64
  let low: UInt64
  private let reciprocal: UInt64

  init(_ high: UInt64, _ low: UInt64) {
    self.high = high
    self.low = low
    var reciprocal = WordDivisor(high).reciprocal
    var rest = high &* reciprocal &+ low
    if rest < low {
      reciprocal &-= 1
      if rest >= high {
        reciprocal &-= 1
        rest &-= high
      }
      rest &-= high
    }
    let product = Limbs.product(reciprocal, low, adding: 0, 0)
    rest &+= product.high
    if rest < product.high {
      reciprocal &-= 1
      if rest > high || rest == high && product.low >= low { reciprocal &-= 1 }
    }
    self.reciprocal = reciprocal
  }

  /// The quotient of three words, of which the higher two are less than the divisor.
  @inline(__always)
  func quotient(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> UInt64 {
    let estimate =
      UInt128(truncatingIfNeeded: reciprocal) &* UInt128(truncatingIfNeeded: a)
      &+ (UInt128(truncatingIfNeeded: a) &<< 64 | UInt128(truncatingIfNeeded: b))
    var quotient = UInt64(truncatingIfNeeded: estimate &>> 64)
    let divisor = UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low)
    let first = b &- quotient &* high
    var rest =
      (UInt128(truncatingIfNeeded: first) &<< 64 | UInt128(truncatingIfNeeded: c))
      &- UInt128(truncatingIfNeeded: low) &* UInt128(truncatingIfNeeded: quotient) &- divisor
    quotient &+= 1
    if UInt64(truncatingIfNeeded: rest &>> 64) >= UInt64(truncatingIfNeeded: estimate) {
      quotient &-= 1
      rest &+= divisor
    }
    if rest >= divisor { quotient &+= 1 }
    return quotient
  }
}
