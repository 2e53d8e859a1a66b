/// The letters that constraints are called by: a, b, …, z, aa, ab, …, as the columns of a spreadsheet.
enum Letters {
  /// The letter at a place, counted from 0.
  static func letter(_ place: Int) -> String {
    var rest = place
    var letters = ""
    while true {
      let letter = Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26)))
      letters.insert(letter, at: letters.startIndex)
      rest = rest / 26 - 1
      if rest < 0 { return letters }
    }
  }

  /// The place of a letter, counted from 0; nil for a name that is none, or a very long one.
  static func place(_ name: String) -> Int? {
    guard (1...6).contains(name.utf8.count), name.utf8.allSatisfy(isSmallLetter) else { return nil }
    return name.utf8.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "a")) + 1 } - 1
  }

  /// Whether the name is one small letter from a to z.
  static func isLetter(_ name: String) -> Bool {
    name.utf8.count == 1 && name.utf8.allSatisfy(isSmallLetter)
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
