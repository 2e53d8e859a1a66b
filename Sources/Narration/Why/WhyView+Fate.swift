// How constraints and objectives fare, what they lost to, and what would be different without them.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

extension WhyView {
  // MARK: A constraint

  func constraint(_ reason: ConstraintReason) -> Document {
    let constraint = reason.constraint
    let head: Text =
      "\(constraint.id, .strong): \(constraint.text.withShortNumbers) (\(naming.level(constraint.priority)))"
    guard constraint.isEnabled else {
      return Document([
        .paragraph("\(head) is disabled, so it asks for nothing."),
        .paragraph(enabling(reason.otherwise)),
      ])
    }
    var document = Document([.paragraph("\(head) \(fate(reason)).")])
    if let loss = reason.loss {
      let words = why(loss)
      if !words.isEmpty { document.append(.paragraph(Words.capitalized(words))) }
    }
    document.append(.paragraph(leavingOut(constraint.id, reason.otherwise)))
    return document
  }

  /// How a constraint fares: `is violated: X is 10 above X1`, `is tight`, `holds with 5 to spare`
  private func fate(_ reason: ConstraintReason) -> Text {
    let constraint = reason.constraint
    guard let error = reason.error, let verdict = reason.verdict else { return "" }
    switch verdict {
    case .violated:
      let isAbove = error.lower.map { $0.signum > 0 } ?? false
      return
        "is violated: \(constraint.leftText) is \(Words.amount(error)) \(isAbove ? "above" : "below") "
        + "\(constraint.rightText)"
    case .undecided:
      return
        "may hold or not: its error is anything in \(naming.interval(error)), as no level cares"
    case .holds:
      if constraint.relation == .equal { return "holds" }
      if error.value == 0 {
        return "holds and is tight\(reason.value.map { ": both sides are \($0)" } ?? "")"
      }
      guard let spare = Words.spare(error) else { return "holds" }
      return "holds with \(spare) to spare"
    }
  }

  /// `Without want, X in [X2, X3] = [20, 30].`
  private func leavingOut(_ id: String, _ effects: Effects) -> Text {
    "Without \(id), \(words(effects))."
  }

  private func enabling(_ effects: Effects) -> Text {
    guard case .contradiction(let others) = effects else { return "Enabled: \(words(effects))." }
    return others.isEmpty
      ? "Enabled, it could never hold." : "Enabled, it would contradict \(naming.ids(others))."
  }

  // MARK: An objective

  func objective(_ reason: ObjectiveReason) -> Document {
    let objective = reason.objective
    let head: Text =
      "\(objective.id, .strong): \(objective.text.withShortNumbers) (\(naming.level(objective.priority)))"
    guard objective.isEnabled else {
      return Document([
        .paragraph("\(head) is disabled, so it asks for nothing."),
        .paragraph(enabling(reason.otherwise)),
      ])
    }
    var document = Document()
    if let interval = reason.interval {
      let gives: Text =
        interval.value.map { "gives \($0, .strong)" }
        ?? "gives anything in \(naming.interval(interval))"
      document.append(.paragraph("\(head) \(gives)."))
    }
    if let hold = reason.hold, !hold.holders.isEmpty {
      let opening = hold.side == .above ? "From above" : "From below"
      document.append(
        .paragraph(chain(opening, hold, Set(objective.expression.variables), side: hold.side)))
    }
    document.append(.paragraph(leavingOut(objective.id, reason.otherwise)))
    return document
  }

  // MARK: What lost

  /// The preferences that ask for another value of the variable in vain.
  func losers(_ reason: VariableReason) -> Document {
    var document = Document(
      reason.losses.map { loss in
        let (id, text) = (loss.constraint.id, loss.constraint.text.withShortNumbers)
        return .paragraph(
          "\(id, .strong) asks for \(text) and is \(Words.amount(loss.error)) off: " + why(loss))
      })
    if !reason.otherLosers.isEmpty {
      document.append(.paragraph("So did \(naming.ids(reason.otherLosers)) ask in vain."))
    }
    return document
  }

  /// `it lost to need, for high comes before low. If want held, f(high) would be 10 instead of 0.`
  private func why(_ loss: Loss) -> Text {
    guard let causes = loss.obstacles else { return "" }
    let own = loss.constraint.priority
    var parts: [Text] = []
    let above = causes.filter { $0.priority > own }
    let equal = causes.filter { $0.priority == own }
    let below = causes.filter { $0.priority < own }
    if !above.isEmpty {
      let levels = Set(above.map { $0.priority }).sorted(by: >).map { naming.level($0) }
      let come = levels.count == 1 ? "comes" : "come"
      parts.append(
        "to \(naming.ids(above)), for \(Words.list(levels)) \(come) before \(naming.level(own))")
    }
    if !equal.isEmpty {
      parts.append("to \(naming.ids(equal)), of the same level")
    }
    var sentences: [Text] = []
    if causes.isEmpty {
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
    if let price = price(of: loss) { sentences.append(price) }
    return sentences.joined(separator: " ")
  }

  private func price(of loss: Loss) -> Text? {
    let id = loss.constraint.id
    switch loss.price {
    case .level(let priority, let now, let then)?:
      return
        "If \(id) held, \(Naming.objective(priority), Naming.role(priority)) would be \(then) instead of "
        + "\(now)."
    case .contradiction(let conflict)?:
      let others = conflict.causes.filter { $0.id != id }
      return others.isEmpty
        ? nil : "It can never hold: it contradicts \(naming.ids(others))."
    case nil: return nil
    }
  }

  // MARK: What would be different

  /// `X = 3, Y in [0, 2]`
  private func words(_ effects: Effects) -> Text {
    switch effects {
    case .unbounded(let level): return result(.unbounded(level), "")
    case .contradiction(let others): return "it would contradict \(naming.ids(others))"
    case .values(let values):
      if values.isEmpty { return Text(Words.nothingWouldChange) }
      let shown = 4
      var changes = values.prefix(shown).map { result(.interval($0.interval), $0.name) }
      if values.count > shown { changes.append(Text("and more would change")) }
      return changes.joined(separator: ", ")
    }
  }
}
