// The style sheet of every picture: light, and dark where the reader has asked for that. Each colour of a
// line or of text has a contrast of at least 3 : 1 on its ground, as on the terminal, and no colour stands alone:
// the words beside it name the level.

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

  private static let light: [(LevelColour, String)] = [
    (.red, "#cf222e"), (.orange, "#bc4c00"), (.yellow, "#9a6700"), (.green, "#1a7f37"),
    (.teal, "#0e7c86"), (.blue, "#0969da"), (.violet, "#8250df"),
  ]

  private static let dark: [(LevelColour, String)] = [
    (.red, "#ff7b72"), (.orange, "#ffa657"), (.yellow, "#e3b341"), (.green, "#56d364"),
    (.teal, "#39c5cf"), (.blue, "#79c0ff"), (.violet, "#d2a8ff"),
  ]

  static let sheet = """
    .slackline text { font: 14px "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace; \
    white-space: pre }
    .slackline .strong { font-weight: bold }
    .slackline .headline { font-size: 28px; font-weight: bold }
    .slackline line, .slackline polyline { fill: none; stroke-width: 1 }
    .slackline .heavy { stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
    .slackline .bar { stroke-width: 6; stroke-linecap: butt }
    .slackline .dotted { stroke-dasharray: 1 4; stroke-width: 1.5 }
    .slackline .dashed { stroke-dasharray: 6 4; stroke-width: 1.5 }
    .slackline .area { fill-opacity: 0.16 }
    .slackline .box { fill-opacity: 0.1 }
    .slackline .band { fill-opacity: 0.11 }
    .slackline text.halo { paint-order: stroke; stroke-width: 4; stroke-linejoin: round }
    .slackline .outline { fill: none }
    .slackline .frame { stroke-opacity: 0.4 }

    """ + rules(ground: "#ffffff", text: "#1f2328", dim: "#6e7781", light) + """
      @media (prefers-color-scheme: dark) {

      """ + rules(ground: "#0d1117", text: "#e6edf3", dim: "#8b949e", dark) + "}"

  private static func rules(
    ground: String, text: String, dim: String, _ levels: [(LevelColour, String)]
  ) -> String {
    var rules = """
      .slackline .ground { fill: \(ground) }
      .slackline text.halo { stroke: \(ground) }
      .slackline text, .slackline .f-plain { fill: \(text) }
      .slackline .s-plain { stroke: \(text) }
      .slackline text.dim, .slackline .f-dim { fill: \(dim) }
      .slackline .s-dim { stroke: \(dim) }

      """
    for (level, colour) in levels {
      rules += """
        .slackline text.t-\(level.rawValue), .slackline .f-\(level.rawValue) { fill: \(colour) }
        .slackline .s-\(level.rawValue) { stroke: \(colour) }

        """
    }
    return rules
  }
}
