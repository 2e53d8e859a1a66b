// Colours: what a role of text looks like on a terminal. A level's colour runs from red (required)
// over yellow (high) and green (medium) to blue (low). Colour never stands alone: the words beside
// it always name the level too.
//
// The 256-colour indices are chosen from the middle of the colour cube, so that each has a contrast
// of at least 3 : 1 (WCAG 2.1, 1.4.11) on black as well as on white.

/// The colours of a terminal.
public struct Theme: Sendable {
  /// Which colours the terminal has.
  public enum Palette: Sendable {
    /// The terminal's own sixteen colours, which its owner may have changed.
    case sixteen
    /// The fixed 6 × 6 × 6 cube of xterm.
    case indexed256
  }

  /// Which colours the terminal has.
  public var palette: Palette

  /// The colours of a palette.
  public init(palette: Palette = .indexed256) { self.palette = palette }

  /// The palette that the terminal says it has, by TERM and COLORTERM.
  public init(environment: (String) -> String?) {
    let hasMany =
      environment("COLORTERM").map { !$0.isEmpty } ?? false
      || environment("TERM").map { $0.hasSuffix("256color") || $0.hasSuffix("direct") } ?? false
    self.init(palette: hasMany ? .indexed256 : .sixteen)
  }

  /// The text inside the sequences that switch the role's colour on and everything off again.
  public func coloured(_ text: String, as role: Text.Role) -> String {
    guard let parameters = parameters(of: role), !text.isEmpty else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117), such as `1;31`.
  func parameters(of role: Text.Role) -> String? {
    switch role {
    case .plain: nil
    case .strong: "1"
    case .dim: colour(index: 244, basic: 90)
    case .level(let priority): levelColour(LevelColour(priority: priority))
    case .error: "1;" + colour(index: 196, basic: 31)
    case .note: colour(index: 133, basic: 35)
    case .code: colour(index: 30, basic: 36)
    case .good: colour(index: 28, basic: 32)
    }
  }

  private func levelColour(_ level: LevelColour) -> String {
    switch level {
    case .red: colour(index: 196, basic: 31)
    case .orange: colour(index: 166, basic: 33)
    case .yellow: colour(index: 136, basic: 33)
    case .green: colour(index: 64, basic: 32)
    case .teal: colour(index: 30, basic: 36)
    case .blue: colour(index: 33, basic: 94)
    case .violet: colour(index: 63, basic: 94)
    }
  }

  private func colour(index: Int, basic: Int) -> String {
    switch palette {
    case .sixteen: String(basic)
    case .indexed256: "38;5;\(index)"
    }
  }
}

/// The colour that a level has wherever it is drawn: red is required, yellow high, green medium, blue low.
enum LevelColour: String, CaseIterable, Sendable {
  case red, orange, yellow, green, teal, blue, violet

  init(priority: Int) {
    switch priority {
    case 1000...: self = .red
    case 876...: self = .orange
    case 626...: self = .yellow
    case 376...: self = .green
    case 251...: self = .teal
    case 126...: self = .blue
    default: self = .violet
    }
  }
}
