// why, word for word: what holds a variable, what lost, what would have to give; and how constraints
// fare.

import Language
import Narration
import Rendering
import Session
import Testing

@Suite struct WhyTests {
  private static let chain = ["need: X >= 20 @high", "c: Y >= X + 10", "w: Y = 0 @low"]
  private static let program = [
    "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0", "maximize 3x + 5y",
  ]

  @Test(arguments: [
    Question(
      "The steps of a ray are counted by a name that nothing has",
      ["t >= 0", "t1: x >= 0", "maximize x + t"], "prove",
      """
      f(low) has no least value. Along t + t2, a + t2, for every t2 ≥ 0, each
      requirement still holds and no level above changes; but f(low) changes by −1 for
      each unit of t2.
      """),
    Question(
      "What is held by a higher level is wanted elsewhere by a lower one", Scene.named, "why X",
      """
      X = X2 = 20
      From below need (high) holds it: X >= X2 is tight.
      From above want (low) pulls it down: it asks for X = X1.
      want asks for X = X1 and is 10 off: it lost to need, since high comes before
      low. If want held, f(high) would be 10 instead of 0.
      to move down   without need   X = X1 = 10
      to move up     without want   X in [X2, X3] = [20, 30]
      """),
    Question(
      "A preference that lost names what it lost to, and the price", Scene.named, "why want",
      """
      want: X = X1 (low) is violated: X is 10 above X1.
      It lost to need, since high comes before low. If want held, f(high) would be 10
      instead of 0.
      Without want, X in [X2, X3] = [20, 30].
      """),
    Question(
      "A preference that holds tells what it keeps away", Scene.named, "why need",
      """
      need: X >= X2 (high) holds and is tight: both sides are 20.
      Without need, X = X1 = 10.
      """),
    Question(
      "A requirement with room tells how much", Scene.named, "why lo",
      """
      lo: X >= X0 (required) holds with 20 to spare.
      Without lo, nothing would change.
      """),
    Question(
      "A point is where it was put", Scene.named, "why X0",
      "X0 is a point: it is 0 because you said so, and point X0 = … moves it."),
    Question(
      "A chain is told from the variable outward", chain, "why Y",
      """
      Y = 30
      From below c (required) holds it: Y >= X + 10 is tight. X in turn is held by
      need (high): X >= 20 is tight.
      From above w (low) pulls it down: it asks for Y = 0.
      w asks for Y = 0 and is 30 off: it lost to need and c, since required and high
      come before low. If w held, f(high) would be 30 instead of 0.
      to move down   without c      Y = 0
      or             without need   Y = 0
      to move up     without w      Y in [30, +∞)
      """),
    Question(
      "What pulls from afar is named, too", chain, "why X",
      """
      X = 20
      From below need (high) holds it: X >= 20 is tight.
      From above c (required) holds it: Y >= X + 10 is tight. Y in turn is pulled by w
      (low): it asks for Y = 0.
      w asks for Y = 0 and is 30 off: it lost to need and c, since required and high
      come before low. If w held, f(high) would be 30 instead of 0.
      to move down   without need   X in (−∞, −10]
      to move up     without c      X in [20, +∞)
      or             without w      X in [20, +∞)
      """),
    Question(
      "A tie leaves an interval, of which each end has its own holder",
      ["X = 10 @low", "X = 20 @low"], "why X",
      """
      X in [10, 20]  ambiguous: every value in the interval is equally good
      From below a (low) holds it: X = 10.
      From above b (low) holds it: X = 20.
      to move further   without a and b   nothing holds X
      """),
    Question(
      "A preference in a tie may hold or not", ["X = 10 @low", "X = 20 @low"], "why a",
      """
      a: X = 10 (low) may hold or not: every error in [0, 10] is equally good.
      Without a, X = 20.
      """),
    Question(
      "The heavier of two preferences of one level wins",
      ["X = 10 @low weight 2", "X = 20 @low"], "why X",
      """
      X = 10
      On both sides a (low) holds it: X = 10.
      b asks for X = 20 and is 10 off: it lost to a, of the same level. If b held,
      f(low) would be 20 instead of 10.
      to move down   without a and b   nothing holds X
      to move up     without a         X = 20
      """),
    Question(
      "The middle one of three wins, and the outer ones lost to the other two",
      ["X = 0 @low", "X = 10 @low", "X = 20 @low"], "why X",
      """
      X = 10
      On both sides b (low) holds it: X = 10.
      a asks for X = 0 and is 10 off: it lost to b and c, of the same level. If a
      held, f(low) would be 30 instead of 20.
      c asks for X = 20 and is 10 off: it lost to a and b, of the same level. If c
      held, f(low) would be 30 instead of 20.
      to move down   without b   X in [0, 20]
      or             without c   X in [0, 10]
      to move up     without b   X in [0, 20]
      or             without a   X in [10, 20]
      """),
    Question(
      "A lower level chooses among what was equally good",
      ["X = 5 @1", "d: -X = 6 @500 weight 2", "e: 2X = -4 @500"], "why d",
      """
      d: -X = 6 (medium) is violated: -X is 4 below 6.
      It lost to e, of the same level. a, of a lower level, chose among the values
      that were equally good for medium. If d held, f(1) would be 11 instead of 7.
      Without d, nothing would change.
      """),
    Question(
      "What is above and what is of the same level have both won",
      [
        "x1 + x2 + x3 = 100", "x1 = x2 @medium", "x2 = x3 @medium", "x1 >= 40 @high",
        "x3 = 10 @low",
      ], "why b",
      """
      b: x1 = x2 (medium) is violated: x1 is 10 above x2.
      It lost to a and d, since required and high come before medium, and to c, of the
      same level. If b held, f(medium) would be 20 instead of 10.
      Without b, x1 = 80, x2 = 10, x3 = 10.
      """),
    Question(
      "An objective pulls as far as constraints let it", program, "why y",
      """
      y = 6
      From below f1 (low) pulls it up: maximize 3x + 5y. b (required) limits that: 2y
      <= 12 is tight. c (required) limits that: 3x + 2y <= 18 is tight.
      From above b (required) holds it: 2y <= 12 is tight.
      to move down   without f1   y in [0, 6]
      to move up     without b    y = 9
      """),
    Question(
      "What limits an objective, and what it does", program, "why f1",
      """
      f1: maximize 3x + 5y (low) gives 36.
      From above b (required) holds it: 2y <= 12 is tight. c (required) helps: 3x + 2y
      <= 18 is tight.
      Without f1, x in [0, 4], y in [0, 6].
      """),
    Question(
      "Two equations hold what neither could alone", ["X + Y = 10", "X - Y = 4"], "why X",
      """
      X = 7
      On both sides a (required) holds it: X + Y = 10. b (required) helps: X - Y = 4.
      to move   without a   nothing holds X
      or        without b   nothing holds X
      """),
    Question(
      "Without a bound that an objective needs there is no solution",
      ["X + Y >= 10", "X - Y >= 4", "minimize X"], "why Y",
      """
      Y = 3
      On both sides a (required) holds it: X + Y >= 10 is tight. b (required) helps: X
      - Y >= 4 is tight. X in turn is pulled by f1 (low): minimize X.
      to move   without a    there is no solution, since f(low) is unbounded below
      or        without b    there is no solution, since f(low) is unbounded below
      or        without f1   nothing holds Y
      """),
    Question(
      "What contradicts the requirements never holds",
      ["X >= 5", "X = 3 @low"], "why b",
      """
      b: X = 3 (low) is violated: X is 2 above 3.
      It lost to a, since required comes before low. It can never hold: it contradicts
      a.
      Without b, X in [5, +∞).
      """),
    Question(
      "What is disabled tells what it would do", ["X >= 5 @low", "X = 3", "disable a"], "why a",
      """
      a: X >= 5 (low) is disabled, so it asks for nothing.
      Enabled: nothing would change.
      """),
    Question(
      "A disabled requirement that would contradict others says so",
      ["X >= 5", "disable a", "X = 3"], "why a",
      """
      a: X >= 5 (required) is disabled, so it asks for nothing.
      Enabled, it would contradict b.
      """),
    Question(
      "Each link of a chain is told", ["r: 0 <= X <= 9"], "why r",
      """
      r.1: 0 <= X (required) holds with between 0 and 9 to spare.
      Without r.1, X in (−∞, 9].

      r.2: X <= 9 (required) holds with between 0 and 9 to spare.
      Without r.2, X in [0, +∞).
      """),
    Question(
      "Nothing holds a variable that no constraint speaks of", ["var Z", "X = 3"], "why Z",
      """
      Z in (−∞, +∞)  ambiguous: every value in the interval is equally good
      Nothing holds Z, from below or from above.
      """),
    Question(
      "What has no variable can lose to nothing", ["0 >= 3 @low"], "why a",
      """
      a: 0 >= 3 (low) is violated: 0 is 3 below 3.
      No value of a variable could make it hold.
      Without a, nothing would change.
      """),
  ])
  func why(_ example: Question) throws {
    var session = Session()
    for line in example.lines { session.take(line) }
    let state = try session.everything()
    let reply = session.run(example.question)
    let answer = TextRenderer(presentation: session.presentation, width: 80, theme: nil)
      .render(reply.document)
    #expect(answer == example.answer + "\n")
    #expect(try session.everything() == state, "a question changes nothing")
  }

