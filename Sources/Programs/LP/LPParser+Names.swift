// Which names are none that anybody means. CPLEX's format lets a name have nearly every sign and begin with most of
// them, so that (kale, kale/2 and kale; are three variables beside kale, and a unit or a remark after a right side is
// one more. A program that writes such names uses them throughout; a person who types one means something else.

/// Where a name stands.
struct LPUse {
  /// Where it stands first.
  let first: Range<Int>
  /// Where it stands first on a right side.
  private(set) var firstOnRight: Range<Int>?
  /// How often it stands in the objective, on a left side or in a bound.
  private(set) var countElsewhere = 0
  /// The sum that it stood in last.
  private(set) var lastSum = 0

  init(first: Range<Int>) { self.first = first }

  mutating func take(_ place: Range<Int>, isOnRight: Bool, inSum sum: Int) {
    lastSum = sum
    if isOnRight {
      firstOnRight = firstOnRight ?? place
    } else {
      countElsewhere += 1
    }
  }
}

extension LPParser {
  /// Throws where the name of a column can only be a slip:
  ///
  /// - It stands on right sides alone: a unit or a remark, as in `<= 10 kg`.
  /// - A bracket, a bar or a quotation mark of it has no other half: `(kale` and `leek)`.
  /// - Without signs at its ends it is another column: `kale;`, `(kale)`, `|kale|`, `kale²`.
  /// - It is another column divided by a number: `kale/2`.
  /// - It is other columns with `,`, `;`, `/` or a dash between them, and stands but once: `kale,leek`.
  /// - It begins or ends with `,` or `;`, stands but once and is the only one that does so.
  ///
  /// - Complexity: linear in the length of the names, expected.
  func checkNames() throws(ProgramFileError) {
    var looseEnds: [LPUse] = []
    for use in uses {
      if use.countElsewhere == 0, let place = use.firstOnRight {
        throw error(.name(text(place), .onRightAlone), at: place)
      }
      guard bytes[use.first].contains(where: { !$0.isPlain }) else { continue }
      let pieces = LPNamePieces(use.first, in: bytes)
      if pieces.hasLooseEnd { looseEnds.append(use) }
      if let slip = slip(use, pieces) { throw error(.name(text(use.first), slip), at: use.first) }
    }
    if looseEnds.count == 1, let use = looseEnds.first, use.countElsewhere == 1 {
      throw error(.name(text(use.first), .looseEnd), at: use.first)
    }
  }

  private func slip(_ use: LPUse, _ pieces: LPNamePieces) -> LPFact.NameSlip? {
    guard isClosed(use.first) else { return .halfBracket }
    if let core = pieces.core, columnNames.index(of: core) != nil { return .signs(of: text(core)) }
    if let first = pieces.divided, columnNames.index(of: first) != nil {
      return .quotient(of: text(first))
    }
    let areColumns = pieces.parts.allSatisfy { columnNames.index(of: $0) != nil }
    return pieces.parts.count > 1 && areColumns && use.countElsewhere == 1
      ? .several(pieces.parts.map { text($0) }) : nil
  }

  /// Whether each bracket has its other half, and bars and quotation marks stand at both ends or at neither.
  private func isClosed(_ name: Range<Int>) -> Bool {
    var (round, curly) = (0, 0)
    for byte in bytes[name] {
      switch byte {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: ")"): round -= 1
      case UInt8(ascii: "{"): curly += 1
      case UInt8(ascii: "}"): curly -= 1
      default: break
      }
      if round < 0 || curly < 0 { return false }
    }
    let (first, last) = (bytes[name.lowerBound], bytes[name.upperBound - 1])
    func isAtOneEnd(_ byte: UInt8) -> Bool { (first == byte) != (last == byte) }
    return round == 0 && curly == 0 && !isAtOneEnd(UInt8(ascii: "|"))
      && !isAtOneEnd(UInt8(ascii: "\""))
  }
}

/// What a name is made of, as far as its signs say.
private struct LPNamePieces {
  /// Without the signs at its ends; nil where there are none, or nothing else.
  let core: Range<Int>?
  /// What stands before `/` and a number; nil where the name is not of that form.
  private(set) var divided: Range<Int>?
  /// What stands between commas, semicolons, strokes and dashes.
  private(set) var parts: [Range<Int>] = []
  /// Whether it begins or ends with a comma or a semicolon.
  let hasLooseEnd: Bool

  init(_ name: Range<Int>, in bytes: [UInt8]) {
    var (start, end) = (name.upperBound, name.lowerBound)
    var (part, place) = (name.lowerBound, name.lowerBound)
    while place < name.upperBound {
      let (scalar, length) = FileText.scalar(in: bytes, at: place)
      if !scalar.isSignAtEnd {
        start = min(start, place)
        end = place + length
      }
      if scalar.parts {
        parts.append(part..<place)
        part = place + length
      }
      place += length
    }
    parts.append(part..<name.upperBound)
    core = start < end && start..<end != name ? start..<end : nil
    if let last = parts.last, parts.count == 2, bytes[last.lowerBound - 1] == UInt8(ascii: "/"),
      DecimalNumber.end(in: bytes, from: last.lowerBound) == last.upperBound, !last.isEmpty
    {
      divided = parts[0]
    }
    func isLoose(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }
    hasLooseEnd = isLoose(bytes[name.lowerBound]) || isLoose(bytes[name.upperBound - 1])
  }
}

extension UInt8 {
  /// Whether it is a letter, a digit or `_`.
  fileprivate var isPlain: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}

extension Unicode.Scalar {
  /// Whether it is a sign that makes no other name of one that it stands before or after. `x'` and `x#` are no x.
  fileprivate var isSignAtEnd: Bool {
    switch self {
    case "(", ")", "{", "}", "|", "\"", ",", ";", "/", "%": return true
    // Primes, and the signs of what is above and below a value.
    case "\u{2032}"..."\u{2037}", "\u{207A}", "\u{207B}", "\u{208A}", "\u{208B}": return false
    // Digits below a letter.
    case "\u{2080}"..."\u{2089}": return false
    case let scalar where scalar.isASCII: return false
    default:
      switch properties.generalCategory {
      case .mathSymbol, .otherNumber, .otherPunctuation, .dashPunctuation, .openPunctuation,
        .closePunctuation, .initialPunctuation, .finalPunctuation, .format:
        return true
      default: return false
      }
    }
  }

  /// Whether it parts a name in two.
  fileprivate var parts: Bool {
    switch self {
    case ",", ";", "/", "·", "\u{2010}"..."\u{2015}", "\u{2044}", "\u{2215}": true
    default: false
    }
  }
}
