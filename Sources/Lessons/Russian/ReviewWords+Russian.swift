// What a review says around its questions, in Russian: Markdown.

import Wording

extension ReviewWords {
  var russian: String {
    switch self {
    case .title: "Повторение"
    case .introduction:
      "Сюда возвращается то, что не удалось: через день, ещё через три дня и ещё через семь. Если всё сказанное "
        + "можно вывести из других чисел, числа будут другими."
    case .from(let lesson): "Из урока «\(lesson)»"
    }
  }
}
