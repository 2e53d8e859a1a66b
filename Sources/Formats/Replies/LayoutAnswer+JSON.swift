// Views as JSON.

import ConstraintHierarchies
import Layouts
import Rationals
import Session

extension LayoutAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .drawing(let report, _): .reply("drawing", [report.statusMember, .frames(report.frames)])
    case .ambiguity(let report): report.json
    case .extremes(let report): report.json
    case .passes(let report): report?.json ?? .reply("passes", [.init("changed", .bool(false))])
    case .formats(let report): report.json
    case .specialised(let report): report.json
    case .logs(let reports): .reply("logs", [.init("logs", .array(reports.map { $0.json }))])
    case .awaitsLog: .reply("log-awaited", [.init("end", .string(Session.endOfLog))])
    }
  }
}

extension LogReport {
  fileprivate var json: JSONValue {
    .object([
      .init("explanation", explanation.json), .init("label", .string(label)),
      .init("kept", .integer(keptCount)), .init("disabled", .strings(disabled)),
      .init("unsaid", .array(unsaid.map { .integer($0) })),
    ])
  }
}

extension JSONValue.Member {
  /// `"frames"`: a number of a view that nothing is said of is null.
  static func frames(_ frames: [ViewFrame]) -> JSONValue.Member {
    .init("frames", .array(frames.map { $0.json }))
  }
}

extension ViewFrame {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)),
      .init("left", horizontal?.near.json ?? .null), .init("top", vertical?.near.json ?? .null),
      .init("width", horizontal?.size.json ?? .null), .init("height", vertical?.size.json ?? .null),
    ])
  }
}

extension Placement {
  /// `{"value": "20", "min": "20", "max": "20"}`
  fileprivate var json: JSONValue {
    .object([
      .init("value", .number(value)), .init("min", .number(interval.lower)),
      .init("max", .number(interval.upper)),
    ])
  }
}

extension FramesReport {
  fileprivate var statusMember: JSONValue.Member {
    let status: SolutionStatus =
      switch self {
      case .noViews, .frames: .optimal
      case .contradictory: .unsatisfiable
      case .unbounded: .unbounded
      }
    return .init("status", .string(status.rawValue))
  }
}

extension AmbiguityReport {
  fileprivate var json: JSONValue {
    .reply(
      "ambiguity",
      [
        obstacle?.statusMember ?? .init("status", .string(SolutionStatus.optimal.rawValue)),
        .init("open", .array(open.map { .variable($0.name, $0.interval) })),
        .init("settledBy", .array(settlements.map { $0.json })),
      ])
  }
}

extension AmbiguityReport.Settlement {
  fileprivate var json: JSONValue {
    switch self {
    case .numbers(let numbers):
      .object([.init("numbers", .array(numbers.map { .named($0.name, $0.value) }))])
    case .priority(let id, let priority, let values):
      .object([
        .init("id", .string(id)), .init("priority", .integer(priority.rawValue)),
        .init("numbers", .array(values.map { .named($0.name, $0.value) })),
      ])
    }
  }
}

extension ExtremesReport {
  fileprivate var json: JSONValue {
    .reply(
      "extremes",
      [
        obstacle?.statusMember ?? .init("status", .string(SolutionStatus.optimal.rawValue)),
        .init("view", .string(view)),
        .init(
          "extremes",
          .array(
            extremes.map { extreme in
              .object([
                .init("attribute", .string(extreme.attribute.rawValue)),
                .init("least", .bool(extreme.isLeast)), .init("value", .number(extreme.value)),
                .frames(extreme.frames),
              ])
            })),
        .init("endless", .strings(endless.map { $0.rawValue })),
      ])
  }
}

extension FormatsReport {
  fileprivate var json: JSONValue {
    .reply(
      "formats",
      [
        .init("view", .string(view)),
        .init(
          "formats",
          .array(
            lines.map { line in
              .object([.init("text", .string(line.text)), .init("ids", .strings(line.ids))])
            })),
        .init(
          "others",
          .array(
            others.map { other in
              .object([
                .init("id", .string(other.id)), .init("text", .string(other.text)),
                .init("priority", .integer(other.priority.rawValue)),
              ])
            })),
      ])
  }
}

extension PassesReport {
  fileprivate var json: JSONValue {
    .reply(
      "passes",
      [
        .init("changed", .bool(true)),
        obstacle?.statusMember ?? .init("status", .string(SolutionStatus.optimal.rawValue)),
        .init(
          "updated",
          .array(
            updated.map {
              .object([
                .init("view", .string($0.view)), .init("constraints", .strings($0.constraints)),
              ])
            })),
      ] + texts.members + [
        .init(
          "open",
          .array(
            open.map { .object([.init("view", .string($0.view)), .init("width", $0.width.json)]) })),
        .init("moved", .array(moved.map { $0.json })),
      ])
  }
}

extension TextPasses {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("rounds", .array(rounds.map { .array($0.map { $0.json }) })),
      .init("ending", .string(ending.name)),
      .init("again", ending.again),
      .init("waiting", .array(waiting.map { $0.json })),
    ]
  }
}

extension TextPasses.Ending {
  fileprivate var name: String {
    switch self {
    case .settled: "settled"
    case .circle: "circle"
    case .limit: "limit"
    }
  }

  /// The pass, counted from 1, whose heights come again.
  fileprivate var again: JSONValue {
    if case .circle(let start) = self { .integer(start + 1) } else { .null }
  }
}

extension TextPasses.Height {
  fileprivate var json: JSONValue {
    .object([
      .init("view", .string(view)), .init("width", .number(width)),
      .init("before", .number(before)), .init("height", .number(height)),
    ])
  }
}

extension TextPasses.Waiting {
  fileprivate var json: JSONValue {
    .object([.init("view", .string(view)), .init("width", .number(width))])
  }
}

extension PassesReport.Moved {
  fileprivate var json: JSONValue {
    .object([
      .init("before", before?.json ?? .null), .init("now", now.json),
      .init("resized", .bool(isResized)),
    ])
  }
}
