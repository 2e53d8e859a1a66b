// Whole numbers of any length, side by side and all equally wide: vectors and matrices of them.
//
// Products of a matrix and a vector of whole numbers need no greatest common divisor and no division,
// which is what sums of long fractions spend their time on.

import Rationals

/// A run of whole numbers in two's complement, `width` words for each (see `Limbs`).
struct WholeNumbers {
  private(set) var words: [UInt]
  private(set) var width: Int
  /// No number is greater than 2 to this power in magnitude.
  private(set) var bits: Int
  private(set) var count: Int

  /// So many zeros.
  init(zeros count: Int, width: Int = 1) {
    words = Array(repeating: 0, count: count * width)
    self.width = width
    self.count = count
    bits = 0
  }

  /// Takes words as they are, `width` for each number.
  init(words: [UInt], width: Int) {
    self.words = words
    self.width = width
    count = words.count / width
    bits = 0
    measure()
  }

  /// Natural numbers, given by their words from the lowest up.
  init(natural: [UInt]) {
    self.init(words: natural.trimmed + [0], width: natural.trimmed.count + 1)
  }

  /// The values times a common denominator, which is the least.
  ///
  /// - Complexity: O(n), with a few greatest common divisors for each value that is not whole.
  static func numerators(of values: [Rational]) -> (numbers: WholeNumbers, denominator: Rational) {
    var words: [UInt] = []
    words.reserveCapacity(values.count)
    for value in values {
      guard let word = value.asInt else { break }
      words.append(UInt(bitPattern: word))
    }
    if words.count == values.count { return (WholeNumbers(words: words, width: 1), 1) }
    // The row of a dictionary is kept in just this way; only zeros do not stand there.
    let row = SparseRow(
      entries: values.indices.lazy.filter { !values[$0].isZero }.map {
        SparseRow.Entry(column: $0, value: values[$0])
      })
    var numbers = WholeNumbers(zeros: values.count, width: row.width)
    for (place, column) in row.columns.enumerated() {
      for i in 0..<row.width {
        numbers.words[Int(column) * row.width + i] = row.words[(place + 2) * row.width + i]
      }
    }
    numbers.measure()
    return (
      numbers,
      Rational(numeratorWords: row.words[..<row.width], denominatorWords: CollectionOfOne(1))
    )
  }

  /// The values times a common denominator: this one, if it is one, else the least.
  static func numerators(
    of values: [Rational], over denominator: Rational
  ) -> (numbers: WholeNumbers, denominator: Rational) {
    var numerators: [[UInt]] = []
    numerators.reserveCapacity(values.count)
    for value in values {
      let product = value.isZero ? value : value * denominator
      guard product.isInteger else { return Self.numerators(of: values) }
      numerators.append(product.numeratorWords)
    }
    let width = numerators.reduce(1) { max($0, $1.count) }
    var words: [UInt] = []
    words.reserveCapacity(values.count * width)
    for number in numerators {
      words += number
      let sign: UInt = Int(bitPattern: number[number.count - 1]) < 0 ? .max : 0
      for _ in number.count..<width { words.append(sign) }
    }
    return (WholeNumbers(words: words, width: width), denominator)
  }

  // MARK: Reading

  var indices: Range<Int> { 0..<count }

  func isZero(at index: Int) -> Bool {
    !words[index * width..<(index + 1) * width].contains { $0 != 0 }
  }

  /// −1, 0 or 1.
  func signum(at index: Int) -> Int { isNegative(at: index) ? -1 : isZero(at: index) ? 0 : 1 }

  func isNegative(at index: Int) -> Bool { Int(bitPattern: words[(index + 1) * width - 1]) < 0 }

  /// Without leading zero words.
  func magnitude(at index: Int) -> [UInt] {
    var number = Array(words[index * width..<(index + 1) * width])
    if isNegative(at: index) {
      number.withUnsafeMutableBufferPointer { number in
        if let base = number.baseAddress { Limbs.negate(base, width) }
      }
    }
    return number.trimmed
  }

  /// A number divided by a positive whole number.
  func fraction(at index: Int, over denominator: [UInt]) -> Rational {
    Rational(
      numeratorWords: words[index * width..<(index + 1) * width], denominatorWords: denominator)
  }

