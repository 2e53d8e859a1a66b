// Somebody waits for the answer, and may lose patience: then all solving of the process ends as soon
// as it can, or says how far it has come. Both are asked for by a signal as a rule, which belongs to the
// process and to none of its values; so this, alone in the library, is the process's too.
//
// To end early is not an outcome: what a solver, a range or a search then returns means nothing, and
// whoever asked for it throws it away with the values that it came from. Copies from before are as good as
// ever.

public import Rationals
import Synchronization

/// How far the solving under way has come.
public struct Progress: Sendable {
  /// The pivots of this solve.
  public var pivots: Int
  /// 0: the requirements; k: the k-th objective, in order.
  public var rank: Int
  /// What the rank's cost has fallen to; for the requirements, what they still lack.
  public var cost: Rational
  /// Whether the rank is done, and it is measured how far something can still move.
  public var isMeasuring = false
}

/// What those who wait wish of the solving under way, in the whole process.
public enum Waiting {
  private static let wishes = Atomic<UInt8>(0)
  private static let theEnd: UInt8 = 1
  private static let aReport: UInt8 = 2
  private static let listener = Mutex<(@Sendable (Progress) -> Void)?>(nil)

  /// Asks for the end. May be called by a signal handler, if `begin` was called before.
  public static func stop() { wishes.bitwiseOr(theEnd, ordering: .relaxed) }

  /// Asks for a report, which the listener gets at the next pivot, on the thread that solves. May be called
  /// by a signal handler.
  public static func ask() { wishes.bitwiseOr(aReport, ordering: .relaxed) }

  /// Whether `stop` was called since `begin`.
  public static var isOver: Bool {
    @inline(__always) get { wishes.load(ordering: .relaxed) & theEnd != 0 }
  }

  /// Waits for something new: nothing is wished for as yet, and nobody listens.
  public static func begin() {
    listener.withLock { $0 = nil }
    wishes.store(0, ordering: .relaxed)
  }

  /// Sets who gets the reports from here on.
  public static func listen(_ listen: @escaping @Sendable (Progress) -> Void) {
    listener.withLock { $0 = listen }
  }

  /// Called at every pivot.
  ///
  /// - Returns: whether to end.
  @inline(__always)
  static func isOver(telling progress: @autoclosure () -> Progress) -> Bool {
    let wished = wishes.load(ordering: .relaxed)
    return wished == 0 ? false : heed(wished, progress())
  }

  private static func heed(_ wished: UInt8, _ progress: Progress) -> Bool {
    if wished & aReport != 0 {
      wishes.bitwiseAnd(~aReport, ordering: .relaxed)
      // Not called under the lock: it may take its time.
      let listen = listener.withLock { $0 }
      listen?(progress)
    }
    return wished & theEnd != 0
  }
}
