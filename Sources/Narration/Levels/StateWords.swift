// What is said of what there is, and where there is nothing to show yet.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

/// What is said of the problem as it stands.
enum StateWords {
  // Where there is nothing to show yet.
  case noConstraints
  /// Sizes that are never negative, by their names.
  case implied([String])
  /// Upper bounds that variables were declared with.
  case bounds([String])
  case noPreferences
  case noVariables
  case nothingToSolve
  /// The presentation takes a whole screen.
  case needsScreen
  /// How an exercise of one of the kinds is asked for.
  case howToExercise

  // Lists.
  case points, variables
  /// The heads of the columns that tell what a constraint is.
  case constraint, level, weight, error
  case disabled, holds, violated

  /// After what a constraint is, where its name was all that was typed: the name, and the first constraint that has it.
  case askedByName(String, Constraint)

  // Claims, with what is so.
  case isSo(Text)
  case maybeSo(Text, [Text])
  case isNotSo(Text, [Text])
  /// What a letter in a claim stands for.
  case isSlack(Constraint)

  // Values.
  case ambiguous
  /// The greatest value of what a level maximises, after the least value of its opposite.
  case greatest(Text, Rational)
}

extension StateWords: Phrase {
  var english: Text {
    switch self {
    case .implied(let names): "never negative: \(names.joined(separator: ", "))"
    case .bounds(let texts): "bounds: \(texts.joined(separator: ", "))"
    case .noConstraints: "there are no constraints yet; type one, such as X = 3 @low"
    case .noPreferences:
      "there are no objectives: only preferences have them; type one, such as X = 3 @low"
    case .noVariables: "there are no variables yet; a constraint such as X >= 0 makes one"
    case .nothingToSolve: "there is nothing to solve yet; type a constraint, such as X >= 0"
    case .needsScreen:
      "present takes a whole screen: type it at the prompt, on a terminal; trace tells the same in words"
    case .howToExercise:
      "\("exercise ratio", .code) asks one of that kind; \("exercise ratio level 2 seed 7", .code) one that is "
        + "harder, and the same each time."
    case .askedByName(let name, let constraint) where constraint.isImplied:
      "\("why \(name)", .code) tells how it came to that."
    case .askedByName(let name, let constraint):
      "\("why \(name)", .code) tells how it came to that; \("set \(name)", .code), \("priority \(name)", .code)"
        + (constraint.priority.isRequired ? "" : ", \("weight \(name)", .code)")
        + " and \("drop \(name)", .code) change it."
    case .isSo(let claim): "\(claim) is so."
    case .maybeSo(let claim, let values):
      "\(claim) is so in some of the solutions and not in others: \(EnglishGrammar.list(values))."
    case .isNotSo(let claim, let values): "\(claim) is not so: \(EnglishGrammar.list(values))."
    case .isSlack(let constraint):
      "(\(formula: constraint.letter) is the slack of \(formula: constraint.text).)"
    case .points: "points"
    case .variables: "variables"
    case .constraint: "constraint"
    case .level: "level"
    case .weight: "weight"
    case .error: "error"
    case .disabled: "disabled"
    case .holds: "holds"
    case .violated: "violated"
    case .ambiguous: "ambiguous: every value in the interval is equally good"
    case .greatest(let expression, let value): "so \(expression) is at most \(value, .strong)"
    }
  }
}
