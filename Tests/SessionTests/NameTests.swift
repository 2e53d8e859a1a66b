// Names: points that move, variables that come by themselves, letters that make way, labels.

import Language
import Narration
import Session
import Testing

@Suite struct NameTests {
  // MARK: Points

  @Test("A point that moves takes the solution with it")
  func movingPoint() throws {
    var session = Session("point X1 = 10, X2 = 20", "X = X1 @low", "X >= X2 @high")
    #expect(try session.left() == "X = 20")
    session.take("point X2 = 5")
    #expect(try session.left() == "X = 10")
    session.take("point X1 = X2 + 1/2")
    #expect(try session.left() == "X = 11/2")
    session.take("undo 2")
    #expect(try session.left() == "X = 20")
  }

  @Test(
    "A point that multiplies or divides a variable can move",
    arguments: [
      ("k*x = 6", "x = 3", "x = 2"), ("6 = x*k", "x = 3", "x = 2"),
      ("(k + 1)*x = 12", "x = 4", "x = 3"),
      ("x/k = 6", "x = 12", "x = 18"), ("k*(x - 1) + 1 = k", "x = 3/2", "x = 5/3"),
      ("x = k/2", "x = 1", "x = 3/2"), ("minimize (2k - 5)*x + 3", "x = 9", "x = -9"),
      ("0 <= k*x <= 6 <= k*x", "x = 3", "x = 2"), ("k*k*x = 36", "x = 9", "x = 4"),
    ])
  func movingFactor(line: String, before: String, after: String) throws {
    var session = Session("point k = 2", "-9 <= x <= 9 @high", line)
    if line.contains("36") || line.contains("/k") { session.take("drop a, b") }
    #expect(try session.left() == before)
    session.take("point k = 3")
    #expect(try session.left() == after)
    session.take("undo")
    #expect(try session.left() == before)
  }

  @Test(
    "A value of a point that spoils another line is refused, at its own place",
    arguments: [
      ("x/k = 3", "syntax", 11), ("minimize x/k", "syntax", 11),
      ("(k - 1)*x*y = 2x", "nonlinear", 11),
      ("k*x = 6", "unsatisfiable", 1),
    ])
  func spoilingPoint(line: String, code: String, column: Int) throws {
    var session = Session("point k = 1", "x >= 0", "y >= 0", line)
    let before = try session.everything()
    let diagnostic = try session.refuse("point k = 0").diagnostic
    #expect(diagnostic.code.rawValue == code)
    #expect(diagnostic.range.column == column)
    #expect(try session.everything() == before)
    session.take("drop \(try session.ids().last ?? "")")
    session.take("point k = 0")
  }

  @Test("Points are set one after the other, or none of them is")
  func severalPoints() throws {
    var session = Session("point A = 1, B = A + 1, C = 2B")
    #expect(session.take("C") == "C = 4\n")
    _ = try session.refuse("point A = 2, B = nobody")
    #expect(session.take("A") == "A = 1\n")
  }

  // MARK: Variables

  @Test("A new name makes a variable, and the reply says so")
  func newVariables() {
    var session = Session()
    #expect(session.take("X = 1").contains("new variable: X"))
    #expect(session.take("X + Y = Z").contains("new variables: Y and Z"))
    #expect(!session.take("Y = 1").contains("new variable"))
  }

  @Test("After vars fixed an unknown name is an error, until vars free")
  func fixedNames() throws {
    var session = Session("X = 1", "vars fixed")
    let diagnostic = try session.refuse("Xl = 1").diagnostic
    #expect(diagnostic.code == .unknownName)
    #expect(diagnostic.suggestion == "X")
    _ = try session.refuse("minimize Q")
    session.take("var Q")
    session.take("Q = 3")
    session.take("vars free")
    session.take("R = 4")
    #expect(try session.left() == "X = 1, Q = 3, R = 4")
  }

  // MARK: Letters and labels

  @Test("A name that was a letter is the learner's from then on, and the reply says so")
  func renamedLetter() throws {
    var session = Session("X >= 0", "X >= 1")
    let reply = session.take("a = 3")
    #expect(reply.contains("a now names your variable; the constraint a has been renamed c"))
    #expect(try session.ids() == ["c", "b", "d"])
    #expect(try session.left() == "X in [1, inf), a = 3")
    #expect(
      session.take("point b = 1").contains(
        "b now names your point; the constraint b has been renamed e"))
    #expect(try session.ids() == ["c", "e", "d"])
    session.take("drop e")
    #expect(try session.ids() == ["c", "d"])
  }

  @Test("The links of a chain with a label are r.1, r.2, …; drop r takes them all")
  func chains() throws {
    var session = Session("r: 0 <= x <= y <= 9", "y = 5")
    #expect(try session.ids() == ["r.1", "r.2", "r.3", "d"] || session.ids().first == "r.1")
    #expect(try session.left() == "x in [0, 5], y = 5")
    session.take("drop r.3")
    _ = try session.refuse("r: x = 1")
    _ = try session.refuse("r.1: x = 1")
    session.take("drop r")
    #expect(try session.ids().count == 1)
    #expect(try session.left() == "x in (-inf, inf), y = 5")
    session.take("undo")
    #expect(try session.left() == "x in [0, 5], y = 5")
    session.take("drop r")
    session.take("r: x = 1")
    #expect(try session.left() == "x = 1, y = 5")
  }

  @Test("What is dropped is told of, each once, and all or none is dropped")
  func dropping() throws {
    var session = Session("lo: X >= 0", "r: 1 <= Y <= 2", "goal: maximize X @low")
    let before = try session.everything()
    _ = try session.refuse("drop lo, nobody")
    #expect(try session.everything() == before)
    let told = session.take("drop lo, r, goal")
    for text in ["X >= 0", "1 <= Y", "Y <= 2", "maximize X"] {
      #expect(told.contains(text), "\(told)")
    }
    #expect(try session.ids().isEmpty)
    session.take("lo: X >= 1")
  }
}
