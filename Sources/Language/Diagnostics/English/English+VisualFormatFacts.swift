// What is wrong with a visual format, in English.

import Wording

extension English {
  static func text(_ fact: VisualFormatFact) -> String {
    switch fact {
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
      "behind align stands what neighbours have in common: top, bottom, centerY, left, right, centerX"
    case .behindFormat(let text):
      "the format is over here; \(text) does not belong to it. Alignments stand behind align"
    }
  }
}
