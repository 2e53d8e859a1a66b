// Small questions about lines of text.

import Language

enum Words {
  static func isComment(_ line: String) -> Bool { line.trimmed.hasPrefix("#") }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
