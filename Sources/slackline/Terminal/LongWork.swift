// Work that may take long: Ctrl-C ends it, and on a terminal it says after a second how far it has come.
//
// Everything happens on the thread that works. The handlers of the signals only leave a wish, which the
// solver looks at with every pivot.

import Interpreter
import Rendering
import Simplex
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum LongWork {
  private static let interruptions = Atomic<Int>(0)
  private static let hasSpoken = Atomic<Bool>(false)
  /// Whether a report stands in the line of the cursor.
  private static let isShown = Atomic<Bool>(false)

  /// What the handlers speak to, and every session at the prompt listens to.
  static let control = SolveControl()

  /// What the sessions of scripts listen to: they tell how far they have come, and end with the program.
  static var reports: SolveControl { control.reportingOnly }

  /// Whether Ctrl-C was pressed in what `stoppable` runs.
  static var isStopped: Bool { control.isCancelled }

  /// Forgets that it was pressed, so that words can be written again.
  static func startAfresh() { control.reset() }

  /// Runs `body`, which Ctrl-C stops: what has to do with it is to be thrown away then, if `isStopped`.
  static func stoppable<Result>(_ body: () -> Result) -> Result {
    // What is done outside is not for Ctrl-C to stop.
    control.reset()
    defer { control.reset() }
    interruptions.store(0, ordering: .relaxed)
    var old = sigaction()
    var new = sigaction.calling { _ in LongWork.interrupt() }
    sigaction(SIGINT, &new, &old)
    defer { sigaction(SIGINT, &old, nil) }
    return body()
  }

  /// Runs `body`, and asks it after a second, and then four times a second, how far it has come.
  static func telling<Result>(_ terminal: Terminal, _ body: () -> Result) -> Result {
    guard terminal.errorIsTerminal else { return body() }
    hasSpoken.store(false, ordering: .relaxed)
    // A handler must not be the first to ask for it.
    _ = control
    var old = sigaction()
    var new = sigaction.calling { _ in LongWork.control.requestProgress() }
    sigaction(SIGALRM, &new, &old)
    setTimer(first: 1_000_000, then: 250_000)
    defer {
      setTimer(first: 0, then: 0)
      sigaction(SIGALRM, &old, nil)
      makeRoom()
    }
    return body()
  }

  /// Shows a report in the place of the one before it; a dumb terminal gets the first one only.
  static func listener(_ terminal: Terminal) -> SolvingReport.Listener {
    let (isDumb, width) = (terminal.isDumb, max(terminal.width - 1, 1))
    return { report in
      let isFirst = !hasSpoken.exchange(true, ordering: .relaxed)
      if isDumb {
        if isFirst { Terminal.tell("working: \(report.words)\n") }
      } else {
        isShown.store(true, ordering: .relaxed)
        Terminal.tell("\r\u{1B}[K" + "\(report.words); Ctrl-C stops".prefix(width))
      }
    }
  }

  /// Takes the report away, if there is one, for what is to stay on the screen.
  static func makeRoom() {
    if isShown.exchange(false, ordering: .relaxed) { Terminal.tell("\r\u{1B}[K") }
  }

  /// The signal handler. One who presses Ctrl-C again and again means it: then it ends the program as it
  /// would any other.
  private static func interrupt() {
    control.cancel()
    if interruptions.wrappingAdd(1, ordering: .relaxed).newValue >= 4 {
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
  }

  private static func setTimer(first: Int, then interval: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = first / 1_000_000
    timer.it_value.tv_usec = .init(first % 1_000_000)
    timer.it_interval.tv_usec = .init(interval)
    // ITIMER_REAL, which is of another type on every system.
    setitimer(0, &timer, nil)
  }
}

extension sigaction {
  /// System calls that it interrupts go on by themselves.
  fileprivate static func calling(_ handler: @escaping @convention(c) (CInt) -> Void) -> sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = SA_RESTART
    return action
  }
}
