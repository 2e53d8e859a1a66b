// What holds a variable, a constraint or an objective, told from the thing outward. Every sentence says
// what the solver found to be so: that these constraints alone are enough, or what comes of it when
// one is taken away.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct WhyView {
  let resolution: Resolution
  private let naming: Naming

  init(_ resolution: Resolution) {
    self.resolution = resolution
    naming = Naming(resolution)
  }

  private var hierarchy: Hierarchy { resolution.hierarchy }

  // MARK: A variable

  func variable(_ variable: Variable) -> Document {
    let expression = LinearExpression(.variable(variable))
    let interval = resolution.interval(of: expression) ?? .everything
    let name = hierarchy.name(of: variable)
    var document = Document()
    let statement = naming.statement(name, interval)
    document.append(
      .paragraph(interval.isAmbiguous ? statement + Text(Words.noLevelCares, .note) : statement))
    let below = resolution.hold(on: expression, from: .below)
    let above = resolution.hold(on: expression, from: .above)
    document.append(contentsOf: holding(name, [variable], below, above))
    let holders = (below?.causes ?? []) + (above?.causes ?? [])
    document.append(contentsOf: losers(variable, among: holders))
    let ways = [below, above].compactMap(\.self).flatMap { hold in
      moves(of: expression, name, past: hold, isFixed: !interval.isAmbiguous)
    }
    if !ways.isEmpty { document.append(.grid(Grid(ways, gap: 3))) }
    return document
  }

  /// Who holds it from below and from above.
  private func holding(
    _ name: String, _ asked: Set<Variable>, _ below: Hold?, _ above: Hold?
  ) -> Document {
    switch (below, above) {
    case (nil, nil):
      return Document([.paragraph("Nothing holds \(name, .strong), from below or from above.")])
    case (let below?, let above?) where Set(below.causes) == Set(above.causes):
      return Document([.paragraph(chain("Both ways", below, asked, side: nil))])
    default:
      return Document([
        .paragraph(
          below.map { chain("From below", $0, asked, side: .below) }
            ?? "From below nothing holds it."),
        .paragraph(
          above.map { chain("From above", $0, asked, side: .above) }
            ?? "From above nothing holds it."),
      ])
    }
  }

  // MARK: Chains

  /// `From below c (required) holds it: Y >= X + 10 is tight. X in turn is held by need (high): …`
  ///
  /// - Parameter side: nil if they hold it on both.
  private func chain(
    _ opening: String, _ hold: Hold, _ asked: Set<Variable>, side: Hold.Side?
  ) -> Text {
    let shown = 4
    // What pulls comes before what stops it.
    let holders = hold.holders.enumerated().sorted { a, b in
      (a.element.distance, a.element.isPulling ? 0 : 1, a.offset)
        < (b.element.distance, b.element.isPulling ? 0 : 1, b.offset)
    }.map(\.element)
    var told = asked
    var sentences: [Text] = []
    for (place, holder) in holders.prefix(shown).enumerated() {
      let who = naming.withLevel(holder.cause)
      let between = holder.cause.variables.filter { told.contains($0) && !asked.contains($0) }
      let sentence: Text
      if place == 0 {
        sentence = "\(opening) \(who) \(verb(holder, side))"
      } else if holder.distance > 0, !between.isEmpty {
        let names = between.map(hierarchy.name(of:))
        sentence =
          "\(Words.list(names)) in turn \(names.count == 1 ? "is" : "are") "
          + "\(holder.isPulling ? "pulled" : "held") by \(who)"
      } else {
        let isLimit = !holder.isPulling && holders.first?.isPulling == true
        sentence = "\(who) \(isLimit ? "limits that" : "helps")"
      }
      sentences.append("\(sentence): \(says(holder)).")
      told.formUnion(holder.cause.variables)
    }
    let rest = holders.dropFirst(shown).map(\.cause)
    if !rest.isEmpty { sentences.append("And so on: \(naming.ids(rest)).") }
    if !hold.isSmallest { sentences.append(Text(Words.perhapsLess, .note)) }
    return sentences.joined(separator: " ")
  }

  private func verb(_ holder: Hold.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "holds it" }
    return switch side {
    case .below?: "pulls it up"
    case .above?: "pulls it down"
    case nil: "decides it"
    }
  }

  /// `X >= X2 is tight`, `it asks for X = X1`
  private func says(_ holder: Hold.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(objective.text)
    case .constraint(let constraint):
      if holder.isPulling { return "it asks for \(constraint.text)" }
      let isTight = constraint.relation != .equal && holder.error.isZero
      return isTight ? "\(constraint.text) is tight" : Text(constraint.text)
    }
  }

  // MARK: What lost

  /// The preferences that ask for another value of the variable in vain.
  private func losers(_ variable: Variable, among holders: [Cause]) -> Document {
    var document = Document()
    let shown = 3
    var more: [Cause] = []
    for constraint in hierarchy.enabledConstraints where !constraint.priority.isRequired {
      guard
        constraint.error.variables.contains(variable) || holders.contains(.constraint(constraint)),
        isViolated(constraint)
      else { continue }
      if document.blocks.count == shown {
        more.append(.constraint(constraint))
      } else {
        document.append(
          .paragraph(
            "\(constraint.id, .strong) asks for \(constraint.text) and is \(amount(constraint)) off: "
              + whyLost(constraint)))
      }
    }
    if !more.isEmpty {
      document.append(.paragraph("So did \(naming.ids(more)) ask in vain."))
    }
    return document
  }

  private func isViolated(_ constraint: Constraint) -> Bool {
    guard let error = resolution.interval(of: constraint.error) else { return false }
    return !constraint.mayHold(error)
  }

  /// `10`, `between 5 and 10`
  private func amount(_ constraint: Constraint) -> Text {
    guard let error = resolution.interval(of: constraint.error) else { return "" }
    return Words.amount(error)
  }

  /// `it lost to need, for high comes before low. If want held, f(high) would be 10 instead of 0.`
  private func whyLost(_ constraint: Constraint) -> Text {
    guard let hold = resolution.obstacle(to: constraint) else { return "" }
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
      sentences.append("it lost \(parts.joined(separator: " and ")).")
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
    switch resolution.price(ofHolding: constraint) {
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

  // MARK: What would have to give

  /// `to move down   without need   X = X1 = 10`
  private func moves(
    of expression: LinearExpression, _ name: String, past hold: Hold, isFixed: Bool
  ) -> [[Text]] {
    let direction: Text =
      switch hold.side {
      case .below: isFixed ? "to move down" : "to go below \(naming.end(hold.end))"
      case .above: isFixed ? "to move up" : "to go above \(naming.end(hold.end))"
      }
    let moves = resolution.moves(of: expression, past: hold)
    var rows = moves.ways.enumerated().map { place, move in
      [
        place == 0 ? direction : "or", "without \(naming.ids(move.without))",
        result(move.result, name),
      ]
    }
    if rows.isEmpty { return [[direction, Text(Words.tooManyToMove, .note)]] }
    if !moves.isComplete { rows.append(["or", Text(Words.otherWays, .dim)]) }
    return rows
  }

  private func result(_ result: Move.Result, _ name: String) -> Text {
    switch result {
    case .interval(.everything): "nothing holds \(name)"
    case .interval(let interval): naming.statement(name, interval)
    case .unbounded(let level):
      "there is no solution, since \(Naming.objective(level), Naming.role(level)) falls for ever"
    }
  }

  /// Which variables would be elsewhere after a change.
  ///
  /// - Parameter near: the variables to look at first; of the others, some.
  func effects(_ other: Resolution, near: [Variable]) -> Text {
    if case .unbounded(objective: let level) = other.outcome {
      return result(.unbounded(other.model.levels[level]), "")
    }
    let looked = 40
    let others = hierarchy.variables.filter { !near.contains($0) }
    var changes: [Text] = []
    for variable in near + others.prefix(looked) {
      let new = other.interval(of: LinearExpression(.variable(variable))) ?? .everything
      if new != resolution.interval(of: LinearExpression(.variable(variable))) {
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

  // MARK: A constraint

  func constraint(_ constraint: Constraint) -> Document {
    let head: Text =
      "\(constraint.id, .strong): \(constraint.text) (\(naming.level(constraint.priority)))"
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
  private func fate(_ constraint: Constraint) -> Text {
    guard let error = resolution.interval(of: constraint.error) else { return "" }
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
      let value = resolution.interval(of: constraint.left)?.value
      return "holds and is tight\(value.map { ": both sides are \($0)" } ?? "")"
    }
    guard let spare = Words.spare(error) else { return "holds" }
    return "holds with \(spare) to spare"
  }

  /// `Without want, X in [X2, X3] = [20, 30].`
  private func leavingOut(_ cause: Cause) -> Text {
    let rest = Resolution(hierarchy.leaving(out: [cause]))
    return "Without \(cause.id), \(effects(rest, near: cause.variables))."
  }

  private func enabling(_ constraint: Constraint) -> Text {
    var changed = hierarchy
    changed.updateConstraint(serial: constraint.serial) { $0.isEnabled = true }
    let other = Resolution(changed)
    if let conflict = other.conflict(budget: 200) {
      let others = conflict.causes.filter { $0.id != constraint.id }
      return others.isEmpty
        ? "Enabled, it could never hold."
        : "Enabled, it would contradict \(naming.ids(others))."
    }
    return "Enabled: \(effects(other, near: constraint.error.variables))."
  }

  // MARK: An objective

  func objective(_ objective: Objective) -> Document {
    let head: Text =
      "\(objective.id, .strong): \(objective.text) (\(naming.level(objective.priority)))"
    guard objective.isEnabled else {
      var changed = hierarchy
      changed.updateObjective(serial: objective.serial) { $0.isEnabled = true }
      return Document([
        .paragraph("\(head) is disabled, so it asks for nothing."),
        .paragraph(
          "Enabled: \(effects(Resolution(changed), near: objective.expression.variables))."),
      ])
    }
    let side: Hold.Side = objective.direction == .maximize ? .above : .below
    var document = Document()
    if let interval = resolution.interval(of: objective.expression) {
      let gives: Text =
        interval.value.map { "gives \($0, .strong)" }
        ?? "gives anything in \(naming.interval(interval))"
      document.append(.paragraph("\(head) \(gives)."))
    }
    if var hold = resolution.hold(on: objective.expression, from: side) {
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
}
