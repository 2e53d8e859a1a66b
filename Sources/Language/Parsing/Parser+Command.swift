// What commands take that is not read one after another, and the parts that arguments are made of.

import Rationals

extension LineParser {
  /// `A = 0, B = 1`
  mutating func points(_ command: CommandWord) throws(Diagnostic) -> Command {
    var definitions: [PointDefinition] = []
    repeat {
      let name = try name(for: command)
      switch current.kind {
      case .relation(.equal): advance()
      case .relation, .bad(.strictLess), .bad(.strictGreater), .bad(.notEqual):
        throw CommandFact.pointWithOtherRelation.at(current.range, suggesting: "=")
      case .bad(let fault): throw bad(fault)
      // Whatever comes instead, the value is not there.
      default:
        throw CommandFact.pointWithoutValue(name.text).at(name.range, suggesting: "\(name.text) =")
      }
      definitions.append(PointDefinition(name: name, value: try sum().expression))
      if current.isRelation { throw CommandFact.secondEqualSign.at(current.range) }
      if let diagnostic = refusedMark(command) { throw diagnostic }
      guard current.isEnd || isSeparator else { throw leftover() }
    } while take(.comma)
    return .change(.point(definitions))
  }

  /// Names with commas or spaces between them, as many as the range says.
  mutating func names(
    _ count: PartialRangeFrom<Int>, upTo most: Int = .max, for command: CommandWord
  ) throws(Diagnostic) -> [Name] {
    var names: [Name] = []
    while names.count < most, current.name != nil || names.count < count.lowerBound {
      names.append(try name(for: command))
      if take(.comma), current.name == nil || names.count == most {
        // A comma promises a name.
        guard current.name == nil else { break }
        throw nameMissing(for: command)
      }
    }
    return names
  }

  mutating func name(for command: CommandWord) throws(Diagnostic) -> Name {
    guard let text = current.name else { throw nameMissing(for: command) }
    return Name(text, advance().range)
  }

  private func nameMissing(for command: CommandWord) -> Diagnostic {
    switch current.kind {
    case .bad(let fault): bad(fault)
    case .end:
      CommandFact.missingArgument(.name, .command(command.entry.form)).at(
        tokens[position - 1].range)
    default: CommandFact.missingArgument(.name, .command(command.entry.form)).at(current.range)
    }
  }

  /// `N`
  mutating func count(from least: Int, for command: CommandWord) throws(Diagnostic) -> Int {
    if current.isEnd {
      throw CommandFact.missingArgument(.number, .command(command.entry.form)).at(tokens[0].range)
    }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    let (number, range) = try wholeNumber()
    guard let number, number >= least else {
      throw CommandFact.noCount(source.text(range), from: least).at(range)
    }
    return number
  }

  /// More than there is of anything: who asks for more gets all. It leaves room to count on where `Int` has
  /// 32 bits.
  private static var greatestCount: Rational { 1_000_000_000 }

  /// A whole number without a sign and its place; nil if there is something else at that place.
  private mutating func wholeNumber() throws(Diagnostic) -> (Int?, SourceRange) {
    let token = advance()
    if token.kind == .number {
      let value = try value(of: token)
      return (value.isInteger ? min(value, Self.greatestCount).asInt : nil, token.range)
    }
    let isSigned = token.isOperator && current.kind == .number
    return (nil, isSigned ? token.range.union(current.range) : token.range)
  }

  /// One of a few words, or nothing.
  mutating func option<Word: OptionWord>(_ type: Word.Type) throws(Diagnostic) -> Word? {
    guard let typed = try optionWord(Word.allCases.map { $0.rawValue }) else { return nil }
    return Word(rawValue: typed)
  }

  /// The same, of words that are not a type's.
  mutating func optionWord(_ choices: [String]) throws(Diagnostic) -> String? {
    if current.isEnd { return nil }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    let token = advance()
    var typed = source.folded(token.range)
    if let whole = joined(token, among: choices) { typed = whole }
    if !choices.contains(typed), choices.contains(typed.lowercased()) { typed = typed.lowercased() }
    // `dual simplex`, `revised simplex method`
    if choices.contains(typed), current.name == "simplex" {
      advance()
      if current.name == "method" { advance() }
    }
    guard choices.contains(typed) else {
      let near =
        Suggestion.nearest(to: typed, among: choices)
        ?? choices.first { $0.hasPrefix(typed) }
      throw CommandFact.unknownOption(typed, choices: choices).at(token.range, suggesting: near)
    }
    return typed
  }

  /// `big-M`, `big M`, `bigM`: a choice with a hyphen, which is more than one token.
  private mutating func joined(_ token: Token, among choices: [String]) -> String? {
    let end = current.kind == .minus ? next : current
    for (typed, isLonger) in [(token.range.union(end.range), true), (token.range, false)] {
      let letters = source.text(typed).lowercased().filter { $0.isLetter }
      guard
        let choice = choices.first(where: {
          $0.contains("-") && $0.filter { $0.isLetter } == letters
        })
      else { continue }
      if isLonger {
        if end.isEnd { continue }
        position += current.kind == .minus ? 2 : 1
      }
      return choice
    }
    return nil
  }

