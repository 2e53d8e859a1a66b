// Facts about a lesson with their places: what keeps a file from being a lesson, and what in a lesson
// is not as it says.

public import Wording

/// Something in a lesson's file that keeps it from being a lesson.
public struct LessonDiagnostic: Hashable, Sendable {
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters; nil where it is about the whole line, or more.
  public var column: Int?
  public var fact: LessonFact

  init(_ path: String, _ flaw: LessonFlaw) {
    (self.path, line, column, fact) = (path, flaw.line, flaw.column, flaw.fact)
  }

  /// What kind of thing it is.
  public var code: LessonFact.Code { fact.code }

  /// `FILE:LINE:COLUMN: error: MESSAGE`, or without the column.
  public func text(in speech: Speech) -> String {
    "\(place(path, line, column)): \(CourseWords.error.text(in: speech)): \(fact.text(in: speech))"
  }
}

/// Why a file is no lesson: at least one diagnostic, in order of lines.
public struct MalformedLesson: Error, Hashable, Sendable {
  public var diagnostics: [LessonDiagnostic]

  package init(_ path: String, _ flaws: [LessonFlaw]) {
    diagnostics = flaws.sorted { $0.line < $1.line }.map { LessonDiagnostic(path, $0) }
  }
}

/// One thing that is not as a lesson says.
public struct LessonReport: Hashable, Sendable {
  public var path: String
  /// The line of what was typed, or of the block's fence.
  public var line: Int
  /// Counted from 1, in characters; nil where it is about the whole line, or more.
  public var column: Int?
  public var fact: LessonFact

  package init(_ path: String, _ flaw: LessonFlaw) {
    (self.path, line, column, fact) = (path, flaw.line, flaw.column, flaw.fact)
  }

  /// What kind of thing it is.
  public var code: LessonFact.Code { fact.code }

  public var severity: LessonFact.Severity { fact.severity }

  /// `FILE:LINE: …`, and below it the diff; without a line feed at the end.
  public func text(in speech: Speech) -> String {
    let warning = severity == .warning ? CourseWords.warning.text(in: speech) + ": " : ""
    return "\(place(path, line, column)): \(warning)\(fact.text(in: speech))"
  }
}

private func place(_ path: String, _ line: Int, _ column: Int?) -> String {
  "\(path.inertName):\(line)" + (column.map { ":\($0)" } ?? "")
}

/// A fact with its place in the file at hand.
package struct LessonFlaw: Error, Hashable {
  /// Counted from 1.
  package var line: Int
  package var column: Int?
  package var fact: LessonFact

  package init(_ line: Int, _ fact: LessonFact, column: Int? = nil) {
    (self.line, self.column, self.fact) = (line, column, fact)
  }
}
