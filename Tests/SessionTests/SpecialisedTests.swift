// `layout EXPR` at the prompt.

import Formats
import Language
import Narration
import Session
import Testing

@Suite("Layouts without a solver")
struct SpecialisedTests {
  private func json(_ line: String, after lines: [String] = []) throws -> JSONValue {
    var session = Session(lines)
    let reply = session.run(line)
    #expect(reply.failure == nil, "\(line): \(reply.failure?.diagnostic.message ?? "")")
    return reply.answer.json ?? .null
  }

  private func frames(_ json: JSONValue) -> [String] {
    json.elements.map { frame in
      "\(frame["name"].string) "
        + ["left", "top", "width", "height"].map { frame[$0]["value"].string }.joined(
          separator: " ")
    }
  }

  @Test("The first example of LayoutKit")
  func hello() throws {
    let reply = try json("layout inset(4, row(size(50,50), label(80,20), spacing 4))")
    #expect(
      frames(reply["frames"]) == [
        "inset1 0 0 142 58", "row1 4 4 134 50", "size1 4 4 50 50", "label1 58 19 80 20",
      ])
    #expect(frames(reply["constraintFrames"]) == frames(reply["frames"]))
    #expect(reply["differing"].elements.isEmpty)
    #expect(reply["pivots"].string != "0" && reply["additions"].string != "0")
  }

  @Test("In a room it is arranged in that, with points for numbers")
  func room() throws {
    let reply = try json(
      "layout inset(gap, row(icon: size(50,50), label(80,20, align fill), spacing gap)) in 200 x 58",
      after: ["point gap = 4"])
    #expect(
      frames(reply["frames"]) == [
        "screen 0 0 200 58", "inset1 0 0 200 58", "row1 4 4 192 50", "icon 4 4 50 50",
        "label1 58 4 138 50",
      ])
    #expect(frames(reply["constraintFrames"]) == frames(reply["frames"]))
  }

  @Test("Where there is no room for insets and gaps, that is said")
  func noRoom() throws {
    let reply = try json("layout inset(4, size(50,50)) in 3 x none")
    #expect(reply["constraintFrames"].string == "null")
    #expect(reply["least"]["width"].string == "8")
    var session = Session()
    #expect(session.take("layout inset(4, size(50,50)) in 3 x none").contains("need 8 x 8"))
  }

  @Test("Its constraints are listed, and those that can be typed give the same frames")
  func constraints() throws {
    let line = "layout row(a: size(50,50), b: label(80,20, align fill), spacing 4) in 200 x 58"
    var session = Session()
    #expect(session.take(line + " constraints").contains("a.width >= 50"))
    #expect(!session.take(line).contains("a.width >= 50"))
    let reply = session.run(line).answer.json ?? .null
    session.take("screen 200 x 58")
    session.take("view row1")
    session.take("view a, b in row1")
    for constraint in reply["constraints"].elements {
      session.take("\(constraint["text"].string) @\(constraint["priority"].string)")
    }
    for frame in frames(reply["frames"]).dropFirst() {
      let parts = frame.split(separator: " ")
      session.take("expect frame \(parts[0]) = \(parts.dropFirst().joined(separator: " "))")
    }
    session.take("expect b.width = 146")
  }

  @Test("It is a question: nothing is changed by it")
  func question() throws {
    var session = Session(["screen 320 x 100", "view a", "H:|-[a]-|", "a.top = 3", "undo"])
    let before = try session.everything()
    let reply = session.run("layout row(a: size(1,2), b: size(3,4))")
    #expect(reply.failure == nil && !reply.isChange)
    #expect(try session.everything() == before)
    session.take("redo")
    session.take("expect a.top = 3")
  }

  @Test(
    "What is wrong is told",
    arguments: [
      ("layout row(a: size(1,2), a: size(1,2))", "there already"),
      ("layout screen: row(size(1,2))", "there already"),
      ("layout size(w, 2)", "w"),
      ("layout size(p, 2)", "never negative"),
      ("layout row(size(1,2), spacing p)", "never negative"),
    ])
  func mistakes(line: String, words: String) throws {
    var session = Session(["point p = -1"])
    #expect(try session.refuse(line).diagnostic.message.contains(words))
  }

  @Test("Names that are given are not given again")
  func names() throws {
    let reply = try json("layout row(size1: label(1,2), size(3,4), size(5,6))")
    #expect(
      reply["frames"].elements.map { $0["name"].string } == ["row1", "size1", "size2", "size3"])
  }
}
