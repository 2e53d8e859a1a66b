// How a program of a file ended, in the words that a script's solution has for it.

public import ProgramSolving

extension ProgramReport {
  /// How the program ends.
  public var status: SolutionStatus {
    switch ending {
    case .optimal: .optimal
    case .infeasible: .unsatisfiable
    case .unbounded: .unbounded
    }
  }
}
