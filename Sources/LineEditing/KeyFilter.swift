// Readline shows the controls of ASCII as ^X; all other characters go to the screen as they are, also those that steer it. So none of
// these gets into readline: not from keys and pastes, which pass through here, and not from the history or the
// names of files.

import Wording

/// Takes what is typed byte by byte, as UTF-8, and gives it on with U+FFFD in place of what steers.
struct KeyFilter {
  private static let steering = Set(
    (UInt32(0x80)...0xFFFF).compactMap { Unicode.Scalar($0) }.filter(\.steers).map {
      Array($0.utf8)
    })

  private static let beginnings = Set(
    steering.flatMap { bytes in (1..<bytes.count).map { Array(bytes[..<$0]) } })

  /// The end of a line, which the program takes it for, too.
  private static let nextLine = Array("\u{85}".utf8)

  /// What may be the beginning of a character that steers.
  private var held: [UInt8] = []
  private var ready: ArraySlice<UInt8> = []

  mutating func put(_ byte: UInt8) {
    held.append(byte)
    if Self.beginnings.contains(held) { return }
    if Self.steering.contains(held) {
      ready += held == Self.nextLine ? [0x0A] : Array("\u{FFFD}".utf8)
      held = []
    } else if held.count == 1 {
      ready += held
      held = []
    } else {
      // It was another character, or half a one; a new one may begin here.
      ready += held.dropLast()
      held = []
      put(byte)
    }
  }

  /// The next byte of what was typed, if enough is there to say that it may pass.
  mutating func next() -> UInt8? { ready.popFirst() }
}
