// Facts about a lesson with their places: what keeps a file from being a lesson, and what in a lesson
// is not as it says.

public import Wording

/// One thing that is not as a lesson says, or that keeps its file from being one.
public struct LessonReport: Hashable, Sendable {
  public var path: String
  /// Counted from 1: of what was typed, or of the block's fence.
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

  /// `FILE:LINE:COLUMN: …`, or without the column, and below it the diff; without a line feed at the end.
  ///
  /// - Parameter namesErrors: whether an error is called one; a warning always is.
  public func text(in speech: Speech, namesErrors: Bool = false) -> String {
    let place = "\(path.inertName):\(line)" + (column.map { ":\($0)" } ?? "")
    let name =
      namesErrors || severity == .warning ? severity.text(in: speech) + ": " : ""
    return "\(place): \(name)\(fact.text(in: speech))"
  }
}

/// Why a file is no lesson: at least one report, in order of lines.
public struct MalformedLesson: Error, Hashable, Sendable {
  public var reports: [LessonReport]

  package init(_ path: String, _ flaws: [LessonFlaw]) {
    reports = flaws.sorted { $0.line < $1.line }.map { LessonReport(path, $0) }
  }

  /// A line for each.
  public func texts(in speech: Speech) -> [String] {
    reports.map { $0.text(in: speech, namesErrors: true) }
  }
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
