// Scripts without a process of their own: lines in, what they say out, and how it went.

import Console
import Foundation
import Scripts
import TestSupport
import Testing

@Suite("Running a script")
struct ScriptRunnerTests {
  struct Outcome {
    var output: String
    var errors: String
    var runner: ScriptRunner
  }

  private func run(
    _ texts: String..., then others: String? = nil, options: ScriptRunner.Options = .init(),
    environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws -> Outcome {
    let folder = try makeTemporaryFolder()
    defer { removeFolder(folder) }
    for name in ["output", "errors"] { try writeFile("\(folder)/\(name)", "") }
    let output = try #require(FileHandle(forWritingAtPath: folder + "/output"))
    let errors = try #require(FileHandle(forWritingAtPath: folder + "/errors"))
    let terminal = Terminal(
      output: output.fileDescriptor, errors: errors.fileDescriptor,
      environment: Environment(environment))
    var runner = ScriptRunner(terminal: terminal, options: options)
    runner.run(texts: texts, name: "<test>")
    if let others { runner.run(texts: [others], name: "<test>") }
    return Outcome(
      output: try readFile(folder + "/output"), errors: try readFile(folder + "/errors"),
      runner: runner)
  }

  @Test(
    "The worst of what happens is how a run went",
    arguments: [
      ("X = 1", Status.success), ("expect 1 = 2", .expectationFailed),
      ("load nowhere", .unreadable),
      ("X <", .refused), ("expect 1 = 2\nload nowhere", .unreadable),
      ("X <\nload nowhere\nexpect 1 = 2\nX = 1", .refused), ("", .success), ("quit\nX <", .success),
    ])
  func status(text: String, status: Status) throws {
    #expect(try run(text).runner.status == status)
  }

  @Test("Each status has an exit status, and a worse one is greater")
  func statuses() {
    let all: [Status] = [.success, .expectationFailed, .unreadable, .refused]
    #expect(all.map(\.exitStatus) == [0, 1, 66, 65])
    #expect(all == all.sorted())
  }

  @Test("An error stands where its line is, counted through all the texts")
  func place() throws {
    let outcome = try run("X = 1\n\n", "Y = 2\rY <", "Z = 3")
    #expect(outcome.errors.hasPrefix("<test>:4:3: error: "))
    #expect(outcome.output.contains("new variable: Z"), "the lines after it are run")
  }

  @Test("A number line keeps its scale from line to line, in text and in JSON, for one run")
  func scale() throws {
    let script = "X >= 0\nX <= 100\nX <= 50"
    let text = try run(script).output
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("◀") }
    #expect(lines.count == 3)
    #expect(lines[1].prefix { $0 != "━" } == lines[2].prefix { $0 != "━" })
    #expect(lines[2].count { $0 == "━" } < lines[1].count { $0 == "━" } * 2 / 3)
    let json = try run(script, options: .init(format: .json, solutions: .none, replies: .text))
    let told = try json.output.split(separator: "\n").map {
      let object = try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      return try #require(object?["text"] as? String)
    }
    #expect(told.joined() == text)
    // A file that is loaded leaves it to what comes after.
    try withTemporaryFolder { folder in
      try writeFile("\(folder)/script", "X >= 0\nX <= 100\nregion X\n")
      let loaded = try run("load \(folder)/script\nX <= 50").output
      #expect(loaded.split(separator: "\n").last { $0.hasPrefix("◀") } == lines[2])
    }
    let alone = try run("X >= 0\nX <= 50").output
    #expect(try run(script, then: "X >= 0\nX <= 50").output == text + alone)
  }

  @Test("With stopsAtError nothing after an error is run")
  func stop() throws {
    let outcome = try run("X <\nZ = 3", options: .init(stopsAtError: true))
    #expect(outcome.output.isEmpty && outcome.runner.status == .refused)
  }

  @Test("The solution stands in every object, or in the last one")
  func solutions() throws {
    func objects(_ solutions: ScriptRunner.Solutions) throws -> [[String: Any]] {
      try run("X = 1\n# a remark\nY <", options: .init(format: .json, solutions: solutions))
        .output.split(separator: "\n").map {
          try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }
    let (all, last) = (try objects(.all), try objects(.last))
    #expect(all.map { $0["line"] as? Int } == [1, 3] && last.map { $0["line"] as? Int } == [1, 3])
    #expect(all.map { $0["ok"] as? Bool } == [true, false])
    #expect(all.map { $0["solution"] != nil } == [true, true])
    #expect(last.map { $0["solution"] != nil } == [false, true])
  }

  @Test("At the end alone: how it can be solved")
  func solving() throws {
    for (text, status) in [
      ("X = 1", "optimal"), ("X = 1\nX = 2", "unsatisfiable"), ("minimize X", "unbounded"),
    ] {
      let outcome = try run(text, options: .init(format: .json, solvesAtEnd: true))
      #expect(outcome.output.hasPrefix("{\"status\":\"\(status)\""), "\(outcome.output)")
      #expect("\(outcome.runner.solutionStatus)" == status)
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test("Words are in ASCII where the environment asks for that, and as wide as it says")
  func environment() throws {
    let outcome = try run("X >= 3", environment: ["LANG": "C", "COLUMNS": "60"])
    #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test("A run ends where its JSON is too much, and says where")
  func muchJSON() throws {
    var options = ScriptRunner.Options(format: .json)
    options.mostJSON = 1_000
    let lines = (1...40).map { "X\($0) = \($0)\n" }
    let outcome = try run(lines.joined(), options: options)
    let objects = outcome.output.split(separator: "\n")
    #expect(outcome.runner.status == .refused)
    #expect(
      outcome.errors.hasPrefix(
        "<test>:\(objects.count):1: error: with this line there are more than 1,000 bytes"))
    #expect(objects.count < 40)
    #expect(
      objects.dropLast().joined(separator: "\n").utf8.count < 1_000,
      "it ends with the first that is too much")
    #expect(objects.allSatisfy { $0.hasSuffix("}") }, "all that was written is whole")
    options.mostJSON = 1_000_000
    #expect(try run(lines.joined(), options: options).runner.status == .success)
  }
}
