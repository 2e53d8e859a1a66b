// A line that is ready but for its colours: characters in runs of one role each, and the columns
// they take. Colours come last, so that nothing that is measured ever holds an escape sequence.

struct StyledLine: Hashable, Sendable {
  struct Run: Hashable, Sendable {
    var text: String
    var role: Text.Role
  }

  private(set) var runs: [Run] = []
  /// In columns of the terminal.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ role: Text.Role = .plain) { append(text, role) }

  mutating func append(_ text: String, _ role: Text.Role = .plain) {
    guard !text.isEmpty else { return }
    width += text.displayWidth
    if let last = runs.last, last.role == role {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, role: role))
    }
  }

  mutating func append(_ line: StyledLine) {
    for run in line.runs { append(run.text, run.role) }
  }

  mutating func appendSpaces(_ count: Int) {
    append(String(repeating: " ", count: max(count, 0)))
  }

  static func spaces(_ count: Int) -> StyledLine {
    var line = StyledLine()
    line.appendSpaces(count)
    return line
  }

  static func + (a: StyledLine, b: StyledLine) -> StyledLine {
    var sum = a
    sum.append(b)
    return sum
  }

  var isBlank: Bool { runs.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  func indented(by columns: Int) -> StyledLine { .spaces(columns) + self }

  /// Filled with spaces up to that width; a longer line stays as it is.
  func padded(to width: Int, _ alignment: Alignment) -> StyledLine {
    let missing = max(width - self.width, 0)
    let left =
      switch alignment {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return .spaces(left) + self + .spaces(missing - left)
  }

  /// Cut off to that width; where something is lost, the ellipsis says so.
  func elided(to limit: Int, ellipsis: String) -> StyledLine {
    if width <= limit { return self }
    let mark = String(ellipsis.prefix(max(limit, 0)))
    var (result, role) = (StyledLine(), Text.Role.plain)
    outer: for run in runs {
      role = run.role
      for character in run.text {
        if result.width + character.displayWidth > limit - mark.count { break outer }
        result.append(String(character), run.role)
      }
    }
    result.append(mark, role)
    return result
  }

  /// With what is needed to colour it, and without spaces at its end.
  func string(theme: Theme?) -> String {
    var runs = self.runs[...]
    while var last = runs.last {
      while last.text.last == " " { last.text.removeLast() }
      runs.removeLast()
      if !last.text.isEmpty {
        runs.append(last)
        break
      }
    }
    return runs.map { run in
      guard let theme, !run.text.allSatisfy({ $0 == " " }) else { return run.text }
      return theme.coloured(run.text, as: run.role)
    }.joined()
  }
}
