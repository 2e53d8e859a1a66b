// How a refused line is shown to the person who typed it: a caret under the place, the reason, what was
// perhaps meant, and the rest.

import Language
public import Rendering
public import Session
public import Wording

extension Failure {
  /// The failure as it is shown directly below the line that was typed.
  ///
  /// The first line underlines the offending part with `^~~~`. Where that cannot be found under the
  /// typed line, because it lies too far to the right or the terminal had to break the line, a piece of
  /// the line is shown again above it.
  ///
  /// - Parameters:
  ///   - speech: the language of the words.
  ///   - typed: the line, without its prompt.
  ///   - promptWidth: how many columns of the terminal stand before the line; nil where the line does not
  ///     stand above in one piece, so that it is shown again.
  ///   - width: of the terminal, in columns; nil where nothing breaks a line.
  public func document(
    in speech: Speech, typed: String, promptWidth: Int?, width: Int? = nil
  ) -> Document {
    var document = Document()
    let typed = typed.shortened
    let place = CaretPlace(
      of: range, in: typed, promptWidth: promptWidth ?? 0, width: width)
    if let excerpt = place.excerpt ?? (promptWidth == nil ? typed : nil) {
      document.append(.grid(Grid([[Text(excerpt, .dim)]])))
    }
    let indent = String(repeating: " ", count: place.column)
    document.append(.grid(Grid([[Text(indent) + Text(place.underline, .error)]])))
    document.append(contentsOf: reason(in: speech))
    return document
  }

  /// The reason, what was perhaps meant, and the rest, where the place is marked in the line itself.
  public func reason(in speech: Speech) -> Document {
    let message = FailureWords.error(message(in: speech)).text(in: speech)
    return Document([.paragraph(message)] + help(in: speech).blocks)
  }

  /// The line with the place marked below it, for somebody who did not just type it; the reason stands
  /// elsewhere.
  public func excerpt(of line: String, in speech: Speech) -> Document {
    let line = line.shortened
    let place = CaretPlace(of: range, in: line, promptWidth: 0)
    let longest = 2 * CaretPlace.farthest
    let shown = place.excerpt ?? (line.count > longest ? line.prefix(longest) + "…" : line)
    let indent = String(repeating: " ", count: place.column)
    return Document(
      [.grid(Grid([[Text(shown)], [Text(indent) + Text(place.underline, .error)]]))]
        + help(in: speech).blocks)
  }

  /// More for people: the conflict, its proof, the ways out; often nothing.
  public func details(in speech: Speech) -> Document {
    // Where the reason says how the point is moved, a proof that it does not move by itself is no help.
    if case .session(.solution(.standingPoint)) = reason { return Document() }
    return refused.map { ConflictView($0, in: speech).inBrief() } ?? Document()
  }

  private func help(in speech: Speech) -> Document {
    var document = Document()
    if let suggestion = diagnostic(in: speech).suggestion {
      document.append(.paragraph(FailureWords.suggestion(suggestion).text(in: speech)))
    }
    document.append(contentsOf: details(in: speech))
    return document
  }
}

extension String {
  /// As much of it as a line may have: of more than that only the first is worth showing, and one character can be
  /// megabytes of accents.
  fileprivate var shortened: String {
    let most = Limit.lineLength.most
    guard utf8.count > most, unicodeScalars.dropFirst(most + 1).first != nil else { return self }
    return String(unicodeScalars.prefix(most + 1))
  }
}

/// What is said around a message.
enum FailureWords {
  case error(String)
  case suggestion(String)
}

/// Where the caret goes, in columns of the terminal.
private struct CaretPlace {
  /// A piece of the line to be shown again, if its beginning is too far away.
  var excerpt: String?
  var column: Int
  var underline: String

  /// The last column that a caret is put at without showing the place again, where the width of the
  /// terminal is not known.
  static let farthest = 72
  /// How many columns are shown on either side of a place that is far away, at most.
  private static let surroundings = 24
  private static let longestUnderline = 40

  init(of range: SourceRange, in typed: String, promptWidth: Int, width: Int? = nil) {
    let characters = Array(typed)
    let start = min(max(range.lowerBound, 0), characters.count)
    let end = min(max(range.upperBound, start), characters.count)
    let column = promptWidth + Self.width(characters[..<start])
    let isFar =
      width.map { promptWidth + Self.width(characters[...]) >= $0 } ?? (column > Self.farthest)
    guard isFar else {
      self.column = column
      underline = Self.underline(Self.width(characters[start..<end]))
      return
    }
    // Both ends may be marked by dots, and the last column of a terminal stays free.
    let room = min(Self.surroundings, max(((width ?? .max) - 3) / 2, 1))
    let before = start - Self.fitting(characters[..<start].reversed(), room)
    let after = start + Self.fitting(characters[start...], room)
    let mark = before > 0 ? "…" : ""
    excerpt = mark + String(characters[before..<after]) + (after < characters.count ? "…" : "")
    self.column = mark.count + Self.width(characters[before..<start])
    underline = Self.underline(Self.width(characters[start..<max(min(end, after), start)]))
  }

  private static func underline(_ width: Int) -> String {
    "^" + String(repeating: "~", count: max(min(width, longestUnderline) - 1, 0))
  }

  /// How many of the first characters fit in so many columns.
  private static func fitting(_ characters: some Sequence<Character>, _ columns: Int) -> Int {
    var room = columns
    return characters.prefix { character in
      room -= width(of: character)
      return room >= 0
    }.count
  }

  private static func width(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + width(of: $1) }
  }

  /// A tab is shown as one column.
  private static func width(of character: Character) -> Int {
    character == "\t" ? 1 : character.displayWidth
  }
}
