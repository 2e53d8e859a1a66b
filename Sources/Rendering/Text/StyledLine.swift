// A line that is ready but for its colours: characters in runs of one role each, and the columns
// they take. Colours come last, so that nothing that is measured ever holds an escape sequence.

struct StyledLine: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    var text: String
    var role: Text.Role
    /// Whether it is one, and no words.
    var isFormula = false
  }

  private(set) var runs: [Run] = []
  /// In columns of the terminal.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ role: Text.Role = .plain) { append(text, role) }

  init(formula: String, _ role: Text.Role = .plain) {
    append(formula, like: Run(text: "", role: role, isFormula: true))
  }

  mutating func append(_ text: String, _ role: Text.Role = .plain) {
    append(text, role, width: text.displayWidth)
  }

  /// In the role of a run, and a formula if that is one.
  mutating func append(_ text: String, like run: Run) {
    width += text.displayWidth
    append(Run(text: text, role: run.role, isFormula: run.isFormula))
  }

  /// - Parameter width: the text's, where it is known.
  mutating func append(_ text: String, _ role: Text.Role, width: Int) {
    self.width += width
    append(Run(text: text, role: role))
  }

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.role == run.role, last.isFormula == run.isFormula {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  mutating func append(_ line: StyledLine) {
    width += line.width
    for run in line.runs { append(run) }
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

  /// Without spaces at its ends.
  var trimmed: StyledLine {
    let characters = runs.flatMap { run in run.text.map { (character: $0, run: run) } }
    guard let first = characters.firstIndex(where: { $0.character != " " }),
      let last = characters.lastIndex(where: { $0.character != " " })
    else { return StyledLine() }
    var line = StyledLine()
    for item in characters[first...last] { line.append(String(item.character), like: item.run) }
    return line
  }

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
        result.append(String(character), like: run)
      }
    }
    result.append(mark, role)
    return result
  }

  /// With what is needed to colour it, and without spaces at its end.
  func string(theme: Theme?) -> String {
    var runs = self.runs[...]
    while var last = runs.last {
      last.text.removeSpacesAtEnd()
      runs.removeLast()
      if !last.text.isEmpty {
        runs.append(last)
        break
      }
    }
    var coloured: [Run] = []
    for run in runs {
      if let last = coloured.last, last.role == run.role {
        coloured[coloured.count - 1].text += run.text
      } else {
        coloured.append(run)
      }
    }
    return coloured.reduce(into: "") { result, run in
      let isBlank = theme == nil || run.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
      result += isBlank ? run.text : theme?.coloured(run.text, as: run.role) ?? run.text
    }
  }
}

extension String {
  fileprivate mutating func removeSpacesAtEnd() {
    let count = utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    removeSubrange(utf8.index(endIndex, offsetBy: -count)...)
  }
}
