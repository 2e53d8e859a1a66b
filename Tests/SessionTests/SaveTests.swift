// save: a script that, loaded into a new session, is the same problem.

import Formats
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct SaveTests {
  /// The script loaded into a session that is new.
  private func loaded(_ script: [String]) throws -> Session {
    var session = Session()
    try session.asOneChange("load script") { session in
      for line in script { session.take(line) }
    }
    return session
  }

  /// What a learner sees of a session.
  private func seen(_ session: Session) throws -> [String] {
    var copy = session
    return [try copy.solution().json.pretty]
      + ["list", "decompose", "objectives", "rule", "numbers", "style", "show"].map {
        copy.take($0)
      } + [copy.run("unheard.of = 1").failure?.diagnostic.code.rawValue ?? ""]
  }

  @Test(
    "What is loaded is what was saved",
    arguments: [
      [], ["var x"], ["var fixed"], ["var free, x"], ["point A = -7/3"], ["vars fixed"],
      ["point A = 1, B = A + 1", "X >= B @high", "point A = 5"],
      ["Y <= 3", "X <= 4", "drop a", "X >= Y"], ["a = 3", "X = 4"], ["X = 4", "Y = 3", "a = 1"],
      ["X = 4", "b = 1", "a = 1", "X >= 0", "drop c"],
      ["z: X = 4", "q: Y = 2", "X <= 9", "q2 = 1"],
      ["lo: X >= 0", "letter lo s", "X <= 3"], ["r: 0 <= x <= y <= 9 @weak", "drop r.2"],
      ["X >= 0", "X <= 3", "letter a b"], ["f1: x >= 1", "maximize -x", "minimize x weight 3 @9"],
      ["maximize -X", "minimize X + 3", "drop f1", "X >= -10"], ["p: minimize X @medium", "X = 3"],
      ["X = 1", "disable a", "X = 2", "disable b", "X = 3"], ["maximize X", "disable f1"],
      ["X = 1 weight 3", "X = 2 @3 weight 1/3"], ["x = 1", "suggest x = 3", "weight b 2"],
      ["x >= 1", "suggest x = 3 @required", "disable b", "x = 7"], ["0 >= 3 @low", "x - x = 0"],
      ["point k = 2", "k*x >= y/k @low", "set a 7", "point k = 3"],
      ["point k = 2", "x >= 0", "set a k*k", "point k = 3"],
      ["point k = 0", "suggest x = k - 1", "k*x = 0", "point k = 3"],
      ["x >= y + 10", "set a -3"], ["set = 3", "plot + 1 <= 9"],
      ["var weight", "x = weight", "x = 2weight @low weight 3"], ["ширина = 2寬 ≤ ３", "寬 >= １"],
      ["x = 1", "suggest y = 1e999 * 1e999", "point A = 1e999*1e999/7 + 3"],
      ["rule bland", "numbers decimal 3", "style ascii", "show tableau"],
      ["screen 200 x 100", "view t", "H:|[t]|", "text t area 2400"],
      ["screen 200 x 100", "view t", "text t area 2400", "drop a", "H:|[t]|", "t.top = 0"],
      ["view t", "text t area 24", "drop b", "t.width = 3", "weight a 3", "letter a k"],
      ["view t", "text t area 24", "drop a", "t.width = 3", "text t area 9", "disable b"],
      ["view t", "size t 30 x 20", "drop c", "text t area 24", "t.width = 4"],
      ["view t", "t.height <= 9", "t.width = 4", "text t area 24", "priority d @required"],
      ["view t", "text t area 24", "t.height <= 9", "t.width = 4", "priority b @required"],
      ["view t", "text t area 24", "priority b @required", "disable b", "t.width = 4"],
      ["point A = 24", "view t", "text t area A", "t.width = 4", "point A = 8"],
      ["X = 1 @250.5", "X = 2 @0.125", "priority a @999.9"],
      ["view t", "size t 30 x 20 hug 250.5", "fit t", "t.width >= 40"],
      ["view t", "own: fit t 0 x 9 @1000/3", "drop own.1", "size t 30 x 20"],
      ["screen 390", "scroll list", "HV:|[list]|", "point list.offsetY = 7"],
      ["scroll list", "disable a", "view page in list.content", "outset page 3"],
      TextTests.circle, TextTests.spiral,
      ["x = 3 # why", "X1*e1 = 3", "e1 >= 2e1"], ["var a, b, c", "X >= 1", "drop d", "X >= 2"],
    ])
  func same(lines: [String]) throws {
    var session = Session()
    for line in lines { _ = session.run(line) }
    let script = try session.script()
    let copy = try loaded(script)
    #expect(try seen(copy) == seen(session), "\(script.joined(separator: "\n"))")
    #expect(try copy.script() == script, "saved again, it is the same script")
  }

  @Test("Whatever was said, what is loaded is what was saved, and goes on in the same way")
  func random() throws {
    var generator = SeededGenerator(seed: 11)
    for talk in 0..<40 {
      var session = Session()
      var lines: [String] = []
      for _ in 0..<generator.integer(in: 1...30) {
        let line = RandomLine.rightLine(using: &generator)
        if session.run(line).request == nil { lines.append(line) }
      }
      var copy = try loaded(try session.script())
      let told: Comment = "talk \(talk):\n\(lines.joined(separator: "\n"))"
      #expect(try seen(copy) == seen(session), told)
      for line in ["point X1 = 5", "point X0 = -2, X2 = 3"] {
        let (one, other) = (session.run(line), copy.run(line))
        #expect(one.failure?.diagnostic == other.failure?.diagnostic, told)
      }
      #expect(try copy.solution().json == session.solution().json, told)
    }
  }

  @Test("Words that would be read as something else alone are put in parentheses")
  func misread() throws {
    let session = Session("set = 3", "0 <= set*(2) <= 30")
    let script = try session.script()
    #expect(script.last == "(set*(2)) <= (30)")
    var copy = try loaded(script)
    #expect(try copy.left() == "set = 3" && copy.ids() == ["a", "b", "c"])
  }

  @Test("The script is short: the state counts, not the way to it")
  func short() throws {
    var session = Session("X >= 0", "Y >= X")
    for value in 0..<200 { session.take("suggest X = \(value)") }
    #expect(
      try session.script().dropFirst() == [
        "var X, Y", "X >= 0", "Y >= X", "suggest X = 199",
      ])
  }

  @Test("A number too long for any line is told, and not saved otherwise")
  func limit() throws {
    let digits = String(repeating: "7", count: 1_000)
    let session = Session("point A = \(digits)", "point A = A*A*A*A*A*A*A*A*A*A")
    let failure = #expect(throws: Failure.self) { try session.script() }
    #expect(failure?.diagnostic.code == .limit)
  }
}
