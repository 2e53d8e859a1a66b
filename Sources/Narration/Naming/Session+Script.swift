// The words in a saved script.

public import Session

extension Session {
  /// The lines that make the same problem of an empty session, after one that says where they come from.
  ///
  /// - Throws: code `limit`, where a number is too long to be written.
  public func script() throws(Failure) -> [String] {
    ["# Saved by Slackline; load brings it back."] + (try scriptLines())
  }
}
