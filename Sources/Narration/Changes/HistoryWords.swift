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
}

extension HistoryWords: Phrase {
  var english: Text {
    switch self {
    case .noChangeYet:
      "nothing has changed yet; type a constraint, such as X >= 0, and then trace change"
    case .moreChanges(let count): Text("\(EnglishGrammar.andMore(count)): history shows them")
    case .changes(let count): Text("(\(EnglishGrammar.count(count, "change")))")
    case .earlierChanges(let count):
      Text("\(EnglishGrammar.count(count, "earlier change")); history shows all")
    case .undone: "undone"
    case .standing(let history): Text(English.standing(history))
    case .lastChange(.done(let line)): "Last change: \(line, .code)"
    case .lastChange(.undone(let lines)):
      "Last change: \("undo", .code) took back \(English.several(lines))"
    case .lastChange(.redone(let lines)):
      "Last change: \("redo", .code) made \(English.several(lines)) again"
    case .nothingLeftToSolve:
      "There is no variable and no constraint, so there is nothing to solve."
    case .stopsAnywhere(let names):
      Text(
        "\(EnglishGrammar.list(names)) \(EnglishGrammar.agreeing(names.count, "is", "are")) ambiguous: "
          + "other values are equally good; this is where the solver stopped")
    }
  }
}

extension English {
  /// `undo takes back 2, redo makes 3 again`
  fileprivate static func standing(_ history: HistoryReport) -> String {
    let done = history.position
    let back = done > 0 ? "undo takes back \(done)" : "everything is undone"
    return history.undone > 0 ? "\(back), redo makes \(done + 1) again" : back
  }

  fileprivate static func several(_ lines: [String]) -> Text {
    let limit = 3
    var texts = lines.prefix(limit).map { Text($0, .code) }
    if lines.count > limit { texts.append("\(lines.count - limit) more, all as one change") }
    return texts.joined(separator: "; ")
  }
}
