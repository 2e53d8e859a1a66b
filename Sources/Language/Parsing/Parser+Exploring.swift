// Columns of the tableau, as `pivot` takes them and as the answer to a question, and words between arguments.

extension Parser {
  /// The column of the tableau that a line names, as in `pivot`: `X`, `a⁺` or `a+`. nil if the line is
  /// anything else.
  public static func columnName(_ line: String) -> Name? {
    guard var parser = try? LineParser(line, knowing: KnownNames(Vocabulary())),
      let name = parser.columnName(), parser.current.isEnd
    else { return nil }
    return name
  }

  /// The two columns that a line names, as in `pivot`: `c b-`, `c, b⁻`.
  public static func columnNames(_ line: String) -> (enters: Name, leaves: Name)? {
    guard var parser = try? LineParser(line, knowing: KnownNames(Vocabulary())),
      let enters = parser.columnName()
    else { return nil }
    _ = parser.take(.comma)
    guard let leaves = parser.columnName(), parser.current.isEnd else { return nil }
    return (enters, leaves)
  }
}

extension LineParser {
  /// A word, or an equal sign, that has to be there.
  mutating func word(_ word: String, _ command: CommandWord) throws(Diagnostic) {
    let isSign = word == "="
    let isThere = isSign ? take(.relation(.equal)) : take(.name(word))
    if isThere { return }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    throw CommandFact.missingArgument(.wordAndValue(word), .command(command.entry.form))
      .at(isSign || current.isEnd ? tokens[position - 1].range : current.range)
  }

  /// The name of a column of the tableau: `X`, and for slacks `a⁺` or, as it can be typed, `a+`. The
  /// name given is the former.
  mutating func column(_ command: CommandWord) throws(Diagnostic) -> Name {
    guard let name = columnName() else { return try names(1..., upTo: 1, for: command)[0] }
    return name
  }

  /// The same; nil where there is no name.
  mutating func columnName() -> Name? {
    guard let text = current.name else { return nil }
    let name = Name(text, advance().range)
    if !isApart(position), Self.primes.contains(self.text(of: current)) {
      return Name(name.text + "′", name.range.union(advance().range))
    }
    guard !isApart(position), let sign = endingSign else { return name }
    return Name(name.text + sign.rawValue, name.range.union(advance().range))
  }

  /// What the slack of an upper bound ends with: `x′`, `x'`.
  private static let primes = ["′", "'", "’"]

  private var endingSign: SlackSign? {
    switch current.kind {
    case .plus: .plus
    case .minus: .minus
    case .raised(let sign): sign
    // Nothing else ends the name of a column.
    default: nil
    }
  }
}
