// Short pieces that more than one reply needs.

import ConstraintHierarchies
import Rendering
import Wording

/// What many replies say.
enum PieceWords {
  /// `and 7 more`, below the first of many.
  case andMore(Int)
  /// There is no solution, since the requirements contradict one another.
  case contradictory
  /// There is none, since a level's objective has no least value: of the one expression that it maximises,
  /// where that is all that the level counts.
  case unbounded(Priority, maximized: Text?)
  case noLeastValue
}

extension PieceWords: Phrase {
  var english: Text {
    switch self {
    case .andMore(let count): Text(EnglishGrammar.andMore(count))
    case .contradictory: "the requirements contradict one another: nothing is left"
    case .unbounded(_, let expression?):
      "\(expression) is unbounded above\(English.noSolutionYet)"
    case .unbounded(let level, nil):
      "\(Naming.objective(level)) is unbounded below\(English.noSolutionYet)"
    case .noLeastValue: "no least value"
    }
  }
}

extension English {
  fileprivate static let noSolutionYet =
    ", so there is no solution yet; add a constraint that bounds it"
}

extension EnglishGrammar {
  /// `a`, `a and b`, `a, b and c`, each shortened, of as many as can be read at a glance.
  static func shortList(_ items: [String], limit: Int = 16) -> String {
    list(items.map { $0.shortened(to: 40) }, atMost: limit)
  }
}
