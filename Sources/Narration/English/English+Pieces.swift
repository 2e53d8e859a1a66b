// Short pieces that more than one reply needs, in English.

import ConstraintHierarchies
import Rendering
import Wording

extension English {
  static func text(_ words: PieceWords) -> Text {
    switch words {
    case .andMore(let count): Text(EnglishGrammar.andMore(count))
    case .contradictory: "the requirements contradict one another: nothing is left"
    case .unbounded(_, let expression?):
      "\(expression) is unbounded above\(noSolutionYet)"
    case .unbounded(let level, nil):
      "\(Naming.objective(level)) is unbounded below\(noSolutionYet)"
    case .noLeastValue: "no least value"
    }
  }

  private static let noSolutionYet =
    ", so there is no solution yet; add a constraint that bounds it"
}

extension EnglishGrammar {
  /// `a`, `a and b`, `a, b and c`, each shortened, of as many as can be read at a glance.
  static func shortList(_ items: [String], limit: Int = 16) -> String {
    list(items.map { $0.shortened(to: 40) }, atMost: limit)
  }
}
