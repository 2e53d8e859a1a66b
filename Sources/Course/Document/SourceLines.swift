// The lines of a lesson's file as it is, endings and all, so that promoting can give back every byte
// that it has no business with. Lines end where CommonMark says that they do.

/// A file's text by lines, counted from 1 as people count them.
package struct SourceLines: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var text: String
    /// `\n`, `\r\n`, `\r`, or nothing behind the last line.
    package var ending: String
  }

  package var lines: [Line] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index < bytes.count {
      let length: Int
      switch bytes[index] {
      case UInt8(ascii: "\n"): length = 1
      case UInt8(ascii: "\r"):
        length = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
      default:
        index += 1
        continue
      }
      append(bytes[start..<index], bytes[index..<index + length])
      index += length
      start = index
    }
    if start < bytes.count { append(bytes[start...], []) }
  }

  private mutating func append(_ text: ArraySlice<UInt8>, _ ending: ArraySlice<UInt8>) {
    lines.append(
      Line(
        text: String(decoding: text, as: UTF8.self), ending: String(decoding: ending, as: UTF8.self)
      ))
  }

  /// The line of that number; nil behind the last.
  package subscript(number: Int) -> Line? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  var text: String { lines.map { $0.text + $0.ending }.joined() }
}

extension String {
  /// Without the spaces and tabs at its end.
  package var withoutTrailingSpaces: String {
    var rest = self[...]
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }
}

extension StringProtocol {
  /// Whether there is nothing to see in it.
  package var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }
}
