// (x·a + y·r) / d for many pairs of long numbers a and r: what a pivot spends its time on.
//
// The loops are generic over the words that numbers have, so that the compiler makes a copy of them for
// each of the usual widths, in which they are unrolled and the sum stands in registers.

/// How many words, known to the compiler.
private protocol WordCount {
  static var words: Int { get }
}

private enum OneWord: WordCount { static var words: Int { 1 } }
private enum TwoWords: WordCount { static var words: Int { 2 } }
private enum ThreeWords: WordCount { static var words: Int { 3 } }
private enum FourWords: WordCount { static var words: Int { 4 } }

/// The factors and the divisor of a combination, and how wide everything is.
public struct LongCombination {
  /// Words of a, r and the quotient, all with a sign.
  public let width: Int
  /// Words of x, y and d, without a sign; no more than `width`.
  public let factorWidth: Int
  /// x, then y, then the odd part of d.
  private let factors: Limbs.Source
  /// All ones where y·r is taken away instead.
  private let mask: UInt64
  private let divisor: ExactDivisor

  /// - Parameters:
  ///   - width: no less than `Limbs.width(bits:)` of all numbers and quotients, nor than `factorWidth`.
  ///   - factorWidth: no less than the words of x, y and the odd part of d.
  ///   - scratch: for three times `factorWidth` words, as long as the combination is in use.
  public init(
    width: Int, factorWidth: Int, x: Natural, y: Natural, isSubtracted: Bool,
    divisor: ExactDivisor, scratch: Limbs.Target
  ) {
    self.width = width
    self.factorWidth = factorWidth
    x.copy(to: scratch, factorWidth)
    y.copy(to: scratch + factorWidth, factorWidth)
    divisor.odd.copy(to: scratch + 2 * factorWidth, factorWidth)
    factors = UnsafePointer(scratch)
    mask = isSubtracted ? .max : 0
    self.divisor = divisor
  }

  /// Computes quotients for pairs of numbers.
  ///
  /// - Parameters:
  ///   - pairs: takes a place among the one's numbers and a place among the other's, for each
  ///     quotient; −1 stands for zero.
  ///   - quotients: takes `width` words for each pair.
  ///   - union: takes the union of the bits of all quotients, those of negative ones being turned.
  /// - Returns: the place of the first pair for which the division is not exact.
  public func run(
    _ pairs: UnsafeBufferPointer<(Int32, Int32)>, _ a: Numbers, _ r: Numbers,
    quotients: Limbs.Target, union: Limbs.Target
  ) -> Int? {
    switch (width, factorWidth) {
    case (1, 1): run(OneWord.self, OneWord.self, pairs, a, r, quotients, union)
    case (2, 1): run(TwoWords.self, OneWord.self, pairs, a, r, quotients, union)
    case (2, 2): run(TwoWords.self, TwoWords.self, pairs, a, r, quotients, union)
    case (3, 2): run(ThreeWords.self, TwoWords.self, pairs, a, r, quotients, union)
    case (3, 3): run(ThreeWords.self, ThreeWords.self, pairs, a, r, quotients, union)
    case (4, 3): run(FourWords.self, ThreeWords.self, pairs, a, r, quotients, union)
    case (4, 4): run(FourWords.self, FourWords.self, pairs, a, r, quotients, union)
    default: run(width, factorWidth, pairs, a, r, quotients, union)
    }
  }

