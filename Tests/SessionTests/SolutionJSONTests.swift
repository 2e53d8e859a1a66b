// The solution as JSON: members, their order, and how numbers are written.

import Formats
import Narration
import Rendering
import Session
import Testing

@Suite struct SolutionJSONTests {
  @Test("The article's example, member by member")
  func article() throws {
    var session = Session(Scene.fenced)
    let pivots = try session.solution().json["levels"].elements.map { $0["pivots"].string }
    #expect(
      try session.solution().json.compact == """
        {"status":"optimal",\
        "variables":[{"name":"X","value":"20","min":"20","max":"20"}],\
        "levels":[{"priority":1000,"name":"required","objective":null,"pivots":\(pivots[0]),\
        "region":[{"name":"X","min":"0","max":"30"}]},\
        {"priority":750,"name":"high","objective":"0","pivots":\(pivots[1]),\
        "region":[{"name":"X","min":"20","max":"30"}]},\
        {"priority":250,"name":"low","objective":"10","pivots":\(pivots[2]),\
        "region":[{"name":"X","min":"20","max":"20"}]}],\
        "constraints":[{"id":"a","text":"X = X1","priority":250,"weight":"1",\
        "plus":"10","minus":"0","satisfied":false},\
        {"id":"b","text":"X >= X2","priority":750,"weight":"1",\
        "plus":"0","minus":"0","satisfied":true},\
        {"id":"lo","text":"X >= X0","priority":1000,"weight":"1",\
        "plus":"20","minus":"0","satisfied":true},\
        {"id":"hi","text":"X <= X3","priority":1000,"weight":"1",\
        "plus":"0","minus":"10","satisfied":true}],\
        "objectives":[],"conflict":[]}
        """)
  }

  @Test("Fractions are exact, and an end at infinity is null")
  func fractionsAndEnds() throws {
    var session = Session("3X <= -7", "X >= Y @333 weight 1/2", "1/3 + Y*2 = 0.25 @low")
    let solution = try session.solution().json
    #expect(
      solution["levels"].elements[0]["region"].compact
        == #"[{"name":"X","min":null,"max":"-7/3"},{"name":"Y","min":null,"max":null}]"#)
    #expect(solution["levels"].elements[1]["name"] == "333")
    #expect(solution["constraints"].elements[1]["weight"] == "1/2")
    #expect(solution["constraints"].elements[2]["text"] == "1/3 + Y*2 = 0.25")
  }

  @Test("An objective's value is that of its own expression, a level's what it minimises")
  func objectives() throws {
    var session = Session(
      "x <= 4", "y <= 5/2", "maximize 3x + 5y + 1", "cost: minimize x @high", "x >= 1")
    let solution = try session.solution().json
    #expect(
      solution["objectives"].compact
        == #"[{"id":"f1","text":"maximize 3x + 5y + 1","priority":250,"value":"33/2"},"#
        + #"{"id":"cost","text":"minimize x","priority":750,"value":"1"}]"#)
    #expect(solution["levels"].elements.map { $0["objective"].string } == ["null", "1", "-33/2"])
  }

  @Test("Without a least value: unbounded, with the levels down to the one that falls for ever")
  func unbounded() throws {
    var session = Session("X <= 3 @high", "minimize X @medium", "X = 1 @low")
    #expect(try session.status == .unbounded)
    let solution = try session.solution().json
    #expect(solution["status"] == "unbounded")
    #expect(
      solution["variables"].compact == #"[{"name":"X","value":null,"min":null,"max":"3"}]"#)
    #expect(
      solution["levels"].elements.map { $0["name"].string } == ["required", "high", "medium"])
    #expect(solution["levels"].elements.map { $0["objective"].string } == ["null", "0", "null"])
    let constraint = solution["constraints"].elements[0]
    #expect(
      [constraint["plus"], constraint["minus"], constraint["satisfied"]] == [.null, .null, .null])
    #expect(solution["objectives"].elements[0]["value"] == .null)
    #expect(solution["conflict"] == [])
  }

  @Test("Contradictory: unsatisfiable, with the conflict, and without values")
  func unsatisfiable() throws {
    var session = Session(keepsContradictions: true)
    for line in ["lo: X >= 3", "X = 4 @low", "hi: X <= 2", "Y = 1"] { session.take(line) }
    #expect(try session.status == .unsatisfiable)
    let solution = try session.solution().json
    #expect(solution["status"] == "unsatisfiable")
    #expect(solution["conflict"] == ["lo", "hi"])
    #expect(
      solution["variables"].elements.map(\.compact)[0]
        == #"{"name":"X","value":null,"min":null,"max":null}"#)
    #expect(solution["levels"].elements.map { $0["region"] } == [[]])
  }

  @Test("Nothing at all is optimal")
  func nothing() throws {
    var session = Session()
    #expect(
      try session.solution().json.compact == """
        {"status":"optimal","variables":[],"levels":[{"priority":1000,"name":"required",\
        "objective":null,"pivots":0,"region":[]}],"constraints":[],"objectives":[],"conflict":[]}
        """)
  }
}
