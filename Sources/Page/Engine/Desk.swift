// A session and who tells of it.

import Language
import Narration
import Programs
import Session
import Wording

/// A session, and the narrator of what is shown of it.
struct Desk: Sendable {
  var session: Session
  private var narrator = Narrator()

  /// - Parameter speech: the language in which the session begins.
  init(_ speech: Speech) {
    session = Session(settings: DisplaySettings(speech: speech))
  }

  /// Runs a line, and tells what came of it.
  mutating func run(_ line: String) -> (entry: Entry, reply: Reply) {
    let reply = session.run(line)
    return (Entry(line, reply, session, &narrator), reply)
  }

  /// Explains the logs among the lines of a file, and takes their constraints in.
  mutating func importLogs(_ lines: [String], as line: String) -> Entry {
    let reply = session.importLogs(in: lines, as: line)
    return Entry(line, reply, session, &narrator)
  }

  /// Takes in a linear program.
  mutating func importProgram(_ program: LinearProgram, as line: String) -> Entry {
    let reply = session.importProgram(program, as: line)
    return Entry(line, reply, session, &narrator)
  }

  /// Takes in many lines as one change, without telling of each.
  ///
  /// - Parameter name: what the change is called, for undo.
  /// - Returns: the lines that were refused, with why, at most one where `stopsAtError`; how many changed
  ///   something.
  mutating func load(
    _ lines: [String], as name: String, stopsAtError: Bool
  ) -> (refused: [(number: Int, line: String, failure: Failure)], changeCount: Int) {
    var refused: [(number: Int, line: String, failure: Failure)] = []
    var changeCount = 0
    do throws(Failure) {
      try session.asOneChange(name) { session in
        var index = 0
        while index < lines.count {
          let batch = session.runTogether(lines[index...])
          if let count = batch.changeCount {
            changeCount += count
            index += max(batch.lineCount, 1)
            continue
          }
          for line in lines[index..<index + max(batch.lineCount, 1)] {
            let reply = session.run(line)
            index += 1
            if reply.isChange { changeCount += 1 }
            guard let failure = reply.failure else { continue }
            refused.append((index, line, failure))
            if stopsAtError { return }
          }
        }
        if session.isCollecting, session.run(Session.endOfLog).isChange { changeCount += 1 }
      }
    } catch {
      // Of all lines, none of which was kept.
      return ([(1, lines.first ?? "", error)], 0)
    }
    return (refused, changeCount)
  }
}
