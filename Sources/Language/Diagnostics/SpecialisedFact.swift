// What can be wrong with a tree of layouts.

import Wording

enum SpecialisedFact: LineFact, Hashable, Sendable {
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

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
