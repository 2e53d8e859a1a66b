// What can be wrong with a tree of layouts.

import Wording

enum SpecialisedFact: Hashable, LineFact, Sendable {
  /// Something else stands where a layout should; nil: nothing does.
  case noLayout(String?)
  case unknownLayout(String)
  case noParenthesis(LayoutWord)
  case wrongNumbers(LayoutWord)
  case nothingIn(LayoutWord)
  case leafHolds(LayoutWord)
  case severalInInset
  /// What stands where a layout or an option should.
  case noItem(String, LayoutWord)
  case misplacedOption(LayoutOptionWord, LayoutWord)
  case secondOption(String)
  case noSpacing, noFlexibility, noAlignment, noEquality
  case unclosed(LayoutWord)
  case tooMany

  var any: Diagnostic.Fact { .specialised(self) }

  var code: ErrorCode { self == .tooMany ? .limit : .syntax }
}

extension SpecialisedFact: Phrase {
  var english: String {
    switch self {
    case .noLayout(nil): "a layout is missing here: \(English.layouts)"
    case .noLayout(let text?): "a layout stands where \(text) is: \(English.layouts)"
    case .unknownLayout(let word): "there is no layout '\(word)': \(English.layouts)"
    case .noParenthesis(let word):
      "after \(word.rawValue) comes in parentheses what it is: \(English.example(of: word))"
    case .wrongNumbers(.inset):
      "an inset has one number, or four, left, top, right and bottom, and then a layout: "
        + English.example(of: .inset)
    case .wrongNumbers(let word):
      "\(word.rawValue) has a width and a height: \(English.example(of: word))"
    case .nothingIn(let word): "\(word.rawValue) has a layout in it: \(English.example(of: word))"
    case .leafHolds(let word):
      "nothing lies in \(word.rawValue); put layouts into a row, a column or an overlay"
    case .severalInInset: "one layout lies in an inset: put several into a row or a column"
    case .noItem(let text, let word):
      word.isLeaf
        ? "'\(text)' is nothing that \(word.rawValue) can have: align center, flex 0"
        : "'\(text)' is neither a layout nor an option of \(word.rawValue): \(English.layouts); "
          + (word.isStack
            ? "spacing 4, leading, trailing, center, fill, equal sizes, equal spacing, " : "")
          + "align fill, flex 0"
    case .misplacedOption(.spacing, let word):
      "a row or a column has spacing, not \(word.rawValue)"
    case .misplacedOption(let option, let word):
      word.isStack
        ? "\(option.rawValue) is no option of \(word.rawValue)"
        : "\(option.rawValue) says what a row or a column does with its room; for \(word.rawValue) say align \(option.rawValue)"
    case .secondOption(let word): "\(word) is said twice"
    case .noSpacing: "after spacing comes a number or a point: spacing 4"
    case .noFlexibility:
      "after flex comes a number, two for along the line and down, or none: flex 1, flex 1/none"
    case .noAlignment:
      "after align come one or two of leading, trailing, center and fill along the line, and top, bottom, center and fill down"
    case .noEquality: "say what is equal: equal sizes, or equal spacing"
    case .unclosed(let word): "what lies in \(word.rawValue) ends with )"
    case .tooMany:
      "a line has at most \(SpecialisedStatement.maximumCount) layouts"
    }
  }
}

extension English {
  fileprivate static let layouts =
    "size(50, 50), label(80, 20), inset(4, ...), row(..., ...), column(..., ...) or overlay(..., ...)"

  fileprivate static func example(of word: LayoutWord) -> String {
    switch word {
    case .size: "size(50, 50)"
    case .label: "label(80, 20)"
    case .inset: "inset(4, label(80, 20))"
    case .row, .column, .overlay: "\(word.rawValue)(size(50, 50), label(80, 20))"
    }
  }
}
