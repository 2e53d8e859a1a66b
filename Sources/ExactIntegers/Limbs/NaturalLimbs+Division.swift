// Quotients and remainders of long natural numbers: digit by digit while they are short (Knuth, TAOCP
// vol. 2, 4.3.1, algorithm D), then by halves (C. Burnikel and J. Ziegler, *Fast Recursive Division*,
// 1998), in the time of a few products.
//
// A divisor is *normalised* if its highest bit is set: then the leading digits guess the quotient's well.

extension NaturalLimbs {
  /// From how many words on division by halves is the faster, as measured.
  static let halvesThreshold = 40

  /// quotient ← number / divisor, the remainder staying in the number's lowest words.
  ///
  /// - Parameters:
  ///   - number: whose highest words are less than the divisor.
  ///   - divisor: normalised, of two words at least and no more than the number.
  ///   - quotient: takes the words that the number has more than the divisor.
  /// - Complexity: O(m(n − m)) for short numbers of n and m words; that of products, for long ones, which
  ///   take memory for as many words as the divisor besides.
  static func divide(
    _ number: Target, _ count: Int, by divisor: Source, _ divisorCount: Int, quotient: Target
  ) {
    let quotientCount = count - divisorCount
    if min(quotientCount, divisorCount) < halvesThreshold {
      divideBySchoolbook(number, count, by: divisor, divisorCount, quotient: quotient)
      return
    }
    let scratch = Target.allocate(capacity: divisorCount)
    defer { scratch.deallocate() }
    // The highest words of the quotient first, so that as many as the divisor has are left each time.
    var left = quotientCount
    var piece = quotientCount % divisorCount
    if piece == 0 { piece = divisorCount }
    while left > 0 {
      left -= piece
      divideBlock(
        number + left, by: divisor, divisorCount, quotient: quotient + left, piece, scratch)
      piece = divisorCount
    }
  }

  /// As `divide`, but that the number may be as great as the divisor's multiple by 2^(64·words of the
  /// quotient + 1).
  ///
  /// - Returns: the quotient's bit above its words.
  @discardableResult
  private static func divideBySchoolbook(
    _ number: Target, _ count: Int, by divisor: Source, _ divisorCount: Int, quotient: Target
  ) -> UInt64 {
    var j = count - divisorCount
    var above: UInt64 = 0
    if compare(number + j, divisor, divisorCount) >= 0 {
      subtract(divisor, divisorCount, from: number + j, divisorCount)
      above = 1
    }
    let leading = DoubleWordDivisor(divisor[divisorCount - 1], divisor[divisorCount - 2])
    while j > 0 {
      j &-= 1
      let rest = number + j
      let (a, b) = (rest[divisorCount], rest[divisorCount &- 1])
      // One too great at most, as three words are divided by two.
      var digit =
        a == leading.high && b == leading.low
        ? .max : leading.quotient(a, b, rest[divisorCount &- 2])
      if subtractProduct(from: rest, divisor, divisorCount, digit) > a {
        digit &-= 1
        add(divisor, divisorCount, to: rest, divisorCount)
      }
      rest[divisorCount] = 0
      quotient[j] = digit
    }
    return above
  }

  /// Divides a number that has `count` words more than the divisor, but no more than twice its words.
  ///
  /// - Parameter scratch: for as many words as the divisor has.
  /// - Returns: the quotient's bit above its words.
  @discardableResult
  private static func divideBlock(
    _ number: Target, by divisor: Source, _ divisorCount: Int, quotient: Target, _ count: Int,
    _ scratch: Target
  ) -> UInt64 {
    if count < halvesThreshold {
      return divideBySchoolbook(
        number, divisorCount + count, by: divisor, divisorCount, quotient: quotient)
    }
    // The highest words of the divisor give a quotient that is hardly too great.
    let rest = divisorCount - count
    var above: UInt64
    if rest == 0 {
      return divideByHalves(number, by: divisor, count, quotient: quotient, scratch)
    }
    above = divideByHalves(number + rest, by: divisor + rest, count, quotient: quotient, scratch)
    above &-= takeProduct(
      of: quotient, count, above, divisor, rest, from: number, divisor, divisorCount, scratch)
    return above
  }

  /// Divides a number of 2 · `count` words by one of `count` words.
  ///
  /// - Parameter scratch: for `count` words.
  /// - Returns: the quotient's bit above its words.
  private static func divideByHalves(
    _ number: Target, by divisor: Source, _ count: Int, quotient: Target, _ scratch: Target
  ) -> UInt64 {
    if count < halvesThreshold {
      return divideBySchoolbook(number, 2 * count, by: divisor, count, quotient: quotient)
    }
    let low = count / 2
    let high = count - low
    var above = divideByHalves(
      number + 2 * low, by: divisor + low, high, quotient: quotient + low, scratch)
    above &-= takeProduct(
      of: quotient + low, high, above, divisor, low, from: number + low, divisor, count, scratch)
    let carried = divideByHalves(
      number + high, by: divisor + high, low, quotient: quotient, scratch)
    takeProduct(
      of: quotient, low, carried, divisor, high, from: number, divisor, count, scratch)
    return above
  }

  /// Takes the product of a quotient and the part of the divisor that was not looked at away, and brings
  /// the quotient down until what is left is not negative.
  ///
  /// - Parameters:
  ///   - above: the quotient's bit above its words.
  ///   - part: the lowest words of the divisor, which together with the quotient has `divisorCount` words.
  ///   - scratch: for `divisorCount` words.
  /// - Returns: what is borrowed from the quotient's bit above its words.
  @discardableResult
  private static func takeProduct(
    of quotient: Target, _ count: Int, _ above: UInt64, _ part: Source, _ partCount: Int,
    from number: Target, _ divisor: Source, _ divisorCount: Int, _ scratch: Target
  ) -> UInt64 {
    multiply(to: scratch, quotient, count, part, partCount)
    var missing = subtract(scratch, divisorCount, from: number, divisorCount)
    if above != 0 { missing &+= subtract(part, partCount, from: number + count, partCount) }
    var one: UInt64 = 1
    var borrowed: UInt64 = 0
    while missing != 0 {
      borrowed &+= subtract(&one, 1, from: quotient, count)
      missing &-= add(divisor, divisorCount, to: number, divisorCount)
    }
    return borrowed
  }
}
