// Changes as JSON.

import ConstraintHierarchies
import Language
import Rationals
import Session

extension ChangeAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .summary(let summary): summary.json
    case .program(let program): program.json
    case .setting(let setting): setting.json
    case .rule(let rule): .reply("rule", [.init("rule", .string(rule.rawValue))])
    case .travel(let travel): travel.json
    case .history(let history): history.json
    case .trace(let trace): trace?.json ?? .reply("change-trace", [.init("cause", .null)])
    }
  }
}

extension ChangeSummary {
  fileprivate var json: JSONValue {
    .reply(
      "change",
      [
        .init(
          "constraints", .array(constraints.map { .object($0.identityJSON + $0.equationJSON) })),
        .init(
          "objectives",
          .array(
            objectives.map {
              .object($0.identityJSON + [.init("share", .linear($0.share, in: problem))])
            })),
        .init("newVariables", .strings(newVariables)),
        .init(
          "renamings",
          .array(
            renamings.map {
              .object([.init("old", .string($0.old)), .init("new", .string($0.new))])
            })),
        .init("points", .array(points.map { .named($0.name, $0.value) })),
        .init("notes", .array(notes.map { $0.json })),
      ] + Whereabouts.members(now, in: problem)
        + (frames.isEmpty ? [] : [.frames(drawing?.now.frames ?? frames)])
        + [.init("cost", cost?.json ?? .null)])
  }
}

extension Whereabouts {
  /// `"status"` and `"now"`.
  static func members(_ now: Whereabouts?, in problem: Hierarchy) -> [JSONValue.Member] {
    switch now {
    case nil: [.init("status", .null), .init("now", .array([]))]
    case .contradictory?:
      [.init("status", .string(SolutionStatus.unsatisfiable.rawValue)), .init("now", .array([]))]
    case .unbounded(let level)?:
      [
        .init("status", .string(SolutionStatus.unbounded.rawValue)), .init("now", .array([])),
        .init("unboundedLevel", .integer(level.rawValue)),
      ]
    case .region(let intervals, _, let isBox)?:
      [
        .init("status", .string(SolutionStatus.optimal.rawValue)),
        .init(
          "now",
          .array(intervals.map { .variable(problem.name(of: $0.variable), $0.interval) })),
        .init("box", .bool(isBox)),
      ]
    }
  }
}

extension ChangeCost {
  var json: JSONValue {
    .object([
      .init(
        "pivots",
        .array(
          pivots.map {
            .object([
              .init("priority", .integer($0.priority.rawValue)),
              .init("count", .integer($0.count)),
            ])
          })),
      .init("visited", .array(visited.map { .integer($0.rawValue) })),
      .init("leftAlone", .array(leftAlone.map { .integer($0.rawValue) })),
    ])
  }
}

extension Note {
  fileprivate var json: JSONValue {
    func note(_ name: String, _ members: JSONValue.Member...) -> JSONValue {
      .object([.init("note", .string(name))] + members)
    }
    switch self {
    case .dropped(let id, let text):
      return note("dropped", .init("id", .string(id)), .init("text", .string(text)))
    case .disabled(let id, let text):
      return note("disabled", .init("id", .string(id)), .init("text", .string(text)))
    case .resting(let id, let text):
      return note("resting", .init("id", .string(id)), .init("text", .string(text)))
    case .released(let name): return note("released", .init("variable", .string(name)))
    case .weightOnRequirement: return note("weight-on-requirement")
    case .withoutVariable(let id, let level, let cost, _):
      return note(
        "withoutVariable", .init("id", .string(id)), .init("level", .string(level)),
        .init("cost", cost.map { .string($0.description) } ?? .null))
    case .cancels(let id, let other, let level):
      return note(
        "cancels", .init("id", .string(id)), .init("other", .string(other)),
        .init("level", .string(level)))
    case .twin(let id, let other, let level, _):
      return note(
        "twin", .init("id", .string(id)), .init("other", .string(other)),
        .init("level", .string(level ?? Priority.required.name)))
    case .unit(let word): return note("unit", .init("variable", .string(word)))
    case .namesFixed(let isFixed): return note("names-fixed", .init("fixed", .bool(isFixed)))
    case .reset: return note("reset")
    case .rule(let rule): return note("rule", .init("rule", .string(rule.rawValue)))
    case .views(let names, let areGuides):
      return note(
        areGuides ? "guides" : "views", .init("names", .array(names.map { .string($0) })))
    case .spacing(let number): return note("spacing", .init("value", .string(number.description)))
    case .margin(let number): return note("margin", .init("value", .string(number.description)))
    case .mirrored(let id): return note("mirrored", .init("id", .string(id)))
    case .textWaits(let text):
      return note(
        "text-waits", .init("view", .string(text.view)), .init("width", .number(text.width)))
    case .textsLoop(let views): return note("texts-loop", .init("names", .strings(views)))
    case .direction(let word):
      return note("direction", .init("direction", .string(word.rawValue)))
    }
  }
}

extension DisplaySettings.Setting {
  fileprivate var json: JSONValue {
    let (name, value): (String, JSONValue) =
      switch self {
      case .numbers(.exact): ("numbers", .string("exact"))
      case .numbers(.decimal(let places)): ("numbers", .integer(places))
      case .isASCII(let isASCII): ("style", .string(isASCII ? "ascii" : "unicode"))
      case .drawsViews(let draws): ("draw", .string(draws ? "on" : "off"))
      case .drawsTableau(let isTableau): ("show", .string(isTableau ? "tableau" : "dictionary"))
      }
    return .reply("setting", [.init("setting", .string(name)), .init("value", value)])
  }
}

extension Travel {
  fileprivate var json: JSONValue {
    .reply(
      direction.rawValue,
      [
        .init(
          "changes",
          .array(
            changes.map {
              .object([.init("line", .string($0.line)), .init("count", .integer($0.count))])
            }))
      ] + Whereabouts.members(now, in: problem) + [.init("cost", cost?.json ?? .null)])
  }
}

extension HistoryReport {
  fileprivate var json: JSONValue {
    .reply(
      "history",
      [
        .init(
          "entries",
          .array(
            entries.map {
              .object([
                .init("number", .integer($0.number)), .init("line", .string($0.line)),
                .init("count", .integer($0.count)), .init("undone", .bool($0.isUndone)),
              ])
            })),
        .init("earlier", .integer(earlier)), .init("position", .integer(position)),
        .init("undone", .integer(undone)),
      ])
  }
}
