// Products of long natural numbers: the schoolbook's while they are short, then A. Karatsuba's.
//
// With numbers cut into halves, a = a₁B + a₀ and b = b₁B + b₀, three products of halves do for four:
// a₁b₀ + a₀b₁ = a₀b₀ + a₁b₁ − (a₀ − a₁)(b₀ − b₁). So twice the length takes three times the time.

extension NaturalLimbs {
  /// From how many words on Karatsuba's products are the faster, as measured.
  static let karatsubaThreshold = 24

  /// product ← a · b.
  ///
  /// - Parameter product: takes as many words as a and b have together, and lies apart from both.
  /// - Complexity: O(mn), for short numbers of m and n words; O(m^0.585 · n) for long ones, m ≤ n. Long
  ///   ones take memory besides for about twice the words of the shorter one.
  static func multiply(
    to product: Target, _ a: Source, _ aCount: Int, _ b: Source, _ bCount: Int
  ) {
    if aCount < bCount {
      multiply(to: product, b, bCount, a, aCount)
    } else if bCount < karatsubaThreshold {
      multiplyBySchoolbook(to: product, a, aCount, b, bCount)
    } else {
      let capacity = karatsubaScratch(bCount)
      let scratch = Target.allocate(capacity: capacity)
      defer { scratch.deallocate() }
      if aCount == bCount {
        multiplyByHalves(to: product, a, b, bCount, scratch)
      } else {
        multiplyByPieces(to: product, a, aCount, b, bCount, scratch)
      }
    }
  }

  /// As `multiply`, a row at a time.
  ///
  /// - Precondition: `aCount` ≥ `bCount`.
  static func multiplyBySchoolbook(
    to product: Target, _ a: Source, _ aCount: Int, _ b: Source, _ bCount: Int
  ) {
    if bCount == 0 {
      for i in 0..<aCount { product[i] = 0 }
      return
    }
    product[aCount] = multiply(to: product, a, aCount, by: b[0])
    var j = 1
    while j < bCount {
      product[aCount &+ j] = addProduct(to: product + j, a, aCount, b[j])
      j &+= 1
    }
  }

  /// The longer number goes in pieces that are as long as the shorter one.
  private static func multiplyByPieces(
    to product: Target, _ a: Source, _ aCount: Int, _ b: Source, _ bCount: Int, _ scratch: Target
  ) {
    multiplyByHalves(to: product, a, b, bCount, scratch)
    var done = bCount
    let piece = Target.allocate(capacity: 2 * bCount)
    defer { piece.deallocate() }
    while done < aCount {
      let count = min(bCount, aCount - done)
      if count == bCount {
        multiplyByHalves(to: piece, a + done, b, bCount, scratch)
      } else {
        multiply(to: piece, b, bCount, a + done, count)
      }
      // Above the words of the product so far, nothing has been written.
      for i in 0..<count { product[done + bCount + i] = 0 }
      add(piece, bCount + count, to: product + done, bCount + count)
      done += count
    }
  }

  /// Words of scratch that `multiplyByHalves` wants: two more than its own numbers for each time that
  /// they are cut, and those of the halves, which are as many again.
  private static func karatsubaScratch(_ count: Int) -> Int { 2 * count + 4 * 64 }

  /// product ← a · b, for numbers of as many words.
  private static func multiplyByHalves(
    to product: Target, _ a: Source, _ b: Source, _ count: Int, _ scratch: Target
  ) {
    if count < karatsubaThreshold {
      multiplyBySchoolbook(to: product, a, count, b, count)
      return
    }
    let low = (count + 1) / 2
    let high = count - low
    // The differences stand where the product will.
    let aIsTurned = subtractHalves(to: product, a, low, high)
    let bIsTurned = subtractHalves(to: product + low, b, low, high)
    let middle = scratch
    let rest = scratch + (2 * low + 1)
    multiplyByHalves(
      to: middle, UnsafePointer(product), UnsafePointer(product + low), low, rest)
    multiplyByHalves(to: product, a, b, low, rest)
    multiplyByHalves(to: product + 2 * low, a + low, b + low, high, rest)
    // The middle is a₀b₀ + a₁b₁ ∓ the product of the differences: of 2 · low words and a bit.
    middle[2 * low] = 0
    if aIsTurned == bIsTurned {
      subtractFromSum(middle, product, low, high)
    } else {
      add(product, 2 * low, to: middle, 2 * low + 1)
      add(product + 2 * low, 2 * high, to: middle, 2 * low + 1)
    }
    // It is added where no more can be carried out than the product has room for.
    add(middle, significant(middle, 2 * low + 1), to: product + low, low + 2 * high)
  }

  /// middle ← a₀b₀ + a₁b₁ − middle.
  private static func subtractFromSum(_ middle: Target, _ product: Target, _ low: Int, _ high: Int)
  {
    var (borrow, carry): (UInt64, UInt64) = (0, 0)
    for i in 0..<2 * low {
      let (sum, first) = product[i].addingReportingOverflow(
        i < 2 * high ? product[2 * low + i] : 0)
      let (word, second) = sum.addingReportingOverflow(carry)
      carry = (first ? 1 : 0) | (second ? 1 : 0)
      let (partial, third) = word.subtractingReportingOverflow(middle[i])
      let (rest, fourth) = partial.subtractingReportingOverflow(borrow)
      borrow = (third ? 1 : 0) | (fourth ? 1 : 0)
      middle[i] = rest
    }
    middle[2 * low] = carry &- borrow
  }

  /// difference ← |lower half − upper half|, of `low` words.
  ///
  /// - Returns: whether the upper half is the greater.
  private static func subtractHalves(
    to difference: Target, _ number: Source, _ low: Int, _ high: Int
  ) -> Bool {
    let upper = number + low
    let isTurned =
      (low == high || number[high] == 0) && compare(number, upper, high) < 0
    if isTurned {
      for i in 0..<high { difference[i] = upper[i] }
      if low > high { difference[high] = 0 }
      subtract(number, high, from: difference, low)
    } else {
      for i in 0..<low { difference[i] = number[i] }
      subtract(upper, high, from: difference, low)
    }
    return isTurned
  }
}
