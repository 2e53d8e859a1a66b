// Small programs for the tests, read from LP files as they are written.

import ProgramSolving
import Programs
import Rationals

func program(_ text: String) throws -> LinearProgram {
  try LPReader.program(from: Array(text.utf8))
}

/// The usual example: 36 at x = 2, y = 6.
let factory = """
  maximize profit: 3 x + 5 y
  subject to
   plant1: x <= 4
   plant2: 2 y <= 12
   plant3: 3 x + 2 y <= 18
  end
  """
