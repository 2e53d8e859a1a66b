// Stacks: `stack row = find, field spacing 8 equally down align leading`; what is hidden in them; and insets.

import Rationals

extension LineParser {
  /// A form with a label before it whose word is a command: `row: stack …`, `row: mask …`, `own: size …`; nil where the line
  /// is something else.
  mutating func labelledForm() throws(Diagnostic) -> Line? {
    guard let text = current.name, next.kind == .colon, position + 3 < tokens.count,
      let word = tokens[position + 2].name, tokens[position + 3].name != nil,
      let entry = CommandTable.entry(named: word), ["stack", "mask", "size", "fit"].contains(word)
    else { return nil }
    let start = current.range
    let label = Name(text, start)
    position += 3
    let command = CommandWord(entry: entry, word: word)
    let form =
      switch word {
      case "stack": try stack(command, label: label)
      case "mask": try mask(command, label: label)
      case "fit": try fit(command, label: label)
      // Of the four that are let in above, the last.
      default: try size(command, label: label)
      }
    guard current.isEnd else { throw extraWords(after: command) }
    return .command(form, start.union(current.range))
  }

  /// `NAME = a, b, c [spacing N] [fill|equally|proportionally|spacing|centering] [down] [align ATTRIBUTE]`
  mutating func stack(_ command: CommandWord, label: Name? = nil) throws(Diagnostic) -> Command {
    let start = tokens[0].range
    guard let text = current.name else {
      throw LayoutFact.noStackName.at(current.isEnd ? lastPlace : current.range)
    }
    let name = Name(text, advance().range)
    guard take(.relation(.equal)) || take(.bad(.colonEqual)) else {
      throw LayoutFact.noStackViews.at(current.isEnd ? lastPlace : current.range)
    }
    var stack = StackStatement(label: label, name: name, views: [], range: start)
    repeat {
      guard let text = current.name else {
        throw LayoutFact.noStackViews.at(current.isEnd ? lastPlace : current.range)
      }
      stack.views.append(Name(text, advance().range))
    } while take(.comma)
    try options(of: &stack)
    stack.range = start.union(previous?.range ?? start)
    return .change(.layout(.stack(stack)))
  }

  private mutating func options(of stack: inout StackStatement) throws(Diagnostic) {
    while !current.isEnd {
      let place = current.range
      guard let word = current.name, let option = StackStatement.Option(rawValue: word) else {
        if case .bad = current.kind { throw leftover() }
        let word = text(of: current)
        throw LayoutFact.noStackOption(word).at(
          place,
          suggesting: Suggestion.nearest(
            to: word, among: StackStatement.Option.allCases.map { $0.rawValue }))
      }
      advance()
      switch option {
      case .spacing where current.kind == .number:
        if stack.spacing != nil { throw LayoutFact.secondStackOption(word).at(place) }
        stack.spacing = try fraction()
      case .spacing where current.kind == .minus:
        throw LayoutFact.negative("stack").at(current.range)
      case .down:
        if stack.isDown { throw LayoutFact.secondStackOption(word).at(place) }
        stack.isDown = true
      case .align:
        if stack.alignment != nil { throw LayoutFact.secondStackOption(word).at(place) }
        guard let text = current.name else {
          throw LayoutFact.noStackAlignment.at(current.isEnd ? place : current.range)
        }
        stack.alignment = Name(text, advance().range)
      case .spacing, .fill, .equally, .proportionally, .centering:
        if stack.distribution != nil { throw LayoutFact.secondDistribution(word).at(place) }
        stack.distribution = .init(rawValue: word)
      }
    }
  }

  /// `NAME, NAME`
  mutating func viewNames(_ command: CommandWord) throws(Diagnostic) -> [Name] {
    var names: [Name] = []
    repeat {
      guard let text = current.name else {
        throw LayoutFact.noViewName(command.entry.name).at(
          current.isEnd ? lastPlace : current.range)
      }
      names.append(Name(text, advance().range))
    } while take(.comma) || current.name != nil
    return names
  }

  /// The view of `format VIEW`; nil: the screen.
  mutating func viewToFormat(_ command: CommandWord) throws(Diagnostic) -> Name? {
    if current.isEnd { return nil }
    guard let text = current.name else {
      throw LayoutFact.noViewName(command.entry.name).at(current.range)
    }
    return Name(text, advance().range)
  }

  // MARK: Insets

  /// `NAME [N] [left N] [right N] [top N] [bottom N]`, `NAME [ascent N] [descent N]`
  mutating func inset(
    _ command: CommandWord, _ edges: [InsetStatement.Edge]
  ) throws(Diagnostic) -> Command {
    guard let text = current.name else {
      throw LayoutFact.noViewName(command.entry.name).at(current.isEnd ? lastPlace : current.range)
    }
    var statement = InsetStatement(view: Name(text, advance().range), values: [])
    if current.kind == .number || current.kind == .minus, edges != InsetStatement.Edge.baselines {
      let amount = try insetAmount(command)
      statement.values = edges.map { .init(edge: $0, amount: amount) }
    }
    while !current.isEnd {
      let place = current.range
      _ = take(.comma)
      guard let edge = edges.first(where: { $0.word == current.name }) else {
        throw LayoutFact.noInset(command.entry.name).at(current.isEnd ? place : current.range)
      }
      advance()
      statement.values.append(.init(edge: edge, amount: try insetAmount(command)))
    }
    guard !statement.values.isEmpty else {
      throw LayoutFact.noInset(command.entry.name).at(lastPlace)
    }
    return .change(.inset(statement))
  }

  /// A number or a point.
  private mutating func insetAmount(_ command: CommandWord) throws(Diagnostic) -> LayoutAmount {
    if current.isEnd { throw LayoutFact.noInset(command.entry.name).at(lastPlace) }
    guard current.name != "none", let amount = try amount(command) else {
      throw LayoutFact.noInset(command.entry.name).at(current.range)
    }
    return amount
  }
}
