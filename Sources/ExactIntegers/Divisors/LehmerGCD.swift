// The greatest common divisor of long numbers, by D. H. Lehmer's method (*Euclid's Algorithm for
// Large Numbers*, Amer. Math. Monthly 45, 1938; Knuth, TAOCP vol. 2, 4.5.2, algorithm L).
//
// The first quotients of Euclid's algorithm depend on the leading digits only. So the algorithm is
// run on the leading words of both numbers, and some thirty of its steps are then applied to the
// long numbers at once, as one linear map: x, y ← u₀x − v₀y, v₁y − u₁x, or both negated.

/// The greatest common divisor of two natural numbers, given by their words from the lowest up.
///
/// It is at its best if the numbers are of about the same length: divide first if they are not.
///
/// - Complexity: O(n²).
func greatestCommonDivisor(_ a: [UInt], _ b: [UInt]) -> [UInt] {
  var (x, y) = (a, b)
  trim(&x)
  trim(&y)
  if isLess(x, y) { swap(&x, &y) }
  while x.count > 2, !y.isEmpty {
    if y.count > 1, let map = EuclideanSteps(leadingWordsOf: x, y) {
      map.apply(to: &x, &y)
    } else {
      subtractMultiple(of: y, from: &x)
    }
    if isLess(x, y) { swap(&x, &y) }
  }
  if y.isEmpty { return x }
  let divisor = greatestCommonDivisor(doubleWord(x), doubleWord(y))
  var words = [
    UInt(truncatingIfNeeded: divisor), UInt(truncatingIfNeeded: divisor >> UInt.bitWidth),
  ]
  trim(&words)
  return words
}

/// Several steps of Euclid's algorithm as one map, with cofactors of at most half a word.
private struct EuclideanSteps {
  private var u: (UInt, UInt) = (0, 1)
  private var v: (UInt, UInt) = (0, 0)
  /// Which of the two products is taken from the other.
  private var isEven = false

  /// The steps that the leading words vouch for; nil if there is not even one.
  ///
  /// Both numbers are cut at the same place. A remainder of theirs then differs from that of the
  /// leading words by less than its cofactors, in units of that place: where the short remainder is
  /// no less than the cofactors (v is the greater one), the long one is not negative. The quotient
  /// may still be one too small. That costs a step later on and does no harm, since the map has
  /// determinant ±1 all the same and thus keeps every common divisor.
  ///
  /// - Precondition: x ≥ y, and y has two words or more.
  init?(leadingWordsOf x: [UInt], _ y: [UInt]) {
    let n = x.count
    let shift = x[n - 1].leadingZeroBitCount
    func leading(_ words: [UInt]) -> UInt {
      let high = n <= words.count ? words[n - 1] : 0
      let low = n - 1 <= words.count ? words[n - 2] : 0
      return high &<< UInt(shift) | low >> UInt(UInt.bitWidth - shift)
    }
    var (a, b) = (leading(x), leading(y))
    var next: (u: UInt, v: UInt) = (0, 1)
    while b >= next.v {
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      (a, b) = (b, remainder)
      (u, v) = ((u.1, next.u), (v.1, next.v))
      next = (u.0 &+ quotient &* u.1, v.0 &+ quotient &* v.1)
      isEven.toggle()
    }
    if v.0 == 0 { return nil }
  }

  /// Takes the steps; afterwards y may again be the larger.
  ///
  /// A cofactor v was no greater than its remainder r when it was accepted, and v·r is at most the
  /// leading word, so v has at most half the bits of a word, and the sums stay within 128 bits.
  func apply(to x: inout [UInt], _ y: inout [UInt]) {
    func product(_ word: UInt, _ cofactor: UInt) -> Int128 {
      Int128(truncatingIfNeeded: word) &* Int128(truncatingIfNeeded: cofactor)
    }
    var carry: (Int128, Int128) = (0, 0)
    y.append(contentsOf: repeatElement(0, count: x.count - y.count))
    for i in x.indices {
      let (xi, yi) = (x[i], y[i])
      let first = product(xi, u.0) &- product(yi, v.0)
      let second = product(yi, v.1) &- product(xi, u.1)
      carry.0 &+= isEven ? first : 0 &- first
      carry.1 &+= isEven ? second : 0 &- second
      x[i] = UInt(truncatingIfNeeded: carry.0)
      y[i] = UInt(truncatingIfNeeded: carry.1)
      carry.0 &>>= Int128(UInt.bitWidth)
      carry.1 &>>= Int128(UInt.bitWidth)
    }
    trim(&x)
    trim(&y)
  }
}

/// x ← x − 2ᵏy, where 2ᵏy is one bit shorter than x: a step for the rare quotients that are too long
/// to be read off leading words. Two of them shorten x by a bit or more.
///
/// - Precondition: x ≥ y.
private func subtractMultiple(of y: [UInt], from x: inout [UInt]) {
  func bitWidth(_ words: [UInt]) -> Int {
    words.count * UInt.bitWidth - (words.last?.leadingZeroBitCount ?? 0)
  }
  // Were it as long as x, the shifted y might be the greater one.
  let shift = max(bitWidth(x) - bitWidth(y) - 1, 0)
  let (words, bits) = shift.quotientAndRemainder(dividingBy: UInt.bitWidth)
  var borrow: UInt = 0
  for i in words..<x.count {
    let high = i - words < y.count ? y[i - words] : 0
    let low = i > words && i - words - 1 < y.count ? y[i - words - 1] : 0
    let word = high &<< UInt(bits) | low >> UInt(UInt.bitWidth - bits)
    let (partial, first) = x[i].subtractingReportingOverflow(word)
    let (difference, second) = partial.subtractingReportingOverflow(borrow)
    x[i] = difference
    borrow = first || second ? 1 : 0
  }
  trim(&x)
}

private func trim(_ words: inout [UInt]) {
  while words.last == 0 { words.removeLast() }
}

/// Compares natural numbers without leading zeros.
private func isLess(_ a: [UInt], _ b: [UInt]) -> Bool {
  if a.count != b.count { return a.count < b.count }
  for i in a.indices.reversed() where a[i] != b[i] { return a[i] < b[i] }
  return false
}

private func doubleWord(_ words: [UInt]) -> UInt128 {
  words.reversed().reduce(0) { $0 &<< UInt128(UInt.bitWidth) | UInt128($1) }
}
