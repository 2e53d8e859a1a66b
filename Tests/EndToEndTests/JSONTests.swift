// run --format json and solve --format json.

import Foundation
import Testing

@Suite struct JSONTests {
  private static let article = """
    # The article's example
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30

    X = X1 @low
    X >= X2 @high
    lo: X >= X0
    hi: X <= X3
    """

  @Test(
    "One object a line, for each statement and command, with exactly the members that there are")
  func members() throws {
    let program = try Program()
    try program.write(Self.article + "\n  X = 99  # too far\nX\n", to: "script")
    let outcome = try program.run("run", "--format", "json", "script")
    #expect(outcome.status == 65)
    let objects = try outcome.objects()
    #expect(objects.compactMap { $0["line"] as? Int } == [2, 4, 5, 6, 7, 8, 9])
    #expect(
      objects.compactMap { $0["ok"] as? Bool } == [true, true, true, true, true, false, true])
    #expect(objects[5]["input"] as? String == "X = 99  # too far")
    for (index, object) in objects.enumerated() {
      let members = ["line", "input", "ok", "solution"] + [index == 5 ? "error" : "reply"]
      #expect(Set(object.keys) == Set(members))
    }
    let error = try #require(objects[5]["error"] as? [String: Any])
    #expect(Set(error.keys) == ["code", "message", "column", "conflict", "certificate", "ways"])
    #expect(error["code"] as? String == "unsatisfiable")
    #expect(error["column"] as? Int == 3)
    #expect(error["conflict"] as? [String] == ["hi", "e"])
    let certificate = try #require(error["certificate"] as? [[String: String]])
    #expect(
      certificate == [["id": "hi", "multiplier": "1"], ["id": "e", "multiplier": "1"]])
    #expect(outcome.lines[5].contains(#""ok":false,"error":{"code":"unsatisfiable","message":"#))
    #expect(outcome.errors.hasPrefix("script:8:3: error: "))
  }

  @Test("The solution of each object is that after its line")
  func solutions() throws {
    let program = try Program()
    try program.write(Self.article, to: "script")
    let objects = try program.run("run", "--format", "json", "script").objects()
    let values = try objects.dropFirst().map { object in
      let solution = try #require(object["solution"] as? [String: Any])
      let variables = try #require(solution["variables"] as? [[String: Any]])
      return variables.first?["value"] as? String
    }
    #expect(values == ["10", "20", "20", "20"])
  }

  @Test("solve --format json is the solution after the last line, and nothing else")
  func solve() throws {
    let program = try Program()
    try program.write(Self.article, to: "script")
    let solved = try program.run("solve", "script", "--format", "json")
    #expect(solved.status == 0 && solved.errors.isEmpty && solved.lines.count == 1)
    let last = try #require(
      try program.run("run", "--format", "json", "--replies", "none", "script").lines.last)
    func uncounted(_ line: String) -> String { line.replacing(#/"pivots":\d+/#, with: "") }
    #expect(
      uncounted(last).hasSuffix(#""ok":true,"solution":"# + uncounted(solved.lines[0]) + "}"))
    let levels = try #require(try solved.objects()[0]["levels"] as? [[String: Any]])
    #expect(levels.map { $0["objective"] as? String } == [nil, "0", "10"])
  }

  @Test("A line's pivots are those that its change took; solve's are those that it tells in words")
  func pivots() throws {
    let program = try Program()
    try program.write(Self.article + "\nX\npoint X2 = 40\nX = 99", to: "script")
    func counts(_ solution: Any?) -> [Int] {
      ((solution as? [String: Any])?["levels"] as? [[String: Any]] ?? [])
        .compactMap { $0["pivots"] as? Int }
    }
    let all = try program.run("run", "--format", "json", "script").objects()
    // A question and a line that is refused leave the last change what it is.
    #expect(
      all.map { counts($0["solution"]) }
        == [[0], [0, 1], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 0], [0, 1, 0]])
    let last = try program.run("run", "--format", "json", "--solutions", "last", "script").lines
    #expect(last.last == (try program.run("run", "--format", "json", "script").lines.last))
    let told = try program.run("solve", "--format", "json", "script").objects()
    let words = try program.run("solve", "script").output.split(separator: "\n").map(String.init)
    for count in counts(told.first) {
      #expect(words.contains { $0.contains("\(count) pivot") })
    }
    #expect(counts(told.first).reduce(0, +) > 0)
  }

  @Test(
    "With --solutions last, only the last object has a solution, whatever comes last",
    arguments: [
      "", "\nX <", "\n# the end\n\n",
    ])
  func lastSolution(end: String) throws {
    let program = try Program()
    try program.write(Self.article + end, to: "script")
    let objects = try program.run("run", "--format", "json", "--solutions", "last", "script")
      .objects()
    #expect(objects.count >= 5)
    #expect(objects.dropLast().allSatisfy { $0["solution"] == nil })
    let solution = try #require(objects.last?["solution"] as? [String: Any])
    #expect((solution["levels"] as? [Any])?.count == 3)
  }

  @Test(
    "--replies chooses whether a reply stands there as data, in words, both or not at all",
    arguments: [
      ("none", []), ("data", ["reply"]), ("text", ["text"]), ("all", ["reply", "text"]),
    ])
  func replies(choice: String, members: [String]) throws {
    let program = try Program()
    try program.write("X = 3\nX + 1\n", to: "script")
    let objects = try program.run(
      "run", "--format", "json", "--replies", choice, "--solutions", "none", "script"
    ).objects()
    #expect(objects.count == 2)
    for object in objects {
      #expect(Set(object.keys) == Set(["line", "input", "ok"] + members))
    }
    if members.contains("text") { #expect(objects[1]["text"] as? String == "X + 1 = 4\n") }
    if members.contains("reply") {
      let reply = try #require(objects[1]["reply"] as? [String: Any])
      #expect(reply["kind"] as? String == "value" && reply["value"] as? String == "4")
    }
  }

  @Test("With --solutions changed, a line that changes nothing has no solution")
  func changedSolutions() throws {
    let program = try Program()
    try program.write("X = 3\nX\nsolve\nX <= 2\nundo\n", to: "script")
    let objects = try program.run(
      "run", "--format", "json", "--solutions", "changed", "script"
    ).objects()
    #expect(objects.map { $0["solution"] != nil } == [true, false, false, false, true])
  }

  @Test("run --schema prints a schema with a definition for each kind of reply")
  func schema() throws {
    let outcome = try Program().run("run", "--schema")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    #expect(definitions.keys.contains("reply-value") && definitions.keys.contains("solution"))
    let union = try #require((definitions["reply"] as? [String: Any])?["oneOf"] as? [Any])
    #expect(union.count == definitions.keys.count { $0.hasPrefix("reply-") })
  }

  @Test("Each of several files has its lines counted from 1 and a session of its own")
  func severalFiles() throws {
    let program = try Program()
    try program.write("X = 1\n", to: "one")
    try program.write("X = 2\n", to: "two")
    let objects = try program.run("run", "--format", "json", "one", "two").objects()
    #expect(objects.compactMap { $0["line"] as? Int } == [1, 1])
    #expect(objects.compactMap { $0["ok"] as? Bool } == [true, true])
  }

  @Test(
    "What has no solution is a result for solve",
    arguments: [
      ("lo: X >= 3\nX <= 2", "unsatisfiable"), ("maximize X", "unbounded"), ("", "optimal"),
      ("lo: X >= 3\nX <= 2\ndrop lo", "optimal"),
    ])
  func statuses(script: String, status: String) throws {
    let program = try Program()
    try program.write(script, to: "script")
    let outcome = try program.run("solve", "--format", "json", "script")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let solution = try #require(try outcome.objects().first)
    #expect(solution["status"] as? String == status)
    #expect((solution["conflict"] as? [String])?.isEmpty == (status != "unsatisfiable"))
    let text = try program.run("solve", "script")
    #expect(text.status == 0 && text.errors.isEmpty && !text.output.isEmpty)
  }

  @Test("solve in words shows the end and no reply on the way")
  func solveText() throws {
    let program = try Program()
    try program.write(Self.article + "\nlist\nhelp\n", to: "script")
    let outcome = try program.run("solve", "script")
    #expect(outcome.output.contains("f(low) = a⁺ + a⁻  →  10"))
    #expect(!outcome.output.contains("new variable") && !outcome.output.contains("violated"))
  }

  @Test("An error with a suggestion carries it, and its text survives any character")
  func suggestion() throws {
    let outcome = try Program().run(
      "run", "--format", "json", "-", input: "sovle\n\"\\\u{1}\u{7F}\t寬 = #\n")
    let objects = try outcome.objects()
    #expect((objects[0]["error"] as? [String: Any])?["suggestion"] as? String == "solve")
    #expect(objects[1]["input"] as? String == "\"\\\u{1}\u{7F}\t寬 = #")
  }

  @Test("bench chain counts the same pivots on every machine")
  func bench() throws {
    let program = try Program()
    let outcome = try program.run("bench", "chain", "--size", "20", "--format", "json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["size"] as? Int == 20)
    let metrics = try #require(object["metrics"] as? [[String: Any]])
    var pivots: [String: Int] = [:]
    for metric in metrics {
      let name = try #require(metric["metric"] as? String)
      pivots[name] = metric["pivots"] as? Int
      #expect((metric["nanoseconds"] as? Int ?? 0) > 0, "\(name)")
    }
    // Each item goes where its link says; a push costs one pivot, a constant or a wish that is too
    // weak none.
    #expect(
      pivots == [
        "a_total": 20, "b_total": 20, "c_link_add": 1, "c_link_rm": 0, "c_push_add": 1,
        "c_push_rm": 1, "h_push_add": 1, "h_push_rm": 1, "l_push_add": 0, "l_push_rm": 0,
        "d_head": 0, "d_mid": 0, "d_tail": 0,
      ])
  }

  @Test("bench layout counts as many operations for every cell, and bench stack is the same")
  func benchLayout() throws {
    let program = try Program()
    for name in ["layout", "stack"] {
      let outcome = try program.run("bench", name, "--size", "40", "--format", "json")
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      let points = try #require(object["points"] as? [[String: Any]])
      #expect(points.map { $0["views"] as? Int } == (1...8).map { 5 * $0 + 1 })
      let additions = points.compactMap { $0["additions"] as? Int }
      let steps = zip(additions, additions.dropFirst()).map { $1 - $0 }
      #expect(Set(steps).count == 1)
      for key in ["arranging_nanoseconds", "solving_nanoseconds", "dragging_nanoseconds", "pivots"]
      {
        #expect(points.allSatisfy { ($0[key] as? Int ?? 0) > 0 }, "\(key)")
      }
    }
    let text = try program.run("bench", "layout", "--size", "20")
    #expect(text.output.contains("milliseconds against n"))
  }
}
