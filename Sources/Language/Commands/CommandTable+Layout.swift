// The rows of the table of commands: views.

extension CommandTable {
  static let layoutRows: [CommandEntry] = [
    CommandEntry(
      "screen",
      form: "screen W [x H]",
      yieldsBeginnings: true,
      guesses: ["window", "superview"],
      example: ["screen 320 x 480"],
      seeAlso: ["view", "draw", "suggest"],
      parse: { parser, command throws(Diagnostic) in try parser.screen(command) }),
    CommandEntry(
      "view",
      form: "view NAME, NAME [in NAME]",
      offers: .newViews,
      yieldsBeginnings: true,
      guesses: ["views", "box", "rect"],
      task: .views, line: "view box",
      example: ["view find, field"],
      seeAlso: ["screen", "guide", "size", "visual format"],
      parse: { parser, command throws(Diagnostic) in
        try parser.views(command) { .views($0, in: $1, areGuides: false) }
      }),
    CommandEntry(
      "guide",
      form: "guide NAME, NAME [in NAME]",
      offers: .newViews,
      yieldsBeginnings: true,
      guesses: ["spacer"],
      example: ["view a, b", "guide gap"],
      seeAlso: ["view"],
      parse: { parser, command throws(Diagnostic) in
        try parser.views(command) { .views($0, in: $1, areGuides: true) }
      }),
    CommandEntry(
      "scroll",
      form: "scroll NAME, NAME [in NAME]",
      offers: .newViews,
      yieldsBeginnings: true,
      guesses: ["scrollview", "uiscrollview"],
      example: ["screen 320 x 480", "scroll list"],
      seeAlso: ["view", "guide", "fit"],
      parse: { parser, command throws(Diagnostic) in
        try parser.views(command) { .scroll($0, in: $1) }
      }),
    CommandEntry(
      "fit",
      takes: [.one(.view)],
      form: "fit NAME [W x H] [@P[/P]]",
      yieldsBeginnings: true,
      guesses: ["systemlayoutsizefitting", "sizetofit", "measure", "fitting"],
      example: [
        "view card", "view label in card", "size label 100 x 20", "HV:|-8-[label]-8-|", "fit card",
      ],
      seeAlso: ["size", "text", "view"],
      parse: { parser, command throws(Diagnostic) in try parser.fit(command) }),
    CommandEntry(
      "size",
      takes: [.one(.view)],
      form: "size NAME W x H [hug P[/P]] [resist P[/P]]",
      yieldsBeginnings: true,
      guesses: ["intrinsic", "hug", "hugs", "resist", "compress"],
      example: ["view find", "size find 52 x 22 hug 251 resist 750/1000"],
      seeAlso: ["view", "priorities"],
      parse: { parser, command throws(Diagnostic) in try parser.size(command) }),
    CommandEntry(
      "spacing",
      form: "spacing N",
      yieldsBeginnings: true,
      example: ["spacing 10"],
      seeAlso: ["margin", "visual format"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.spacing(try parser.length(command))))
      }),
    CommandEntry(
      "margin",
      form: "margin N",
      yieldsBeginnings: true,
      guesses: ["margins"],
      example: ["margin 16"],
      seeAlso: ["spacing", "visual format"],
      parse: { parser, command throws(Diagnostic) in
        .change(.layout(.margin(try parser.length(command))))
      }),
    CommandEntry(
      "direction",
      takes: [.optional(.choice(of: DirectionWord.self))],
      yieldsBeginnings: true,
      example: ["view a", "H:|-[a(50)]", "direction rtl"],
      seeAlso: ["view", "visual format"],
      make: { .change(.layout(.direction($0.choice() ?? .ltr))) }),
  ]
}
