// Characters to tokens. It never fails: what it cannot read becomes a token that says why, and the
// parser, which knows whether that matters, makes a diagnostic of it.

struct Lexer {
  private let source: SourceText
  private let readsSpans: Bool
  private var position = 0

  private init(_ source: SourceText, readsSpans: Bool) {
    self.source = source
    self.readsSpans = readsSpans
  }

  /// The tokens of the line without its comment; the last one is `.end`, an empty range after the
  /// last character that is no white space.
  ///
  /// - Parameter readsSpans: whether two points and more are a sign of their own, rather than part of
  ///   what is beside them.
  static func tokens(of source: SourceText, readsSpans: Bool = false) -> [Token] {
    var lexer = Lexer(source, readsSpans: readsSpans)
    var tokens: [Token] = []
    tokens.reserveCapacity(16)
    // Editors on Windows begin a file with a byte order mark.
    if source[0] == "\u{FEFF}" { lexer.position = 1 }
    while let symbol = source[lexer.position], symbol != "#" {
      if symbol.isBlank || lexer.isFullStop(after: tokens.last) {
        lexer.position += 1
        continue
      }
      let start = lexer.position
      let kind = lexer.token(startingWith: symbol)
      tokens.append(Token(kind: kind, range: SourceRange(start, lexer.position)))
    }
    let end = tokens.last?.range.upperBound ?? 0
    tokens.append(Token(kind: .end, range: SourceRange(end, end)))
    return tokens
  }

  private mutating func token(startingWith symbol: Unicode.Scalar) -> Token.Kind {
    if isSpan {
      skip { $0 == "." }
      return .span
    }
    if symbol.startsName { return name() }
    if symbol.isDigit || symbol == "." { return number() }
    position += 1
    switch symbol {
    case "+": return .plus
    case "-", "−", "–", "﹣", "‐", "‑": return .minus
    case "*": return take("*") ? .bad(.power) : .times
    case "·", "×", "⋅", "∗", "∙", "•", "・": return .times
    case "/", "÷", "∕", "⁄": return .divide
    case "(": return .open
    case ")": return .close
    case "[": return .openBracket
    case "]": return .closeBracket
    case ",", "،", "、": return .comma
    case ":": return take("=") ? .bad(.colonEqual) : .colon
    case "@": return .at
    case "?": return .question
    case "∞": return .infinity
    case "=", "<", ">", "≤", "≦", "⩽", "≥", "≧", "⩾", "≠", "!": return relation(symbol)
    case "^": return .bad(.power)
    case "⁺", "⁻":
      let isAlone = !(source[position].map(Self.isSuperscript) ?? false)
      return isAlone ? .raised(symbol == "⁺" ? .plus : .minus) : .bad(oddity(symbol))
    case ";": return .bad(.semicolon)
    case "|": return .bad(.bar)
    case "%": return .bad(.percent)
    case "{", "}": return .bad(.brace)
    case "\"", "'", "`", "“", "”", "„", "‘", "’", "‚", "«", "»": return .bad(.quote)
    default: return .bad(oddity(symbol))
    }
  }

  private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    guard source[position] == symbol else { return false }
    position += 1
    return true
  }

  private mutating func skip(while belongs: (Unicode.Scalar) -> Bool) {
    while let symbol = source[position], belongs(symbol) { position += 1 }
  }

  /// Whether `..` stands here and is a sign of its own.
  private var isSpan: Bool {
    readsSpans && source[position] == "." && source[position + 1] == "."
  }

  /// Whether the point here is all that is left of the line.
  private var isLastPoint: Bool {
    guard source[position] == "." else { return false }
    var index = position + 1
    while let symbol = source[index], symbol.isBlank { index += 1 }
    return source[index] == nil || source[index] == "#"
  }

  /// Whether the end of a sentence stands here, as in `X in [20, 30].` and `X = 20.`
  private func isFullStop(after token: Token?) -> Bool {
    guard let token, isLastPoint else { return false }
    return switch token.kind {
    case .number, .closeBracket, .close, .bad(.brace), .raised: true
    // After anything else it is a slip.
    default: false
    }
  }

  private mutating func name() -> Token.Kind {
    let start = position
    while let symbol = source[position], symbol.continuesName, !isSpan { position += 1 }
    return .name(source.folded(SourceRange(start, position)))
  }

  private mutating func relation(_ symbol: Unicode.Scalar) -> Token.Kind {
    switch symbol {
    case "=":
      if take("<") { return .relation(.lessOrEqual) }
      if take(">") { return .relation(.greaterOrEqual) }
      _ = take("=")
      return .relation(.equal)
    case "<":
      if take("=") { return .relation(.lessOrEqual) }
      return .bad(take(">") ? .notEqual : .strictLess)
    case ">": return take("=") ? .relation(.greaterOrEqual) : .bad(.strictGreater)
    case "≤", "≦", "⩽": return .relation(.lessOrEqual)
    case "≥", "≧", "⩾": return .relation(.greaterOrEqual)
    case "≠": return .bad(.notEqual)
    default: return .bad(take("=") ? .notEqual : .character)
    }
  }

  /// Digits, a decimal point with digits after it, an exponent. An `e` without digits after it
  /// starts a name: `2e` is two times e.
  private mutating func number() -> Token.Kind {
    let start = position
    skip { $0.isDigit }
    let isEnded = position > start && isLastPoint
    if !isSpan, !isEnded, take(".") {
      guard source[position]?.isDigit == true else {
        let hasDigits = position > 1 && source[position - 2]?.isDigit == true
        skip { $0 == "." }
        return .bad(hasDigits ? .trailingPoint : .strayPoint)
      }
      skip { $0.isDigit }
      if source[position] == ".", !isSpan {
        skip { $0.isDigit || $0 == "." }
        return .bad(.secondPoint)
      }
    }
    if source[position] == "e" || source[position] == "E" {
      let next = source[position + 1]
      let signs = next == "+" || next == "-" || next == "−" ? 1 : 0
      if source[position + 1 + signs]?.isDigit == true {
        position += 1 + signs
        skip { $0.isDigit }
      }
    }
    return .number
  }

  private mutating func oddity(_ symbol: Unicode.Scalar) -> Token.Fault {
    let properties = symbol.properties
    if properties.generalCategory == .decimalNumber {
      skip { !$0.isASCII && $0.properties.generalCategory == .decimalNumber }
      return .foreignDigits
    }
    if Self.isSuperscript(symbol) {
      skip(while: Self.isSuperscript)
      return .power
    }
    switch symbol {
    case "¼"..."¾", "⅐"..."⅞": return .vulgarFraction
    default: return .character
    }
  }

  private static func isSuperscript(_ symbol: Unicode.Scalar) -> Bool {
    switch symbol {
    case "²", "³", "¹", "⁰", "⁴"..."⁹", "ⁿ", "⁺", "⁻": true
    default: false
    }
  }
}
