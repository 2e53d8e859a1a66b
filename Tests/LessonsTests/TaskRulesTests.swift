// Tasks that judge the way as well as the end.

import Course
import Language
import Lessons
import Rendering
import TestSupport
import Testing

/// A lesson whose last block is a task.
private func lesson(_ keys: String) -> String {
  """
  # A lesson

  ```slackline
  > point X0 = 0, X1 = 10, X2 = 20, X3 = 30
  ...
  > want: X = X1 @low
  ...
  > need: X >= X2 @high
  ...
  > X >= X0
  ...
  > X <= X3
  ...
  > chain: 0 <= Y <= X
  ...
  > var Z
  ...
  > suggest Z = 3
  ...
  > off: Y <= 2
  ...
  > disable off
  ...
  ```

  ```try
  prompt: Do it.
  \(keys)
  ```
  """
}

private func task(_ keys: String, expect: String = "X = 25", solution: String) -> String {
  lesson("expect: \(expect)\n\(keys)\nsolution: \(solution)\nhint: h")
}

@Suite struct TaskRulesTests {
  @Test(
    "A line that the task forbids is not carried out, and it is said why",
    arguments: [
      (
        "only: preference", ["X = 25"],
        "was not carried out: it adds a requirement, and what counts"
      ),
      ("only: preference", ["X = 25 @high"], "Done."),
      ("only: preference", ["X = 25 @high, max Z"], "adds an objective"),
      ("only: preference", ["X = 25 @required"], "adds a requirement"),
      ("only: preference", ["X = 25 @1000"], "adds a requirement"),
      ("only: preference", ["point X2 = 25"], "moves a point"),
      ("only: preference", ["point P = 25"], "Not yet"),
      ("only: preference", ["point P = 25", "X = P @high"], "Done."),
      ("only: preference", ["drop need"], "takes a line out"),
      ("only: preference", ["disable need"], "disables a line"),
      ("only: preference", ["X = 9 @high", "drop i"], "Not yet"),
      ("only: preference", ["X = 9 @high", "disable i"], "Not yet"),
      ("only: preference", ["X = 9 @high", "undo"], "Not yet"),
      ("only: preference", ["X = 9 @high", "again", "X = 25 @high"], "Done."),
      ("only: preference", ["maximize X"], "adds an objective"),
      ("only: preference", ["weight want 3"], "changes a weight"),
      ("only: preference", ["priority want @999"], "changes a priority"),
      ("only: preference", ["set want 25"], "changes a constant"),
      ("only: preference", ["suggest X = 25"], "suggests a value"),
      ("only: preference", ["release Z"], "suggests a value"),
      ("only: preference", ["enable off"], "enables a line"),
      ("only: preference", ["reset"], "takes everything out"),
      ("only: preference", ["var Q"], "makes a new variable"),
      ("only: preference", ["numbers decimal", "X = 25 @high"], "Done."),
      ("only: preference", ["X"], "X = X2 = 20"),
      ("only: preference, point", ["X = 25"], "with @ and a level) or moving a point"),
      ("only: constraint", ["X = 25"], "Done."), ("only: constraint", ["X = 25 @high"], "Done."),
      ("only: constraint", ["suggest X = 25"], "suggests a value"),
      (
        "no: requirement", ["X = 25"],
        "adds a requirement, and this task is to be done without that"
      ),
      ("no: requirement", ["q: X = 25 @low", "priority q @required"], "adds a requirement"),
      ("no: requirement", ["suggest X = 25 @required"], "adds a requirement"),
      ("no: requirement", ["enable off"], "adds a requirement"),
      ("no: requirement", ["suggest X = 25"], "Done."),
      ("no: constraint", ["X = 25"], "adds a requirement"),
      ("no: constraint", ["X = 25 @high"], "adds a preference"),
      ("no: variable", ["Q = 25"], "makes a new variable"),
      ("no: variable", ["X = Q @high"], "makes a new variable"),
      ("no: point", ["point X0 = 25"], "moves a point"),
      ("no: drop", ["drop need"], "takes a line out"),
      ("no: drop", ["release Z"], "takes a line out"),
      ("no: drop", ["reset"], "takes a line out"),
      ("no: drop", ["X = 26 @low", "drop i"], "Not yet"),
      ("no: disable", ["disable off"], "Not yet"),
      ("no: undo", ["X = 3 @low", "undo"], "takes a line back"),
      ("keep: need", ["set need 25"], "need is to stay as it is"),
      ("keep: need", ["drop need"], "need is to stay as it is"),
      ("keep: need", ["disable need"], "need is to stay as it is"),
      ("keep: need", ["weight need 3"], "need is to stay as it is"),
      ("keep: need", ["priority need @low"], "need is to stay as it is"),
      ("keep: need", ["reset"], "need is to stay as it is"),
      ("keep: need", ["point X2 = 25"], "Done."),
      ("keep: need, X2", ["point X2 = 25"], "X2 is to stay as it is"),
      ("keep: chain", ["drop chain.1"], "chain.1 is to stay as it is"),
      ("keep: g", ["suggest Z = 4"], "g is to stay as it is"),
      ("keep: all", ["set need 25"], "need is to stay as it is"),
      ("keep: all", ["point X2 = 25"], "X2 is to stay as it is"),
      ("keep: all", ["X = 25"], "Done."),
      ("keep: all but need", ["set need 25"], "Done."),
      ("keep: all but need, X2", ["set want 25"], "want is to stay as it is"),
      // A letter that a new name takes is called otherwise, and is the same.
      ("keep: e", ["e = 3 @low"], "Not yet"),
      ("any: way", ["X = 25"], "Done."),
      ("no: drop\nany: way", ["drop need"], "takes a line out"),
    ])
  func judged(keys: String, lines: [String], words: String) throws {
    let reply = try TaskTalk.said(lines, task(keys, solution: Self.solution(keys)))
    #expect(reply.contains(words), "\(reply)")
  }

