// Variables declared as never negative, at the prompt: the reply, the walk, what is saved, and what cannot be.

import ConstraintHierarchies
import Language
import Narration
import Rendering
import Testing
import Wording

@testable import Session

@Suite("var x >= 0")
struct VariableSignTests {
  private static func session(_ lines: String...) -> Session {
    var session = Session()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    return session
  }

  private static func said(_ line: String, _ session: inout Session) -> String {
    let reply = session.run(line)
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 400, theme: nil)
    let reason = reply.failure?.reason(in: .english) ?? Document([])
    return renderer.render(reply.document(in: .english)) + renderer.render(reason)
      + (reply.failure?.message(in: .english) ?? "")
  }

  @Test("The dictionary has the book's rows and columns, and takes the book's pivots")
  func textbook() throws {
    var session = Self.session(
      "var x, y >= 0", "c1: x <= 4", "c2: 2y <= 12", "c3: 3x + 2y <= 18", "z: maximize 3x + 5y")
    guard case .walk(.trace(let trace)) = session.run("trace").answer else {
      Issue.record("no trace")
      return
    }
    let pivots = trace.legs.compactMap { $0.pivot }
    #expect(pivots.map { $0.entering.text } == ["y", "x"])
    #expect(pivots.map { $0.leaving.text } == ["b", "c"])
    #expect(pivots.map { $0.dictionary?.rows.count } == [3, 3])
    #expect(
      session.run("expect x = 2").failure == nil && session.run("expect y = 6").failure == nil)
    let list = Self.said("list", &session)
    #expect(list.contains("never negative: x, y") && !list.contains("x >= 0"))
  }

  @Test("The price of a sign is told as a reduced cost, and is no example of what set can do")
  func reducedCost() {
    var session = Self.session("var x, y >= 0", "a: x + y <= 4", "z: maximize x + 3y")
    let said = Self.said("sensitivity", &session)
    #expect(said.contains("x >= 0 (reduced cost)") && said.contains("−2"), "\(said)")
    #expect(said.contains("set a 5") && !said.contains("set x >= 0"), "\(said)")
  }

  @Test("It is saved, taken back, and given to a variable that is there")
  func saved() throws {
    var session = Self.session(
      "w: a = 1 @low", "var x, y >= 0", "b <= 3", "var z >= 0", "var a >= 0")
    let lines = try session.scriptLines()
    #expect(lines.contains("var a, x, y >= 0") && lines.contains("var b"), "\(lines)")
    var other = Session()
    for line in lines { #expect(other.run(line).failure == nil, "\(line)") }
    #expect(try other.scriptLines() == lines)
    #expect(session.run("expect a >= 0").failure == nil)
    #expect(session.run("undo").failure == nil)
    #expect(session.run("drop w").failure == nil && session.run("expect a >= 0").failure != nil)
  }

  @Test("It is refused where the requirements leave nothing, and the state stays")
  func refused() throws {
    var session = Self.session("x <= -1", "p: y >= 0")
    let before = try session.scriptLines()
    let said = Self.said("var x >= 0", &session)
    #expect(said.contains("contradict") || said.contains("can never hold"), "\(said)")
    #expect(try session.scriptLines() == before)
    #expect(Self.said("x = -2", &session).contains("never") == false)
    // What holds in any case is no constraint to drop.
    var signed = Self.session("var x >= 0")
    #expect(Self.said("x = -1", &signed).contains("x >= 0"))
    #expect(signed.run("expect x in [0, inf]").failure == nil)
  }

  @Test("The first row that says a sign is told to be one, once")
  func once() {
    var session = Session()
    #expect(Self.said("x >= 0", &session).contains("textbooks have a sign instead: var x"))
    #expect(!Self.said("y >= 0", &session).contains("textbooks"))
    var wish = Session()
    #expect(!Self.said("x >= 0 @high", &wish).contains("textbooks"))
    #expect(!Self.said("2y >= 0", &wish).contains("textbooks"))
    #expect(!Self.said("z >= 1", &wish).contains("textbooks"))
  }

  @Test("The dual rule walks without a first phase, and says why where it cannot")
  func dual() {
    var session = Self.session(
      "var x, y >= 0", "rule dual", "a: x + y >= 4", "b: x + 3y >= 6", "z: minimize 2x + 3y")
    let trace = Self.said("trace", &session)
    #expect(trace.contains("There is no first phase") && !trace.contains("missing ="), "\(trace)")
    // The level begins when the requirements hold, and not before.
    let ends = trace.ranges(of: "Every requirement holds now").map { $0.lowerBound }
    let begins = trace.ranges(of: "Level low: minimise").map { $0.lowerBound }
    #expect(ends.count == 1 && begins.count == 1 && ends[0] < begins[0], "\(trace)")
    #expect(Self.said("pivot x", &session).contains("dual one"))
    #expect(
      Self.said("save -", &session).contains("rule dual")
        || (try? session.scriptLines())?.contains("rule dual") == true)
    #expect(session.run("expect objective low = 9").failure == nil)
    #expect(session.run("drop z").failure == nil && session.run("maximize x @high").failure == nil)
    #expect(Self.said("trace", &session).contains("x would lower the objective"))
  }

  @Test("trace conflict shows the first phase that fails with what was refused last")
  func conflict() {
    var session = Self.session("x >= 3")
    #expect(Self.said("trace conflict", &session).contains("nothing to trace"))
    #expect(session.run("c: x <= 1").failure != nil)
    let trace = Self.said("trace conflict", &session)
    #expect(trace.contains("cannot fall below 2"), "\(trace)")
    #expect(session.run("expect x >= 3").failure == nil)
  }
}
