// save: the session as a script.

import ConstraintHierarchies
import Language

extension Session {
  /// The lines that make the same problem of an empty session: points, variables, constraints with
  /// their letters, objectives, and the settings that are not as a session has them at its start.
  ///
  /// - Throws: code `limit`, where a number is too long to be written.
  /// - Complexity: that of reading the lines.
  public func scriptLines() throws(Failure) -> [String] {
    try ScriptWriter(state).lines + settingLines
  }

  /// The lines of the problem alone; where it cannot be said in lines, those that were typed.
  ///
  /// - Complexity: that of reading the lines.
  public var problemLines: [String] {
    (try? ScriptWriter(state).lines) ?? timeline.done.map { $0.line }
  }

  private var settingLines: [String] {
    var lines: [String] = []
    switch settings.numbers {
    case .exact: break
    case .decimal(let places): lines.append("numbers decimal \(places)")
    }
    if settings.form != .dictionary { lines.append("show \(settings.form.rawValue)") }
    if settings.drawsViews { lines.append("draw on") }
    // What a terminal can show is for the one to say where the script is loaded.
    if settings.isASCII != startsASCII {
      lines.append("style \(settings.isASCII ? "ascii" : "unicode")")
    }
    return lines
  }
}
