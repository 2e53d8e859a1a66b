// Statements: an optional label, an objective or a chain of relations, and the marks at the end.
// What has neither relation nor objective is an expression.

import Rationals

extension LineParser {
  mutating func statement() throws(Diagnostic) -> Line {
    let start = current.range
    if let format = try visualFormat(from: start) { return .visualFormat(format) }
    if let form = try labelledForm() { return form }
    if let diagnostic = forgottenColon() { throw diagnostic }
    stopWords = intervalWords
    readsLabels = stopWords.isEmpty && !hasRelation && objectiveDirection == nil
    let label = try self.label()
    if let diagnostic = functionInsteadOfObjective() { throw diagnostic }
    if let direction = objectiveDirection {
      return .objective(try objective(direction, label: label, from: start))
    }

    if current.kind == .at {
      let mark = try priorityMark().range
      throw StatementFact.markNotLast(source.text(mark)).at(mark)
    }
    let beginning = position
    let first = try operand(after: label)
    var operands = [first]
    var relations: [Relation] = []
    if isIntervalWord(at: position) {
      (operands, relations) = try chain(of: first)
    } else {
      guard current.isRelation else { return try expression(first, label: label) }
    }
    while current.isRelation {
      relations.append(try relation())
      operands.append(try sum())
    }
    if let diagnostic = severalStatements(from: beginning) { throw diagnostic }
    let marks = try self.marks()
    let statement = ConstraintStatement(
      label: label,
      operands: operands.map { $0.expression },
      relations: relations,
      operandTexts: operands.map { source.text($0.range) },
      priority: marks.priority,
      weight: marks.weight,
      range: start.union(previous?.range ?? start))
    // What is read off a solution cannot be demanded of it; it can be compared.
    let isClaim = operands.contains { $0.expression.hasQuantities }
    guard isClaim, label == nil, marks.priority == nil, marks.weight == nil else {
      return .constraint(statement)
    }
    return .command(.question(.holds(statement)), statement.range)
  }

  /// `c2 x + 3y <= 6`: a new name with a space and an operand after it, which is what a label
  /// without its colon looks like.
  private func forgottenColon() -> Diagnostic? {
    guard let word = current.name, !names.hasValue(word), objectiveDirection == nil,
      next.name != nil || next.kind == .number, hasRelation, !isIntervalWord(at: position + 1),
      position + 2 < tokens.count, !isWeightClause(at: position + 1)
    else { return nil }
    // A verb is no label: `want X = 3`. Nor are two words: `settled by x = 0`.
    let isWord = word.count > 2 && word.allSatisfy { $0.isLowercase }
    var start = position + 1
    while let other = tokens[start].name, !names.hasValue(other),
      tokens[start + 1].name != nil || tokens[start + 1].kind == .number,
      !isIntervalWord(at: start + 1), !isWeightClause(at: start + 1)
    {
      start += 1
    }
    let rest = isWord ? plainText(start..<tokens.count - 1) : nil
    return StatementFact.missingColon(word, before: text(of: next), rest: rest).at(
      current.range, suggesting: rest ?? "\(word):")
  }

  private mutating func label() throws(Diagnostic) -> Name? {
    guard let text = current.name, next.kind == .colon else { return nil }
    let label = Name(text, advance().range)
    advance()
    // `Maximize: 3x + 5y`, as in many files.
    if ObjectiveStatement.Direction(word: text) != nil, !hasRelation, !current.isEnd {
      position -= 2
      return nil
    }
    if current.name != nil, next.kind == .colon { throw StatementFact.secondLabel.at(next.range) }
    return label
  }

  /// The first expression; with a label, the complaint about its absence names the label.
  private mutating func operand(after label: Name?) throws(Diagnostic) -> Located {
    if let label, current.isEnd {
      throw StatementFact.labelWithoutRelation(label.text).at(label.range)
    }
    if label != nil, current.isRelation, case .relation = current.kind {
      throw ExpressionFact.nothingBefore(text(of: current)).at(current.range)
    }
    return try sum()
  }

