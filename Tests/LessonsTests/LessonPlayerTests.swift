// Questions and tasks as they are played: what is said, kept, graded.

import Course
import Language
import Lessons
import Rendering
import Testing
import Wording

@Suite struct LessonPlayerTests {
  private static let blocks = [
    ExampleLesson.ask(
      "prompt: Where is X?\nexpect: X\nmiss X1: That is the low wish.\nhint: Who is first?\n"
        + "hint: Think of need.\nanswer: The high level comes first."),
    ExampleLesson.ask("prompt: How far?\nexpect: X in [X2, X2]\nhint: h"),
    ExampleLesson.ask("prompt: What enters?\nexpect: enters c\nhint: h"),
    ExampleLesson.attempt(
      "prompt: Make it 25.\nexpect: X = 25\nlines: 1\nsolution: X >= 25\nhint: h"),
  ].joined(separator: "\n\n")

  private func player() throws -> LessonPlayer {
    try LessonPlayer(
      try LessonDocument(path: "a.md", text: ExampleLesson.lesson(Self.blocks)),
      presentation: Presentation())
  }

  /// Says lines, the last of which gets that answer.
  private func said(_ lines: [String], to player: inout LessonPlayer) -> String {
    let sections = lines.map { player.take($0).sections }.last ?? []
    return sections.map {
      TextRenderer(presentation: $0.presentation, width: 200, theme: nil).render($0.document)
    }.joined()
  }

  /// Up to the first question.
  private static let start = ["", "", "", "", ""]

  @Test(
    "An answer is judged by what it means",
    arguments: [
      (["20"], "Right."), (["X2"], "Right."), (["40/2"], "Right."), (["X = 20"], "Right."),
      (["2e1"], "Right."), (["X1"], "That is the low wish."), (["10"], "That is the low wish."),
      (["5 + 5"], "That is the low wish."), (["15"], "b⁻ is 5: the high level pays 5"),
      (["25"], "the low level pays 15 for it, where 10 would do"),
      (["99"], "breaks what is required: d: X <= X3"), (["X"], "type a number"),
      (["blue"], "type a number"), (["answer"], "Try first"),
      (["hint"], "Hint 1 of 2: Who is first?"),
      (["hint", "hint"], "Hint 2 of 2"), (["hint", "hint", "hint"], "the last hint"),
      (["15"], "Again?"), (["15", "14"], "hint for a nudge"),
      (["15", "answer"], "Answer: 20"), (["15", "answer"], "The high level comes first."),
      (["skip"], "Question 2 of 4: How far?"), (["next"], "First your answer"),
      ([""], "First your answer"),
      (["20", "[20, 20]"], "Right."), (["20", "20"], "Right."), (["20", "20 to 20"], "Right."),
      (["20", "X in [20, 20]"], "Right."), (["20", "[0, 20]"], "b⁻ is 20"),
      (["X1 + Z"], "type a number"), (["X3 - X1"], "Right."),
      (["2X - X2"], "Right idea: which number"),
      (["X + X0"], "Right idea: which number is it?"), (["X - 1"], "type a number"),
      (["f(low) = 20"], "Right."),
      (["objective(low) + X1"], "Right idea"), (["X = 3"], "No: with X = 3, b⁻ is 17"),
      (["(20)"], "Right."),
      (["20", "(20, 20)"], "an end is left out"), (["20", "[20, X2)"], "an end is left out"),
      (["20", "(20, 30)"], "the low level pays 20"), (["20", "20..20"], "Right."),
      (["20", "{20}"], "Right."),
      (["20", "[20, 30]"], "the low level pays 20"), (["20", "[20"], "type an interval"),
      (["20", "20", "c"], "Right."), (["20", "20", "d"], "d is in the basis already"),
      (["20", "20", "nobody"], "type the name of one column"),
      (["20", "20", "c", "X >= 25"], "Done."), (["20", "20", "c", "X = 25"], "Done."),
      (["20", "20", "c", "X = 24"], "Not yet: X is 24, not 25."),
      (["20", "20", "c", "X >= 21"], "it is used: no further line counts. undo takes the last"),
      (["20", "20", "c", "X >= 21", "X >= 25"], "This line was not run. One line is all"),
      (["20", "20", "c", "X >= 21", "X >= 25", "X"], "X = 21"),
      (["20", "20", "c", "X >= 21", "X >= 22", "X >= 23", "undo", "X >= 25"], "Done."),
      (["20", "20", "c", "X >= 21", "X >= 22", "again"], "Task 4 of 4: Make it 25."),
      (["20", "20", "c", "X >= 21", "X >= 22", "again", "X >= 25"], "Done."),
      (["20", "20", "c", "again", "answer"], "Try first"),
      (["20", "20", "c", "undo"], "there is nothing to undo"),
      (["20", "20", "c", "redo"], "there is nothing to redo"),
      (["20", "20", "c", "X >= 21", "undo", "undo"], "there is nothing to undo"),
      (["20", "20", "c", "history"], "nothing has changed yet"),
      (["X = 4", "again", "value X"], "X = X2 = 20"), (["again"], "Question 1 of 4"),
      (["20", "20", "c", "X >= 21", "undo", "X >= 25"], "Done."),
      (["20", "20", "c", "X >= 99"], "contradict"),
      (["20", "20", "c", "X >= 25"], "4 of 4 right, 4 at once"),
      (["15", "20", "20", "c", "hint", "X >= 25"], "4 of 4 right, 2 at once"),
    ])
  func answers(lines: [String], words: String) throws {
    var player = try player()
    _ = player.begin()
    let reply = said(Self.start + lines, to: &player)
    #expect(reply.contains(words), "\(reply)")
  }

