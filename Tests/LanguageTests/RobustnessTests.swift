// Properties on seeded random input: whatever is typed, there is an answer, and the same each time.

import Language
import Rationals
import TestSupport
import Testing
import Wording

@Suite struct RobustnessTests {
  @Test("Any line is accepted or refused with a place in it and words, always in the same way")
  func anyLine() {
    var generator = SeededGenerator(seed: 2)
    let known = Vocabulary(variables: ["x", "y", "w"], points: ["X0"], labels: ["lo"])
    var accepted = 0
    let lines = Trials.count(100_000)
    for number in 0..<lines {
      let line = RandomLine.line(using: &generator)
      let first = outcome(line, known)
      switch first {
      case .success: accepted += 1
      case .failure(let error):
        let isInside =
          0 <= error.range.lowerBound && error.range.lowerBound <= error.range.upperBound
          && error.range.upperBound <= line.count
        if !isInside || error.message.isEmpty || error.message.hasSuffix(".")
          || error.message.unicodeScalars.contains(where: { $0.value < 32 })
        {
          Issue.record("line \(number), \(line.debugDescription): \(error)")
        }
      }
      if number.isMultiple(of: 8), outcome(line, known) != first {
        Issue.record("line \(number), \(line.debugDescription): two answers")
      }
      _ = Parser.isUnfinished(line)
      let cursor = Int.random(in: 0...line.count, using: &generator)
      let place = Completion.candidates(line: line, cursor: cursor, in: .english, knowing: known)
        .replacing
      if place.upperBound != cursor || !(0...cursor).contains(place.lowerBound) {
        Issue.record("line \(number), \(line.debugDescription): completes \(place)")
      }
    }
    // Mutation must not be so wild that only the first token is ever tried.
    #expect((lines / 100 * 15...lines / 100 * 60).contains(accepted))
  }

  private func outcome(_ line: String, _ known: Vocabulary) -> Result<Line, Diagnostic> {
    do { return .success(try Parser.parse(line, knowing: known)) } catch { return .failure(error) }
  }

  @Test("What was accepted, printed and parsed again, means the same")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      let line = RandomLine.expression(depth: 5, using: &generator)
      let first = try value(of: line)
      let text = written(first.expression)
      let second = try value(of: text)
      #expect(second.value == first.value, "\(line) as \(text)")
      // Only now are double minus signs gone.
      let settled = written(second.expression)
      #expect(written(try value(of: settled).expression) == settled)
    }
  }

  private func value(of line: String) throws -> (expression: Expression, value: Rational) {
    // A lone `e` would be short for a command.
    let known = Vocabulary(variables: ["e"])
    guard case .expression(let expression) = try Parser.parse(line, knowing: known) else {
      Issue.record("\(line) is no expression")
      return (.number(0, SourceRange(0, 0)), 0)
    }
    return (expression, evaluate(expression))
  }

  /// As `printed`, but a fraction is an operand again.
  private func written(_ expression: Expression) -> String {
    switch expression {
    case .number(let value, _): value.isInteger ? "\(value)" : "(\(value))"
    case .name(let name): name.text
    case .quantity(let quantity, _): quantity.text
    case .negate(let operand, _): "-\(written(operand))"
    case .operations(let first, let rest, _):
      "("
        + rest.reduce(written(first)) { "\($0) \($1.kind.rawValue) \(written($1.operand))" } + ")"
    }
  }

  /// Names stand for numbers here; a division by zero is taken as by one.
  private func evaluate(_ expression: Expression) -> Rational {
    switch expression {
    case .number(let value, _): value
    case .name(let name): Rational(name.text.utf8.reduce(0) { $0 + Int($1) })
    case .quantity: 0
    case .negate(let operand, _): -evaluate(operand)
    case .operations(let first, let rest, _):
      rest.reduce(evaluate(first)) { value, operation in
        let operand = evaluate(operation.operand)
        return switch operation.kind {
        case .add: value + operand
        case .subtract: value - operand
        case .multiply: value * operand
        case .divide: operand.isZero ? value : value / operand
        }
      }
    }
  }
}
