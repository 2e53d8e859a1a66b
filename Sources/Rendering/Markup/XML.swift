// Text in XML: whatever it is, it means nothing but itself.

import Wording

/// What is common to all that is written as XML.
package enum XML {
  /// Text as it stands between tags.
  package static func text(_ text: String) -> String { escaped(text, inAttribute: false) }

  /// Text as it stands in an attribute, between double or single quotes: the ends of lines survive.
  package static func attribute(_ text: String) -> String { escaped(text, inAttribute: true) }

  /// By XML 1.0, 2.2, 2.4 and 3.3.3. Characters that XML has no place for, and those that steer who shows them, are replaced.
  ///
  /// - Complexity: O(n). A view of scalars would copy all that it has for each piece that is appended to it; a
  ///   string grows in place.
  private static func escaped(_ text: String, inAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\n", "\t":
        if inAttribute {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      case "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar.steers ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
