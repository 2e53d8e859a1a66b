// A tree of layouts:
//
//     layout  [name :] word ( item { , item } )
//     item    number | point | layout | option
//     option  spacing n | leading | trailing | center | fill | equal (sizes | spacing)
//             | align edge [edge] | flex (n | none) [/ (n | none)]
//
// What is open lies on an array and not on the call stack, and the tree is a list, so that no line is too deep.

import Rationals
import Wording

extension LineParser {
  /// `EXPR [in W x H] [constraints]`
  mutating func specialised(_ command: CommandWord) throws(Diagnostic) -> Command {
    var statement = SpecialisedStatement(nodes: try layoutTree())
    if current.name == "in" {
      advance()
      (statement.width, statement.height) = try extent(command)
    }
    if current.name == Self.constraintsWord {
      advance()
      statement.listsConstraints = true
    }
    return .question(.layout(.specialised(statement)))
  }

  static let constraintsWord = "constraints"

  private mutating func layoutTree() throws(Diagnostic) -> [SpecialisedStatement.Node] {
    var nodes: [SpecialisedStatement.Node] = []
    var open: [Int] = []
    try beginLayout(&nodes, &open)
    while let top = open.last {
      if beginsLayout {
        try beginLayout(&nodes, &open)
        continue
      }
      if isNumber(of: nodes[top]) {
        nodes[top].numbers.append(try layoutLength())
      } else {
        try option(of: &nodes[top])
      }
      try endItem(&nodes, &open)
    }
    return nodes
  }

  // MARK: Layouts

  /// Whether a word with a parenthesis, or a name with a colon, stands here.
  private var beginsLayout: Bool {
    current.name != nil && (next.kind == .open || next.kind == .colon)
  }

  private mutating func beginLayout(
    _ nodes: inout [SpecialisedStatement.Node], _ open: inout [Int]
  ) throws(Diagnostic) {
    if let parent = open.last {
      let word = nodes[parent].word
      if word.isLeaf { throw SpecialisedFact.leafHolds(word).at(current.range) }
      if word == .inset, ![1, 4].contains(nodes[parent].numbers.count) {
        throw SpecialisedFact.wrongNumbers(.inset).at(current.range)
      }
      if word == .inset, nodes[parent].count > 0 {
        throw SpecialisedFact.severalInInset.at(current.range)
      }
    }
    var name: Name?
    if let text = current.name, next.kind == .colon {
      name = Name(text, advance().range)
      advance()
    }
    let token = current
    guard let text = token.name else {
      if case .bad(let fault) = token.kind { throw bad(fault) }
      throw SpecialisedFact.noLayout(token.isEnd ? nil : self.text(of: token)).at(
        token.isEnd ? endPlace : token.range)
    }
    guard let word = LayoutWord(rawValue: text) else {
      throw SpecialisedFact.unknownLayout(text).at(
        token.range,
        suggesting: Suggestion.nearest(to: text, among: LayoutWord.allCases.map { $0.rawValue }))
    }
    advance()
    guard current.kind == .open else {
      throw SpecialisedFact.noParenthesis(word).at(current.isEnd ? token.range : current.range)
    }
    guard open.count < Limit.nesting.most else { throw TextFact.deepNesting.at(current.range) }
    guard nodes.count < SpecialisedStatement.maximumCount else {
      throw SpecialisedFact.tooMany.at(token.range)
    }
    advance()
    if let parent = open.last { nodes[parent].count += 1 }
    open.append(nodes.count)
    nodes.append(.init(word: word, name: name, parent: open.dropLast().last, range: token.range))
  }

  /// Behind an item stands a comma, and then another; or its layout ends, and is an item itself.
  private mutating func endItem(
    _ nodes: inout [SpecialisedStatement.Node], _ open: inout [Int]
  ) throws(Diagnostic) {
    while let top = open.last {
      if take(.comma) {
        if current.kind == .close || current.isEnd {
          throw missingItem(of: nodes[top])
        }
        return
      }
      // An option needs no comma before it.
      if let word = current.name, LayoutOptionWord(rawValue: word) != nil { return }
      guard current.kind == .close else { throw leftover(in: nodes[top]) }
      try check(nodes[top])
      advance()
      open.removeLast()
    }
  }

  private func leftover(in node: SpecialisedStatement.Node) -> Diagnostic {
    if case .bad(let fault) = current.kind { return bad(fault) }
    if current.isEnd { return SpecialisedFact.unclosed(node.word).at(endPlace) }
    return SpecialisedFact.noItem(text(of: current), node.word).at(current.range)
  }

  private func missingItem(of node: SpecialisedStatement.Node) -> Diagnostic {
    node.word.isLeaf
      ? SpecialisedFact.wrongNumbers(node.word).at(endPlace)
      : SpecialisedFact.noLayout(nil).at(endPlace)
  }

  /// Where something is missing at the end of the line, or here.
  private var endPlace: SourceRange {
    current.isEnd ? previous?.range ?? current.range : current.range
  }

  private func check(_ node: SpecialisedStatement.Node) throws(Diagnostic) {
    if node.word.hasNumbers {
      let isRight =
        node.word.isLeaf ? node.numbers.count == 2 : [1, 4].contains(node.numbers.count)
      guard isRight else { throw SpecialisedFact.wrongNumbers(node.word).at(current.range) }
    }
    guard node.word.isLeaf || node.count > 0 else {
      throw SpecialisedFact.nothingIn(node.word).at(current.range)
    }
  }

