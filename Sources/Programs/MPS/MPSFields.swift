// A line of data of an MPS file in six fields: a code, two names, a number, a name and a number.
//
// By columns the fields stand where they stand. By blanks their number tells, for each section, which are missing:
// the name of a vector of right sides may be left out, and so may the second pair.

/// The fields of a line; one that is missing is empty.
struct MPSFields {
  var code: Range<Int>
  var first: Range<Int>
  var second: Range<Int>
  var number: Range<Int>
  var third: Range<Int>
  var secondNumber: Range<Int>

  /// All of them missing, at a place.
  init(at place: Int) {
    let nothing = place..<place
    (code, first, second, number, third, secondNumber) = (
      nothing, nothing, nothing, nothing, nothing, nothing
    )
  }
}

enum MPSSection {
  case rows, columns, rightSides, ranges, bounds

  var name: String {
    switch self {
    case .rows: "ROWS"
    case .columns: "COLUMNS"
    case .rightSides: "RHS"
    case .ranges: "RANGES"
    case .bounds: "BOUNDS"
    }
  }
}

extension MPSFields {
  /// The columns of the fields, from zero: where each begins, and where the next column that is not its own is.
  private static let cards: [Range<Int>] = [1..<3, 4..<12, 14..<22, 24..<36, 39..<47, 49..<61]

  /// What keeps a line from being read by columns: a tab, or text where none may stand.
  enum Misfit: Error {
    case tab(at: Int)
    case text(at: Int)
  }

  /// A line read by columns.
  init(columnsOf line: Range<Int>, in bytes: [UInt8]) throws(Misfit) {
    self.init(at: line.upperBound)
    var cards = [code, first, second, number, third, secondNumber]
    var card = 0
    var offset = 0
    while offset < line.count {
      let place = line.lowerBound + offset
      let byte = bytes[place]
      while card < 6, offset >= Self.cards[card].upperBound { card += 1 }
      let isInside = card < 6 && Self.cards[card].contains(offset)
      // A dollar sign at the beginning of the third or the fifth field begins a comment.
      if isInside, byte == UInt8(ascii: "$"), offset == 14 || offset == 39 { break }
      if byte == UInt8(ascii: "\t") { throw .tab(at: place) }
      if byte != UInt8(ascii: " ") {
        guard isInside else { throw .text(at: place) }
        cards[card] = (cards[card].isEmpty ? place : cards[card].lowerBound)..<(place + 1)
      }
      offset += 1
    }
    (code, first, second, number, third, secondNumber) = (
      cards[0], cards[1], cards[2], cards[3], cards[4], cards[5]
    )
  }

  /// Whether two fields by blanks lie in one by columns, which might be a name with a blank.
  static func areDoubtful(_ words: [Range<Int>], from lineStart: Int) -> Bool {
    for (word, next) in zip(words, words.dropFirst()) {
      let (end, start) = (word.upperBound - 1 - lineStart, next.lowerBound - lineStart)
      if cards.contains(where: { $0.contains(end) && $0.contains(start) }) { return true }
    }
    return false
  }

  /// A line read by blanks; nil if it has another number of fields than a line of the section may have.
  ///
  /// - Parameter isColumn: whether there is a column of a name.
  init?(
    words: [Range<Int>], of section: MPSSection, in bytes: [UInt8],
    isColumn: (Range<Int>) -> Bool
  ) {
    guard let last = words.last else { return nil }
    self.init(at: last.upperBound)
    switch (section, words.count) {
    case (.rows, 2): (code, first) = (words[0], words[1])
    case (.columns, 3), (.rightSides, 3), (.ranges, 3):
      (first, second, number) = (words[0], words[1], words[2])
    case (.columns, 5), (.rightSides, 5), (.ranges, 5):
      (first, second, number) = (words[0], words[1], words[2])
      (third, secondNumber) = (words[3], words[4])
    case (.rightSides, 2), (.ranges, 2): (second, number) = (words[0], words[1])
    case (.rightSides, 4), (.ranges, 4):
      (second, number, third, secondNumber) = (words[0], words[1], words[2], words[3])
    case (.bounds, 2): (code, second) = (words[0], words[1])
    case (.bounds, 3):
      code = words[0]
      // FR SET X, or FR X 0; and UP X 4.
      if Self.needsNumber(code, in: bytes) || !isColumn(words[2]) && isColumn(words[1]) {
        (second, number) = (words[1], words[2])
      } else {
        (first, second) = (words[1], words[2])
      }
    case (.bounds, 4): (code, first, second, number) = (words[0], words[1], words[2], words[3])
    // Any other number of words is wrong, in each section.
    default: return nil
    }
  }

  /// Whether a bound of that kind is given with a number.
  static func needsNumber(_ code: Range<Int>, in bytes: [UInt8]) -> Bool {
    !["fr", "mi", "pl", "bv"].contains { FileText.is($0, bytes, code) }
  }
}
