// Several statements on one line, with commas between them: `x, y >= 0`, `0 <= x, y <= 10`, `x >= 0, y >= 0`, and what is
// maximized before `subject to`.

import Rationals

extension LineParser {
  /// The statements of a line on which several stand; nil where one does, or where a comma means something else.
  mutating func listedStatements() throws(Diagnostic) -> Line? {
    guard tokens.indices.contains(where: isSeparatorOfStatements) || hasInnerLead else {
      return nil
    }
    // `top: stack row = a, b` is one form.
    let isForm =
      tokens[1].kind == .colon
      && tokens[2].name.map { CommandTable.entry(named: $0) != nil } ?? false
    guard hasRelation, !isForm, let parts = listedParts() else { return nil }
    let label = hasCommonLabel ? tokens[0] : nil
    var lines: [Line] = []
    for (index, part) in parts.enumerated() {
      var inner = LineParser(self, part)
      var line: Line
      if let read = try inner.textbookLine() { line = read } else { line = try inner.statement() }
      if let label { line.number(label, index + 1) }
      lines.append(line)
    }
    guard lines.count > 1, lines.allSatisfy({ $0.isAddition }), marksStandWithEach(lines) else {
      return nil
    }
    position = tokens.count - 1
    return .several(lines, tokens[0].range.union(current.range))
  }

  // MARK: Parts

  /// Whether a comma stands there, a semicolon, or an `and` between two relations.
  private func isSeparatorOfStatements(at index: Int) -> Bool {
    switch tokens[index].kind {
    case .comma, .bad(.semicolon): true
    case .name("and"):
      !names.hasValue("and") && tokens[..<index].contains { $0.isRelation }
        && tokens[index...].contains { $0.isRelation }
    // Nothing else parts statements.
    default: false
    }
  }

  /// Whether the line begins with a label, and no other statement on it has one of its own.
  private var hasCommonLabel: Bool {
    tokens[0].name != nil && tokens[1].kind == .colon
      && tokens.count(where: { $0.kind == .colon }) == 1
  }

  var hasInnerLead: Bool { tokens.indices.contains { innerLead(at: $0) > 0 } }

  /// How many tokens there say that constraints follow an objective.
  func innerLead(at index: Int) -> Int {
    guard index > 0, let word = tokens[index].name else { return 0 }
    let count =
      switch word {
      case "subject": tokens[index + 1].name == "to" ? 2 : 0
      case "s.t.", "s.t", "st": isApart(index) ? 1 : 0
      // Nothing else parts them.
      default: 0
      }
    // Asked last, for it takes time in proportion to the names.
    return count > 0 && !names.contains(word) ? count : 0
  }

  /// The tokens of each statement; nil if a part is none.
  private func listedParts() -> [[Token]]? {
    guard let pieces = pieces() else { return nil }
    if let distributed = distributedInChain(pieces) { return distributed }
    var parts: [[Token]] = []
    // Names that wait for the relation that is said of them.
    var waiting: [Token] = []
    for piece in pieces {
      let isDeclaration = piece.count > 1 && piece[1].name.map(Self.isSignless) ?? false
      let isComplete = piece.contains { $0.isRelation } || isObjective(piece) || isDeclaration
      if piece.count == 1, let name = piece[0].name {
        // `list, x >= 3` is no variable called so.
        if CommandTable.entry(named: name) != nil, !names.hasValue(name) { return nil }
        waiting.append(piece[0])
      } else if isComplete, waiting.isEmpty {
        parts.append(piece)
      } else if isComplete, piece.count > 1, piece[0].name != nil,
        piece[1].isRelation || isDeclaration
      {
        parts += waiting.map { [$0] + piece.dropFirst() } + [piece]
        waiting = []
      } else {
        return nil
      }
    }
    return waiting.isEmpty ? parts : nil
  }

  private func isObjective(_ piece: [Token]) -> Bool {
    piece.first?.name.map { ObjectiveStatement.Direction(word: $0) != nil } ?? false
  }

  /// What stands between the commas, without a label; nil where one of them is part of a number, or nothing stands there.
  private func pieces() -> [[Token]]? {
    var pieces: [[Token]] = [[]]
    var index = hasCommonLabel ? 2 : 0
    var depth = 0
    while index < tokens.count - 1 {
      switch tokens[index].kind {
      case .open, .openBracket: depth += 1
      case .close, .closeBracket: depth -= 1
      // Nothing else encloses anything.
      default: break
      }
      let isSeparator = isSeparatorOfStatements(at: index)
      let length = depth > 0 ? 0 : isSeparator ? 1 : innerLead(at: index)
      if length == 0 {
        pieces[pieces.count - 1].append(tokens[index])
        index += 1
        continue
      }
      if pieces[pieces.count - 1].isEmpty {
        // `max 3x + 5y, s.t. x <= 4`
        let isLead = pieces.count > 1 && !isSeparator
        guard isLead else { return nil }
        index += length
        continue
      }
      let isInNumber =
        length == 1 && tokens[index - 1].kind == .number && !isApart(index)
        && tokens[index + 1].kind == .number && !isApart(index + 1)
      if isInNumber { return nil }
      pieces.append([])
      index += length
    }
    return pieces.count > 1 && !pieces[pieces.count - 1].isEmpty ? pieces : nil
  }

  /// `0 <= x, y` and `0 <= x, y <= 10`, where what is before and after the names is said of each.
  private func distributedInChain(_ pieces: [[Token]]) -> [[Token]]? {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1,
      let name = first.last, name.name != nil, let sign = first.dropLast().last, sign.isRelation,
      first.count(where: { $0.isRelation }) == 1, !isObjective(first),
      pieces.dropFirst().dropLast().allSatisfy({ $0.count == 1 && $0[0].name != nil }),
      last[0].name != nil, last.count == 1 || last[1].kind == sign.kind
    else { return nil }
    let subjects = [name] + pieces.dropFirst().map { $0[0] }
    return subjects.map { Array(first.dropLast()) + [$0] + last.dropFirst() }
  }

  /// Whether no priority or weight at the end of the line could be meant for what stands before it, too.
  private func marksStandWithEach(_ lines: [Line]) -> Bool {
    let constraints = lines.filter { if case .constraint = $0 { true } else { false } }
    return !(constraints.last?.isMarked ?? false) || constraints.allSatisfy { $0.isMarked }
  }
}

extension Line {
  var isAddition: Bool {
    switch self {
    case .constraint, .objective, .command(.change(.variables), _), .command(.change(.free), _):
      true
    case .empty, .visualFormat, .several, .expression, .command: false
    }
  }

  fileprivate var isMarked: Bool {
    if case .constraint(let statement) = self {
      statement.priority != nil || statement.weight != nil
    } else {
      false
    }
  }

  /// Gives a constraint the label of its line, numbered.
  fileprivate mutating func number(_ label: Token, _ number: Int) {
    guard case .constraint(var statement) = self, let name = label.name else { return }
    statement.label = Name("\(name).\(number)", label.range)
    self = .constraint(statement)
  }
}
