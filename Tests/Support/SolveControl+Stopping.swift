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

/// Memory that is short at one look at it, and there again at the next.
public final class ScarceMemory: Sendable {
  private let left: Atomic<Int>
  private let isLookedAt = Atomic(true)

  /// - Parameter look: the n-th look finds it short; the first is 1.
  public init(at look: Int) { left = Atomic(look) }

  /// Looks count from here on, or no more.
  public func begin() { isLookedAt.store(true, ordering: .relaxed) }
  public func end() { isLookedAt.store(false, ordering: .relaxed) }

  /// Whether it is short at this look.
  public var isOut: Bool {
    isLookedAt.load(ordering: .relaxed) && left.subtract(1, ordering: .relaxed).newValue == 0
  }

  /// Whether it has been short.
  public var wasOut: Bool { left.load(ordering: .relaxed) <= 0 }

  /// A control that ends what looks then.
  public var control: SolveControl {
    .uninterruptible.limited(to: SolveLimits(isOutOfMemory: { self.isOut }))
  }
}

private final class Countdown: Sendable {
  private let left: Atomic<Int>

  init(_ count: Int) { left = Atomic(count) }

  func isOver() -> Bool { left.subtract(1, ordering: .relaxed).newValue <= 0 }
}
