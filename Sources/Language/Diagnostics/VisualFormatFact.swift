// What can be wrong with a visual format.

import Wording

enum VisualFormatFact: Hashable, LineFact, Sendable {
  /// Between `|` and `|`, or after `|`.
  case noView
  /// What stands where a view should.
  case noBracket(String)
  case noName
  /// The view's name.
  case openView(String)
  case endsInGap
  case openGap
  /// What stands after the minus.
  case negativeGap(String?)
  case negativeSize
  case openPredicates(Place)
  case noAmount(Place, String?)
  case zeroFactor
  case noAlignment
  case behindFormat(String)

  /// What is in parentheses.
  enum Place: Sendable { case size, gap }

  var any: Diagnostic.Fact { .visualFormat(self) }

  var code: ErrorCode { .syntax }
}

extension VisualFormatFact: Phrase {
  var english: String {
    switch self {
    case .noView: "a visual format has at least one view: write |-[NAME]-|"
    case .noBracket(""): "a view is missing at the end: write [NAME]"
    case .noBracket(let text): "a view stands in brackets: write [NAME] where \(text) is"
    case .noName: "between [ and ] stands the name of a view"
    case .openView(let name): "the view \(name) ends with ]"
    case .endsInGap:
      "a gap leads to a view or to the superview: go on with [NAME] or |, or take it out"
    case .openGap: "a gap ends with -, as in -8-"
    case .negativeGap(let number): "a negative gap stands in parentheses: -(-\(number ?? "8"))-"
    case .negativeSize: "a width or a height is never negative"
    case .openPredicates(.size): "the size of a view ends with ), as in [NAME(>=20)]"
    case .openPredicates(.gap): "a gap in parentheses ends with ), as in -(>=8)-"
    case .noAmount(.size, _):
      "a size is a number, a point or another view: [NAME(>=20)], [NAME(OTHER)]"
    case .noAmount(.gap, _): "a gap is a number or a point: -8-, -(>=8)-"
    case .zeroFactor: "a size is multiplied or divided by a number that is not 0"
    case .noAlignment:
      "after align comes what neighbours have in common: top, bottom, centerY, left, right, centerX"
    case .behindFormat(let text):
      "the format is over here; \(text) does not belong to it. Alignments come after align"
    }
  }
}
