// Help on views.

import Wording

extension English {
  static let layoutCommands: [CommandText] = [
    CommandText(
      "screen",
      "says how large the screen is that views lie in",
      """
      The screen begins at 0. Its width and its height are two requirements, and 'suggest screen.width = 400' drags \
      them. 'screen 390' says the width alone, for another device.
      """),
    CommandText(
      "view",
      "names views, which have edges and sizes",
      """
      A view has two numbers along the line, left and width, and two down, top and height. right, bottom, centerX, \
      centerY, leading, trailing, firstBaseline and lastBaseline are sums of these; 'a.right' can stand wherever an \
      expression can. Widths and heights are never negative.

      Without 'in', a view lies in the screen. x grows to the right, y downwards.
      """),
    CommandText(
      "guide",
      "names views that take part in the layout and are not drawn"),
    CommandText(
      "scroll",
      or: ["scroll view", "scrolling", "UIScrollView", "content guide", "frame guide"],
      "names views whose content scrolls",
      """
      NAME is what is seen of it, the frame layout guide. NAME.content is a guide in it, the content layout guide: what \
      lies in it, pinned to all its edges, says how large the content is. Nothing else does, so 'ambiguous' tells what \
      is missing; 'NAME.content.width = NAME.width' lets it scroll down only.

      Its left and top are those of NAME less the points NAME.offsetX and NAME.offsetY, which are 0 until they are \
      moved: 'point NAME.offsetY = 100' scrolls.
      """),
    CommandText(
      "fit", or: ["systemLayoutSizeFitting", "self-sizing cell", "sizeThatFits", "cell", "cells"],
      "wishes a view to be as small as its constraints allow",
      """
      That is two more wishes, width = W and height = H, 0 unless you say them, at priority 50, which is below what is in \
      the view resists with. So they make it as small as its content allows: that is all that systemLayoutSizeFitting \
      does. A cell of a table is measured with 'fit cell 320 x 0 @1000/50': the width is required, the height fits. The \
      table then holds the cell at that height, for which you write 'cell.height = 84', with '@999' if that may give way.

      A measurement knows the view and what lies in it, nothing outside. Where constraints with what lies outside hold \
      the view otherwise, the reply tells what it would be alone.
      """),
    CommandText(
      "size",
      "gives a view the size of what is in it",
      """
      That is four inequalities: width <= W at the priority of hugging (250), width >= W at that of resistance (750), \
      and the same for the height. A number may be 'none'. Two priorities are along the line and down.

      A new size is a new constant. A label before it, as in own: size find 52 x 22, numbers the inequalities.
      """),
    CommandText(
      "spacing",
      "says what a bare - between two views of a visual format means",
      """
      It is 8 unless you say otherwise.
      """),
    CommandText(
      "margin",
      "says what a bare - between a view and the superview means",
      """
      It is 20 unless you say otherwise.
      """),
    CommandText(
      "direction",
      "chooses which edge is leading",
      """
      Visual formats run in the direction of text, so that rtl mirrors them.
      """),
    CommandText(
      "draw",
      "draws the screen to scale",
      """
      'draw on' draws it after every change. Of a view with an 'outset' both rectangles are drawn: the alignment \
      rectangle, which constraints are about, and thinly the frame.
      """),
    CommandText(
      "ambiguous", or: ["hasAmbiguousLayout"],
      "lists what is open, and what would settle it",
      """
      A number is open if several solutions are equally good and do not agree on it. 'exercise VIEW' shows the \
      solutions in which something of a view is as small, or as large, as it can be.
      """),
    CommandText(
      "text",
      "gives a view a text, which is as high as its width makes it",
      """
      The text takes room N, width times height: at half the width it is twice as high. That is no linear constraint, \
      so it takes layout passes. The first knows no height and finds the width. The height follows, as the constant of \
      two inequalities like those of 'size'. The second pass lays out with it. If the width is another then, there is \
      a further pass, up to 8; if even the last changes a height, the reply says so, and 'passes' shows what goes \
      round.
      """),
    CommandText(
      "passes",
      "tells what the last change sets going before the next picture",
      """
      A change of a constraint is solved at once, but the screen waits for its next picture. Then views first update \
      their constraints, from the innermost out; then they take their frames, from the outermost in; then those that \
      have another size are drawn again. 'passes' lists which views each pass is about, and what it finds. Texts can \
      make layout take several passes.
      """),
    CommandText(
      "pixels",
      "tells where edges come to lie on a screen with N pixels a point",
      """
      Solutions are exact; a screen has no third of a pixel. Each edge goes to the nearest pixel, from the middle between \
      two to the later one, and a size is what then lies between. So views that are equally wide may be a pixel apart, \
      and none drifts away from its neighbour. Nothing is changed by it: constraints are solved with the exact numbers.
      """),
  ]
}
