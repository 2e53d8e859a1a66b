// A refused line with the place marked, for scripts: the prompt shows the mark under what was typed.

import Language
public import Rendering

extension Failure {
  /// The line, a caret under the place, what may have been meant, and the details.
  public func excerpt(typed line: String) -> Document {
    let (text, mark) = Excerpt.marked(line, diagnostic.range)
    var document = Document([.verbatim(text + "\n" + mark)])
    if let suggestion = diagnostic.suggestion {
      document.append(.paragraph("did you mean \(suggestion, .code)?"))
    }
    document.append(contentsOf: details)
    return document
  }
}

enum Excerpt {
  /// The most columns of a line that are shown; of a longer one, the part around the place is.
  static let width = 72

  /// What is shown of a line, and the line to stand below it: a caret under the first character of
  /// the range and tildes under the rest.
  static func marked(_ line: String, _ range: SourceRange) -> (text: String, mark: String) {
    let characters = line.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    let start = min(max(range.lowerBound, 0), characters.count)
    let end = min(max(range.upperBound, start), characters.count)
    var first = 0
    var text = String(characters)
    if text.displayWidth > width {
      first = max(0, start - width / 3)
      text = (first > 0 ? "…" : "") + String(characters[first...].prefix(width - 2))
      if first + width - 2 < characters.count { text += "…" }
    }
    let before = String(characters[first..<start]).displayWidth + (first > 0 ? 1 : 0)
    let marked = max(1, min(String(characters[start..<end]).displayWidth, width - before))
    return (
      text,
      String(repeating: " ", count: before) + "^" + String(repeating: "~", count: marked - 1)
    )
  }
}
