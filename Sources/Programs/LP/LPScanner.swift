// The words, numbers and signs of an LP file, one after another.

/// A piece of an LP file.
struct LPToken {
  /// A `default` over these needs no reason: the parser takes what can stand in a place, and refuses the rest.
  enum Kind {
    case name, number, infinity
    case plus, minus, colon, less, greater, equal
    /// `[`, which begins quadratic terms.
    case bracket
    case other, end

    var isSign: Bool { self == .plus || self == .minus }
    var isRelation: Bool { self == .less || self == .greater || self == .equal }

    /// A relation as it is when its sides change places.
    var flipped: Kind { self == .less ? .greater : self == .greater ? .less : self }
  }

  var kind: Kind
  var place: Range<Int>
  /// Whether it is the first of its line, and whether not even a blank stands before it.
  var isFirst: Bool
  var isAtMargin: Bool
}

struct LPScanner {
  let bytes: [UInt8]
  /// What a comment before everything else names as the program's name.
  private(set) var problemName: Range<Int>?
  private var place: Int
  private var lineStart: Int
  private var isFirst = true
  private var hasBegun = false
  /// The last number; what follows it at once must begin as a name does.
  private var lastNumber: Range<Int>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = FileText.start(of: bytes)
    lineStart = place
  }

  /// The next piece.
  ///
  /// - Complexity: linear in its length and in that of the blanks and comments before it.
  mutating func next() throws(ProgramFileError) -> LPToken {
    try skipBlanks()
    hasBegun = true
    let start = place
    let isAtMargin = start == lineStart
    let kind = try scan()
    defer { isFirst = false }
    return LPToken(
      kind: kind, place: start..<place, isFirst: isFirst, isAtMargin: isAtMargin)
  }

  private mutating func skipBlanks() throws(ProgramFileError) {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        place += 1
        (lineStart, isFirst) = (place, true)
      } else if byte.isBlank || byte == UInt8(ascii: "\r") {
        place += 1
      } else if byte == UInt8(ascii: "\\") {
        skipComment()
      } else if byte.isControl {
        throw FileText.error(.controlCharacter(byte), at: place, in: bytes)
      } else if byte >= 0x80, LPSign(at: place, in: bytes) == .blank {
        place += FileText.scalar(in: bytes, at: place).length
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = place + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    guard !hasBegun, problemName == nil else { return }
    // CPLEX writes \Problem name: and the name.
    let title: StaticString = "problem name:"
    var name = trimmed(start..<place)
    let end = name.lowerBound + title.utf8CodeUnitCount
    guard end < name.upperBound, FileText.is(title, bytes, name.lowerBound..<end) else { return }
    name = trimmed(end..<name.upperBound)
    if !bytes[name].contains(where: { $0.isControl }) { problemName = name }
  }

  private func trimmed(_ text: Range<Int>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    func isBlank(_ byte: UInt8) -> Bool { byte.isBlank || byte == UInt8(ascii: "\r") }
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private mutating func scan() throws(ProgramFileError) -> LPToken.Kind {
    guard place < bytes.count else { return .end }
    let start = place
    let end = DecimalNumber.endOfFraction(in: bytes, from: start)
    if end > start {
      place = end
      lastNumber = start..<end
      return .number
    }
    if bytes[start] >= 0x80, let sign = LPSign(at: start, in: bytes) {
      place += FileText.scalar(in: bytes, at: start).length
      return sign.kind
    }
    if Self.isOfName(bytes[start]), bytes[start] != UInt8(ascii: ".") {
      try checkBeginning(of: start)
      skipName()
      return FileText.infinity(bytes, start..<place) == 0 ? .name : .infinity
    }
    place += 1
    switch bytes[start] {
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: "-"): return .minus
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "["): return .bracket
    case UInt8(ascii: "<"):
      take(UInt8(ascii: "="))
      return .less
    case UInt8(ascii: ">"):
      take(UInt8(ascii: "="))
      return .greater
    case UInt8(ascii: "="):
      if take(UInt8(ascii: "<")) { return .less }
      return take(UInt8(ascii: ">")) ? .greater : .equal
    default: return .other
    }
  }

  /// What follows a number at once is a variable only if it begins as one does: `,5` after 3 is none.
  private func checkBeginning(of start: Int) throws(ProgramFileError) {
    guard let lastNumber, start == lastNumber.upperBound,
      !FileText.scalar(in: bytes, at: start).value.beginsName
    else { return }
    var rest = self
    rest.skipName()
    throw FileText.error(
      .lp(
        .glued(
          FileText.excerpt(bytes, start..<rest.place), after: FileText.excerpt(bytes, lastNumber))),
      at: start, in: bytes)
  }

  private mutating func skipName() {
    while place < bytes.count, Self.isOfName(bytes[place]) {
      if bytes[place] < 0x80 {
        place += 1
        continue
      }
      let next = place + FileText.scalar(in: bytes, at: place).length
      if let sign = LPSign(at: place, in: bytes) {
        let goesOn = next < bytes.count && Self.isOfName(bytes[next])
        guard sign.mayStandInName(goesOn: goesOn) else { return }
      }
      place = next
    }
  }

  @discardableResult
  private mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Whether a byte may stand in a name: letters, digits, the signs that CPLEX allows, and all that is not ASCII but
  /// what ``LPSign`` tells of.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "!"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "$"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
