// The colours of pictures and pages, light and dark. All text has a contrast of at least 4.5 : 1 on each ground that
// it may stand on (WCAG 2.1, 1.4.3), and shapes one of 3 : 1 on the ground (1.4.11), which a test works out; and no
// colour stands alone: the words beside it name the level.

/// The colours of one theme, as `#rrggbb`.
struct Palette: Sendable {
  /// What all stands on.
  let ground: String
  /// Behind what is set off: heads of tables, typed lines.
  let panel: String
  /// Behind the row and the column of a pivot.
  let mark: String
  /// Thin lines that mean nothing by themselves.
  let rule: String
  let text: String
  /// Of less weight than the text.
  let dim: String
  /// Text and lines of the levels, and of the roles that share their colours.
  let levels: [LevelColour: String]
  /// The yellow of shapes: on white, text has to be so dark that it is no yellow any more.
  let gold: String

  subscript(level: LevelColour) -> String { levels[level] ?? text }

  /// All names that a style sheet knows.
  static let names =
    ["ground", "panel", "mark", "rule", "text", "dim", "gold"]
    + LevelColour.allCases.map { $0.rawValue }

  /// A colour by its name.
  subscript(name: String) -> String {
    switch name {
    case "ground": ground
    case "panel": panel
    case "mark": mark
    case "rule": rule
    case "dim": dim
    case "gold": gold
    default: LevelColour(rawValue: name).map { self[$0] } ?? text
    }
  }

  /// Everything that text is set in.
  var textColours: [String] { [text, dim] + LevelColour.allCases.map { self[$0] } }
  /// Everything that text stands on.
  var grounds: [String] { [ground, panel, mark] }

  static let light = Palette(
    ground: "#ffffff", panel: "#f6f8fa", mark: "#fff6d6", rule: "#d1d9e0", text: "#1f2328",
    dim: "#59636e",
    levels: [
      .red: "#c41e2a", .orange: "#b04600", .yellow: "#8a5a00", .green: "#197434", .teal: "#0b6f78",
      .blue: "#0860ca", .violet: "#7a45d6",
    ], gold: "#bf8b00")

  static let dark = Palette(
    ground: "#0d1117", panel: "#161b22", mark: "#322c12", rule: "#30363d", text: "#e6edf3",
    dim: "#9da7b1",
    levels: [
      .red: "#ff7b72", .orange: "#ffa657", .yellow: "#e3b341", .green: "#56d364", .teal: "#39c5cf",
      .blue: "#79c0ff", .violet: "#d2a8ff",
    ], gold: "#e3b341")
}
