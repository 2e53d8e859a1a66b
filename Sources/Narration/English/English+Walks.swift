// What is said of the walk through a solve, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: WalkWords) -> Text {
    switch words {
    case .noPivots: Text(noPivots)
    case .atBeginning: "this is the beginning; step goes on"
    case .atEnd(let count):
      Text(
        "this is the end, after \(EnglishGrammar.count(count, "pivot")); back goes back, goto 0 to the "
          + "beginning")
    case .ownWay:
      "From here the walk is your own: step goes on by the rule, back takes your pivot back. The solution "
        + "does not change."
    case .takenBack(let count):
      Text(
        EnglishGrammar.agreeing(count, "your pivot is", "your \(count) pivots are")
          + " taken back; from here step goes by the rule")
    case .emptyTableau(let pivots): Text(emptyTableau(pivots))
    case .place(let place): Text(text(place))
    }
  }

  /// `after pivot 2 of 3; your own: 1 and 2`
  private static func text(_ place: PlaceReport) -> String {
    let text =
      place.position == 0
      ? "before pivot 1 of \(place.count)" : "after pivot \(place.position) of \(place.count)"
    return place.own.isEmpty
      ? text : "\(text); your own: \(EnglishGrammar.list(place.own.map { String($0) }))"
  }

  // MARK: Between pivots

  static func text(_ words: EventWords) -> Text {
    switch words {
    case .requirements: "Requirements"
    case .level(let start, let objective):
      "Level \(start.level.name, Naming.role(start.level)): "
        + (start.aim.map { "maximise \($0.expression.words), that is, " } ?? "")
        + "minimise \(ObjectiveName.colored(start.level)) = \(objective.words)"
    case .swapped(let columns): swapped(columns)
    case .firstPhase(let requirements, let lacks): firstPhase(requirements, lacks)
    case .cycle(let length):
      Text(
        "The basis of \(EnglishGrammar.count(length, "pivot")) ago has come back: a cycle of length "
          + "\(length). Bland's rule takes over until the objective falls again.")
    case .stall(let length):
      Text(
        "\(EnglishGrammar.count(length, "pivot")) in a row did not lower the objective, so Bland's rule, "
          + "which never cycles, takes over until it falls again.")
    case .feasible: "Every requirement holds now: nothing is missing."
    case .minimum(let level, let value, let aim):
      "No column that may enter lowers \(ObjectiveName.colored(level)) any further: its least value is "
        + "\(value, .strong)"
        + (aim.map {
          ", so the greatest value of \($0.expression.words) is \($0.value(where: value), .strong)."
        } ?? ".")
    case .end(.optimal(levels: 0)): "There is nothing to minimise: solved."
    case .end(.optimal): "Every level is at its least: solved."
    case .end(.unsatisfiable(let missing)):
      Text(
        "\(ObjectiveName.text(.required)) cannot fall below \(missing): the requirements contradict one "
          + "another.")
    case .end(.unbounded(let level)):
      "Nothing stops the entering column: \(ObjectiveName.colored(level)) is unbounded below. "
        + "\("There is no least value.", .error)"
    }
  }

  private static func swapped(_ columns: [ColumnName]) -> Text {
    EnglishGrammar.list(columns.map { $0.strong })
      + (columns.count == 1
        ? " is above 0 now and its opposite is not, so it takes the opposite's place in the basis. Only "
          + "the signs in its row change."
        : " are above 0 now and their opposites are not, so they take the opposites' places in the basis. "
          + "Only the signs in their rows change.")
  }

  private static func firstPhase(_ requirements: [String], _ lacks: [WalkEvent.Lack]) -> Text {
    let sizes = lacks.map { "\($0.column.strong) = \($0.value)" as Text }
    return
      "Not yet satisfied: \(EnglishGrammar.list(requirements), .strong), by \(EnglishGrammar.list(sizes)). "
      + "The first phase puts that right, as a level above all others: it minimises "
      + "\(ObjectiveName.colored(.required)) = "
      + "\(lacks.map { $0.column.strong }.joined(separator: " + ")), which must reach 0."
  }
}