  /// The magnitude of x·a + y·r.
  public func magnitude(ofSum pair: (Int32, Int32), _ a: Numbers, _ r: Numbers) -> Natural {
    let size = width + factorWidth
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width + size) { scratch in
      guard let copies = scratch.baseAddress else { return .one }
      let sum = copies + 2 * width
      let own = Limbs.extended(a.words, a.width, pair.0, to: width, copies)
      let their = Limbs.extended(r.words, r.width, pair.1, to: width, copies + width)
      add(width, factorWidth, own, their, sum)
      return Natural(magnitudeOf: UnsafeBufferPointer(start: sum, count: size))
    }
  }

  /// Numbers side by side, no wider than the combination's.
  public struct Numbers {
    public let words: Limbs.Source
    public let width: Int

    @inlinable
    public init(words: Limbs.Source, width: Int) {
      self.words = words
      self.width = width
    }
  }

  private func run<Width: WordCount, FactorWidth: WordCount>(
    _ width: Width.Type, _ factorWidth: FactorWidth.Type,
    _ pairs: UnsafeBufferPointer<(Int32, Int32)>, _ a: Numbers, _ r: Numbers,
    _ quotients: Limbs.Target, _ union: Limbs.Target
  ) -> Int? {
    run(width.words, factorWidth.words, pairs, a, r, quotients, union)
  }

  @inline(__always)
  private func run(
    _ width: Int, _ factorWidth: Int, _ pairs: UnsafeBufferPointer<(Int32, Int32)>, _ a: Numbers,
    _ r: Numbers, _ quotients: Limbs.Target, _ union: Limbs.Target
  ) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width &* 2) { copies in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: width &+ factorWidth) { scratch in
        guard let copies = copies.baseAddress, let sum = scratch.baseAddress else { return nil }
        for i in 0..<width { union[i] = 0 }
        var quotient = quotients
        for (place, pair) in pairs.enumerated() {
          let own = Limbs.extended(a.words, a.width, pair.0, to: width, copies)
          let their = Limbs.extended(r.words, r.width, pair.1, to: width, copies + width)
          if !compute(width, factorWidth, own, their, quotient, sum) { return place }
          let sign: UInt64 = Limbs.isNegative(quotient, width) ? .max : 0
          for i in 0..<width { union[i] |= quotient[i] ^ sign }
          quotient += width
        }
        return nil
      }
    }
  }

  /// - Parameter sum: scratch for `width` + `factorWidth` words.
  /// - Returns: whether the division is exact.
  @inline(__always)
  private func compute(
    _ width: Int, _ factorWidth: Int, _ a: Limbs.Source, _ r: Limbs.Source,
    _ quotient: Limbs.Target, _ sum: Limbs.Target
  ) -> Bool {
    add(width, factorWidth, a, r, sum)
    if divisor.isOne {
      for i in 0..<width { quotient[i] = sum[i] }
      return true
    }
    return
      (divisor.twos == 0
      || Limbs.shiftRightExactly(sum, width &+ factorWidth, by: divisor.twos))
      && Limbs.divide(
        sum, by: factors + 2 &* factorWidth, factorWidth, inverse: divisor.inverse,
        quotient: quotient, width)
  }

  /// sum ← x·a + y·r, word by word of the factors.
  @inline(__always)
  private func add(
    _ width: Int, _ factorWidth: Int, _ a: Limbs.Source, _ r: Limbs.Source, _ sum: Limbs.Target
  ) {
    let (x, y) = (factors, factors + factorWidth)
    // −r = ~r + 1. And read without its sign, a negative number is too large by 2^(64·width).
    let (excessA, excessR) = (Limbs.sign(a, width), Limbs.sign(r, width) ^ mask)
    for i in 0..<width { sum[i] = 0 }
    // The sign of the sum so far. Numbers have two bits to spare, so that the top word never overflows.
    var above: UInt64 = 0
    var j = 0
    while j < factorWidth {
      let (xWord, yWord) = (x[j], y[j])
      var (carryX, carryY) = (UInt64(0), yWord & mask)
      var i = 0
      while i < width {
        let partial = Limbs.product(a[i], xWord, adding: sum[i &+ j], carryX)
        let total = Limbs.product(r[i] ^ mask, yWord, adding: partial.low, carryY)
        sum[i &+ j] = total.low
        carryX = partial.high
        carryY = total.high
        i &+= 1
      }
      let top = above &+ carryX &+ carryY &- (excessA & xWord) &- (excessR & yWord)
      sum[width &+ j] = top
      above = UInt64(bitPattern: Int64(bitPattern: top) &>> 63)
      j &+= 1
    }
  }
}
