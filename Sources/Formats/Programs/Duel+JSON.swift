// Levels against weights, as JSON.

import ConstraintHierarchies
import Rationals

extension Duel {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    .reply(
      "duel",
      [
        .init(
          "levels",
          .array(
            zip(hierarchy.levels, weights).map { level, weight in
              .object([
                .init("priority", .integer(level.rawValue)), .init("name", .string(level.name)),
                .init("weight", .number(weight)),
              ])
            })), .init("contestants", .array(contestants.map(json))),
      ])
  }

  private func json(_ contestant: Contestant) -> JSONValue {
    .object([
      .init("method", .string(contestant.method.rawValue)),
      .init("status", .string(contestant.ending.rawValue)),
      .init(
        "variables",
        .array(
          zip(hierarchy.variableNames, contestant.values).map { name, value in
            .object(
              [.init("name", .string(name)), .init("value", .number(value))]
                + (contestant.method == .floating
                  ? [.init("rounded", .string(FloatingNumber(nearestTo: value).text))] : []))
          })),
      .init("costs", .array(contestant.costs.map { .number($0) })),
      .init(
        "broken",
        .array(
          contestant.broken.map {
            .object([.init("id", .string($0.id)), .init("by", .number($0.by))])
          })),
      .init("parts", json(parting(of: contestant.method))),
    ])
  }

  private func json(_ parting: Parting) -> JSONValue {
    func place(_ word: String, _ name: String? = nil, _ amount: Rational? = nil) -> JSONValue {
      .object([
        .init("at", .string(word)), .init("name", name.map { .string($0) } ?? .null),
        .init("by", .number(amount)),
      ])
    }
    switch parting {
    case .nowhere: return place("nowhere")
    case .asGood(let variable, let amount):
      return place("variable", hierarchy.variableNames[variable], amount)
    case .level(let level, let amount):
      return place("level", hierarchy.levels[level].name, amount)
    case .broken(let broken): return place("requirement", broken.id, broken.by)
    case .ending: return place("status")
    }
  }
}
