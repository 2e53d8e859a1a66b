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

  /// The lines of the commands for it, in the order of the table, the first before what is no command.
  var lines: [String] {
    let ofCommands = CommandTable.entries.compactMap { entry in
      entry.task.flatMap { $0.0 == self ? $0.line : nil }
    }
    return ofCommands.prefix(1) + statements + ofCommands.dropFirst()
  }

  private var statements: [String] {
    switch self {
    case .requirements: ["X >= X0", "0 <= x <= 10"]
    case .preferences: ["X = X1 @low", "maximize 3x + 5y", "minimize x"]
    case .views: ["H:|-[a]-[b]-|"]
    case .names, .answers, .minimised, .regions, .pivots, .choices, .reasons, .alternatives,
      .edits, .changes, .omissions, .undoing, .drawing, .files, .programs, .lessons:
      []
    }
  }
}
