// What changes something: what it did, and the history of it.

import ConstraintHierarchies
import Language
import Rationals
import Session
import Wording

extension ChangeAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .summary(let summary): summary.json
    case .program(let program): program.json
    case .setting(let setting): setting.json
    case .rule(let rule): RuleWord.reply.json(rule)
    case .travel(let travel): travel.json
    case .history(let history): history.json
    case .trace(let trace): ChangeTrace.reply.json(trace)
    }
  }
}

extension ChangeSummary: Shaped {
  static let shape = Shape<ChangeSummary>.reply(
    "change",
    """
    What a statement, or a command that changes something, did: what it added or is about, and where the \
    variables that it names are now (at most six). status is null where it names none.
    """,
    example: """
      {"kind": "change", "constraints": [{"id": "a", "text": "X = 3", "priority": 250, "weight": "1",
        "enabled": true, "left": "X", "right": "3", "relation": "=", "added": "a+", "subtracted": "a-",
        "costly": ["a+", "a-"]}], "objectives": [], "newVariables": ["X"], "renamings": [], "points": [],
       "notes": [], "status": "optimal", "now": [{"name": "X", "value": "3", "min": "3", "max": "3"}],
       "cost": null}
      """
  ) {
    field("constraints", .list(.object(Constraint.whole))) { $0.constraints }
    list("objectives") { summary in
      summary.objectives.map { ($0, summary.problem) }
    } of: {
      part(Objective.identity) { $0.0 }
      field("share", .linear) { $0.0.share.named(in: $0.1) }
    }
    field("newVariables") { $0.newVariables }
    list("renamings") {
      $0.renamings
    } of: {
      field("old") { $0.old }
      field("new") { $0.new }
    }
    field("points", .list(.named)) { $0.points.map { ($0.name, $0.value) } }
    field("notes") { $0.notes }
    part(Standing.fields) { Standing($0.now, $0.problem) }
    maybe("frames") { $0.frames.isEmpty ? nil : $0.drawing?.now.frames ?? $0.frames }
    field("cost") { $0.cost }
  }
}

/// How things stand after a change.
private struct Standing {
  let now: Whereabouts?
  let problem: Hierarchy

  init(_ now: Whereabouts?, _ problem: Hierarchy) { (self.now, self.problem) = (now, problem) }

  static let fields = Fields<Standing> {
    field("status") { $0.status }
    field("now", .list(.variable)) { $0.variables }
    maybe("unboundedLevel") { if case .unbounded(let level)? = $0.now { level } else { nil } }
    maybe("box") { if case .region(_, _, let isBox)? = $0.now { isBox } else { nil } }
      .about(
        "false: of two variables, not every pair of values of their intervals is in the region")
  }

  private var status: SolutionStatus? {
    switch now {
    case nil: nil
    case .contradictory: .unsatisfiable
    case .unbounded: .unbounded
    case .region: .optimal
    }
  }

  private var variables: [(String, Interval)] {
    guard case .region(let intervals, _, _)? = now else { return [] }
    return intervals.map { (problem.name(of: $0.variable), $0.interval) }
  }
}

extension ChangeCost: Shaped {
  static let shape = Shape<ChangeCost>.object {
    list("pivots") {
      $0.pivots
    } of: {
      field("priority") { $0.priority }
      field("count") { $0.count }
    }
    field("visited") { $0.visited }
    field("leftAlone") { $0.leftAlone }
  }

  static let orNull = shape.orNull.named(
    "cost",
    about: """
      The pivots that a change took, by level, the levels that were looked at, and those that were left alone; null \
      where there was next to nothing to solve.
      """)
}

// MARK: - Settings

extension DisplaySettings.Setting: Shaped {
  static let shape = Shape<DisplaySettings.Setting>.reply(
    "setting",
    "How something is drawn from here on; value is a number of decimal places, or a word.",
    example: """
      {"kind": "setting", "setting": "numbers", "value": "exact"}
      """
  ) {
    field("setting", .words("numbers", "style", "language", "show", "draw")) { $0.plain.name }
    field("value", Shape<JSONValue>(.any("anyOf", of: [.type("string"), .type("integer")])) { $0 })
    {
      $0.plain.value
    }
  }

  private var plain: (name: String, value: JSONValue) {
    switch self {
    case .numbers(.exact): ("numbers", "exact")
    case .numbers(.decimal(let places)): ("numbers", .integer(places))
    case .isASCII(let isASCII): ("style", isASCII ? "ascii" : "unicode")
    case .speech(let speech): ("language", .string(speech.rawValue))
    case .drawsViews(let draws): ("draw", draws ? "on" : "off")
    case .form(let form): ("show", .string(form.rawValue))
    }
  }
}

extension RuleWord {
  static let reply = Shape<RuleWord>.reply(
    "rule", "The pivot rule that is set.",
    example: """
      {"kind": "rule", "rule": "dantzig"}
      """
  ) { field("rule") { $0 } }
}

// MARK: - History

extension Travel {
  fileprivate var json: JSONValue { (direction == .undo ? Self.undo : Self.redo).json(self) }

  static let undo = travel(
    "undo", "The changes that were taken back, the nearest first; count is how many lines each was."
  )
  static let redo = travel(
    "redo", "The changes that were made again, the nearest first; count is how many lines each was."
  )

  private static func travel(
    _ kind: String, _ about: @autoclosure @escaping @Sendable () -> String
  ) -> Shape<Travel> {
    .reply(
      kind, about(),
      example: """
        {"kind": "\(kind)", "changes": [{"line": "X = 3", "count": 1}], "status": null, "now": [], "cost": null}
        """
    ) {
      list("changes") {
        $0.changes
      } of: {
        field("line") { $0.line }
        field("count") { $0.count }
      }
      part(Standing.fields) { Standing($0.now, $0.problem) }
      field("cost") { $0.cost }
    }
  }
}

extension HistoryReport: Shaped {
  static let shape = Shape<HistoryReport>.reply(
    "history", "The changes by number, after `earlier` others; position of them are done.",
    example: """
      {"kind": "history", "entries": [{"number": 1, "line": "X = 3", "count": 1, "undone": false}],
       "earlier": 0, "position": 1, "undone": 0}
      """
  ) {
    list("entries") {
      $0.entries
    } of: {
      field("number") { $0.number }
      field("line") { $0.line }
      field("count") { $0.count }
      field("undone") { $0.isUndone }
    }
    field("earlier") { $0.earlier }
    field("position") { $0.position }
    field("undone") { $0.undone }
  }
}
