// Help on views.

import Wording

extension English {
  static let layoutCommands: [CommandText] = [
    CommandText(
      "screen",
      "says how large the screen is that views lie in",
      """
      The screen begins at 0. Its width and its height are two requirements, and 'suggest screen.width = 400' drags \
      them.
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
      'draw on' draws it after every change.
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
  ]
}
