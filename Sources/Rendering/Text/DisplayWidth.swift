// How many columns of a terminal a character takes. The C library's `wcwidth` answers for the
// process's locale, which need not be the reader's, so the question is answered here from Unicode's
// own properties (UAX #11, East Asian Width; UTS #51, emoji) and is the same on every machine.
//
// The ranges below are those of Unicode 17.0, as are the properties that Swift 6.3 knows. A vowel sign that
// stands beside its consonant (general category Mc) takes a column here, as it does in glibc.

extension String {
  /// The columns this string takes on a terminal.
  ///
  /// - Complexity: O(n) in its length.
  public var displayWidth: Int {
    // Nearly all that is shown is ASCII, where a byte is a column.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// 0, 1 or 2 for a single character; more where a script joins several letters into one.
  public var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.displayWidth }
    return isEmojiSequence ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Several scalars that a terminal shows as one picture: a flag, a family, a skin tone, a keycap.
  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// 0 for what is laid over its neighbour or not seen, 2 for wide East Asian and emoji, else 1.
  public var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // The lines and blocks that pictures are made of are the next most frequent.
    if (0x2500..<0x25A0).contains(value) { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control: return 0
    case .format: return isNumberSign ? 1 : 0
    // All that is seen.
    default: break
    }
    // The vowels and final consonants of a Korean syllable stand inside its first consonant, and so do
    // its tone marks.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    if value == 0x302E || value == 0x302F { return 0 }
    // Fillers and places for what is not seen; the filler of a first consonant is as wide as one.
    if properties.isDefaultIgnorableCodePoint, value != 0x115F { return 0 }
    return isWide ? 2 : 1
  }

  /// Signs that stand under the digits after them (Prepended_Concatenation_Mark) are seen, though they are
  /// called format characters.
  private var isNumberSign: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.first <= value && value <= $0.last }
  }
}

/// The ranges that are wide or full-width in EastAsianWidth.txt of Unicode 17.0, without those emoji that are wide
/// by their own property; gaps that are not assigned are closed.
private let wideRanges: [(first: UInt32, last: UInt32)] = [
  (0x1100, 0x115F), (0x2329, 0x232A), (0x2630, 0x2637), (0x268A, 0x268F), (0x2E80, 0x303E),
  (0x3041, 0x3247), (0x3250, 0xA4C6),
  (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6B),
  (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x16FF6), (0x17000, 0x18D1E), (0x18D80, 0x18DF2),
  (0x1AFF0, 0x1B2FB), (0x1D300, 0x1D356), (0x1D360, 0x1D376),
  (0x1F200, 0x1F265), (0x1F300, 0x1F320), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
]
