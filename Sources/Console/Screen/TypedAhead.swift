// What was typed while something else had the keys: it is for whoever reads next.

import Synchronization

/// Bytes that were read from the terminal and handed back.
public enum TypedAhead {
  private static let bytes = Mutex<[UInt8]>([])
  private static let hasReader = Atomic<Bool>(false)

  /// Whether somebody will read what is handed back: a prompt, and no command of a shell.
  static var isRead: Bool { hasReader.load(ordering: .relaxed) }

  /// Says that from now on lines are read which begin with what was handed back.
  public static func willBeRead() { hasReader.store(true, ordering: .relaxed) }

  /// Hands bytes back, before those that were handed back earlier.
  static func put(_ more: [UInt8]) {
    bytes.withLock { $0.insert(contentsOf: more, at: 0) }
  }

  /// The next byte, which is taken; nil if there is none.
  public static func take() -> UInt8? {
    bytes.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// All of them, which are taken.
  static func takeAll() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  /// Forgets them, as the terminal forgets what was typed before Ctrl-C.
  public static func forget() { bytes.withLock { $0 = [] } }
}
