// The signals that readline acts on, and when they may come.

import CReadline
import Console

enum WakingSignals {
  private static let numbers = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH,
  ]

  static func block() { change(SIG_BLOCK) }
  static func unblock() { change(SIG_UNBLOCK) }

  /// Whether one of them has come while they were blocked.
  static var arePending: Bool {
    var set = sigset_t()
    sigemptyset(&set)
    sigpending(&set)
    return numbers.contains { sigismember(&set, $0) == 1 }
  }

  /// Runs `body` with the signals coming at any time.
  static func letIn(_ body: () -> Void) {
    unblock()
    defer { block() }
    body()
  }

  /// Gives `body` the mask with which the signals come, for a system call that waits with it.
  static func letInOnly<Result>(while body: (inout sigset_t) -> Result) -> Result {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    for number in numbers { sigdelset(&mask, number) }
    return body(&mask)
  }

  private static func change(_ how: CInt) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(how, &set, nil)
  }
}
