// var: names, and at most what sign they have.

import Rationals

extension LineParser {
  /// `x, y`, `x, y >= 0`, `0 <= x, y <= 4`, or `fixed`, or `free`
  mutating func declarations(_ command: CommandWord) throws(Diagnostic) -> Command {
    if next.isEnd, let word = current.name, word == "fixed" || word == "free" {
      advance()
      return .change(.variablesFixed(word == "fixed"))
    }
    if let bounded = try boundedNames(command) { return .change(bounded) }
    var names = try self.names(1..., for: command)
    if current.isEnd, let declared = withoutSignWord(names) { return .change(declared) }
    // `x, y >= 0`, `x >= 0, y >= 0`, `x >= 0 and y >= 0`
    let start = position
    while takeSign() {
      if current.isEnd { return .change(.nonnegative(names)) }
      guard take(.comma) || take(.name("and")), current.name != nil else { break }
      names += try self.names(1..., for: command)
    }
    // Nothing of it was for var; the first relation is what is complained of.
    position = start
    if current.isRelation {
      let end = tokens[position...].firstIndex { $0.kind == .comma || $0.isEnd }
      let claim = end.flatMap { plainText(position - 1..<$0) }
      throw CommandFact.declarationWithValue(claim).at(current.range)
    }
    return .change(.variables(names))
  }

  /// `0 <= x, y <= 4`
  private mutating func boundedNames(
    _ command: CommandWord
  ) throws(Diagnostic) -> Command.Change? {
    guard current.kind == .number || current.kind == .minus || current.kind == .infinity,
      hasRelation
    else { return nil }
    let start = current.range
    guard current.kind == .number, isZero(current), case .relation(.lessOrEqual) = next.kind else {
      throw CommandFact.otherBound.at(start)
    }
    position += 2
    let names = try self.names(1..., for: command)
    if current.isEnd { return .nonnegative(names) }
    guard case .relation(.lessOrEqual) = current.kind else {
      throw CommandFact.otherBound.at(current.range)
    }
    advance()
    let bound = try sum()
    if current.kind == .comma { throw CommandFact.otherBound.at(current.range) }
    return .bounded(names, upTo: bound.expression, text: source.text(bound.range))
  }

  /// `x, y free`, `x nonnegative`: the last word says which sign the others have, unless it is a name.
  private func withoutSignWord(_ all: [Name]) -> Command.Change? {
    guard let word = all.last, all.count > 1, tokens[position - 2].kind != .comma,
      !names.contains(word.text)
    else { return nil }
    if Self.isSignless(word.text) { return .free(all.dropLast()) }
    return ["nonnegative", "nonneg"].contains(word.text.lowercased())
      ? .nonnegative(all.dropLast()) : nil
  }

  /// `>= 0`
  private mutating func takeSign() -> Bool {
    guard case .relation(.greaterOrEqual) = current.kind, next.kind == .number, isZero(next) else {
      return false
    }
    position += 2
    return true
  }

  private func isZero(_ token: Token) -> Bool { (try? value(of: token))?.isZero ?? false }
}
