// What would stop the program if it came through: a division by zero, a count beyond a word, an axis without a
// length, a name of two things. Each is refused where it is read, and nothing is changed; or it is
// taken, because it means something.

import Language
import Narration
import Session
import Testing

@Suite("What would stop the program")
struct StoppersTests {
  private static let before = [
    "point P = 2, Q = 5", "P <= X <= Q", "X = 3 @low", "view a, b", "a.width = X",
  ]

  @Test(
    "is refused where it is read",
    arguments: [
      // Divisors that come to zero.
      "X >= Y/0", "X = 1/(P - 2)", "point R = 1/(P - P)", "value 1/(2*3 - 6)", "expect X = 1/0",
      "expect X in [1/0, 2]", "suggest X = 1/0", "sweep P from 1/0 to 3", "weight b 1/0",
      "set b 1/0",
      "H:[a(b/0)]", "layout row(label(1, 2)) in 1/0 x 2", "size a 1/0 x 2", "spacing 1/0",
      "inset a 1/0",
      "screen 1/0 x 5", "text a area 1/0",
      // Negative numbers where there are none.
      "weight b -1", "numbers decimal -3", "goto -1", "undo -1", "layout label(1, 1) in -1 x -1",
      "screen -1 x 5", "H:[a(-1)]",
      // Numbers beyond a word, or beyond what there is.
      "numbers decimal 99999999999999999999",
      "goto 9223372036854775807",
      "exercise row 1 99999999999999999999999", "priority b 1001", "priority b 0",
      // Names that stand for something else.
      "point X = 3", "var P", "view P", "view X",
      // Layouts of nothing.
      "layout row()", "layout", "mask a --- --- at 0 0 0 0 in 0 x 0",
      // Pivots that there are none of.
      "pivot X X", "pivot a a", "dual high 3",
    ])
  func refused(line: String) throws {
    var session = Session(Self.before)
    let script = try session.script()
    let failure = session.run(line).failure
    #expect(failure != nil)
    #expect(try session.script() == script)
    if let failure { #expect(failure.range.upperBound <= line.unicodeScalars.count) }
  }

  @Test(
    "means something where it is taken",
    arguments: [
      "sweep P from 0 to 0", "sweep P from 3 to 1", "weight c 0", "screen 0 x 0",
      "step 9223372036854775808",
      "undo 9223372036854775807", "numbers decimal 0", "numbers decimal 100", "region X X",
      "H:[b(0)]",
      "size a 0 x 0", "Y = 0*X", "0 = 0", "X/3 = Y/7", "layout row(label(0, 0)) in 0 x 0",
      "plot low X",
    ])
  func taken(line: String) throws {
    var session = Session(Self.before)
    session.take(line)
    // And all that can be asked is answered after it.
    for question in [
      "list", "solve", "region", "region X", "plot", "draw", "trace", "sensitivity", "dual",
      "prove", "duel", "why X",
      "sweep P from 0 to 1", "objectives", "ambiguous", "tableau",
    ] {
      let reply = session.run(question)
      #expect(!session.text(reply.document).isEmpty || reply.failure != nil, "\(question)")
    }
  }
}
