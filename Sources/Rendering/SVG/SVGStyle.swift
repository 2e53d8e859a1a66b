// The style sheet of a picture in a file of its own: light, and dark where the reader has asked for that. The shapes'
// rules are those of pictures in a page, too.

enum SVGStyle {
  /// The class of a shape in a level's colour, without its prefix: `s-` for strokes, `f-` for filled
  /// shapes, `a-` for shaded areas, `t-` for text.
  static func level(_ priority: Int) -> String { LevelColour(priority: priority).rawValue }

  static func textClass(of role: Text.Role) -> String {
    switch role {
    case .plain: ""
    case .strong: "strong"
    case .dim: "dim"
    case .level(let priority): "t-" + level(priority)
    case .error: "strong t-red"
    case .note: "t-violet"
    case .code: "t-teal"
    case .good: "t-green"
    }
  }

  static let sans =
    "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"DejaVu Sans\", sans-serif"

  /// Of what is slanted in formulas.
  static let serif =
    "\"STIX Two Text\", \"Latin Modern Roman\", Cambria, \"Liberation Serif\", Georgia, serif"

  static let monospaced =
    "\"DejaVu Sans Mono\", Menlo, Consolas, \"Liberation Mono\", monospace"

  /// What shapes look like but for their colours.
  static let shapes = """
    .slackline text { font: 14px \(sans); white-space: pre }
    .slackline [dy="3"] { font-size: 13px }
    .slackline .v { font: italic 15px \(serif) }
    .slackline .mid { text-anchor: middle }
    .slackline .strong { font-weight: bold }
    .slackline .headline { font-size: 28px; font-weight: bold }
    .slackline line, .slackline polyline, .slackline path { fill: none; stroke-width: 1 }
    .slackline .heavy { stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
    .slackline .bar { stroke-width: 6; stroke-linecap: butt }
    .slackline .dotted { stroke-dasharray: 1 4; stroke-width: 1.5 }
    .slackline .dashed { stroke-dasharray: 6 4; stroke-width: 1.5 }
    .slackline .level { stroke-width: 1.5 }
    .slackline .arrow { stroke-width: 2 }
    .slackline .hold { fill: none }
    .slackline .area { fill-opacity: 0.16 }
    .slackline .box { fill-opacity: 0.1 }
    .slackline .band { fill-opacity: 0.11 }
    .slackline text.halo { paint-order: stroke; stroke-width: 4; stroke-linejoin: round }
    .slackline .outline { fill: none }
    .slackline .frame { stroke-opacity: 0.4 }

    """

  /// What takes which colour, in a picture; what a colour is called, or what it is, is asked for by its name.
  static func colours(_ colour: (String) -> String) -> String {
    var rules = """
      .slackline .ground { fill: \(colour("ground")) }
      .slackline text.halo { stroke: \(colour("ground")) }
      .slackline text, .slackline .f-plain { fill: \(colour("text")) }
      .slackline .s-plain { stroke: \(colour("text")) }
      .slackline text.dim, .slackline tspan.dim, .slackline .f-dim { fill: \(colour("dim")) }
      .slackline .s-dim { stroke: \(colour("dim")) }

      """
    for level in LevelColour.allCases {
      let name = level.rawValue
      let shape = colour(level == .yellow ? "gold" : name)
      rules += """
        .slackline text.t-\(name), .slackline tspan.t-\(name) { fill: \(colour(name)) }
        .slackline .f-\(name) { fill: \(shape) }
        .slackline .s-\(name) { stroke: \(shape) }

        """
    }
    return rules
  }

  static let sheet =
    shapes + colours { Palette.light[$0] } + "@media (prefers-color-scheme: dark) {\n"
    + colours { Palette.dark[$0] } + "}"
}
