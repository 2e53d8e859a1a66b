// What a question about the pivots is answered with.

/// What a question about the pivots is answered with.
public enum WalkAnswer: Sendable {
  case trace(TraceReport)
  case step(StepReport)
  /// At the beginning nothing is taken back.
  case back(PlaceReport, hasMoved: Bool)
  case goTo(PlaceReport)
  case tableau(PlaceReport)
  case pivot(ManualPivotReport)
  /// Whether guesses are asked for.
  ///
  /// - Parameter score: how they fared, where that is asked.
  case predict(Bool, score: Score?)
  case guess(GuessReport)
}
