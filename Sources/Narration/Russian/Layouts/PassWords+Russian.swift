// What is said of layout passes, in Russian.

import Rationals
import Rendering
import Session
import Wording

extension PassWords {
  var russian: Text {
    switch self {
    case .noChangeYet: return "пока ничего не менялось"
    case .solvedAtOnce:
      return "Задача решена сразу. До следующей картинки предстоят три прохода:"
    case .updating(let count):
      return "1  Ограничения, изнутри наружу: \(count) вью"
    case .layingOut(let count):
      return "2  Вёрстка, снаружи внутрь: \(count) вью"
    case .drawing(let count):
      return "3  Рисование, где размер новый: \(count) вью"
    case .updated(let ids): return Text(RussianGrammar.shortList(ids))
    case .isNew: return "новая"
    case .round(let number, let heights):
      return "проход \(number): " + heights.map { Russian.height($0) }.joined(separator: "; ")
    case .lastRound(let number):
      return "проход \(number): высота каждого текста такая, какую даёт его ширина"
    case .circle(let passes, let again):
      return
        "Это цикл: проход \(passes) приходит к тому же, что проход \(again), и так без конца."
    case .limit(let passes, let isNarrowing):
      return "Это не кончается: после "
        + Text(RussianGrammar.count(passes, "прохода", "проходов", "проходов"))
        + " высоты всё ещё меняются"
        + (isNarrowing
          ? ", хотя всё меньше: округление до пикселей положило бы этому конец." : ".")
    case .roundsBetween(let count):
      return Text(
        "и так далее, ещё \(RussianGrammar.count(count, "проход", "прохода", "проходов"))")
    case .course(let view, let heights):
      return "\(view, .strong): "
        + heights.map { Text($0) }.joined(separator: " → ") + " → …"
    case .wayOut:
      return "Выход: ширина, которая не зависит от высоты текста."
    case .waiting(let text): return Text(Russian.waits(text))
    case .open(let view, let width, let taken):
      return
        "ширина вью \(view, .strong) не определена, она в \(width); для проходов взято \(taken)"
    case .nothingMoved: return "ни один фрейм не изменился"
    }
  }
}

extension Russian {
  fileprivate static func height(_ height: TextPasses.Height) -> Text {
    guard height.width.signum > 0 else {
      return "ширина вью \(height.view, .strong) — \(height.width), и высоты у текста нет"
    }
    let start: Text =
      "ширина вью \(height.view, .strong) — \(height.width), поэтому высота текста — \(height.height)"
    guard let before = height.before else { return start }
    return before == height.height ? start + ", как и было" : start + ", а не \(before)"
  }

  static func waits(_ text: TextPasses.Waiting) -> String {
    text.width == nil
      ? "ширина вью \(text.view) не задана, поэтому высоты у текста пока нет"
      : "ширина вью \(text.view) — \(text.width?.description ?? "0"), и высоты у текста нет"
  }

  static func loop(_ views: [String]) -> String {
    RussianGrammar.agreeing(views.count, "высота текста вью ", "высоты текстов вью ")
      + "\(RussianGrammar.list(views)) не \(RussianGrammar.agreeing(views.count, "устанавливается", "устанавливаются")): "
      + "каждый проход вёрстки снова \(RussianGrammar.agreeing(views.count, "её", "их")) меняет; как именно, показывает passes"
  }
}
