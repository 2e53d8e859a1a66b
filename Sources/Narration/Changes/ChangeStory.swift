// `trace change`: how the solution got from where it stood to where it is, as `trace` tells a whole
// solve. What was edited, what followed, each pivot, and what it comes to.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct ChangeStory {
  let update: IncrementalSolution.Update
  let naming: ValueNaming
  let speech: Speech

  init(_ update: IncrementalSolution.Update, in speech: Speech) {
    self.update = update
    self.speech = speech
    naming = ValueNaming(hierarchy: update.after)
  }

  private func say(_ words: UpdateWords) -> Text { words.text(in: speech) }

  /// - Parameter ending: what there is to say of an outcome that is none.
  func document(ending: Text?) -> Document {
    if update.edits.isEmpty {
      return Document([.paragraph(say(.nothingEdited))] + newcomers)
    }
    let edits = ChangeEdits(update, in: speech)
    var document = edits.document()
    for (index, pivot) in update.pivots.prefix(ChangeTrace.limit).enumerated() {
      document.append(contentsOf: story(pivot, number: index + 1))
    }
    if update.pivots.count > ChangeTrace.limit {
      let more = say(.morePivots(update.pivots.count - ChangeTrace.limit))
      document.append(.blank)
      document.append(.paragraph(more.marked(.dim)))
    }
    document.append(.blank)
    document.append(
      .paragraph(ending ?? say(howItEnded)))
    if update.pivots.isEmpty, !update.hasLeapt, let id = edits.unmet {
      document.append(.paragraph(say(.unmet(id))))
    }
    document.append(contentsOf: outcome())
    return document
  }

  private var howItEnded: UpdateWords {
    update.hasLeapt ? .leapt : update.pivots.isEmpty ? .noPivotNeeded : .noMoreMoves
  }

  private var newcomers: [Block] {
    update.moves.isEmpty ? [] : [.paragraph(movesText)]
  }

  // MARK: Names

  static func name(_ slack: IncrementalSolution.Update.Slack) -> Text {
    name(slack.constraint, isAbove: slack.isAbove)
  }

  /// `a⁺`; of a required inequality the slack that it may have is `a`, what is missing `a⁻`.
  static func name(_ constraint: Constraint, isAbove: Bool?) -> Text {
    Text(
      constraint.letter + constraint.slackMark(isAbove: isAbove), Naming.role(constraint.priority))
  }

  // MARK: What it comes to

  private var movesText: Text {
    let limit = 12
    var texts = update.moves.prefix(limit).map(text)
    if update.moves.count > limit {
      let more = PieceWords.andMore(update.moves.count - limit).text(in: speech)
      texts.append(more.marked(.dim))
    }
    return texts.joined(separator: ",  ")
  }

  private func text(_ move: IncrementalSolution.Update.Move) -> Text {
    let name = update.after.name(of: move.variable)
    guard let from = move.from else { return say(.new(name, move.to)) }
    return "\(name, .strong): \(from) → \(move.to)"
  }

  /// The variables that moved, and the objectives that are not what they were.
  private func outcome() -> Document {
    var document = Document()
    document.append(.paragraph(update.moves.isEmpty ? say(.nothingMoved) : movesText))
    let levels = Set(update.before.levels + update.after.levels).sorted(by: >)
    let sums = levels.compactMap { priority -> Text? in
      let before = update.sum(of: priority, .before)
      let after = update.sum(of: priority, .after)
      return before == after
        ? nil : "\(ObjectiveName.colored(priority)): \(before) → \(after)"
    }
    if !sums.isEmpty { document.append(.paragraph(sums.joined(separator: ",  "))) }
    return document
  }
}

extension Constraint {
  /// What is written after its letter to name one of its slacks.
  func slackMark(isAbove: Bool?) -> String {
    guard let isAbove else { return "" }
    switch relation {
    case .atLeast where priority.isRequired && isAbove: return ""
    case .atMost where priority.isRequired && !isAbove: return ""
    case .equal, .atLeast, .atMost: return (isAbove ? Model.Side.plus : .minus).mark
    }
  }
}
