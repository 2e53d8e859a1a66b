// What is said of views: screen, view, guide, size, spacing, margin, direction, draw.

import Rationals

extension LineParser {
  /// `W x H`, or `W` alone
  mutating func screen(_ command: CommandWord) throws(Diagnostic) -> Command {
    if next.isEnd, let width = try amount(command) { return .change(.layout(.screen(width, nil))) }
    let (width, height) = try extent(command)
    guard let width, let height else {
      throw LayoutFact.noExtent(command.entry.name).at(tokens[0].range)
    }
    return .change(.layout(.screen(width, height)))
  }

  /// `NAME, NAME [in NAME]`
  mutating func views(
    _ command: CommandWord, _ make: ([Name], Name?) -> LayoutChange
  ) throws(Diagnostic) -> Command {
    var names: [Name] = []
    repeat {
      guard let text = current.name, text != "in" || next.kind == .comma else {
        throw LayoutFact.noViewName(command.entry.name).at(
          current.isEnd ? (previous?.range ?? current.range) : current.range)
      }
      names.append(Name(text, advance().range))
    } while take(.comma) || (current.name != nil && current.name != "in")
    guard current.name == "in" else {
      return .change(.layout(make(names, nil)))
    }
    let word = advance().range
    guard let text = current.name else { throw LayoutFact.noSuperview.at(word) }
    let superview = Name(text, advance().range)
    return .change(.layout(make(names, superview)))
  }

  /// `NAME W x H [hug P[/P]] [resist P[/P]]`
  mutating func size(_ command: CommandWord, label: Name? = nil) throws(Diagnostic) -> Command {
    guard let text = current.name else {
      throw LayoutFact.noViewName(command.entry.name).at(
        current.isEnd ? tokens[0].range : current.range)
    }
    let view = Name(text, advance().range)
    let start = view.range
    let (width, height) = try extent(command)
    var size = SizeStatement(label: label, view: view, width: width, height: height, range: start)
    while let word = current.name {
      guard word == "hug" || word == "resist" else { break }
      let place = advance().range
      let priorities = try axisPriorities(behind: place)
      if word == "hug" { size.hugging = priorities } else { size.resistance = priorities }
    }
    size.range = start.union(previous?.range ?? start)
    return .change(.layout(.size(size)))
  }

  /// `NAME [W x H] [@P[/P]]`
  mutating func fit(_ command: CommandWord, label: Name? = nil) throws(Diagnostic) -> Command {
    guard let text = current.name else {
      throw LayoutFact.noViewName(command.entry.name).at(
        current.isEnd ? tokens[0].range : current.range)
    }
    let view = Name(text, advance().range)
    let nothing = LayoutAmount(expression: .number(0, view.range), text: "0")
    var fit = FitStatement(
      label: label, view: view, width: nothing, height: nothing, range: view.range)
    if !current.isEnd, current.kind != .at {
      (fit.width, fit.height) = try extent(command)
      if fit.width == nil, fit.height == nil {
        throw LayoutFact.noExtent(command.entry.name).at(view.range)
      }
    }
    if current.kind == .at { fit.priorities = try axisPriorities(behind: view.range) }
    fit.range = view.range.union(previous?.range ?? view.range)
    return .change(.layout(.fit(fit)))
  }

  /// `NAME area N`
  mutating func textArea(_ command: CommandWord) throws(Diagnostic) -> Command {
    guard let text = current.name else {
      throw LayoutFact.noViewName(command.entry.name).at(
        current.isEnd ? tokens[0].range : current.range)
    }
    let view = Name(text, advance().range)
    guard current.name == "area" else {
      throw LayoutFact.noArea.at(current.isEnd ? view.range : current.range)
    }
    let word = advance().range
    switch current.kind {
    case .number, .name, .minus: break
    default: throw LayoutFact.noArea.at(current.isEnd ? word : current.range)
    }
    guard let area = try amount(command) else { throw LayoutFact.noArea.at(word) }
    return .change(.layout(.text(view, area: area)))
  }

  /// `251`, `750/1000`, `high`, with or without an @.
  private mutating func axisPriorities(
    behind place: SourceRange
  ) throws(Diagnostic) -> SizeStatement.AxisPriorities {
    let first = try bareMark(behind: place)
    guard take(.divide) else { return .init(horizontal: first, vertical: first) }
    return .init(horizontal: first, vertical: try bareMark(behind: place))
  }

  private mutating func bareMark(behind place: SourceRange) throws(Diagnostic) -> PriorityMark {
    if current.kind == .at { return try priorityMark() }
    let token = current
    switch token.kind {
    case .number:
      advance()
      return PriorityMark(value: try priorityNumber(token, in: token.range), range: token.range)
    case .name(let word):
      guard let value = PriorityWord.value(of: word) else {
        throw StatementFact.unknownPriority(word).at(
          token.range, suggesting: PriorityWord.nearest(to: word))
      }
      advance()
      return PriorityMark(value: value, range: token.range)
    default: throw StatementFact.missingPriority.at(token.isEnd ? place : token.range)
    }
  }

  /// `52 x 22`, `52x22`, `none x 22`, `w × h`: nil for none.
  mutating func extent(
    _ command: CommandWord
  ) throws(Diagnostic) -> (LayoutAmount?, LayoutAmount?) {
    let width = try amount(command)
    if current.kind == .times || current.name == "x" || current.name == "X" {
      advance()
      return (width, try amount(command))
    }
    // `52x22`: a number, and a name that begins with x.
    if let glued = current.name, glued.hasPrefix("x") || glued.hasPrefix("X"),
      let number = Rational(String(glued.dropFirst()))
    {
      let range = current.range
      let digits = SourceRange(range.lowerBound + 1, range.upperBound)
      advance()
      return (
        width, LayoutAmount(expression: .number(number, digits), text: source.text(digits))
      )
    }
    throw LayoutFact.noExtent(command.entry.name).at(
      current.isEnd ? (previous?.range ?? current.range) : current.range)
  }

  /// A number, the name of a point, or none.
  mutating func amount(_ command: CommandWord) throws(Diagnostic) -> LayoutAmount? {
    let token = current
    switch token.kind {
    case .number:
      advance()
      let number = try value(of: token)
      return LayoutAmount(expression: .number(number, token.range), text: text(of: token))
    case .name("none"):
      advance()
      return nil
    case .name(let name):
      advance()
      return LayoutAmount(expression: .name(Name(name, token.range)), text: name)
    case .minus: throw LayoutFact.negative(command.entry.name).at(token.range)
    default:
      throw LayoutFact.noExtent(command.entry.name).at(
        token.isEnd ? (previous?.range ?? token.range) : token.range)
    }
  }

  /// `margins 8`
  mutating func assumption(_ command: CommandWord) throws(Diagnostic) -> Command {
    let start = current.range
    guard let word = try option(AssumptionWord.self) else {
      throw LayoutFact.noAssumption.at(tokens[0].range)
    }
    if current.isEnd { throw LayoutFact.noAssumption.at(start) }
    let number = try length(command)
    return .log(.assume(word, number, start.union(tokens[position - 1].range)))
  }

  /// `N`, zero or more.
  mutating func length(_ command: CommandWord) throws(Diagnostic) -> Rational {
    guard current.kind == .number else {
      throw current.kind == .minus
        ? LayoutFact.negative(command.entry.name).at(current.range)
        : LayoutFact.noLength(command.entry.name).at(
          current.isEnd ? tokens[0].range : current.range)
    }
    return try value(of: advance())
  }
}
