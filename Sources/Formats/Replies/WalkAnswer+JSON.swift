// The solve pivot by pivot, as JSON. Columns go by the names that can be typed (`b-`), levels by their priority;
// 1000 is the requirements, whose objective is what they lack, all together.

import ConstraintHierarchies
import Rationals
public import Session

extension WalkAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .trace(let report): .reply("trace", report.members)
    case .step(let report): .reply("step", report.members)
    case .back(let place, let hasMoved):
      .reply("back", [.init("moved", .bool(hasMoved)), .init("place", place.json)])
    case .goTo(let place): .reply("goto", [.init("place", place.json)])
    case .tableau(let place): .reply("tableau", [.init("place", place.json)])
    case .pivot(let report): .reply("pivot", report.members)
    case .predict(let isOn, let score):
      .reply("predict", [.init("on", .bool(isOn)), .init("score", score?.json ?? .null)])
    case .guess(let report): .reply("guess", report.members)
    }
  }
}

extension TraceReport {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("legs", .array(legs.map { $0.json })), .init("end", .array(end.map { $0.json })),
      .init("dictionary", dictionary?.json ?? .null),
    ]
  }
}

extension LegReport {
  fileprivate var json: JSONValue {
    .object([.init("events", .array(events.map { $0.json })), .init("pivot", pivot.json)])
  }
}

extension PlaceReport {
  var json: JSONValue {
    .object([
      .init("position", .integer(position)), .init("pivots", .integer(count)),
      .init("own", .array(own.map { .integer($0) })),
      .init("takenBack", .integer(takenBack)),
      .init("dictionary", dictionary?.json ?? .null),
    ])
  }
}

extension StepReport {
  fileprivate var members: [JSONValue.Member] {
    var (events, end): ([WalkEvent], [WalkEvent]?) = ([], nil)
    var question: QuestionReport?
    var score: Score?
    switch stop {
    case .standing: break
    case .end(let last, let fared): (end, score) = (last, fared)
    case .nothingLeft(let last): end = last
    case .question(let asked, let before): (question, events) = (asked, before)
    }
    return [
      .init("legs", .array(legs.map { $0.json })), .init("place", place.json),
      .init("end", end.map { .array($0.map { $0.json }) } ?? .null),
      .init("events", .array(events.map { $0.json })),
      .init("question", question?.json ?? .null), .init("score", score?.json ?? .null),
    ]
  }
}

extension Score {
  fileprivate var json: JSONValue {
    .object([.init("asked", .integer(asked)), .init("right", .integer(right))])
  }
}

// MARK: - Questions and guesses

extension QuestionReport {
  /// The question as the value of `"question"`.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("number", .integer(number)), .init("part", .string(guess.rawValue)),
      .init("priority", .integer(level.rawValue)),
    ]
    switch part {
    case .entering(let table):
      members += [
        .init("costPriorities", .array(table.levels.map { .integer($0.rawValue) })),
        .init("costs", .array(table.rows.map { $0.json })),
        .init("columnCount", .integer(table.count)),
      ]
    case .leaving(let entering, let column):
      members += [
        .init("entering", .string(entering.typed)),
        .init(
          "rows",
          .array(
            column.rows.map { row in
              .object([
                .init("column", .string(row.basic.typed)),
                .init("constant", .number(row.constant)),
                .init("coefficient", .number(row.coefficient)),
              ])
            })), .init("rowCount", .integer(column.count)),
      ]
    case .value(let entering, let length, let before):
      members += [
        .init("entering", .string(entering.typed)), .init("length", .number(length)),
        .init("before", .number(before)),
      ]
    }
    return .object(members)
  }
}

extension GuessReport {
  fileprivate var members: [JSONValue.Member] {
    var (question, step): (JSONValue, JSONValue) = (.null, .null)
    switch next {
    case .question(let report): question = report.json
    case .step(let report): step = .object(report.members)
    }
    return [
      .init("part", .string(part.rawValue)), .init("right", .bool(verdict.isRight)),
      .init("verdict", verdict.json), .init("pivot", pivot.json), .init("question", question),
      .init("step", step),
    ]
  }
}

extension GuessVerdict {
  fileprivate var json: JSONValue {
    switch self {
    case .shown: Self.object("shown")
    case .right: Self.object("right")
    case .asGood(let column): Self.object("as-good", column)
    case .tie(let column): Self.object("tie", column)
    case .raises(let column, let cost, let isLegal):
      Self.object(
        "raises", column, [.init("cost", .number(cost)), .init("legal", .bool(isLegal))])
    case .impossible(let fault): Self.object("impossible", nil, [.init("fault", fault.json)])
    case .notFirst(let column): Self.object("not-first", column)
    case .lessSteep(let column, let rate):
      Self.object("less-steep", column, [.init("rate", .number(rate))])
    case .lessGain(let column, let gain, let best):
      Self.object(
        "less-gain", column, [.init("gain", .number(gain)), .init("best", .number(best))])
    case .doesNotFall(let column): Self.object("does-not-fall", column)
    case .onlyChange: Self.object("only-change")
    case .wrongWay: Self.object("wrong-way")
    case .wrongValue: Self.object("wrong")
    }
  }

  private static func object(
    _ word: String, _ column: ColumnName? = nil, _ rest: [JSONValue.Member] = []
  ) -> JSONValue {
    .object(
      [.init("is", .string(word))] + (column.map { [.init("column", .string($0.typed))] } ?? [])
        + rest)
  }
}

extension PivotFault {
  /// What is wrong, in a word.
  fileprivate var json: JSONValue {
    switch self {
    case .emptyTableau: "empty-tableau"
    case .freeColumnFirst: "free-column-first"
    case .enteringIsBasic: "entering-is-basic"
    case .enteringIsArtificial: "entering-is-artificial"
    case .leavingIsNonbasic: "leaving-is-nonbasic"
    case .leavingIsFree: "leaving-is-free"
    case .pivotElementIsZero: "pivot-element-is-zero"
    case .frozen: "frozen"
    case .unbounded: "unbounded"
    case .infeasible: "infeasible"
    }
  }
}
