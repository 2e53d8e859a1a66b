// Numbers that a question can be about: what an expression comes to, and what the solve was like.

public import ConstraintHierarchies
import Language
public import Rationals
import Simplex

/// A function that a question may use in an expression: `error(want)`.
public enum Quantity: String, CaseIterable, Sendable {
  /// How far a constraint is from holding.
  case error
  /// What the left side of a constraint is above its right side, or below it.
  case plus, minus
  /// The slack of a required inequality.
  case slack
  /// The least value of a level's objective.
  case objective
  /// The pivots of the solve, or of one level of it.
  case pivots
  /// The cost of a column, in the objective that is minimised where the walk stands.
  case cost
  /// The ratio of a basic column in the ratio test of the next pivot.
  case ratio
}

extension Session {
  /// The values that an expression, in which functions may stand, can take in the solution.
  ///
  /// - Throws: what keeps it from having any: a name that is not known, no solution.
  public mutating func measure(_ text: String) throws(Failure) -> Interval {
    let text = try resolvingQuantities(in: text)
    let line: Line
    do { line = try Parser.parse("value \(text)", knowing: vocabulary) } catch {
      throw Failure(error)
    }
    guard case .command(.value(let expression), let range) = line else {
      throw Failure(.noQuantity("\(text) is no expression", text))
    }
    var lowering = Lowering(state.hierarchy, makesVariables: false)
    let linear: LinearExpression
    do { linear = try lowering.linear(expression) } catch { throw Failure(error) }
    if linear.variables.isEmpty {
      let value = state.hierarchy.evaluatingPoints(linear).constant
      return Interval(lower: value, upper: value)
    }
    return try intervalOrFailure(of: linear, range)
  }

  /// The only value that an expression can take; nil if there are several.
  public mutating func number(_ text: String) throws(Failure) -> Rational? {
    try measure(text).value
  }

  /// What an expression of numbers and points alone comes to.
  ///
  /// - Throws: also where a variable stands in it.
  public func constant(_ text: String) throws(Failure) -> Rational {
    let line: Line
    do { line = try Parser.parse("value \(text)", knowing: vocabulary) } catch {
      throw Failure(error)
    }
    guard case .command(.value(let expression), _) = line else {
      throw Failure(.noQuantity("\(text) is no number", text))
    }
    var lowering = Lowering(state.hierarchy, makesVariables: false)
    do { return try lowering.constant(expression) } catch { throw Failure(error) }
  }

  /// How many changes there are to be undone.
  public var changeCount: Int { timeline.done.count { !$0.steps.isEmpty } }

  /// Whether a claim, as `expect` takes it, holds.
  ///
  /// - Throws: what keeps it from being a claim.
  public func holds(_ claim: String) throws(Failure) -> Bool {
    var copy = self
    guard let failure = copy.run("expect \(claim)").failure else { return true }
    if failure.diagnostic.code == .expectation { return false }
    throw failure
  }

  // MARK: Functions

  /// The text with the value of each function in the place of its call.
  private mutating func resolvingQuantities(in text: String) throws(Failure) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let head = rest[..<open]
      let word = String(head.reversed().prefix { $0.isLetter }.reversed())
      guard let quantity = Quantity(rawValue: word) else {
        result += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      guard let close = rest[open...].firstIndex(of: ")") else {
        throw Failure(.noQuantity("\(word)( has no ) to close it", text))
      }
      let argument = rest[rest.index(after: open)..<close].trimmed
      result += head.dropLast(word.count) + "(\(try self.quantity(quantity, argument)))"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private mutating func quantity(
    _ quantity: Quantity, _ argument: String
  ) throws(Failure) -> Rational {
    switch quantity {
    case .error, .plus, .minus, .slack: return try slack(quantity, argument)
    case .objective: return try objective(argument)
    case .pivots: return Rational(try pivots(argument))
    case .cost:
      if let place = placeInWalk() { return try place.cost(of: argument) }
      return try PlaceInWalk.cost(of: argument, atTheEndOf: traced())
    case .ratio:
      guard let place = placeInWalk() else {
        throw Failure(.noQuantity("there is no pivot to come that ratio could be about", argument))
      }
      return try place.ratio(of: argument)
    }
  }

  private mutating func slack(_ quantity: Quantity, _ id: String) throws(Failure) -> Rational {
    guard let constraint = state.hierarchy.constraint(id) else {
      throw Failure(.noQuantity("no constraint is called \(id)", id))
    }
    let interval = try intervalOrFailure(of: constraint.error, SourceRange(0, id.count))
    guard let error = interval.value else {
      throw Failure(.noQuantity("\(id) is ambiguous: there is more than one value", id))
    }
    switch quantity {
    case .plus: return max(error, 0)
    case .minus: return max(-error, 0)
    case .error: return constraint.holds(error: error) ? 0 : error.magnitude
    default: return error.magnitude
    }
  }

  private mutating func objective(_ name: String) throws(Failure) -> Rational {
    let level = try level(name)
    guard solutions.levels.prefix(solutions.solvedLevels).contains(level) else {
      throw Failure(.noQuantity("\(name) has no least value", name))
    }
    return solutions.minimum(of: level)
  }

  private mutating func pivots(_ name: String) throws(Failure) -> Int {
    let levels = solutions.traced.levels
    if name.isEmpty { return levels.reduce(0) { $0 + $1.pivots } }
    let level = try level(name)
    guard let found = levels.first(where: { $0.priority == level }) else {
      throw Failure(.noQuantity("there is no level \(name)", name))
    }
    return found.pivots
  }

  private func level(_ name: String) throws(Failure) -> Priority {
    let word = name.hasPrefix("@") ? String(name.dropFirst()) : name
    guard let value = PriorityWord.value(of: word) ?? Int(word),
      let priority = Priority(rawValue: value)
    else { throw Failure(.noQuantity("\(name) is no level", name)) }
    return priority
  }
}

extension Diagnostic {
  static func noQuantity(_ message: String, _ text: String) -> Diagnostic {
    Diagnostic(code: .syntax, message: message, range: SourceRange(0, text.count))
  }
}

extension Session {
  /// Whether a line is a statement or a command, rather than an expression, or nothing at all.
  public func isStatementOrCommand(_ text: String) -> Bool {
    switch try? Parser.parse(text, knowing: vocabulary) {
    case .constraint, .objective, .command: true
    case .empty, .expression, nil: false
    }
  }
}
