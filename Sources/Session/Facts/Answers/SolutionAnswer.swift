// What a question about the solution is answered with.

public import ConstraintHierarchies

/// What it comes to: levels and regions, plots, prices, sweeps.
public enum SolutionAnswer: Sendable {
  case solve(SolveReport)
  case region(RegionReport)
  case wireframe(WireframeReport)
  case plot(PlotReport)
  case sensitivity(SensitivityReport)
  case spreadsheet(SpreadsheetReport)
  case sweep(SweepReport)
  case duel(Duel)
  /// nil where nothing is minimised.
  case dual(DualReport?)
  case transport(TransportReport)
}
