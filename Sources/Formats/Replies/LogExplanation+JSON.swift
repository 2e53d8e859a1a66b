// A log explained, as JSON: one object for each log.

import ConstraintHierarchies
public import Layouts
import Rationals

extension LogExplanation {
  /// Entries are numbered from 0, in the order in which they are printed; a number of an entry that repeats
  /// another is used nowhere else.
  public var json: JSONValue {
    .object(
      [
        .init("line", .integer(log.line)),
        .init("y_axis", log.yAxis.map { .string($0.rawValue) } ?? .null),
        .init("begins_outside", .bool(!log.showsBeginning)),
        .init("ends_outside", .bool(!log.showsEnd)),
        .init("constraints", .array(log.entries.map { json(of: $0) })),
        .init("items", .array(log.items.map { $0.json })),
        .init("unread", .array(log.unread.map { $0.json })),
      ] + verdict.members(log) + [
        .init(
          "guesses",
          .array(guesses.map { .object($0.assumptions.members + $0.members(log)) }))
      ])
  }

  private func json(of entry: LayoutLog.Entry) -> JSONValue {
    .object([
      .init("index", .integer(entry.index)), .init("line", .integer(entry.line)),
      .init("class", .string(entry.className)), .init("address", .string(entry.address)),
      .init("owner", .string(log.owner(of: entry).rawValue)),
      .init("text", .string(log.statement(of: entry))),
      .init("first", log.json(of: entry.first)),
      .init("relation", .string(entry.relation.rawValue)),
      .init("multiplier", .number(entry.multiplier)),
      .init("second", entry.second.map { log.json(of: $0) } ?? .null),
      .init("constant", .number(entry.constant)),
      .init("priority", .integer(entry.priority.rawValue)),
      .init("identifier", entry.identifier.map { .string($0) } ?? .null),
      .init("mask", entry.mask.map { .strings([$0.horizontal, $0.vertical]) } ?? .null),
      .init(
        "source",
        entry.source.map {
          .object([.init("file", .string($0.file)), .init("line", .integer($0.line))])
        } ?? .null),
      .init("repeats", entry.repeats.map { .integer($0) } ?? .null),
    ])
  }
}

extension LayoutLog {
  fileprivate func json(of place: Place) -> JSONValue {
    .object([
      .init("item", .string(items[place.item].name)),
      .init("attribute", .string(place.attribute.rawValue)),
    ])
  }

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

extension LayoutLog.Item {
  fileprivate var json: JSONValue {
    .object([
      .init("name", .string(name)), .init("class", .string(className)),
      .init("address", address.map { .string($0) } ?? .null),
      .init("label", label.map { .string($0) } ?? .null),
    ])
  }
}

extension LayoutLog.Unread {
  fileprivate var json: JSONValue {
    .object([
      .init("line", .integer(line)), .init("reason", .string(reason.rawValue)),
      .init("text", .string(text)),
    ])
  }
}

extension LogAssumptions {
  fileprivate var members: [JSONValue.Member] {
    [
      .init(
        "assumed",
        .object([
          .init("margins", .number(margins)), .init("baselines", .number(baselines)),
          .init("direction", .string(direction.rawValue)),
        ]))
    ]
  }
}

extension LogVerdict {
  fileprivate func members(_ log: LayoutLog) -> [JSONValue.Member] {
    [
      .init("verdict", .string(outcome.rawValue)),
      .init("smallest", .indices(smallest?.entries ?? [])),
      .init("all", .array(all.map { .indices($0) })),
      .init("complete", .bool(isComplete && smallest?.isSmallest != false && log.isWhole)),
      .init(
        "uses_non_negative", .strings(smallest?.sizes.map { log.text(of: $0.size) } ?? [])),
      .init("proof", smallest.map { $0.json(log) } ?? .null),
      .init("broken", log.broken.map { .integer($0) } ?? .null),
      .init("broken_cures", breakingCures.map { .bool($0) } ?? .null),
      .init("cures", .indices(cures)),
      .init("innocent", .indices(innocent(in: log))),
      .init("trials", .array(trials.map { $0.json(log) })),
      .init("unknown", .strings(unknowns.map { log.name(of: $0) })),
    ]
  }
}

extension LogVerdict.Proof {
  fileprivate func json(_ log: LayoutLog) -> JSONValue {
    .object([
      .init(
        "constraints",
        .array(
          members.map {
            .object([
              .init("index", .integer($0.entry)), .init("multiplier", .number($0.multiplier)),
            ])
          })),
      .init(
        "sizes",
        .array(
          sizes.map {
            .object([
              .init("name", .string(log.text(of: $0.size))),
              .init("multiplier", .number($0.multiplier)),
            ])
          })),
      .init("gap", .number(gap)),
    ])
  }
}

extension LogVerdict.Trial {
  fileprivate func json(_ log: LayoutLog) -> JSONValue {
    let (kind, entries, item): (String, [Int], Int?) =
      switch change {
      case .lower(let entry): ("lower", [entry], nil)
      case .withoutMask(let item, let entries): ("mask", entries, item)
      case .drop(let entries): ("drop", entries, nil)
      }
    return .object([
      .init("change", .string(kind)), .init("constraints", .indices(entries)),
      .init("item", item.map { .string(log.items[$0].name) } ?? .null),
      .init("cures", .bool(cures)), .init("shortfall", .number(shortfall)),
    ])
  }
}

extension JSONValue {
  fileprivate static func indices(_ indices: [Int]) -> JSONValue {
    .array(indices.map { .integer($0) })
  }
}
