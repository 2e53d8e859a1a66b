// What `expect` claims. Its key words are names elsewhere, so each counts only where no name could
// stand.

import Rationals

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

    (isAsked, readsLabels) = (true, true)
    if let claim = try layoutClaim(command) { return claim }
    stopWords = ["in", "ambiguous"].filter { !names.hasValue($0) }
    var claims = try claims(command)
    while isSeparator, take(.comma) { claims += try self.claims(command) }
    if let diagnostic = refusedMark(command) { throw diagnostic }
    return claims.count == 1 ? claims[0] : .all(claims)
  }

  /// `X = 20`, `x, y >= 0`, `0 <= x <= 10`, `X in [10, 20]`: what is said of each value before it.
  private mutating func claims(_ command: CommandWord) throws(Diagnostic) -> [Expectation] {
    var values = [try sum()]
    while isSeparator, take(.comma) { values.append(try sum()) }
    let last = values[values.count - 1]
    switch current.kind {
    case .name("in"):
      let interval = try interval()
      return values.flatMap { value in
        ([interval] + interval.equals).map {
          .interval(value.expression, lower: $0.lower, upper: $0.upper)
        }
      }
    case .name("ambiguous"):
      advance()
      return values.map { .ambiguous($0.expression) }
    case .end: throw CommandFact.missingClaim.at(last.range)
    default:
      let (relation, right) = try comparison()
      var claims = values.map { Expectation.relation($0.expression, relation, right) }
      var left = right
      while current.isRelation {
        let (relation, right) = try comparison()
        claims.append(.relation(left, relation, right))
        left = right
      }
      let isComplete = current.isEnd || isSeparator || refusedMark(command) != nil
      guard isComplete else { throw leftover() }
      return claims
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
    let (relation, right) = try comparison()
    if let diagnostic = refusedMark(command) { throw diagnostic }
    guard current.isEnd else { throw leftover() }
    return .objective(level, relation, right)
  }

  // MARK: Layouts

  /// `frame NAME = L T W H`, `conflict ID, ID`, `ambiguous EXPRESSION`; nil for anything else.
  private mutating func layoutClaim(_ command: CommandWord) throws(Diagnostic) -> Expectation? {
    let isValue = next.isRelation || next.isOperator || next.isEnd
    if isValue || next.name == "in" || next.name == "ambiguous" { return nil }
    switch current.name {
    case "ambiguous":
      advance()
      let value = try sum()
      guard current.isEnd else { throw leftover() }
      return .ambiguous(value.expression)
    case "conflict":
      advance()
      var ids: [Name] = []
      repeat {
        guard let id = current.name else {
          throw CommandFact.missingArgument(.constraint, .command(command.entry.form)).at(
            current.isEnd ? (previous?.range ?? current.range) : current.range)
        }
        ids.append(Name(id, advance().range))
      } while take(.comma) || current.name != nil
      return .conflict(ids)
    case "frame": return try frameClaim(command)
    default: return nil
    }
  }

  private mutating func frameClaim(_ command: CommandWord) throws(Diagnostic) -> Expectation {
    let word = advance().range
    guard let text = current.name else { throw LayoutFact.noViewName(command.entry.name).at(word) }
    let view = Name(text, advance().range)
    guard case .relation(.equal) = current.kind else {
      throw LayoutFact.noFrame.at(current.isEnd ? view.range : current.range)
    }
    advance()
    var numbers: [Expression?] = []
    while numbers.count < 4 {
      if numbers.count > 0 { _ = take(.comma) }
      guard !current.isEnd else { throw LayoutFact.noFrame.at(previous?.range ?? view.range) }
      numbers.append(try frameNumber())
    }
    guard current.isEnd else { throw leftover() }
    return .frame(view, numbers)
  }

  /// `164`, `-8`, `380/3`, `X0`, or `none`: one number, without any other sign in it.
  private mutating func frameNumber() throws(Diagnostic) -> Expression? {
    if take(.minus) {
      let sign = previous?.range ?? current.range
      guard let number = try frameNumber() else { throw LayoutFact.noFrame.at(sign) }
      return .negate(number, sign.union(number.range))
    }
    let token = current
    switch token.kind {
    case .name("none"):
      advance()
      return nil
    case .name(let name):
      advance()
      return .name(Name(name, token.range))
    case .number:
      advance()
      let number = try value(of: token)
      guard current.kind == .divide, next.kind == .number else {
        return .number(number, token.range)
      }
      advance()
      let divisor = advance()
      let value = try self.value(of: divisor)
      let range = token.range.union(divisor.range)
      if value.isZero { throw LayoutFact.noFrame.at(range) }
      return .number(number * value.reciprocal, range)
    default: throw LayoutFact.noFrame.at(token.range)
    }
  }

  private mutating func comparison() throws(Diagnostic) -> (Relation, Expression) {
    let relation = try self.relation()
    return (relation, try sum().expression)
  }
}
