// The story of the last change.

import ConstraintHierarchies
import Rationals
import Session

extension ChangeTrace {
  /// Before the first change there is none.
  static let reply = Shape<ChangeTrace?>.reply(
    "change-trace",
    """
    The last change pivot by pivot. cause is null before the first. rates: what a level's objective changes \
    by for each unit of the entering quantity; before and after: the objective of the pivot's level, null \
    where several constraints began to pull at once. sums: the levels whose objective changed.
    """,
    example: """
      {"kind": "change-trace", "cause": "done", "lines": ["X = 3 @low"],
       "edits": [{"edit": "added", "id": "a", "text": "X = 3"}], "followed": [], "leap": false,
       "pivots": [], "moves": [{"name": "X", "from": null, "to": "3"}], "sums": [], "status": "optimal",
       "ambiguous": [], "cost": null}
      """
  ) {
    field("cause", Shape.words("done", "undone", "redone").orNull) { $0?.told.word }
    maybe(fields) { $0 }
  }

  private static let fields = Fields<ChangeTrace> {
    field("lines") { $0.told.lines }
    field("edits") { $0.update?.edits ?? [] }
    field("followed", .list(.move)) { $0.moves { $0.followed } }
    field("leap") { $0.update?.hasLeapt ?? false }
      .about("so much came at once that there are no pivots to tell")
    field("pivots", .list(pivot)) { $0.pivots }
    field("moves", .list(.move)) { $0.moves { $0.moves } }
    list("sums") {
      $0.update?.sums ?? []
    } of: {
      field("priority") { $0.level }
      field("from") { $0.was }
      field("to") { $0.now }
    }
    field("status") { $0.status }
    field("ambiguous") { $0.ambiguous }
    field("cost") { $0.cost }
  }

  private var told: (word: String, lines: [String]) {
    switch cause {
    case .done(let line): ("done", [line])
    case .undone(let lines): ("undone", lines)
    case .redone(let lines): ("redone", lines)
    }
  }

  private var status: SolutionStatus {
    switch ending {
    case nil: .optimal
    case .contradictory?: .unsatisfiable
    case .unbounded?: .unbounded
    }
  }

  private func moves(
    _ some: (IncrementalSolution.Update) -> [IncrementalSolution.Update.Move]
  ) -> [(IncrementalSolution.Update.Move, Hierarchy)] {
    update.map { update in some(update).map { ($0, update.after) } } ?? []
  }

  private typealias NumberedPivot = (
    number: Int, pivot: IncrementalSolution.Update.Pivot, in: Hierarchy
  )

  private var pivots: [NumberedPivot] {
    guard let update else { return [] }
    return update.pivots.enumerated().map { ($0.offset + 1, $0.element, update.after) }
  }

  /// What enters and leaves, how far, what each level changes by for each unit, and what the level at work was and
  /// is; null where it cannot be recomputed by hand, several constraints pulling anew.
  private static let pivot = Shape<NumberedPivot>.object {
    field("number") { $0.number }
    field("priority") { $0.pivot.priority }
    field("entering") {
      ($0.pivot.entering, $0.in)
    } of: {
      maybe(IncrementalSolution.Update.Slack.fields) { $0.0.slack }
      maybe("variable") { entering, problem in entering.variable.map { problem.name(of: $0) } }
      maybe("rising") { if case .variable(_, let isRising) = $0.0 { isRising } else { nil } }
    }
    field("leaving") { $0.pivot.leaving }
    field("length") { $0.pivot.length }
    list("rates") {
      $0.pivot.rates
    } of: {
      field("priority") { $0.priority }
      field("perUnit") { $0.perUnit }
    }
    field("passed") { $0.pivot.passed }
    field("held") { $0.pivot.held.map { $0.id } }
    field("before") { $0.pivot.before }
    field("after") { $0.pivot.after }
  }
}

extension IncrementalSolution.Update.Entering {
  fileprivate var slack: IncrementalSolution.Update.Slack? {
    if case .slack(let slack) = self { slack } else { nil }
  }

  fileprivate var variable: Variable? {
    if case .variable(let variable, _) = self { variable } else { nil }
  }
}

extension IncrementalSolution.Update {
  /// The levels whose objective is not what it was.
  fileprivate var sums: [(level: Priority, was: Rational, now: Rational)] {
    Set(before.levels + after.levels).sorted(by: >).compactMap { level in
      let (was, now) = (sum(of: level, .before), sum(of: level, .after))
      return was == now ? nil : (level, was, now)
    }
  }
}

extension Shape where Value == (IncrementalSolution.Update.Move, Hierarchy) {
  fileprivate static var move: Shape {
    .object("move") {
      field("name") { move, problem in problem.name(of: move.variable) }
      field("from") { $0.0.from }
      field("to") { $0.0.to }
    }
  }
}

extension IncrementalSolution.Update.Slack: Shaped {
  fileprivate static let fields = Fields<IncrementalSolution.Update.Slack> {
    field("constraint") { $0.constraint.id }
    field("side", Shape.words("plus", "minus").orNull) { slack in
      slack.isAbove.map { $0 ? "plus" : "minus" }
    }
  }

  static let shape = Shape<IncrementalSolution.Update.Slack>.object(fields).named(
    "side", about: "Which slack of a constraint; null: the constraint passes its limit.")
}

extension IncrementalSolution.Update.Edit: Shaped {
  static let shape = Shape<IncrementalSolution.Update.Edit>.object {
    field("edit") { $0.told.edit }
    field("id") { $0.told.id }
    field("text") { $0.told.text }
  }

  private var told: (edit: String, id: String, text: String) {
    switch self {
    case .added(let constraint): ("added", constraint.id, constraint.text)
    case .removed(let constraint, _): ("removed", constraint.id, constraint.text)
    case .moved(_, let now, _, _): ("moved", now.id, now.text)
    case .rewritten(_, let now, _): ("rewritten", now.id, now.text)
    case .weighed(_, let now): ("weighed", now.id, now.text)
    case .objective(let was, let now?):
      (was == nil ? "objective-added" : "objective-changed", now.id, now.text)
    case .objective(let was, nil): ("objective-removed", was?.id ?? "", was?.text ?? "")
    }
  }
}
