// What is said of how constraints and objectives fare, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension FateWords {
  var russian: Text {
    switch self {
    case .constraint(let reason, let naming):
      "\(Russian.head(reason.constraint)) \(Russian.fate(reason, naming))."
    case .disabled(let constraint):
      "\(Russian.head(constraint)) отключено и ничего не требует."
    case .loss(let loss, let naming): Russian.capitalized(Russian.why(loss, naming.hierarchy))
    case .loser(let loss, let naming): Russian.loser(loss, Russian.why(loss, naming.hierarchy))
    case .otherLosers(let causes):
      "Не \(RussianGrammar.agreeing(causes.count, "выполняется и пожелание", "выполняются и пожелания")) "
        + "\(Russian.ids(causes))."
    case .objective(let objective, let interval, let naming):
      "\(Russian.head(objective)) "
        + (interval.value.map { "даёт \($0, .strong)." }
          ?? "может дать любое значение из \(naming.interval(interval)).")
    case .level(let reason, let sum):
      "\(ObjectiveName.colored(reason.level)) = \(sum) принимает наименьшее значение \(reason.minimum, .strong)"
        + (reason.constraints.isEmpty && reason.objectives.isEmpty
          ? ": все пожелания этого уровня выполняются." : ".")
    case .others(let causes):
      "\(RussianGrammar.agreeing(causes.count, "Учитывается", "Учитываются")) также \(Russian.ids(causes))."
    case .disabledObjective(let objective):
      "\(Russian.head(objective)) отключена и ни на что не влияет."
    case .without(let id, .values([]), _): "Без \(id) ничего не изменится."
    case .without(let id, let effects, let naming):
      "Без \(id): \(Russian.text(effects, naming))."
    case .enabled(.contradiction(let others), _):
      others.isEmpty
        ? "Если включить, оно не выполнится ни при каких значениях."
        : "Если включить, ему \(RussianGrammar.agreeing(others.count, "будет", "будут")) противоречить "
          + "\(Russian.ids(others))."
    case .enabled(.values([]), _): "Если включить, ничего не изменится."
    case .enabled(let effects, let naming): "Если включить: \(Russian.text(effects, naming))."
    case .result(let result, let name, let naming): Russian.text(result, name, naming)
    }
  }
}

extension Russian {
  fileprivate static func head(_ constraint: Constraint) -> Text {
    head(constraint.id, constraint.text, constraint.priority)
  }

  fileprivate static func head(_ objective: Objective) -> Text {
    head(objective.id, objective.text, objective.priority)
  }

  /// `want: X = X1 (low)`
  fileprivate static func head(_ id: String, _ text: String, _ level: Priority) -> Text {
    "\(id, .strong): \(formula: text.withShortNumbers) (\(level.name, Naming.role(level)))"
  }

  // MARK: A constraint

  /// `нарушено: X на 10 больше, чем X1`, `выполняется как равенство`, `выполняется с запасом 5`
  fileprivate static func fate(_ reason: ConstraintReason, _ naming: ValueNaming) -> Text {
    let constraint = reason.constraint
    guard let error = reason.error, let verdict = reason.verdict else { return "" }
    switch verdict {
    case .violated:
      let isAbove = error.lower.map { $0.signum > 0 } ?? false
      return
        "нарушено: \(formula: constraint.leftText) \(difference(error)) \(isAbove ? "больше" : "меньше"), чем "
        + "\(formula: constraint.rightText)"
    case .undecided:
      return
        "может выполняться, а может и нет: все отклонения из \(naming.interval(error)) одинаково хороши"
    case .holds:
      if constraint.relation == .equal { return "выполняется" }
      if error.value == 0 {
        return "выполняется как равенство\(reason.value.map { ": обе части равны \($0)" } ?? "")"
      }
      guard error.lower != nil, error.upper != nil else { return "выполняется" }
      return "выполняется с запасом \(amount(error))"
    }
  }

  /// By how much a constraint does not hold, or what it has to spare, after the noun: `отклонение 10`, `запас от 3 до 5`,
  /// `с запасом не меньше 3`.
  static func amount(_ error: Interval) -> Text {
    if let value = error.value { return Text(value.magnitude) }
    let ends = [error.lower, error.upper].map { $0?.magnitude }
    switch (ends[0], ends[1]) {
    case (let a?, let b?): return "от \(min(a, b)) до \(max(a, b))"
    case (let a?, nil), (nil, let a?): return "не меньше \(a)"
    case (nil, nil): return ""
    }
  }

  /// The same before a comparison: `на 10`, `на величину от 3 до 5`, `не менее чем на 3`.
  fileprivate static func difference(_ error: Interval) -> Text {
    if error.value != nil { return "на \(amount(error))" }
    let ends = [error.lower, error.upper].compactMap { $0?.magnitude }
    return ends.count == 1 ? "не менее чем на \(ends[0])" : "на величину \(amount(error))"
  }

