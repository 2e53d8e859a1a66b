// One pivot of a change: what enters and why, what is passed over on the way, what leaves and why, and
// what that does to the level's objective.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

extension ChangeStory {
  func story(_ pivot: IncrementalSolution.Update.Pivot, number: Int) -> Document {
    if pivot.rates.isEmpty { return taking(pivot, number) }
    var bullets = [whyEnters(pivot)] + passes(pivot)
    let isFirstOfItsKind = !update.pivots.prefix(number - 1).contains {
      $0.priority.isRequired && !$0.rates.isEmpty
    }
    if pivot.priority.isRequired, isFirstOfItsKind {
      bullets[0] += " (\(Self.objective(.required)) is what the requirements lack, all together.)"
    }
    bullets.append(whyLeaves(pivot))
    if let sums = sums(pivot) { bullets.append(sums) }
    return Document([
      .blank,
      .paragraph(
        "\("Pivot \(number)", .strong): \(entering(pivot)) enters, \(Self.name(pivot.leaving)) leaves."
      ),
      .bullets(bullets.map { Document([.paragraph($0)]) }),
    ])
  }

  /// A variable that stands in one constraint alone.
  private func taking(_ pivot: IncrementalSolution.Update.Pivot, _ number: Int) -> Document {
    guard case .variable(let variable, let isRising) = pivot.entering else { return Document() }
    let id = pivot.leaving.constraint.id
    let name = entering(pivot)
    let value = update.value(of: variable, .edited) + (isRising ? pivot.length : -pivot.length)
    let yet = update.isOneByOne ? " that is in by now" : ""
    return Document([
      .blank,
      .paragraph("\("Pivot \(number)", .strong): \(name) enters, for \(id, .strong)."),
      .bullets([
        Document([
          .paragraph(
            "\(name) stands in no other constraint\(yet), so it takes the value at which \(id, .strong) holds, "
              + "\(naming.value(value)), and nothing else moves.")
        ])
      ]),
    ])
  }

  private func whyEnters(_ pivot: IncrementalSolution.Update.Pivot) -> Rendering.Text {
    let name = entering(pivot)
    var text: Rendering.Text
    let unit: Rendering.Text
    switch pivot.entering {
    case .slack(let slack):
      let id = Text(slack.constraint.id, .strong)
      text =
        slack.isCostly
        ? "Enters: \(name), until now 0: \(id) gives way."
        : "Enters: \(name), until now 0: \(id) leaves its limit, and holds."
      unit = "Each unit of it"
    case .variable(_, let isRising):
      text = "Enters: \(name), which no constraint holds."
      unit = isRising ? "Each unit up" : "Each unit down"
    }
    let held = Words.heldMeanwhile(pivot.held.map { $0.id })
    let own = pivot.rates.first { $0.priority == pivot.priority }?.perUnit ?? 0
    text += held
    text += " \(unit) lowers \(Self.objective(pivot.priority)) by \(own.magnitude)"
    text +=
      update.after.isHighest(pivot.priority) ? "." : " and changes no level above."
    let below = pivot.rates.filter { $0.priority < pivot.priority }
    if !below.isEmpty {
      let changes = below.prefix(4).map { rate in
        "\(Self.objective(rate.priority)) by \(rate.perUnit.signum > 0 ? "+" : "")\(rate.perUnit)"
          as Rendering.Text
      }
      text +=
        " That it changes \(changes.joined(separator: " and ")) does not count: "
        + "\(Words.below(below.count))."
    }
    return text
  }

  private func passes(_ pivot: IncrementalSolution.Update.Pivot) -> [Rendering.Text] {
    let own = pivot.passed.filter { $0.constraint.priority == pivot.priority }
    let others = pivot.passed.filter { $0.constraint.priority != pivot.priority }
    var lines: [Rendering.Text] = []
    if !own.isEmpty {
      lines.append(
        "On the way \(turns(own)): \(Self.objective(pivot.priority)) falls by less from there, but "
          + "still falls.")
    }
    if !others.isEmpty {
      lines.append(
        "On the way \(turns(others)): a level below, which has no say here.")
    }
    return lines
  }

  /// `c⁻ reaches 0 and c⁺ grows`
  private func turns(_ slacks: [IncrementalSolution.Update.Slack]) -> Rendering.Text {
    let limit = 6
    var texts = slacks.prefix(limit).map { slack in
      guard let isAbove = slack.isAbove else {
        return "\(slack.constraint.id, .strong) passes its limit" as Rendering.Text
      }
      return "\(Self.name(slack)) reaches 0 and "
        + "\(Self.name(slack.constraint, isAbove: !isAbove)) grows" as Rendering.Text
    }
    if slacks.count > limit { texts.append("so do \(slacks.count - limit) more") }
    return texts.joined(separator: ", ")
  }

  private func whyLeaves(_ pivot: IncrementalSolution.Update.Pivot) -> Rendering.Text {
    let leaving = Self.name(pivot.leaving)
    let constraint = pivot.leaving.constraint
    var text: Rendering.Text =
      pivot.length.isZero
      ? "Leaves: \(leaving). It is at 0 already, so nothing moves; only the basis changes (a "
        + "degenerate pivot)."
      : "Leaves: \(leaving), which is 0 when \(reach(pivot))."
    if constraint.priority == pivot.priority {
      text += " Beyond that \(Self.objective(pivot.priority)) would fall no more."
    } else if constraint.priority.isRequired {
      text += " Beyond that the requirement \(constraint.id, .strong) would not hold."
    } else if constraint.priority > pivot.priority {
      text += " Beyond that \(Self.objective(constraint.priority)), a level above, would rise."
    }
    return text
  }

  /// `a⁺ is 10`; a variable has come a way.
  private func reach(_ pivot: IncrementalSolution.Update.Pivot) -> Rendering.Text {
    switch pivot.entering {
    case .slack(let slack): "\(Self.name(slack)) is \(pivot.length)"
    case .variable(_, let isRising):
      "\(entering(pivot)) has \(isRising ? "risen" : "fallen") by \(pivot.length)"
    }
  }

  private func sums(_ pivot: IncrementalSolution.Update.Pivot) -> Rendering.Text? {
    guard let before = pivot.before, let after = pivot.after else { return nil }
    let name = Self.objective(pivot.priority)
    return before == after
      ? "\(name) stays at \(before)." : "\(name): \(before) → \(after, .strong)."
  }

  private func entering(_ pivot: IncrementalSolution.Update.Pivot) -> Rendering.Text {
    switch pivot.entering {
    case .slack(let slack): Self.name(slack)
    case .variable(let variable, _): Text(update.after.name(of: variable), .strong)
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

extension Words {
  /// ` Meanwhile f and g stay at their limits.`
  static func heldMeanwhile(_ ids: [String]) -> Rendering.Text {
    guard let first = ids.first else { return "" }
    if ids.count == 1 { return " Meanwhile \(first, .strong) stays at its limit." }
    let limit = 4
    let names = ids.count > limit ? Array(ids.prefix(limit)) + ["\(ids.count - limit) more"] : ids
    return " Meanwhile \(list(names)) stay at their limits."
  }

  static func below(_ count: Int) -> String {
    count == 1 ? "it is a level below" : "they are levels below"
  }
}
