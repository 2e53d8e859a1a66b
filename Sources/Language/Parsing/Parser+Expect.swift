// What `expect` claims. Its key words are names elsewhere, so each counts only where no name could
// stand.

extension LineParser {
  mutating func expectation(_ command: CommandWord) throws(Diagnostic) -> Expectation {
    if current.isEnd { throw CommandFact.missingClaim.at(tokens[0].range) }
    if let claim = wholeClaim {
      advance()
      return claim
    }
    if current.name == "objective", next.name != nil || next.kind == .number || next.kind == .at {
      return try objectiveClaim(command)
    }

    stopWords = ["in", "ambiguous"].filter { !names.hasValue($0) }
    readsQuantities = true
    let value = try sum()
    switch current.kind {
    case .name("in"):
      let interval = try interval()
      return .interval(value.expression, lower: interval.lower, upper: interval.upper)
    case .name("ambiguous"):
      advance()
      return .ambiguous(value.expression)
    case .end: throw CommandFact.missingClaim.at(value.range)
    default:
      let (relation, right) = try comparison(command)
      return .relation(value.expression, relation, right)
    }
  }

  /// `unsatisfiable` and `unbounded`, unless something is said of a variable of that name.
  private var wholeClaim: Expectation? {
    if next.isRelation || next.isOperator || next.name == "in" || next.name == "ambiguous" {
      return nil
    }
    return switch current.name {
    case "unsatisfiable": .unsatisfiable
    case "unbounded": .unbounded
    default: nil
    }
  }

  /// `objective high = 0`
  private mutating func objectiveClaim(_ command: CommandWord) throws(Diagnostic) -> Expectation {
    advance()
    let level = try level(for: command)
    if current.isEnd { throw CommandFact.missingClaim.at(level.range) }
    let (relation, right) = try comparison(command)
    return .objective(level, relation, right)
  }

  private mutating func comparison(
    _ command: CommandWord
  ) throws(Diagnostic) -> (Relation, Expression) {
    let relation = try self.relation()
    let right = try sum()
    if current.isRelation { throw CommandFact.chainInExpect.at(current.range) }
    if let diagnostic = refusedMark(command) { throw diagnostic }
    guard current.isEnd else { throw leftover() }
    return (relation, right.expression)
  }
}