  @Test("Nothing that is expected is shown before an attempt")
  func secret() throws {
    var player = try player()
    _ = player.begin()
    for line in Self.start.dropLast() { _ = player.take(line) }
    for line in ["", "hint", "hint", "hint", "next"] {
      let reply = said([line], to: &player)
      // Behind the reply to the last line of the block.
      let start = reply.range(of: "Question 1 of 4:")?.lowerBound ?? reply.startIndex
      let asked = reply[start...]
      #expect(!asked.contains("20"), "\(asked)")
    }
  }

  @Test("The sandbox is the learner's, and the lesson is not affected")
  func sandbox() throws {
    var player = try player()
    _ = player.begin()
    let first = said(["", "X = 3", "X"], to: &player)
    #expect(first.contains("X = 3"))
    // The line that the lesson offers can be typed as well.
    #expect(said(["want:  X = X1   @low"], to: &player).contains("X = X1 = 10"))
    #expect(said(["X"], to: &player).contains("X = X1 = 10"))
    #expect(said(["X = 4", "back", ""], to: &player).contains("X = X1 = 10"))
  }

  @Test("Another line than the one that is shown is told to be tried out")
  func mistyped() throws {
    var player = try player()
    _ = player.begin()
    let words = "the lesson's line is still want: X = X1 @low"
    #expect(said(["", "want: x = X1 @low"], to: &player).contains(words))
    #expect(!said(["X1"], to: &player).contains(words))
    #expect(!said(["want: X = X1 @low"], to: &player).contains(words))
  }

  @Test("What only checks a lesson is passed over, and what a question has shown comes by itself")
  func passing() throws {
    let blocks = ExampleLesson.ask("prompt: And then?\nafter: Y = X + 1\nexpect: Y\nhint: h")
    let text =
      ExampleLesson.lesson(blocks)
      + "\n\n```slackline\n> Y = X + 1\n...\n> expect Y = 21\n> Y\nY = 21\n```\n\nSo it is.\n"
    var player = try LessonPlayer(
      try LessonDocument(path: "a.md", text: text), presentation: Presentation())
    _ = player.begin()
    for line in Self.start { _ = player.take(line) }
    #expect(player.prompt == "answer 1/1> ")
    let right = said(["21"], to: &player)
    #expect(right.contains("Right.") && right.contains("Y = X + 1   required"))
    #expect(right.contains("> Y\n") && !right.contains("expect"))
    #expect(said([""], to: &player).contains("Y = 21"))
  }

