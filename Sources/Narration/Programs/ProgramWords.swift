// What is said of a program of a file and of its solution.

import ProgramSolving
import Programs
import Rationals
import Rendering
import Wording

enum ProgramWords {
  /// - Parameter name: what the program calls itself, or its file.
  case title(LinearProgram, name: String)
  case optimal(LinearProgram, Rational, rounded: String?)
  /// - Parameter isKnown: whether that no other point is as good was told at once.
  case unique(Bool?)
  case infeasible(ProgramReport.Clash)
  /// The sum of the requirements says that 0 is at least that.
  case falsehood(Rational)
  case unbounded(LinearProgram, change: Rational)
  // Heads of tables.
  case values(shown: Int, of: Int)
  case tightRows(shown: Int, of: Int)
  case column, value, rounded, best, feasible, columnPrice
  case row, limit, rowPrice, says, times, start, step
  case tooLong(Int)
  case allZero
  case noTightRow

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }

  /// What is to be said of a file, a paragraph each.
  static func remarks(_ remarks: [ProgramRemark], in speech: Speech) -> Document {
    Document(remarks.map { .paragraph(Text($0.text(in: speech)).marked(.note)) })
  }
}
