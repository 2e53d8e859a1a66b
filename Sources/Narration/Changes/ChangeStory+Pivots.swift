// One pivot of a change: what enters and why, what is passed over on the way, what leaves and why, and
// what that does to the level's objective.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension ChangeStory {
  private typealias Pivot = IncrementalSolution.Update.Pivot

  private func say(_ words: UpdatePivotWords) -> Text { words.text(in: speech) }

  func story(_ pivot: IncrementalSolution.Update.Pivot, number: Int) -> Document {
    if pivot.rates.isEmpty { return taking(pivot, number) }
    var bullets = [whyEnters(pivot)] + passes(pivot)
    let isFirstOfItsKind = !update.pivots.prefix(number - 1).contains {
      $0.priority.isRequired && !$0.rates.isEmpty
    }
    if pivot.priority.isRequired, isFirstOfItsKind {
      bullets[0] += say(.missing(ObjectiveName.colored(.required)))
    }
    bullets.append(whyLeaves(pivot))
    if let before = pivot.before, let after = pivot.after {
      bullets.append(say(.sum(ObjectiveName.colored(pivot.priority), from: before, to: after)))
    }
    return document(
      say(.heading(number, entering: entering(pivot), leaving: Self.name(pivot.leaving))), bullets)
  }

  /// A variable that stands in one constraint alone.
  private func taking(_ pivot: Pivot, _ number: Int) -> Document {
    guard case .variable(let variable, let isRising) = pivot.entering else { return Document() }
    let id = pivot.leaving.constraint.id
    let name = entering(pivot)
    let value = update.value(of: variable, .edited) + (isRising ? pivot.length : -pivot.length)
    return document(
      say(.takesPlace(number, entering: name, of: id)),
      [say(.takesValue(name, of: id, naming.value(value), isOneByOne: update.isOneByOne))])
  }

  private func document(_ heading: Text, _ bullets: [Text]) -> Document {
    Document([
      .blank, .paragraph(heading), .bullets(bullets.map { Document([.paragraph($0)]) }),
    ])
  }

  // MARK: What enters

  private func whyEnters(_ pivot: Pivot) -> Text {
    let name = entering(pivot)
    var text: Text
    let unit: UpdatePivotWords.Unit
    switch pivot.entering {
    case .slack(let slack):
      let id = slack.constraint.id
      text = say(.enters(name, slack.isCostly ? .givesWay(id) : .leavesLimit(id)))
      unit = .slack
    case .variable(_, let isRising):
      text = say(.enters(name, .isFree))
      unit = isRising ? .up : .down
    }
    if !pivot.held.isEmpty { text += say(.held(pivot.held.map { $0.id })) }
    let own = pivot.rates.first { $0.priority == pivot.priority }?.perUnit ?? 0
    text += say(
      .lowers(
        ObjectiveName.colored(pivot.priority), by: own.magnitude, unit,
        isHighest: update.after.isHighest(pivot.priority)))
    let below = pivot.rates.filter { $0.priority < pivot.priority }
    if !below.isEmpty {
      let changes = below.prefix(4).map { rate in
        (objective: ObjectiveName.colored(rate.priority), perUnit: rate.perUnit)
      }
      text += say(.doesNotCount(changes, levels: below.count))
    }
    return text
  }

  private func entering(_ pivot: Pivot) -> Text {
    switch pivot.entering {
    case .slack(let slack): Self.name(slack)
    case .variable(let variable, _): Text(formula: update.after.name(of: variable), .strong)
    }
  }

  // MARK: What is passed

  private func passes(_ pivot: Pivot) -> [Text] {
    let own = pivot.passed.filter { $0.constraint.priority == pivot.priority }
    let others = pivot.passed.filter { $0.constraint.priority != pivot.priority }
    let limit = 6
    var lines: [Text] = []
    if !own.isEmpty {
      lines.append(
        say(
          .ownTurns(
            own.prefix(limit).map(turn), more: max(own.count - limit, 0),
            objective: ObjectiveName.colored(pivot.priority))))
    }
    if !others.isEmpty {
      lines.append(
        say(.otherTurns(others.prefix(limit).map(turn), more: max(others.count - limit, 0))))
    }
    return lines
  }

  private func turn(_ slack: IncrementalSolution.Update.Slack) -> UpdatePivotWords.Turn {
    guard let isAbove = slack.isAbove else { return .limit(slack.constraint.id) }
    return .slacks(
      from: Self.name(slack), to: Self.name(slack.constraint, isAbove: !isAbove))
  }

  // MARK: What leaves

  private func whyLeaves(_ pivot: Pivot) -> Text {
    let constraint = pivot.leaving.constraint
    let text = say(
      .leaves(Self.name(pivot.leaving), pivot.length.isZero ? nil : reach(pivot)))
    if constraint.priority == pivot.priority {
      return text + say(.beyond(.noGain(ObjectiveName.colored(pivot.priority))))
    }
    if constraint.priority.isRequired {
      return text + say(.beyond(.brokenRequirement(constraint.id)))
    }
    return constraint.priority > pivot.priority
      ? text + say(.beyond(.riseAbove(ObjectiveName.colored(constraint.priority)))) : text
  }

  private func reach(_ pivot: Pivot) -> UpdatePivotWords.Reach {
    switch pivot.entering {
    case .slack(let slack): .slack(Self.name(slack), pivot.length)
    case .variable(_, let isRising):
      .variable(entering(pivot), isRising: isRising, pivot.length)
    }
  }
}

extension Hierarchy {
  /// Whether no constraint that takes part has a priority above.
  fileprivate func isHighest(_ priority: Priority) -> Bool {
    !constraints.contains { $0.isEnabled && $0.priority > priority }
      && !objectives.contains { $0.isEnabled && $0.priority > priority }
  }
}

extension IncrementalSolution.Update.Slack {
  /// Whether its level pays for it, or as a requirement must not have it.
  fileprivate var isCostly: Bool {
    guard let isAbove else { return false }
    if constraint.priority.isRequired { return !constraint.slackMark(isAbove: isAbove).isEmpty }
    return constraint.costlySides.contains(isAbove ? .plus : .minus) && !constraint.weight.isZero
  }
}
