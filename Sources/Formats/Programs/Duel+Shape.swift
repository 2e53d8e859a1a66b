// Levels against weights.

import ConstraintHierarchies
import Rationals

extension Duel: Shaped {
  static let shape = Shape<Duel>.reply(
    "duel",
    """
    The same hierarchy by strict levels, by weights instead of levels, and by these weights in floating point. \
    weight is what a level weighs. Values and costs (what each level comes to, highest first) are exact, those \
    of floating point too; rounded has its values as they are written there. broken: requirements that do \
    not hold. parts: where it parts first from strict levels, and by how much.
    """,
    example: """
      {"kind": "duel", "levels": [{"priority": 250, "name": "low", "weight": "1"}], "contestants": [
        {"method": "levels", "status": "optimal", "variables": [{"name": "x", "value": "3"}], "costs": ["0"],
         "broken": [], "parts": {"at": "nowhere", "name": null, "by": null}}]}
      """
  ) {
    list("levels") {
      zip($0.hierarchy.levels, $0.weights)
    } of: {
      part(Priority.named) { $0.0 }
      field("weight") { $0.1 }
    }
    list("contestants") { duel in
      duel.contestants.map { ($0, duel) }
    } of: {
      field("method") { $0.0.method }
      field("status") { $0.0.ending }
      list("variables") { contestant, duel in
        duel.variables(of: contestant)
      } of: {
        field("name") { $0.name }
        field("value") { $0.value }
        maybe("rounded") { $0.rounded }
      }
      field("costs") { $0.0.costs }
      list("broken") {
        $0.0.broken
      } of: {
        field("id") { $0.id }
        field("by") { $0.by }
      }
      field("parts") { contestant, duel in
        duel.place(of: duel.parting(of: contestant.method))
      } of: {
        field("at", .words("nowhere", "variable", "level", "requirement", "status")) { $0.at }
        field("name") { $0.name }
        field("by") { $0.amount }
      }
    }
  }

  private func variables(
    of contestant: Contestant
  ) -> [(name: String, value: Rational, rounded: String?)] {
    zip(hierarchy.variableNames, contestant.values).map { name, value in
      (name, value, contestant.method == .floating ? FloatingNumber(nearestTo: value).text : nil)
    }
  }

  private func place(of parting: Parting) -> (at: String, name: String?, amount: Rational?) {
    switch parting {
    case .nowhere: ("nowhere", nil, nil)
    case .asGood(let variable, let amount):
      ("variable", hierarchy.variableNames[variable], amount)
    case .level(let level, let amount): ("level", hierarchy.levels[level].name, amount)
    case .broken(let broken): ("requirement", broken.id, broken.by)
    case .ending: ("status", nil, nil)
    }
  }
}

extension Duel.Method: ShapedWord {}
extension Duel.Ending: ShapedWord {}
