// What can be wrong with a tree of layouts, in Russian.

import Wording

extension SpecialisedFact {
  var russian: String {
    switch self {
    case .noLayout(nil): "здесь не хватает макета: \(Russian.layouts)"
    case .noLayout(let text?): "вместо \(text) нужен макет: \(Russian.layouts)"
    case .unknownLayout(let word): "нет макета '\(word)': \(Russian.layouts)"
    case .noParenthesis(let word):
      "после \(word.rawValue) в скобках пишется, что это: \(Russian.example(of: word))"
    case .wrongNumbers(.inset):
      "в inset стоят одно число или четыре, слева, сверху, справа и снизу, а за ними макет: "
        + Russian.example(of: .inset)
    case .wrongNumbers(let word):
      "у \(word.rawValue) есть ширина и высота: \(Russian.example(of: word))"
    case .nothingIn(let word):
      "внутри \(word.rawValue) лежит макет: \(Russian.example(of: word))"
    case .leafHolds(let word):
      "внутри \(word.rawValue) ничего не лежит: соберите макеты в row, column или overlay"
    case .severalInInset: "внутри inset лежит один макет: соберите несколько в row или column"
    case .noItem(let text, let word):
      word.isLeaf
        ? "'\(text)' к \(word.rawValue) не относится: бывают align center, flex 0"
        : "'\(text)' — не макет и не параметр \(word.rawValue): \(Russian.layouts); "
          + (word.isStack
            ? "spacing 4, leading, trailing, center, fill, equal sizes, equal spacing, " : "")
          + "align fill, flex 0"
    case .misplacedOption(.spacing, let word):
      "spacing бывает у row и column, но не у \(word.rawValue)"
    case .misplacedOption(let option, let word):
      word.isStack
        ? "у \(word.rawValue) нет параметра \(option.rawValue)"
        : "\(option.rawValue) говорит, как row или column делит своё место; для \(word.rawValue) введите "
          + "align \(option.rawValue)"
    case .secondOption(let word): "слово \(word) стоит дважды"
    case .noSpacing: "после spacing пишется число или точка: spacing 4"
    case .noFlexibility:
      "после flex пишется число, или два, по горизонтали и по вертикали, или none: flex 1, flex 1/none"
    case .noAlignment:
      "после align пишется одно или два слова из leading, trailing, center и fill по горизонтали и top, bottom, "
        + "center и fill по вертикали"
    case .noEquality: "укажите, что одинаково: equal sizes или equal spacing"
    case .unclosed(let word): "после того, что лежит внутри \(word.rawValue), нужна скобка )"
    case .tooMany:
      "в строке может быть не больше \(SpecialisedStatement.maximumCount) макетов"
    }
  }
}

extension Russian {
  fileprivate static let layouts =
    "size(50, 50), label(80, 20), inset(4, ...), row(..., ...), column(..., ...) или overlay(..., ...)"

  fileprivate static func example(of word: LayoutWord) -> String {
    switch word {
    case .size: "size(50, 50)"
    case .label: "label(80, 20)"
    case .inset: "inset(4, label(80, 20))"
    case .row, .column, .overlay: "\(word.rawValue)(size(50, 50), label(80, 20))"
    }
  }
}
