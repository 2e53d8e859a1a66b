// Who waits for an answer may lose patience: then a solve ends as soon as it can, or says how far it has
// come. Both are asked for from outside, by another thread or by a signal handler, so the requests lie in
// atomic flags that the solve reads at each pivot.
//
// A solve may also come to use more than whoever runs it can give. Its limits are a value that goes with the control; what
// goes past them is known to that solve alone, and to nobody after it.
//
// Nothing here belongs to the process. A control is handed to the solves that it is to reach, and only
// those see what it asks for. What was stopped throws (`Stop`), keeps its state sound, and goes on from there when it is
// asked again.

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
  /// Whether there is an answer already, and it is looked for a better one: who stops it then gets the one that there is.
  public var hasAnswer = false
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
}

/// Stops solves and asks them how far they have come.
///
///     let control = SolveControl()
///     var solver = Solver(problem, control: control)
///     // On another thread, or in a signal handler: control.cancel()
///     try solver.solve()                        // throws Stop.cancelled, if it was not done by then
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
  public init() { core = Core(Requests(), true) }

  private init(_ core: Core?) { self.core = core }

  /// A control that never stops anything: what a solve has if it is given no other. Looking at it costs
  /// one comparison a pivot.
  public static var uninterruptible: SolveControl { SolveControl(nil) }

  /// A control with the same requests whose reports go to this listener. It is chosen before a solve
  /// begins, so that nothing has to be locked meanwhile.
  public func reporting(to listener: @escaping Listener) -> SolveControl {
    core.map { SolveControl(Core($0.requests, $0.isCancellable, $0.limits, listener)) } ?? self
  }

  /// A control with the same requests that reports, but is not cancelled: for work that nobody comes back from.
  public var reportingOnly: SolveControl {
    core.map { SolveControl(Core($0.requests, false, $0.limits, $0.listener)) } ?? self
  }

  /// A control with the same requests that says in its reports that there is an answer already.
  public var havingAnswer: SolveControl {
    guard let core, let listener = core.listener else { return self }
    return reporting { progress in
      var progress = progress
      progress.hasAnswer = true
      listener(progress)
    }
  }

  /// A control with the same requests, if this one has any, that ends what comes to use more than these limits.
  public func limited(to limits: SolveLimits) -> SolveControl {
    SolveControl(Core(core?.requests, isCancellable, limits, core?.listener))
  }

  /// What a solve may use up; nil where nothing was said of it.
  public var limits: SolveLimits? { core?.limits }

  // MARK: Requests

  /// Whether `cancel` stops what has this control.
  public var isCancellable: Bool { core?.isCancellable ?? false }

  /// Asks for the end. A signal handler may call this.
  public func cancel() { core?.requests?.add(Requests.end) }

  /// Asks for a report, which the listener gets at the next pivot. A signal handler may call this.
  public func requestProgress() { core?.requests?.add(Requests.report) }

  /// Takes back every request, so that the control can serve another solve.
  public func reset() { core?.requests?.clear() }

  /// Whether `cancel` has been called since the last `reset`.
  public var isCancelled: Bool {
    @inline(__always) get {
      guard let core, core.isCancellable, let requests = core.requests else { return false }
      return requests.current & Requests.end != 0
    }
  }

  /// Whether work may go on.
  @inline(__always)
  public func check() throws(Stop) {
    if isCancelled { throw .cancelled }
  }

  /// Called at each pivot: makes the report if one was asked for.
  @inline(__always)
  func check(reporting progress: @autoclosure () -> Progress) throws(Stop) {
    guard let core, let requests = core.requests else { return }
    let current = requests.current
    if current != 0 { try core.heed(requests, current, progress()) }
  }

  /// Called before each pivot: looks at the limits.
  ///
  /// - Parameter bits: those of the longest number that pivots have come to so far.
  @inline(__always)
  func check(bits: @autoclosure () -> Int) throws(Stop) {
    guard let limits = core?.limits else { return }
    if bits() > limits.bits { throw .bits }
    if let isOutOfMemory = limits.isOutOfMemory, isOutOfMemory() { throw .memory }
  }

  private final class Core: Sendable {
    /// nil where nobody can ask for anything.
    let requests: Requests?
    /// Whether the request to end is heeded.
    let isCancellable: Bool
    let limits: SolveLimits?
    let listener: Listener?

    init(
      _ requests: Requests?, _ isCancellable: Bool, _ limits: SolveLimits? = nil,
      _ listener: Listener? = nil
    ) {
      self.requests = requests
      self.isCancellable = isCancellable
      self.limits = limits
      self.listener = listener
    }

    func heed(_ requests: Requests, _ current: UInt8, _ progress: Progress) throws(Stop) {
      if current & Requests.report != 0 {
        requests.remove(Requests.report)
        listener?(progress)
      }
      // The listener may have cancelled it.
      if isCancellable, requests.current & Requests.end != 0 { throw .cancelled }
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
