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
/// - Complexity: O(n²), with about two multiplications of a long number by a word for each word.
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

  /// The steps that are certain from the leading words; nil if there is not even one.
  ///
  /// The words are cut at the same place, so their quotient may be wrong: it is used only while
  /// Collins' condition, which needs no second run with rounded-up words, vouches for it
  /// (T. Jebelean, *A Double-Digit Lehmer–Euclid Algorithm*, J. Symb. Comp. 19, 1995, section 2).
  /// The map lags one step behind the cofactors that are tested.
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
    while b >= next.v, a &- b >= v.1 &+ next.v {
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      (a, b) = (b, remainder)
      let last = next
      next = (u.1 &+ quotient &* next.u, v.1 &+ quotient &* next.v)
      (u, v) = ((u.1, last.u), (v.1, last.v))
      isEven.toggle()
    }
    if v.0 == 0 { return nil }
  }

  /// Takes the steps; afterwards y may again be the larger.
  ///
  /// A product of a word and a cofactor has at most 96 bits, so the sums stay within 128.
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

/// x ← x − 2ᵏy, with the largest k that leaves x natural or one less: a step for the rare quotients
/// that are too long to be read off leading words. Each shortens the quotient by a bit.
private func subtractMultiple(of y: [UInt], from x: inout [UInt]) {
  func bitWidth(_ words: [UInt]) -> Int {
    words.count * UInt.bitWidth - (words.last?.leadingZeroBitCount ?? 0)
  }
  // As long as x the shifted y may be the greater one; a bit shorter it cannot.
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
