// What a learner types for an answer, read: numbers, intervals, names, lines of a program. Equal answers are
// equal here however they are written.

package import ConstraintHierarchies
public import Language
import Rationals

/// Why a line of an answer could not be read.
public enum AnswerFault: Error, Hashable, Sendable {
  case syntax(Diagnostic)
  case isCommand
  case form(FormFault)
}

/// An interval as it was typed.
package struct TypedInterval: Hashable, Sendable {
  package let interval: Interval
  /// Whether an end is said not to belong to it.
  package let isOpen: Bool
  /// Whether it is two points alone.
  package let isSet: Bool

  /// - Parameter written: nil: as one number.
  package init(_ interval: Interval, as written: IntervalExpression? = nil) {
    self.interval = interval
    isOpen = written.map { $0.excludesLower || $0.excludesUpper } ?? false
    isSet = written?.isSet ?? false
  }

  /// Whether its first end is above the second.
  package var isReversed: Bool {
    guard let lower = interval.lower, let upper = interval.upper else { return false }
    return lower > upper
  }
}

enum ExerciseAnswer {
  /// `20`, `7.5`, `15/2`, `v = 4`.
  static func number(_ text: String) -> Rational? {
    guard let answer = try? Parser.numberAnswer(text, knowing: Vocabulary()) else { return nil }
    return constant(answer.value.expression)
  }

  /// `[10, 20]`, `10..20`, `[3, inf)`; `15` for the interval that is one number.
  static func interval(_ text: String) -> TypedInterval? {
    guard let written = try? Parser.intervalAnswer(text, knowing: Vocabulary()) else {
      return number(text).map {
        TypedInterval(Interval(lower: $0, upper: $0))
      }
    }
    func end(_ expression: Expression?) -> Rational?? {
      guard let expression else { return .some(nil) }
      return constant(expression).map { .some($0) }
    }
    guard let lower = end(written.lower), let upper = end(written.upper) else { return nil }
    return TypedInterval(Interval(lower: lower, upper: upper), as: written)
  }

  private static func constant(_ expression: Expression) -> Rational? {
    guard let form = try? SmallForm(expression, knowing: []), form.isConstant else { return nil }
    return form.constant
  }

  /// `v`, `V`, `v enters`, `enters v`, `вводится v`.
  static func name(_ text: String, among names: [String]) -> String? {
    let besides = [
      "enters", "leaves", "column", "row", "вводится", "выводится", "столбец", "строка",
    ]
    let typed = words(of: text).filter { !besides.contains($0) }
    guard typed.count == 1 else { return nil }
    return names.first { $0 == typed[0] }
      ?? names.first { $0.lowercased() == typed[0].lowercased() }
  }

  /// `a, c and d`, `a, c и d`, `{a c d}`: each name once, in the order in which they were asked for; nil where there
  /// is a word that is none of them, or none at all.
  static func names(_ text: String, among names: [String]) -> [String]? {
    let typed = words(of: text).filter { !["and", "и"].contains($0) }.map { $0.lowercased() }
    guard !typed.isEmpty, typed.allSatisfy({ word in names.contains { $0 == word } }) else {
      return nil
    }
    return names.filter(typed.contains)
  }

  private static func words(of text: String) -> [String] {
    text.split { $0.isWhitespace || ",;{}&+".contains($0) }.map(String.init)
  }

  // MARK: Lines

  /// A relation of two forms, with everything on its left side, at least 0 or equal to 0; or an objective that is
  /// minimised.
  enum Line: Hashable, Sendable {
    case atLeast(SmallForm)
    case equal(left: SmallForm, right: SmallForm)
    case minimized(SmallForm)
    /// An expression that is nothing more.
    case form(SmallForm)
  }

  /// The relations, or the objective, of one line; of a chain, each of its links.
  static func lines(_ text: String, knowing names: [String]) throws(AnswerFault) -> [Line] {
    let parsed: Language.Line
    do throws(Diagnostic) {
      parsed = try Parser.parse(text, knowing: Vocabulary(variables: Set(names)))
    } catch { throw .syntax(error) }
    guard case .several(let lines, _) = parsed else { return try self.lines(of: parsed, names) }
    var all: [Line] = []
    for line in lines { all += try self.lines(of: line, names) }
    return all
  }

  private static func lines(
    of parsed: Language.Line, _ names: [String]
  ) throws(AnswerFault) -> [Line] {
    switch parsed {
    case .empty: return []
    case .expression(let expression): return [.form(try form(expression, names))]
    case .objective(let objective):
      let form = try form(objective.expression, names)
      return [.minimized(objective.direction == .minimize ? form : form.scaled(by: -1))]
    case .constraint(let statement):
      var links: [Line] = []
      for (index, relation) in statement.relations.enumerated() {
        let left = try form(statement.operands[index], names)
        let right = try form(statement.operands[index + 1], names)
        switch relation {
        case .equal: links.append(.equal(left: left, right: right))
        case .greaterOrEqual: links.append(.atLeast(left - right))
        case .lessOrEqual: links.append(.atLeast(right - left))
        }
      }
      return links
    case .command, .visualFormat, .several: throw .isCommand
    }
  }

  private static func form(
    _ expression: Expression, _ names: [String]
  ) throws(AnswerFault) -> SmallForm {
    do throws(FormFault) { return try SmallForm(expression, knowing: names) } catch {
      throw .form(error)
    }
  }
}