  /// One that the keys allow.
  private static func solution(_ keys: String) -> String {
    switch keys {
    case "no: constraint": "suggest X = 25"
    case "keep: all but need", "keep: all but need, X2": "set need 25"
    default: "X = 25 @high"
    }
  }

  @Test("What was not carried out has changed nothing, and takes none of the lines")
  func unchanged() throws {
    let text = task("only: preference\nlines: 1", solution: "X = 25 @high")
    #expect(try TaskTalk.said(["X = 25", "X"], text).contains("X = X2 = 20"))
    #expect(try TaskTalk.said(["X = 25", "undo"], text).contains("there is nothing to undo"))
    #expect(try TaskTalk.said(["X = 25", "drop need", "X = 25 @high"], text).contains("Done."))
  }

  @Test(
    "What counts stands below the task",
    arguments: [
      ("only: weight, priority\nlines: 1", "weight want 3", "weight ID NUMBER) or a priority"),
      ("lines: 2", "X = 25", "At most 2 lines."), ("any: way", "X = 25", "Any way will do."),
      (
        "no: drop, disable\nany: way", "X = 25",
        "Not allowed: taking a line out or disabling a line."
      ),
      ("no: drop\nany: way", "X = 25", "Any other way will do."),
      ("keep: want, X1", "X = 25", "want and X1 stay as they are."),
      ("keep: all but want", "X = 25", "All but want stays as it is."),
    ])
  func shown(keys: String, solution: String, words: String) throws {
    let expect = keys.hasPrefix("only") ? "error(want) = 10" : "X = 25"
    let text = task(keys, expect: expect, solution: solution)
    let document = try LessonDocument(path: "a.md", text: text)
    let view = LessonView(document, presentation: Presentation())
    #expect(view.render(width: 300, theme: nil).contains(words))
  }

  @Test(
    "What is wrong with the keys is said",
    arguments: [
      ("only: wieght", "X = 25", 29, "wieght is no way"),
      ("only: wieght", "X = 25", 29, "mean weight?"),
      ("no: drop, requirment", "X = 25", 29, "did you mean requirement?"),
      ("any: how", "X = 25", 29, "any: way"),
      ("no: drop\nonly: requirement", "X = 25", 30, "only comes before no"),
      ("only:", "X = 25", 29, "nothing follows only:"),
    ])
  func malformed(keys: String, solution: String, line: Int, words: String) throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "a.md", text: task(keys, solution: solution))
    }
    let found = error?.reports.contains { $0.line == line && $0.message.contains(words) }
    #expect(found == true, "\(String(describing: error))")
  }

  @Test(
    "A task that forbids its own solution, or keeps what is not there, fails the check",
    arguments: [
      ("only: weight", "X = 25", "it adds a requirement, and what counts here is a weight"),
      ("no: requirement", "X = 25", "forbids its solution: it adds a requirement"),
      ("keep: want", "drop want\nsolution: X = 25", "want is to stay as it is"),
      ("keep: nobody", "X = 25", "nobody cannot be kept"),
      ("keep: all but nobody", "X = 25", "nobody cannot be kept"),
    ])
  func wrong(keys: String, solution: String, words: String) throws {
    let document = try LessonDocument(path: "a.md", text: task(keys, solution: solution))
    let verdict = LessonChecker.check(document)
    #expect(verdict.failed == 1)
    #expect(verdict.reports.contains { $0.message.contains(words) }, "\(verdict.reports)")
  }

  @Test("A list of answers is judged in the same way")
  func sitting() throws {
    let text = task("only: preference", solution: "X = 25 @high")
    let document = try LessonDocument(path: "a.md", text: text)
    #expect(LessonSitting(document, answers: ["X = 25"]).answered.map(\.outcome) == [.wrong])
    #expect(
      LessonSitting(document, answers: ["X = 25", "X = 25 @high"]).answered.map(\.outcome)
        == [.right])
    let done = LessonSitting(document, answers: ["X = 25 @high"]).answered
    #expect(done.map(\.outcome) == [.right] && done.map(\.comment) == [Document()])
  }

  @Test("What is stopped is no attempt, and no wrong answer")
  func stopped() throws {
    let text = task("only: preference", expect: "Y in [0, 25]", solution: "X = 25 @high")
    let document = try LessonDocument(path: "a.md", text: text)
    var stops = 0
    for look in 1...200 {
      let memory = ScarceMemory(at: look)
      memory.end()
      var player = try LessonPlayer(
        document, presentation: Presentation(), control: memory.control)
      _ = player.begin()
      while !player.prompt.hasPrefix("try ") { _ = player.take("") }
      memory.begin()
      let output = player.take("X = 25 @high")
      memory.end()
      guard memory.wasOut else { break }
      if output.finished == nil {
        stops += 1
        let finished = player.take("X = 25 @high").finished
        #expect(finished?.outcome == .right && finished?.misses == 0, "at look \(look)")
        #expect(finished?.answers == ["X = 25 @high"], "at look \(look)")
      }
      let sitting = LessonSitting(
        document, answers: ["X = 25 @high"], control: ScarceMemory(at: look).control)
      #expect(
        sitting.verdict.failed > 0 || sitting.answered.map(\.outcome) != [.wrong], "at look \(look)"
      )
    }
    #expect(stops > 1, "\(stops)")
  }
}
