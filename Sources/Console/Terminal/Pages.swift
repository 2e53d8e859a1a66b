// Long text a screen at a time, for those who have no pager of their own.
//
// A pager of the system reads what somebody types next as commands: in less, `!` runs a program and `s` writes a file,
// and so does the `x != 3` of a learner who does not know of being in less. Here keys move on or leave, and nothing
// else; whatever begins a line leaves, and is the beginning of the next line typed.

import Rendering

/// A text that is read with Enter.
struct Pages {
  private let lines: [Substring]
  /// In the last line of the screen while more is to come.
  private let hint: String

  /// - Parameter hint: without colours; cut off where it has no room.
  init(_ text: String, hint: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    self.hint = hint
  }

  /// Lower windows show lines and no hint: there are hardly two lines of text to a screen.
  static let leastRows = 4

  /// How many rows of a terminal a text takes, each of its lines ending with a line feed.
  static func rows(of text: String, columns: Int) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { $0 + rows(ofLine: $1, columns) }
  }

  private static func rows(ofLine line: Substring, _ columns: Int) -> Int {
    // Escape sequences take no room (ECMA-48, 8.3.117: those of colours end with an m).
    var (width, isInSequence) = (0, false)
    for character in line {
      if isInSequence {
        isInSequence = character != "m"
      } else if character == "\u{1B}" {
        isInSequence = true
      } else {
        width += character.displayWidth
      }
    }
    return max((width + columns - 1) / max(columns, 1), 1)
  }

  /// Shows it until all is shown, or somebody leaves.
  ///
  /// - Parameters:
  ///   - style: makes the hint what it looks like.
  ///   - write: writes lines.
  func show(
    on screen: inout Screen, style: (String) -> String, write: (String) -> Void
  ) {
    screen.begin()
    defer { screen.close() }
    var rest = lines[...]

    func writeNext(_ room: Int) {
      let count = Self.count(of: rest, room: max(room, 1), columns: screen.size.columns)
      write(rest.prefix(count).map { $0 + "\n" }.joined())
      rest = rest.dropFirst(count)
    }

    writeNext(screen.size.rows - 1)
    while !rest.isEmpty {
      screen.put(Screen.emptyLine + style(String(hint.prefix(max(screen.size.columns - 1, 0)))))
      switch screen.event() {
      case .redraw, .timeUp: continue
      case .ended: return
      case .key(let key):
        guard let move = Self.move(for: key, beginsLine: screen.lastKeyBeganLine) else { continue }
        screen.put(Screen.emptyLine)
        switch move {
        case .page: writeNext(screen.size.rows - 1)
        case .line: writeNext(1)
        case .leave: return
        case .type: return screen.handBackLastKey()
        }
      }
    }
  }

  /// How many lines come on a screen: as many as have room; or somewhat fewer, to end where a picture or a table does.
  private static func count(of lines: ArraySlice<Substring>, room: Int, columns: Int) -> Int {
    var (count, used) = (0, 0)
    for line in lines {
      used += rows(ofLine: line, columns)
      if used > room, count > 0 { break }
      count += 1
    }
    let end = lines.startIndex + count
    guard end < lines.endIndex,
      let blank = lines[..<end].lastIndex(where: { $0.isEmpty }),
      blank - lines.startIndex > count / 2
    else { return count }
    return blank + 1 - lines.startIndex
  }

  private enum Move {
    case page, line, leave
    /// A line is being typed.
    case type
  }

  /// What a key does; nil: nothing.
  private static func move(for key: ScreenKey, beginsLine: Bool) -> Move? {
    switch key {
    case .enter, .pageDown, .character(" "): .page
    case .down: .line
    case .character("q") where !beginsLine: .leave
    case .escape, .interrupt, .endOfInput: .leave
    case .character: TypedAhead.isRead ? .type : nil
    case .suspend, .backspace, .left, .right, .up, .home, .end, .pageUp: nil
    }
  }
}
