// The first part of the story of a change: what came, went and moved, and what followed at once.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct ChangeEdits {
  private let update: IncrementalSolution.Update
  private let speech: Speech

  init(_ update: IncrementalSolution.Update, in speech: Speech) {
    self.update = update
    self.speech = speech
  }

  private func say(_ words: EditWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    let limit = 8
    var lines = update.edits.prefix(limit).compactMap { words($0).map { say($0) } }
    if update.edits.count > limit {
      lines.append(say(.more(update.edits.count - limit)).marked(.dim))
    }
    lines += followed()
    if update.isOneByOne, update.pivots.contains(where: { !$0.rates.isEmpty }) {
      lines.append(say(.oneByOne))
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

  private func words(_ edit: IncrementalSolution.Update.Edit) -> EditWords? {
    switch edit {
    case .added(let constraint):
      .added(
        id: constraint.id,
        form: constraint.decomposition(role: Naming.role(constraint.priority)),
        level: constraint.priority, standing: standing(constraint))
    case .removed(let constraint, let wasTight): .removed(constraint, wasTight: wasTight)
    case .moved(let was, let now, let wasTight, let isTight):
      moved(was, now, wasTight, isTight)
    case .rewritten(let was, let now, _):
      .rewritten(
        id: now.id, was: left(was, .before), now: left(now, .edited), standing: standing(now))
    case .weighed(let was, let now): .weighed(was: was, now: now, standing: standing(now))
    case .objective(let was, let now?):
      .objective(now, isNew: was == nil, start: update.sum(of: now.priority, .edited))
    case .objective(let was?, nil): .objectiveRemoved(was)
    case .objective(nil, nil): nil
    }
  }

  /// Whether a constraint holds where things stood before the first pivot, and what it lacks.
  private func standing(_ constraint: Constraint) -> EditWords.Standing? {
    // The pivot tells of a variable that simply takes the value that is asked for.
    if isTaken(constraint) { return nil }
    // Where others come in before it, how it stood at the start says little.
    if update.isOneByOne, isNew(constraint) { return nil }
    let error = update.error(of: constraint, .edited)
    let variables = constraint.error.variables
    let place =
      variables.count > 3
      ? []
      : variables.map {
        "\(update.after.name(of: $0)) = \(update.value(of: $0, .edited))" as Text
      }
    let slack = ChangeStory.name(constraint, isAbove: error.signum > 0)
    return EditWords.Standing(
      place: place, lack: constraint.holds(error: error) ? nil : (slack, error.magnitude))
  }

  private func isNew(_ constraint: Constraint) -> Bool {
    update.edits.contains { edit in
      switch edit {
      case .added(let new), .rewritten(_, let new, _): new.serial == constraint.serial
      case .removed, .moved, .weighed, .objective: false
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
  ) -> EditWords {
    let limit = limits(was, now)
    let error = update.error(of: now, .edited)
    let slack = ChangeStory.name(now, isAbove: error.signum > 0)
    let consequence: EditWords.Consequence
    switch (wasTight, isTight) {
    case (true, true): consequence = .staysTight
    case (true, false): consequence = .staysBehind(slack, error.magnitude)
    case (false, _):
      let old = update.error(of: was, .before)
      let isOther = (old.signum < 0) != (error.signum < 0) && !old.isZero && !error.isZero
      let before = ChangeStory.name(was, isAbove: old.isZero ? error.signum > 0 : old.signum > 0)
      consequence =
        isOther
        ? .otherSlack(was: before, old.magnitude, now: slack, error.magnitude)
        : .slack(error.isZero ? before : slack, from: old.magnitude, to: error.magnitude)
    }
    return .moved(now, side: limit.side, from: limit.from, to: limit.to, consequence)
  }

  /// The side that moves, if one alone does, else the constant of the whole.
  private func limits(
    _ was: Constraint, _ now: Constraint
  ) -> (side: EditWords.Side, from: Rational, to: Rational) {
    let sides: [(EditWords.Side, LinearExpression, LinearExpression)] = [
      (.right, was.right, now.right), (.left, was.left, now.left),
    ]
    for (side, old, new) in sides where old.variables.isEmpty && new.variables.isEmpty {
      let from = update.value(of: old, .before)
      let to = update.value(of: new, .edited)
      if from != to { return (side, from, to) }
    }
    let from = update.before.evaluatingPoints(was.error).constant
    let to = update.after.evaluatingPoints(now.error).constant
    return (.constant, -from, -to)
  }

  /// `2X >= 7`, the points at their values.
  private func left(_ constraint: Constraint, _ moment: IncrementalSolution.Update.Moment) -> Text {
    let hierarchy = moment == .before ? update.before : update.after
    let error = hierarchy.evaluatingPoints(constraint.error)
    let sum = Naming.sum(
      constant: 0,
      error.terms.map { ($0.coefficient, Text(formula: hierarchy.name(of: $0.symbol))) })
    return "\(sum) \(constraint.relation.rawValue) \(-error.constant)"
  }

  // MARK: What follows

  private func followed() -> [Text] {
    guard !update.followed.isEmpty else { return [] }
    let limit = 8
    var moves = update.followed.prefix(limit).map { move in
      "\(update.after.name(of: move.variable), .strong): \(move.from ?? 0) → \(move.to)" as Text
    }
    if update.followed.count > limit {
      let more = PieceWords.andMore(update.followed.count - limit).text(in: speech)
      moves.append(more.marked(.dim))
    }
    let crossed = update.crossed
    let turns = crossed.prefix(6).map { constraint, wasAbove in
      (
        from: ChangeStory.name(constraint, isAbove: wasAbove),
        to: ChangeStory.name(constraint, isAbove: !wasAbove)
      )
    }
    return [say(.followed(moves))]
      + (turns.isEmpty ? [] : [say(.crossed(turns, more: crossed.count - turns.count))])
  }
}
