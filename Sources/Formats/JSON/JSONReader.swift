// Just enough of a JSON reader (RFC 8259) for proofs, and for the argument parser's own description.

/// Reads JSON texts.
public enum JSONReader {
  /// A JSON text as it was read: numbers as they were written, the members of an object by name.
  public indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([Value])
    case object([String: Value])

    /// The member of that name, where this is an object that has one.
    public subscript(name: String) -> Value? {
      if case .object(let members) = self { members[name] } else { nil }
    }

    /// Its characters, where this is a string.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
    /// Its elements, where this is an array.
    public var elements: [Value]? { if case .array(let elements) = self { elements } else { nil } }
  }

  /// nil if the text is no JSON, or nested deeper than anything that is read here.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func value(of text: String) -> Value? {
    var scanner = Scanner(bytes: Array(text.utf8))
    guard let value = scanner.value(depth: 0) else { return nil }
    scanner.skipBlanks()
    return scanner.place == scanner.bytes.count ? value : nil
  }

  private struct Scanner {
    let bytes: [UInt8]
    var place = 0

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func skipBlanks() {
      while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { place += 1 }
    }

    mutating func take(_ sign: Character) -> Bool {
      skipBlanks()
      guard let next, next == sign.asciiValue else { return false }
      place += 1
      return true
    }

    private mutating func take(word: String) -> Bool {
      guard bytes[place...].starts(with: word.utf8) else { return false }
      place += word.utf8.count
      return true
    }

    mutating func value(depth: Int) -> Value? {
      skipBlanks()
      guard depth < 100, let next else { return nil }
      switch next {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(_ depth: Int) -> Value? {
      var members: [String: Value] = [:]
      guard take("{") else { return nil }
      if take("}") { return .object(members) }
      repeat {
        skipBlanks()
        guard let name = string(), take(":"), let value = value(depth: depth + 1) else {
          return nil
        }
        members[name] = value
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> Value? {
      var elements: [Value] = []
      guard take("[") else { return nil }
      if take("]") { return .array(elements) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while take(",")
      return take("]") ? .array(elements) : nil
    }

    private mutating func number() -> Value? {
      let digits = bytes[place...].prefix { "+-.eE0123456789".utf8.contains($0) }
      place += digits.count
      return digits.isEmpty ? nil : .number(String(decoding: digits, as: UTF8.self))
    }

    private mutating func string() -> String? {
      guard next == UInt8(ascii: "\"") else { return nil }
      place += 1
      var units: [UInt16] = []
      var plain: [UInt8] = []
      func decoded() -> [UInt16] { Array(String(decoding: plain, as: UTF8.self).utf16) }
      while let byte = next {
        place += 1
        switch byte {
        case UInt8(ascii: "\""):
          return String(decoding: units + decoded(), as: UTF16.self)
        case UInt8(ascii: "\\"):
          units += decoded()
          plain = []
          guard let unit = escape() else { return nil }
          units.append(unit)
        default: plain.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> UInt16? {
      guard let byte = next else { return nil }
      place += 1
      switch byte {
      case UInt8(ascii: "n"): return 0x0A
      case UInt8(ascii: "t"): return 0x09
      case UInt8(ascii: "r"): return 0x0D
      case UInt8(ascii: "b"): return 0x08
      case UInt8(ascii: "f"): return 0x0C
      case UInt8(ascii: "u"):
        guard place + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
        place += 4
        return UInt16(digits, radix: 16)
      default: return UInt16(byte)
      }
    }
  }
}
