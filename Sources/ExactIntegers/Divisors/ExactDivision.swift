// Division where it is known, or hoped, that nothing is left over.

extension Natural {
  /// The quotient by a divisor of the number.
  ///
  /// The words of an exact quotient depend on the lowest words only, so that it is found from below and
  /// nothing needs to be guessed (T. Jebelean, *An algorithm for exact division*, J. Symbolic Computation
  /// 15, 1993).
  ///
  /// - Precondition: the divisor is one. Where it is not, the quotient is any number.
  /// - Complexity: as that of division, with half the work for short numbers.
  public func divided(exactlyBy divisor: Natural) -> Natural {
    // Divisors are denominators, pivots and common divisors, which are never zero.
    precondition(!divisor.isZero, "division by zero")
    if divisor.isOne || isZero { return self }
    if case .short(let aLow, let aHigh) = self, case .short(let bLow, let bHigh) = divisor {
      return aHigh == 0
        ? Natural(aLow / bLow) : Natural(doubleWord(aLow, aHigh) / doubleWord(bLow, bHigh))
    }
    let quotientCount = count - divisor.count + 1
    if quotientCount <= 0 { return .zero }
    if min(quotientCount, divisor.count) >= 2 * NaturalLimbs.halvesThreshold {
      return quotientAndRemainder(dividingBy: divisor).quotient
    }
    let exact = ExactDivisor(divisor)
    return withWords { words, _ in
      exact.odd.withWords { odd, _ in
        Natural(capacity: quotientCount) {
          NaturalLimbs.divideExactly(
            words, count, by: odd, exact.odd.count, inverse: exact.inverse, twos: exact.twos,
            quotient: $0, quotientCount)
        }
      }
    }
  }
}

extension NaturalLimbs {
  /// quotient ← number / (divisor · 2^`twos`), which must be exact, word by word from the lowest.
  ///
  /// - Parameters:
  ///   - divisor: odd.
  ///   - quotient: takes `wanted` words, and holds what is left of the number until then.
  fileprivate static func divideExactly(
    _ number: Source, _ count: Int, by divisor: Source, _ divisorCount: Int, inverse: UInt64,
    twos: Int, quotient: Target, _ wanted: Int
  ) {
    let (skipped, bits) = twos.quotientAndRemainder(dividingBy: 64)
    // Of the number, as many words as the quotient has are all that matters, and one to shift in.
    let kept = min(wanted, count - skipped)
    shiftRight(to: quotient, number + skipped, kept, by: UInt64(truncatingIfNeeded: bits))
    if bits != 0, skipped + kept < count {
      quotient[kept - 1] |= number[skipped + kept] &<< UInt64(truncatingIfNeeded: 64 - bits)
    }
    for i in kept..<wanted { quotient[i] = 0 }
    var i = 0
    while i < wanted {
      let word = quotient[i] &* inverse
      let length = min(divisorCount, wanted &- i)
      let borrow = subtractProduct(from: quotient + i, divisor, length, word)
      if i &+ length < wanted {
        var left = borrow
        var j = i &+ length
        while left != 0, j < wanted {
          let (rest, borrows) = quotient[j].subtractingReportingOverflow(left)
          quotient[j] = rest
          left = borrows ? 1 : 0
          j &+= 1
        }
      }
      quotient[i] = word
      i &+= 1
    }
  }
}
