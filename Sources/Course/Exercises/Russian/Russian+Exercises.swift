// What is said in exercises of every kind, in Russian.

import Language
import Rationals
import Rendering
import Wording

extension Russian {
  /// What the exercises of several kinds say.
  enum Exercises {
    // MARK: Intervals

    static func level(_ priority: Int) -> Text {
      let word = PriorityWord.text(Rational(priority))
      return Text(word, .level(priority))
    }

    /// `[10, 20]`, `20`
    static func interval(_ lower: Rational?, _ upper: Rational?) -> Text {
      if let lower, lower == upper { return Text(lower) }
      let start: Text = lower.map { "[\($0), " } ?? "(−∞, "
      return start + (upper.map { "\($0)]" } ?? "+∞)")
    }

    /// `a`, `a и b`: names that can be typed.
    static func names(_ names: [String], _ conjunction: String = "и") -> Text {
      var result = Text(pieces: [])
      for (index, name) in names.enumerated() {
        if index > 0 { result += index == names.count - 1 ? " \(conjunction) " : ", " }
        result += Text(name, .code)
      }
      return result
    }

    /// `x = 3, y = 1`
    static func point(_ point: SmallPoint) -> Text {
      zip(point.names, point.values).map { "\($0) = \($1)" as Text }.joined(separator: ", ")
    }
  }
}
