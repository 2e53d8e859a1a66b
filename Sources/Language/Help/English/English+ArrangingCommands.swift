// Help on masks, stacks, insets and visual formats written back.

import Wording

extension English {
  static let arrangingCommands: [CommandText] = [
    CommandText(
      "mask",
      or: [
        "autoresizing mask", "springs and struts", "translatesAutoresizingMaskIntoConstraints",
      ],
      "places a view by an autoresizing mask, as constraints",
      """
      Along each axis a mask has three signs: the margin before the view, its size, and the margin after it. What has \
      the sign & takes its share when the superview grows, in proportion to what it was; what has - stays. Each axis \
      becomes two required equations, and they are what your own constraints conflict with: 'mask NAME off' takes them \
      out, as translatesAutoresizingMaskIntoConstraints = false does.

      X and Y count from the superview's left and top, and are not turned by 'direction'. How large the superview is \
      when the mask is given comes from the screen's size, from the superview's own mask or from its 'size'; where \
      none of these says it, say it with 'in W x H'.
      """),
    CommandText(
      "stack", or: ["stack view"],
      "arranges views in a row, or down, as a stack view does",
      """
      NAME becomes a guide that the views lie in, unless there is a view of that name. The first view begins and the \
      last one ends with the stack, neighbours are N apart (0 unless you say it), and across the stack each view is as \
      large as the stack, or aligned with it where 'align' says how.

      'fill' says nothing more: hugging and resistance decide. 'equally' makes all as large as the first; \
      'proportionally' wants them in proportion to their sizes, at priorities 999, 998 and so on; 'spacing' makes the \
      gaps equal instead, and at least N; 'centering' wants the centres equally far apart, at 149, 148 and so on.

      The same name again replaces the stack. A label before it numbers its constraints: 'row: stack ...' makes row.1, \
      row.2 and so on.
      """),
    CommandText(
      "hide",
      "hides views of a stack: their width is 0, or their height",
      """
      That is a requirement, NAME.hidden, and so it contradicts whatever inside the view takes room, such as a margin \
      on both sides. Give one of those the priority 999, and it gives way while the view is hidden. A view that is in \
      no stack keeps its place when it is hidden, so nothing is said of it.

      The others share the stack as if it were not there: the gap beside it closes, and 'equally', 'proportionally', \
      'spacing' and 'centering' reckon without it. The stack's constraints keep their names and say something else \
      meanwhile; those that would be about hidden views alone are off. 'unhide', or dropping or disabling NAME.hidden, \
      brings back what they said.
      """),
    CommandText(
      "unhide",
      "shows views of a stack again"),
    CommandText(
      "inset", or: ["layout margins", "safe area"],
      "says how far the margins of a view lie inside its edges",
      """
      One number is for all four. They are what leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, \
      trailingMargin, centerXWithinMargins and centerYWithinMargins of the view are reckoned with, and they are 0 \
      until you say them.

      Each is a point, NAME.leftInset and so on: it can be moved, and swept. A safe area is a guide like any other: \
      'guide safe', 'safe.top = screen.top + 59'.
      """),
    CommandText(
      "baseline",
      "says how far the baselines of a view lie inside its edges",
      """
      firstBaseline is the top and the ascent, lastBaseline the bottom less the descent; both are 0 until you say \
      them. Each is a point, NAME.ascent and NAME.descent.
      """),
    CommandText(
      "outset", or: ["alignment rectangle", "alignmentRectInsets"],
      "says how far the frame of a view lies outside its alignment rectangle",
      """
      Constraints are about the alignment rectangle: left, top, width and so on are its own. A shadow or a badge may make \
      the frame larger; that is drawn, and moves nothing. One number is for all four, and they are 0 until you say them. \
      Each is a point, NAME.leftOutset and so on: what alignmentRectInsets holds.
      """),
    CommandText(
      "format",
      "writes the constraints on the views in a view as visual formats",
      """
      Constraints that no visual format can say are listed as they are. Without a name it is about the screen.
      """),
  ]
}

extension English {
  static func about(_ option: StackStatement.Option) -> String {
    switch option {
    case .spacing: "with a number how far apart; alone that all gaps are equal"
    case .fill: "the sizes of the views decide"
    case .equally: "all are equally large"
    case .proportionally: "as their sizes are"
    case .centering: "the centres are equally far apart"
    case .down: "from top to bottom"
    case .align: "what they have in common across the stack"
    }
  }
  static func about(_ edge: InsetStatement.Edge) -> String {
    switch edge {
    case .left, .right, .top, .bottom: "how far this margin lies inside its edge"
    case .ascent: "how far below the top the first baseline lies"
    case .descent: "how far above the bottom the last baseline lies"
    case .leftOutset, .rightOutset, .topOutset, .bottomOutset:
      "how far this edge of the frame lies outside"
    }
  }
}
