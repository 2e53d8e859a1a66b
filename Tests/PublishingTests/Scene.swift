// Sessions and lessons to write down.

import Lessons
import Narration
import Publishing
import Rendering
import Session
import TestSupport
import Testing

func session(_ lines: [String]) -> Session {
  var session = Session(presentation: Presentation(), keepsContradictions: true)
  for line in lines { _ = session.run(line) }
  return session
}

let article = [
  "point X0 = 0, X1 = 10, X2 = 20, X3 = 30", "X = X1 @low", "X >= X2 @high", "X >= X0", "X <= X3",
]
let wyndor = ["x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0", "maximize 3x + 5y"]

/// Problems that end in every way.
let endings: [(name: String, lines: [String])] = [
  ("nothing", []), ("only points", ["point A = 1"]), ("article", article), ("wyndor", wyndor),
  ("contradictory", ["X >= 3", "X <= 2"]), ("unbounded", ["maximize X", "X >= 0"]),
  ("ambiguous", ["X >= 3 @high", "X + Y <= 10/3"]),
  ("three variables", ["x + y + z = 1/3", "x = 1 @low"]),
  ("views", ["screen 200 x 100", "view a in screen", "a.width = 50", "a.left = 10"]),
  ("tableau", wyndor + ["show tableau"]), ("asks", wyndor + ["predict on"]),
  ("plain", article + ["style ascii", "numbers decimal"]),
]

/// What somebody may type as a name, or call a file, to do harm.
let hostile = [
  "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "a & b < c", "]]>", "<!--",
  "\u{1B}[31m\u{0}",
  "&#0;", "</style><img src=x>", "\\input{/etc/passwd}", "$x$ % ^^5c ~ #1 {",
  "\\end{document}\n\\write18{ls}",
]
