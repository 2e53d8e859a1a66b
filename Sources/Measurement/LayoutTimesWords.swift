// What is said of layouts that are measured.

import Wording

/// What is said of layouts, arranged either way.
enum LayoutTimesWords {
  case caption
  // The heads of the columns.
  case views, operations, arranging, pivots, solving, dragPivots, dragging
  // The graphs, and their curves.
  case bothTitle, arrangedTitle
  case arranged, solved, dragged
  /// What only constraints can say, and what only code can.
  case onlyConstraints, onlyCode

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
