// What a learner types as an answer, taken apart.

import Language

enum AnswerText {
  /// The ends in `10, 20`, `[10, 20]`, `10 to 20`, `10..20`, `10 20` or `X in [10, 20]`; nil for anything
  /// else.
  static func interval(_ text: String) -> (lower: String, upper: String)? {
    var text = text.trimmed
    if let word = text.range(of: " in ") { text = text[word.upperBound...].trimmed }
    for word in ["from ", "between "] where text.lowercased().hasPrefix(word) {
      text = text.dropFirst(word.count).trimmed
    }
    if let first = text.first, "[({".contains(first) { text = text.dropFirst().trimmed }
    if let last = text.last, "])}".contains(last) { text = text.dropLast().trimmed }
    for separator in [",", "..", " to ", " and ", ";", " "] {
      guard let range = text.range(of: separator) else { continue }
      let ends = (text[..<range.lowerBound].trimmed, text[range.upperBound...].trimmed)
      return ends.0.isEmpty || ends.1.isEmpty ? nil : ends
    }
    return nil
  }

  /// Whether it is an end at infinity, as it may be written.
  static func isInfinite(_ end: String) -> Bool {
    ["inf", "+inf", "-inf", "∞", "+∞", "−∞", "-∞", "infinity", "-infinity"]
      .contains(end.lowercased())
  }

  /// yes and no, as people type them.
  static func yesOrNo(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }
}

extension StringProtocol {
  /// Where a text first stands in this one.
  func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
