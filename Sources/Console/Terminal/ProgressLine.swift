// A line that says how far long work has come, in the place of the one before it, and goes away when
// something else is to be seen.

import Synchronization

/// The progress line of the program's terminal, on standard error. One at a time: there is one terminal.
public enum ProgressLine {
  /// Whether it stands in the line of the cursor.
  private static let isShown = Atomic<Bool>(false)

  /// Shows words in the place of those before them.
  ///
  /// - Parameter width: of the terminal; its last column stays free, lest the cursor wraps.
  public static func show(_ words: String, width: Int) {
    isShown.store(true, ordering: .relaxed)
    tell("\r\u{1B}[K" + words.prefix(max(width - 1, 1)))
  }

  /// Takes the line away, if there is one, for what is to stay on the screen.
  public static func erase() {
    if isShown.exchange(false, ordering: .relaxed) { tell("\r\u{1B}[K") }
  }

  /// Writes what no log notes.
  public static func tell(_ text: String) {
    _ = Descriptor.write(text, to: STDERR_FILENO)
  }
}
