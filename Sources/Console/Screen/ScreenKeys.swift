// From the bytes that a terminal sends to the keys that were pressed.

/// A key, as far as a program that has the whole screen cares.
public enum ScreenKey: Equatable, Sendable {
  case character(Character)
  case enter, backspace, escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// Ctrl-C, Ctrl-D, Ctrl-Z
  case interrupt, endOfInput, suspend
}

/// Takes bytes and gives keys.
///
/// An arrow key sends Escape and more, so what Escape alone means is known only when nothing follows.
public struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []

  public init() {}

  /// Whether bytes wait for others that would make a key of them.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// What no key was made of yet.
  var rest: [UInt8] { bytes }

  public mutating func feed(_ more: some Sequence<UInt8>) { bytes += more }

  /// The next key; nil if more bytes must come first.
  ///
  /// - Parameter isComplete: nothing more comes soon, so that Escape is the key itself.
  public mutating func next(isComplete: Bool = false) -> ScreenKey? {
    while let first = bytes.first {
      let length: Int
      let key: ScreenKey?
      switch first {
      case 0x1B: (length, key) = escapeSequence(isComplete: isComplete)
      case 0x00..<0x20, 0x7F: (length, key) = (1, Self.control(first))
      default: (length, key) = character(isComplete: isComplete)
      }
      if length == 0 { return nil }
      bytes.removeFirst(length)
      if let key { return key }
    }
    return nil
  }

  private static func control(_ byte: UInt8) -> ScreenKey? {
    switch byte {
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x08, 0x7F: .backspace
    case 0x0A, 0x0D: .enter
    case 0x1A: .suspend
    default: nil
    }
  }

  /// How many bytes it takes, none if some are missing, and the key, if it is a known one.
  private func escapeSequence(isComplete: Bool) -> (Int, ScreenKey?) {
    guard bytes.count > 1 else { return isComplete ? (1, .escape) : (0, nil) }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      // Escape, and then something else; or Alt with a key, which means nothing here.
      return (1, .escape)
    }
    // Parameters, and the byte that ends it (ECMA-48, 5.4).
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return isComplete || bytes.count > 32 ? (bytes.count, nil) : (0, nil)
    }
    let parameters = bytes[2..<end].prefix { $0 != UInt8(ascii: ";") }
    return (end + 1, Self.key(bytes[end], String(decoding: parameters, as: UTF8.self)))
  }

  private static func key(_ end: UInt8, _ parameter: String) -> ScreenKey? {
    switch (UInt8(end), parameter) {
    case (UInt8(ascii: "A"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "C"), _): .right
    case (UInt8(ascii: "D"), _): .left
    case (UInt8(ascii: "H"), _): .home
    case (UInt8(ascii: "F"), _): .end
    case (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
    case (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: nil
    }
  }

  private func character(isComplete: Bool) -> (Int, ScreenKey?) {
    let length =
      switch bytes[0] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return isComplete ? (bytes.count, nil) : (0, nil) }
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    guard text.unicodeScalars.count == 1, let character = text.first, character != "\u{FFFD}" else {
      return (1, nil)
    }
    return (length, .character(character))
  }
}
