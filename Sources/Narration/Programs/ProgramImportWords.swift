// What is said of a program of a file that came into a session, and of one that cannot.

import Rendering
import Session
import Wording

enum ProgramImportWords {
  case came(ProgramImport)
  /// The bounds are constraints of such names.
  case bounds(Int)
  /// Rows without limits have become objectives that are disabled.
  case free([String])
  /// The first of them, and how many there are.
  case renamed([ProgramImport.Renaming], of: Int)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
