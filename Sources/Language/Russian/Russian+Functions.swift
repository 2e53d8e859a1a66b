// What is said of a call of a function, in Russian: that there are no functions, and what says the same where something
// linear does.

import Wording

extension Russian {
  /// - Parameters:
  ///   - argument: what stood between the parentheses; nil if nothing did.
  ///   - bound: what the whole was compared with, if the call was all of the left side.
  static func instead(
    of function: FunctionWord, _ argument: String?, _ bound: Bound?
  ) -> String {
    "функций нет: " + linear(function, argument ?? "x", bound)
  }

  private static func linear(
    _ function: FunctionWord, _ argument: String, _ bound: Bound?
  ) -> String {
    switch function {
    case .abs: absolute(argument, bound)
    case .max: extreme(function, bound, atMost: .lessOrEqual, "minimize")
    case .min: extreme(function, bound, atMost: .greaterOrEqual, "maximize")
    case .sum: "сумма пишется через +, например x + y + z"
    case .avg: "среднее пишется явно, например (x + y)/2"
    case .sqrt where bound?.relation == .equal:
      "корень sqrt нелинеен; если он равен числу, запишите квадрат этого числа: вместо sqrt(x) = 2 — "
        + "x = 4"
    case .sqrt, .pow, .log, .ln, .sin, .cos, .tan, .floor, .ceil, .round, .mod:
      "\(function.rawValue) нелинейна, а каждое ограничение должно быть линейным"
    }
  }

  private static func absolute(_ argument: String, _ bound: Bound?) -> String {
    guard let bound else {
      return
        "abs(x) <= 3 — это -3 <= x <= 3; чтобы abs(x - y) было мало, добавьте пожелание x = y, например "
        + "x = y @low"
    }
    guard bound.relation == .lessOrEqual else {
      return
        "если модуль равен числу или не меньше числа, область распадается на две части, а линейное "
        + "ограничение этого не может; сказать можно только abs(x) <= 3, то есть -3 <= x <= 3"
    }
    guard let limit = bound.limit else { return "abs(x) <= 3 — это -3 <= x <= 3" }
    let isSimple = !limit.contains { $0 == "+" || $0 == "-" || $0 == " " }
    return "то же говорит -\(isSimple ? limit : "(\(limit))") <= \(argument) <= \(limit)"
  }

  /// - Parameter easy: the relation in which it says the same of each of its arguments.
  private static func extreme(
    _ function: FunctionWord, _ bound: Bound?, atMost easy: Relation, _ verb: String
  ) -> String {
    let sign = easy == .lessOrEqual ? "<=" : ">="
    let opposite = easy == .lessOrEqual ? ">=" : "<="
    if bound?.relation == easy {
      return
        "\(function.rawValue)(x, y) \(sign) 3 — это x \(sign) 3 и y \(sign) 3, каждое отдельной строкой"
    }
    return
      "вместо z = \(function.rawValue)(x, y) введите z \(opposite) x и z \(opposite) y, каждое отдельной строкой, "
      + "и \(verb) z"
  }
}
