// How constraints and objectives fare, what they lost to, and what would be different without them.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

extension WhyView {
  // MARK: A constraint

  mutating func constraint(_ constraint: Constraint) -> Document {
    let head: Text =
      "\(constraint.id, .strong): \(constraint.text.withShortNumbers) (\(naming.level(constraint.priority)))"
    guard constraint.isEnabled else {
      return Document([
        .paragraph("\(head) is disabled, so it asks for nothing."),
        .paragraph(enabling(constraint)),
      ])
    }
    var document = Document([.paragraph("\(head) \(fate(constraint)).")])
    if isViolated(constraint) {
      let words = whyLost(constraint)
      if !words.isEmpty { document.append(.paragraph(Words.capitalized(words))) }
    }
    document.append(.paragraph(leavingOut(.constraint(constraint))))
    return document
  }

  /// How a constraint fares: `is violated: X is 10 above X1`, `is tight`, `holds with 5 to spare`
  private mutating func fate(_ constraint: Constraint) -> Text {
    guard let error = explainer.interval(of: constraint.error) else { return "" }
    guard constraint.mayHold(error) else {
      let isAbove = error.lower.map { $0.signum > 0 } ?? false
      return
        "is violated: \(constraint.leftText) is \(Words.amount(error)) \(isAbove ? "above" : "below") "
        + "\(constraint.rightText)"
    }
    if !constraint.mustHold(error) {
      return
        "may hold or not: its error is anything in \(naming.interval(error)), as no level cares"
    }
    if constraint.relation == .equal { return "holds" }
    if error.value == 0 {
      let value = explainer.interval(of: constraint.left)?.value
      return "holds and is tight\(value.map { ": both sides are \($0)" } ?? "")"
    }
    guard let spare = Words.spare(error) else { return "holds" }
    return "holds with \(spare) to spare"
  }

  /// `Without want, X in [X2, X3] = [20, 30].`
  private mutating func leavingOut(_ cause: Cause) -> Text {
    let effects = effects(of: hierarchy.leaving(out: [cause]), near: cause.variables)
    return "Without \(cause.id), \(effects)."
  }

  private mutating func enabling(_ constraint: Constraint) -> Text {
    var changed = hierarchy
    changed.updateConstraint(serial: constraint.serial) { $0.isEnabled = true }
    var other = explainer.solution
    other.update(to: changed)
    if let conflict = other.conflict(budget: 20_000) {
      let others = conflict.causes.filter { $0.id != constraint.id }
      return others.isEmpty
        ? "Enabled, it could never hold."
        : "Enabled, it would contradict \(naming.ids(others))."
    }
    return "Enabled: \(effects(of: changed, near: constraint.error.variables))."
  }

  // MARK: An objective

  mutating func objective(_ objective: Objective) -> Document {
    let head: Text =
      "\(objective.id, .strong): \(objective.text.withShortNumbers) (\(naming.level(objective.priority)))"
    guard objective.isEnabled else {
      var changed = hierarchy
      changed.updateObjective(serial: objective.serial) { $0.isEnabled = true }
      return Document([
        .paragraph("\(head) is disabled, so it asks for nothing."),
        .paragraph("Enabled: \(effects(of: changed, near: objective.expression.variables))."),
      ])
    }
    let side: Hold.Side = objective.direction == .maximize ? .above : .below
    var document = Document()
    if let interval = explainer.interval(of: objective.expression) {
      let gives: Text =
        interval.value.map { "gives \($0, .strong)" }
        ?? "gives anything in \(naming.interval(interval))"
      document.append(.paragraph("\(head) \(gives)."))
    }
    if var hold = explainer.hold(on: objective.expression, from: side) {
      hold.holders.removeAll { $0.cause == .objective(objective) }
      let opening = side == .above ? "From above" : "From below"
      if !hold.holders.isEmpty {
        document.append(
          .paragraph(chain(opening, hold, Set(objective.expression.variables), side: side)))
      }
    }
    document.append(.paragraph(leavingOut(.objective(objective))))
    return document
  }

  // MARK: What lost

