// What is said of a tree of layouts.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

/// What is said of a tree of layouts, arranged either way.
enum SpecialisedWords {
  case arranged(Tally, layouts: Int)
  case solved(constraints: Int, levels: Int, pivots: Int)
  /// The two ways do not agree on these.
  case differing([String])
  case noRoom(least: AxisPair<Rational>, room: AxisPair<Rational?>)
  /// What only constraints can say, and what only code can.
  case onlyConstraints, onlyCode
  case priority(Priority)
}

extension SpecialisedWords: Phrase {
  var english: Text {
    switch self {
    case .arranged(let tally, let layouts):
      "\("without a solver", .strong): \(EnglishGrammar.count(layouts, "layout")), measured up and arranged down with "
        + "\(EnglishGrammar.count(tally.additions, "addition")) and \(EnglishGrammar.count(tally.comparisons, "comparison"))"
    case .solved(let constraints, let levels, let pivots):
      "\("as constraints", .strong): \(constraints) of them on \(EnglishGrammar.count(levels, "level")) below the requirements, solved with "
        + "\(EnglishGrammar.count(pivots, "pivot")); the frames are the same"
    case .differing(let names):
      "the two ways differ in \(EnglishGrammar.list(names)): please report that"
    case .noRoom(let least, let room):
      "insets and gaps alone need \(least.horizontal) x \(least.vertical), and there is \(English.length(room.horizontal)) x \(English.length(room.vertical)): "
        + "without a solver they run over the edge, and as constraints they contradict one another"
    case .onlyConstraints:
      "Only constraints can tie together what lies in different branches, such as two labels in two rows that are to be equally wide: a tree measures each branch by itself."
    case .onlyCode:
      "Only code can decide: LayoutKit leaves out a view that there is no room for, its gap with it, and a linear constraint has no 'if'."
    case .priority(let priority): "@\(priority.number)"
    }
  }
}

extension English {
  fileprivate static func length(_ number: Rational?) -> String {
    number?.description ?? "any length"
  }
}