  private mutating func expression(_ value: Located, label: Name?) throws(Diagnostic) -> Line {
    if current.kind == .colon { throw StatementFact.labelIsNoName.at(current.range) }
    if current.kind == .at || isWeightClause {
      let mark = current
      _ = try marks()
      throw StatementFact.markWithoutRelation(
        source.text(mark.range.union(previous?.range ?? mark.range))
      )
      .at(mark.range.union(previous?.range ?? mark.range))
    }
    guard current.isEnd else { throw leftover() }
    if let label { throw StatementFact.labelWithoutRelation(label.text).at(label.range) }
    return .expression(value.expression)
  }

  /// A relation, or the complaint about what was typed for one.
  mutating func relation() throws(Diagnostic) -> Relation {
    switch current.kind {
    case .relation(let relation):
      advance()
      return relation
    case .bad(let fault): throw bad(fault)
    default: throw leftover()
    }
  }
}

// MARK: - Objectives

extension LineParser {
  /// What the word at this place asks for. `max` and `min` are common names, too: before an operator
  /// with a space after it, as in `max - x`, and once they are in use, they are read as names.
  var objectiveDirection: ObjectiveStatement.Direction? {
    guard let word = current.name, !next.isRelation else { return nil }
    if next.kind == .colon {
      return hasRelation ? nil : ObjectiveStatement.Direction(word: word)
    }
    if let direction = ObjectiveStatement.Direction(rawValue: word) { return direction }
    guard let direction = ObjectiveStatement.Direction(word: word) else { return nil }
    let isName = names.contains(word) && !(next.kind == .number || next.name != nil)
    let isTerm = next.isOperator && (next.isMultiplicative || isApart(position + 2))
    return isName || isTerm ? nil : direction
  }

  /// Whether the line, after a label if there is one, asks for an objective.
  var beginsObjective: Bool {
    let index = tokens.count > 2 && tokens[1].kind == .colon ? 2 : 0
    return tokens[index].name.map { ObjectiveStatement.Direction(word: $0) != nil } ?? false
  }

  private mutating func objective(
    _ direction: ObjectiveStatement.Direction, label: Name?, from start: SourceRange
  ) throws(Diagnostic) -> ObjectiveStatement {
    let word = text(of: advance())
    _ = take(.colon)
    return try objective(direction, word, label: label, from: start)
  }

  /// What is made as large or as small as can be, and the marks after it.
  mutating func objective(
    _ direction: ObjectiveStatement.Direction, _ word: String, label: Name? = nil,
    from start: SourceRange
  ) throws(Diagnostic) -> ObjectiveStatement {
    let label = label ?? nameOfObjective()
    let value = try sum()
    if current.isRelation { throw StatementFact.relationInObjective(word).at(current.range) }
    let marks = try self.marks()
    return ObjectiveStatement(
      label: label,
      direction: direction,
      expression: value.expression,
      expressionText: source.text(value.range),
      priority: marks.priority,
      weight: marks.weight,
      range: start.union(previous?.range ?? start))
  }
}

extension LineParser {
  /// `max z = 3x + 5y`, where the name is new: that of the objective.
  fileprivate mutating func nameOfObjective() -> Name? {
    guard let name = current.name, next.kind == .relation(.equal), !names.hasValue(name),
      !tokens[(position + 2)...].contains(where: { $0.isRelation })
    else { return nil }
    let label = Name(name, advance().range)
    advance()
    return label
  }
}

// MARK: - Priority and weight

extension LineParser {
  /// `@p` and `weight w`, in either order, and then the end of the line.
  private mutating func marks() throws(Diagnostic) -> (priority: PriorityMark?, weight: Rational?) {
    let start = current.range
    var priority: PriorityMark?
    var weight: Rational?
    while true {
      let place = current.range
      if current.kind == .at || isShownMark {
        let mark = current.kind == .at ? try priorityMark() : shownMark()
        if priority != nil { throw StatementFact.secondPriority.at(mark.range) }
        priority = mark
      } else if current.name == "weight" {
        let value = try self.weight()
        if weight != nil {
          throw StatementFact.secondWeight.at(place.union(previous?.range ?? place))
        }
        weight = value
      } else {
        break
      }
    }
    guard current.isEnd else {
      guard priority != nil || weight != nil else { throw unmarkedEnd() }
      // What follows would be right without the marks, so they are what stands wrong.
      if current.isRelation || current.isOperator {
        let range = start.union(previous?.range ?? start)
        throw StatementFact.markNotLast(source.text(range)).at(range)
      }
      throw isForgottenMark || isBad
        ? leftover() : ExpressionFact.notExpected(text(of: current)).at(current.range)
    }
    return (priority, weight)
  }

