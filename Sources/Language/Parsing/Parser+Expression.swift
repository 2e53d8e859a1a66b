// Arithmetic, by operator precedence:
//
//     sum      product { (+ | −) product }
//     product  factor { (· | /) factor | factor }     the last only as number name, number (…)
//     factor   { + | − } ( number | name | quantity | "(" sum ")" | "{" sum "}" )
//
// A product without an operator is worked from left to right like any other: `1/2x` is half of x.
// What is open lies on an array and not on the call stack, so that the deepest line is safe on the
// small stack of a thread.

import Rationals
import Wording

/// An expression with the range that its text covers, parentheses included.
struct Located {
  var expression: Expression
  var range: SourceRange
}

extension LineParser {
  /// A sum, as far as one goes from here.
  mutating func sum() throws(Diagnostic) -> Located {
    var levels = [Level(opening: current.range)]
    while true {
      let top = levels.count - 1
      while let sign = additive {
        levels[top].sign(advance().range, isMinus: sign == .subtract)
      }
      if current.kind == .open || isBrace("{") {
        guard levels.count <= Limit.nesting.most else {
          throw TextFact.deepNesting.at(current.range)
        }
        levels.append(Level(opening: advance().range))
        depth = levels.count - 1
        continue
      }
      guard let value = try close(&levels, with: try leaf()) else { continue }
      return value
    }
  }

  /// Brings an operand as far up as what follows it allows: the whole expression, or nil if an
  /// operator asks for another operand.
  private mutating func close(
    _ levels: inout [Level], with operand: Located
  ) throws(Diagnostic) -> Located? {
    var value = operand
    while true {
      let top = levels.count - 1
      value = levels[top].signed(value)
      if let kind = multiplicative {
        if let diagnostic = unitAfterNumber ?? wishInWords { throw diagnostic }
        let place = current.isMultiplicative ? advance().range : nil
        levels[top].product.extend(with: value, then: kind, at: place)
        return nil
      }
      value = levels[top].product.finish(with: value)
      if top > 0 || !beginsAnother, let kind = additive {
        levels[top].sum.extend(with: value, then: kind, at: advance().range)
        return nil
      }
      value = levels[top].sum.finish(with: value)
      guard top > 0 else { return value }
      let opening = levels.removeLast().opening
      let closes = source[opening.lowerBound] == "{" ? isBrace("}") : current.kind == .close
      guard closes else { throw unclosed(from: opening) }
      let closing = advance().range
      // A set is written as what is in it.
      if source[opening.lowerBound] != "{" {
        value = value.parenthesized(opening.union(closing))
      }
      depth = levels.count - 1
    }
  }

  private mutating func leaf() throws(Diagnostic) -> Located {
    let token = current
    switch token.kind {
    case .number:
      advance()
      return Located(expression: .number(try value(of: token), token.range), range: token.range)
    case .name(let text):
      if let quantity = try quantity() { return quantity }
      advance()
      return Located(expression: .name(Name(text, token.range)), range: token.range)
    default:
      throw missingOperand()
    }
  }

  func isBrace(_ symbol: Unicode.Scalar) -> Bool {
    current.kind == .bad(.brace) && source[current.range.lowerBound] == symbol
  }

  private var additive: Expression.BinaryOperator? {
    switch current.kind {
    case .plus: .add
    case .minus: .subtract
    default: nil
    }
  }

  /// Whether a sign stands right before its operand, and apart from what is before it, where that begins
  /// another expression: `10 -5`.
  private var beginsAnother: Bool {
    spacesSeparate && isApart(position) && !isApart(position + 1)
  }

  /// Also where a number stands right before what it multiplies.
  private var multiplicative: Expression.BinaryOperator? {
    switch current.kind {
    case .times: .multiply
    case .divide: .divide
    case .open where previous?.kind == .number && !isShownMark: .multiply
    case .name(let text)
    where previous?.kind == .number && !isWeightClause && !stopWords.contains(text)
      && !isForgottenMark && !isWeightWithoutNumber
      && !(spacesSeparate && isApart(position)):
      .multiply
    default: nil
    }
  }

  func value(of token: Token) throws(Diagnostic) -> Rational {
    do {
      return try NumberLiteral.value(of: source.folded(token.range))
    } catch {
      throw error.at(token.range)
    }
  }
}

/// What is read of the inside of one pair of parentheses, up to the operand that comes next.
private struct Level {
  var opening: SourceRange
  var sum = Run()
  var product = Run()
  private var signs: SourceRange?
  private var isNegative = false

  init(opening: SourceRange) { self.opening = opening }

  mutating func sign(_ range: SourceRange, isMinus: Bool) {
    signs = signs?.union(range) ?? range
    if isMinus { isNegative.toggle() }
  }

  /// The operand with the signs before it.
  mutating func signed(_ operand: Located) -> Located {
    guard let signs else { return operand }
    let range = signs.union(operand.range)
    let value = isNegative ? Expression.negate(operand.expression, range) : operand.expression
    self.signs = nil
    isNegative = false
    return Located(expression: value, range: range)
  }
}

/// A run of operators on one level of precedence, up to the operand that comes next.
private struct Run {
  private var first: Located?
  private var operations: [Expression.Operation] = []
  private var range = SourceRange(0, 0)
  private var kind = Expression.BinaryOperator.add
  private var place: SourceRange?

  mutating func extend(
    with operand: Located, then kind: Expression.BinaryOperator, at place: SourceRange?
  ) {
    append(operand)
    self.kind = kind
    self.place = place
  }

  /// The node of the run that ends with this operand; the run is then empty.
  mutating func finish(with operand: Located) -> Located {
    guard let first else { return operand }
    append(operand)
    let node = Expression.operations(first.expression, operations, range)
    defer { self = Run() }
    return Located(expression: node, range: range)
  }

