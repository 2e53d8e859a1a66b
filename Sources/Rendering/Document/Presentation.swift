// How things are drawn, as far as the reader chooses it.

public import Wording

/// The reader's choices for text.
public struct Presentation: Equatable, Sendable {
  /// How numbers are written.
  public enum Numbers: Hashable, Sendable {
    case exact
    /// Rounded to so many places; a number that is not exact so is marked with "≈".
    case decimal(places: Int)
  }

  /// How numbers are written.
  public var numbers: Numbers
  /// Unicode ("≥", "a⁺"), or plain ASCII (">=", "a+").
  public var isASCII: Bool

  /// The language of the words that pictures add.
  public var speech: Speech

  /// Exact, in Unicode and in English, unless something else is chosen.
  public init(numbers: Numbers = .exact, isASCII: Bool = false, speech: Speech = .english) {
    self.numbers = numbers
    self.isASCII = isASCII
    self.speech = speech
  }

  /// The same in a language.
  public func speaking(_ speech: Speech) -> Presentation {
    Presentation(numbers: numbers, isASCII: isASCII, speech: speech)
  }
}
