// Lines that are pasted together. A terminal brackets what is pasted, and readline then puts all of it
// into the line that is being typed. Here the first line of it ends that line at once, as if it had
// been typed; the others wait for their turn, and what is after the last line end is put into the
// line that comes after them, to be edited.

import CReadline
import Synchronization

/// The one paste that can be under way.
enum Paste {
  /// What is still to come.
  private struct Rest {
    /// Whole lines.
    var lines: ArraySlice<String> = []
    /// The beginning of a line, and in bytes where the cursor stands in it.
    var beginning = ""
    var cursor = 0
  }

  private static let rest = Mutex(Rest())

  static var hasLines: Bool { rest.withLock { !$0.lines.isEmpty } }

  static func takeLine() -> String? { rest.withLock { $0.lines.popFirst() } }

  /// Lines that come before all that waits.
  static func putFirst(_ lines: ArraySlice<String>) {
    if !lines.isEmpty { rest.withLock { $0.lines = lines + $0.lines } }
  }

  static func drop() { rest.withLock { $0 = Rest() } }

  /// To be called once, after the reader's inputrc was read.
  static func prepare() {
    for name in ["emacs-standard", "vi-insert"] {
      guard let keymap = rl_get_keymap_by_name(name) else { continue }
      rl_bind_keyseq_in_map("\\e[200~", { Paste.insert($0, $1) }, keymap)
    }
    creadline_set_startup_hook { Paste.putBeginning() }
  }

  /// Readline's own function for a paste, and then the end of the line if there is one in it.
  private static func insert(_ count: CInt, _ key: CInt) -> CInt {
    let result = rl_bracketed_paste_begin(count, key)
    guard let buffer = creadline_line() else { return result }
    let bytes = Array(String(cString: buffer).utf8)
    let cursor = min(max(Int(creadline_point()), 0), bytes.count)
    var lines = bytes[..<cursor].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, let last = lines.popLast(), !lines.isEmpty else { return result }
    rest.withLock {
      $0.lines = lines.dropFirst().map { String(decoding: $0, as: UTF8.self) }[...]
      $0.beginning = String(decoding: last + bytes[cursor...], as: UTF8.self)
      $0.cursor = last.count
    }
    creadline_accept_line(CInt(clamping: first.count))
    return 0
  }

  /// Called by readline when it begins to read a line.
  private static func putBeginning() -> CInt {
    let (beginning, cursor) = rest.withLock { rest in
      defer { rest = Rest() }
      return (rest.beginning, rest.cursor)
    }
    if !beginning.isEmpty { creadline_set_line(beginning, CInt(clamping: cursor)) }
    return 0
  }
}