  private mutating func append(_ operand: Located) {
    if first == nil {
      (first, range) = (operand, operand.range)
    } else {
      range = range.union(operand.range)
      operations.append(
        Expression.Operation(kind, operand.expression, operatorRange: place ?? operand.range))
    }
  }
}

extension Located {
  /// A node that has a range of its own takes in the parentheses around it.
  fileprivate func parenthesized(_ range: SourceRange) -> Located {
    let widened: Expression =
      switch expression {
      case .negate(let operand, _): .negate(operand, range)
      case .operations(let first, let rest, _): .operations(first, rest, range)
      case .number, .name, .quantity: expression
      }
    return Located(expression: widened, range: range)
  }
}

// MARK: - What went wrong

extension LineParser {
  /// What to say where a parenthesis should close and does not. An expression that ends in the middle
  /// of its line ends wrongly, whatever is open.
  private func unclosed(from opening: SourceRange) -> Diagnostic {
    if current.isRelation, tokens[position...].contains(where: { $0.kind == .close }) {
      return ExpressionFact.relationInParentheses(text(of: current)).at(current.range)
    }
    let mayEnd = current.isEnd || current.isRelation || current.kind == .at
    guard mayEnd else { return leftover() }
    let isBrace = source[opening.lowerBound] == "{"
    return (isBrace ? ExpressionFact.unclosedBrace : .unclosedParenthesis).at(opening)
  }

  /// What to say where an operand should stand and does not.
  func missingOperand() -> Diagnostic {
    let before = previous.map { text(of: $0) }
    let here = text(of: current)
    switch current.kind {
    case .bad(let fault):
      // A sign with no right side is worth more words than the sign.
      return bad(fault)
    case .raised: return bad(.power)
    case .infinity: return ExpressionFact.strayInfinity.at(current.range)
    case .close where depth == 0: return ExpressionFact.unopenedParenthesis.at(current.range)
    case .openBracket, .closeBracket: return ExpressionFact.squareBracket.at(current.range)
    default: break
    }
    guard let previous, let before else {
      return ExpressionFact.nothingBefore(here).at(current.range)
    }
    switch current.kind {
    case .end where previous.kind == .open:
      return ExpressionFact.unclosedParenthesis.at(previous.range)
    case .end: return ExpressionFact.nothingAfter(before).at(previous.range)
    case .close, .comma, .at: return ExpressionFact.nothingBetween(before, here).at(current.range)
    case .relation, .times, .divide:
      return ExpressionFact.nothingBetween(before, here).at(current.range)
    default: return ExpressionFact.notExpected(here).at(current.range)
    }
  }

  /// What to say where an expression is complete and something follows that cannot.
  func leftover() -> Diagnostic {
    let token = current
    let here = text(of: token)
    let before = previous.map { text(of: $0) } ?? ""
    switch token.kind {
    case .bad(let fault): return bad(fault)
    case .raised: return bad(.power)
    case .name(let word) where isForgottenMark:
      return StatementFact.missingAt.at(token.range, suggesting: "@\(word)")
    case .number where previous?.kind == .number:
      return ExpressionFact.twoNumbers(before, here).at(token.range)
    case .name, .number, .open:
      return wishInWords ?? disjunction ?? relationInWords() ?? function() ?? call()
        ?? ExpressionFact.missingOperator(before, here).at(token.range)
    case .close: return ExpressionFact.unopenedParenthesis.at(token.range)
    case .openBracket, .closeBracket: return ExpressionFact.squareBracket.at(token.range)
    case .comma: return comma()
    case .infinity: return ExpressionFact.strayInfinity.at(token.range)
    default: return ExpressionFact.notExpected(here).at(token.range)
    }
  }

  /// A priority's name at the end of a statement, where only its `@` can be missing.
  var isForgottenMark: Bool {
    guard let word = current.name, PriorityWord.value(of: word) != nil else { return false }
    return isApart(position) && !names.hasValue(word)
      && (next.isEnd || next.kind == .at || next.name == "weight")
  }

  private func comma() -> Diagnostic {
    guard let previous, previous.kind == .number, next.kind == .number,
      !isApart(position), !isApart(position + 1)
    else {
      let isInside = tokens[..<position].contains { $0.kind == .open || $0.kind == .openBracket }
      let fact: ExpressionFact = hasRelation || isInside ? .strayComma : .severalValues
      return fact.at(current.range)
    }
    let range = previous.range.union(next.range)
    let typed = source.folded(range)
    // 1,000 is a thousand to one half of the world and one to the other.
    if next.range.upperBound - next.range.lowerBound == 3 {
      return ExpressionFact.digitGroups(typed).at(range)
    }
    let point = String(typed.map { $0 == "," ? "." : $0 })
    return ExpressionFact.decimalComma.at(range, suggesting: point)
  }

  /// The complaint about the current token, which is none of the language.
  func bad(_ fault: Token.Fault) -> Diagnostic {
    let here = text(of: current)
    if fault == .strictLess || fault == .strictGreater || fault == .notEqual, next.isEnd {
      return ExpressionFact.nothingAfter(here).at(current.range)
    }
    if fault == .strictGreater, let minus = previous, minus.kind == .minus, !isApart(position) {
      return TextFact.bad(.colonEqual, "->").at(minus.range.union(current.range), suggesting: "=")
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
    return TextFact.bad(fault, here).at(current.range, suggesting: suggestion)
  }

  private static let vulgarFractions = [
    "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅛": "1/8",
  ]

  private static func digits(_ text: String) -> String {
    text.unicodeScalars.compactMap { $0.properties.numericValue.map { String(Int($0)) } }.joined()
  }
}
