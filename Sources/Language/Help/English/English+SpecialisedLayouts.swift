// Help on layouts without a solver.

import Wording

extension English {
  static let specialisedCommands: [CommandText] = [
    CommandText(
      "layout", or: ["LayoutKit", "specialised layout"],
      "arranges a tree of layouts without a solver, and the same with one",
      """
      EXPR is size(W, H) or label(W, H), with nothing in it; inset(N, EXPR), or inset(LEFT, TOP, RIGHT, BOTTOM, EXPR); \
      row(EXPR, ...), column(EXPR, ...); or overlay(EXPR, ...), which is as large as the first. A name may stand \
      before each: title: label(80, 20).

      A row or a column has options behind what lies in it: spacing N, and what becomes of room that is not needed: \
      leading, trailing or center leave it over; fill, which is usual, gives it to the most flexible; equal sizes; \
      equal spacing. Every layout has align, with leading, trailing, center or fill along the line and top, bottom, \
      center or fill down (usual are center for size and label, fill for the others), and flex N, or none: where room \
      is short, the most flexible gives way first. A label has flex 0, a size none, the others what lies in them has.

      Each is measured from the leaves up and arranged from the outermost down: a few additions for each layout, and \
      no pivot. Beside it stand the pivots that the same layout takes as constraints; 'constraints' lists these. The \
      session's own views are left alone.

      Only constraints can tie together what lies in different branches, such as two labels in two rows that are to be \
      equally wide: a tree measures each branch by itself. Only code can decide: LayoutKit leaves out a view that \
      there is no room for, its gap with it, and a linear constraint has no 'if'. Here such a view is squeezed to \
      nothing, and its gap stays.
      """)
  ]
}

extension English {
  static func about(_ word: LayoutWord) -> String {
    switch word {
    case .size: "a width and a height, not flexible"
    case .label: "a width and a height, flexible"
    case .inset: "room around a layout"
    case .row: "layouts from left to right"
    case .column: "layouts from top to bottom"
    case .overlay: "layouts in the same place, as large as the first"
    }
  }

  static func about(_ word: LayoutOptionWord) -> String {
    switch word {
    case .spacing: "how far apart they are"
    case .leading: "what is not needed is left over at the end"
    case .trailing: "what is not needed is left over at the beginning"
    case .center: "what is not needed is left over on both sides"
    case .fill, .flexing: "the most flexible takes what is not needed"
    case .equal: "equal sizes, or equal spacing"
    case .align: "where it lies in its room"
    case .flex: "how readily it is stretched and squeezed"
    }
  }
}
