// How a message speaks of a character, and which characters it must not repeat.

extension Unicode.Scalar {
  /// `U+0041`
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Controls, direction marks and the like: nothing that a message should repeat.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    // Categories of what is seen.
    default: self == "\u{FFFD}" || properties.isDefaultIgnorableCodePoint
    }
  }
}
