// What happens between one pivot and the next, in words.

import ConstraintHierarchies
import Rationals
import Rendering

extension WalkEvent {
  var blocks: [Block] {
    switch self {
    case .level(let start): [.blank, .heading(start.title, level: 3)] + start.body
    default: words.map { isSpaced ? [.blank, .paragraph($0)] : [.paragraph($0)] } ?? []
    }
  }

  /// Whether a blank line comes before it.
  private var isSpaced: Bool {
    switch self {
    case .level, .swapped, .firstPhase, .feasible, .minimum, .end(.optimal): true
    case .cycle, .stall, .end(.unsatisfiable), .end(.unbounded): false
    }
  }

  /// What it says in a paragraph; nil for a level that begins, which has a title.
  var words: Text? {
    switch self {
    case .level: nil
    case .swapped(let columns): Self.swapped(columns)
    case .firstPhase(let requirements, let lacks): Self.firstPhase(requirements, lacks)
    case .cycle(let length):
      Text(
        "The basis of \(Words.count(length, "pivot")) ago has come back: a cycle of length "
          + "\(length). Bland's rule takes over until the objective falls again.", .note)
    case .stall(let length):
      Text(
        "\(length) pivots in a row did not lower the objective, so Bland's rule, which cannot "
          + "go round in a circle, takes over until it falls again.", .note)
    case .feasible: "\("Every requirement holds now: nothing is missing.", .good)"
    case .minimum(let level, let value, let aim):
      "No column that may enter lowers \(ObjectiveName.colored(level)) any more: its least value is "
        + "\(value, .strong)"
        + (aim.map {
          ", so the greatest value of \($0.expression.words) is \($0.value(where: value), .strong)."
        } ?? ".")
    case .end(let end): Self.end(end)
    }
  }

  private static func swapped(_ columns: [ColumnName]) -> Text {
    let names = columns.map { $0.strong }
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
    return list + (names.last ?? "")
      + (columns.count == 1
        ? " is above 0 now, and its opposite is not, so it takes its place in the basis. Only the signs "
          + "of its row turn."
        : " are above 0 now, and their opposites are not, so they take their places in the basis. Only "
          + "the signs of their rows turn.")
  }

  private static func firstPhase(_ requirements: [String], _ lacks: [Lack]) -> Text {
    let sizes = lacks.map { "\($0.column.strong) = \($0.value)" as Text }
    return
      "Not yet true: \(Words.list(requirements), .strong), by \(sizes.joined(separator: " and ")). The "
      + "first phase puts that right, as a level above all others: it minimises "
      + "\(ObjectiveName.colored(.required)) = "
      + "\(lacks.map { $0.column.strong }.joined(separator: " + ")), which must reach 0."
  }

  private static func end(_ end: End) -> Text {
    switch end {
    case .optimal(let levels):
      return Text(
        levels == 0
          ? "There is nothing to minimise: solved." : "Every level is at its least: solved.", .good)
    case .unsatisfiable(let missing):
      return Text(
        "\(ObjectiveName.text(.required)) cannot fall below \(missing): the requirements contradict "
          + "one another.", .error)
    case .unbounded(let level):
      return
        "Nothing stops the entering column: \(ObjectiveName.colored(level)) falls for ever. "
        + "\("There is no least value.", .error)"
    }
  }
}

extension WalkEvent.LevelStart {
  fileprivate var title: Text {
    guard let objective else { return Text("Requirements", Naming.role(level)) }
    return
      "Level \(level.name, Naming.role(level)): "
      + (aim.map { "maximise \($0.expression.words), that is, " } ?? "")
      + "minimise \(ObjectiveName.colored(level)) = \(objective.words)"
  }

  /// The rows that come in; nothing where none does.
  var body: [Block] {
    if rows.isEmpty { return [] }
    let equations = rows.map { constraint in
      [
        Text(constraint.id, .strong),
        constraint.decomposition(role: Naming.role(constraint.priority)),
      ]
    }
    return [.indented(Document([.grid(Grid(equations))]))]
  }
}
