// What is said where there is nothing to show yet.

import Rendering

extension Words {
  static let noConstraints = "there are no constraints yet; type one, such as X = 3 @low"
  static let noPreferences =
    "there are no objectives: only preferences have them; type one, such as X = 3 @low"
  static let noVariables = "there are no variables yet; a constraint such as X >= 0 makes one"
  static let nothingToSolve = "there is nothing to solve yet; type a constraint, such as X >= 0"
  static let ambiguous = "ambiguous: every value in there is as good"
}

extension Words {
  static func notDrawable(_ level: String, _ count: Int) -> String {
    count == 0
      ? "f(\(level)) holds no variable, so there is nothing to draw"
      : "f(\(level)) depends on \(count) variables; name one or two of them, as in plot \(level) X"
  }
}

extension Words {
  static let howToExercise: Text =
    "\("exercise ratio", .code) asks one of that kind; \("exercise ratio level 2 seed 7", .code) a harder one, and always the same."
  static let needsScreen =
    "present takes a whole screen: type it at the prompt, on a terminal; trace tells the same in words"
}
