// What is written in school or in other languages and has another form here: a function of an expression, statements
// side by side, a unit, a weight without its number. Each is recognised where it can mean nothing else, so that the
// message can say what to write instead.

extension LineParser {
  /// What was typed there, if it is short enough for a message and nothing in it is none of the language;
  /// nil also where there is nothing.
  func plainText(_ indices: Range<Int>) -> String? {
    let isPlain = tokens[indices].allSatisfy { if case .bad = $0.kind { false } else { true } }
    guard let first = indices.first, let last = indices.last, isPlain else { return nil }
    let text = source.text(tokens[first].range.union(tokens[last].range))
    return text.count <= 40
      ? text.split { $0.isWhitespace }.joined(separator: " ") : nil
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

// MARK: - What stands side by side

extension LineParser {
  /// The complaint about a chain in which statements follow one another with nothing between them: `x >= 0 y >= 0`.
  ///
  /// It is one where a number and a name stand apart, a relation with a variable is complete before them, and another
  /// relation follows. So `0 <= 2 x <= 10` is a chain, and so are `0 <= x <= 2y` and `x <= 2*y <= 10`.
  ///
  /// - Parameter start: where the chain begins; it ends at the current token.
  func severalStatements(from start: Int) -> Diagnostic? {
    let relations = tokens.indices[start..<position].filter { tokens[$0].isRelation }
    var begin = start
    var seams: [Int] = []
    for (relation, next) in zip(relations, relations.dropFirst()) {
      defer { begin = relation + 1 }
      guard tokens[begin..<relation].contains(where: isVariable) else { continue }
      seams += productApart(in: relation + 1..<next).map { [$0] } ?? []
    }
    guard let seam = seams.first else { return nil }
    let ends = [start] + seams + [position]
    let lines = zip(ends, ends.dropFirst()).compactMap { plainText($0..<$1) }
    let product = "\(text(of: tokens[seam - 1]))*\(text(of: tokens[seam]))"
    return StatementFact.severalStatements(lines.count > seams.count ? lines : [], product: product)
      .at(tokens[seam - 1].range.union(tokens[seam].range))
  }

  private func isVariable(_ token: Token) -> Bool {
    token.name.map { !names.isPoint($0) } ?? false
  }

  /// The first name, outside of parentheses, that a number apart from it multiplies.
  private func productApart(in indices: Range<Int>) -> Int? {
    var depth = 0
    for index in indices {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .name
      where depth == 0 && index > indices.lowerBound && tokens[index - 1].kind == .number
        && isApart(index):
        return index
      default: break
      }
    }
    return nil
  }

  /// The complaint about a unit apart from the number before it, as in `x = 3 px`, if the current token is one and
  /// nothing is called so.
  var unitAfterNumber: Diagnostic? {
    guard let word = current.name, let number = previous, number.kind == .number,
      isApart(position), !names.hasValue(word), Suggestion.isUnit(word) || isInches(word)
    else { return nil }
    return ExpressionFact.unit(number: text(of: number), word)
      .at(current.range)
  }

  /// `in` is many things; after a number that ends a statement it is a unit.
  private func isInches(_ word: String) -> Bool {
    word == "in" && (next.isEnd || next.kind == .at || next.isRelation)
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