  /// Whether a level stands here as replies print it after a constraint: `X = X1 (low)`.
  var isShownMark: Bool {
    guard current.kind == .open, position + 3 < tokens.count,
      let word = next.name, PriorityWord.value(of: word) != nil, !names.hasValue(word),
      tokens[position + 2].kind == .close
    else { return false }
    let after = tokens[position + 3]
    return after.isEnd || after.name == "weight"
  }

  private mutating func shownMark() -> PriorityMark {
    let start = advance().range
    let value = advance().name.flatMap { PriorityWord.value(of: $0) } ?? 1000
    return PriorityMark(value: value, range: start.union(advance().range))
  }

  private var isBad: Bool { if case .bad = current.kind { true } else { false } }

  private func unmarkedEnd() -> Diagnostic {
    current.kind == .colon ? StatementFact.labelIsNoName.at(current.range) : leftover()
  }

  /// `@high`, `@ 600`; the current token is the `@`.
  mutating func priorityMark() throws(Diagnostic) -> PriorityMark {
    let at = advance().range
    let token = current
    let range = at.union(token.range)
    switch token.kind {
    case .number:
      advance()
      return PriorityMark(value: try priorityNumber(token, in: range), range: range)
    case .name(let word):
      guard let value = PriorityWord.value(of: word) else {
        let near = PriorityWord.nearest(to: word)
        throw StatementFact.unknownPriority(word).at(range, suggesting: near.map { "@\($0)" })
      }
      advance()
      return PriorityMark(value: value, range: range)
    case .plus where next.kind == .number, .minus where next.kind == .number:
      let whole = range.union(next.range)
      throw StatementFact.priorityOutOfRange(source.text(whole)).at(whole)
    case .bad(.trailingPoint), .bad(.secondPoint), .bad(.foreignDigits): throw leftover()
    default: throw StatementFact.missingPriority.at(at)
    }
  }

  /// A number as a priority: above 0, up to 1000.
  func priorityNumber(_ token: Token, in range: SourceRange) throws(Diagnostic) -> Rational {
    let value = try value(of: token)
    guard value > 0, value <= 1000 else {
      throw StatementFact.priorityOutOfRange(source.text(range)).at(range)
    }
    return value
  }

  /// Whether `weight` here begins a weight and is not the name of a variable.
  var isWeightClause: Bool { isWeightClause(at: position) }

  private func isWeightClause(at index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].name == "weight" else { return false }
    switch tokens[index + 1].kind {
    case .number: return true
    case .plus, .minus:
      // `2 weight -1` is a weight that is refused, `2 weight - 1` a difference.
      return index + 2 < tokens.count && tokens[index + 2].kind == .number
        && isApart(index + 1) && !isApart(index + 2) && !names.hasValue("weight")
    default: return false
    }
  }

  /// `weight 2`, `weight 1/3`; the current token is the word.
  private mutating func weight() throws(Diagnostic) -> Rational {
    try weightValue(after: advance().range)
  }

  /// The number of a weight, which stands after what the range holds.
  mutating func weightValue(after place: SourceRange) throws(Diagnostic) -> Rational {
    if current.kind == .minus, next.kind == .number {
      throw StatementFact.negativeWeight.at(current.range.union(next.range))
    }
    _ = take(.plus)
    guard current.kind == .number else {
      if case .bad(let fault) = current.kind { throw bad(fault) }
      throw StatementFact.missingWeight.at(place)
    }
    let numerator = try value(of: advance())
    guard current.kind == .divide else { return numerator }
    let slash = advance()
    guard current.kind == .number else { throw ExpressionFact.nothingAfter("/").at(slash.range) }
    let divisor = advance()
    let denominator = try value(of: divisor)
    guard !denominator.isZero else { throw StatementFact.weightOverZero.at(divisor.range) }
    return numerator / denominator
  }
}
