// What is said of the ways that count in a task, in Russian.

public import Rendering
import Wording

extension WayWords {
  package var russian: Text {
    switch self {
    case .rules(let rules, let limit): Russian.rules(rules, limit: limit)
    case .notCarriedOut(let breach):
      "\("Эта строка не выполнена:", .note) " + breach.russian
    }
  }
}

extension WayBreach {
  /// Why a line does not count: the rest of a sentence that has named the line, which it calls она.
  public var russian: Text {
    switch self {
    case .notAmong(let way, let only):
      "она \(Russian.does(way)), а здесь засчитывается только \(RussianGrammar.list(only.map { Russian.whatCounts($0) }, "или"))."
    case .forbidden(let way):
      "она \(Russian.does(way)), а в этом задании нужно обойтись без этого."
    case .changes(let name): "она меняет \(name, .code), а это должно остаться без изменений."
    }
  }
}

extension Russian {
  fileprivate static func rules(_ rules: TaskRules, limit: Int?) -> Text {
    var sentences: [String] = []
    if let only = rules.only {
      sentences.append(
        "Засчитывается: \(RussianGrammar.list(only.map { whatCounts($0) }, "или")).")
    }
    if !rules.no.isEmpty {
      sentences.append(
        "Не допускается: \(RussianGrammar.list(rules.no.map { whatIsNot($0) }, "или")).")
    }
    switch rules.keep {
    case .these(let names):
      sentences.append(
        RussianGrammar.agreeing(
          names.count, "Должно остаться без изменений: ", "Должны остаться без изменений: ")
          + RussianGrammar.list(names) + ".")
    case .all(but: []): sentences.append("Всё, что есть, остаётся без изменений.")
    case .all(but: let names):
      sentences.append("Всё, кроме \(RussianGrammar.list(names)), остаётся без изменений.")
    case nil: break
    }
    if rules.welcomesAnyWay, rules.only == nil {
      sentences.append(
        rules.no.isEmpty && rules.keep == nil
          ? "Подойдёт любой способ." : "Подойдёт любой другой способ.")
    }
    if let limit {
      sentences.append(
        limit == 1
          ? "Одна строка."
          : "Не больше \(RussianGrammar.count(limit, "строки", "строк", "строк")).")
    }
    return sentences.isEmpty
      ? Text(pieces: []) : Text(sentences.joined(separator: " "), .dim)
  }

  /// In the nominative.
  fileprivate static func whatCounts(_ way: Way) -> String {
    switch way {
    case .point: "перемещение точки (point ИМЯ = ЧИСЛО)"
    case .variable: "новая переменная (var ИМЯ)"
    case .requirement: "новое требование"
    case .preference: "новое пожелание (с @ и уровнем)"
    case .constraint: "новое ограничение"
    case .objective: "целевая функция (maximize или minimize)"
    case .weight: "изменение веса (weight ИМЯ ЧИСЛО)"
    case .priority: "смена приоритета (priority ИМЯ @УРОВЕНЬ)"
    case .set: "другая константа (set ИМЯ ЗНАЧЕНИЕ)"
    case .suggest: "предложенное значение (suggest ПЕРЕМ = ЗНАЧЕНИЕ)"
    case .drop: "drop ИМЯ"
    case .disable: "disable ИМЯ"
    case .enable: "enable ИМЯ"
    case .undo: "undo"
    case .load: "load ФАЙЛ"
    case .reset: "reset"
    }
  }

  /// In the nominative.
  private static func whatIsNot(_ way: Way) -> String {
    switch way {
    case .point: "перемещение точки"
    case .variable: "новая переменная"
    case .requirement: "новое требование"
    case .preference: "новое пожелание"
    case .constraint: "новое ограничение"
    case .objective: "целевая функция"
    case .weight: "другой вес"
    case .priority: "другой приоритет"
    case .set: "другая константа"
    case .suggest: "предложенное значение"
    case .drop: "удаление строки"
    case .disable: "отключение строки"
    case .enable: "включение строки"
    case .undo, .load, .reset: way.rawValue
    }
  }

  fileprivate static func does(_ way: Way) -> String {
    switch way {
    case .point: "перемещает точку"
    case .variable: "вводит новую переменную"
    case .requirement: "добавляет требование"
    case .preference: "добавляет пожелание"
    case .constraint: "добавляет ограничение"
    case .objective: "добавляет целевую функцию"
    case .weight: "меняет вес"
    case .priority: "меняет приоритет"
    case .set: "меняет константу"
    case .suggest: "предлагает значение"
    case .drop: "удаляет строку"
    case .disable: "отключает строку"
    case .enable: "включает строку"
    case .undo: "отменяет строку"
    case .load: "загружает файл"
    case .reset: "удаляет всё"
    }
  }
}
