// Arithmetic, by recursive descent with one function for each level of precedence:
//
//     sum      product { (+ | −) product }
//     product  factor { (· | /) factor | factor }     the last only as number name, number (…)
//     factor   { + | − } operand
//     operand  number | name | ( sum )
//
// A product without an operator is worked from left to right like any other: `1/2x` is half of x.

import Rationals

/// An expression with the range that its text covers, parentheses included.
struct Located {
  var expression: Expression
  var range: SourceRange
}

extension LineParser {
  mutating func sum() throws(Diagnostic) -> Located {
    let first = try product()
    var range = first.range
    var operations: [Expression.Operation] = []
    while current.kind == .plus || current.kind == .minus {
      let sign = advance()
      let operand = try product()
      range = range.union(operand.range)
      operations.append(
        Expression.Operation(
          sign.kind == .plus ? .add : .subtract, operand.expression, operatorRange: sign.range))
    }
    return operations.isEmpty
      ? first : Located(expression: .operations(first.expression, operations, range), range: range)
  }

  private mutating func product() throws(Diagnostic) -> Located {
    let first = try factor()
    var range = first.range
    var operations: [Expression.Operation] = []
    while true {
      let kind: Expression.BinaryOperator
      let operand: Located
      let place: SourceRange
      if current.isMultiplicative {
        kind = current.kind == .times ? .multiply : .divide
        place = advance().range
        operand = try factor()
      } else if isMultipliedByNumber {
        kind = .multiply
        operand = try self.operand()
        place = operand.range
      } else {
        break
      }
      range = range.union(operand.range)
      operations.append(Expression.Operation(kind, operand.expression, operatorRange: place))
    }
    return operations.isEmpty
      ? first : Located(expression: .operations(first.expression, operations, range), range: range)
  }

  private mutating func factor() throws(Diagnostic) -> Located {
    let start = current.range
    var isNegative = false
    while current.kind == .plus || current.kind == .minus {
      if advance().kind == .minus { isNegative.toggle() }
    }
    let operand = try operand()
    let range = start.union(operand.range)
    return Located(
      expression: isNegative ? .negate(operand.expression, range) : operand.expression,
      range: range)
  }

  private mutating func operand() throws(Diagnostic) -> Located {
    let token = current
    switch token.kind {
    case .number:
      advance()
      return Located(expression: .number(try value(of: token), token.range), range: token.range)
    case .name(let text):
      advance()
      return Located(expression: .name(Name(text, token.range)), range: token.range)
    case .open:
      guard depth < Self.maximumDepth else { throw Fact.deepNesting.at(token.range) }
      depth += 1
      advance()
      let inner = try sum()
      guard current.kind == .close else {
        // An expression that ends in the middle of its line ends wrongly, whatever is open.
        throw current.isEnd || isEndOfOperand
          ? Fact.unclosedParenthesis.at(token.range) : leftover()
      }
      depth -= 1
      let range = token.range.union(advance().range)
      return Located(expression: inner.expression.parenthesized(range), range: range)
    default:
      throw missingOperand()
    }
  }

  func value(of token: Token) throws(Diagnostic) -> Rational {
    do {
      return try NumberLiteral.value(
        of: source.folded(token.range).replacing("\u{2212}", with: "-"))
    } catch {
      throw error.at(token.range)
    }
  }

  /// Whether a number stands right before what it multiplies.
  private var isMultipliedByNumber: Bool {
    guard previous?.kind == .number else { return false }
    switch current.kind {
    case .open: return true
    case .name(let text): return !isWeightClause && !stopWords.contains(text) && !isForgottenMark
    default: return false
    }
  }

  /// A relation or a mark, at which an outer expression may end as well.
  private var isEndOfOperand: Bool { current.isRelation || current.kind == .at }
}

extension Expression {
  /// A node that has a range of its own takes in the parentheses around it.
  fileprivate func parenthesized(_ range: SourceRange) -> Expression {
    switch self {
    case .negate(let operand, _): .negate(operand, range)
    case .operations(let first, let rest, _): .operations(first, rest, range)
    case .number, .name: self
    }
  }
}

