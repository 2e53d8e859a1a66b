// Where a line holds numbers that are lengths or amounts, rather than factors, levels or weights: those can be
// others, and the line still says the same kind of thing.

import Language
import Rationals

/// A number in a line, and where it stands.
struct LineNumber {
  var value: Rational
  var range: SourceRange
}

extension Line {
  /// The constants in it, from left to right.
  var constants: [LineNumber] {
    switch self {
    case .constraint(let statement): statement.operands.flatMap { $0.constants() }
    case .objective(let statement): statement.expression.constants()
    case .command(.change(let change), _): change.constants
    // A number that is said of several names stands once.
    case .several(let lines, _):
      lines.flatMap { $0.constants }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        .reduce(into: []) { all, number in if all.last?.range != number.range { all.append(number) }
        }
    case .empty, .expression, .visualFormat: []
    case .command(.travel, _), .command(.question, _), .command(.walk, _), .command(.setting, _),
      .command(.log, _), .command(.request, _):
      []
    }
  }

  /// Whether it changes the problem, or the place in the walk through its solve.
  var isChange: Bool {
    switch self {
    case .constraint, .objective, .visualFormat, .several: true
    case .empty, .expression: false
    case .command(.change, _), .command(.travel, _): true
    case .command(.walk, _): isWalk
    case .command(.log(.assume), _): true
    // Another form of what is being walked through.
    case .command(.setting(.show), _): true
    case .command(.setting, _), .command(.question, _), .command(.log, _), .command(.request, _):
      false
    }
  }

  /// Whether it goes through the solve.
  var isWalk: Bool {
    guard case .command(.walk(let command), _) = self else { return false }
    switch command {
    case .step, .back, .goTo, .pivot: return true
    case .trace, .tableau, .predict: return false
    }
  }
}

extension Command.Change {
  fileprivate var constants: [LineNumber] {
    switch self {
    case .point(let definitions): definitions.flatMap { $0.value.constants() }
    case .set(_, let value, _), .suggest(_, let value, _, _): value.constants()
    case .variables, .nonnegative, .bounded, .free, .variablesFixed, .layout, .inset, .drop,
      .disable,
      .enable,
      .priority, .weight,
      .letter, .release, .reset, .rule:
      []
    }
  }
}

extension Expression {
  /// The numbers that are terms in it.
  ///
  /// - Parameter isTerm: whether the expression itself is one, and not a factor.
  func constants(isTerm: Bool = true) -> [LineNumber] {
    switch self {
    case .number(let value, let range):
      return isTerm ? [LineNumber(value: value, range: range)] : []
    case .name, .quantity: return []
    case .negate(let operand, _): return operand.constants(isTerm: isTerm)
    case .operations(let first, let rest, _):
      let isSum = rest.contains { $0.kind == .add || $0.kind == .subtract }
      return first.constants(isTerm: isSum) + rest.flatMap { $0.operand.constants(isTerm: isSum) }
    }
  }
}

extension Claim {
  /// The constants in it; their places are those of the text that it was read from.
  var constants: [LineNumber] { expectation.values.flatMap { $0.constants() } }
}
