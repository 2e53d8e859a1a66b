// The greatest common divisor of long numbers, by D. H. Lehmer's method (*Euclid's Algorithm for
// Large Numbers*, Amer. Math. Monthly 45, 1938; Knuth, TAOCP vol. 2, 4.5.2, algorithm L).
//
// The first quotients of Euclid's algorithm depend on the leading digits only. So the algorithm is
// run on the leading double words of both numbers, and some thirty-seven of its steps are then applied to
// the long numbers at once, as one linear map: x, y ← u₀x − v₀y, v₁y − u₁x, or both negated.

extension Natural {
  /// The greatest common divisor of two long numbers.
  ///
  /// It is at its best if the numbers are of about the same length: divide first if they are not.
  ///
  /// - Complexity: O(n²).
  static func commonDivisorByLehmer(_ a: Natural, _ b: Natural) -> Natural {
    let capacity = max(a.count, b.count)
    let scratch = Limbs.Target.allocate(capacity: 2 * capacity)
    defer { scratch.deallocate() }
    a.copy(to: scratch, capacity)
    b.copy(to: scratch + capacity, capacity)
    var pair = LehmerPair(x: scratch, y: scratch + capacity, count: capacity)
    while pair.xCount > 2, pair.yCount > 0 {
      if pair.yCount > 1, let map = EuclideanSteps(pair) {
        pair.apply(map)
      } else {
        pair.divide()
      }
    }
    let (x, y) = (pair.natural(pair.x, pair.xCount), pair.natural(pair.y, pair.yCount))
    if case .short(let xLow, let xHigh) = x, case .short(let yLow, let yHigh) = y {
      return Natural(
        greatestCommonDivisor(doubleWord(xLow, xHigh), doubleWord(yLow, yHigh)))
    }
    // There was nothing left of the other number.
    return x
  }
}

/// Two numbers on the way to their greatest common divisor, x ≥ y. Above their words, both are zero up to
/// the longer one's.
private struct LehmerPair {
  private(set) var x: Limbs.Target
  private(set) var xCount: Int
  private(set) var y: Limbs.Target
  private(set) var yCount: Int

  init(x: Limbs.Target, y: Limbs.Target, count: Int) {
    self.x = x
    self.y = y
    (xCount, yCount) = (count, count)
    order()
  }

  private mutating func order() {
    xCount = NaturalLimbs.significant(x, xCount)
    yCount = NaturalLimbs.significant(y, yCount)
    if NaturalLimbs.compare(x, xCount, y, yCount) < 0 {
      swap(&x, &y)
      swap(&xCount, &yCount)
    }
  }

  func natural(_ words: Limbs.Target, _ count: Int) -> Natural {
    Natural(UnsafeBufferPointer(start: UnsafePointer(words), count: count))
  }

  /// Takes the steps of a map; afterwards y may again be the larger, and they change places.
  mutating func apply(_ map: EuclideanSteps) {
    // The two cases are one, with x and y in each other's place on the right.
    let (a, b) = map.isEven ? (x, y) : (y, x)
    let (u0, v0) = map.isEven ? (map.u.0, map.v.0) : (map.v.0, map.u.0)
    let (u1, v1) = map.isEven ? (map.u.1, map.v.1) : (map.v.1, map.u.1)
    var carry: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    var borrow: (UInt64, UInt64) = (0, 0)
    var i = 0
    while i < xCount {
      let (ai, bi) = (a[i], b[i])
      let first = Limbs.product(ai, u0, adding: carry.0, 0)
      let second = Limbs.product(bi, v0, adding: carry.1, borrow.0)
      let third = Limbs.product(bi, v1, adding: carry.2, 0)
      let fourth = Limbs.product(ai, u1, adding: carry.3, borrow.1)
      let (left, leftBorrows) = first.low.subtractingReportingOverflow(second.low)
      let (right, rightBorrows) = third.low.subtractingReportingOverflow(fourth.low)
      x[i] = left
      y[i] = right
      carry = (first.high, second.high, third.high, fourth.high)
      borrow = (leftBorrows ? 1 : 0, rightBorrows ? 1 : 0)
      i &+= 1
    }
    yCount = xCount
    order()
  }

  /// One step with the whole quotient, for those that are too long to be read off leading words.
  mutating func divide() {
    let remainder = natural(x, xCount) % natural(y, yCount)
    remainder.copy(to: x, max(xCount, 2))
    order()
  }
}

/// Several steps of Euclid's algorithm as one map, with cofactors of at most a word.
private struct EuclideanSteps {
  private(set) var u: (UInt64, UInt64) = (0, 1)
  private(set) var v: (UInt64, UInt64) = (0, 0)
  /// Which of the two products is taken from the other.
  private(set) var isEven = false

  /// The steps that the leading double words vouch for; nil if there is not even one.
  ///
  /// Both numbers are cut at the same place. A remainder of theirs then differs from that of the
  /// leading words by less than its cofactors, in units of that place: where the short remainder is
  /// no less than the cofactors (v is the greater one), the long one is not negative. The quotient
  /// may still be one too small. That costs a step later on and does no harm, since the map has
  /// determinant ±1 all the same and thus keeps every common divisor.
  ///
  /// A cofactor v was no greater than its remainder r when it was accepted, and v·r is at most the
  /// leading double word, so v has hardly more bits than a word; where it has, the steps end.
  ///
  /// - Precondition: x has three words or more, and y two.
  init?(_ pair: LehmerPair) {
    let n = pair.xCount
    let shift = UInt64(truncatingIfNeeded: pair.x[n - 1].leadingZeroBitCount)
    var (a, b) = (Self.leading(pair.x, n, shift), Self.leading(pair.y, n, shift))
    var next: (u: UInt64, v: UInt64) = (0, 1)
    while b >= UInt128(truncatingIfNeeded: next.v) {
      // Most quotients are 1 or 2.
      var quotient: UInt64 = 1
      var remainder = a &- b
      if remainder >= b {
        quotient = 2
        remainder &-= b
        if remainder >= b {
          let more = remainder / b
          if more &>> 62 != 0 { break }
          quotient &+= UInt64(truncatingIfNeeded: more)
          remainder &-= more &* b
        }
      }
      (u, v) = ((u.1, next.u), (v.1, next.v))
      isEven.toggle()
      (a, b) = (b, remainder)
      let first = quotient.multipliedReportingOverflow(by: u.1)
      let second = quotient.multipliedReportingOverflow(by: v.1)
      let (nextU, third) = first.partialValue.addingReportingOverflow(u.0)
      let (nextV, fourth) = second.partialValue.addingReportingOverflow(v.0)
      if first.overflow || second.overflow || third || fourth { break }
      next = (nextU, nextV)
    }
    if v.0 == 0 { return nil }
  }

  /// The highest two words from a place up, after a shift to the left.
  private static func leading(_ words: Limbs.Target, _ n: Int, _ shift: UInt64) -> UInt128 {
    let double =
      UInt128(truncatingIfNeeded: words[n - 1]) &<< 64 | UInt128(truncatingIfNeeded: words[n - 2])
    let low = shift == 0 ? 0 : words[n - 3] &>> (64 &- shift)
    return double &<< UInt128(truncatingIfNeeded: shift) | UInt128(truncatingIfNeeded: low)
  }
}
