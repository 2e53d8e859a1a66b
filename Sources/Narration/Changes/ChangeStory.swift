// `trace change`: how the solution got from where it stood to where it is, as `trace` tells a whole
// solve. What was edited, what followed, each pivot, and what it comes to.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct ChangeStory {
  let update: IncrementalSolution.Update
  let naming: ValueNaming

  init(_ update: IncrementalSolution.Update) {
    self.update = update
    naming = ValueNaming(hierarchy: update.after)
  }

  /// - Parameter ending: what there is to say of an outcome that is none.
  func document(ending: Rendering.Text?) -> Document {
    if update.edits.isEmpty {
      return Document([.paragraph(Text(Words.nothingEdited))] + newcomers)
    }
    let edits = ChangeEdits(update)
    var document = edits.document()
    for (index, pivot) in update.pivots.prefix(ChangeTrace.limit).enumerated() {
      document.append(contentsOf: story(pivot, number: index + 1))
    }
    if update.pivots.count > ChangeTrace.limit {
      document.append(.blank)
      document.append(
        .paragraph(Text(Words.morePivots(update.pivots.count - ChangeTrace.limit), .dim)))
    }
    document.append(.blank)
    document.append(
      .paragraph(ending ?? Text(update.pivots.isEmpty ? Words.noPivotNeeded : Words.noMoreMoves)))
    if update.pivots.isEmpty, let id = edits.unmet {
      document.append(.paragraph("\("why \(id)", .code) tells what outweighs it."))
    }
    document.append(contentsOf: outcome())
    return document
  }

  private var newcomers: [Block] {
    update.moves.isEmpty ? [] : [.paragraph(movesText)]
  }

  // MARK: Names

  static func objective(_ priority: Priority) -> Rendering.Text {
    priority.isRequired
      ? Text("missing", Naming.role(priority))
      : Text(Naming.objective(priority), Naming.role(priority))
  }

  static func name(_ slack: IncrementalSolution.Update.Slack) -> Rendering.Text {
    name(slack.constraint, isAbove: slack.isAbove)
  }

  /// `a⁺`; of a required inequality the slack that it may have is `a`, what is missing `a⁻`.
  static func name(_ constraint: Constraint, isAbove: Bool?) -> Rendering.Text {
    Text(
      constraint.letter + constraint.slackMark(isAbove: isAbove), Naming.role(constraint.priority))
  }

  // MARK: What it comes to

  private var movesText: Rendering.Text {
    let limit = 12
    var texts = update.moves.prefix(limit).map(text)
    if update.moves.count > limit {
      texts.append(Text("and \(update.moves.count - limit) more", .dim))
    }
    return texts.joined(separator: ",  ")
  }

  private func text(_ move: IncrementalSolution.Update.Move) -> Rendering.Text {
    let name = update.after.name(of: move.variable)
    guard let from = move.from else { return "\(name, .strong) = \(move.to) (new)" }
    return "\(name, .strong): \(from) → \(move.to)"
  }

  /// The variables that moved, and the objectives that are not what they were.
  private func outcome() -> Document {
    var document = Document()
    document.append(.paragraph(update.moves.isEmpty ? Text(Words.nothingMoved) : movesText))
    let levels = Set(update.before.levels + update.after.levels).sorted(by: >)
    let sums = levels.compactMap { priority -> Rendering.Text? in
      let before = update.sum(of: priority, .before)
      let after = update.sum(of: priority, .after)
      return before == after ? nil : "\(Self.objective(priority)): \(before) → \(after)"
    }
    if !sums.isEmpty { document.append(.paragraph(sums.joined(separator: ",  "))) }
    return document
  }
}

extension Constraint {
  /// What is written behind its letter to name one of its slacks.
  func slackMark(isAbove: Bool?) -> String {
    guard let isAbove else { return "" }
    switch relation {
    case .atLeast where priority.isRequired && isAbove: return ""
    case .atMost where priority.isRequired && !isAbove: return ""
    default: return (isAbove ? Model.Side.plus : .minus).mark
    }
  }
}

extension Words {
  static let noChangeYet =
    "nothing has changed yet; type a constraint, such as X >= 0, and then trace change"
  static let nothingEdited = "No constraint changed by that, so there was nothing to work out."
  static let noPivotNeeded =
    "No pivot: from here no move lowers a level without raising one above it."
  static let noMoreMoves =
    "Now no move lowers a level without raising one above it: done."
  static let nothingMoved = "No variable moved."

  static func morePivots(_ count: Int) -> String { "and \(Words.count(count, "more pivot"))" }
}
