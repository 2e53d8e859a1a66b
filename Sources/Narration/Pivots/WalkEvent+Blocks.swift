// What is told of what happens between one pivot and the next.

import ConstraintHierarchies
import Rendering
import Session
import Wording

extension WalkEvent {
  func blocks(in speech: Speech) -> [Block] {
    switch self {
    case .level(let start):
      [.blank, .heading(start.title(in: speech), level: 3)] + start.body + start.signs(in: speech)
    // The others are a sentence each, or none.
    default:
      text(in: speech).map { isSpaced ? [.blank, .paragraph($0)] : [.paragraph($0)] } ?? []
    }
  }

  /// Whether a blank line comes before it.
  private var isSpaced: Bool {
    switch self {
    case .level, .swapped, .firstPhase, .penalty, .penaltyRefused, .dualPhase, .dualRefused,
      .dualBlocked, .feasible, .minimum,
      .end(.optimal):
      true
    case .cycle, .stall, .end(.unsatisfiable), .end(.unbounded): false
    }
  }

  /// What it says in a paragraph; nil for a level that begins, which has a title.
  func text(in speech: Speech) -> Text? {
    func say(_ words: EventWords) -> Text { words.text(in: speech) }
    return switch self {
    case .level: nil
    case .swapped(let columns): say(.swapped(columns))
    case .firstPhase(let requirements, let lacks):
      say(.firstPhase(requirements: requirements, lacks: lacks))
    case .dualPhase(let lacks, let level): say(.dualPhase(lacks, level))
    case .dualRefused(let obstacle): say(.dualRefused(obstacle)).marked(.note)
    case .dualBlocked(let column): say(.dualBlocked(column)).marked(.note)
    case .penalty(let level): say(.penalty(level))
    case .penaltyRefused: say(.penaltyRefused).marked(.note)
    case .cycle(let length): say(.cycle(length)).marked(.note)
    case .stall(let length): say(.stall(length)).marked(.note)
    case .feasible: say(.feasible).marked(.good)
    case .minimum(let level, let value, let aim): say(.minimum(level, value, aim: aim))
    case .end(.optimal(let levels)): say(.end(.optimal(levels: levels))).marked(.good)
    case .end(.unsatisfiable(let missing)):
      say(.end(.unsatisfiable(missing: missing))).marked(.error)
    case .end(let end): say(.end(end))
    }
  }
}

extension WalkEvent.LevelStart {
  fileprivate func title(in speech: Speech) -> Text {
    guard let objective else {
      return EventWords.requirements.text(in: speech).marked(Naming.role(level))
    }
    return EventWords.level(self, minimising: objective).text(in: speech)
  }

  /// The variables that have a sign in place of a row.
  func signs(in speech: Speech) -> [Block] {
    let signs = nonnegative.isEmpty ? [] : [StateWords.implied(nonnegative).text(in: speech)]
    let limits = bounds.isEmpty ? [] : [EventWords.bounds(bounds).text(in: speech)]
    return (signs + limits).map { .indented(Document([.paragraph($0.marked(.dim))])) }
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
