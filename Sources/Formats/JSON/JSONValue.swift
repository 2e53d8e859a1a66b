// A JSON text (RFC 8259) as a value. Numbers are integers only: fractions go out as strings, since
// a reader that parses numbers as binary floating point would round them.

import Wording

/// A JSON text as a value.
public indirect enum JSONValue: Equatable, Sendable {
  /// A name and its value; an object keeps the order in which they were given.
  public struct Member: Equatable, Sendable {
    /// Unique in its object.
    public var name: String
    /// What stands after the colon.
    public var value: JSONValue

    /// A name and its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case string(String)
  case integer(Int)
  /// A number with digits after its point, as it is to be written.
  case decimal(String)
  case array([JSONValue])
  case object([Member])

  /// On one line, without spaces that mean nothing.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var compact: String { text(indentation: nil) }

  /// One element or member a line, indented by two spaces; without a line feed at its end.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var pretty: String { text(indentation: 0) }

  private func text(indentation: Int?) -> String {
    var writer = JSONWriter()
    writer.write(self, indentation: indentation)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes UTF-8 byte by byte: a solution of a thousand variables is some hundred thousand of them, a
/// line.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, indentation: Int?) {
    switch value {
    case .null: write(plain: "null")
    case .bool(let value): write(plain: value ? "true" : "false")
    case .integer(let value): write(plain: String(value))
    case .decimal(let text): write(plain: text)
    case .string(let value): write(value)
    case .array(let elements):
      write(elements, between: ("[", "]"), indentation) { $0.write($1, indentation: $2) }
    case .object(let members):
      write(members, between: ("{", "}"), indentation) {
        $0.write($1.name)
        $0.write(plain: $2 == nil ? ":" : ": ")
        $0.write($1.value, indentation: $2)
      }
    }
  }

  private mutating func write<Part>(
    _ parts: [Part], between brackets: (open: StaticString, close: StaticString),
    _ indentation: Int?, _ writePart: (inout JSONWriter, Part, Int?) -> Void
  ) {
    put(brackets.open)
    let inner = indentation.map { $0 + 2 }
    for (index, part) in parts.enumerated() {
      if index > 0 { put(",") }
      breakLine(inner)
      writePart(&self, part, inner)
    }
    if !parts.isEmpty { breakLine(indentation) }
    put(brackets.close)
  }

  private mutating func breakLine(_ indentation: Int?) {
    guard let indentation else { return }
    put("\n")
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func put(_ words: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
  }

  private mutating func write(plain words: String) { bytes.append(contentsOf: words.utf8) }

  /// Control characters are escaped, those above ASCII too, and changes of direction, so that a terminal shows them and
  /// does not obey them; so are the two line separators that JavaScript once did not allow in a string.
  private mutating func write(_ string: String) {
    put("\"")
    let isPlain = string.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { write(plain: string) } else { writeEscaped(string) }
    put("\"")
  }

  private mutating func writeEscaped(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      case _ where scalar.steers || scalar == "\u{2028}" || scalar == "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        write(plain: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
      }
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// null.
  public init(nilLiteral: ()) { self = .null }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, its members in the order in which they are written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