  /// The preferences that ask for another value of the variable in vain.
  mutating func losers(_ variable: Variable, among holders: [Cause]) -> Document {
    var document = Document()
    let shown = 3
    var more: [Cause] = []
    let holders = Set(holders)
    for constraint in hierarchy.enabledConstraints where !constraint.priority.isRequired {
      if explainer.control.isCancelled { break }
      guard
        constraint.error.variables.contains(variable) || holders.contains(.constraint(constraint)),
        isViolated(constraint)
      else { continue }
      if document.blocks.count == shown {
        more.append(.constraint(constraint))
      } else {
        document.append(
          .paragraph(
            "\(constraint.id, .strong) asks for \(constraint.text.withShortNumbers) and is \(amount(constraint)) off: "
              + whyLost(constraint)))
      }
    }
    if !more.isEmpty {
      document.append(.paragraph("So did \(naming.ids(more)) ask in vain."))
    }
    return document
  }

  private mutating func isViolated(_ constraint: Constraint) -> Bool {
    guard let error = explainer.interval(of: constraint.error) else { return false }
    return !constraint.mayHold(error)
  }

  /// `10`, `between 5 and 10`
  private mutating func amount(_ constraint: Constraint) -> Text {
    guard let error = explainer.interval(of: constraint.error) else { return "" }
    return Words.amount(error)
  }

  /// `it lost to need, for high comes before low. If want held, f(high) would be 10 instead of 0.`
  private mutating func whyLost(_ constraint: Constraint) -> Text {
    guard let hold = explainer.obstacle(to: constraint) else { return "" }
    let own = constraint.priority
    var parts: [Text] = []
    let causes = hierarchy.causes.filter(hold.causes.contains)
    let above = causes.filter { $0.priority > own }
    let equal = causes.filter { $0.priority == own }
    let below = causes.filter { $0.priority < own }
    if !above.isEmpty {
      let levels = Set(above.map(\.priority)).sorted(by: >).map(naming.level)
      let come = levels.count == 1 ? "comes" : "come"
      parts.append(
        "to \(naming.ids(above)), for \(Words.list(levels)) \(come) before \(naming.level(own))")
    }
    if !equal.isEmpty {
      parts.append("to \(naming.ids(equal)), of the same level")
    }
    var sentences: [Text] = []
    if parts.isEmpty, below.isEmpty {
      sentences.append("no value of a variable could make it hold.")
    } else if !parts.isEmpty {
      sentences.append("it lost \(parts.joined(separator: ", and ")).")
    }
    if !below.isEmpty {
      let isOne = below.count == 1
      sentences.append(
        "\(naming.ids(below)), of \(isOne ? "a lower level" : "lower levels"), chose among what was "
          + "as good for \(naming.level(own)).")
    }
    if let price = price(constraint) { sentences.append(price) }
    return sentences.joined(separator: " ")
  }

  private func price(_ constraint: Constraint) -> Text? {
    switch explainer.price(ofHolding: constraint) {
    case .level(let priority, let now, let then)?:
      return
        "If \(constraint.id) held, \(Naming.objective(priority), Naming.role(priority)) would be "
        + "\(then) instead of \(now)."
    case .contradiction(let conflict)?:
      let others = conflict.causes.filter { $0.id != constraint.id }
      return others.isEmpty
        ? nil : "It can never hold: it contradicts \(naming.ids(others))."
    case nil: return nil
    }
  }

  // MARK: What would be different

  /// Which variables would be elsewhere after a change.
  ///
  /// - Parameter near: the variables to look at first; of the others, some.
  mutating func effects(of changed: Hierarchy, near: [Variable]) -> Text {
    var other = explainer.solution
    other.update(to: changed)
    if let level = other.unboundedLevel { return result(.unbounded(level), "") }
    let looked = 40
    let others = hierarchy.variables.filter { !near.contains($0) }
    var changes: [Text] = []
    for variable in near + others.prefix(looked) {
      let new = other.interval(of: LinearExpression(.variable(variable))) ?? .everything
      if new != explainer.interval(of: LinearExpression(.variable(variable))) {
        changes.append(result(.interval(new), hierarchy.name(of: variable)))
      }
    }
    let shown = 4
    if changes.isEmpty { return Text(Words.nothingWouldChange) }
    if changes.count > shown {
      changes = changes.prefix(shown) + [Text("and more would change")]
    }
    return changes.joined(separator: ", ")
  }
}
