// The words and signs of a line.

/// Which of the two slacks of a preference: `⁺` or `⁻`.
enum SlackSign: String {
  case plus = "⁺"
  case minus = "⁻"
}

struct Token {
  /// A `default` over these needs no reason: the parser takes what can stand in a place, and refuses the rest.
  enum Kind: Equatable {
    case number
    case name(String)
    case plus, minus, times, divide
    case open, close, openBracket, closeBracket
    case comma, colon, at, question
    /// `⁺` or `⁻`: with the name of a constraint before it, one of its slacks.
    case raised(SlackSign)
    /// `..` between the ends of an interval, in answers only.
    case span
    case relation(Relation)
    case infinity
    /// No part of the language; an error only if the parser comes to it, since a file name may hold
    /// anything.
    case bad(Fault)
    case end
  }

  /// Why a stretch of characters is no token. A `default` over these needs no reason: few faults have a remedy.
  enum Fault: Hashable, Sendable {
    case strictLess, strictGreater, notEqual, colonEqual
    case power, quote, semicolon, bar, percent, brace
    case trailingPoint, secondPoint, strayPoint
    case vulgarFraction, foreignDigits
    case character
  }

  var kind: Kind
  var range: SourceRange

  var isOperator: Bool { kind == .plus || kind == .minus || isMultiplicative }
  var isMultiplicative: Bool { kind == .times || kind == .divide }

  /// A relation, or what was meant as one.
  var isRelation: Bool {
    switch kind {
    case .relation, .bad(.strictLess), .bad(.strictGreater), .bad(.notEqual), .bad(.colonEqual):
      true
    default: false
    }
  }

  /// Whether an expression can end with it.
  var isOperand: Bool {
    switch kind {
    case .number, .name, .close: true
    default: false
    }
  }

  var isEnd: Bool { kind == .end }

  /// The name that it is, if it is one.
  var name: String? {
    if case .name(let text) = kind { text } else { nil }
  }
}
