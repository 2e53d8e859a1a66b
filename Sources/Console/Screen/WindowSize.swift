// How large a terminal is: what it says itself, what COLUMNS says, and never more than can be drawn.

import Wording

/// The columns and rows of a terminal, each at least 1 and at most `most`.
public struct WindowSize: Sendable {
  public let columns: Int
  public let rows: Int

  /// What asks for more, by mistake or on purpose, gets pictures of this size; a picture's memory grows with its
  /// columns.
  static let most = Limit.windowSize.most

  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), Self.most)
    self.rows = min(max(rows, 1), Self.most)
  }

  /// - Returns: nil where there is no terminal, or one that does not know its size and says 0.
  public init?(of descriptor: CInt) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The number of columns or rows that a variable such as COLUMNS asks for; nil if it is no number, or
  /// not a positive one.
  public static func count(_ text: String) -> Int? {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return nil }
    let digits = first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    // Digits that make no Int make one that is too large.
    let count = Int(digits) ?? most
    return count > 0 ? min(count, most) : nil
  }
}
