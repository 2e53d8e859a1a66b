// How the entering column is chosen, and how a problem ends.

/// Which of the columns that would lower the cost enters the basis.
public enum PivotRule: String, CaseIterable, Hashable, Sendable {
  /// The one with the smallest number (R. G. Bland, *New finite pivoting rules for the simplex
  /// method*, 1977). It never cycles.
  case bland
  /// The one with the most negative cost (G. B. Dantzig, 1947). Ties go to the smallest number.
  case dantzig
  /// The one whose pivot lowers the cost the most. Ties go to the smallest number.
  case greatest
  /// Where requirements do not hold at the start and no cost is negative there, the basic column that is furthest below
  /// zero leaves, and that enters which costs least for what it mends (C. E. Lemke, 1954): the dual simplex method,
  /// which needs no first phase. Everywhere else as `dantzig`.
  case dual
  /// In the first phase, of the columns that lower what is missing the most, the one with the most negative cost in the
  /// first objective: each unit that is missing counts M in that, M being larger than any number (A. Charnes, W. W. Cooper
  /// and A. Henderson, *An introduction to linear programming*, 1953). Everywhere else as `dantzig`.
  case bigM = "big-m"
}

/// How a problem ends.
public enum Outcome: Hashable, Sendable {
  case optimal
  case infeasible
  /// The objective with that index is unbounded below.
  case unbounded(objective: Int)

  /// Whether the requirements are known to have a solution.
  public var isFeasible: Bool {
    switch self {
    case .optimal, .unbounded: true
    case .infeasible: false
    }
  }
}
