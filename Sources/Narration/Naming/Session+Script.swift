// The words in a saved script.

public import Session
import Wording

extension Session {
  /// The lines that make the same problem of an empty session, after one that says where they come from.
  ///
  /// - Throws: code `limit`, where a number is too long to be written.
  public func script() throws(Failure) -> [String] {
    [ScriptWords.origin.text(in: settings.speech)] + (try scriptLines())
  }
}

/// What a saved script says of itself.
private enum ScriptWords {
  /// A comment in the first line.
  case origin

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.scriptOrigin
    case .russian: Russian.scriptOrigin
    }
  }
}
