// Whether leaving would lose something: what the session holds besides what a file holds of it.

import Language
import Lessons
import Session

/// What of a session is in a file, and whether somebody who wanted to leave was told that something is not.
struct UnsavedLines {
  private var kept: [String] = []
  private var hasAsked = false

  /// Notes that all of the session is in a file.
  mutating func keep(_ session: Session) { kept = session.problemLines }

  /// Reads a file into a session: where nothing was before, all is in that file.
  mutating func reading<Result>(
    into session: inout Session, _ read: (inout Session) -> Result
  ) -> Result {
    let wasEmpty = session.problemLines.isEmpty
    defer { if wasEmpty { keep(session) } }
    return read(&session)
  }

  /// Whether somebody who wants to leave may: nothing is lost, or this was asked just before.
  mutating func allowLeaving(_ session: Session) -> Bool {
    if hasAsked { return true }
    let lines = session.problemLines
    hasAsked = !lines.isEmpty && lines != kept
    return !hasAsked
  }

  /// Whether a line, as the answer, says that it may be lost; nil if it is no answer, and so what it ever is.
  func answer(_ line: String, in session: Session) -> Bool? {
    guard hasAsked, !session.vocabulary.hasValue(line.trimmed) else { return nil }
    return session.settings.speech.yesOrNo(line)
  }

  /// Notes that somebody goes on, so that leaving is asked about anew.
  mutating func goOn() { hasAsked = false }
}
