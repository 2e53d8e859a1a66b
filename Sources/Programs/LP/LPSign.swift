// Signs beyond ASCII that people paste from a page or a reply, and that stand for one of ASCII. CPLEX's format, which
// lets a name have any character beyond ASCII, would make a variable of each.

/// What a character beyond ASCII stands for in an LP file; nil where it is one of a name.
enum LPSign {
  /// Blanks of every width, and those of no width.
  case blank
  /// U+2212, the minus sign of mathematics, which nobody puts into a name.
  case minus
  /// Dashes and hyphens, which are a minus too, but not within a name.
  case dash
  case less, greater, infinity
  /// A sign that means something and cannot be read.
  case foreign

  init?(at place: Int, in bytes: [UInt8]) {
    switch FileText.scalar(in: bytes, at: place).value {
    case "\u{2212}": self = .minus
    case "\u{2010}"..."\u{2015}", "\u{FE63}", "\u{FF0D}": self = .dash
    case "≤", "≦", "⩽": self = .less
    case "≥", "≧", "⩾": self = .greater
    case "∞": self = .infinity
    case "≠", "×", "÷", "⋅", "∙", "∗": self = .foreign
    case "\u{200B}", "\u{2060}", "\u{FEFF}": self = .blank
    case let scalar where scalar.properties.isWhitespace: self = .blank
    default: return nil
    }
  }

  var kind: LPToken.Kind {
    switch self {
    case .minus, .dash: .minus
    case .less: .less
    case .greater: .greater
    case .infinity: .infinity
    case .blank, .foreign: .other
    }
  }

  /// - Parameter goesOn: whether more of the name comes after it.
  func mayStandInName(goesOn: Bool) -> Bool {
    switch self {
    case .dash: goesOn
    case .infinity: true
    case .blank, .minus, .less, .greater, .foreign: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a name is likely to begin so: a letter of any script or `_`.
  var beginsName: Bool {
    isASCII
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
      : properties.isAlphabetic
  }
}
