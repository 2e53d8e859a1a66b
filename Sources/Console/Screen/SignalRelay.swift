// Signals as something that can be waited for: the handler writes their number into a pipe, and does
// nothing else.

import Synchronization

/// Takes some signals over for a while.
struct SignalRelay: Sendable {
  /// To be polled: readable when a signal has come.
  let descriptor: CInt
  private let writer: CInt
  private var previous: [(number: CInt, action: SignalAction)] = []

  private static let target = Atomic<CInt>(-1)

  /// nil where no pipe can be made.
  init?() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writer) = (ends[0], ends[1])
  }

  func close() {
    for end in [descriptor, writer] { closeDescriptor(end) }
  }

  mutating func install(_ numbers: [CInt]) {
    Self.target.store(writer, ordering: .releasing)
    for number in numbers {
      previous.append((number, SignalAction { SignalRelay.note($0) }.install(for: number)))
    }
  }

  /// Puts back who had them before.
  mutating func uninstall() {
    for (number, action) in previous { action.install(for: number) }
    previous = []
    Self.target.store(-1, ordering: .releasing)
  }

  /// The signals that have come, in order.
  func taken() -> [CInt] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(count, 0)).map { CInt($0) }
  }

  /// The handler: only calls that may be made in one, and the error number stays as it was.
  private static func note(_ number: CInt) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(target.load(ordering: .acquiring), &byte, 1)
    errno = saved
  }
}

private func closeDescriptor(_ descriptor: CInt) { close(descriptor) }
