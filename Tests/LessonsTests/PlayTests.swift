// Every built-in lesson played from its beginning to its end, as a learner might: something wrong first,
// then a hint, then what is right.

import Course
import Language
import Lessons
import Narration
import Rendering
import Session
import Testing

/// Somebody who plays a lesson, and sees what is shown as text.
private struct Learner {
  var player: LessonPlayer

  init(_ lesson: LessonDocument) throws {
    player = try LessonPlayer(lesson, presentation: Presentation())
  }

  static func text(_ output: LessonPlayer.Output) -> String {
    output.sections.map {
      TextRenderer(presentation: $0.presentation, width: 80, theme: nil).render($0.document)
    }.joined(separator: "\n")
  }

  mutating func begin() -> String { Self.text(player.begin()) }

  mutating func say(_ line: String) -> String { Self.text(player.take(line)) }

  /// What `answer` would show after a hint; nothing happens by asking.
  func answer() -> String {
    var copy = self
    _ = copy.say("hint")
    let text = copy.say("answer").split(separator: "\n").joined(separator: " ")
    return text.prefix(while: { $0 != "\n" }).drop { $0 != " " }.trimmed
  }

  var isAsked: Bool { player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ") }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

@Suite("Lessons played to their end")
struct PlayTests {
  @Test("Wrong first, then right", arguments: BuiltInLessons.all.map(\.name))
  func played(name: String) throws {
    let document = try Lesson.find(name).document()
    var learner = try Learner(document)
    _ = learner.begin()
    var lines = 0
    for item in document.items {
      while !learner.isAsked, !learner.player.isAtEnd {
        _ = learner.say("")
        lines += 1
        try #require(lines < 1_000, "it goes on for ever")
      }
      switch item {
      case .block: continue
      case .question(let question): try answer(question, &learner)
      case .task(let task): try perform(task, &learner)
      case .exercise(let exercise):
        #expect(!learner.say("no answer").contains("Right."))
        #expect(learner.say(exercise.exercise.answerText).hasPrefix("Right."), "\(exercise)")
      }
    }
    while !learner.player.isAtEnd { _ = learner.say("") }
    let questions = document.items.count - document.blocks.count
    #expect(learner.player.score == (questions, questions))
    #expect(learner.player.results.count == questions)
    #expect(learner.player.results.allSatisfy { $0.outcome == .right })
    // What was answered is not asked again.
    var second = try Learner(document)
    let known = Set(learner.player.results.map(\.mark))
    if second.player.passOver(known) { _ = second.begin() }
    #expect(!second.isAsked)
    let over = learner.player.take("")
    #expect(over.isOver)
  }

  private func answer(_ question: LessonQuestion, _ learner: inout Learner) throws {
    let (right, wrong) = Self.answers(to: question, learner)
    for miss in question.misses {
      var copy = learner
      let reply = copy.say(miss.answer)
      #expect(reply.hasPrefix("No."), "\(question.prompt.text) \(miss.answer): \(reply)")
    }
    if case .value = question.expectation {
      // None of these is foreseen, so the mathematics speaks.
      for guess in ["1/7", "123457/1000", "-9999"] {
        var copy = learner
        let reply = copy.say(guess)
        let said = reply.split(separator: "\n").first.map(String.init) ?? ""
        #expect(
          !said.hasSuffix("It is less.") && !said.hasSuffix("It is more."),
          "\(question.prompt.text) \(guess): \(reply)")
        let numbers = reply.split { $0.isWhitespace || "(),:;=+-−".contains($0) }
          .map(\.trimmingStop)
        let secret = right.drop { "-−".contains($0) }
        #expect(!numbers.contains(secret), "\(question.prompt.text) \(guess) tells \(right)")
      }
    }
    let reply = learner.say(wrong)
    #expect(reply.hasPrefix("No"), "\(question.prompt.text) \(wrong): \(reply)")
    #expect(learner.say("hint").hasPrefix("Hint 1 of"))
    let praise = learner.say(right)
    #expect(praise.hasPrefix("Right."), "\(question.prompt.text) \(right): \(praise)")
  }

  private func perform(_ task: LessonTask, _ learner: inout Learner) throws {
    // What the lesson did before is not the learner's to undo, nor theirs to do again.
    for (word, count) in [("undo", 5), ("redo", 1)] {
      var copy = learner
      for _ in 0..<count {
        let reply = copy.say(word)
        #expect(reply.contains("there is nothing to \(word)"), "\(task.prompt.text): \(reply)")
      }
      #expect(copy.isAsked && copy.player.results.count == learner.player.results.count)
    }
    let reply = learner.say("maximize nobody + @high")
    #expect(reply.contains("error:"), "\(task.prompt.text): \(reply)")
    #expect(learner.say("hint").hasPrefix("Hint 1 of"))
    var last = ""
    for line in task.solution {
      let before = learner
      last = learner.say(line.text)
      // What was typed can be undone, back to where the task began and no further.
      if !last.contains("Done.") {
        var copy = learner
        #expect(copy.say("undo").contains("undo: "), "\(task.prompt.text): \(line.text)")
        if before.player.sandbox.changeCount == 0 {
          #expect(copy.say("undo").contains("there is nothing to undo"))
        }
      }
    }
    #expect(last.contains("Done."), "\(task.prompt.text): \(last)")
  }

  /// The right answer, and a wrong one.
  private static func answers(
    to question: LessonQuestion, _ learner: Learner
  ) -> (right: String, wrong: String) {
    let miss = question.misses.first?.answer
    switch question.expectation {
    case .value:
      let right = String(learner.answer().prefix { $0 != " " }.trimmingStop)
      return (right, miss ?? "123457/1000")
    case .interval(_, let interval): return (interval.text, miss ?? "[123456, 123457]")
    case .enters(let name), .leaves(let name): return (name.text, miss ?? "")
    case .choice(let name):
      return (name, question.choices.first { $0.name != name }?.name ?? "")
    case .claim(_, let holds): return holds ? ("yes", "no") : ("no", "yes")
    }
  }

  @Test("At any pace the same is shown, in the same order", arguments: ["01", "09", "20"])
  func pace(name: String) throws {
    let document = try Lesson.find(name).document()
    func told(_ pace: LessonPlayer.Pace) throws -> [LessonView.Section] {
      var player = try LessonPlayer(document, presentation: Presentation())
      var sections = player.begin(at: pace).sections
      var lines = 0
      while !player.isAtEnd {
        let isAsked = player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ")
        let output = player.take(isAsked ? "skip" : "", at: pace)
        sections += output.sections
        // Something is left out exactly if the learner is told so.
        #expect((output.more != nil) == player.prompt.hasPrefix("lesson ") || player.isAtEnd)
        lines += 1
        try #require(lines < 1_000, "it goes on for ever")
      }
      return sections
    }
    let whole = try told(LessonPlayer.allAtOnce)
    #expect(try told { _, _ in 1 } == whole)
    #expect(try told { _, _ in 0 } == whole)
    #expect(try told { before, ahead in before.isEmpty ? min(2, ahead.count) : 0 } == whole)
    #expect(try told { _, _ in 1_000 } == whole)
  }

  @Test("A short word of the lesson works where it is no answer; quit leaves by any name")
  func abbreviations() throws {
    var learner = try Learner(try Lesson.find("01").document())
    _ = learner.begin()
    while !learner.isAsked { _ = learner.say("") }
    #expect(learner.say("hin").hasPrefix("Hint 1"))
    #expect(learner.say("ans").hasPrefix("Answer:"))
    let left = learner.player.take("q")
    #expect(left.isOver)
  }

  @Test("Emphasis and code in the words of a question are read; a product is one")
  func inline() throws {
    let text = """
      # A

      ```slackline
      > X = 3
      ...
      ```

      ```ask
      prompt: Is it *at least* 2*X, or `X * 2` * 1?
      expect: X
      hint: h
      ```
      """
    var learner = try Learner(try LessonDocument(path: "a.md", text: text))
    _ = learner.begin()
    let asked = learner.say("")
    #expect(asked.contains("Is it at least 2*X, or X * 2 * 1?"), "\(asked)")
  }

  @Test("A wrong pivot shows what it does, and not what would have been right")
  func secretPivots() throws {
    let text = """
      # A

      ```slackline
      > maximize 2x + 3y
      ...
      > x >= 0
      ...
      > y >= 0
      ...
      > x + y <= 4
      ...
      > x + 3y <= 6
      ...
      ```

      ```ask
      prompt: Which enters?
      expect: enters b
      hint: h
      ```

      ```ask
      prompt: Which leaves?
      expect: leaves d
      hint: h
      ```
      """
    var learner = try Learner(try LessonDocument(path: "a.md", text: text))
    _ = learner.begin()
    while !learner.isAsked { _ = learner.say("") }
    let entering = learner.say("a")
    #expect(entering.contains("Legal") && entering.contains("f(low): 0 → −8"), "\(entering)")
    #expect(!entering.contains("rule") && !entering.contains("your own way"), "\(entering)")
    #expect(learner.say("b").hasPrefix("Right."))
    let leaving = learner.say("c")
    #expect(leaving.contains("b = 4 would make d = −6: outside"), "\(leaving)")
    #expect(!leaving.contains("ratio test"), "\(leaving)")
  }
}

extension Substring {
  /// Without the full stop at its end.
  fileprivate var trimmingStop: Substring { last == "." ? dropLast() : self }
}
