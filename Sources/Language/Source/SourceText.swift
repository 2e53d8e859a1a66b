// One line as the lexer reads it: an array with one symbol for each character that a person counts,
// so that an index in it is the column of a diagnostic. Full-width forms, which an East Asian
// keyboard types, are folded to ASCII here and nowhere else; what was typed stays at hand.

import Wording

struct SourceText {
  /// The folded first scalar of each character, or one of the two stand-ins.
  let symbols: [Unicode.Scalar]
  private let storage: Storage

  private enum Storage {
    case ascii([UInt8])
    case characters([Character])
  }

  /// Stands for a letter of several scalars, such as `e` with a combining accent.
  static let composedLetter: Unicode.Scalar = "\u{FFFC}"
  /// Stands for any other character of several scalars.
  static let composedOther: Unicode.Scalar = "\u{FFFE}"

  init(_ line: String) throws(Diagnostic) {
    let scalars = line.utf8.count > Limit.lineLength.most ? line.unicodeScalars.count : 0
    guard scalars <= Limit.lineLength.most else {
      // The character that the first scalar too many belongs to.
      let place = String(line.unicodeScalars.prefix(Limit.lineLength.most + 1)).count - 1
      throw TextFact.longLine(count: scalars).at(SourceRange(place, place + 1))
    }
    let bytes = Array(line.utf8)
    // `\r\n` is one character, so a carriage return takes the long way too.
    if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      symbols = bytes.map { Unicode.Scalar($0) }
      storage = .ascii(bytes)
    } else {
      let characters = Array(line)
      symbols = characters.map(Self.symbol)
      storage = .characters(characters)
    }
    if LineEnds.next(in: bytes, from: 0) != nil, let place = innerLineEnd {
      throw TextFact.severalLines.at(SourceRange(place, place + 1))
    }
  }

  var count: Int { symbols.count }

  subscript(index: Int) -> Unicode.Scalar? {
    index < symbols.count ? symbols[index] : nil
  }

  /// The characters of the range as they were typed.
  func text(_ range: SourceRange) -> String {
    switch storage {
    case .ascii(let bytes):
      String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
    case .characters(let characters):
      String(characters[range.lowerBound..<range.upperBound])
    }
  }

  /// The same with full-width forms folded: what a name or a number means.
  func folded(_ range: SourceRange) -> String {
    guard case .characters(let characters) = storage else { return text(range) }
    var result = ""
    for index in range.lowerBound..<range.upperBound {
      let symbol = symbols[index]
      if symbol == Self.composedLetter || symbol == Self.composedOther {
        result.append(characters[index])
      } else {
        result.unicodeScalars.append(symbol)
      }
    }
    return result
  }

  /// The range without the white space at its ends.
  func trimmed(_ range: SourceRange) -> SourceRange {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, symbols[lower].isBlank { lower += 1 }
    while upper > lower, symbols[upper - 1].isBlank { upper -= 1 }
    return SourceRange(lower, upper)
  }

  /// The first line end that more than white space follows, in a comment too: after it begins another
  /// line, which must not be read as a part of this one.
  private var innerLineEnd: Int? {
    guard let end = symbols.firstIndex(where: { $0.endsLine }),
      symbols[end...].contains(where: { !$0.isBlank })
    else { return nil }
    return end
  }

  private static func symbol(of character: Character) -> Unicode.Scalar {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return composedOther }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return fold(first) }
    if character == "\r\n" { return "\n" }
    if character == "≠" { return "≠" }
    let hidden = scalars.contains {
      $0.properties.isDefaultIgnorableCodePoint && (first.isASCII || !joins($0))
    }
    return first.properties.isAlphabetic && !hidden ? composedLetter : composedOther
  }

  /// Joiners and variation selectors are part of how some scripts spell a word.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || ("\u{FE00}"..."\u{FE0F}").contains(scalar)
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("\u{FF01}"..."\u{FF5E}").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }

  var isBlank: Bool {
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }

  /// A letter of any script or `_`.
  package var startsName: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" }
    if self == SourceText.composedLetter { return true }
    // Some letters, the Hangul fillers, are invisible.
    return properties.isAlphabetic && !properties.isDefaultIgnorableCodePoint
  }

  package var continuesName: Bool {
    // A prime: what x is below its upper bound is called x′.
    if startsName || isDigit || self == "." || self == "′" { return true }
    // Subscript digits too: the replies number things as in f₁.
    return !isASCII
      && (("₀"..."₉").contains(self) || properties.generalCategory == .decimalNumber)
  }
}