// MARK: - What went wrong

extension LineParser {
  /// What to say where an operand should stand and does not.
  func missingOperand() -> Diagnostic {
    let before = previous.map { text(of: $0) }
    let here = text(of: current)
    switch current.kind {
    case .bad(let fault):
      // A sign with no right side is worth more words than the sign.
      return bad(fault)
    case .infinity: return Fact.strayInfinity.at(current.range)
    case .close where depth == 0: return Fact.unopenedParenthesis.at(current.range)
    case .openBracket, .closeBracket: return Fact.squareBracket.at(current.range)
    default: break
    }
    guard let previous, let before else { return Fact.nothingBefore(here).at(current.range) }
    switch current.kind {
    case .end where previous.kind == .open:
      return Fact.unclosedParenthesis.at(previous.range)
    case .end: return Fact.nothingAfter(before).at(previous.range)
    case .close, .comma, .at: return Fact.nothingBetween(before, here).at(current.range)
    case .relation, .times, .divide:
      return Fact.nothingBetween(before, here).at(current.range)
    default: return Fact.notExpected(here).at(current.range)
    }
  }

  /// What to say where an expression is complete and something follows that cannot.
  func leftover() -> Diagnostic {
    let token = current
    let here = text(of: token)
    let before = previous.map { text(of: $0) } ?? ""
    switch token.kind {
    case .bad(let fault): return bad(fault)
    case .name(let word) where isForgottenMark:
      return Fact.missingAt.at(token.range, suggesting: "@\(word)")
    case .number where previous?.kind == .number:
      return Fact.twoNumbers(before, here).at(token.range)
    case .name, .number, .open: return Fact.missingOperator(before, here).at(token.range)
    case .close: return Fact.unopenedParenthesis.at(token.range)
    case .openBracket, .closeBracket: return Fact.squareBracket.at(token.range)
    case .comma: return comma()
    case .infinity: return Fact.strayInfinity.at(token.range)
    default: return Fact.notExpected(here).at(token.range)
    }
  }

  /// A priority's name at the end of a statement, where only its `@` can be missing.
  var isForgottenMark: Bool {
    guard let word = current.name, PriorityWord.value(of: word) != nil else { return false }
    return isApart(position) && !vocabulary.hasValue(word)
      && (next.isEnd || next.kind == .at || next.name == "weight")
  }

  private func comma() -> Diagnostic {
    guard let previous, previous.kind == .number, next.kind == .number,
      !isApart(position), !isApart(position + 1)
    else { return Fact.strayComma.at(current.range) }
    let range = previous.range.union(next.range)
    let typed = source.folded(range)
    // 1,000 is a thousand to one half of the world and one to the other.
    if next.range.upperBound - next.range.lowerBound == 3 {
      return Fact.digitGroups(typed).at(range)
    }
    let point = typed.replacing(",", with: ".")
    return Fact.decimalComma.at(range, suggesting: point)
  }

  /// The complaint about the current token, which is none of the language.
  func bad(_ fault: Token.Fault) -> Diagnostic {
    let here = text(of: current)
    if fault == .strictLess || fault == .strictGreater || fault == .notEqual, next.isEnd {
      return Fact.nothingAfter(here).at(current.range)
    }
    let suggestion: String? =
      switch fault {
      case .strictLess: "<="
      case .strictGreater: ">="
      case .colonEqual: "="
      case .vulgarFraction: Self.vulgarFractions[source.folded(current.range)]
      case .foreignDigits: Self.digits(here)
      default: nil
      }
    return Fact.bad(fault, here).at(current.range, suggesting: suggestion)
  }

  private static let vulgarFractions = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅛": "1/8",
  ]

  private static func digits(_ text: String) -> String {
    text.unicodeScalars.compactMap { $0.properties.numericValue.map { String(Int($0)) } }.joined()
  }
}
