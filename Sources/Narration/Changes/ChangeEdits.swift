// The first part of the story of a change: what came, went and moved, and what followed at once.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct ChangeEdits {
  private let update: IncrementalSolution.Update
  private let naming: ValueNaming

  init(_ update: IncrementalSolution.Update) {
    self.update = update
    naming = ValueNaming(hierarchy: update.after)
  }

  func document() -> Document {
    let limit = 8
    var lines = update.edits.prefix(limit).map(sentence)
    if update.edits.count > limit {
      lines.append(Text(Words.moreEdits(update.edits.count - limit), .dim))
    }
    lines += followed()
    if update.isOneByOne, update.pivots.contains(where: { !$0.rates.isEmpty }) {
      lines.append(Text(Words.oneByOne))
    }
    return Document([.bullets(lines.map { Document([.paragraph($0)]) })])
  }

  /// What came or changed, and does not hold.
  var unmet: String? {
    for edit in update.edits {
      switch edit {
      case .added(let now), .moved(_, let now, _, _), .rewritten(_, let now, _),
        .weighed(_, let now):
        if !now.holds(error: update.error(of: now, .after)) { return now.id }
      case .removed, .objective: continue
      }
    }
    return nil
  }

  private func sentence(_ edit: IncrementalSolution.Update.Edit) -> Rendering.Text {
    switch edit {
    case .added(let constraint):
      "\(constraint.id, .strong) comes: \(form(constraint)). \(standing(constraint))"
    case .removed(let constraint, let wasTight):
      "\(constraint.id, .strong) goes: \(constraint.text). "
        + Text(wasTight ? Words.wasAtLimit : Words.wasNotAtLimit)
    case .moved(let was, let now, let wasTight, let isTight):
      moved(was, now, wasTight, isTight)
    case .rewritten(let was, let now, _):
      "\(now.id, .strong) reads otherwise: \(left(was, .before)) before, \(left(now, .edited)) "
        + "now. So it goes, and comes anew. \(standing(now))"
    case .weighed(let was, let now): weighed(was, now)
    case .objective(let was, let now): objective(was, now)
    }
  }

  private func form(_ constraint: Constraint) -> Rendering.Text {
    let role = Naming.role(constraint.priority)
    return "\(constraint.decomposition(role: role)), \(constraint.priority.name, role)"
  }

  /// Whether a constraint holds where things stood before the first pivot, and what it lacks.
  private func standing(_ constraint: Constraint) -> Rendering.Text {
    let error = update.error(of: constraint, .edited)
    // The pivot tells of a variable that simply takes the value that is asked for.
    if isTaken(constraint) { return "" }
    // Where others come in before it, how it stood at the start says little.
    if update.isOneByOne, isNew(constraint) { return "" }
    let variables = constraint.error.variables
    let place = variables.prefix(3).map {
      "\(update.after.name(of: $0)) = \(update.value(of: $0, .edited))" as Rendering.Text
    }.joined(separator: ", ")
    let isPlaced = !variables.isEmpty && variables.count <= 3
    let start: Rendering.Text = isPlaced ? "At \(place) it" : "As things stood it"
    if constraint.holds(error: error) { return start + " holds." }
    let slack = ChangeStory.name(constraint, isAbove: error.signum > 0)
    return start + " does not hold: \(slack) = \(error.magnitude)."
  }

  private func isNew(_ constraint: Constraint) -> Bool {
    update.edits.contains { edit in
      switch edit {
      case .added(let new), .rewritten(_, let new, _): new.serial == constraint.serial
      default: false
      }
    }
  }

  private func isTaken(_ constraint: Constraint) -> Bool {
    update.pivots.contains {
      $0.rates.isEmpty && $0.leaving.constraint.serial == constraint.serial
    }
  }

  // MARK: Constants

  private func moved(
    _ was: Constraint, _ now: Constraint, _ wasTight: Bool, _ isTight: Bool
  ) -> Rendering.Text {
    let limit = limits(was, now)
    var text: Rendering.Text =
      "\(now.id, .strong): \(now.text); its \(limit.name) moves from \(limit.from) to \(limit.to)."
    let error = update.error(of: now, .edited)
    let slack = ChangeStory.name(now, isAbove: error.signum > 0)
    switch (wasTight, isTight) {
    case (true, true): text += " It was at its limit and stays there."
    case (true, false):
      text +=
        " To stay at its limit it would have to take others past theirs that count as much or "
        + "more, so it stays behind: \(slack) = \(error.magnitude)."
    case (false, _):
      let old = update.error(of: was, .before)
      let isOther = (old.signum < 0) != (error.signum < 0) && !old.isZero && !error.isZero
      let before = ChangeStory.name(was, isAbove: old.isZero ? error.signum > 0 : old.signum > 0)
      text += " It held nothing in its place, so only its own slack changes: "
      text +=
        isOther
        ? "\(before) was \(old.magnitude), \(slack) is \(error.magnitude) now."
        : "\(error.isZero ? before : slack): \(old.magnitude) → \(error.magnitude)."
    }
    return text
  }

  /// The side that moves, if one alone does, else the constant of the whole.
  private func limits(
    _ was: Constraint, _ now: Constraint
  ) -> (name: String, from: Rational, to: Rational) {
    for (name, old, new) in [
      ("right side", was.right, now.right), ("left side", was.left, now.left),
    ] where old.variables.isEmpty && new.variables.isEmpty {
      let from = update.value(of: old, .before)
      let to = update.value(of: new, .edited)
      if from != to { return (name, from, to) }
    }
    let from = update.before.evaluatingPoints(was.error).constant
    let to = update.after.evaluatingPoints(now.error).constant
    return ("constant", -from, -to)
  }

  /// `2X >= 7`, the points at their values.
  private func left(_ constraint: Constraint, _ moment: IncrementalSolution.Update.Moment)
    -> Rendering.Text
  {
    let hierarchy = moment == .before ? update.before : update.after
    let error = hierarchy.evaluatingPoints(constraint.error)
    let sum = Naming.sum(
      constant: 0, error.terms.map { ($0.coefficient, Text(hierarchy.name(of: $0.symbol))) })
    return "\(sum) \(constraint.relation.rawValue) \(-error.constant)"
  }

  // MARK: What matters how much

  private func weighed(_ was: Constraint, _ now: Constraint) -> Rendering.Text {
    var changes: [Rendering.Text] = []
    if was.priority != now.priority {
      changes.append(
        "priority \(was.priority.name, Naming.role(was.priority)) → "
          + "\(now.priority.name, Naming.role(now.priority))")
    }
    if was.weight != now.weight { changes.append("weight \(was.weight) → \(now.weight)") }
    return "\(now.id, .strong): \(changes.joined(separator: ", ")). \(standing(now))"
  }

  private func objective(_ was: Objective?, _ now: Objective?) -> Rendering.Text {
    guard let now else {
      guard let was else { return "" }
      return "\(was.id, .strong) goes: \(was.text)."
    }
    let role = Naming.role(now.priority)
    let share = update.sum(of: now.priority, .edited)
    let verb = was == nil ? "comes" : "changes"
    return "\(now.id, .strong) \(verb): \(now.text). "
      + "\(Naming.objective(now.priority), role) starts at \(share)."
  }

  // MARK: What follows

  private func followed() -> [Rendering.Text] {
    guard !update.followed.isEmpty else { return [] }
    let limit = 8
    var moves = update.followed.prefix(limit).map { move in
      "\(update.after.name(of: move.variable), .strong): \(move.from ?? 0) → \(move.to)"
        as Rendering.Text
    }
    if update.followed.count > limit {
      moves.append(Text("and \(update.followed.count - limit) more", .dim))
    }
    var lines: [Rendering.Text] = ["What hangs on it follows:  \(moves.joined(separator: ",  "))."]
    let crossed = update.crossed
    if !crossed.isEmpty {
      let turns = crossed.prefix(6).map { constraint, wasAbove in
        "\(ChangeStory.name(constraint, isAbove: wasAbove)) reaches 0 and "
          + "\(ChangeStory.name(constraint, isAbove: !wasAbove)) grows" as Rendering.Text
      }
      let more = crossed.count > 6 ? ", and \(crossed.count - 6) more turn" : ""
      lines.append("On the way \(turns.joined(separator: ", "))\(more).")
    }
    return lines
  }
}

extension Words {
  static let oneByOne =
    "These come in one after another; a pivot weighs only those that are in by then."
  static let wasAtLimit = "It was at its limit, so it held something there."
  static let wasNotAtLimit = "It was not at its limit, so it held nothing."

  static func moreEdits(_ count: Int) -> String {
    "and \(Words.count(count, "more difference"))"
  }
}
