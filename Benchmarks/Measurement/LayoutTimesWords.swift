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
}

extension LayoutTimesWords: Phrase {
  var english: String {
    switch self {
    case .caption: "a list of cells, each an image and two labels, n views; times are medians"
    case .views: "n"
    case .operations: "operations"
    case .arranging: "arranged"
    case .pivots: "pivots"
    case .solving: "solved"
    case .dragPivots: "pivots"
    case .dragging: "dragged"
    case .bothTitle: "milliseconds against n, the number of views"
    case .arrangedTitle: "microseconds against n, without a solver alone"
    case .arranged: "without a solver: measured up, arranged down"
    case .solved: "as constraints, from nothing"
    case .dragged: "as constraints, the window dragged a step"
    case .onlyConstraints:
      "Only constraints can tie together what lies in different branches, such as two labels in two rows that are to be equally wide: a tree measures each branch by itself."
    case .onlyCode:
      "Only code can decide: LayoutKit leaves out a view that there is no room for, its gap with it, and a linear constraint has no 'if'."
    }
  }
}
