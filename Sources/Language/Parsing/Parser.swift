// From a line of text to what it means. The first word decides between a command, a statement and
// an expression; each has its own file.

import Rationals

/// The parser of the language.
///
/// It takes any text and is done in time linear in its length; it does not recurse.
public enum Parser {
  /// What the line means.
  ///
  /// - Parameter names: those in use; an abbreviation of a command that is one of them is
  ///   the name.
  /// - Throws: the leftmost thing that is wrong; its range lies within the line.
  public static func parse(
    _ line: String, knowing names: KnownNames
  ) throws(Diagnostic) -> Line {
    var parser = try LineParser(line, knowing: names)
    return try parser.line()
  }

  /// What the line means to somebody who uses these names.
  public static func parse(
    _ line: String, knowing names: Vocabulary = Vocabulary()
  ) throws(Diagnostic) -> Line {
    try parse(line, knowing: KnownNames(names))
  }
}

/// The state of a parse: a place in the tokens of one line.
struct LineParser {
  let source: SourceText
  let tokens: [Token]
  let names: KnownNames
  var position = 0
  /// The number of parentheses that are open.
  var depth = 0
  /// Words that end an expression instead of being multiplied by the number before them.
  var stopWords: [String] = []
  /// Whether the name of a constraint stands for its slack, and that of an objective for its value: where something is asked.
  /// Where something is said, such a name is free for a variable.
  var readsLabels = false
  /// Whether nothing can follow an expression at the end of a line, so that a sign there is one of a slack, `a+`, whatever
  /// has that name.
  var isAsked = false
  /// Whether a line is an answer, in which `..` stands between the ends of an interval.
  let readsSpans: Bool
  /// Whether two operands with nothing but space between them are two expressions: `10 20`, `10 -5`.
  var spacesSeparate = false

  init(
    _ line: String, knowing names: KnownNames, readsSpans: Bool = false
  ) throws(Diagnostic) {
    // `> 24` is an answer, too.
    source = try SourceText(readsSpans ? line : line.unprompted)
    var tokens = Lexer.tokens(of: source, readsSpans: readsSpans)
    Self.readArrow(in: &tokens, of: source)
    Self.readFullStop(in: &tokens, knowing: names)
    if !readsSpans { Self.readOtherSigns(in: &tokens, of: source) }
    self.tokens = tokens
    self.names = names
    self.readsSpans = readsSpans
  }

  /// A parser of a part of a line, at its beginning.
  init(_ whole: LineParser, _ part: some Sequence<Token>) {
    source = whole.source
    var tokens = Array(part)
    let end = tokens.last?.range.upperBound ?? 0
    tokens.append(Token(kind: .end, range: SourceRange(end, end)))
    self.tokens = tokens
    names = whole.names
    readsSpans = false
  }

  mutating func line() throws(Diagnostic) -> Line {
    if current.isEnd { return .empty }
    if isCopiedRow {
      var named = LineParser(self, [tokens[0]])
      return try named.line()
    }
    if let diagnostic = sentence() { throw diagnostic }
    if let line = try textbookLine() { return line }
    if let line = try kiwiLine() { return line }
    if let statement = try plainClaim() {
      return .command(.question(.holds(statement)), tokens[0].range.union(statement.range))
    }
    if isPlainQuestion {
      position = 1
      let question = try plainQuestion()
      return .command(.question(question), tokens[0].range.union(current.range))
    }
    if let question = try markedQuestion() {
      return .command(.question(question), tokens[0].range.union(current.range))
    }
    if let command = try leadingCommand() {
      position = 1
      let value = try command.entry.parse(&self, command)
      guard current.isEnd else { throw extraWords(after: command) }
      return .command(value, tokens[0].range.union(current.range))
    }
    if let interval = try wholeInterval() {
      return .command(.question(.interval(interval)), tokens[0].range.union(current.range))
    }
    if let lines = try listedStatements() { return lines }
    return try statement()
  }
}

// MARK: - What was copied

extension LineParser {
  /// Whether it is the row of a constraint in a reply: `a   X = X1 + a⁺ − a⁻   low: adds a⁺ + a⁻ to f(low)`. Two spaces and
  /// more part the columns of a row. What has neither its own slack in it nor the last column is a statement whose label
  /// lacks its colon, and must not pass for a question.
  private var isCopiedRow: Bool {
    guard let id = tokens[0].name, names.isLabel(id), hasRelation, !tokens[1].isOperator,
      !tokens[1].isRelation, tokens[1].kind != .colon,
      tokens[1].range.lowerBound >= tokens[0].range.upperBound + 2
    else { return false }
    let last = tokens[tokens.count - 2].name
    return ["required", "holds", "violated"].contains { $0 == last }
      || tokens.dropFirst().contains { $0.name == id }
  }

  /// Makes a sign of equality of the arrow in `f(low) = a⁺ + a⁻ → 10`.
  private static func readArrow(in tokens: inout [Token], of source: SourceText) {
    guard tokens[0].name == Quantity.Word.function.rawValue, tokens[1].kind == .open else { return }
    for index in tokens.indices {
      guard case .bad(.character) = tokens[index].kind,
        source.text(tokens[index].range) == "→"
      else { continue }
      tokens[index] = Token(kind: .relation(.equal), range: tokens[index].range)
    }
  }

