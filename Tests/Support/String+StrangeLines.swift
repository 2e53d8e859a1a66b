// Whether what is said is said in the language that was asked for.

public import Wording

extension String {
  /// Lines in another language: in English any with a letter of Russian, and in Russian those without one that have two of the
  /// small words of which English sentences are made.
  public func strangeLines(in speech: Speech) -> [Substring] {
    split(separator: "\n").filter { line in
      let isRussian = line.unicodeScalars.contains { (0x430...0x44f).contains($0.value) }
      if speech == .english { return isRussian }
      return !isRussian && line.split { !$0.isLetter }.count { Self.small.contains($0) } > 1
    }
  }

  private static let small: Set<Substring> = [
    "an", "and", "are", "as", "by", "can", "does", "each", "for", "from", "has", "have",
    "is", "it", "its",
    "no", "not", "of", "on", "or", "so", "than", "that", "the", "there", "this", "to", "was",
    "which", "with", "would",
  ]
}
