// A JSON text (RFC 8259) as a value. Numbers are integers only: fractions go out as strings, since
// a reader that parses numbers as binary floating point would round them.

public indirect enum JSONValue: Hashable, Sendable {
  /// A name and its value; an object keeps the order in which they were given.
  public struct Member: Hashable, Sendable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case string(String)
  case integer(Int)
  case array([JSONValue])
  case object([Member])

  /// On one line, without spaces that mean nothing.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var compact: String {
    var result = ""
    write(to: &result, indentation: nil)
    return result
  }

  /// One element or member a line, indented by two spaces; without a line feed at its end.
  ///
  /// - Complexity: O(n) in the length of the result.
  public var pretty: String {
    var result = ""
    write(to: &result, indentation: 0)
    return result
  }

  private func write(to result: inout String, indentation: Int?) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .integer(let value): result += String(value)
    case .string(let value): JSONValue.write(value, to: &result)
    case .array(let elements):
      JSONValue.write(elements, between: ("[", "]"), to: &result, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      JSONValue.write(members, between: ("{", "}"), to: &result, indentation: indentation) {
        JSONValue.write($0.name, to: &$1)
        $1 += $2 == nil ? ":" : ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between brackets: (open: String, close: String), to result: inout String,
    indentation: Int?, writePart: (Part, inout String, Int?) -> Void
  ) {
    result += brackets.open
    let inner = indentation.map { $0 + 2 }
    for (index, part) in parts.enumerated() {
      if index > 0 { result += "," }
      if let inner { result += "\n" + String(repeating: " ", count: inner) }
      writePart(part, &result, inner)
    }
    if let indentation, !parts.isEmpty {
      result += "\n" + String(repeating: " ", count: indentation)
    }
    result += brackets.close
  }

  /// Control characters are escaped, those above ASCII too, so that a terminal shows them and does
  /// not obey them; so are the two line separators that JavaScript once did not allow in a string.
  private static func write(_ string: String, to result: inout String) {
    result += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(nilLiteral: ()) { self = .null }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
