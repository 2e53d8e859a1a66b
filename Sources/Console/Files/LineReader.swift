// Splits what comes through a file descriptor into lines. Bytes are looked at once: the search for
// the end of a line goes on where it stopped when more arrives, and what has been handed out is
// dropped in large pieces, so that a line of many megabytes takes time in proportion to its length.

import Wording

/// Reads lines of UTF-8 from a file descriptor, which stays the caller's.
///
/// A line ends with LF or CRLF; the last one need not end at all. Bytes that are no UTF-8 become
/// U+FFFD. A byte order mark at the very beginning is no part of the first line.
public struct LineReader: Sendable {
  private let descriptor: CInt
  /// What has been read and not yet handed out is `buffer[start...]`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// No byte before it in the rest of the buffer ends a line.
  private var searched = 0
  private var isAtEnd = false
  /// Why the end is where it is, as in `errno`; nil if nothing else was there.
  private(set) var failure: CInt?
  /// The same, of standard input.
  public var inputError: FileError? {
    failure.map { FileError(.standardInput, SystemError(code: $0)) }
  }
  private var isAtBeginning = true

  private static let chunk = 1 << 16

  public init(descriptor: CInt) { self.descriptor = descriptor }

  /// The next line without its ending; nil at the end of the input, where an error of the
  /// descriptor counts as its end.
  ///
  /// - Parameter keepsEnd: whether the line is to stand with its ending, if it has one.
  /// - Complexity: O(n) in the length of the line, amortised.
  public mutating func next(keepingEnd keepsEnd: Bool = false) -> String? {
    while true {
      if let end = lineFeed(from: searched) {
        return keepsEnd ? take(upTo: end + 1) : take(upTo: lineEnd(at: end), dropping: end + 1)
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        let end = buffer.count
        return keepsEnd ? take(upTo: end) : take(upTo: lineEnd(at: end), dropping: end)
      }
      readMore()
    }
  }

  /// Where the line before that place ends, which a carriage return may stand before.
  private func lineEnd(at place: Int) -> Int {
    place > start && buffer[place - 1] == UInt8(ascii: "\r") ? place - 1 : place
  }

  private func lineFeed(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  private mutating func take(upTo end: Int, dropping next: Int? = nil) -> String {
    var line = start..<end
    if isAtBeginning, buffer[line].starts(with: [0xEF, 0xBB, 0xBF]) {
      line = line.lowerBound + 3..<line.upperBound
    }
    isAtBeginning = false
    start = next ?? end
    searched = start
    return buffer.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[line]), as: UTF8.self)
    }
  }

  private mutating func readMore() {
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    // Appending makes room by doubling, so the line is not copied for every chunk.
    let count = Descriptor.append(from: descriptor, to: &buffer, atMost: Self.chunk)
    if count < 0 { failure = errno }
    if count <= 0 { isAtEnd = true }
    // No line of it can be told before all of it is there.
    if isAtBeginning, start == 0, ByteOrder.isMarked(buffer) {
      if isAtEnd { buffer = ByteOrder.utf8(of: buffer) ?? buffer } else { readMore() }
    }
  }
}
