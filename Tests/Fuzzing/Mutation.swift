// Bytes changed at random places, by the moves of M. Zalewski's *American fuzzy lop*.

public import TestSupport

public enum Mutation {
  private static let words = [
    "0", "-1", "1/3", "9223372036854775808", "1e999", "/0", "((", ")", "\n", "\r", "@required",
    "@low", "X", ">=", "= ",
    "```", "> ", "#", "- ", "*", "\u{202E}", "\0", "\u{1B}[2J", "\"", "{", "}", "[", "]", ":", ",",
    "inf", "free",
  ].map { Array($0.utf8) }

  /// Cuts, doubles, swaps, splices or spoils some pieces.
  ///
  /// - Parameter other: what pieces are taken from.
  public static func changed(
    _ bytes: [UInt8], with other: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      if random.happens(1, outOf: 4) {
        changeLines(&bytes, with: other, &random)
      } else {
        changeBytes(&bytes, with: other, &random)
      }
    }
    return bytes
  }

  private static func changeBytes(
    _ bytes: inout [UInt8], with other: [UInt8], _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 2:
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 60)], at: place)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 4: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    default: bytes.insert(contentsOf: random.element(of: words), at: place)
    }
  }

  private static func changeLines(
    _ bytes: inout [UInt8], with other: [UInt8], _ random: inout SeededGenerator
  ) {
    let end = UInt8(ascii: "\n")
    var lines = bytes.split(separator: end, omittingEmptySubsequences: false)
    let others = other.split(separator: end, omittingEmptySubsequences: false)
    let place = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[place], at: Int.random(in: 0...lines.count, using: &random))
    case 2: lines.swapAt(place, Int.random(in: 0..<lines.count, using: &random))
    default: lines.insert(random.element(of: others), at: place)
    }
    bytes = Array(lines.joined(separator: [end]))
  }
}
