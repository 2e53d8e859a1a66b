// The rows of the table of commands: what arranges views.

extension CommandTable {
  static let arrangementRows: [CommandEntry] = [
    CommandEntry(
      "mask",
      takes: [.one(.view)],
      form: "mask NAME H V at X Y W H [in W x H], mask NAME off",
      yieldsBeginnings: true,
      guesses: ["autoresizing", "springs", "struts"],
      example: ["screen 100 x 50", "view icon", "mask icon -&- --& at 20 8 60 22"],
      seeAlso: ["view", "screen", "stack"],
      parse: { parser, command throws(Diagnostic) in try parser.mask(command) }),
    CommandEntry(
      "stack",
      form:
        "stack NAME = A, B, C [spacing N] [fill|equally|proportionally|spacing|centering] [down] [align EDGE]",
      offers: .stack,
      yieldsBeginnings: true,
      guesses: ["row", "hstack", "vstack"],
      example: [
        "screen 400 x 50", "view a, b, c", "size a 50 x 20", "size b 100 x 20", "size c 150 x 20",
        "guide row", "H:|[row]|", "stack row = a, b, c spacing 10 equally",
      ],
      seeAlso: ["hide", "size", "guide"],
      parse: { parser, command throws(Diagnostic) in try parser.stack(command) }),
    CommandEntry(
      "hide",
      takes: [.list(of: .view)],
      form: "hide NAME, NAME",
      yieldsBeginnings: true,
      guesses: ["hidden"],
      example: [
        "screen 320 x 50", "view a, b", "stack row = a, b spacing 8", "H:|[row]|",
        "size a 100 x 20", "hide b",
      ],
      seeAlso: ["unhide", "stack", "priority"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.hide(try parser.viewNames(command))))
      }),
    CommandEntry(
      "unhide",
      takes: [.list(of: .view)],
      form: "unhide NAME, NAME",
      yieldsBeginnings: true,
      example: ["view a, b", "stack row = a, b", "hide b", "unhide b"],
      seeAlso: ["hide", "stack"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.unhide(try parser.viewNames(command))))
      }),
    CommandEntry(
      "inset",
      form: "inset NAME [N] [left N] [right N] [top N] [bottom N]",
      offers: .inset(InsetStatement.Edge.margins),
      yieldsBeginnings: true,
      guesses: ["insets", "padding"],
      example: [
        "screen 320 x 100", "view label", "label.left = screen.leftMargin", "inset screen 16 top 8",
      ],
      seeAlso: ["baseline", "guide", "margin", "point"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.margins)
      }),
    CommandEntry(
      "baseline",
      form: "baseline NAME [ascent N] [descent N]",
      offers: .inset(InsetStatement.Edge.baselines),
      yieldsBeginnings: true,
      guesses: ["baselines"],
      example: [
        "view title, note", "title.top = 20", "note.firstBaseline = title.firstBaseline",
        "baseline title ascent 16 descent 4", "baseline note ascent 9",
      ],
      seeAlso: ["inset", "view"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.baselines)
      }),
    CommandEntry(
      "outset",
      form: "outset NAME [N] [left N] [right N] [top N] [bottom N]",
      offers: .inset(InsetStatement.Edge.outsets),
      yieldsBeginnings: true,
      guesses: ["outsets", "alignment", "alignmentrect", "alignmentrectinsets"],
      example: [
        "screen 100 x 100", "view badge", "HV:|-[badge(40)]", "outset badge top 8 right 8",
      ],
      seeAlso: ["inset", "baseline", "draw"],
      parse: { parser, command throws(Diagnostic) in
        try parser.inset(command, InsetStatement.Edge.outsets)
      }),
    CommandEntry(
      "format",
      takes: [.one(.view)],
      form: "format [VIEW]",
      yieldsBeginnings: true,
      guesses: ["formats", "vfl"],
      example: [
        "view find, field", "H:|-[find]-[field(>=20)]-|", "field.top = find.bottom + 4",
        "find.width + field.width <= 300", "format",
      ],
      seeAlso: ["visual format", "view", "list"],
      parse: { parser, command throws(Diagnostic) in
        .question(.layout(.formats(try parser.viewToFormat(command))))
      }),
    CommandEntry(
      "layout",
      form: "layout EXPR [in W x H] [constraints]",
      offers: .layout,
      yieldsBeginnings: true,
      guesses: ["layoutkit", "column", "overlay"],
      example: ["layout inset(4, row(size(50, 50), label(80, 20), spacing 4)) in 200 x 58"],
      seeAlso: ["stack", "size", "inset"],
      parse: { parser, command throws(Diagnostic) in try parser.specialised(command) }),
  ]
}
