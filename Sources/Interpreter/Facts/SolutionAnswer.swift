// What a question about the solution is answered with.

public import Rendering

/// What it comes to: levels and regions, plots, prices, sweeps.
public enum SolutionAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
  case solve(SolveReport)
  case sensitivity(SensitivityReport)
  case sweep(SweepReport)
}
