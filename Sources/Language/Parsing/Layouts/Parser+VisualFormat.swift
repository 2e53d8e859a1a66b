// The visual format language:
//
//     format     = [ ("H" | "V" | "HV") ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
//     view       = "[" name [ "(" predicate { "," predicate } ")" ] "]"
//     connection = "" | "~" | "-" | "-" gap "-"
//     gap        = number | metric | "(" predicate { "," predicate } ")"
//     predicate  = [ "==" | "<=" | ">=" ] amount [ "@" ( number | metric ) ]
//     amount     = number [ "%" ] | metric | name | attribute [ "*" number ]

import Rationals

extension LineParser {
  /// Whether a visual format begins at this place: `H:|`, `V:[`, `|-`, `[name]`.
  var beginsVisualFormat: Bool {
    if isUnmistakable(position) { return true }
    return formatAxes != nil && next.kind == .colon
      && (kind(at: position + 2) == .bad(.bar) || kind(at: position + 2) == .openBracket)
  }

  /// Whether what stands there is a format though nothing says which way it runs.
  private func isUnmistakable(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .bad(.bar): kind(at: index + 1) == .minus || kind(at: index + 1) == .openBracket
    case .openBracket:
      index + 1 < tokens.count && tokens[index + 1].name != nil
        && (kind(at: index + 2) == .closeBracket || kind(at: index + 2) == .open)
    default: false
    }
  }

  private func kind(at index: Int) -> Token.Kind { tokens[min(index, tokens.count - 1)].kind }

  private var formatAxes: [VisualFormatStatement.FormatAxis]? {
    switch current.name {
    case "H", "h": [.horizontal]
    case "V", "v": [.vertical]
    case "HV", "hv": [.horizontal, .vertical]
    default: nil
    }
  }

  /// The format that the line is, with its label if there is one; nil where it is something else.
  mutating func visualFormat(from start: SourceRange) throws(Diagnostic) -> VisualFormatStatement? {
    if beginsVisualFormat { return try visualFormat(label: nil, from: start) }
    guard let text = current.name, next.kind == .colon else { return nil }
    let place = position
    let label = Name(text, advance().range)
    advance()
    if beginsVisualFormat { return try visualFormat(label: label, from: start) }
    position = place
    return nil
  }

  /// The format that begins here, to the end of the line.
  ///
  /// - Precondition: `beginsVisualFormat`.
  mutating func visualFormat(
    label: Name?, from start: SourceRange
  ) throws(Diagnostic) -> VisualFormatStatement {
    var format = VisualFormatStatement(
      label: label, axes: [.horizontal], items: [], gaps: [], alignments: [], text: "",
      range: start)
    if let axes = formatAxes, next.kind == .colon {
      format.axes = axes
      advance()
      advance()
    }
    if take(.bad(.bar)) {
      let place = current.range
      format.start = try gap()
      if current.kind == .bad(.bar) || isFormatOver { throw VisualFormatFact.noView.at(place) }
    }
    format.items.append(try item())
    while !isFormatOver {
      let connection = try gap()
      if take(.bad(.bar)) {
        format.end = connection
        break
      }
      if isFormatOver {
        throw VisualFormatFact.endsInGap.at(previous?.range ?? current.range)
      }
      format.items.append(try item())
      format.gaps.append(connection)
    }
    format.alignments = try alignments()
    guard current.isEnd else {
      throw strange ?? VisualFormatFact.behindFormat(text(of: current)).at(current.range)
    }
    format.range = start.union(previous?.range ?? start)
    format.text = source.text(format.range)
    return format
  }

  private var isFormatOver: Bool { current.isEnd || current.name == "align" }

  /// What is wrong with a character that means nothing anywhere, such as a control; nil where there is none.
  private var strange: Diagnostic? {
    guard current.kind == .bad(.character), text(of: current) != "~" else { return nil }
    return leftover()
  }

  // MARK: Views

  private mutating func item() throws(Diagnostic) -> VisualFormatStatement.Item {
    guard take(.openBracket) else {
      throw strange ?? VisualFormatFact.noBracket(text(of: current)).at(current.range)
    }
    guard let text = current.name else { throw VisualFormatFact.noName.at(current.range) }
    let name = Name(text, advance().range)
    let sizes = current.kind == .open ? try predicates(.size) : []
    guard take(.closeBracket) else {
      throw VisualFormatFact.openView(name.text).at(current.range)
    }
    return VisualFormatStatement.Item(name: name, sizes: sizes)
  }

  // MARK: Gaps

  private mutating func gap() throws(Diagnostic) -> VisualFormatStatement.Gap {
    if current.kind == .bad(.character), text(of: current) == "~" {
      advance()
      return .equal
    }
    guard take(.minus) else { return .flush }
    if current.kind == .openBracket || current.kind == .bad(.bar) || isFormatOver {
      return .standard
    }
    let predicates: [VisualFormatStatement.Predicate]
    switch current.kind {
    case .open: predicates = try self.predicates(.gap)
    case .minus:
      let number = next.kind == .number || next.name != nil ? text(of: next) : nil
      throw VisualFormatFact.negativeGap(number).at(current.range)
    default: predicates = [try predicate(.gap)]
    }
    guard take(.minus) else {
      throw VisualFormatFact.openGap.at(
        current.isEnd ? (previous?.range ?? current.range) : current.range)
    }
    return .gaps(predicates)
  }

  // MARK: Predicates

  private mutating func predicates(
    _ place: VisualFormatFact.Place
  ) throws(Diagnostic) -> [VisualFormatStatement.Predicate] {
    advance()
    var predicates = [try predicate(place)]
    while take(.comma) { predicates.append(try predicate(place)) }
    guard take(.close) else {
      throw VisualFormatFact.openPredicates(place).at(
        current.isEnd ? (previous?.range ?? current.range) : current.range)
    }
    return predicates
  }

  private mutating func predicate(
    _ place: VisualFormatFact.Place
  ) throws(Diagnostic) -> VisualFormatStatement.Predicate {
    let start = current.range
    let relation = current.isRelation ? try self.relation() : .equal
    let amount = try amount(place)
    var priority: VisualFormatStatement.Strength?
    if current.kind == .at {
      if let name = next.name, PriorityWord.all.allSatisfy({ $0.word != name }) {
        advance()
        priority = .metric(Name(name, advance().range))
      } else {
        priority = .mark(try priorityMark())
      }
    }
    return VisualFormatStatement.Predicate(
      relation: relation, amount: amount, priority: priority,
      range: start.union(previous?.range ?? start))
  }

  private mutating func amount(
    _ place: VisualFormatFact.Place
  ) throws(Diagnostic) -> VisualFormatStatement.Amount {
    let start = current.range
    let isNegative = take(.minus)
    switch current.kind {
    case .number:
      let number = try value(of: advance())
      if take(.bad(.percent)) { return .percent(isNegative ? -number : number) }
      if isNegative, place == .size {
        throw VisualFormatFact.negativeSize.at(start.union(previous?.range ?? start))
      }
      return .number(isNegative ? -number : number)
    case .name(let text):
      let name = Name(text, advance().range)
      var factor: Rational = isNegative ? -1 : 1
      if take(.times) { factor *= try number(place) }
      if take(.divide) { factor = factor * (try number(place)).reciprocal }
      return factor == 1 ? .name(name) : .multiple(name, factor)
    default:
      throw VisualFormatFact.noAmount(place, current.isEnd ? nil : self.text(of: current)).at(
        current.range)
    }
  }

  /// A number after `*` or `/`, which is not 0.
  private mutating func number(_ place: VisualFormatFact.Place) throws(Diagnostic) -> Rational {
    guard current.kind == .number else {
      throw VisualFormatFact.noAmount(place, current.isEnd ? nil : text(of: current)).at(
        current.range)
    }
    let range = current.range
    let number = try value(of: advance())
    if number.isZero { throw VisualFormatFact.zeroFactor.at(range) }
    return number
  }

  // MARK: Alignment

  /// `align top, bottom`
  private mutating func alignments() throws(Diagnostic) -> [Name] {
    guard current.name == "align" else { return [] }
    advance()
    var names: [Name] = []
    repeat {
      guard let text = current.name else {
        throw VisualFormatFact.noAlignment.at(
          current.isEnd ? (previous?.range ?? current.range) : current.range)
      }
      names.append(Name(text, advance().range))
    } while take(.comma) || current.name != nil
    return names
  }
}
