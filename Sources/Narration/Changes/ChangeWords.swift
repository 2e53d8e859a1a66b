// What is said of changes: what was added, what it cost, how replies look from here on.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

/// What is said of a change.
enum ChangeWords {
  /// Before the points that were named.
  case points(Int)
  /// `low: adds a⁺ to f(low)`: what a constraint or an objective adds to what its level minimises.
  case adds(share: Text, Priority)
  /// More constraints came than are shown.
  case moreConstraints(Int)
  /// That so many constraints of a form are requirements.
  case allRequired(Int)
  /// - Parameter points: the points' names, where a variable looks like one of them.
  case newVariables([String], unlike: [String])
  /// What had a name that was typed for something else.
  case renamed(Hierarchy.Renaming, wasObjective: Bool, nowNames: Named?)
  case note(Note)
  case rule(RuleWord)
  case inUse(DisplaySettings.Setting)
  /// Below the intervals of two variables.
  case notEveryPair
  case cost(ChangeCost)

  /// What a name may stand for.
  enum Named { case variable, point, constraint, objective }

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

extension ChangeWords {
  /// - Parameter problem: after the renaming.
  static func renamed(_ renaming: Hierarchy.Renaming, in problem: Hierarchy) -> ChangeWords {
    let named: Named? =
      switch problem.symbol(named: renaming.old) {
      case .variable?: .variable
      case .point?: .point
      case nil:
        problem.constraint(renaming.old) != nil
          ? .constraint : problem.objective(renaming.old) != nil ? .objective : nil
      }
    return .renamed(
      renaming, wasObjective: problem.objective(renaming.new) != nil, nowNames: named)
  }
}
