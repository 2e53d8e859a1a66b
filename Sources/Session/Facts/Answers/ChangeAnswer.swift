// What a line that changes something is answered with.

public import Language

/// A change of the problem, of how things are drawn, or of where the session stands among its changes.
public enum ChangeAnswer: Sendable {
  case summary(ChangeSummary)
  /// A program of a file came in.
  case program(ProgramImport)
  /// How something is drawn now.
  case setting(DisplaySettings.Setting)
  /// The pivot rule that is set.
  case rule(RuleWord)
  case travel(Travel)
  case history(HistoryReport)
  /// nil where nothing has changed yet.
  case trace(ChangeTrace?)
}
