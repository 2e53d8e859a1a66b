// "Did you mean": the known word nearest to one that is not known, and letters of another script
// that look like the ones that were meant.

public enum Suggestion {
  /// The word at the smallest edit distance, if that is at most a third of the length; a word that
  /// differs only in capitals is always near. Among equals, the first in alphabetical order.
  ///
  /// - Complexity: O(n · m) for each known word of about the same length, and less for one that is far.
  public static func nearest(to word: String, among known: [String]) -> String? {
    // No slip makes sense of a word that nobody could have typed.
    guard !known.isEmpty, word.count <= 64 else { return nil }
    var search = NearestWord(to: word)
    for candidate in known { search.look(at: candidate) }
    return search.best?.word
  }

  /// Whether the word is a unit of measure that hardly anybody would call a variable by.
  public static func isUnit(_ word: String) -> Bool {
    switch word {
    case "px", "pt", "pts", "dp", "sp", "em", "rem", "vh", "vw", "cm", "mm", "km", "kg", "ms",
      "deg",
      "percent":
      true
    default: false
    }
  }

  /// The known name that looks the same on the screen but is spelled with letters of another script:
  /// for the Cyrillic `Х`, the Latin `X`.
  public static func lookAlike(of name: String, among known: [String]) -> String? {
    let shape = skeleton(name)
    // What looks like a name of ASCII, and is another, has letters of more bytes.
    let fewestBytes = name.utf8.allSatisfy { $0 < 0x80 } ? name.utf8.count + 1 : 0
    var first: String?
    for candidate in known
    where candidate.utf8.count >= fewestBytes && candidate != name && skeleton(candidate) == shape {
      first = first.map { min($0, candidate) } ?? candidate
    }
    return first
  }

  /// The first letter in which two names that look alike differ, one from each.
  static func firstDifference(
    _ name: String, _ other: String
  ) -> (typed: Unicode.Scalar, meant: Unicode.Scalar)? {
    zip(name.unicodeScalars, other.unicodeScalars).first { $0 != $1 }
      .map { (typed: $0.0, meant: $0.1) }
  }

  /// The name with each look-alike replaced by its Latin letter (the letters of Unicode Technical
  /// Standard 39's confusables that stand on a Cyrillic or Greek keyboard).
  private static func skeleton(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    var result = ""
    for scalar in name.unicodeScalars { result.unicodeScalars.append(latin[scalar] ?? scalar) }
    return result
  }

  private static let latin: [Unicode.Scalar: Unicode.Scalar] = {
    let cyrillic = "АВЕЅІЈКМНОРСТУХЗаеѕіјорсухԁһѵԛԝ"
    let cyrillicLatin = "ABESIJKMHOPCTYX3aesijopcyxdhvqw"
    let greek = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναιρυ"
    let greekLatin = "ABEZHIKMNOPTYXovaipu"
    return Dictionary(
      uniqueKeysWithValues: Array(
        zip(
          (cyrillic + greek).unicodeScalars, (cyrillicLatin + greekLatin).unicodeScalars)))
  }()
}

extension PriorityWord {
  /// The word that was probably meant: the nearest in spelling, or the only one that begins so.
  static func nearest(to word: String) -> String? {
    let words = all.map { $0.word }
    if let near = Suggestion.nearest(to: word, among: words) { return near }
    let beginning = word.lowercased()
    let fitting = words.filter { $0.hasPrefix(beginning) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