  @Test("What was answered is passed over in another session")
  func passedOver() throws {
    var first = try player()
    _ = first.begin()
    _ = said(Self.start + ["15", "20"], to: &first)
    let lines = first.results.map { LessonProgress.line($0, in: "a") }
    let progress = LessonProgress(lines: lines + ["rubbish", "a\tb"])
    #expect(progress.known.count == 1)
    var second = try player()
    let isResumed = second.passOver(progress.known)
    #expect(isResumed)
    let begun = second.begin()
    #expect(begun.sections.count == 1)
    #expect(said(["20"], to: &second).contains("Question 3 of 4: What enters?"))
    var third = try player()
    let isThirdResumed = third.passOver([])
    #expect(!isThirdResumed)
    let (right, count) = progress.score(in: third.lesson)
    #expect((right, count) == (1, 4))
  }

  @Test("A transcript is read as it was written, and graded by the lesson alone")
  func transcript() throws {
    var player = try player()
    _ = player.begin()
    _ = said(Self.start + ["15", "20", "hint", "[0, 20]", "skip", "c", "X >= 25"], to: &player)
    let transcript = LessonTranscript(of: player.lesson, player.results)
    #expect(try LessonTranscript(text: transcript.text) == transcript)
    let crlf = transcript.text.split(separator: "\n").joined(separator: "\r\n")
    #expect(try LessonTranscript(text: crlf) == transcript)
    let sitting = LessonSitting(player.lesson, transcript: transcript)
    #expect(sitting.answered.map(\.outcome) == [.right, .wrong, .right, .right])
    #expect(sitting.right == 3 && !sitting.isWell)
    #expect(sitting.answered[1].hints == 1)
    #expect(throws: LessonTranscript.Malformed.self) { try LessonTranscript(text: "X = 3") }
    #expect(throws: LessonTranscript.Malformed.self) {
      try LessonTranscript(text: transcript.text + "rubbish\n")
    }
  }

  @Test("A lesson is gone through with a list of answers")
  func sitting() throws {
    let document = try LessonDocument(path: "a.md", text: ExampleLesson.lesson(Self.blocks))
    let all = LessonSitting(
      document, answers: ["# mine", "20", "[20, 20]", "c", "X >= 25", "", "left over"])
    #expect(all.answered.map(\.outcome) == [.right, .right, .right, .right] && all.isWell)
    let some = LessonSitting(document, answers: ["20", "3"])
    #expect(some.answered.map(\.outcome) == [.right, .wrong, .open, .open] && !some.isWell)
    let none = LessonSitting(document, answers: nil)
    #expect(none.answered.allSatisfy { $0.outcome == .open } && none.isWell)
    let xml = LessonSitting.junit([some], in: .english)
    // A warning is a case that passes and says something.
    #expect(xml.contains(": warning: this question has no answer:"))
    #expect(
      xml.contains(
        "tests=\"\(9 + some.verdict.warnings)\" failures=\"1\" errors=\"0\" skipped=\"2\""),
      "\(xml)")
    #expect(xml.contains("X &gt;= X0"))
  }

  @Test("A skeleton is a lesson that passes")
  func skeleton() throws {
    let text = LessonSkeleton.text(forFile: "lessons/12-big_weights.md", in: .english)
    #expect(text.hasPrefix("# Big weights\n"))
    let document = try LessonDocument(path: "a.md", text: text)
    #expect(LessonChecker.check(document).reports.isEmpty)
    #expect(document.place == LessonDocument.sampleDraftPlace)
  }
}

extension LessonDocument {
  fileprivate static var sampleDraftPlace: LessonPlace? {
    try? LessonDocument(
      path: "b.md",
      text: "# B\n\n*Part 1, Drafts. About 5 minutes.*\n\n```slackline\n> X\n...\n```\n"
    ).place
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
