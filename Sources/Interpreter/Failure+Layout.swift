// How a refused line is shown directly below where it was typed: a caret under the place, the
// reason, what was perhaps meant, and the rest.

import Language
public import Rendering

extension Failure {
  /// The failure as it is shown directly below the line that was typed.
  ///
  /// The first line underlines the offending part with `^~~~`. Where that lies too far to the right
  /// to be found under the typed line, a piece of the line is shown again above it.
  ///
  /// - Parameters:
  ///   - typed: the line, without its prompt.
  ///   - promptWidth: how many columns of the terminal stand before the line.
  public func document(typed: String, promptWidth: Int) -> Document {
    var document = Document()
    let (text, place) = Excerpt.marked(typed, diagnostic.range)
    // A line that is longer than a terminal's is wrapped there, and nothing below it is under it.
    if promptWidth + typed.displayWidth <= Excerpt.width {
      let prompt = String(repeating: " ", count: promptWidth)
      document.append(.grid(Grid([[Text(prompt + place, .error)]])))
    } else {
      document.append(.grid(Grid([[Text(text, .dim)], [Text(place, .error)]])))
    }
    document.append(.paragraph("\("error:", .error) \(diagnostic.message)"))
    if let suggestion = diagnostic.suggestion {
      document.append(.paragraph("did you mean \(suggestion, .code)?"))
    }
    document.append(contentsOf: details)
    return document
  }
}