  @Test(
    "What cannot be explained is refused with its place",
    arguments: [
      (["X = 3"], "why Y", ErrorCode.unknownName, 5), ([], "why", .syntax, 1),
      (["X = 3"], "why X +", .syntax, 7), (["X = 3", "Y = 3"], "why", .syntax, 1),
      (["X = 3"], "why X*X", .nonlinear, 5), (["X = 3"], "why not", .syntax, 5),
      (["X = 3"], "why not Y = 2", .unknownName, 9), (["X = 3"], "what if", .syntax, 6),
      (["X = 3"], "what if X = 4", .unsatisfiable, 1), (["X = 3"], "what if list", .syntax, 1),
      (["maximize X"], "why X", .unbounded, 1), (["maximize X"], "why f1", .unbounded, 1),
    ])
  func refused(lines: [String], question: String, code: ErrorCode, column: Int) throws {
    var session = Session()
    for line in lines { session.take(line) }
    let failure = try session.refuse(question)
    #expect(failure.diagnostic.code == code)
    #expect(failure.diagnostic.range.column == column, "\(failure.diagnostic.message)")
  }

  @Test("Where the requirements contradict one another there is nothing to explain")
  func contradiction() throws {
    var session = Session(keepsContradictions: true)
    for line in ["lo: X >= 3", "hi: X <= 1"] { session.take(line) }
    let failure = try session.refuse("why X")
    #expect(failure.diagnostic.code == .unsatisfiable)
    #expect(failure.diagnostic.message.contains("lo and hi"))
  }

  @Test("A mistyped name is answered with what may have been meant")
  func suggestion() throws {
    var session = Session("want: X = 3")
    #expect(try session.refuse("why wnat").diagnostic.suggestion == "want")
  }

  @Test("A long chain is cut short, and answered soon")
  func long() {
    var session = Session("x0 >= 0")
    for i in 1...60 { session.take("c\(i): x\(i) >= x\(i - 1) + 10") }
    let answer = session.take("why x60")
    #expect(answer.contains("c60 (required) holds it: x60 >= x59 + 10 is tight."))
    #expect(answer.contains("And so on: c56, c55, c54, c53, c52, c51 and 51\nmore."))
    #expect(answer.contains("without c60"))
    #expect(answer.split(separator: "\n").count < 20)
  }
}
