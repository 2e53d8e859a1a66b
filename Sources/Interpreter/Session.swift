public import Rendering

/// A conversation: one line in, one reply out, a value like any other.
public struct Session: Sendable {
  public init() {}

  /// Runs one line. A line that is refused leaves the session as it was.
  public mutating func run(_ line: String) -> Reply { Reply() }

  /// How replies are to be drawn; the commands `numbers` and `style` change it.
  public private(set) var presentation = Presentation()
}
