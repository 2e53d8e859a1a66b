// What is said of the ways out of a conflict in a log, in Russian.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Wording

extension LogWayWords {
  var russian: Text {
    switch self {
    case .heading: "Выходы, каждый проверен:"
    case .lower(let entries, let shortfall, let haveOthers):
      haveOthers
        ? "\(Russian.oneOf(entries)) с приоритетом \("999", .strong) (уступит на \(LogSumView.text(shortfall))) или снятая: "
          + "остальные выполняются"
        : "\(Russian.oneOf(entries)) с приоритетом \("999", .strong) уступит на \(LogSumView.text(shortfall))"
    case .relax(let entries, let relation):
      "\(Russian.oneOf(entries)) с \(relation.rawValue, .code) вместо \("==", .code): остальные выполняются"
    case .foreign(let entries, let shortfall):
      "\(Russian.lines(entries)) не \(entries.count == 1 ? "ваша; ей" : "ваши; одной из них") "
        + "пришлось бы уступить на \(LogSumView.text(shortfall))"
    case .withoutMask(let item, let entries, let cures):
      "\("\(item).translatesAutoresizingMaskIntoConstraints = false", .code): \(Russian.lines(entries)) "
        + "\(Russian.vanish(entries)), \(Russian.rest(cures))"
    case .drop(let entries):
      "без \(RussianGrammar.agreeing(entries.count, "строки", "строк")) \(Russian.numbers(entries)) остальные совместны"
    case .property(let property, let item, let entries, let cures):
      Russian.setting(property, item) + ": \(Russian.lines(entries)) "
        + (property == .spacing
          ? "\(RussianGrammar.agreeing(entries.count, "не оставляет", "не оставляют")) промежутка"
          : Russian.vanish(entries))
        + ", \(Russian.rest(cures))"
    case .measuring(let entries, let haveOwn, let isForeign):
      Russian.measuring(entries, haveOwn: haveOwn, isForeign: isForeign)
    case .wrapper(let edge, let shortfall):
      "Если ничто из этого не подходит, содержимое стека помещают в отдельную вью, а одному из её краёв дают "
        + "приоритет \("999", .strong): тогда уступает он"
        + (edge.map {
          " (проверено на строке \(String($0)): уступит на \(LogSumView.text(shortfall)), остальные выполняются)."
            as Text
        } ?? ".")
    case .nothingOwn:
      "Вашего здесь ничего нет, и менять вам нечего: это внутренние строки системы; о таком ей сообщают, а больше "
        + "ничего не делают."
    case .noneAlone: "снять одну строку мало: противоречий несколько"
    }
  }
}

extension Russian {
  /// `строка 1, 2 или 7`, `одна из строк 1–9 и 12`
  fileprivate static func oneOf(_ entries: [Int]) -> String {
    let ranges = ranges(entries)
    return ranges.count < entries.count
      ? "одна из строк \(RussianGrammar.list(ranges))"
      : "строка \(RussianGrammar.list(ranges, "или"))"
  }

  fileprivate static func vanish(_ entries: [Int]) -> Text {
    Text(RussianGrammar.agreeing(entries.count, "исчезает", "исчезают"))
  }

  fileprivate static func rest(_ cures: Bool) -> Text {
    cures ? "остальные совместны" : "но остальные всё ещё несовместны"
  }

  fileprivate static func measuring(_ entries: [Int], haveOwn: Bool, isForeign: Bool) -> Text {
    let start: Text =
      "\(capitalLines(entries)) \(RussianGrammar.agreeing(entries.count, "действует", "действуют")), только пока вью "
      + "измеряется и размера у неё ещё нет"
    if haveOwn {
      return start
        + "; если любой из ваших строк, названных выше, дать приоритет \("999", .strong), сообщение исчезнет, а потом "
        + "это ни на что не повлияет."
    }
    return start
      + (isForeign
        ? ". Вашего здесь ничего нет: всё пройдёт, когда размер появится."
        : ": сообщение исчезнет, когда размер появится.")
  }

  /// A property as it would be set.
  fileprivate static func setting(_ property: StackProperty, _ item: String?) -> Text {
    switch property {
    case .spacing: "\("spacing = 0", .code) у стека, пока он мал для своих промежутков"
    case .isHidden:
      "\("\(item ?? "view").isHidden = false", .code) или убрать вью из стека, вместо того чтобы скрывать"
    case .distribution: "другое значение \("distribution", .code) у стека"
    case .alignment: "другое значение \("alignment", .code) у стека"
    }
  }
}
