// Small questions about lines of text.

import Language
import Wording

/// What is said of scripts and files.
public enum Words {
  static func isComment(_ line: String) -> Bool { line.trimmed.hasPrefix("#") }

  static func count(_ number: Int, _ noun: String) -> String {
    EnglishGrammar.count(number, noun)
  }
}
