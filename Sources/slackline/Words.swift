// Small questions about lines of text.

enum Words {
  static func trimmed(_ line: String) -> String {
    var rest = line[...]
    while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return String(rest)
  }

  static func isComment(_ line: String) -> Bool { trimmed(line).hasPrefix("#") }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
