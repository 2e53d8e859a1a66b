// Controls that stop a solve at a chosen pivot, so that tests need neither a clock nor luck.

public import Simplex
import Synchronization

extension SolveControl {
  /// A control that cancels itself when a solve makes its n-th report, one at each pivot; with 0 it is
  /// cancelled already.
  public static func cancelled(atReport count: Int) -> SolveControl {
    let control = SolveControl()
    if count == 0 {
      control.cancel()
      return control
    }
    let countdown = Countdown(count)
    control.requestProgress()
    return control.reporting { _ in
      if countdown.isOver() { control.cancel() } else { control.requestProgress() }
    }
  }
}

private final class Countdown: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  func isOver() -> Bool { left.subtract(1, ordering: .relaxed).newValue <= 0 }
}
