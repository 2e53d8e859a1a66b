// Whole numbers of any length, side by side and all equally wide: vectors and matrices of them.
//
// Products of a matrix and a vector of whole numbers need no greatest common divisor and no division,
// which is what sums of long fractions spend their time on.

/// A run of whole numbers in two's complement, `width` words for each (see `Limbs`).
public struct WholeNumbers: Sendable {
  public private(set) var words: [UInt64]
  public private(set) var width: Int
  /// No number is greater than 2 to this power in magnitude.
  public private(set) var bits: Int
  public private(set) var count: Int

  /// So many zeros.
  public init(zeros count: Int, width: Int = 1) {
    words = Array(repeating: 0, count: count * width)
    self.width = width
    self.count = count
    bits = 0
  }

  /// Takes words as they are, `width` for each number.
  public init(words: [UInt64], width: Int) {
    self.words = words
    self.width = width
    count = words.count / width
    bits = 0
    measure()
  }

  /// Natural numbers, given by their words from the lowest up.
  public init(natural: [UInt64]) {
    self.init(words: natural.trimmed + [0], width: natural.trimmed.count + 1)
  }

  // MARK: Reading

  public var indices: Range<Int> { 0..<count }

  public func isZero(at index: Int) -> Bool {
    !words[index * width..<(index + 1) * width].contains { $0 != 0 }
  }

  /// −1, 0 or 1.
  public func signum(at index: Int) -> Int {
    isNegative(at: index) ? -1 : isZero(at: index) ? 0 : 1
  }

  public func isNegative(at index: Int) -> Bool {
    Int64(bitPattern: words[(index + 1) * width - 1]) < 0
  }

  /// Without leading zero words.
  public func magnitude(at index: Int) -> [UInt64] {
    var number = Array(words[index * width..<(index + 1) * width])
    if isNegative(at: index) {
      number.withUnsafeMutableBufferPointer { number in
        if let base = number.baseAddress { Limbs.negate(base, width) }
      }
    }
    return number.trimmed
  }

  /// The numbers at some places.
  public func picked(_ places: some Sequence<Int>) -> WholeNumbers {
    var picked: [UInt64] = []
    picked.reserveCapacity(places.underestimatedCount * width)
    for place in places { picked += words[place * width..<(place + 1) * width] }
    return WholeNumbers(words: picked, width: width)
  }

  // MARK: Changing