  /// Takes off what other languages write at the end, `x = 3;` and `quit()`, and reads `!strong` as a priority.
  private static func readOtherSigns(in tokens: inout [Token], of source: SourceText) {
    if tokens.count > 2, tokens[tokens.count - 2].kind == .bad(.semicolon) {
      tokens.remove(at: tokens.count - 2)
    }
    let isCall = tokens.count == 4 && tokens[1].kind == .open && tokens[2].kind == .close
    if isCall, let word = tokens[0].name, CommandTable.entry(named: word) != nil {
      tokens.removeSubrange(1...2)
    }
    for index in tokens.indices.dropLast(2) where tokens[index].kind == .bad(.character) {
      let mark = tokens[index].range
      guard source.text(mark) == "!", tokens[index + 1].range.lowerBound == mark.upperBound,
        tokens[index + 1].name.flatMap({ PriorityWord.value(of: $0) }) != nil
      else { continue }
      tokens[index] = Token(kind: .at, range: mark)
    }
  }

  /// Takes the end of a sentence off a name in use, as in `X = X2.`, unless that is a name, too.
  private static func readFullStop(in tokens: inout [Token], knowing names: KnownNames) {
    let last = tokens.count - 2
    guard last > 0, let name = tokens[last].name, name.hasSuffix("."), !names.contains(name),
      names.contains(String(name.dropLast()))
    else { return }
    let range = tokens[last].range
    tokens[last] = Token(
      kind: .name(String(name.dropLast())),
      range: SourceRange(range.lowerBound, range.upperBound - 1))
  }
}

// MARK: - Tokens

extension LineParser {
  var current: Token { tokens[position] }

  /// The token after the current one; the end is followed by itself.
  var next: Token { tokens[min(position + 1, tokens.count - 1)] }

  var previous: Token? { position > 0 ? tokens[position - 1] : nil }

  /// The current token, and the place moves on; it never moves past the end.
  @discardableResult
  mutating func advance() -> Token {
    let token = current
    if !token.isEnd { position += 1 }
    return token
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  func text(of token: Token) -> String { source.text(token.range) }

  /// Whether white space stands before the token at that index.
  func isApart(_ index: Int) -> Bool {
    index > 0 && tokens[index].range.lowerBound > tokens[index - 1].range.upperBound
  }

  var hasRelation: Bool { tokens.contains { $0.isRelation } }
}

// MARK: - The first word

/// A command word as it was typed.
struct CommandWord {
  var entry: CommandEntry
  /// The word itself, which may be another name of the command.
  var word: String
  /// What the word is short for; nil if it was typed in full.
  var shortFor: String?
}

extension LineParser {
  /// The command of the line; nil if the line is something else.
  func leadingCommand() throws(Diagnostic) -> CommandWord? {
    if current.kind == .question {
      return CommandTable.entry(named: "?").map { CommandWord(entry: $0, word: "?") }
    }
    guard let word = current.name, !isStatementSign(1) else { return nil }
    // `log(x) = 2` names no file, and `f(low)` no view.
    let isCall = next.kind == .open && !isApart(1)
    if isCall, Quantity.Word(rawValue: word) != nil { return nil }
    if let entry = CommandTable.entry(named: word) {
      let isFunction = isCall && FunctionWord(rawValue: word) != nil && hasRelation
      return isFunction ? nil : CommandWord(entry: entry, word: word)
    }
    if beginsObjectiveOfLevel { return nil }
    if word == Quantity.Word.function.rawValue, next.isEnd, !names.contains(word) {
      throw CommandFact.bareFunction.at(current.range, suggesting: "f(low)")
    }
    if objectiveDirection != nil || names.contains(word) { return nil }
    if next.isEnd, names.isLabel(word) { return nil }
    if isIntervalWord(at: 1) { return nil }
    // `h+w <= 3` is no request for help.
    if next.isOperator, !isApart(1) { return nil }

    var matches = CommandTable.entries(abbreviatedBy: word)
    if hasRelation { matches.removeAll { !$0.mayHoldRelation } }
    if matches.count > 1 {
      throw CommandFact.ambiguousCommand(word, couldBe: matches.map { $0.name }).at(current.range)
    }
    if let entry = matches.first {
      return CommandWord(entry: entry, word: word, shortFor: entry.name)
    }
    let isFollowedByOperand = next.name != nil || next.kind == .number
    guard next.isEnd || isFollowedByOperand else { return nil }
    if next.isEnd, word == "clear" || word == "cls" {
      throw CommandFact.clear(word).at(current.range)
    }
    if let meant = CommandTable.nearest(to: word), !isNearerToName(word, than: meant),
      // `lo X >= 3` lacks a colon; no `log` was meant.
      !hasRelation || CommandTable.entry(named: meant)?.mayHoldRelation ?? true
    {
      throw CommandFact.unknownCommand(word).at(current.range, suggesting: meant)
    }
    // A short name followed by another is more likely a product than a request.
    if isFollowedByOperand, !hasRelation, word.count >= 3, word.allSatisfy({ $0.isLetter }) {
      throw CommandFact.neitherCommandNorProduct(word, text(of: next)).at(current.range)
    }
    return nil
  }

  /// Whether a word that is all of the line is more likely a name mistyped than a command.
  private func isNearerToName(_ word: String, than command: String) -> Bool {
    let near = Suggestion.nearest(to: word, among: names.valueNames() + [command])
    return next.isEnd && near.map { $0 != command } ?? false
  }

  /// Whether the token makes a name of the word before it: a colon, a relation, or an operator with
  /// a space after it. `help >=` asks about a sign all the same.
  func isStatementSign(_ index: Int) -> Bool {
    let token = tokens[index]
    if case .raised = token.kind { return true }
    if token.kind == .comma { return hasRelation }
    let isLast = index + 1 < tokens.count && tokens[index + 1].isEnd
    if token.kind == .colon || token.isRelation {
      return !(isLast && tokens[0].name == "help")
    }
    return token.isOperator && !isLast && isApart(index + 1)
  }
}
