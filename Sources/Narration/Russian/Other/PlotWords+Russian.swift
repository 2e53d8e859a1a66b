// What is said of plots and planes, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension PlotWords {
  var russian: Text {
    switch self {
    case .undrawable(let level, 0):
      "в функционале \(Naming.objective(level)) нет переменных, рисовать нечего"
    case .undrawable(let level, let count):
      "функционал \(Naming.objective(level)) зависит от "
        + "\(RussianGrammar.count(count, "переменной", "переменных", "переменных")); назовите одну или "
        + "две из них, например plot \(level.name) X"
    case .against(let level, let variable, let others, let hasMore):
      "\(ObjectiveName.colored(level)) в зависимости от \(formula: variable, .strong)"
        + (others.isEmpty
          ? "" : ", при " + others.joined(separator: ", ") + (hasMore ? ", …" : ""))
    case .regionTitle(let x, let y):
      "Область переменных \(formula: x) и \(formula: y), уровень за уровнем"
    case .spaceTitle(let names):
      "Область переменных \(RussianGrammar.list(names.map { Text(formula: $0) })), уровень за уровнем"
    case .needsThree(let count):
      "wireframe показывает три переменные, а их \(count): назовите три, например wireframe x y z"
    case .tooManyCorners(let most):
      "у области этих трёх переменных больше \(RussianGrammar.count(most, "вершины", "вершин", "вершин")); "
        + "по двум из них region нарисует многоугольник"
    case .curvesTitle(let level, let sum, let x, let y):
      "\(ObjectiveName.colored(level)) = \(sum) на плоскости переменных \(formula: x) и \(formula: y)"
    case .leastThere(let level, let value, nil):
      "Там \(ObjectiveName.colored(level)) принимает наименьшее значение: \(value, .strong)."
    case .leastThere(let level, let value, let (expression, greatest)?):
      "Там \(ObjectiveName.colored(level)) принимает наименьшее значение, \(value), а значит, "
        + "\(expression) — наибольшее: \(greatest, .strong)."
    case .after(let level): "после уровня \(level.name, Naming.role(level))"
    }
  }
}
