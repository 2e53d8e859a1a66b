// What is said of plots and planes, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: PlotWords) -> Text {
    switch words {
    case .undrawable(let level, 0):
      Text("\(Naming.objective(level)) contains no variable, so there is nothing to draw")
    case .undrawable(let level, let count):
      Text(
        "\(Naming.objective(level)) depends on \(count) variables; name one or two of them, as in plot "
          + "\(level.name) X")
    case .against(let level, let variable, let others, let hasMore):
      "\(ObjectiveName.colored(level)) against \(variable, .strong)"
        + (others.isEmpty
          ? "" : ", with " + others.joined(separator: ", ") + (hasMore ? ", …" : ""))
    case .regionTitle(let x, let y): "The region of \(x) and \(y), level by level"
    case .spaceTitle(let names):
      "The region of \(EnglishGrammar.list(names.map { Text($0) })), level by level"
    case .needsThree(let count):
      "wireframe shows three variables, and there \(EnglishGrammar.agreeing(count, "is", "are")) \(count): name three, as in wireframe x y z"
    case .tooManyCorners(let most):
      "the region of these three variables has more than \(most) corners: region of two of them is a polygon"
    case .curvesTitle(let level, let sum, let x, let y):
      "\(ObjectiveName.colored(level)) = \(sum) over \(x) and \(y)"
    case .leastThere(let level, let value, nil):
      "\(ObjectiveName.colored(level)) is least there: \(value, .strong)."
    case .leastThere(let level, let value, let (expression, greatest)?):
      "\(ObjectiveName.colored(level)) is least there: \(value). So \(expression) is greatest there: "
        + "\(greatest, .strong)."
    case .after(let level): "after \(level.name, Naming.role(level))"
    }
  }
}
