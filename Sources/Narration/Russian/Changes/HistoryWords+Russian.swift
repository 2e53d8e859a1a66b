// What is said of undo, redo, history, and of what the last change was, in Russian.

import Rendering
import Session
import Wording

extension HistoryWords {
  var russian: Text {
    switch self {
    case .noChangeYet:
      "изменений ещё не было; введите ограничение, например X >= 0, а затем trace change"
    case .moreChanges(let count): Text("\(RussianGrammar.andMore(count)): все покажет history")
    case .changes(let count):
      Text("(\(RussianGrammar.count(count, "изменение", "изменения", "изменений")))")
    case .earlierChanges(let count):
      Text(
        "до них — ещё \(RussianGrammar.count(count, "изменение", "изменения", "изменений")); "
          + "все покажет history")
    case .undone: "отменено"
    case .standing(let history): Text(Russian.standing(history))
    case .lastChange(.done(let line)): "Последнее изменение: \(line, .code)"
    case .lastChange(.undone(let lines)):
      "Последнее изменение: команда \("undo", .code) отменила \(Russian.several(lines))"
    case .lastChange(.redone(let lines)):
      "Последнее изменение: команда \("redo", .code) вернула \(Russian.several(lines))"
    case .nothingLeftToSolve: "Нет ни переменных, ни ограничений: решать нечего."
    case .stopsAnywhere(let names):
      Text(
        (names.count == 1 ? "значение переменной" : "значения переменных")
          + " \(RussianGrammar.list(names)) "
          + RussianGrammar.agreeing(names.count, "неоднозначно", "неоднозначны")
          + ": другие столь же хороши; на этом остановился метод")
    }
  }
}

extension Russian {
  /// `undo отменит изменение 2, redo вернёт изменение 3`
  fileprivate static func standing(_ history: HistoryReport) -> String {
    let done = history.position
    let back = done > 0 ? "undo отменит изменение \(done)" : "всё отменено"
    return history.undone > 0 ? "\(back), redo вернёт изменение \(done + 1)" : back
  }

  fileprivate static func several(_ lines: [String]) -> Text {
    let limit = 3
    var texts = lines.prefix(limit).map { Text($0, .code) }
    if lines.count > limit { texts.append("ещё \(lines.count - limit), всё одним изменением") }
    return texts.joined(separator: "; ")
  }
}
