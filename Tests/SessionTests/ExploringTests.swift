// sweep and sensitivity at the prompt: what can be moved, what cannot, and that nothing is changed.

import Formats
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct ExploringTests {
  private static let article = [
    "point X0 = 0, X1 = 10, X2 = 20, X3 = 30", "want: X = X1 @low", "X >= X2 @high", "lo: X >= X0",
    "hi: X <= X3", "8 <= Y", "Y <= X + 2 @medium",
  ]

  private func session(_ more: String...) -> Session {
    var session = Session()
    for line in Self.article + more { session.take(line) }
    return session
  }

  /// The rows of the sweep's table, words with one space between.
  private func rows(_ reply: String) -> [String] {
    reply.split(separator: "\n").drop { !$0.hasPrefix("──") }.dropFirst()
      .prefix { !$0.contains("against") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("A point, a constraint's constant, and a suggestion can move")
  func movable() {
    var session = session("suggest X = 3")
    #expect(
      rows(session.take("sweep X2 from 5 to 40")) == [
        "5 6 X2 8 X2 − 3 6 − X2 10 − X2", "6 10 X2 [8, X2 + 2] X2 − 3 0 10 − X2",
        "10 40 10 [8, 12] X2 − 3 0 0",
      ])
    let byPoint = rows(session.take("sweep X1 from 0 to 40"))
    let byLabel = rows(session.take("sweep want from 0 to 40"))
    #expect(byPoint.map { $0.replacing("X1", with: "t") } == byLabel)
    #expect(!byLabel.isEmpty)
    let suggestion = session.take("sweep X from 0 to 40")
    #expect(suggestion.hasPrefix("X: X = t, t from 0 to 40; now it is 3"))
  }

  @Test("A constraint can be moved that has variables, or its constant on the left")
  func sides() {
    var session = session()
    // 8 <= Y is e, Y <= X + 2 is f.
    #expect(session.take("sweep e from 30 to 40").contains("t <= Y, t from 30 to 40; now it is 8"))
    #expect(session.take("sweep f from 0 to 4").contains("Y <= X + t, t from 0 to 4; now it is 2"))
    #expect(
      rows(session.take("sweep e from 30 to 40")) == [
        "30 32 t − 2 t 0 0 t − 12", "32 40 30 t 0 t − 32 20",
      ])
  }

  @Test("The letter for what moves is one that nothing has")
  func letter() {
    var session = session("t = 3")
    #expect(session.take("sweep want from 0 to 1").contains("X = t1, t1 from 0 to 1"))
  }

  @Test(
    "What cannot be moved is refused with what to do",
    arguments: [
      ("sweep X from 0 to 1", "no suggestion holds it", ErrorCode.syntax),
      ("sweep Q from 0 to 1", "no point or constraint", .unknownName),
      ("sweep f1 from 0 to 1", "objective", .syntax),
      ("sweep r from 0 to 1", "chain", .syntax),
      ("sweep F from 0 to 1", "multiplies or divides in m", .nonlinear),
      ("sweep off from 0 to 1", "enable it first", .syntax),
      ("sweep X0 from X to 1", "fixed number", .syntax),
      ("sweep X0 from 0 to Z", "Z", .unknownName),
    ])
  func refused(line: String, words: String, code: ErrorCode) throws {
    var session = session(
      "minimize Y", "r: 0 <= Z1 <= 5", "point F = 2", "m: F*Y >= 1", "off: Y >= 3", "disable off")
    let before = try session.everything()
    let failure = try session.refuse(line)
    #expect(failure.diagnostic.message.contains(words), "\(failure.diagnostic.message)")
    #expect(failure.diagnostic.code == code)
    #expect(try session.everything() == before)
  }

  @Test("Where there is nothing to sweep, that is said")
  func nothingLeft() throws {
    var session = session()
    #expect(session.take("sweep X3 from -9 to -2").contains("nothing is left anywhere"))
    #expect(
      rows(session.take("sweep X3 from -9 to 5")).first == "−9 below 0 nothing is left")
    session = Session("point P = 1", "maximize Q", "X <= P")
    #expect(try session.refuse("sweep P from 0 to 5").diagnostic.code == .unbounded)
    #expect(try session.refuse("sensitivity").diagnostic.code == .unbounded)
  }

  @Test("Where a level is unbounded below, the levels above are told of all the same")
  func onlyAbove() {
    var short = session("drop want")
    var long = session("maximize Q @300", "Q + X >= 3 @1")
    let note = "f(300) is unbounded below, so only the levels above 300 are shown"
    for line in ["sensitivity", "sweep X3 from 0 to 40", "sweep f from -40 to 5"] {
      let told = long.take(line)
      #expect(told.contains(note), "\(told)")
      let expected = short.take(line)
      // Q may be anything.
      #expect(rows(told).map { $0.replacing(" (−∞, ∞)", with: "") } == rows(expected))
    }
    #expect(long.take("sweep X1 from 0 to 5").contains("no enabled constraint contains X1"))
  }

  @Test("A point that stands nowhere changes nothing, and that is said")
  func unused() {
    var session = session("point P = 3")
    #expect(session.take("sweep P from 0 to 9").contains("no enabled constraint contains P"))
    session.take("P <= 5")
    #expect(session.take("sweep P from 0 to 9").contains("above 5"))
  }

  @Test("Neither command changes anything")
  func changesNothing() throws {
    for seed in UInt64(0)..<30 {
      var generator = SeededGenerator(seed: seed)
      var session = session()
      for _ in 0..<6 {
        let line = RandomLine.rightLine(using: &generator)
        if line.contains("=") { _ = session.run(line) }
      }
      let before = try session.everything()
      for line in ["sensitivity", "sweep X1 from -5 to 35", "sweep hi from 3 to 30"] {
        let reply = session.run(line)
        #expect(reply.failure != nil || !reply.document.isEmpty)
      }
      #expect(try session.everything() == before, "seed \(seed)")
    }
  }

  @Test("The ranges of coefficients are of the solution that stands beside them")
  func ranges() throws {
    var session = Session(
      "var x, y", "c0: x >= 1 @750 weight 2", "o0: minimize -3y + 2x @750", "0 <= x <= 5",
      "0 <= y <= 1")
    let json = try #require(session.run("sensitivity").answer.json)
    // With 2x + 2 max(0, 1 - x) every x up to 1 is as good: 0 is, whatever more a unit of x costs.
    #expect(
      json["solution"].compact == #"[{"name":"x","value":"0"},{"name":"y","value":"1"}]"#)
    let x = try #require(json["coefficients"].elements.first { $0["variable"] == "x" })
    #expect(x["min"] == "2" && x["max"] == .null)
  }

  @Test("What sensitivity says of one more, set shows")
  func oneMore() {
    var session = Session(
      "maximize 3x + 5y", "x <= 4", "2y <= 12", "3x + 2y <= 18", "x >= 0", "y >= 0")
    #expect(
      session.take("sensitivity").contains(
        "for instance, set b 13 would change 3x + 5y by 3/2, from 36 to 75/2"))
    session.take("set b 13")
    session.take("expect objective low = -75/2")
  }
}
