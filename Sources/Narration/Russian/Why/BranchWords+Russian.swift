// What is said of a problem and its two children, in Russian.

import Rendering
import Session
import Wording

extension BranchWords {
  var russian: Text {
    switch self {
    case .parent: "сейчас"
    case .ending(.optimal): ""
    case .ending(.unsatisfiable): Text("решений нет", .error)
    case .ending(.unbounded): Text("не ограничен", .error)
    case .goOn(let lines):
      "Ничего не изменилось. Чтобы перейти в ветвь, введите "
        + lines.map { Text($0, .code) }.joined(separator: " или ")
        + "; \("undo", .code) возвращает назад."
    }
  }
}
