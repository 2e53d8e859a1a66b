// Where lines end, in whatever is read: at LF, CR LF, CR, VT, FF, NEL, LS and PS, so that no two lines are ever read as one.

public enum LineEnds {
  /// The first line end at or after that place, in bytes of UTF-8; nil if none comes.
  ///
  /// The bytes of an end are never part of another character, so that bytes which are no UTF-8 do not
  /// matter.
  public static func next(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count {
        switch bytes[place] {
        case 0x0D:
          let isPair = place + 1 < bytes.count && bytes[place + 1] == 0x0A
          return place..<place + (isPair ? 2 : 1)
        case 0x0A...0x0C: return place..<place + 1
        case 0xC2 where place + 1 < bytes.count && bytes[place + 1] == 0x85:
          return place..<place + 2
        case 0xE2
        where place + 2 < bytes.count && bytes[place + 1] == 0x80
          && (bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9):
          return place..<place + 3
        default: place += 1
        }
      }
      return nil
    }
  }

  /// The bytes with a line feed at the end of each line, and no other end.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func asLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    while let end = next(in: bytes, from: start) {
      if result.isEmpty { result.reserveCapacity(bytes.count) }
      result += bytes[start..<end.lowerBound]
      result.append(0x0A)
      start = end.upperBound
    }
    return start == 0 ? bytes : result + bytes[start...]
  }
}
