// A linear program as it stands in a textbook: `max z = 3x + 5y`, `subject to`, `s.t. x + y <= 4   (1)`, `x, y >= 0`, `x free`.
// Where a word of it is one of the learner's own names, it is that name.

extension LineParser {
  /// What the line says if it is written so; nil if it is not, or only as a list of statements.
  mutating func textbookLine() throws(Diagnostic) -> Line? {
    if isRuler || isHeading { return .empty }
    if let part = withoutLead() ?? withoutNumber() ?? withoutStop() {
      var inner = LineParser(self, part)
      return try inner.line()
    }
    if let line = try objectiveWithArrow() { return line }
    return try declaration()
  }

  /// The tokens of the line without its end.
  var content: ArraySlice<Token> { tokens.dropLast() }

  // MARK: Headings

  /// `-----`, `=====` under a heading.
  private var isRuler: Bool {
    content.count > 2 && content.allSatisfy { $0.kind == .minus }
      || content.count > 1 && content.allSatisfy { text(of: $0) == "==" }
  }

  /// `subject to`, `s.t.:`, `end`: words between an objective, its constraints and what comes after.
  private var isHeading: Bool {
    guard let word = current.name?.lowercased(), !names.contains(word) else { return false }
    if word == "end" || word == "bounds" { return next.isEnd }
    let length = leadLength
    // Alone, `st` is a command cut too short.
    guard length > 0, !["with", "where", "and", "st"].contains(word) else { return false }
    return tokens[length].isEnd || tokens[length].kind == .colon && tokens[length + 1].isEnd
  }

  /// How many tokens at the beginning say only that constraints follow.
  private var leadLength: Int {
    guard let word = current.name?.lowercased(), !names.contains(word) else { return 0 }
    return switch word {
    case "subject": next.name?.lowercased() == "to" ? 2 : 0
    case "such": next.name?.lowercased() == "that" ? 2 : 0
    case "s.t.", "s.t", "st", "st.", "with", "where", "and": 1
    // Any other word is a name, or a command.
    default: 0
    }
  }

  private func withoutLead() -> ArraySlice<Token>? {
    let length = leadLength
    guard length > 0, hasRelation else { return nil }
    let rest = content.dropFirst(tokens[length].kind == .colon ? length + 1 : length)
    guard let first = rest.first, first.name != nil || first.kind == .number || first.kind == .open
    else { return nil }
    return rest
  }

  // MARK: Numbers of lines, and what stands at their ends

  /// `(1) x + y <= 4`, `1) x + y <= 4`, `x + y <= 4   (1)`
  private func withoutNumber() -> ArraySlice<Token>? {
    guard hasRelation else { return nil }
    if current.kind == .number, next.kind == .close { return content.dropFirst(2) }
    guard content.count > 4 else { return nil }
    func isNumber(from index: Int) -> Bool {
      tokens[index].kind == .open && tokens[index + 1].kind == .number
        && tokens[index + 2].kind == .close
    }
    if isNumber(from: 0), isApart(3), tokens[3].name != nil || tokens[3].kind == .number {
      return content.dropFirst(3)
    }
    // Close to what is before it, it would be a factor.
    let last = content.count - 3
    let gap = tokens[last].range.lowerBound - tokens[last - 1].range.upperBound
    return isNumber(from: last) && gap > 1 ? content.dropLast(3) : nil
  }

  /// `x + y <= 4,`, `max 3x + 5y subject to`, and a program on one line with `end` after it.
  private func withoutStop() -> ArraySlice<Token>? {
    if beginsObjective {
      for length in 1...2 where content.count > length + 1 {
        if innerLead(at: content.count - length) == length { return content.dropLast(length) }
      }
    }
    if content.last?.name?.lowercased() == "end", !names.hasValue("end"), hasInnerLead {
      return content.dropLast()
    }
    guard content.last?.kind == .comma, hasRelation || beginsObjective else { return nil }
    return leading == nil ? content.dropLast() : nil
  }

  /// The command word that the line begins with, written in full.
  private var leading: CommandEntry? {
    isStatementSign(1) ? nil : current.name.flatMap { CommandTable.entry(named: $0) }
  }

  // MARK: Objectives

  /// `3x + 5y -> max`, `z = 3x + 5y → max`
  private func objectiveWithArrow() throws(Diagnostic) -> Line? {
    guard let last = content.last, let word = last.name,
      let direction = ObjectiveStatement.Direction(word: word), content.count > 2
    else { return nil }
    let sign = tokens[content.count - 2]
    var length = 2
    switch sign.kind {
    case .bad(.strictGreater) where tokens[content.count - 3].kind == .minus: length = 3
    case .bad(.character) where ["→", "⟶", "⇒", "->"].contains(text(of: sign)): break
    // Without an arrow the word is a name.
    default: return nil
    }
    var inner = LineParser(self, content.dropLast(length))
    let range = tokens[0].range.union(last.range)
    return .objective(try inner.objective(direction, word, from: range))
  }

  // MARK: Declarations

  /// Whether a word after names says that they may have any sign.
  static func isSignless(_ word: String) -> Bool {
    ["free", "unrestricted", "urs"].contains(word.lowercased())
  }

  /// Whether it says that they are whole, which cannot be demanded.
  private static func isWhole(_ word: String) -> Bool {
    ["integer", "integers", "int", "binary", "integral", "whole"].contains(word.lowercased())
  }

  /// `x, y free`, `free x`, `x unrestricted in sign`: variables of any sign. That one is to be whole is refused in so many
  /// words.
  private mutating func declaration() throws(Diagnostic) -> Line? {
    guard !hasRelation, leading == nil, let first = current.name else { return nil }
    let range = tokens[0].range.union(tokens[tokens.count - 1].range)
    if !names.contains(first), let (declared, end) = names(from: 1), tokens[end].isEnd {
      if Self.isWhole(first) { throw StatementFact.wholeNumbers(first).at(tokens[0].range) }
      if Self.isSignless(first) { return .command(.change(.free(declared)), range) }
    }
    guard let (declared, end) = names(from: 0) else { return nil }
    var rest = content[end...]
    if rest.first?.name == "is" || rest.first?.name == "are" { rest = rest.dropFirst() }
    if rest.first?.name == "an" || rest.first?.name == "a" { rest = rest.dropFirst() }
    guard let token = rest.first, let word = token.name, !names.contains(word) else { return nil }
    if Self.isWhole(word) { throw StatementFact.wholeNumbers(word).at(token.range) }
    let tail = rest.dropFirst()
    if Self.isSignless(word), tail.isEmpty || tail.compactMap({ $0.name }) == ["in", "sign"] {
      return .command(.change(.free(declared)), range)
    }
    guard word == "nonnegative" || word == "positive", tail.isEmpty,
      let subject = plainText(0..<end)
    else { return nil }
    throw StatementFact.relationInWords(word, sign: ">= 0").at(
      token.range, suggesting: "\(subject) >= 0")
  }

  /// `x, y, z` from there on, and where they end.
  private func names(from start: Int) -> (names: [Name], end: Int)? {
    var found: [Name] = []
    var index = start
    while let name = tokens[index].name {
      found.append(Name(name, tokens[index].range))
      guard tokens[index + 1].kind == .comma else { return (found, index + 1) }
      index += 2
    }
    return nil
  }
}
