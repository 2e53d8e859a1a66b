// Quotients and remainders of natural numbers.

extension Natural {
  /// The quotient, rounded down, and the remainder.
  ///
  /// - Precondition: the divisor is not zero.
  /// - Complexity: O(m(n − m)) for a divisor of m words, if those or those of the quotient are few; that
  ///   of products, times O(log n), for long ones.
  public func quotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    // Divisors are denominators, common divisors and powers, which are never zero; a zero that was typed
    // is refused by whoever reads it.
    precondition(!divisor.isZero, "division by zero")
    if self < divisor { return (.zero, self) }
    switch (self, divisor) {
    case (.short(let aLow, let aHigh), .short(let bLow, let bHigh)):
      if aHigh == 0 {
        let (quotient, remainder) = aLow.quotientAndRemainder(dividingBy: bLow)
        return (Natural(quotient), Natural(remainder))
      }
      let (x, y) = (doubleWord(aLow, aHigh), doubleWord(bLow, bHigh))
      let quotient = x / y
      return (Natural(quotient), Natural(x &- quotient &* y))
    case (.long, .short(let word, 0)): return dividedByWord(word)
    // By more than a word.
    default: return dividedByWords(divisor)
    }
  }

  private func dividedByWord(_ word: UInt64) -> (quotient: Natural, remainder: Natural) {
    let divisor = WordDivisor(word)
    var remainder: UInt64 = 0
    let quotient = withWords { words, count in
      Natural(capacity: count) {
        remainder = NaturalLimbs.divide(words, count, by: divisor, quotient: $0)
      }
    }
    return (quotient, Natural(remainder))
  }

  private func dividedByWords(_ divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    let (count, divisorCount) = (count, divisor.count)
    let shift = UInt64(truncatingIfNeeded: divisorCount * 64 - divisor.bitLength)
    let scratch = Limbs.Target.allocate(capacity: count + 1 + divisorCount)
    defer { scratch.deallocate() }
    let normalized = scratch + (count + 1)
    withWords { words, _ in
      scratch[count] = NaturalLimbs.shiftLeft(to: scratch, words, count, by: shift)
    }
    divisor.withWords { words, _ in
      _ = NaturalLimbs.shiftLeft(to: normalized, words, divisorCount, by: shift)
    }
    // A word of the quotient is spared where the number's highest words are less than the divisor.
    let highest = scratch + (count - divisorCount)
    let isSpared =
      scratch[count] == 0
      && NaturalLimbs.compare(highest, normalized, divisorCount) < 0
    let total = isSpared ? count : count + 1
    let quotient = Natural(capacity: total - divisorCount) {
      NaturalLimbs.divide(scratch, total, by: normalized, divisorCount, quotient: $0)
    }
    let remainder = Natural(capacity: divisorCount) {
      NaturalLimbs.shiftRight(to: $0, scratch, divisorCount, by: shift)
    }
    return (quotient, remainder)
  }

  /// The quotient, rounded down.
  public static func / (a: Natural, b: Natural) -> Natural {
    a.quotientAndRemainder(dividingBy: b).quotient
  }

  /// The remainder.
  public static func % (a: Natural, b: Natural) -> Natural {
    a.quotientAndRemainder(dividingBy: b).remainder
  }
}
