// Help on views.

import Wording

extension English.Commands {
  static let screen = HelpTopic(
    .command, "screen",
    form: "screen W x H",
    summary: "says how large the screen is that views lie in",
    body: [
      "The screen begins at 0. Its width and its height are two requirements, and 'suggest screen.width = 400' drags them."
    ],
    example: ["screen 320 x 480"],
    seeAlso: ["view", "draw", "suggest"])

  static let view = HelpTopic(
    .command, "view",
    form: "view NAME, NAME [in NAME]",
    summary: "names views, which have edges and sizes",
    body: [
      "A view has two numbers along the line, left and width, and two down, top and height. right, bottom, centerX, centerY, leading, trailing, firstBaseline and "
        + "lastBaseline are sums of these; 'a.right' can stand wherever an expression can. Widths and heights are never negative.",
      "Without 'in', a view lies in the screen. x grows to the right, y downwards.",
    ],
    example: ["view find, field"],
    seeAlso: ["screen", "guide", "size", "visual format"])

  static let guide = HelpTopic(
    .command, "guide",
    form: "guide NAME, NAME [in NAME]",
    summary: "names views that take part in the layout and are not drawn",
    example: ["view a, b", "guide gap"],
    seeAlso: ["view"])

  static let size = HelpTopic(
    .command, "size",
    form: "size NAME W x H [hug P[/P]] [resist P[/P]]",
    summary: "gives a view the size of what is in it",
    body: [
      "That is four inequalities: width <= W at the priority of hugging (250), width >= W at that of resistance (750), and the same for the height. A number may "
        + "be 'none'. Two priorities are along the line and down.",
      "A new size is a new constant. A label before it, as in own: size find 52 x 22, numbers the inequalities.",
    ],
    example: ["view find", "size find 52 x 22 hug 251 resist 750/1000"],
    seeAlso: ["view", "priorities"])

  static let spacing = HelpTopic(
    .command, "spacing",
    form: "spacing N",
    summary: "says what a bare - between two views of a visual format means",
    body: ["It is 8 unless you say otherwise."],
    example: ["spacing 10"],
    seeAlso: ["margin", "visual format"])

  static let margin = HelpTopic(
    .command, "margin",
    form: "margin N",
    summary: "says what a bare - between a view and the superview means",
    body: ["It is 20 unless you say otherwise."],
    example: ["margin 16"],
    seeAlso: ["spacing", "visual format"])

  static let direction = HelpTopic(
    .command, "direction",
    form: "direction [ltr | rtl]",
    summary: "chooses which edge is leading",
    body: ["Visual formats run in the direction of text, so that rtl mirrors them."],
    example: ["view a", "H:|-[a(50)]", "direction rtl"],
    seeAlso: ["view", "visual format"])

  static let draw = HelpTopic(
    .command, "draw",
    form: "draw [on | off]",
    summary: "draws the screen to scale",
    body: ["'draw on' draws it after every change."],
    example: ["screen 320 x 100", "view a", "HV:|-[a]-|", "draw"],
    seeAlso: ["screen", "view", "ambiguous"])

  static let ambiguous = HelpTopic(
    .command, "ambiguous",
    form: "ambiguous",
    summary: "lists what is open, and what would settle it",
    body: [
      "A number is open if several solutions are equally good and do not agree on it. 'exercise VIEW' shows the solutions in which something of a view is as small, or "
        + "as large, as it can be."
    ],
    example: ["screen 320 x 100", "view a, b", "H:|-[a]-[b]-|", "ambiguous"],
    seeAlso: ["draw", "exercise", "region"])
}

extension English.Commands {
  static let text = HelpTopic(
    .command, "text",
    form: "text NAME area N",
    summary: "gives a view a text, which is as high as its width makes it",
    body: [
      "The text takes room N, width times height: at half the width it is twice as high. That is no linear constraint, so it takes layout passes. The first knows no "
        + "height and finds the width. The height follows, as the constant of two inequalities like those of 'size'. The second pass lays out with it. If the width is "
        + "another then, there is a further pass, up to 8; if even the last changes a height, the reply says so, and 'passes' shows what goes round."
    ],
    example: ["screen 200 x 100", "view a", "H:|-[a]-|", "V:|-[a]", "text a area 3200"],
    seeAlso: ["passes", "size"])

  static let passes = HelpTopic(
    .command, "passes",
    form: "passes",
    summary: "tells what the last change sets going before the next picture",
    body: [
      "A change of a constraint is solved at once, but the screen waits for its next picture. Then views first update their constraints, from the innermost out; then "
        + "they take their frames, from the outermost in; then those that have another size are drawn again. 'passes' lists which views each pass is about, and what it "
        + "finds. Texts can make layout take several passes."
    ],
    example: ["screen 200 x 100", "view a", "H:|-[a]-|", "suggest screen.width = 300", "passes"],
    seeAlso: ["text", "draw", "history"])
}

extension English.Statements {
  static let visualFormat = HelpTopic(
    .statement, "visual format",
    or: ["VFL", "|-"],
    form: "[LABEL:] [H: | V: | HV:] [|CONNECTION] [VIEW(SIZE)] CONNECTION … [align EDGE]",
    summary: "views one after another along an axis, each gap and each size a constraint",
    body: [
      "[a][b] touch; [a]-[b] are 8 apart, |-[a] is 20 from the superview, or what 'spacing' and 'margin' say; [a]-12-[b] and "
        + "[a]-(>=8,<=20@500)-[b] say how far. In parentheses behind a name stands a size: [a(100)], [a(>=70@500)], [a(==b)]. "
        + "A number may be a point. 'align top' and the like hold between neighbours, across the axis.",
      "More than Apple's: HV: for both axes, ~ for gaps that are all equal, [a(50%)] of the superview, [a(b.width*2)].",
    ],
    example: ["view find, field", "H:|-[find]-[field(>=20)]-| align top"],
    seeAlso: ["view", "size", "constraint"])
}