  // MARK: What it lost to

  fileprivate static func loser(_ loss: Loss, _ why: Text) -> Text {
    "Пожелание \(loss.constraint.id, .strong), \(formula: loss.constraint.text.withShortNumbers), не выполняется, "
      + "отклонение \(amount(loss.error))" + (why.isEmpty ? "." : ": \(why)")
  }

  /// `верх берёт need, так как уровень high важнее уровня low. Если выполнить want, будет f(high) = 10, а не 0.`
  fileprivate static func why(_ loss: Loss, _ problem: Hierarchy) -> Text {
    guard let causes = loss.obstacles else { return "" }
    let own = loss.constraint.priority
    let above = causes.filter { $0.priority > own }
    let equal = causes.filter { $0.priority == own }
    let below = causes.filter { $0.priority < own }
    var parts: [Text] = []
    if !above.isEmpty {
      let levels = Set(above.map { $0.priority }).sorted(by: >).map { level($0) }
      parts.append(
        "\(ids(above)), так как \(RussianGrammar.agreeing(levels.count, "уровень", "уровни")) "
          + "\(RussianGrammar.list(levels)) важнее уровня \(level(own))")
    }
    if !equal.isEmpty { parts.append("\(ids(equal)) того же уровня") }
    var sentences: [Text] = []
    if causes.isEmpty {
      sentences.append("ни при каких значениях переменных оно не выполняется.")
    } else if !parts.isEmpty {
      let verb = RussianGrammar.agreeing(
        above.isEmpty ? equal.count : above.count, "берёт", "берут")
      sentences.append("верх \(verb) \(parts.joined(separator: ", а также "))." as Text)
    }
    if !below.isEmpty {
      let start: Text = sentences.isEmpty ? "из" : "Из"
      sentences.append(
        start + " значений, одинаково хороших для уровня \(level(own)), "
          + "\(RussianGrammar.agreeing(below.count, "выбирает", "выбирают")) \(ids(below)) с уровня ниже."
      )
    }
    if let price = price(of: loss, problem) { sentences.append(price) }
    return sentences.joined(separator: " ")
  }

  fileprivate static func price(of loss: Loss, _ problem: Hierarchy) -> Text? {
    let id = loss.constraint.id
    switch loss.price {
    case .level(let priority, let now, let then)?:
      if let maximized = problem.maximized(at: priority) {
        return "Если выполнить \(id), будет \(problem.sum(maximized.expression)) = "
          + "\(maximized.value(where: then)), а не \(maximized.value(where: now))."
      }
      return
        "Если выполнить \(id), будет \(ObjectiveName.colored(priority)) = \(then), а не \(now)."
    case .contradiction(let conflict)?:
      let others = conflict.causes.filter { $0.id != id }
      if others.isEmpty { return nil }
      return "Выполниться оно не может: ему "
        + "\(RussianGrammar.agreeing(others.count, "противоречит", "противоречат")) \(ids(others))."
    case nil: return nil
    }
  }

  fileprivate static func level(_ priority: Priority) -> Text {
    Text(priority.name, Naming.role(priority))
  }

  // MARK: What would be different

  /// `X = 3, Y in [0, 2]`
  fileprivate static func text(_ effects: Effects, _ naming: ValueNaming) -> Text {
    switch effects {
    case .unbounded(let level): return text(.unbounded(level), "", naming)
    case .contradiction(let others):
      return
        "ему \(RussianGrammar.agreeing(others.count, "противоречит", "противоречат")) \(ids(others))"
    case .values(let values):
      if values.isEmpty { return "ничего не изменится" }
      let shown = 4
      var changes = values.prefix(shown).map { text(.interval($0.interval), $0.name, naming) }
      if values.count > shown { changes.append("изменятся и другие") }
      return changes.joined(separator: ", ")
    }
  }

  fileprivate static func text(_ result: Move.Result, _ name: String, _ naming: ValueNaming) -> Text
  {
    switch result {
    case .interval(.everything): "\(formula: name): ничто не держит"
    case .interval(let interval): naming.statement(name, interval)
    case .unbounded(let level):
      "решения нет, так как \(ObjectiveName.colored(level)) не ограничен снизу"
    }
  }

  /// With a capital where the first letter is one of the words.
  fileprivate static func capitalized(_ text: Text) -> Text {
    guard case .words(let words, .plain)? = text.pieces.first, let first = words.first
    else { return text }
    var copy = text
    copy.pieces[0] = .words(first.uppercased() + words.dropFirst(), .plain)
    return copy
  }
}
