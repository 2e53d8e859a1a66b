// How large readline believes the screen to be. On fewer than three columns it divides by zero, and a window may be that small, if only
// while it is pulled. So readline is never told of fewer than it can draw on, and never asks by itself.

import CReadline
import Console
import Synchronization

enum ScreenSize {
  private static let mayHaveChanged = Atomic<Bool>(false)

  /// The smallest that readline is told of; one column less is left of it where the terminal does not wrap lines by itself.
  private static let least = (columns: 4, rows: 2)

  /// Takes the signal of a new size from readline, which would draw at once, however small the window is.
  static func takeOver() {
    creadline_leave_resizing()
    // Read here once, so that the handler never is the first to touch it.
    _ = mayHaveChanged.load(ordering: .relaxed)
  }

  /// Runs `body`, and notes meanwhile that a new size was told.
  static func whileFollowed<Result>(_ body: () -> Result) -> Result {
    let previous = SignalAction(restarts: true) { _ in
      ScreenSize.mayHaveChanged.store(true, ordering: .relaxed)
    }.install(for: SIGWINCH)
    defer { previous.install(for: SIGWINCH) }
    return body()
  }

  /// Before a line is read: the window may have changed its size since the last one.
  static func take() {
    mayHaveChanged.store(false, ordering: .relaxed)
    rl_reset_screen_size()
    keepDrawable()
  }

  /// While a line is read: draws it anew if the window has changed its size.
  static func follow() {
    guard mayHaveChanged.exchange(false, ordering: .relaxed) else { return }
    if let size = WindowSize(of: creadline_input()),
      size.columns < least.columns || size.rows < least.rows
    {
      take()
      rl_forced_update_display()
    } else {
      rl_resize_terminal()
      keepDrawable()
    }
  }

  /// A terminal that does not know its size leaves it to COLUMNS and LINES, which may say anything.
  private static func keepDrawable() {
    var rows: CInt = 0
    var columns: CInt = 0
    rl_get_screen_size(&rows, &columns)
    let size = WindowSize(
      columns: max(Int(columns), least.columns), rows: max(Int(rows), least.rows))
    if size.columns != columns || size.rows != rows {
      rl_set_screen_size(CInt(size.rows), CInt(size.columns))
    }
  }
}
