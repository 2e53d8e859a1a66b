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

  /// Whether the name is one small letter from a to z.
  static func isLetter(_ name: String) -> Bool {
    name.utf8.count == 1
      && name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