  /// The numbers at some places.
  func picked(_ places: some Sequence<Int>) -> WholeNumbers {
    var picked: [UInt] = []
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

  mutating func widen(to wanted: Int) {
    if wanted > width { resize(to: wanted) }
  }

  private mutating func resize(to wanted: Int) {
    var resized: [UInt] = []
    resized.reserveCapacity(count * wanted)
    for index in 0..<count {
      let sign: UInt = isNegative(at: index) ? .max : 0
      for i in 0..<wanted { resized.append(i < width ? words[index * width + i] : sign) }
    }
    words = resized
    width = wanted
  }

  mutating func append(_ other: WholeNumbers) {
    var other = other
    widen(to: other.width)
    other.widen(to: width)
    words += other.words
    count += other.count
    bits = max(bits, other.bits)
  }

  /// Puts other numbers at some places.
  mutating func replace(at places: some Sequence<Int>, by other: WholeNumbers) {
    var other = other
    widen(to: other.width)
    other.widen(to: width)
    for (index, place) in places.enumerated() {
      for i in 0..<width { words[place * width + i] = other.words[index * width + i] }
    }
    bits = max(bits, other.bits)
  }

  mutating func negate() {
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
  func sumOfLines(times factors: WholeNumbers) -> WholeNumbers {
    sum(size: factors.count == 0 ? 0 : count / factors.count, times: factors, isAcross: false)
  }

  /// These numbers as a matrix with lines of `factors.count` each, times the factors: one number for each
  /// line.
  func products(ofLinesWith factors: WholeNumbers) -> WholeNumbers {
    sum(size: factors.count == 0 ? 0 : count / factors.count, times: factors, isAcross: true)
  }

  private func sum(size: Int, times factors: WholeNumbers, isAcross: Bool) -> WholeNumbers {
    let terms = factors.count
    let carried = UInt.bitWidth - terms.leadingZeroBitCount
    let sumWidth = Limbs.width(bits: bits + factors.bits + carried + 1)
    var sums = Array(repeating: UInt(0), count: size * sumWidth)
    sums.withUnsafeMutableBufferPointer { sums in
      words.withUnsafeBufferPointer { words in
        guard let sums = sums.baseAddress, let words = words.baseAddress else { return }
        for term in 0..<terms where !factors.isZero(at: term) {
          let mask: UInt = factors.isNegative(at: term) ? .max : 0
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
  mutating func eliminate(
    pivot: [UInt], _ left: WholeNumbers, _ right: WholeNumbers, isAdded: Bool,
    divisor: ExactDivisor
  ) {
    let pivot = Natural(pivot)
    let sumBits = max(bits + pivot.bitLength, left.bits + right.bits) + 1
    let quotientBits = max(bits, right.bits, sumBits - divisor.number.bitLength + 1)
    let factorWidth = max(pivot.count, left.bits / UInt.bitWidth + 1, divisor.odd.count)
    widen(to: max(right.width, factorWidth, Limbs.width(bits: quotientBits)))
    let (width, length) = (width, right.count)
    words.withUnsafeMutableBufferPointer { words in
      right.words.withUnsafeBufferPointer { theirs in
        withUnsafeTemporaryAllocation(
          of: UInt.self, capacity: 3 * factorWidth + width
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
struct WholeSums {
  private var words: [UInt]
  private let width: Int

  /// - Parameter terms: so many numbers at most go into a sum.
  init(count: Int, of numbers: WholeNumbers, terms: Int) {
    let carried = UInt.bitWidth - terms.leadingZeroBitCount
    width = Limbs.width(bits: numbers.bits + UInt.bitWidth + carried)
    words = Array(repeating: 0, count: count * width)
  }

  /// Adds a number, so many times, to the sum at a place.
  mutating func add(_ numbers: WholeNumbers, at index: Int, times factor: Int, to place: Int) {
    let width = width
    words.withUnsafeMutableBufferPointer { words in
      numbers.words.withUnsafeBufferPointer { source in
        guard let words = words.baseAddress, let number = source.baseAddress else { return }
        Limbs.addProduct(
          to: words + place * width, width, number + index * numbers.width, numbers.width,
          factor.magnitude, factor < 0 ? .max : 0)
      }
    }
  }

  var numbers: WholeNumbers { WholeNumbers(words: words, width: width) }
}
