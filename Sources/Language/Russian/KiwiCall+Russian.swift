// What is typed for a call of kiwi's solver, in Russian.

extension KiwiCall {
  /// What is typed here for it, in the nominative: goes on from "instead of that".
  var russian: String {
    switch self {
    case .addConstraint: "само ограничение, в конце которого может стоять приоритет, например @low"
    case .removeConstraint: "drop с буквой ограничения"
    case .addEditVariable, .suggestValue: "suggest, например suggest x = 8"
    case .removeEditVariable: "release, например release x"
    case .updateVariables:
      "ничего не нужно: каждая строка решается сразу, а шаги показывает solve"
    case .dump: "tableau, а для ограничений list"
    case .addStay: "ограничение вида x = 5 @low"
    case .variable: "ничего не нужно: новое имя в ограничении создаёт переменную"
    case .solver: "ничего не нужно: программа сама и есть решатель"
    case .hasConstraint: "list, где видны все ограничения"
    case .reset: "reset"
    case .setValue: "suggest, например suggest x = 8"
    case .value: "value, например value x"
    case .create: "приоритет, например @medium, а для двойной силы weight 2 после него"
    }
  }
}
