// Who waits for an answer may lose patience: then a solve ends as soon as it can, or says how far it has
// come. Both are asked for from outside, by another thread or by a signal handler, so the requests lie in
// atomic flags that the solve reads at each pivot.
//
// A solve may also come to use more than whoever runs it can give: then it ends in the same way, and its control
// knows what there was too much of (`excess`).
//
// Nothing here belongs to the process. A control is handed to the solves that it is to reach, and only
// those see what it asks for. What was stopped says so (`Outcome.interrupted`, or nil where an answer
// would stand), keeps its state sound, and goes on from there when it is asked again.

public import Rationals
import Synchronization

/// How far a solve under way has come.
public struct Progress: Sendable {
  /// The pivots of this solve.
  public var pivots: Int
  /// 0: the requirements; k: the k-th objective, in order.
  public var rank: Int
  /// What the rank's cost has fallen to; for the requirements, what they still lack.
  public var cost: Rational
  /// Whether the rank is done, and the solve is measuring how far something can still move.
  public var isMeasuring = false
}

/// What a solve may use up before it ends.
public struct SolveLimits: Sendable {
  /// The bits of a whole number in a row: numerators, and the denominator that they share.
  public var bits: Int
  /// Whether the program has too little memory left; asked before each pivot.
  public var isOutOfMemory: (@Sendable () -> Bool)?

  public init(bits: Int = .max, isOutOfMemory: (@Sendable () -> Bool)? = nil) {
    self.bits = bits
    self.isOutOfMemory = isOutOfMemory
  }

  /// What there is too much of.
  public enum Excess: Hashable, Sendable { case bits, memory }
}

/// Stops solves and asks them how far they have come.
///
///     let control = SolveControl()
///     var solver = Solver(problem, control: control)
///     // On another thread, or in a signal handler: control.cancel()
///     solver.solve()                            // .interrupted, if it was not done by then
///
/// Whatever solves takes a control and hands it on to the solves that it makes for itself. A copy of a
/// control, and so a copy of anything that holds one, shares its requests: cancelling one cancels all.
/// Two solves that are to be stopped apart need two controls.
public struct SolveControl: Sendable {
  /// Gets a report on the thread that solves, which waits until it returns.
  public typealias Listener = @Sendable (Progress) -> Void

  /// nil for a control that never asks for anything.
  private let core: Core?

  /// A control that has not asked for anything yet.
  public init() { core = Core(Requests(), heeds: Requests.end) }

  private init(_ core: Core?) { self.core = core }

  /// A control that never stops anything: what a solve has if it is given no other. Looking at it costs
  /// one comparison a pivot.
  public static var uninterruptible: SolveControl { SolveControl(nil) }

  /// A control with the same requests whose reports go to this listener. It is chosen before a solve
  /// begins, so that nothing has to be locked meanwhile.
  public func reporting(to listener: @escaping Listener) -> SolveControl {
    core.map {
      SolveControl(Core($0.requests, $0.limits, listener, heeds: $0.heededRequests))
    } ?? self
  }

  /// A control with the same requests that reports, but does not stop: for work that is not prepared to be
  /// left half done.
  public var reportingOnly: SolveControl {
    core.map { SolveControl(Core($0.requests, $0.limits, $0.listener, heeds: 0)) } ?? self
  }

  /// A control with the same requests, if this one has any, that ends what comes to use more than these limits.
  public func limited(to limits: SolveLimits) -> SolveControl {
    guard let core else { return SolveControl(Core(Requests(), limits, heeds: 0)) }
    return SolveControl(Core(core.requests, limits, core.listener, heeds: core.heededRequests))
  }

  /// What a solve may use up; nil where nothing was said of it.
  public var limits: SolveLimits? { core?.limits }

  // MARK: Requests

  /// Whether `cancel` stops what has this control.
  public var isCancellable: Bool { core.map { $0.heededRequests != 0 } ?? false }

  /// Asks for the end. A signal handler may call this.
  public func cancel() { core?.requests.add(Requests.end) }

  /// Asks for a report, which the listener gets at the next pivot. A signal handler may call this.
  public func requestProgress() { core?.requests.add(Requests.report) }

  /// Takes back every request, so that the control can serve another solve.
  public func reset() { core?.requests.clear() }

  /// Whether `cancel` has been called, or there was too much of something, since the last `reset`.
  public var isCancelled: Bool {
    @inline(__always) get { core.map { $0.requests.current & $0.heeded != 0 } ?? false }
  }

  /// What there was too much of since the last `reset` or `forgetExcess`; nil if nothing.
  public var excess: SolveLimits.Excess? {
    guard let current = core?.requests.current else { return nil }
    return current & Requests.bits != 0 ? .bits : current & Requests.memory != 0 ? .memory : nil
  }

  /// Takes back that there was too much of something, so that the next solve can begin.
  public func forgetExcess() { core?.requests.remove(Requests.excess) }

  /// Called at each pivot: makes the report if one was asked for.
  ///
  /// - Returns: whether to stop.
  @inline(__always)
  func mustStop(reporting progress: @autoclosure () -> Progress) -> Bool {
    guard let core else { return false }
    let requests = core.requests.current
    return requests == 0 ? false : core.heed(requests, progress())
  }

  /// Called before each pivot: looks at the limits.
  ///
  /// - Parameter bits: those of the longest number that pivots have come to so far.
  /// - Returns: whether to stop.
  @inline(__always)
  func isExceeded(bits: @autoclosure () -> Int) -> Bool {
    guard let core, let limits = core.limits else { return false }
    return core.exceeds(limits, bits())
  }

  private final class Core: Sendable {
    let requests: Requests
    let limits: SolveLimits?
    let listener: Listener?
    /// `Requests.end`, or none where it is not to stop anything.
    let heededRequests: UInt8
    /// That, and whatever there may be too much of.
    let heeded: UInt8

    init(
      _ requests: Requests, _ limits: SolveLimits? = nil, _ listener: Listener? = nil,
      heeds heeded: UInt8
    ) {
      self.requests = requests
      self.limits = limits
      self.listener = listener
      heededRequests = heeded
      self.heeded = heeded | Requests.excess
    }

    func heed(_ current: UInt8, _ progress: Progress) -> Bool {
      if current & Requests.report != 0 {
        requests.remove(Requests.report)
        listener?(progress)
      }
      // The listener may have cancelled it.
      return requests.current & heeded != 0
    }

    func exceeds(_ limits: SolveLimits, _ bits: Int) -> Bool {
      if bits > limits.bits { requests.add(Requests.bits) }
      if let isOutOfMemory = limits.isOutOfMemory, isOutOfMemory() {
        requests.add(Requests.memory)
      }
      return requests.current & Requests.excess != 0
    }
  }

  /// What is asked for, as flags. They order nothing else, so relaxed accesses are enough.
  private final class Requests: Sendable {
    static let end: UInt8 = 1
    static let report: UInt8 = 2
    static let bits: UInt8 = 4
    static let memory: UInt8 = 8
    /// There was too much of something.
    static let excess = bits | memory

    private let flags = Atomic<UInt8>(0)

    var current: UInt8 {
      @inline(__always) get { flags.load(ordering: .relaxed) }
    }

    func add(_ request: UInt8) { flags.bitwiseOr(request, ordering: .relaxed) }
    func remove(_ request: UInt8) { flags.bitwiseAnd(~request, ordering: .relaxed) }
    func clear() { flags.store(0, ordering: .relaxed) }
  }
}

/// Thrown inside the solvers where an answer was not found because its control was cancelled.
package struct Interruption: Error {
  package init() {}
}
