// Sums, differences, products, powers and shifts of natural numbers.

extension Natural {
  /// The sum.
  ///
  /// - Complexity: O(n).
  public static func + (a: Natural, b: Natural) -> Natural {
    if case .short(let xLow, let xHigh) = a, case .short(let yLow, let yHigh) = b {
      let (low, carries) = xLow.addingReportingOverflow(yLow)
      let (partial, first) = xHigh.addingReportingOverflow(yHigh)
      let (high, second) = partial.addingReportingOverflow(carries ? 1 : 0)
      return first || second ? .long([low, high, 1]) : .short(low: low, high: high)
    }
    return a.withWords { x, xCount in
      b.withWords { y, yCount in
        xCount < yCount ? sum(y, yCount, x, xCount) : sum(x, xCount, y, yCount)
      }
    }
  }

  private static func sum(_ a: Limbs.Source, _ aCount: Int, _ b: Limbs.Source, _ bCount: Int)
    -> Natural
  {
    Natural(capacity: aCount + 1) { sum in
      sum.update(from: a, count: aCount)
      sum[aCount] = 0
      NaturalLimbs.add(b, bCount, to: sum, aCount + 1)
    }
  }

  /// The difference.
  ///
  /// - Precondition: `b` is not greater than `a`.
  /// - Complexity: O(n).
  public static func - (a: Natural, b: Natural) -> Natural {
    if case .short(let xLow, let xHigh) = a, case .short(let yLow, let yHigh) = b {
      let (low, borrows) = xLow.subtractingReportingOverflow(yLow)
      return .short(low: low, high: xHigh - yHigh - (borrows ? 1 : 0))
    }
    // Signed numbers compare two magnitudes before they take one from the other.
    precondition(b <= a, "a natural number less than zero")
    return a.withWords { x, xCount in
      b.withWords { y, yCount in
        Natural(capacity: xCount) { rest in
          rest.update(from: x, count: xCount)
          NaturalLimbs.subtract(y, yCount, from: rest, xCount)
        }
      }
    }
  }

  /// The product.
  ///
  /// - Complexity: O(n²) for short numbers, O(n^1.59) for long ones.
  public static func * (a: Natural, b: Natural) -> Natural {
    if case .short(let xLow, let xHigh) = a, case .short(let yLow, let yHigh) = b {
      let first = Limbs.product(xLow, yLow, adding: 0, 0)
      if xHigh | yHigh == 0 { return .short(low: first.low, high: first.high) }
      let second = Limbs.product(xHigh, yLow, adding: first.high, 0)
      let third = Limbs.product(xLow, yHigh, adding: second.low, 0)
      let fourth = Limbs.product(xHigh, yHigh, adding: second.high, third.high)
      if fourth.high != 0 { return .long([first.low, third.low, fourth.low, fourth.high]) }
      if fourth.low != 0 { return .long([first.low, third.low, fourth.low]) }
      return .short(low: first.low, high: third.low)
    }
    if a.isZero || b.isZero { return .zero }
    return a.withWords { x, _ in
      b.withWords { y, _ in
        let (xCount, yCount) = (a.count, b.count)
        return Natural(capacity: xCount + yCount) {
          NaturalLimbs.multiply(to: $0, x, xCount, y, yCount)
        }
      }
    }
  }

  /// The number to a power, by squaring (Knuth, TAOCP vol. 2, 4.6.3, algorithm A).
  ///
  /// - Precondition: the exponent is not negative.
  /// - Complexity: that of a product as long as the power.
  public func power(_ exponent: Int) -> Natural {
    // Typed exponents are bounded, and one below zero divides by a power instead.
    precondition(exponent >= 0, "a natural number to a negative power")
    var (result, square, left) = (Natural.one, self, exponent)
    while true {
      if left & 1 == 1 { result = result * square }
      left >>= 1
      if left == 0 { return result }
      square = square * square
    }
  }

  /// 10 to a power, from the power of 5, which is shorter.
  public static func powerOfTen(_ exponent: Int) -> Natural {
    Natural(5).power(exponent) << exponent
  }

  // MARK: Shifts

  /// The number times a power of two.
  ///
  /// - Precondition: the shift is not negative.
  /// - Complexity: O(n).
  public static func << (number: Natural, shift: Int) -> Natural {
    // Shifts are counts of bits.
    precondition(shift >= 0, "a shift by less than nothing")
    if case .short(let low, let high) = number, number.bitLength + shift <= 128 {
      return Natural(doubleWord(low, high) << UInt128(truncatingIfNeeded: shift))
    }
    if number.isZero { return number }
    let (skipped, bits) = shift.quotientAndRemainder(dividingBy: 64)
    return number.withWords { words, count in
      Natural(capacity: skipped + count + 1) { shifted in
        shifted.update(repeating: 0, count: skipped)
        shifted[skipped + count] = NaturalLimbs.shiftLeft(
          to: shifted + skipped, words, count, by: UInt64(truncatingIfNeeded: bits))
      }
    }
  }

  /// The number divided by a power of two, rounded down.
  ///
  /// - Precondition: the shift is not negative.
  /// - Complexity: O(n).
  public static func >> (number: Natural, shift: Int) -> Natural {
    // Shifts are counts of bits.
    precondition(shift >= 0, "a shift by less than nothing")
    switch number {
    case .short(let low, let high):
      return shift < 128
        ? Natural(doubleWord(low, high) >> UInt128(truncatingIfNeeded: shift)) : .zero
    case .long(let words):
      let (skipped, bits) = shift.quotientAndRemainder(dividingBy: 64)
      if skipped >= words.count { return .zero }
      return number.withWords { words, count in
        Natural(capacity: count - skipped) {
          NaturalLimbs.shiftRight(
            to: $0, words + skipped, count - skipped, by: UInt64(truncatingIfNeeded: bits))
        }
      }
    }
  }
}

extension Natural: ExpressibleByIntegerLiteral {
  @inlinable
  public init(integerLiteral value: UInt64) { self.init(value) }
}
