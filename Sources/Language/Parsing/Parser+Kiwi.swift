// What programs that solve with kiwi or another Cassowary say: `(x1 == 40) | weak`, `solver.addConstraint(x >= 3)`, and the
// lines of kiwi's dump, `1 * x1 + -40 == 0 | strength = 1000`. Its strengths are the priorities of the same rank; a strength
// between two of them is the lower one, with a weight.

import Rationals

extension LineParser {
  /// What such a line says; nil if it is none.
  mutating func kiwiLine() throws(Diagnostic) -> Line? {
    if let part = try argumentOfCall() {
      var inner = LineParser(self, part)
      return try inner.line()
    }
    guard let bar = tokens.lastIndex(where: { isBar($0) }) else {
      guard let part = unwrapped(content) else { return nil }
      var inner = LineParser(self, part)
      return try inner.line()
    }
    if let name = current.name, bar == 1, isSymbol(name) {
      throw StatementFact.rowOfKiwi(name).at(current.range)
    }
    guard let strength = try strength(after: bar) else { return nil }
    let marked = content[..<bar]
    var inner = LineParser(self, unwrapped(marked) ?? Array(marked))
    guard case .constraint(var statement) = try inner.line(), statement.priority == nil,
      statement.weight == nil
    else { return nil }
    (statement.priority, statement.weight) = strength
    statement.range = tokens[0].range.union(current.range)
    return .constraint(statement)
  }

  private func isBar(_ token: Token) -> Bool { token.kind == .bad(.bar) }

  /// What the parentheses around a statement hold, and what stands after them: `(x >= 3)`, `(x >= 3) @low`.
  private func unwrapped(_ part: ArraySlice<Token>) -> [Token]? {
    guard part.first?.kind == .open else { return nil }
    var depth = 0
    for index in part.indices {
      switch part[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      // Whatever else stands in them belongs to the statement.
      default: break
      }
      guard depth == 0 else { continue }
      let inner = part[(part.startIndex + 1)..<index]
      let rest = part[(index + 1)...]
      let isMarked = rest.first?.kind == .at || rest.first?.name == "weight"
      let isStatement = inner.contains { $0.isRelation } && (rest.isEmpty || isMarked)
      return isStatement ? Array(inner) + rest : nil
    }
    return nil
  }

  /// `v12`, `s3`, `e4`, `d1`: what kiwi calls the symbols of its tableau.
  private func isSymbol(_ name: String) -> Bool {
    guard let first = name.first, "vsedi".contains(first), name.count > 1 else { return false }
    return !names.contains(name) && name.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  // MARK: Strengths

  /// `weak`, `"strong"`, `strength = 1e6`
  private func strength(
    after bar: Int
  ) throws(Diagnostic) -> (priority: PriorityMark?, weight: Rational?)? {
    var rest = tokens[(bar + 1)..<(tokens.count - 1)].filter { $0.kind != .bad(.quote) }
    // What a dump says of a constraint that does not hold.
    if rest.count > 3, rest[rest.count - 2].name == "VIOLATED" { rest.removeLast(3) }
    if rest.count == 3, rest[0].name == "strength", rest[1].kind == .relation(.equal) {
      rest.removeFirst(2)
    }
    guard rest.count == 1 else { return nil }
    let range = rest[0].range
    if var word = rest[0].name {
      if word.hasPrefix("strength.") { word.removeFirst("strength.".count) }
      return PriorityWord.value(of: word).map {
        (PriorityMark(value: $0, range: range), nil)
      }
    }
    guard rest[0].kind == .number else { return nil }
    return Self.mark(ofStrength: try value(of: rest[0]), range)
  }

  /// Strong counts a million, medium a thousand, weak one; required is a thousand of each, of which a dump writes six
  /// digits.
  private static func mark(
    ofStrength strength: Rational, _ range: SourceRange
  ) -> (priority: PriorityMark?, weight: Rational?) {
    let (required, strong, medium): (Rational, Rational, Rational) = (
      1_001_000_000, 1_000_000, 1000
    )
    if strength >= required { return (nil, nil) }
    let (word, unit): (String, Rational) =
      strength >= strong
      ? ("strong", strong) : strength >= medium ? ("medium", medium) : ("weak", 1)
    let weight = strength / unit
    let mark = PriorityWord.value(of: word).map { PriorityMark(value: $0, range: range) }
    return (mark, weight == 1 ? nil : weight)
  }

  // MARK: Calls

  /// What stands in the parentheses of `solver.addConstraint(…)`.
  private func argumentOfCall() throws(Diagnostic) -> ArraySlice<Token>? {
    guard let name = current.name, next.kind == .open, !isApart(1), let call = Self.call(name),
      content.last?.kind == .close
    else { return nil }
    let inner = content.dropFirst(2).dropLast()
    if call == .addConstraint, inner.contains(where: { $0.isRelation }) { return inner }
    let operands = inner.split { $0.kind == .comma }.map { part in
      part.first.flatMap { first in part.last.map { source.text(first.range.union($0.range)) } }
        ?? ""
    }
    throw StatementFact.callOfKiwi(name, call).at(
      current.range,
      suggesting: call.line(name.split(separator: ".").dropLast().joined(separator: "."), operands))
  }

  private static func call(_ name: String) -> KiwiCall? {
    let word = name.split(separator: ".").last ?? ""
    return KiwiCall(rawValue: word.prefix(1).lowercased() + word.dropFirst())
  }

  /// The complaint about a call within a line, of kiwi or of any other program: `x1 = Variable('x1')`,
  /// `title.widthAnchor.constraint(equalToConstant: 50)`.
  func call() -> Diagnostic? {
    guard current.kind == .open, !isApart(position), let previous, let name = previous.name,
      !names.contains(name)
    else { return nil }
    if let call = Self.call(name) {
      return StatementFact.callOfKiwi(name, call).at(previous.range)
    }
    let isCall = name.contains(".") || name.contains { $0.isUppercase } || next.kind == .close
    return isCall ? StatementFact.call(name).at(previous.range) : nil
  }
}
