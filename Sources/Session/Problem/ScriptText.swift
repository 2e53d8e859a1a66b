// The parts of a script that is written from a state: numbers, sums, marks, lists of names.

import ConstraintHierarchies
import Language
import Rationals

enum ScriptText {
  /// The number as it can be typed. One that is too long for a literal becomes a sum of several,
  /// `(12*1e900 + 34)`.
  static func number(_ value: Rational) -> String {
    let sign = value.signum < 0 ? "-" : ""
    let numerator = whole(value.magnitude.numeratorText)
    return value.isInteger
      ? sign + numerator : "\(sign)\(numerator)/\(whole(value.denominatorText))"
  }

  /// Digits in a literal, and in each part of a longer number.
  private static let longest = 1_000
  private static let part = 900

  private static func whole(_ digits: String) -> String {
    if digits.utf8.count <= longest { return digits }
    var rest = digits[...]
    var text = String(rest.prefix((rest.count - 1) % part + 1))
    rest = rest.dropFirst(text.count)
    while !rest.isEmpty {
      let digits = rest.prefix(part).drop { $0 == "0" }
      text = "(\(text)*1e\(part)\(digits.isEmpty ? "" : " + \(digits)"))"
      rest = rest.dropFirst(part)
    }
    return text
  }

  /// `2*x - 1/3*y + 5`
  static func sum(_ expression: LinearExpression, in hierarchy: Hierarchy) -> String {
    var text = ""
    func add(_ coefficient: Rational, _ words: String) {
      let isNegative = coefficient.signum < 0
      text += text.isEmpty ? (isNegative ? "-" : "") : isNegative ? " - " : " + "
      text += words
    }
    for term in expression.terms {
      let size = term.coefficient.magnitude
      let name = hierarchy.name(of: term.symbol)
      add(term.coefficient, size == 1 ? name : "\(number(size))*\(name)")
    }
    if text.isEmpty || !expression.constant.isZero {
      add(expression.constant, number(expression.constant.magnitude))
    }
    return text
  }

  /// ` @high`, or nothing where it goes without saying.
  static func mark(_ priority: Priority, unless usual: Priority) -> String {
    priority == usual ? "" : " @\(priority.name)"
  }

  static func mark(weight: Rational) -> String { weight == 1 ? "" : " weight \(weight)" }

  /// The items after the word on as many lines as look well.
  static func lines(_ word: String, _ items: [String]) -> [String] {
    let width = 76
    var lines: [String] = []
    var line = ""
    for item in items {
      if !line.isEmpty, line.count + item.count + 2 > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? "\(word) \(item)" : ", \(item)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