  /// `exact`, `decimal`, `decimal 4`
  mutating func numberStyle() throws(Diagnostic) -> NumberWord? {
    guard let word = try option(NumberStyleWord.self) else { return nil }
    guard word == .decimal else { return .exact }
    if current.isEnd { return .decimal(places: 6) }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    let (places, range) = try wholeNumber()
    guard let places, (0...100).contains(places) else {
      throw CommandFact.noPlaces(source.text(range)).at(range)
    }
    return .decimal(places: places)
  }

  /// A sum.
  mutating func newValue(_ command: CommandWord) throws(Diagnostic) -> MeasuredExpression {
    if current.isEnd {
      throw CommandFact.missingArgument(.value, .command(command.entry.form))
        .at(tokens[position - 1].range)
    }
    let value = try sum()
    return MeasuredExpression(value.expression, text: source.text(value.range))
  }

  /// `high`, `@high`, `600`
  mutating func level(for command: CommandWord) throws(Diagnostic) -> LevelMark {
    try level(form: .command(command.entry.form))
  }

  /// - Parameter form: how what asks for a level is written.
  mutating func level(form: Form) throws(Diagnostic) -> LevelMark {
    let token = current
    switch token.kind {
    case .at: return try priorityMark()
    case .number:
      advance()
      return LevelMark(value: try priorityNumber(token, in: token.range), range: token.range)
    case .name(let word):
      guard let value = PriorityWord.value(of: word) else {
        throw StatementFact.unknownPriority(word).at(
          token.range,
          suggesting: PriorityWord.nearest(to: word))
      }
      advance()
      return LevelMark(value: value, range: token.range)
    case .bad(let fault): throw bad(fault)
    default:
      throw CommandFact.missingLevel(form).at(
        token.isEnd ? tokens[position - 1].range : token.range)
    }
  }

  /// An expression that is all there is.
  mutating func askedValue(_ command: CommandWord) throws(Diagnostic) -> MeasuredExpression {
    if current.isEnd {
      throw CommandFact.missingArgument(.nameOrExpression, .command(command.entry.form))
        .at(tokens[0].range)
    }
    (isAsked, readsLabels) = (true, true)
    let value = try measured()
    if let diagnostic = refusedMark(command) { throw diagnostic }
    guard current.isEnd || current.isRelation else { throw leftover() }
    return value
  }

  /// The complaint about a priority or weight where there can be none.
  func refusedMark(_ command: CommandWord) -> Diagnostic? {
    guard current.kind == .at || isWeightClause || isForgottenMark else { return nil }
    let isComplete = current.kind != .at && !isWeightClause
    let end = !isComplete && (next.name != nil || next.kind == .number) ? next : current
    let range = current.range.union(end.range)
    return StatementFact.markNotAllowed(source.text(range), command: command.entry.name).at(range)
  }

  /// A comma that is not a decimal comma.
  var isSeparator: Bool {
    current.kind == .comma
      && !(previous?.kind == .number && next.kind == .number && !isApart(position)
        && !isApart(position + 1))
  }

  /// The complaint about what follows a command that is complete.
  func extraWords(after command: CommandWord) -> Diagnostic {
    if case .bad(let fault) = current.kind { return bad(fault) }
    let rest = SourceRange(current.range.lowerBound, tokens[tokens.count - 1].range.upperBound)
    if current.isRelation, command.entry.name == "drop", let name = previous?.name {
      return CommandFact.relationToDrop(of: name).at(rest)
    }
    let fact = CommandFact.extraWords(.command(command.entry.form), shortFor: command.shortFor)
    // `solve for x`
    let asked = tokens[tokens.count - 2].name.flatMap { names.hasValue($0) ? "value \($0)" : nil }
    return fact.at(rest, suggesting: command.entry.name == "solve" ? asked : nil)
  }
}

// MARK: - Text that is taken as it stands

extension LineParser {
  /// The name of a file: the rest of the line, or what is between quotation marks. A comment needs a
  /// space before its `#`, since a file's name may hold one.
  mutating func path(for command: CommandWord) throws(Diagnostic) -> String {
    try path(for: command, from: tokens[0].range.upperBound)
  }

  /// - Parameter limit: where what is looked at ends.
  private mutating func path(
    for command: CommandWord, from place: Int, upTo limit: Int = .max
  ) throws(Diagnostic) -> String {
    var start = place
    position = tokens.count - 1
    while source[start]?.isBlank == true { start += 1 }
    if let quote = source[start], quote == "\"" || quote == "'" {
      return try path(in: quote, from: start, upTo: limit, for: command)
    }
    let range = source.trimmed(SourceRange(start, min(endOfText(from: start), limit)))
    guard range.lowerBound < range.upperBound else {
      throw CommandFact.missingFileName(.command(command.entry.form)).at(tokens[0].range)
    }
    return try visible(range)
  }

