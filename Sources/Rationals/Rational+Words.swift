// Numerators and denominators as machine words, for those who compute with whole rows of them.

extension Rational {
  /// The numerator in two's complement, words from the lowest up; its top bit is the sign.
  ///
  /// - Complexity: O(n).
  public var numeratorWords: [UInt64] {
    switch storage {
    case .small(let numerator, _): [UInt64(bitPattern: numerator)]
    case .big(let fraction): fraction.numeratorWords
    }
  }

  /// The denominator in two's complement, words from the lowest up. The top bit is zero.
  ///
  /// - Complexity: O(n).
  public var denominatorWords: [UInt64] {
    switch storage {
    case .small(_, let denominator): [UInt64(bitPattern: denominator)]
    case .big(let fraction): fraction.denominatorWords
    }
  }

  /// The fraction of two whole numbers, each in two's complement with words from the lowest up.
  ///
  /// - Precondition: the denominator is positive.
  /// - Complexity: O(n²), for the greatest common divisor.
  package init(
    numeratorWords: UnsafeBufferPointer<UInt64>, denominatorWords: UnsafeBufferPointer<UInt64>
  ) {
    self = BigFraction.fraction(numeratorWords, denominatorWords)
  }

  /// The fraction of two whole numbers, each in two's complement with words from the lowest up.
  ///
  /// - Precondition: the denominator is positive.
  /// - Complexity: O(n²), for the greatest common divisor.
  public init(
    numeratorWords: some Collection<UInt64>, denominatorWords: some Collection<UInt64>
  ) {
    self = withWords(of: numeratorWords) { numerator in
      withWords(of: denominatorWords) { denominator in
        demand(
          denominator.last.map { $0 >> 63 == 0 } ?? false && denominator.contains { $0 != 0 },
          "Rational: a denominator in words that is not positive")
        return BigFraction.fraction(numerator, denominator)
      }
    }
  }
}

/// Lends the words of a collection as they lie in memory, or a copy of them.
private func withWords<Result>(
  of words: some Collection<UInt64>, _ body: (UnsafeBufferPointer<UInt64>) -> Result
) -> Result {
  words.withContiguousStorageIfAvailable(body) ?? Array(words).withUnsafeBufferPointer(body)
}
