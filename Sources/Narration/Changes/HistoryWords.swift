// What is said of undo, redo, history, and of what the last change was.

import Rendering
import Session
import Wording

/// What is said of the changes of a session.
enum HistoryWords {
  case noChangeYet
  /// More changes were gone over than are shown.
  case moreChanges(Int)
  /// Beside a file that was loaded: how many lines changed something.
  case changes(Int)
  case earlierChanges(Int)
  case undone
  /// How far undo and redo can go.
  case standing(HistoryReport)
  case lastChange(ChangeTrace.Cause)
  case nothingLeftToSolve
  /// These variables moved, and could be elsewhere as well.
  case stopsAnywhere([String])

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
