// trace, step, back, goto, tableau, pivot, predict and guesses as JSON.

import Formats
import Language
import Narration
import Rendering
import Session
import Testing

@Suite struct WalkJSONTests {
  private static let (article, wyndor) = (Scene.fenced, Scene.wyndor)

  /// The data of the reply to the last line.
  private func reply(_ lines: [String]) -> JSONValue {
    var session = Session()
    var last = JSONValue.null
    for line in lines {
      let reply = session.run(line)
      #expect(reply.failure == nil, "\(line)")
      last = reply.answer.json ?? .null
    }
    return last
  }

  /// What stands at a path such as `legs.1.pivot.entering`.
  private func part(_ path: String, of value: JSONValue) -> JSONValue {
    var value = value
    for step in path.split(separator: ".") {
      if let index = Int(step) {
        let elements = value.elements
        guard elements.indices.contains(index) else { return .string("nothing at \(path)") }
        value = elements[index]
      } else {
        value = value[String(step)]
      }
    }
    return value
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var lines: [String]
    /// What stands where, as JSON.
    var parts: [(path: String, json: String)]
    var testDescription: String { lines.suffix(3).joined(separator: "; ") }
  }

  static let cases = [
    Case(
      lines: article + ["trace"],
      parts: [
        ("kind", #""trace""#),
        ("legs.0.events.0.event", #""level""#), ("legs.0.events.0.priority", "1000"),
        ("legs.0.events.0.objective", "null"), ("legs.0.events.0.rows.1.id", #""hi""#),
        ("legs.0.events.0.rows.1.subtracted", #""d""#),
        ("legs.0.pivot.reason", #""free""#), ("legs.0.pivot.cost", "null"),
        (
          "legs.1.events.0.objective",
          #"{"constant":"0","terms":[{"name":"b-","coefficient":"1"}]}"#
        ),
        ("legs.1.pivot.reason", #""rule""#), ("legs.1.pivot.rule", #""dantzig""#),
        ("legs.1.pivot.leaving", #""b-""#), ("legs.1.pivot.priority", "750"),
        ("legs.1.pivot.candidates", #"[{"column":"c","costs":["-1"]}]"#),
        (
          "legs.1.pivot.ratios.1",
          #"{"column":"b-","constant":"20","coefficient":"-1","ratio":"20","leaves":true}"#
        ),
        ("legs.1.pivot.before", #""20""#), ("legs.1.pivot.after", #""0""#),
        ("legs.1.pivot.degenerate", "false"),
        ("legs.1.pivot.dictionary.columns", #"["b+","c"]"#),
        ("legs.1.pivot.dictionary.pivot", #"{"row":2,"column":1}"#),
        ("end.0", #"{"event":"minimum","priority":750,"value":"0","maximum":null}"#),
        ("end.3.event", #""optimal""#), ("dictionary.costs.1.priority", "250"),
      ]),
    Case(
      lines: article + ["show tableau", "goto 1"],
      parts: [
        ("kind", #""goto""#), ("place.position", "1"), ("place.pivots", "2"),
        (
          "place.dictionary",
          #"{"columns":["c"],"rows":[{"basic":"X","constant":"0","coefficients":["1"]},"#
            + #"{"basic":"d","constant":"30","coefficients":["-1"]}],"costs":[],"rowCount":2,"#
            + #""columnCount":1,"pivot":null}"#
        ),
      ]),
    Case(lines: ["back"], parts: [("moved", "false"), ("place.dictionary", "null")]),
    Case(
      lines: article + ["tableau"],
      parts: [("kind", #""tableau""#), ("place.position", "2"), ("place.own", "[]")]),
    Case(
      lines: article + ["goto 0", "step 2"],
      parts: [
        ("legs.0.pivot.number", "1"), ("legs.1.pivot.number", "2"), ("place.position", "2"),
        ("end.3.event", #""optimal""#), ("question", "null"),
        ("score", #"{"asked":0,"right":0}"#),
      ]),
    Case(
      lines: article + ["goto 2", "pivot b+ d", "back"],
      parts: [("moved", "true"), ("place.takenBack", "1"), ("place.own", "[]")]),
    Case(
      lines: article + ["goto 1", "pivot c"],
      parts: [
        ("pivot.reason", #""own""#), ("pivot.dictionary", "null"),
        ("byRule", #"{"is":"same","rule":"dantzig"}"#), ("place.own", "[2]"),
      ]),
    Case(lines: ["predict on"], parts: [("on", "true"), ("score", "null")]),
    Case(lines: ["predict"], parts: [("on", "false"), ("score", #"{"asked":0,"right":0}"#)]),
    Case(
      lines: wyndor + ["predict on", "goto 2", "step"],
      parts: [
        ("question.part", #""entering""#), ("question.costPriorities", "[1000]"),
        ("question.costs.0", #"{"column":"a","costs":["-3"]}"#), ("question.columnCount", "3"),
        ("question.entering", "null"), ("events.0.event", #""first-phase""#),
        ("events.0.lacks", #"[{"column":"c+","value":"6"}]"#), ("end", "null"),
      ]),
    Case(
      lines: wyndor + ["predict on", "goto 2", "step", "b"],
      parts: [
        ("kind", #""guess""#), ("part", #""entering""#), ("right", "false"),
        ("verdict", #"{"is":"less-steep","column":"b","rate":"1"}"#),
        ("pivot.entering", #""a""#), ("question.part", #""leaving""#),
        ("question.entering", #""a""#), ("step", "null"),
      ]),
    Case(
      lines: wyndor + ["predict on", "goto 2", "step", "a", "d"],
      parts: [
        ("verdict", #"{"is":"impossible","fault":"infeasible"}"#), ("question.length", #""2""#),
        ("question.before", #""6""#),
      ]),
    Case(
      lines: wyndor + ["predict on", "goto 2", "step", "a", "?", "0"],
      parts: [
        ("right", "true"), ("verdict", #"{"is":"right"}"#), ("question", "null"),
        ("step.place.position", "3"), ("step.score", #"{"asked":3,"right":2}"#),
      ]),
    Case(
      lines: ["maximize x", "x >= 0", "trace"],
      parts: [
        ("end.0.event", #""level""#),
        (
          "end.0.maximum.expression",
          #"{"constant":"0","terms":[{"name":"x","coefficient":"1"}]}"#
        ),
        ("end.1", #"{"event":"unbounded","priority":250,"columns":["a"]}"#),
      ]),
    Case(
      lines: wyndor + ["trace"],
      parts: [("end.2.value", #""-36""#), ("end.2.maximum.value", #""36""#)]),
  ]

  @Test("The facts are there as data", arguments: cases)
  func data(of given: Case) {
    let reply = reply(given.lines)
    for (path, json) in given.parts {
      #expect(part(path, of: reply).compact == json, "\(path) in \(reply.compact)")
    }
  }

  @Test("Of a question no part says what the answer is")
  func secret() {
    let asked = reply(Self.wyndor + ["predict on", "goto 2", "step"])
    #expect(asked["legs"].elements.isEmpty)
    #expect(!asked.compact.contains("leaves") && !asked.compact.contains("ratio"))
    #expect(asked["place"]["dictionary"]["pivot"] == .null)
  }

  @Test("Whatever a golden session says of the walk is data, too", arguments: SessionGoldens.talks)
  func talks(talk: SessionGoldens.Talk) {
    var session = Session()
    for line in talk.lines {
      let reply = session.run(line)
      let command = line.split(separator: " ").first ?? ""
      let words = ["trace", "step", "back", "goto", "tableau", "pivot", "predict"]
      guard words.contains(String(command)), reply.failure == nil else { continue }
      #expect(reply.answer.json?["kind"].string.isEmpty == false, "\(line)")
    }
  }

  @Test("A question that a line has left open stands beside the reply")
  func open() {
    var session = Session()
    for line in Self.wyndor + ["predict on", "goto 2", "step"] { _ = session.run(line) }
    let reply = session.run("list")
    #expect(reply.openQuestion?.json["number"] == 3)
    #expect(session.run("back").openQuestion == nil)
  }
}
