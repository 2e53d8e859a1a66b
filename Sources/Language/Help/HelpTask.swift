// help without a word: one screen, ordered by what people want to do rather than by what there is.

/// Something that people want, and lines that do it.
public struct HelpTask: Hashable, Sendable {
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
enum HelpTaskID: CaseIterable, Hashable, Sendable {
  case names, requirements, preferences, views
  case answers, minimised, regions, pivots, choices
  case reasons, alternatives, edits, changes, omissions, undoing
  case drawing, files, programs, lessons

  var lines: [String] {
    switch self {
    case .names: ["point X0 = 0, X1 = 10", "var x, y", "letter a s"]
    case .requirements: ["X >= X0", "0 <= x <= 10"]
    case .preferences: ["X = X1 @low", "maximize 3x + 5y", "minimize x"]
    case .views: ["view a, b", "H:|-[a]-[b]-|", "draw", "help views"]
    case .answers: ["solve", "duel", "list", "value X", "expect X = 20"]
    case .minimised: ["decompose", "objectives", "plot low X"]
    case .regions: ["region X", "wireframe"]
    case .pivots: ["trace", "step", "back", "goto 0", "tableau", "present"]
    case .choices: ["pivot c b-", "rule bland", "predict on"]
    case .reasons: ["why X", "prove", "conflict"]
    case .alternatives: ["sensitivity", "dual", "sweep X1 from 0 to 30"]
    case .edits: ["suggest X = 5", "release X"]
    case .changes: ["set a 15", "priority a @high", "weight a 2"]
    case .omissions: ["disable a", "enable a", "drop a"]
    case .undoing: ["undo", "redo", "history", "reset", "quit"]
    case .drawing: ["numbers decimal", "show tableau", "style ascii"]
    case .files: ["save FILE", "load FILE", "log FILE"]
    case .programs: ["import FILE", "export FILE"]
    case .lessons: ["lesson 00", "next", "hint", "answer", "skip", "exercise"]
    }
  }
}
