// Text in XML: whatever it is, it means nothing but itself.

import Wording

/// What is common to all that is written as XML.
package enum XML {
  /// Text as it stands between tags.
  package static func text(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// Text as it stands in an attribute, between double or single quotes: the ends of lines survive.
  package static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

  /// By XML 1.0, 2.2, 2.4 and 3.3.3. Characters that XML has no place for, and those that steer who shows them, are replaced.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\n", "\t":
        let code = inAttribute ? "&#\(scalar.value);" : String(scalar)
        result.append(contentsOf: code.unicodeScalars)
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar.steers ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
