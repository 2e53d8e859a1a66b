// expect, in all its forms: claims that hold and claims that do not.

import Language
import Narration
import Session
import Testing

@Suite struct ExpectTests {
  private static let before = [
    "point P = 5", "0 <= X <= 30", "X = 20 @high", "Y >= 1", "0 <= Z <= 2", "X = 10 @low",
  ]

  @Test(
    "A claim that holds says nothing",
    arguments: [
      "X = 20", "X == 20", "20 = X", "X >= 20", "X <= 20.0", "X >= -3", "2X + P = 45", "X = 4P",
      "P = 5",
      "Y >= 1", "Y >= 0", "Z <= 2", "Z <= 3", "Z >= 0", "Y - Y = 0", "X in [20, 20]", "Z in [0, 2]",
      "Y in [1, inf)", "Y in [1, ∞)", "-Y in (-inf, -1]", "2Z + 1 in [1, P]", "Y ambiguous",
      "Z ambiguous",
      "objective high = 0", "objective low = 10", "objective low >= 9", "objective low <= 10",
      "objective 250 = 2P", "error(g) = 10", "objective(low) = error(g)", "plus(g) - minus(g) = 10",
      "slack(a) >= 20", "pivots() >= 1", "pivots(high) + pivots(required) <= pivots()",
      "X - error(g) in [10, 10]", "X = 4P = 20", "0 <= Z <= 2", "X, Y >= 1", "X = 20, Z in [0, 2]",
      "Y, Z ambiguous",
    ])
  func holds(claim: String) {
    var session = Session()
    for line in Self.before { session.take(line) }
    #expect(session.take("expect \(claim)") == "")
  }

  @Test(
    "A claim that does not hold is an error that says how it is",
    arguments: [
      ("X = 21", "20"), ("X >= 21", "20"), ("X <= 19", "20"), ("P = 6", "5"), ("Y = 1", "[1, +∞)"),
      ("Y <= 100", "[1, +∞)"), ("Y >= 2", "[1, +∞)"), ("Z <= 1", "[0, 2]"), ("X in [19, 21]", "20"),
      ("Z in [0, 3]", "[0, 2]"), ("Z in [0, inf)", "[0, 2]"), ("Y in [1, 99]", "[1, +∞)"),
      ("X ambiguous", "20"), ("unsatisfiable", "do not contradict"), ("unbounded", "least value"),
      ("error(g) = 0", "error(g) is 10"), ("slack(a) + 1 = 0", "slack(a) + 1 is 21"),
      ("X = 4P = 21", "20"), ("0 <= Z <= 1", "[0, 2]"), ("X, Y >= 2", "[1, +∞)"),
      ("X = 20, Z in [0, 3]", "[0, 2]"), ("Y, X ambiguous", "X is 20"), ("objective high = 1", "0"),
      ("objective low <= 9", "10"), ("objective low >= 11", "10"),
    ])
  func fails(claim: String, words: String) throws {
    var session = Session()
    for line in Self.before { session.take(line) }
    let diagnostic = try session.refuse("expect \(claim)").diagnostic
    #expect(diagnostic.code == .expectation)
    #expect(diagnostic.message.contains(words), "\(diagnostic.message)")
  }

  @Test("Where the requirements contradict one another, only that can be expected")
  func unsatisfiable() throws {
    var session = Session(keepsContradictions: true)
    session.take("X >= 3")
    session.take("X <= 2")
    session.take("expect unsatisfiable")
    for claim in ["X = 3", "X ambiguous", "X in [2, 3]", "unbounded", "error(a) = 0"] {
      #expect(try session.refuse("expect \(claim)").diagnostic.code == .expectation)
    }
  }

  @Test("Where a level has no minimum, only that and what is above it can be expected")
  func unbounded() throws {
    var session = Session("X <= 3 @high", "minimize X @medium", "X = 1 @low")
    session.take("expect unbounded")
    session.take("expect objective high = 0")
    for claim in ["X = 3", "X ambiguous", "objective medium = 0", "objective low = 0"] {
      #expect(try session.refuse("expect \(claim)").diagnostic.code == .expectation)
    }
  }

  @Test("A quantity is a number at the prompt, too")
  func values() throws {
    var session = Session()
    for line in Self.before { session.take(line) }
    #expect(session.take("value error(g)") == "error(g) = 10\n")
    #expect(
      session.take("value 2pivots(high) - pivots(high)*2 + P")
        == "2·pivots(high) − (pivots(high)·2) + P = 5\n")
    let failure = try session.refuse("value error(ff) + 1")
    #expect(failure.diagnostic.range == SourceRange(12, 14))
    #expect(failure.diagnostic.code == .unknownName)
    #expect(session.take("value error(d)") == "error(d) = 0\n")
    #expect(session.take("value slack(d)").hasPrefix("slack(d) in [0, +∞)  ambiguous"))
    #expect(session.take("value Y - slack(d)") == "Y − slack(d) = 1\n")
    #expect(try session.refuse("value objective(medium)").diagnostic.range == SourceRange(16, 22))
    #expect(try session.refuse("value cost(nobody)").diagnostic.range == SourceRange(11, 17))
  }
}
