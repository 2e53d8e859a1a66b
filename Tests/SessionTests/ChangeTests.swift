// set, priority, weight, disable, enable, suggest, release: after a change everything is as if it had
// been typed so at once.

import Formats
import Language
import Narration
import Rationals
import Rendering
import Session
import Testing

@Suite struct ChangeTests {
  @Test(
    "A change comes to the same as typing it so at once",
    arguments: [
      (["set a 7"], ["k*X >= 7 @low", "1 <= Y", "obj: minimize X + Y"]),
      (["set a A + 3"], ["k*X >= A + 3 @low", "1 <= Y", "obj: minimize X + Y"]),
      (
        ["set a 7", "point k = 5"],
        ["point k = 5", "k*X >= 7 @low", "1 <= Y", "obj: minimize X + Y"]
      ),
      (
        ["set a A", "point A = 9"],
        ["point A = 9", "k*X >= A @low", "1 <= Y", "obj: minimize X + Y"]
      ),
      (["set b -3"], ["k*X >= A @low", "-3 <= Y", "obj: minimize X + Y"]),
      (["priority a @high"], ["k*X >= A @high", "1 <= Y", "obj: minimize X + Y"]),
      (["priority a required"], ["k*X >= A", "1 <= Y", "obj: minimize X + Y"]),
      (["priority b @600"], ["k*X >= A @low", "1 <= Y @600", "obj: minimize X + Y"]),
      (
        ["priority b low", "priority b 1000"],
        ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y"]
      ),
      (["priority obj @high"], ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y @high"]),
      (["weight a 9"], ["k*X >= A @low weight 9", "1 <= Y", "obj: minimize X + Y"]),
      (["weight obj 1/9"], ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y weight 1/9"]),
      (["disable a", "enable a"], ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y"]),
      (
        ["suggest X = 8"],
        ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y", "X = 8 @high"]
      ),
      (
        ["suggest X = 8", "suggest X = A"],
        ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y", "X = A @high"]
      ),
      (
        ["suggest X = 8 @600", "suggest X = 5"],
        ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y", "X = 5 @600"]
      ),
      (["suggest X = 8", "release X"], ["k*X >= A @low", "1 <= Y", "obj: minimize X + Y"]),
    ])
  func change(changes: [String], lines: [String]) throws {
    var changed = Session(
      "point A = 1, k = 2", "k*X >= A @low", "1 <= Y", "obj: minimize X + Y", "X >= -90", "drop c")
    for line in changes { changed.take(line) }
    var typed = Session("point A = 1, k = 2")
    for line in lines { typed.take(line) }
    #expect(try Self.comparable(&changed) == Self.comparable(&typed))
  }

  /// The solution without what constraints are called: the dropped one has taken a letter.
  private static func comparable(_ session: inout Session) throws -> [String] {
    let solution = try session.solution().json
    return ["status", "variables", "levels", "objectives"].map { solution[$0].compact }
      + solution["constraints"].elements.map { constraint in
        ["text", "priority", "weight", "plus", "minus"].map { constraint[$0].string }
          .joined(separator: " | ")
      }
  }

  @Test("A disabled constraint is still listed, and takes part in nothing")
  func disabled() throws {
    var session = Session("X >= 5", "X = 3 @low", "f: maximize X @1")
    session.take("disable a, f")
    #expect(try session.left() == "X = 3")
    #expect(try session.ids() == ["b"])
    #expect(session.take("list").contains("disabled"))
    session.take("X <= 4")
    // Coming back, a requirement is looked at like a new one.
    #expect(try session.refuse("enable a").diagnostic.code == .unsatisfiable)
    #expect(try session.left() == "X = 3")
    session.take("drop a")
    session.take("enable f")
    #expect(try session.left() == "X = 3")
  }

  @Test("Each link of a chain is disabled, and given a priority, with the chain")
  func chains() throws {
    var session = Session("r: 0 <= X <= 9", "X = 20 @low")
    #expect(try session.left() == "X = 9")
    session.take("priority r @1")
    #expect(try session.left() == "X = 20")
    session.take("disable r")
    #expect(try session.ids() == ["c"])
    #expect(try session.refuse("set r 3").diagnostic.message.contains("r.1"))
    session.take("enable r")
    session.take("set r.2 30")
    #expect(session.take("list").contains("X <= 30"))
  }

  @Test(
    "What both sides of a constraint hold stays, but for the constant on the right",
    arguments: [
      ("x >= y + 10", "5", "x >= y + 5"), ("x >= 10 - 2y", "-5", "x >= -2y - 5"),
      ("x <= y/2", "3", "x <= 1/2*y + 3"),
    ])
  func bothSides(line: String, value: String, text: String) throws {
    var session = Session(line)
    session.take("set a \(value)")
    #expect(try session.solution().json["constraints"].elements.map { $0["text"].string } == [text])
    var typed = Session("y = 4", text, "minimize x", "maximize x @1", "x >= -99", "x <= 99")
    session.take("reset")
    for line in ["y = 4", line, "minimize x", "maximize x @1", "x >= -99", "x <= 99"] {
      session.take(line)
    }
    session.take("set b \(value)")
    #expect(try session.left() == typed.left())
  }

  @Test(
    "A change that cannot be made is refused, and nothing is changed",
    arguments: [
      ("set zz 3", ErrorCode.unknownName), ("set a X", .syntax), ("set obj 3", .syntax),
      ("set a 1/0", .syntax), ("set a", .syntax), ("priority a @0", .syntax),
      ("priority obj @required", .syntax), ("priority a", .syntax),
      ("priority zz @low", .unknownName),
      ("weight a -1", .syntax), ("weight a X", .syntax), ("disable zz", .unknownName),
      ("enable", .syntax), ("suggest Q = 3", .unknownName), ("suggest X", .syntax),
      ("suggest X = Y", .syntax), ("suggest A = 3", .unknownName), ("release X", .unknownName),
      ("set a 100", .unsatisfiable), ("priority c @required", .unsatisfiable),
      ("suggest X = 50 @required", .unsatisfiable),
    ])
  func refused(line: String, code: ErrorCode) throws {
    var session = Session(
      "point A = 1", "X >= A", "X <= 9", "X = 20 @low", "Y = 0 @low", "obj: minimize X @1")
    let before = try session.everything()
    let failure = try session.refuse(line)
    #expect(failure.diagnostic.code == code, "\(failure.diagnostic.message)")
    #expect(try session.everything() == before)
  }

  @Test("A proof with a huge number stays readable, and the certificate exact")
  func hugeProof() throws {
    var session = Session("X <= 30")
    let failure = try session.refuse("X = 1e999")
    let words = session.text(failure.details)
    #expect(words.split(separator: "\n").allSatisfy { $0.count <= 76 })
    #expect(words.contains("10000…00000 (1000 digits)"))
    #expect(words.contains("99999…99970 (999 digits)"))
    #expect(failure.certificate.map(\.multiplier) == [1, 1])
  }

  @Test("A refused change is not among the ways out, which are what else would have to go")
  func waysOut() throws {
    var session = Session("a: X >= 5", "b: X = 7")
    let failure = try session.refuse("set b 3")
    #expect(session.text(failure.details).contains("leave it as it is, or first drop a."))
    #expect(session.take("conflict").contains("\n  drop a             X = 3\n"))
    let both = try session.refuse("1 <= y <= 0")
    #expect(!session.text(both.details).contains("drop"))
  }

  @Test("A way out that was told is one: what does not suffice is not advised")
  func severalConflicts() throws {
    var session = Session("lo: X >= 3", "l2: X >= 4")
    let failure = try session.refuse("X = 2")
    let words = session.text(failure.details).split(separator: "\n").joined(separator: " ")
    #expect(words.contains("or drop lo and l2."))
    let told = session.take("conflict")
    #expect(told.contains("2 smallest conflicts, of 2 requirements each:"))
    #expect(told.contains("drop lo                       is not enough: l2 and c still clash"))
    #expect(told.contains("as a preference, with @high   X = 4, c is 2 off"))
    session.take("drop lo, l2")
    session.take("X = 2")
  }

  @Test(
    "One of each of several conflicts must go",
    arguments: [
      (
        ["hi: X <= 3", "d: X >= 5", "e: Y <= 3", "f: Y >= 8"],
        "drop either hi or d, and either e or f."
      ),
      (
        ["hi: X <= 3", "d: X >= 5", "e: Y <= 3", "f: Y = 8", "g: Y = 4"],
        "drop hi, e and f, or drop hi, e and g, or"
      ),
      (
        ["hi: X <= 3", "d: X >= 5", "e: Y <= 3", "f: Y = 8", "g: Y >= 4"],
        "drop e, and either hi or d."
      ),
    ])
  func disjoint(lines: [String], advice: String) {
    var session = Session(keepsContradictions: true)
    for line in lines { session.take(line) }
    let words = session.take("conflict").split(separator: "\n").joined(separator: " ")
    #expect(words.contains(advice), "\(words)")
  }

  /// Where all rows go through one point, a row may come to the other side of zero before it is its turn.
  @Test(
    "Points that move together keep requirements that can be met from being called a contradiction")
  func pointsTogether() {
    var session = Session()
    for line in [
      "point P = 0, Q = 0, R = 0", "X - Y <= P", "Y >= Q", "X <= 0", "Y - X = R",
      "point P = -1, Q = 1, R = 2", "expect X in [-1, 0]", "expect Y in [1, 2]",
    ] {
      #expect(session.run(line).failure == nil, "\(line)")
    }
  }
}
