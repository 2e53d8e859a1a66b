// What can be wrong with a visual format.

import Wording

enum VisualFormatFact: LineFact, Hashable, Sendable {
  /// Between `|` and `|`, or behind `|`.
  case noView
  /// What stands where a view should.
  case noBracket(String)
  case noName
  /// The view's name.
  case openView(String)
  case endsInGap
  case openGap
  /// What stands behind the minus.
  case negativeGap(String?)
  case negativeSize
  case openPredicates(Place)
  case noAmount(Place, String?)
  case zeroFactor
  case noAlignment
  case behindFormat(String)

  /// What is in parentheses.
  enum Place: Hashable, Sendable { case size, gap }

  var any: Diagnostic.Fact { .visualFormat(self) }

  var code: ErrorCode { .syntax }

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
