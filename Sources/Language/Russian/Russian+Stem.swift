// Words of help as they are typed, in any case and number.

import Wording

extension Russian {
  /// A phrase with each word cut down to what its endings leave, which is the same for most of its forms (`ограничение`,
  /// `ограничениями`), ё read as е; nil for what has no Cyrillic letter.
  ///
  /// - Complexity: O(n) in the length of the phrase.
  static func stem(_ phrase: String) -> String? {
    guard phrase.unicodeScalars.contains(where: { (0x400...0x4FF).contains($0.value) }) else {
      return nil
    }
    let words = phrase.lowercased().split { $0 == " " }
    return words.map { word in
      var letters = word.map { $0 == "ё" ? "е" : $0 }
      while letters.count > shortestStem, let last = letters.last, endings.contains(last) {
        letters.removeLast()
      }
      return String(letters)
    }.joined(separator: " ")
  }

  private static let shortestStem = 3
  private static let endings: Set<Character> = Set("аеиоуыюяйьмхв")
}
