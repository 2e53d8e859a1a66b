// What `explain --format json` writes: one object for each log. Entries are numbered from 0, in the order in which they
// are printed; a number of an entry that repeats another is used nowhere else.

import ConstraintHierarchies
public import Layouts
import Rationals
import Session

extension LogExplanation: Shaped {
  public var json: JSONValue { Self.shape.json(self) }

  static let shape = Shape<LogExplanation>.object(
    "explanation",
    about: """
      A log of layout constraints, as explain --format json explains it. Constraints are known by their index in the \
      list, from 0; one that repeats another is named by the first. Write first - (multiplier second + constant) as at \
      least 0 for >=, turned round for <=, as 0 for =; the sum of the proof's constraints and sizes, times their \
      multipliers, says that 0 is at least gap. A size counts nothing in the size of a conflict. all has every minimal \
      conflict where complete is true; of a list that begins or ends outside the text that can never be said. y_axis is \
      which way minY to maxY were taken to run where that is in question: up as in AppKit, down as in a flipped view. A trial lowers a constraint to 999, and shortfall is how far it is from holding \
      then; or it drops constraints, or takes the mask from an item. guesses says what would follow from usual margins \
      and baselines where the log does not print them.
      """,
    example: example
  ) {
    field("line") { $0.log.line }.about("Where the log begins, from 1.")
    field("y_axis", Shape.words("up", "down").orNull) { $0.log.yAxis?.rawValue }
    field("begins_outside") { !$0.log.showsBeginning }
    field("ends_outside") { !$0.log.showsEnd }
    field("constraints", .list(.entry)) { explanation in
      explanation.log.entries.map { ($0, explanation.log) }
    }
    list("items") {
      $0.log.items
    } of: {
      field("name") { $0.name }
      field("class") { $0.className }
      field("address") { $0.address }
      field("label") { $0.label }
    }
    list("unread") {
      $0.log.unread
    } of: {
      field("line") { $0.line }
      field("reason", .words([.cut, .redacted, .unknown, .attribute, .number, .nameless])) {
        $0.reason
      }
      field("text") { $0.text }
    }
    part(facts) { ($0.verdict, $0.log) }
    list("guesses") { explanation in
      explanation.guesses.map { ($0, explanation.log) }
    } of: {
      field("assumed") {
        $0.0.assumptions
      } of: {
        field("margins", .none) { $0.margins }
        field("baselines", .none) { $0.baselines }
        field("direction") { $0.direction }
      }
      facts
    }
  }

  private static let facts = Fields<(LogVerdict, LayoutLog)> {
    field("verdict", .words([.conflict, .satisfiable])) { $0.0.outcome }
    field("smallest", .indices) { $0.0.smallest?.entries ?? [] }
    field("all", .list(.indices)) { $0.0.all }
    field("complete") { verdict, log in
      verdict.isComplete && verdict.smallest?.isSmallest != false && log.isWhole
    }
    field("uses_non_negative") { verdict, log in
      verdict.smallest?.sizes.map { log.text(of: $0.size) } ?? []
    }
    field("proof") { verdict, log in
      verdict.smallest.map { ($0, log) }
    } orNull: {
      list("constraints") {
        $0.0.members
      } of: {
        field("index") { $0.entry }
        field("multiplier") { $0.multiplier }
      }
      list("sizes") { proof, log in
        proof.sizes.map { ($0, log) }
      } of: {
        field("name") { size, log in log.text(of: size.size) }
        field("multiplier") { $0.0.multiplier }
      }
      field("gap") { $0.0.gap }
    }
    field("broken") { $0.1.broken }
    field("broken_cures") { $0.0.breakingCures }
    field("cures", .indices) { $0.0.cures }
    field("innocent", .indices) { verdict, log in verdict.innocent(in: log) }
    list("trials") { verdict, log in
      verdict.trials.map { ($0, log) }
    } of: {
      field("change", .words("lower", "relax", "mask", "drop", "property")) {
        $0.0.change.told.word
      }
      field("constraints", .indices) { $0.0.change.told.entries }
      field("item") { trial, log in trial.change.told.item.map { log.items[$0].name } }
      maybe("relation") { if case .relax(_, let relation) = $0.0.change { relation } else { nil } }
      maybe("property", .words(StackProperty.allCases)) { $0.0.change.told.property }
      field("cures") { $0.0.cures }
      field("shortfall", .none) { $0.0.shortfall }
    }
    field("unknown") { verdict, log in verdict.unknowns.map { log.name(of: $0) } }
  }