  // MARK: Numbers

  /// Whether a width, a height or an inset stands here.
  private func isNumber(of node: SpecialisedStatement.Node) -> Bool {
    switch current.kind {
    case .number, .minus: return node.word.hasNumbers
    case .name(let word): return node.word.hasNumbers && LayoutOptionWord(rawValue: word) == nil
    default: return false
    }
  }

  /// A number or a point.
  private mutating func layoutLength() throws(Diagnostic) -> LayoutAmount {
    let token = current
    switch token.kind {
    case .number:
      advance()
      return LayoutAmount(
        expression: .number(try value(of: token), token.range), text: text(of: token))
    case .name(let name):
      advance()
      return LayoutAmount(expression: .name(Name(name, token.range)), text: name)
    case .minus: throw LayoutFact.negative("layout").at(token.range)
    default: throw SpecialisedFact.noSpacing.at(endPlace)
    }
  }

  // MARK: Options

  private mutating func option(of node: inout SpecialisedStatement.Node) throws(Diagnostic) {
    let place = current.range
    guard let text = current.name, let word = LayoutOptionWord(rawValue: text) else {
      if current.kind == .close || current.isEnd { throw missingFirst(of: node) }
      throw unknownItem(of: node)
    }
    advance()
    switch word {
    case .align:
      if node.alignment != nil { throw SpecialisedFact.secondOption(text).at(place) }
      node.alignment = try layoutAlignment()
    case .flex:
      if node.flexibility != nil { throw SpecialisedFact.secondOption(text).at(place) }
      let first = try flexibility()
      node.flexibility = .init(
        horizontal: first, vertical: take(.divide) ? try flexibility() : first)
    case .spacing:
      guard node.word.isStack else {
        throw SpecialisedFact.misplacedOption(word, node.word).at(place)
      }
      if node.spacing != nil { throw SpecialisedFact.secondOption(text).at(place) }
      node.spacing = try layoutLength()
    case .leading, .trailing, .center, .fill, .flexing, .equal:
      guard node.word.isStack else {
        throw SpecialisedFact.misplacedOption(word, node.word).at(place)
      }
      if node.distribution != nil { throw SpecialisedFact.secondOption(text).at(place) }
      node.distribution = try distribution(word)
    }
  }

  /// The first thing is missing that a layout must have.
  private func missingFirst(of node: SpecialisedStatement.Node) -> Diagnostic {
    if current.isEnd { return SpecialisedFact.unclosed(node.word).at(endPlace) }
    return node.word.hasNumbers
      ? SpecialisedFact.wrongNumbers(node.word).at(current.range)
      : SpecialisedFact.nothingIn(node.word).at(current.range)
  }

  private func unknownItem(of node: SpecialisedStatement.Node) -> Diagnostic {
    if case .bad(let fault) = current.kind { return bad(fault) }
    let word = text(of: current)
    let known =
      LayoutOptionWord.allCases.map { $0.rawValue }
      + (node.word.isLeaf ? [] : LayoutWord.allCases.map { $0.rawValue })
    return SpecialisedFact.noItem(word, node.word).at(
      current.range, suggesting: Suggestion.nearest(to: word, among: known))
  }

  private mutating func distribution(
    _ word: LayoutOptionWord
  ) throws(Diagnostic) -> SpecialisedStatement.Distribution {
    switch word {
    case .leading: return .leading
    case .trailing: return .trailing
    case .center: return .center
    case .equal:
      switch current.name {
      case "sizes", "size":
        advance()
        return .equalSizes
      case "spacing", "gaps":
        advance()
        return .equalSpacing
      default: throw SpecialisedFact.noEquality.at(endPlace)
      }
    case .fill, .flexing, .spacing, .align, .flex: return .flexing
    }
  }

  /// A number, or `none`.
  private mutating func flexibility() throws(Diagnostic) -> Rational? {
    if current.name == "none" {
      advance()
      return nil
    }
    let isNegative = take(.minus)
    guard current.kind == .number else { throw SpecialisedFact.noFlexibility.at(endPlace) }
    let number = try value(of: advance())
    return isNegative ? -number : number
  }

  /// `center`; `leading`; `fill top`: a word that can only be one of the two is that, else the first is along the line.
  private mutating func layoutAlignment() throws(Diagnostic) -> SpecialisedStatement.Alignment {
    guard let first = alignmentWord() else { throw SpecialisedFact.noAlignment.at(endPlace) }
    advance()
    guard let second = alignmentWord() else {
      return .init(
        horizontal: first.isVertical == true ? nil : first.edge,
        vertical: first.isVertical == false ? nil : first.edge)
    }
    let place = current.range
    let isTurned = first.isVertical == true || second.isVertical == false
    if isTurned ? first.isVertical == false || second.isVertical == true : false {
      throw SpecialisedFact.noAlignment.at(place)
    }
    advance()
    return isTurned
      ? .init(horizontal: second.edge, vertical: first.edge)
      : .init(horizontal: first.edge, vertical: second.edge)
  }

  /// The edge that a word names, and whether it lies along one axis only.
  private func alignmentWord() -> (edge: SpecialisedStatement.Alignment.Edge, isVertical: Bool?)? {
    switch current.name {
    case "leading", "left": (.leading, false)
    case "trailing", "right": (.trailing, false)
    case "top": (.leading, true)
    case "bottom": (.trailing, true)
    case "center": (.center, nil)
    case "fill": (.fill, nil)
    default: nil
    }
  }
}
