// "Did you mean": the known word nearest to one that is not known, and letters of another script
// that look like the ones that were meant.

public enum Suggestion {
  /// The word at the smallest edit distance, if that is at most a third of the length; a word that
  /// differs only in capitals is always near. Among equals, the first in alphabetical order.
  ///
  /// - Complexity: O(n · m) for each known word of about the same length.
  public static func nearest(to word: String, among known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    let letters = Array(word)
    // No slip makes sense of a word that nobody could have typed.
    guard letters.count <= 64 else { return nil }
    let lowered = word.lowercased()
    var best: (word: String, distance: Int)?
    for candidate in known where candidate != word {
      var distance = candidate.lowercased() == lowered ? 0 : Int.max
      if distance != 0 {
        let other = Array(candidate)
        let limit = (max(letters.count, other.count) + 1) / 3
        guard abs(other.count - letters.count) <= limit else { continue }
        distance = editDistance(letters, other)
        guard distance <= limit, distance < letters.count else { continue }
      }
      guard let current = best else {
        best = (candidate, distance)
        continue
      }
      if (distance, candidate) < (current.distance, current.word) { best = (candidate, distance) }
    }
    return best?.word
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

  /// The number of letters inserted, dropped, replaced or swapped with their neighbour that turn one
  /// word into the other (F. J. Damerau, *A Technique for Computer Detection and Correction of
  /// Spelling Errors*, 1964; in the form that edits no letter twice).
  static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1], row[j]) + 1
        cost = min(cost, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// The known name that looks the same on the screen but is spelled with letters of another script:
  /// for the Cyrillic `Х`, the Latin `X`.
  public static func lookAlike(of name: String, among known: [String]) -> String? {
    let shape = skeleton(name)
    var first: String?
    for candidate in known where candidate != name && skeleton(candidate) == shape {
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
