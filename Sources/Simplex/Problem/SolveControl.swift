// Who waits for an answer may lose patience: then a solve ends as soon as it can, or says how far it has
// come. Both are asked for from outside, by another thread or by a signal handler, so the requests lie in
// atomic flags that the solve reads at each pivot.
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
  public init() { core = Core(Requests(), nil, heeds: Requests.end) }

  private init(_ core: Core?) { self.core = core }

  /// A control that never stops anything: what a solve has if it is given no other. Looking at it costs
  /// one comparison a pivot.
  public static var uninterruptible: SolveControl { SolveControl(nil) }

  /// A control with the same requests whose reports go to this listener. It is chosen before a solve
  /// begins, so that nothing has to be locked meanwhile.
  public func reporting(to listener: @escaping Listener) -> SolveControl {
    core.map { SolveControl(Core($0.requests, listener, heeds: $0.heeded)) } ?? self
  }

  /// A control with the same requests that reports, but does not stop: for work that is not prepared to be
  /// left half done.
  public var reportingOnly: SolveControl {
    core.map { SolveControl(Core($0.requests, $0.listener, heeds: 0)) } ?? self
  }

  // MARK: Requests

  /// Whether `cancel` stops what has this control.
  public var isCancellable: Bool { core.map { $0.heeded != 0 } ?? false }

  /// Asks for the end. A signal handler may call this.
  public func cancel() { core?.requests.add(Requests.end) }

  /// Asks for a report, which the listener gets at the next pivot. A signal handler may call this.
  public func requestProgress() { core?.requests.add(Requests.report) }

  /// Takes back every request, so that the control can serve another solve.
  public func reset() { core?.requests.clear() }

  /// Whether `cancel` has been called since the last `reset`.
  public var isCancelled: Bool {
    @inline(__always) get { core.map { $0.requests.current & $0.heeded != 0 } ?? false }
  }

  /// Called at each pivot: makes the report if one was asked for.
  ///
  /// - Returns: whether to stop.
  @inline(__always)
  func mustStop(reporting progress: @autoclosure () -> Progress) -> Bool {
    guard let core else { return false }
    let requests = core.requests.current
    return requests == 0 ? false : core.heed(requests, progress())
  }

  private final class Core: Sendable {
    let requests: Requests
    let listener: Listener?
    /// `Requests.end`, or none where it is not to stop anything.
    let heeded: UInt8

    init(_ requests: Requests, _ listener: Listener?, heeds heeded: UInt8) {
      self.requests = requests
      self.listener = listener
      self.heeded = heeded
    }

    func heed(_ current: UInt8, _ progress: Progress) -> Bool {
      if current & Requests.report != 0 {
        requests.remove(Requests.report)
        listener?(progress)
      }
      // The listener may have cancelled it.
      return requests.current & heeded != 0
    }
  }

  /// What is asked for, as flags. They order nothing else, so relaxed accesses are enough.
  private final class Requests: Sendable {
    static let end: UInt8 = 1
    static let report: UInt8 = 2

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
