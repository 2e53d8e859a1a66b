// The list of what a word could become, with a few words on each.

import CReadline

/// Words, and what there is to say of them.
struct MatchList {
  private let entries: [(word: String, explanation: String)]

  init(_ entries: [(word: String, explanation: String)]) { self.entries = entries }

  /// A line for each word, in alphabetical order, the explanations below one another and cut off where
  /// the screen ends; nil if no word has one, or if the list and the line being typed do not fit on the
  /// screen together.
  ///
  /// - Parameter columns: of the screen; its last one stays free, lest the cursor wraps.
  func lines(rows: Int, columns: Int) -> [String]? {
    guard entries.count < rows - 1, entries.contains(where: { !$0.explanation.isEmpty }) else {
      return nil
    }
    let widths = entries.map { width(of: $0.word) }
    // One long name is no reason to push all explanations off the screen.
    let column = min(widths.max() ?? 0, max(columns / 3, 12))
    let lines = zip(entries, widths).map { entry, width in
      let gap = String(repeating: " ", count: max(column - width, 0) + 2)
      let line = entry.explanation.isEmpty ? entry.word : entry.word + gap + entry.explanation
      return cut(line, to: columns - 1)
    }
    return lines
  }
}

/// The columns of the text on the screen, as readline counts them.
private func width(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + max(Int(creadline_width($1.value)), 0) }
}

/// The line, or as much of it as fits in so many columns with three dots after it.
private func cut(_ line: String, to columns: Int) -> String {
  if width(of: line) <= columns { return line }
  let dots = "..."
  var room = columns - dots.count
  var result = ""
  for character in line {
    room -= width(of: String(character))
    if room < 0 { break }
    result.append(character)
  }
  return result + dots
}
