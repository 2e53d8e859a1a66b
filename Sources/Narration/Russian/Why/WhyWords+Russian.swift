// What is said of what holds a variable, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension HoldWords {
  var russian: Text {
    switch self {
    case .point(let name, let value):
      "\(formula: name, .strong) — точка: её значение \(value) введено вами, а "
        + "\("point \(name) = …", .code) его меняет."
    case .constant(let expression, let value):
      "\(formula: expression, .strong) = \(value) при любых ограничениях: переменных здесь нет."
    case .ambiguous: "неоднозначно: все значения в промежутке одинаково хороши"
    case .nothing(let name): "\(formula: name, .strong): ничто не держит ни снизу, ни сверху."
    case .nothingBelow: "Снизу ничто не держит."
    case .nothingAbove: "Сверху ничто не держит."
    case .first(let side, let holder):
      "\(Russian.opening(side)) \(Russian.verb(holder, side)) \(Russian.named(holder.cause)): "
        + "\(Russian.says(holder))."
    case .inTurn(let names, let holder):
      "А \(RussianGrammar.agreeing(names.count, "переменную", "переменные")) \(RussianGrammar.list(names)) "
        + "\(holder.isPulling ? "тянет" : "держит") \(Russian.named(holder.cause)): \(Russian.says(holder))."
    case .limits(let holder):
      "Предел этому ставит \(Russian.named(holder.cause)): \(Russian.says(holder))."
    case .helps(let holder): "Помогает \(Russian.named(holder.cause)): \(Russian.says(holder))."
    case .andSoOn(let causes): "И так далее: \(Russian.ids(causes))."
    case .perhapsLess: "Возможно, нужны не все: их слишком много, чтобы проверить каждое."
    }
  }
}

extension MoveWords {
  var russian: Text {
    switch self {
    case .move: "сдвинуть"
    case .moveFurther: "сдвинуть дальше"
    case .moveDown: "сдвинуть вниз"
    case .moveUp: "сдвинуть вверх"
    case .goBelow(let end): "опустить ниже \(end)"
    case .goAbove(let end): "поднять выше \(end)"
    case .or: "или"
    case .without(let causes): "без \(Russian.ids(causes))"
    case .tooMany: "пришлось бы снять больше ограничений, чем можно здесь перебрать"
    case .otherWays: "другими способами"
    }
  }
}

extension Russian {
  fileprivate static func opening(_ side: Hold.Side?) -> String {
    switch side {
    case .below?: "Снизу"
    case .above?: "Сверху"
    case nil: "С обеих сторон"
    }
  }

  fileprivate static func verb(_ holder: HoldReport.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "держит" }
    return switch side {
    case .below?: "тянет вверх"
    case .above?: "тянет вниз"
    case nil: "тянет"
    }
  }

  /// `X >= X2 выполняется как равенство`, `пожелание X = X1`
  fileprivate static func says(_ holder: HoldReport.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(formula: objective.text.withShortNumbers)
    case .constraint(let constraint):
      let text = Text(formula: constraint.text.withShortNumbers)
      if holder.isPulling { return "пожелание \(text)" }
      return holder.isTight ? "\(text) выполняется как равенство" : text
    }
  }

  /// `want (low)`
  fileprivate static func named(_ cause: Cause) -> Text {
    "\(cause.id, .strong) (\(cause.priority.name, Naming.role(cause.priority)))"
  }

  /// `a, b и c`, of many the first
  static func ids(_ causes: [Cause]) -> Text {
    // What holds in any case has no name that anybody has typed.
    let written = causes.filter { !$0.isImplied }.map { Text($0.id, .strong) }
    let implied = causes.compactMap { cause -> Text? in
      guard case .constraint(let constraint) = cause, constraint.isImplied else { return nil }
      return Text(formula: constraint.text)
    }
    return RussianGrammar.list(written + implied, atMost: 6)
  }
}
