// Bytes in and out of file descriptors: all of them, whatever the system makes of a single call.

import Wording

/// What a file descriptor is asked for.
public enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Parameters:
  ///   - piece: the most that is given to the system at once. Several writers of one file do not come
  ///     between the bytes of a piece.
  ///   - waits: whether to wait where there is no room just now, as in a pipe that nobody empties.
  ///   - goesOn: asked before every piece; if it says no, the rest is left out.
  /// - Returns: what kept some of them from being written, as in `errno`; nil if nothing did.
  public static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: CInt, piece: Int = .max, waits: Bool = true,
    while goesOn: () -> Bool = { true }
  ) -> CInt? {
    var rest = bytes
    while !rest.isEmpty, goesOn() {
      let count = System.write(descriptor, rest.baseAddress, min(rest.count, piece))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        continue
      }
      switch count < 0 ? errno : EIO {
      case EINTR: continue
      case EAGAIN where waits: wait(for: POLLOUT, at: descriptor, while: goesOn)
      case let error: return error
      }
    }
    return nil
  }

  public static func write(
    _ text: String, to descriptor: CInt, piece: Int = .max, while goesOn: () -> Bool = { true }
  ) -> CInt? {
    var text = text
    return text.withUTF8 {
      write(UnsafeRawBufferPointer($0), to: descriptor, piece: piece, while: goesOn)
    }
  }

  /// All bytes up to the end.
  ///
  /// - Throws: what the system says; ECANCELED if it was interrupted (`Interruption`); EFBIG if there are
  ///   more than `Limit.fileSize`, as of what has no end.
  static func readAll(_ descriptor: CInt) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var room = 1 << 16
    while true {
      // A pipe may have nothing for hours; a file on a disk is always ready.
      wait(for: POLLIN, at: descriptor) { !Interruption.isWanted }
      if Interruption.isWanted { throw SystemError(code: ECANCELED) }
      let count = append(from: descriptor, to: &result, atMost: room)
      if count == 0 { return result }
      if count < 0 {
        if errno == EAGAIN { continue }
        throw .last
      }
      if result.count > Limit.fileSize.most { throw SystemError(code: EFBIG) }
      // A file that fills the room may be a large one.
      if count == room, room < 1 << 20 { room *= 2 }
    }
  }

  /// Adds what there is to be read to the bytes, waiting for it.
  ///
  /// - Returns: how many bytes there were, none at the end; negative where `errno` says why not.
  static func append(
    from descriptor: CInt, to bytes: inout [UInt8], atMost room: Int
  ) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { room in
      var count: Int
      repeat {
        count = System.read(descriptor, room.baseAddress, room.count)
      } while count < 0
        && errno == EINTR
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<max(count, 0)]))
      return count
    }
  }

  /// Until there is something to be read, or room to write, or nobody wants it any more.
  private static func wait(
    for events: CInt, at descriptor: CInt, while goesOn: () -> Bool
  ) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    // A signal that comes between the question and the wait is heard a little later.
    while goesOn(), poll(&entry, 1, 100) == 0 {}
  }
}

/// Why the system did not do what it was asked for.
struct SystemError: Error {
  /// As in `errno`.
  let code: CInt

  /// The reason of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  var words: String { String(cString: strerror(code)) }
}
