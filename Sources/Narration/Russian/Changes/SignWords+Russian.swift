// What is said of variables that are declared with a sign, and of rows that say the same, in Russian.

import Wording

extension Russian {
  static func nonnegative(_ names: [String]) -> String {
    let (variables, are) =
      names.count == 1 ? ("переменная", "неотрицательна") : ("переменные", "неотрицательны")
    return
      "\(variables) \(RussianGrammar.list(names)) \(are): это условие на знак, как в учебниках, "
      + "а не строка"
  }

  static func bounded(_ names: [String], upTo bound: String) -> String {
    let (variables, lie) = names.count == 1 ? ("переменная", "лежит") : ("переменные", "лежат")
    return "\(variables) \(RussianGrammar.list(names)) \(lie) между 0 и \(bound): это границы, "
      + "как в учебниках, а не \(RussianGrammar.agreeing(names.count, "строка", "строки"))"
  }

  static func free(_ names: [String]) -> String {
    let (variables, may) = names.count == 1 ? ("переменная", "может") : ("переменные", "могут")
    return "\(variables) \(RussianGrammar.list(names)) \(may) иметь любой знак"
  }

  /// Rows that say what signs would.
  static func rowsForSigns(_ ids: [String], _ names: [String]) -> String {
    let line = "var \(names.joined(separator: ", ")) >= 0"
    return ids.count == 1
      ? "ограничение \(ids[0]) — строка с дополнительной переменной; в учебниках вместо неё условие "
        + "на знак: \(line)"
      : "ограничения \(RussianGrammar.list(ids)) — строки с дополнительными переменными; в учебниках "
        + "вместо них условия на знак: их задаёт \(line)"
  }

  /// Rows that still say what a sign no more does.
  static func heldByRows(_ ids: [String]) -> String {
    let (constraints, require) =
      ids.count == 1 ? ("ограничение", "требует") : ("ограничения", "требуют")
    return "\(constraints) \(RussianGrammar.list(ids)) по-прежнему \(require) >= 0; "
      + "drop \(ids.joined(separator: ", ")) снимет и это"
  }

  /// Rows that gave way to signs.
  static func signsForRows(_ ids: [String]) -> String {
    ids.count == 1
      ? "строка \(ids[0]) требовала того же и удалена"
      : "строки \(RussianGrammar.list(ids)) требовали того же и удалены"
  }
}
