// Text in UTF-16, as PowerShell's `>` and some editors write it: known by the mark at its beginning.

public enum ByteOrder {
  /// Whether bytes begin with the mark of UTF-16.
  public static func isMarked(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The same text in UTF-8; nil where it is no UTF-16, or not marked as that. Halves of pairs become U+FFFD.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard isMarked(bytes) else { return nil }
    let (low, high) = bytes[0] == 0xFF ? (0, 1) : (1, 0)
    // Of text that anybody reads here a part is plain; other bytes may begin with the mark, too.
    let places = stride(from: 2, to: bytes.count - 1, by: 2)
    let plain = places.reduce(0) { $0 + (bytes[$1 + high] == 0 ? 1 : 0) }
    guard 4 * plain >= (bytes.count - 2) / 2 else { return nil }
    let units = places.map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
