// The story of the last change as JSON.

import ConstraintHierarchies
import Rationals
import Session

extension ChangeTrace {
  var json: JSONValue {
    let (word, lines): (String, [String]) =
      switch cause {
      case .done(let line): ("done", [line])
      case .undone(let lines): ("undone", lines)
      case .redone(let lines): ("redone", lines)
      }
    return .reply(
      "change-trace",
      [
        .init("cause", .string(word)), .init("lines", .strings(lines)),
        .init("edits", .array(update?.edits.map { $0.json } ?? [])),
        .init("followed", .array(update.map { $0.moves($0.followed) } ?? [])),
        .init("leap", .bool(update?.hasLeapt ?? false)),
        .init("pivots", .array(update?.pivotsJSON ?? [])),
        .init("moves", .array(update.map { $0.moves($0.moves) } ?? [])),
        .init("sums", .array(update?.sumsJSON ?? [])),
        .init("status", .string(status.rawValue)),
        .init("ambiguous", .strings(ambiguous)), .init("cost", cost?.json ?? .null),
      ])
  }
}

extension ChangeTrace {
  fileprivate var status: SolutionStatus {
    switch ending {
    case nil: .optimal
    case .contradictory?: .unsatisfiable
    case .unbounded?: .unbounded
    }
  }
}

extension IncrementalSolution.Update {
  fileprivate func moves(_ moves: [Move]) -> [JSONValue] {
    moves.map { move in
      .object([
        .init("name", .string(after.name(of: move.variable))), .init("from", .number(move.from)),
        .init("to", .number(move.to)),
      ])
    }
  }

  /// Each pivot: what enters and leaves, how far, what each level changes by for each unit, and what the level
  /// at work was and is; null where it cannot be recomputed by hand, several constraints pulling anew.
  fileprivate var pivotsJSON: [JSONValue] {
    pivots.enumerated().map { index, pivot in
      .object([
        .init("number", .integer(index + 1)),
        .init("priority", .integer(pivot.priority.rawValue)),
        .init("entering", entering(pivot)), .init("leaving", pivot.leaving.json),
        .init("length", .number(pivot.length)),
        .init(
          "rates",
          .array(
            pivot.rates.map {
              .object([
                .init("priority", .integer($0.priority.rawValue)),
                .init("perUnit", .number($0.perUnit)),
              ])
            })),
        .init("passed", .array(pivot.passed.map { $0.json })),
        .init("held", .strings(pivot.held.map { $0.id })),
        .init("before", .number(pivot.before)), .init("after", .number(pivot.after)),
      ])
    }
  }

  private func entering(_ pivot: Pivot) -> JSONValue {
    switch pivot.entering {
    case .slack(let slack): slack.json
    case .variable(let variable, let isRising):
      .object([
        .init("variable", .string(after.name(of: variable))), .init("rising", .bool(isRising)),
      ])
    }
  }

  /// The levels whose objective is not what it was.
  fileprivate var sumsJSON: [JSONValue] {
    Set(before.levels + after.levels).sorted(by: >).compactMap { priority in
      let (was, now) = (sum(of: priority, .before), sum(of: priority, .after))
      if was == now { return nil }
      return .object([
        .init("priority", .integer(priority.rawValue)), .init("from", .number(was)),
        .init("to", .number(now)),
      ])
    }
  }
}

extension IncrementalSolution.Update.Slack {
  /// `{"constraint": "a", "side": "plus"}`; side is null where the constraint passes its limit.
  fileprivate var json: JSONValue {
    .object([
      .init("constraint", .string(constraint.id)),
      .init("side", isAbove.map { .string($0 ? "plus" : "minus") } ?? .null),
    ])
  }
}

extension IncrementalSolution.Update.Edit {
  fileprivate var json: JSONValue {
    func edit(_ name: String, _ id: String, _ text: String) -> JSONValue {
      .object([
        .init("edit", .string(name)), .init("id", .string(id)), .init("text", .string(text)),
      ])
    }
    switch self {
    case .added(let constraint): return edit("added", constraint.id, constraint.text)
    case .removed(let constraint, _): return edit("removed", constraint.id, constraint.text)
    case .moved(_, let now, _, _): return edit("moved", now.id, now.text)
    case .rewritten(_, let now, _): return edit("rewritten", now.id, now.text)
    case .weighed(_, let now): return edit("weighed", now.id, now.text)
    case .objective(let was, let now):
      let objective = now ?? was
      return edit(
        now == nil ? "objective-removed" : was == nil ? "objective-added" : "objective-changed",
        objective?.id ?? "", objective?.text ?? "")
    }
  }
}
