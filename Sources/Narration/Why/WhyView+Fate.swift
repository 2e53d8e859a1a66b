// How constraints and objectives fare, what they lost to, and what would be different without them.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension WhyView {
  private func say(_ words: FateWords) -> Block { .paragraph(words.text(in: speech)) }

  func constraint(_ reason: ConstraintReason) -> Document {
    let constraint = reason.constraint
    guard constraint.isEnabled else {
      return Document([
        say(.disabled(constraint)), say(.enabled(reason.otherwise, naming)),
      ])
    }
    var document = Document([say(.constraint(reason, naming))])
    if let loss = reason.loss, loss.obstacles != nil { document.append(say(.loss(loss, naming))) }
    document.append(say(.without(constraint.id, reason.otherwise, naming)))
    return document
  }

  func objective(_ reason: ObjectiveReason) -> Document {
    let objective = reason.objective
    guard objective.isEnabled else {
      return Document([
        say(.disabledObjective(objective)), say(.enabled(reason.otherwise, naming)),
      ])
    }
    var document = Document()
    if let interval = reason.interval {
      document.append(say(.objective(objective, interval, naming)))
    }
    if let hold = reason.hold, !hold.holders.isEmpty {
      let asked = Set(objective.expression.variables)
      document.append(.paragraph(chain(hold.side == .above ? .above : .below, hold, asked)))
    }
    document.append(say(.without(objective.id, reason.otherwise, naming)))
    return document
  }

  /// The preferences that ask for another value of the variable in vain.
  func losers(_ reason: VariableReason) -> Document {
    Document(
      reason.losses.map { say(.loser($0, naming)) }
        + (reason.otherLosers.isEmpty ? [] : [say(.otherLosers(reason.otherLosers))]))
  }
}
