// How constraints and objectives fare, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: FateWords) -> Text {
    switch words {
    case .constraint(let reason, let naming):
      "\(head(reason.constraint)) \(fate(reason, naming))."
    case .disabled(let constraint):
      "\(head(constraint)) is disabled, so it asks for nothing."
    case .loss(let loss, let naming): capitalized(why(loss, naming.hierarchy))
    case .loser(let loss, let naming): loser(loss, why(loss, naming.hierarchy))
    case .otherLosers(let causes):
      "\(ids(causes)) asked in vain, too."
    case .objective(let objective, let interval, let naming):
      "\(head(objective)) "
        + (interval.value.map { "gives \($0, .strong)." }
          ?? "can give anything in \(naming.interval(interval)).")
    case .disabledObjective(let objective):
      "\(head(objective)) is disabled, so it asks for nothing."
    case .without(let id, let effects, let naming): "Without \(id), \(text(effects, naming))."
    case .enabled(.contradiction(let others), _):
      others.isEmpty
        ? "Enabled, it could never hold." : "Enabled, it would contradict \(ids(others))."
    case .enabled(let effects, let naming): "Enabled: \(text(effects, naming))."
    case .result(let result, let name, let naming): text(result, name, naming)
    }
  }

  private static func head(_ constraint: Constraint) -> Text {
    head(constraint.id, constraint.text, constraint.priority)
  }

  private static func head(_ objective: Objective) -> Text {
    head(objective.id, objective.text, objective.priority)
  }

  /// `want: X = X1 (low)`
  private static func head(_ id: String, _ text: String, _ level: Priority) -> Text {
    "\(id, .strong): \(text.withShortNumbers) (\(level.name, Naming.role(level)))"
  }

  // MARK: A constraint

  /// `is violated: X is 10 above X1`, `is tight`, `holds with 5 to spare`
  private static func fate(_ reason: ConstraintReason, _ naming: ValueNaming) -> Text {
    let constraint = reason.constraint
    guard let error = reason.error, let verdict = reason.verdict else { return "" }
    switch verdict {
    case .violated:
      let isAbove = error.lower.map { $0.signum > 0 } ?? false
      return
        "is violated: \(constraint.leftText) is \(amount(error)) \(isAbove ? "above" : "below") "
        + "\(constraint.rightText)"
    case .undecided:
      return "may hold or not: every error in \(naming.interval(error)) is equally good"
    case .holds:
      if constraint.relation == .equal { return "holds" }
      if error.value == 0 {
        return "holds and is tight\(reason.value.map { ": both sides are \($0)" } ?? "")"
      }
      guard error.lower != nil, error.upper != nil else { return "holds" }
      return "holds with \(amount(error)) to spare"
    }
  }

  /// By how much a constraint does not hold, or what it has to spare: its errors are all above or all below zero.
  static func amount(_ error: Interval) -> Text {
    if let value = error.value { return Text(value.magnitude) }
    let ends = [error.lower, error.upper].map { $0?.magnitude }
    switch (ends[0], ends[1]) {
    case (let a?, let b?): return "between \(min(a, b)) and \(max(a, b))"
    case (let a?, nil), (nil, let a?): return "at least \(a)"
    case (nil, nil): return ""
    }
  }

  // MARK: What it lost to

  private static func loser(_ loss: Loss, _ why: Text) -> Text {
    "\(loss.constraint.id, .strong) asks for \(loss.constraint.text.withShortNumbers) and is "
      + "\(amount(loss.error)) off" + (why.isEmpty ? "." : ": \(why)")
  }

  /// `it lost to need, since high comes before low. If want held, f(high) would be 10 instead of 0.`
  private static func why(_ loss: Loss, _ problem: Hierarchy) -> Text {
    guard let causes = loss.obstacles else { return "" }
    let own = loss.constraint.priority
    var parts: [Text] = []
    let above = causes.filter { $0.priority > own }
    let equal = causes.filter { $0.priority == own }
    let below = causes.filter { $0.priority < own }
    if !above.isEmpty {
      let levels = Set(above.map { $0.priority }).sorted(by: >).map { level($0) }
      parts.append(
        "to \(ids(above)), since \(EnglishGrammar.list(levels)) "
          + "\(EnglishGrammar.agreeing(levels.count, "comes", "come")) before \(level(own))")
    }
    if !equal.isEmpty { parts.append("to \(ids(equal)), of the same level") }
    var sentences: [Text] = []
    if causes.isEmpty {
      sentences.append("no value of a variable could make it hold.")
    } else if !parts.isEmpty {
      sentences.append("it lost \(parts.joined(separator: ", and ")).")
    }
    if !below.isEmpty {
      sentences.append(
        "\(ids(below)), of \(EnglishGrammar.agreeing(below.count, "a lower level", "lower levels")), "
          + "chose among the values that were equally good for \(level(own)).")
    }
    if let price = price(of: loss, problem) { sentences.append(price) }
    return sentences.joined(separator: " ")
  }

  private static func price(of loss: Loss, _ problem: Hierarchy) -> Text? {
    let id = loss.constraint.id
    switch loss.price {
    case .level(let priority, let now, let then)?:
      if let maximized = problem.maximized(at: priority) {
        return "If \(id) held, \(problem.sum(maximized.expression)) would be "
          + "\(maximized.value(where: then)) instead of \(maximized.value(where: now))."
      }
      return "If \(id) held, \(ObjectiveName.colored(priority)) would be \(then) instead of \(now)."
    case .contradiction(let conflict)?:
      let others = conflict.causes.filter { $0.id != id }
      return others.isEmpty ? nil : "It can never hold: it contradicts \(ids(others))."
    case nil: return nil
    }
  }

  private static func level(_ priority: Priority) -> Text {
    Text(priority.name, Naming.role(priority))
  }

  // MARK: What would be different

  /// `X = 3, Y in [0, 2]`
  private static func text(_ effects: Effects, _ naming: ValueNaming) -> Text {
    switch effects {
    case .unbounded(let level): return text(.unbounded(level), "", naming)
    case .contradiction(let others): return "it would contradict \(ids(others))"
    case .values(let values):
      if values.isEmpty { return "nothing would change" }
      let shown = 4
      var changes = values.prefix(shown).map { text(.interval($0.interval), $0.name, naming) }
      if values.count > shown { changes.append("and others would change") }
      return changes.joined(separator: ", ")
    }
  }

  private static func text(_ result: Move.Result, _ name: String, _ naming: ValueNaming) -> Text {
    switch result {
    case .interval(.everything): "nothing holds \(name)"
    case .interval(let interval): naming.statement(name, interval)
    case .unbounded(let level):
      "there is no solution, since \(ObjectiveName.colored(level)) is unbounded below"
    }
  }

  /// With a capital where the first letter is one of the words.
  private static func capitalized(_ text: Text) -> Text {
    guard case .words(let words, .plain)? = text.pieces.first, let first = words.first
    else { return text }
    var copy = text
    copy.pieces[0] = .words(first.uppercased() + words.dropFirst(), .plain)
    return copy
  }
}
