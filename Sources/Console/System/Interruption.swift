// Whether whoever waits has had enough. A signal handler says so; what waits for the system looks at it.

import Synchronization

/// The wish that what is being read or written be given up.
public enum Interruption {
  private static let wish = Atomic<Bool>(false)

  public static var isWanted: Bool { wish.load(ordering: .relaxed) }

  /// May be called by a signal handler, once it was asked for before.
  public static func want() { wish.store(true, ordering: .relaxed) }

  public static func forget() { wish.store(false, ordering: .relaxed) }
}