  /// Where a comment begins, or the line ends.
  private func endOfText(from start: Int) -> Int {
    var end = start
    while let symbol = source[end], symbol != "#" || source[end - 1]?.isBlank == false { end += 1 }
    return end
  }

  private func path(
    in quote: Unicode.Scalar, from start: Int, upTo limit: Int, for command: CommandWord
  ) throws(Diagnostic) -> String {
    var end = start + 1
    while let symbol = source[end], symbol != quote { end += 1 }
    guard end < source.count else {
      throw CommandFact.unclosedQuote.at(SourceRange(start, start + 1))
    }
    var rest = end + 1
    while source[rest]?.isBlank == true { rest += 1 }
    if rest < limit, let symbol = source[rest], symbol != "#" {
      let range = source.trimmed(SourceRange(rest, source.count))
      throw CommandFact.extraWords(.command(command.entry.form), shortFor: nil).at(range)
    }
    guard end > start + 1 else {
      throw CommandFact.missingFileName(.command(command.entry.form)).at(
        SourceRange(start, end + 1))
    }
    return try visible(SourceRange(start + 1, end))
  }

  /// `FILE`, and after it `@PRIORITY`, `relaxed` or both.
  mutating func importing(_ command: CommandWord) throws(Diagnostic) -> Command {
    let start = tokens[0].range.upperBound
    var range = source.trimmed(SourceRange(start, endOfText(from: start)))
    var wish = ImportWish(path: "")
    while let blank = (range.lowerBound..<range.upperBound).last(where: { isBlank($0) }) {
      if !wish.isRelaxed, source.text(SourceRange(blank + 1, range.upperBound)) == "relaxed" {
        wish.isRelaxed = true
        range = source.trimmed(SourceRange(start, blank))
      } else if wish.priority == nil, let mark = try lastMark(in: range) {
        wish.priority = mark
        range = source.trimmed(SourceRange(start, mark.range.lowerBound))
      } else {
        break
      }
    }
    wish.path = try path(for: command, from: start, upTo: range.upperBound)
    return .request(.importing(wish))
  }

  private func isBlank(_ place: Int) -> Bool { source[place]?.isBlank == true }

  /// `@PRIORITY` behind a blank, at the end of text; nil where it ends with something else.
  private mutating func lastMark(in range: SourceRange) throws(Diagnostic) -> PriorityMark? {
    let at = tokens.lastIndex { token in
      token.range.upperBound <= range.upperBound && source[token.range.lowerBound] == "@"
        && isBlank(token.range.lowerBound - 1)
    }
    guard let at, tokens[at].range.lowerBound > range.lowerBound else { return nil }
    let count = tokens[at...].prefix { $0.range.upperBound <= range.upperBound && !$0.isEnd }.count
    guard count == 2 else { return nil }
    position = at
    return try priorityMark()
  }

  /// `FILE` or `! FILE`
  mutating func saving(_ command: CommandWord) throws(Diagnostic) -> Command {
    let end = tokens[0].range.upperBound
    let replaces = source[end] == "!"
    return .request(
      .save(path: try path(for: command, from: replaces ? end + 1 : end), replaces: replaces))
  }

  /// `FILE`, `@LEVEL FILE`, or the same after `!`
  mutating func exporting(_ command: CommandWord) throws(Diagnostic) -> Command {
    var start = tokens[0].range.upperBound
    let replaces = source[start] == "!"
    if replaces { start += 1 }
    while source[start]?.isBlank == true { start += 1 }
    guard source[start] == "@",
      let mark = tokens.firstIndex(where: { $0.range.lowerBound == start })
    else {
      return .request(
        .exporting(path: try path(for: command, from: start), level: nil, replaces: replaces))
    }
    position = mark
    let level = try priorityMark()
    let path = try path(for: command, from: tokens[position - 1].range.upperBound)
    return .request(.exporting(path: path, level: level, replaces: replaces))
  }

  /// `FILE`, `off`, or nothing. A file of that name is written `./off`.
  mutating func logging(_ command: CommandWord) throws(Diagnostic) -> Command {
    if current.isEnd { return .request(.log(.ask)) }
    if current.name == "off", next.isEnd {
      advance()
      return .request(.log(.off))
    }
    return .request(.log(.to(path: try path(for: command))))
  }

  /// What help is asked about; any sign will do.
  mutating func topic() throws(Diagnostic) -> String? {
    let end = tokens[tokens.count - 1].range.upperBound
    let range = source.trimmed(SourceRange(tokens[0].range.upperBound, end))
    position = tokens.count - 1
    return range.lowerBound < range.upperBound ? try visible(range) : nil
  }

  /// The text, which will be shown to people, if it holds nothing that could deceive them.
  private func visible(_ range: SourceRange) throws(Diagnostic) -> String {
    for index in range.lowerBound..<range.upperBound
    where source.symbols[index].isInvisible
      && ![SourceText.composedOther, "\t"].contains(source.symbols[index])
    {
      let place = SourceRange(index, index + 1)
      throw TextFact.bad(.character, source.text(place)).at(place)
    }
    return source.text(range)
  }
}
