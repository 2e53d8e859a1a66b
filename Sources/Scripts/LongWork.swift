// Work that may take long: Ctrl-C ends it, and on a terminal it says after a second how far it has come.
//
// Everything happens on the thread that works. The handlers of the signals only leave a wish, which the
// solver looks at with every pivot.

public import Console
import Language
import Narration
import Rendering
public import Session
public import Simplex
import Synchronization
import Wording

/// What is done while somebody waits.
public enum LongWork {
  private static let interruptions = Atomic<Int>(0)
  private static let hasSpoken = Atomic<Bool>(false)

  /// What the handlers speak to, and every session at the prompt listens to.
  public static let control = SolveControl().limited(to: limits)
  private static let limits = SolveLimits.ofSession(isOutOfMemory: { Memory.isScarce })

  /// The same for linear programs of files, whose numbers may be longer.
  static var programControl: SolveControl {
    control.limited(
      to: SolveLimits(digits: .programDigits, isOutOfMemory: { Memory.isScarce }))
  }

  /// What the sessions of scripts listen to: they tell how far they have come, and end with the program, or with what is
  /// too much.
  public static var reports: SolveControl { control.reportingOnly }

  /// For what nobody can stop and nobody waits for, such as one of many lessons: it ends with what is too much.
  public static var limitsAlone: SolveControl { .uninterruptible.limited(to: limits) }

  /// Whether Ctrl-C was pressed in what `stoppable` runs.
  public static var isStopped: Bool { control.isCancelled }

  /// Forgets that it was pressed, so that words can be written again.
  public static func startAfresh() {
    control.reset()
    Interruption.forget()
  }

  /// Runs `body`, which Ctrl-C stops: what has to do with it is to be thrown away then, if `isStopped`.
  public static func stoppable<Result, Problem: Error>(
    _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    // What is done outside is not for Ctrl-C to stop.
    startAfresh()
    defer { startAfresh() }
    interruptions.store(0, ordering: .relaxed)
    // What waits for the system is to hear of it.
    let old = SignalAction { _ in LongWork.interrupt() }.install(for: SIGINT)
    defer { old.install(for: SIGINT) }
    return try body()
  }

  /// Ends the program as Ctrl-C does where nobody has it stop something else: for what runs `stoppable`, so that what has been
  /// found by then is told, and has found nothing.
  public static func endInterrupted() -> Never {
    signal(SIGINT, SIG_DFL)
    raise(SIGINT)
    exit(130)
  }

  /// Runs `body`, and asks it after a second, and then four times a second, how far it has come.
  public static func showingProgress<Result, Problem: Error>(
    _ terminal: Terminal, _ body: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard terminal.errorIsTerminal else { return try body() }
    hasSpoken.store(false, ordering: .relaxed)
    // A handler must not be the first to ask for it.
    _ = control
    let old = SignalAction(restarts: true) { _ in LongWork.control.requestProgress() }
      .install(for: SIGALRM)
    setTimer(first: 1_000_000, then: 250_000)
    defer {
      setTimer(first: 0, then: 0)
      old.install(for: SIGALRM)
      ProgressLine.erase()
    }
    return try body()
  }

  /// Shows a report in the place of the one before it; a dumb terminal gets the first one only.
  public static func listener(_ terminal: Terminal) -> SolvingReport.Listener {
    let (isDumb, width, speech) = (terminal.isDumb, terminal.width, terminal.speech)
    return { report in
      let isFirst = !hasSpoken.exchange(true, ordering: .relaxed)
      if isDumb {
        if isFirst { ProgressLine.tell(ScriptWords.working(report).text(in: speech) + "\n") }
      } else {
        ProgressLine.show(ScriptWords.progress(report).text(in: speech), width: width)
      }
    }
  }

  /// The signal handler. Ctrl-C again and again is meant: then it ends the program as it would any
  /// other.
  private static func interrupt() {
    control.cancel()
    Interruption.want()
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
