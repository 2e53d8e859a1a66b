// How a refused line is shown to whoever typed it: a caret under the place, the reason, what was
// perhaps meant, and the rest.

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
    let place = CaretPlace(of: diagnostic.range, in: typed, promptWidth: promptWidth)
    if let excerpt = place.excerpt {
      document.append(.grid(Grid([[Text(excerpt, .dim)]])))
    }
    let indent = String(repeating: " ", count: place.column)
    document.append(.grid(Grid([[Text(indent) + Text(place.underline, .error)]])))
    document.append(.paragraph("\("error:", .error) \(diagnostic.message)"))
    document.append(contentsOf: help)
    return document
  }

  /// The line with the place marked below it, for whoever did not just type it; the reason stands
  /// elsewhere.
  public func excerpt(of line: String) -> Document {
    let place = CaretPlace(of: diagnostic.range, in: line, promptWidth: 0)
    let longest = 2 * CaretPlace.farthest
    let shown = place.excerpt ?? (line.count > longest ? line.prefix(longest) + "…" : line)
    let indent = String(repeating: " ", count: place.column)
    return Document(
      [.grid(Grid([[Text(shown)], [Text(indent) + Text(place.underline, .error)]]))] + help.blocks)
  }

  private var help: Document {
    var document = Document()
    if let suggestion = diagnostic.suggestion {
      document.append(.paragraph("did you mean \(suggestion, .code)?"))
    }
    document.append(contentsOf: details)
    return document
  }
}

/// Where the caret goes, in columns of the terminal.
private struct CaretPlace {
  /// A piece of the line to be shown again, if its beginning is too far away.
  var excerpt: String?
  var column: Int
  var underline: String

  /// The last column that a caret is put at without showing the place again.
  static let farthest = 72
  /// How many characters are shown on either side of a place that is far away.
  private static let surroundings = 24
  private static let longestUnderline = 40

  init(of range: SourceRange, in typed: String, promptWidth: Int) {
    let characters = Array(typed)
    let start = min(max(range.lowerBound, 0), characters.count)
    let end = min(max(range.upperBound, start), characters.count)
    var before = characters[..<start]
    let column = promptWidth + Self.width(before)
    if column > Self.farthest {
      before = before.suffix(Self.surroundings)
      let after = characters[start...].prefix(Self.surroundings)
      let isCut = start + after.count < characters.count
      excerpt = "…" + String(before) + String(after) + (isCut ? "…" : "")
      self.column = 1 + Self.width(before)
      underline = Self.underline(Self.width(characters[start..<min(end, start + after.count)]))
    } else {
      self.column = column
      underline = Self.underline(Self.width(characters[start..<end]))
    }
  }

  private static func underline(_ width: Int) -> String {
    "^" + String(repeating: "~", count: max(min(width, longestUnderline) - 1, 0))
  }

  /// A tab is shown as one column.
  private static func width(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + ($1 == "\t" ? 1 : String($1).displayWidth) }
  }
}