  private mutating func measure() {
    var longest = 0
    words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for index in 0..<count {
        longest = max(longest, Limbs.bits(base + index * width, width))
      }
    }
    bits = longest
    let wanted = Limbs.width(bits: bits)
    if wanted < width { resize(to: wanted) }
  }

  public mutating func widen(to wanted: Int) {
    if wanted > width { resize(to: wanted) }
  }

  private mutating func resize(to wanted: Int) {
    var resized: [UInt64] = []
    resized.reserveCapacity(count * wanted)
    for index in 0..<count {
      let sign: UInt64 = isNegative(at: index) ? .max : 0
      for i in 0..<wanted { resized.append(i < width ? words[index * width + i] : sign) }
    }
    words = resized
    width = wanted
  }

  public mutating func append(_ other: WholeNumbers) {
    var other = other
    widen(to: other.width)
    other.widen(to: width)
    words += other.words
    count += other.count
    bits = max(bits, other.bits)
  }

  /// Puts other numbers at some places.
  public mutating func replace(at places: some Sequence<Int>, by other: WholeNumbers) {
    var other = other
    widen(to: other.width)
    other.widen(to: width)
    for (index, place) in places.enumerated() {
      for i in 0..<width { words[place * width + i] = other.words[index * width + i] }
    }
    bits = max(bits, other.bits)
  }

  public mutating func negate() {
    words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for index in 0..<count { Limbs.negate(base + index * width, width) }
    }
  }

  // MARK: Products

  /// These numbers as a matrix of `factors.count` lines, one after another, times the factors: the sum of
  /// the lines, each so many times.
  ///
  /// - Complexity: O(count), times the words of a number and of a factor.
  public func sumOfLines(times factors: WholeNumbers) -> WholeNumbers {
    sum(size: factors.count == 0 ? 0 : count / factors.count, times: factors, isAcross: false)
  }

  /// These numbers as a matrix with lines of `factors.count` each, times the factors: one number for each
  /// line.
  public func products(ofLinesWith factors: WholeNumbers) -> WholeNumbers {
    sum(size: factors.count == 0 ? 0 : count / factors.count, times: factors, isAcross: true)
  }

  private func sum(size: Int, times factors: WholeNumbers, isAcross: Bool) -> WholeNumbers {
    let terms = factors.count
    let carried = Int.bitWidth - terms.leadingZeroBitCount
    let sumWidth = Limbs.width(bits: bits + factors.bits + carried + 1)
    var sums = Array(repeating: UInt64(0), count: size * sumWidth)
    sums.withUnsafeMutableBufferPointer { sums in
      words.withUnsafeBufferPointer { words in
        guard let sums = sums.baseAddress, let words = words.baseAddress else { return }
        for term in 0..<terms where !factors.isZero(at: term) {
          let mask: UInt64 = factors.isNegative(at: term) ? .max : 0
          let (start, step) = isAcross ? (term, terms) : (term * size, 1)
          for (place, word) in factors.magnitude(at: term).enumerated() where word != 0 {
            for index in 0..<size {
              Limbs.addProduct(
                to: sums + index * sumWidth + place, sumWidth - place,
                words + (start + index * step) * width, width, word, mask)
            }
          }
        }
      }
    }
    return WholeNumbers(words: sums, width: sumWidth)
  }

  /// (pivot · number − left · right) / divisor for each number of a matrix with a line for each number of
  /// `left` and a column for each of `right`.
  ///
  /// - Parameters:
  ///   - pivot: positive, as is the divisor.
  ///   - isAdded: whether the product is added instead.
  /// - Precondition: all divisions are exact.
  /// - Complexity: O(count), times the square of the words of a number.
  public mutating func eliminate(
    pivot: [UInt64], _ left: WholeNumbers, _ right: WholeNumbers, isAdded: Bool,
    divisor: ExactDivisor
  ) {
    let pivot = Natural(pivot)
    let sumBits = max(bits + pivot.bitLength, left.bits + right.bits) + 1
    let quotientBits = max(bits, right.bits, sumBits - divisor.number.bitLength + 1)
    let factorWidth = max(pivot.count, left.bits / 64 + 1, divisor.odd.count)
    widen(to: max(right.width, factorWidth, Limbs.width(bits: quotientBits)))
    let (width, length) = (width, right.count)
    words.withUnsafeMutableBufferPointer { words in
      right.words.withUnsafeBufferPointer { theirs in
        withUnsafeTemporaryAllocation(
          of: UInt64.self, capacity: 3 * factorWidth + width
        ) { scratch in
          withUnsafeTemporaryAllocation(of: (Int32, Int32).self, capacity: length) { pairs in
            guard let words = words.baseAddress, let theirs = theirs.baseAddress,
              let scratch = scratch.baseAddress
            else { return }
            for index in 0..<length { pairs[index] = (Int32(index), Int32(index)) }
            for line in left.indices {
              if left.isZero(at: line), pivot == divisor.number { continue }
              let combination = LongCombination(
                width: width, factorWidth: factorWidth, x: pivot,
                y: Natural(left.magnitude(at: line)),
                isSubtracted: isAdded == left.isNegative(at: line), divisor: divisor,
                scratch: scratch)
              // A quotient is written where the number was that is not needed any more.
              let start = words + line * length * width
              let refused = combination.run(
                UnsafeBufferPointer(pairs), .init(words: start, width: width),
                .init(words: theirs, width: right.width), quotients: start,
                union: scratch + 3 * factorWidth)
              // What divides here is the pivot before, which divides all minors (Bareiss).
              precondition(
                refused == nil, "the numbers over one denominator are minors of whole numbers")
            }
          }
        }
      }
    }
    measure()
  }
}

/// Sums of whole numbers, each so many times.
public struct WholeSums: Sendable {
  private var words: [UInt64]
  private let width: Int

  /// - Parameters:
  ///   - terms: so many numbers at most go into a sum.
  ///   - factorWords: how many words what they are multiplied by takes at most, shifts included.
  public init(count: Int, of numbers: WholeNumbers, terms: Int, factorWords: Int = 1) {
    let carried = Int.bitWidth - terms.leadingZeroBitCount
    width = Limbs.width(bits: numbers.bits + 64 * factorWords + carried)
    words = Array(repeating: 0, count: count * width)
  }

  /// Adds a number, so many times, to the sum at a place.
  ///
  /// - Parameter shift: how many words upwards, that is, times 2⁶⁴ to that power.
  public mutating func add(
    _ numbers: WholeNumbers, at index: Int, times factor: Int64, shifted shift: Int = 0,
    to place: Int
  ) {
    let width = width - shift
    let first = place * self.width + shift
    words.withUnsafeMutableBufferPointer { words in
      numbers.words.withUnsafeBufferPointer { source in
        guard let words = words.baseAddress, let number = source.baseAddress else { return }
        Limbs.addProduct(
          to: words + first, width, number + index * numbers.width, numbers.width,
          factor.magnitude, factor < 0 ? .max : 0)
      }
    }
  }

  public var numbers: WholeNumbers { WholeNumbers(words: words, width: width) }
}
