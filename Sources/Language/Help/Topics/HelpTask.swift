// help without a word: one screen, ordered by what people want to do rather than by what there is.

/// Something that people want, and lines that do it.
public struct HelpTask: Sendable {
  /// Goes on from "to".
  public let purpose: String
  /// Lines that can be typed, each with its command word first.
  public let lines: [String]

  init(_ purpose: String, _ lines: [String]) {
    self.purpose = purpose
    self.lines = lines
  }
}

/// The tasks by names that no language changes.
enum HelpTaskID: CaseIterable, Sendable {
  case names, requirements, preferences, views
  case answers, minimised, regions, pivots, choices
  case reasons, alternatives, edits, changes, omissions, undoing
  case drawing, files, programs, lessons
}
