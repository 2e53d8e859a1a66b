// What is said of a call of a function: that there are no functions, and what says the same where something
// linear does.

import Wording

/// The functions that people try. None is part of the language; some say something that is linear.
enum FunctionWord: String, CaseIterable {
  case abs, max, min, sqrt, pow, log, ln, sin, cos, tan, floor, ceil, round, sum, avg, mod
}

extension English {
  /// - Parameters:
  ///   - argument: what stood between the parentheses; nil if nothing did.
  ///   - bound: what the whole was compared with, if the call was all of the left side.
  static func instead(
    of function: FunctionWord, _ argument: String?, _ bound: Bound?
  ) -> String {
    "there are no functions: " + linear(function, argument ?? "x", bound)
  }

  private static func linear(
    _ function: FunctionWord, _ argument: String, _ bound: Bound?
  ) -> String {
    switch function {
    case .abs: absolute(argument, bound)
    case .max: extreme(function, bound, atMost: .lessOrEqual, "minimize")
    case .min: extreme(function, bound, atMost: .greaterOrEqual, "maximize")
    case .sum: "a sum is written with +, as in x + y + z"
    case .avg: "a mean is written out, as in (x + y)/2"
    case .sqrt where bound?.relation == .equal:
      "sqrt is not linear; with a fixed number on the other side, write its square, as x = 4 says what "
        + "sqrt(x) = 2 would"
    case .sqrt, .pow, .log, .ln, .sin, .cos, .tan, .floor, .ceil, .round, .mod:
      "\(function.rawValue) is not linear, and every constraint must be"
    }
  }

  private static func absolute(_ argument: String, _ bound: Bound?) -> String {
    guard let bound else {
      return "abs(x) <= 3 is -3 <= x <= 3; to make abs(x - y) small, prefer x = y, as in x = y @low"
    }
    guard bound.relation == .lessOrEqual else {
      return
        "an absolute value that is equal to a number, or at least a number, leaves two pieces, "
        + "which no linear constraint does; only abs(x) <= 3 can be said, as -3 <= x <= 3"
    }
    guard let limit = bound.limit else { return "abs(x) <= 3 is -3 <= x <= 3" }
    let isSimple = !limit.contains { $0 == "+" || $0 == "-" || $0 == " " }
    return "-\(isSimple ? limit : "(\(limit))") <= \(argument) <= \(limit) says the same"
  }

  /// - Parameter easy: the relation in which it says the same of each of its arguments.
  private static func extreme(
    _ function: FunctionWord, _ bound: Bound?, atMost easy: Relation, _ verb: String
  ) -> String {
    let sign = easy == .lessOrEqual ? "<=" : ">="
    let opposite = easy == .lessOrEqual ? ">=" : "<="
    if bound?.relation == easy {
      return
        "\(function.rawValue)(x, y) \(sign) 3 is x \(sign) 3 and y \(sign) 3, each on a line of its own"
    }
    return
      "for z = \(function.rawValue)(x, y) write z \(opposite) x and z \(opposite) y, each on a line of its own, "
      + "and \(verb) z"
  }
}
