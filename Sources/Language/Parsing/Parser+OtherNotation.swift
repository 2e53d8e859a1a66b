// What is written in school or in other languages and has another form here: an interval after `in` or
// `between`, a function of an expression, a weight without its number. Each is recognised where it can
// mean nothing else, so that the message can say what to write instead.

/// The functions that people try. None is part of the language; some say something that is linear.
enum FunctionWord: String, CaseIterable {
  case abs, max, min, sqrt, pow, log, ln, sin, cos, tan, floor, ceil, round, sum, avg, mod
}

// MARK: - Intervals

extension LineParser {
  /// `x in [3, 5]` or `x between 3 and 5`, on a line that is no command.
  func intervalStatement() -> Diagnostic? {
    guard let index = (1..<tokens.count).first(where: isIntervalWord(at:)) else { return nil }
    let start = tokens.count > 1 && tokens[1].kind == .colon ? 2 : 0
    guard start < index else { return nil }
    guard let subject = plainText(start..<index), let ends = intervalEnds(after: index) else {
      return ExpressionFact.intervalInStatement(nil).at(tokens[index].range)
    }
    let chain = Self.chain(subject, from: ends.lower, to: ends.upper)
    return ExpressionFact.intervalInStatement(chain)
      .at(tokens[start].range.union(tokens[ends.last].range), suggesting: chain)
  }

  /// Whether the word after an operand can only be meant to open an interval.
  private func isIntervalWord(at index: Int) -> Bool {
    guard let word = tokens[index].name, tokens[index - 1].isOperand,
      index + 1 < tokens.count, isApart(index)
    else { return false }
    let following = tokens[index + 1]
    return switch word {
    case "in": following.kind == .openBracket || following.kind == .open
    case "between": !following.isEnd && tokens[index...].contains { $0.name == "and" }
    default: false
    }
  }

  /// The two ends as they were typed and the index of the last token; nil where something is missing.
  private func intervalEnds(after index: Int) -> (lower: String, upper: String, last: Int)? {
    let isBetween = tokens[index].name == "between"
    let first = isBetween ? index + 1 : index + 2
    let separator = tokens[first...].firstIndex { isBetween ? $0.name == "and" : $0.kind == .comma }
    guard let separator, let lower = plainText(first..<separator) else { return nil }
    let rest = tokens[(separator + 1)...]
    let end = rest.firstIndex {
      isBetween
        ? $0.isEnd || $0.kind == .at || $0.name == "weight"
        : $0.kind == .closeBracket || $0.kind == .close
    }
    guard let end, let upper = plainText(separator + 1..<end) else { return nil }
    return (lower, upper, isBetween ? end - 1 : end)
  }

  /// What was typed there, if it is short enough for a message and nothing in it is none of the language;
  /// nil also where there is nothing.
  private func plainText(_ indices: Range<Int>) -> String? {
    let isPlain = tokens[indices].allSatisfy { if case .bad = $0.kind { false } else { true } }
    guard let first = indices.first, let last = indices.last, isPlain else { return nil }
    let text = source.text(tokens[first].range.union(tokens[last].range))
    return text.count <= 40 ? text : nil
  }

  /// `3 <= x <= 5`; an infinite end is left out. nil if nothing is left.
  private static func chain(_ subject: String, from lower: String, to upper: String) -> String? {
    switch (isInfinite(lower), isInfinite(upper)) {
    case (false, false): "\(lower) <= \(subject) <= \(upper)"
    case (true, false): "\(subject) <= \(upper)"
    case (false, true): "\(subject) >= \(lower)"
    case (true, true): nil
    }
  }

  private static func isInfinite(_ end: String) -> Bool {
    let word = end.drop { $0 == "-" || $0 == "+" || $0 == "−" || $0 == " " }
    return word == "inf" || word == "infinity" || word == "∞"
  }
}

// MARK: - Functions

extension LineParser {
  /// The complaint about a function; nil if the name before the current parenthesis is none that is
  /// known to be one.
  func function() -> Diagnostic? {
    guard position > 0, current.kind == .open, !isApart(position),
      let word = previous?.name, let function = FunctionWord(rawValue: word.lowercased())
    else { return nil }
    return call(function, at: position - 1)
  }

  /// `max(x, y)` at the start of a line or after a label, where `max` could mean maximize.
  func functionInsteadOfObjective() -> Diagnostic? {
    guard let word = current.name, let function = FunctionWord(rawValue: word),
      function == .max || function == .min, next.kind == .open, !isApart(position + 1),
      let close = closing(of: position + 1),
      tokens[position + 1..<close].contains(where: { $0.kind == .comma })
        || tokens[close + 1].isRelation
    else { return nil }
    return call(function, at: position)
  }

  private func call(_ function: FunctionWord, at index: Int) -> Diagnostic {
    guard let close = closing(of: index + 1) else {
      return ExpressionFact.function(function, of: nil, relation: nil).at(tokens[index].range)
    }
    let argument = plainText(index + 2..<close)
    // Only a call that is a whole side can be written otherwise.
    let isSide = index == 0 || tokens[index - 1].kind == .colon
    var relation: Bound?
    if isSide, case .relation(let sign) = tokens[close + 1].kind {
      let end = tokens[(close + 2)...].firstIndex {
        $0.isEnd || $0.isRelation || $0.kind == .at || $0.name == "weight"
      }
      let limit = end.flatMap { plainText(close + 2..<$0) }
      relation = Bound(relation: sign, limit: limit)
    }
    return ExpressionFact.function(function, of: argument, relation: relation)
      .at(tokens[index].range.union(tokens[close].range))
  }

  /// The index of the parenthesis that closes the one at that index.
  private func closing(of opening: Int) -> Int? {
    var depth = 0
    for index in opening..<tokens.count {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

// MARK: - Weights

extension LineParser {
  /// Whether `weight` here is a mark that lacks its number, and no factor: `X = 10 weight`.
  var isWeightWithoutNumber: Bool {
    guard current.name == "weight", isApart(position), !names.hasValue("weight"),
      hasRelation || beginsObjective
    else { return false }
    return next.isEnd || next.kind == .at || next.name != nil
  }
}
