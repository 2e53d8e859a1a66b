// Ctrl-C. A signal can come at any instruction, so its handler does next to nothing: it leaves a
// mark, which the reading of keys looks at whenever it is woken.

import Console
import Synchronization

enum Interruption {
  private static let wasRequested = Atomic<Bool>(false)
  private static let isReading = Atomic<Bool>(false)
  /// Whether the line that is being read was told of it.
  private static let wasTold = Atomic<Bool>(false)

  static var isPending: Bool { wasRequested.load(ordering: .acquiring) }

  /// Whether Ctrl-C was pressed since the last line was read; asked twice, the second answer is no.
  static func takePending() -> Bool {
    wasRequested.exchange(false, ordering: .acquiringAndReleasing)
  }

  /// True when it is asked for the first time in the reading of a line.
  static func isFirstToTell() -> Bool {
    !wasTold.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Takes Ctrl-C over for as long as the program runs; a program started with it ignored goes on
  /// ignoring it.
  static func install() {
    guard let current = SignalAction.current(of: SIGINT), !current.isIgnored else { return }
    // Read here once, so that the handler never is the first to touch them.
    _ = isPending
    isReading.store(false, ordering: .releasing)
    SignalAction { _ in Interruption.note() }.install(for: SIGINT)
  }

  /// Runs `body` as the reading of one line; Ctrl-C pressed before it belongs to no line.
  static func whileReading<Result>(_ body: () -> Result) -> (result: Result, interrupted: Bool) {
    wasRequested.store(false, ordering: .releasing)
    wasTold.store(false, ordering: .releasing)
    isReading.store(true, ordering: .releasing)
    let result = body()
    isReading.store(false, ordering: .releasing)
    return (result, takePending())
  }

  /// The signal handler. Where no line is being read something is being worked out: the first
  /// Ctrl-C is let pass, lest one that comes a moment late ends the session, and a second one means
  /// it and ends the program as it would any other.
  private static func note() {
    let isSecond = wasRequested.exchange(true, ordering: .acquiringAndReleasing)
    if isSecond, !isReading.load(ordering: .acquiring) {
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
  }
}