  fileprivate static var example: String {
    """
    {"line": 1, "y_axis": null, "begins_outside": false, "ends_outside": false, "constraints": [
      {"index": 0, "line": 2, "class": "NSLayoutConstraint", "address": "0x1", "owner": "yours",
       "text": "View.height = 200", "first": {"item": "View", "attribute": "height"}, "relation": "=",
       "multiplier": "1", "second": null, "constant": "200", "priority": 1000, "identifier": null, "mask": null,
       "source": {"file": "Cell.swift", "line": 88}, "repeats": null},
      {"index": 1, "line": 3, "class": "NSLayoutConstraint", "address": "0x2", "owner": "yours",
       "text": "View.height = 84", "first": {"item": "View", "attribute": "height"}, "relation": "=",
       "multiplier": "1", "second": null, "constant": "84", "priority": 1000, "identifier": null, "mask": null,
       "source": null, "repeats": null}],
     "items": [{"name": "View", "class": "UIView", "address": "0x3", "label": null}], "unread": [],
     "verdict": "conflict", "smallest": [0, 1], "all": [[0, 1]], "complete": true, "uses_non_negative": [],
     "proof": {"constraints": [{"index": 0, "multiplier": "1"}, {"index": 1, "multiplier": "-1"}], "sizes": [],
       "gap": "116"},
     "broken": 0, "broken_cures": true, "cures": [0, 1], "innocent": [],
     "trials": [{"change": "lower", "constraints": [0], "item": null, "cures": true, "shortfall": "116"}],
     "unknown": [], "guesses": []}
    """
  }
}

extension Direction: ShapedWord {}
extension LogOwner: ShapedWord {}

extension Shape where Value == Rational? {
  fileprivate static var none: Shape {
    Rational.shape.orNull.named("log-number", about: "null: none")
  }
}

extension Shape where Value == [Int] {
  fileprivate static var indices: Shape { .list(Int.shape).named("log-indices") }
}

extension Shape where Value == (LayoutLog.Entry, LayoutLog) {
  fileprivate static var entry: Shape {
    .object("log-constraint") {
      field("index") { $0.0.index }
      field("line") { $0.0.line }
      field("class") { $0.0.className }
      field("address") { $0.0.address }
      field("owner") { entry, log in log.owner(of: entry) }
      field("text") { entry, log in log.statement(of: entry) }
        .about("As a statement, with the short names of the items.")
      field("first", .place) { ($0.0.first, $0.1) }
      field("relation") { $0.0.relation }
      field("multiplier") { $0.0.multiplier }
      field("second", Shape<(LayoutLog.Place, LayoutLog)>.place.orNull) { entry, log in
        entry.second.map { ($0, log) }
      }
      field("constant") { $0.0.constant }
      field("priority") {
        $0.0.priority
      }
      field("identifier") { $0.0.identifier }
      field("mask") { entry, _ in
        entry.mask.map { [$0.horizontal, $0.vertical] }
      }
      field("source") {
        $0.0.source
      } orNull: {
        field("file") { $0.file }
        field("line") { $0.line }
      }
      field("repeats") { $0.0.repeats }.about("The constraint that this one is, printed again.")
    }
  }
}

extension Shape where Value == (LayoutLog.Place, LayoutLog) {
  fileprivate static var place: Shape {
    .object("log-place") {
      field("item") { place, log in log.items[place.item].name }
      field("attribute") { $0.0.attribute.rawValue }
    }
  }
}

extension LayoutLog {
  fileprivate func name(of unknown: LogUnknown) -> String {
    switch unknown {
    case .inset(let item, let inset):
      "\(items[item].name).\(inset.rawValue)\(inset.isMargin ? "Margin" : "")"
    case .superview(let item, let axis):
      "superview_of_\(items[item].name).\(Attribute.position(axis).rawValue)"
    case .origin(let first, let second, let axis):
      "superview_of_\(items[first].name)_and_\(items[second].name)"
        + ".\(Attribute.position(axis).rawValue)"
    }
  }
}

extension LogVerdict.Trial.Change {
  fileprivate var told: (word: String, entries: [Int], item: Int?, property: StackProperty?) {
    switch self {
    case .lower(let entry): ("lower", [entry], nil, nil)
    case .relax(let entry, _): ("relax", [entry], nil, nil)
    case .withoutMask(let item, let entries): ("mask", entries, item, nil)
    case .drop(let entries): ("drop", entries, nil, nil)
    case .property(let property, let item, let entries): ("property", entries, item, property)
    }
  }
}

// MARK: - Logs that came into a session

extension LogReport {
  static let reply = Shape<[LogReport]>.reply(
    "logs",
    """
    Logs of layout constraints that were read. Entry 2 of a log, counted from 0, is the constraint LABEL.3; so many \
    were kept, and those that are disabled are named, so that the others can hold. unsaid: the entries that no line \
    can say.
    """,
    example: """
      {"kind": "logs", "logs": [{"explanation": \(LogExplanation.example),
        "label": "log", "kept": 2, "disabled": ["log.2"], "unsaid": []}]}
      """
  ) {
    list("logs") {
      $0
    } of: {
      field("explanation") { $0.explanation }
      field("label") { $0.label }
      field("kept") { $0.keptCount }
      field("disabled") { $0.disabled }
      field("unsaid", .indices) { $0.unsaid }
    }
  }

  static let awaited = Shape<Void>.reply(
    "log-awaited", "The lines that come next are those of a log, up to one that is only this.",
    example: """
      {"kind": "log-awaited", "end": "."}
      """
  ) {
    field("end", Shape(.constant(.string(Session.endOfLog))) { .string($0) }) { Session.endOfLog }
  }
}
