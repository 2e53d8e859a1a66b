// What a signal does when it comes, and what it did before.

/// Something that a signal can do to the program.
public struct SignalAction: Sendable {
  private var action = sigaction()

  private init() {}

  /// Calls the handler, which may only do what a signal handler may: next to nothing.
  ///
  /// - Parameter restarts: whether system calls that it interrupts go on by themselves.
  public init(restarts: Bool = false, _ handler: @escaping @convention(c) (CInt) -> Void) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    if restarts { action.sa_flags = SA_RESTART }
  }

  /// What the signal does now; nil where the system does not tell.
  public static func current(of signal: CInt) -> SignalAction? {
    var current = SignalAction()
    return sigaction(signal, nil, &current.action) == 0 ? current : nil
  }

  /// Makes it what the signal does from now on.
  ///
  /// - Returns: what it did before, to be put back.
  @discardableResult
  public func install(for signal: CInt) -> SignalAction {
    var previous = SignalAction()
    withUnsafePointer(to: action) { _ = sigaction(signal, $0, &previous.action) }
    return previous
  }

  /// Whether the signal is let pass.
  public var isIgnored: Bool {
    // Handlers are functions, which cannot be compared; the value for "ignore" is 1 everywhere.
    withUnsafeBytes(of: action) { $0.loadUnaligned(as: UInt.self) } == 1
  }
}
