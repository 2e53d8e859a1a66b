// Natural numbers as values: what they are made of, and their words.

/// A natural number of any size. Up to two words, as nearly all have, it takes no memory of its own.
///
/// Costs are given for n words of the longest number.
public enum Natural: Hashable, Sendable {
  // Not a `UInt128`: a value that holds one is aligned to 16 bytes, and Swift 6.3 without optimization puts
  // copies of it where only 8 are kept to, which stops the program.
  case short(low: UInt64, high: UInt64)
  /// Three words or more, the lowest first and the highest not zero.
  case long([UInt64])

  @inlinable
  public static var zero: Natural { .short(low: 0, high: 0) }

  @inlinable
  public static var one: Natural { .short(low: 1, high: 0) }

  @inlinable
  public init(_ word: UInt64) { self = .short(low: word, high: 0) }

  @inlinable
  public init(_ double: UInt128) {
    self = .short(
      low: UInt64(truncatingIfNeeded: double), high: UInt64(truncatingIfNeeded: double &>> 64))
  }

  // MARK: Words

  /// Words from the lowest up.
  public init(_ words: UnsafeBufferPointer<UInt64>) {
    var count = words.count
    while count > 0, words[count - 1] == 0 { count -= 1 }
    if count > 2 {
      self = .long(Array(words[..<count]))
    } else {
      self = .short(low: count > 0 ? words[0] : 0, high: count > 1 ? words[1] : 0)
    }
  }

  /// Words from the lowest up.
  public init(_ words: [UInt64]) { self = words.withUnsafeBufferPointer { Natural($0) } }

  /// The magnitude of a number in two's complement.
  public init(magnitudeOf words: UnsafeBufferPointer<UInt64>) {
    let sign = words.last.map { Int64(bitPattern: $0) < 0 } ?? false
    if !sign {
      self.init(words)
      return
    }
    self = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: words.count) { copy in
      _ = copy.initialize(from: words)
      if let base = copy.baseAddress { Limbs.negate(base, words.count) }
      return Natural(UnsafeBufferPointer(copy))
    }
  }

  /// The number whose words are written into memory for `capacity` of them, all of them.
  init(capacity: Int, _ write: (Limbs.Target) -> Void) {
    let words = [UInt64](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      write(base)
      count = NaturalLimbs.significant(base, capacity)
    }
    self = words.count > 2 ? .long(words) : Natural(words)
  }

  /// From the lowest up, without leading zeros, but one at least.
  public var words: [UInt64] {
    switch self {
    case .short(let low, let high): return high == 0 ? [low] : [low, high]
    case .long(let words): return words
    }
  }

  /// Lends the words, from the lowest up, without leading zeros but two at least.
  @inline(__always)
  func withWords<Result>(_ body: (Limbs.Source, Int) -> Result) -> Result {
    switch self {
    case .short(let low, let high):
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2) { pair in
        pair[0] = low
        pair[1] = high
        // A buffer of two words has an address.
        guard let base = pair.baseAddress else { preconditionFailure("no memory for two words") }
        return body(UnsafePointer(base), 2)
      }
    case .long(let words):
      return words.withUnsafeBufferPointer { words in
        // What has no words is a short number.
        guard let base = words.baseAddress else { preconditionFailure("a long number has words") }
        return body(base, words.count)
      }
    }
  }

  /// Writes words, no fewer than there are.
  public func copy(to target: Limbs.Target, _ wanted: Int) {
    switch self {
    case .short(let low, let high):
      target[0] = low
      if wanted > 1 { target[1] = high }
      for i in 2..<max(wanted, 2) { target[i] = 0 }
    case .long(let words):
      for i in 0..<wanted { target[i] = i < words.count ? words[i] : 0 }
    }
  }

  // MARK: Size

  @inlinable
  public var isZero: Bool { if case .short(0, 0) = self { true } else { false } }

  @inlinable
  public var isOne: Bool { if case .short(1, 0) = self { true } else { false } }

  /// Of words, one at least.
  public var count: Int {
    switch self {
    case .short(_, let high): high == 0 ? 1 : 2
    case .long(let words): words.count
    }
  }

  /// How many bits it takes to write the number: 0 for zero, 3 for 4 to 7.
  public var bitLength: Int {
    switch self {
    case .short(let low, 0): 64 - low.leadingZeroBitCount
    case .short(_, let high): 128 - high.leadingZeroBitCount
    case .long(let words): words.count * 64 - words[words.count - 1].leadingZeroBitCount
    }
  }

  public var lowestWord: UInt64 {
    switch self {
    case .short(let low, _): low
    case .long(let words): words[0]
    }
  }

  /// How many times 2 divides the number.
  ///
  /// - Precondition: the number is not zero.
  public var trailingZeroBitCount: Int {
    switch self {
    case .short(0, let high): return 64 + high.trailingZeroBitCount
    case .short(let low, _): return low.trailingZeroBitCount
    case .long(let words):
      var place = 0
      while words[place] == 0 { place += 1 }
      return place * 64 + words[place].trailingZeroBitCount
    }
  }
}

extension Natural: Comparable {
  public static func < (a: Natural, b: Natural) -> Bool {
    switch (a, b) {
    case (.short(let low, let high), .short(let otherLow, let otherHigh)):
      high == otherHigh ? low < otherLow : high < otherHigh
    case (.short, .long): true
    case (.long, .short): false
    case (.long(let a), .long(let b)):
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          guard let left = a.baseAddress, let right = b.baseAddress else { return false }
          return NaturalLimbs.compare(left, a.count, right, b.count) < 0
        }
      }
    }
  }
}

/// Two words as one number.
@inlinable
@inline(__always)
func doubleWord(_ low: UInt64, _ high: UInt64) -> UInt128 {
  UInt128(truncatingIfNeeded: high) &<< 64 | UInt128(truncatingIfNeeded: low)
}
