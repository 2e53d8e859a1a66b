// The arguments of the commands that explore a solution: sweep and pivot; and a column's name alone,
// which is the answer to a question.

extension Parser {
  /// The column of the tableau that a line names, as in `pivot`: `X`, `a⁺` or `a+`. nil if the line is
  /// anything else.
  public static func columnName(_ line: String) -> Name? {
    guard var parser = try? LineParser(line, knowing: KnownNames(Vocabulary())),
      let name = parser.columnName(), parser.current.isEnd
    else { return nil }
    return name
  }
}

extension LineParser {
  /// `NAME from A to B`
  mutating func sweep(_ command: CommandWord) throws(Diagnostic) -> Command {
    let name = try names(1..., upTo: 1, for: command)[0]
    stopWords = ["to"].filter { !names.hasValue($0) }
    try word("from", command)
    let start = try newValue(command).expression
    try word("to", command)
    let end = try newValue(command).expression
    if let diagnostic = refusedMark(command) { throw diagnostic }
    return .question(.sweep(name, from: start, to: end))
  }

  private mutating func word(_ word: String, _ command: CommandWord) throws(Diagnostic) {
    guard current.name != word else {
      advance()
      return
    }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    throw CommandFact.missingArgument(.wordAndValue(word), .command(command.entry.id))
      .at(current.isEnd ? tokens[position - 1].range : current.range)
  }

  /// `ENTER [LEAVE]`
  mutating func pivot(_ command: CommandWord) throws(Diagnostic) -> Command {
    let entering = try column(command)
    _ = take(.comma)
    if current.isEnd { return .walk(.pivot(entering, nil)) }
    return .walk(.pivot(entering, try column(command)))
  }

  /// The name of a column of the tableau: `X`, and for slacks `a⁺` or, as it can be typed, `a+`. The
  /// name given is the former.
  private mutating func column(_ command: CommandWord) throws(Diagnostic) -> Name {
    guard let name = columnName() else { return try names(1..., upTo: 1, for: command)[0] }
    return name
  }

  /// The same; nil where there is no name.
  mutating func columnName() -> Name? {
    guard let text = current.name else { return nil }
    let name = Name(text, advance().range)
    guard !isApart(position), let sign = slackSign else { return name }
    return Name(name.text + sign, name.range.union(advance().range))
  }

  private var slackSign: String? {
    switch current.kind {
    case .plus: "⁺"
    case .minus: "⁻"
    case .bad(.power): ["⁺", "⁻"].first { $0 == text(of: current) }
    default: nil
    }
  }
}
