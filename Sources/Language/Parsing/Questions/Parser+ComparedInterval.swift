// An interval as a comparison says it: `10 <= X <= 24`, `X >= 24`, `>= 24`, `X = 24`, `at least 24`, `24 and above`,
// `не меньше 24`; and as a dash between two numbers, `10 - 24`.

import Rationals

extension LineParser {
  /// How an end is compared with what lies in the interval.
  private struct Comparison {
    /// As if what lies in the interval stood on the left side.
    var relation: Relation
    /// Whether the end does not belong to it.
    var isStrict = false

    /// The same with its sides exchanged.
    var turned: Comparison {
      switch relation {
      case .equal: self
      case .lessOrEqual: Comparison(relation: .greaterOrEqual, isStrict: isStrict)
      case .greaterOrEqual: Comparison(relation: .lessOrEqual, isStrict: isStrict)
      }
    }
  }

  /// The interval that a comparison is the same as; nil where the tokens are none.
  ///
  /// - Parameter subject: what is compared; nil: whatever has a name in it.
  func comparedInterval(of subject: Expression?) -> IntervalExpression? {
    var parser = self
    return parser.readComparison(of: subject) ?? wordedInterval()
  }

  private mutating func readComparison(of subject: Expression?) -> IntervalExpression? {
    guard tokens[position...].contains(where: { comparison($0) != nil }) else { return nil }
    var operands: [Expression?] = []
    var comparisons: [Comparison] = []
    if comparison(current) != nil {
      // `>= 24` is about what is asked for.
      operands.append(nil)
    } else {
      guard let first = try? sum() else { return nil }
      operands.append(first.expression)
    }
    while let found = comparison(current) {
      advance()
      guard let next = try? sum() else { return nil }
      comparisons.append(found)
      operands.append(next.expression)
    }
    guard current.isEnd else { return nil }
    func isSubject(_ operand: Expression?) -> Bool {
      guard let operand else { return true }
      return subject.map { operand.isWritten(like: $0) } ?? operand.hasName
    }
    if comparisons.count == 1 {
      if isSubject(operands[0]), let end = operands[1] { return interval([(comparisons[0], end)]) }
      if isSubject(operands[1]), let end = operands[0] {
        return interval([(comparisons[0].turned, end)])
      }
    }
    guard comparisons.count == 2, isSubject(operands[1]), let first = operands[0],
      let last = operands[2], comparisons[0].relation == comparisons[1].relation
    else { return nil }
    return interval([(comparisons[0].turned, first), (comparisons[1], last)])
  }

  private func comparison(_ token: Token) -> Comparison? {
    switch token.kind {
    case .relation(let relation): Comparison(relation: relation)
    case .bad(.strictLess): Comparison(relation: .lessOrEqual, isStrict: true)
    case .bad(.strictGreater): Comparison(relation: .greaterOrEqual, isStrict: true)
    default: nil
    }
  }

  private func interval(_ ends: [(Comparison, Expression)]) -> IntervalExpression {
    let end = tokens[tokens.count - 1].range.lowerBound
    var interval = IntervalExpression(
      lower: nil, upper: nil, text: source.text(SourceRange(tokens[0].range.lowerBound, end)))
    for (comparison, end) in ends {
      if comparison.relation != .lessOrEqual {
        interval.lower = end
        interval.excludesLower = comparison.isStrict
      }
      if comparison.relation != .greaterOrEqual {
        interval.upper = end
        interval.excludesUpper = comparison.isStrict
      }
    }
    return interval
  }

  // MARK: Words

  private static let upward = [
    "above", "more", "up", "greater", "larger", "больше", "более", "выше",
  ]
  private static let downward = ["below", "less", "down", "smaller", "меньше", "менее", "ниже"]

  /// What two words say of the number behind them.
  private static func relation(_ first: String?, _ second: String?) -> Relation? {
    switch (first, second) {
    case ("at", "least"), ("не", "меньше"), ("не", "менее"): .greaterOrEqual
    case ("at", "most"), ("не", "больше"), ("не", "более"): .lessOrEqual
    default: nil
    }
  }

  /// `at least 24`, `at most 2`, `24 and above`, `2 or less`; `не меньше 24`, `не больше 2`, `24 и больше`.
  private func wordedInterval() -> IntervalExpression? {
    let words = tokens[position...].dropLast().map { $0.name?.lowercased() }
    guard words.count >= 3 else { return nil }
    var parser = self
    if let relation = Self.relation(words[0], words[1]) {
      parser.position += 2
      guard let end = try? parser.sum(), parser.current.isEnd else { return nil }
      return interval([(Comparison(relation: relation), end.expression)])
    }
    guard let last = words[words.count - 1], let join = words[words.count - 2],
      ["and", "or", "и", "или"].contains(join)
    else { return nil }
    let isUpward = Self.upward.contains(last)
    guard isUpward || Self.downward.contains(last) else { return nil }
    parser.stopWords = [join]
    guard let end = try? parser.sum(), parser.position == tokens.count - 3 else { return nil }
    return interval([
      (Comparison(relation: isUpward ? .greaterOrEqual : .lessOrEqual), end.expression)
    ])
  }
}

extension Expression {
  /// The two numbers of which this is the difference, the smaller one first, as in `10 - 24`: a dash between the ends of an
  /// interval looks the same. nil for any other expression.
  var dashedNumbers: (lower: Expression, upper: Expression)? {
    guard case .operations(let first, let rest, _) = self, let last = rest.last,
      last.kind == .subtract, let upper = last.operand.plainNumber
    else { return nil }
    // The sign of a fraction may stand above it.
    let lower: Expression
    if rest.count == 1 {
      lower = first
    } else if rest.count == 2, rest[0].kind == .divide {
      lower = .operations(first, [rest[0]], first.range)
    } else {
      return nil
    }
    guard let least = lower.plainNumber, least <= upper else { return nil }
    return (lower, last.operand)
  }

  /// The value of what is written as one number: `24`, `-3`, `1/2`.
  private var plainNumber: Rational? {
    switch self {
    case .number(let value, _): return value
    case .negate(let operand, _): return operand.plainNumber.map { -$0 }
    case .operations(let first, let rest, _):
      guard rest.count == 1, rest[0].kind == .divide, let above = first.plainNumber,
        let below = rest[0].operand.plainNumber, !below.isZero
      else { return nil }
      return above / below
    case .name, .quantity: return nil
    }
  }

  /// Whether a name or a quantity stands in it.
  public var hasName: Bool {
    contains { node in
      switch node {
      case .name, .quantity: true
      case .number, .negate, .operations: false
      }
    }
  }
}
