// Questions and tasks: how they are read, what is refused, what answers are worth.

import Language
import Lessons
import Rendering
import Testing

/// The example of the README before a block.
private func lesson(_ block: String, before: String = "") -> String {
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
  \(before)
  ```

  \(block)
  """
}

/// The line of the file that the block of `lesson` begins on.
private let firstLine = 17

private func ask(_ lines: String) -> String { "```ask\n\(lines)\n```" }
private func attempt(_ lines: String) -> String { "```try\n\(lines)\n```" }

@Suite struct QuestionFormatTests {
  @Test(
    "What is wrong with a block is said, with its line",
    arguments: [
      (ask("prompt: a?\nexpect: X\nhint: h\nhnit: b"), 4, "hnit is no key here"),
      (ask("prompt: a?\nexpect: X\nhint: h\nhnit: b"), 4, "did you mean hint?"),
      (ask("prompt: a?\nhint: h\nexpect: X"), 3, "expect comes before hint"),
      (ask("prompt: a?\nprompt: b?\nexpect: X\nhint: h"), 2, "prompt is there already"),
      (ask("expect: X\nhint: h"), 0, "no prompt:"), (ask("prompt: a?\nhint: h"), 0, "no expect:"),
      (ask("prompt: a?\nexpect: X"), 0, "no hint:"),
      (ask("prompt a?\nexpect: X\nhint: h"), 1, "after prompt comes a colon"),
      (ask("prompt: a?\nexpect: X\nmiss: no\nhint: h"), 3, "between miss and the colon"),
      (ask("prompt: a?\nexpect: X\nmiss 3:\nhint: h"), 3, "nothing follows miss:"),
      (ask("  goes on\nprompt: a?\nexpect: X\nhint: h"), 1, "none stands before it"),
      (ask("prompt: a?\nexpect: choice a\nhint: h"), 2, "no choice is called a"),
      (
        ask("prompt: a?\nchoice a: x\nexpect: choice a\nbecause: X = 20\nhint: h"), 0, "two or more"
      ),
      (ask("prompt: a?\nchoice a: x\nchoice b: y\nexpect: choice a\nhint: h"), 4, "add because:"),
      (
        ask("prompt: a?\nchoice a: x\nchoice A: y\nexpect: choice a\nbecause: X = 20\nhint: h"), 3,
        "the choice A is there already"
      ),
      (
        ask("prompt: a?\nexpect: X\nbecause: X = 20\nhint: h"), 3,
        "belongs to questions with choices"
      ),
      (ask("prompt: a?\nexpect: X in [20\nhint: h"), 2, "this interval has no ] to close it"),
      (
        ask("prompt: a?\nexpect: X = 20\nhint: h"), 2,
        "write 'X' alone to ask for its value, or 'yes: X"
      ),
      (ask("prompt: a?\nexpect: error(a\nhint: h"), 2, "this '(' has no ')'"),
      (ask("prompt: a?\nexpect: X +\n  Y Z\nhint: h"), 3, "operator such as * or + is missing"),
      (attempt("prompt: a\nexpect: X\nsolution: X = 25\nhint: h"), 2, "expect needs something"),
      (attempt("prompt: a\nexpect: X = 25\nhint: h"), 0, "no solution:"),
      (
        attempt("prompt: a\nexpect: X = 25\nlines: no\nsolution: X = 25\nhint: h"), 3,
        "whole number from 1"
      ),
      (attempt("prompt: a\nsolution: X = 25\nhint: h"), 0, "no expect:"),
    ])
  func malformed(block: String, line: Int, words: String) throws {
    do {
      _ = try LessonDocument(path: "a.md", text: lesson(block))
      Issue.record("it was taken")
    } catch {
      let found = error.diagnostics.contains {
        $0.line == firstLine + line && $0.message.contains(words)
      }
      #expect(found, "\(error.diagnostics.map(\.description))")
    }
  }

  @Test(
    "What does not hold is found, with its line",
    arguments: [
      (ask("prompt: a?\nexpect: X in [0, 20]\nhint: h"), 2, "X is in [20, 20]"),
      (ask("prompt: a?\nexpect: Y\nhint: h"), 2, "no variable or point is called 'Y'"),
      (ask("prompt: a?\nexpect: X\nmiss 20: no\nhint: h"), 3, "20 is the right answer"),
      (ask("prompt: a?\nexpect: X\nmiss X2: no\nhint: h"), 3, "X2 is the right answer"),
      (ask("prompt: a?\nexpect: X\nmiss 15/2: a\nmiss 7.5: b\nhint: h"), 4, "same as 15/2"),
      (ask("prompt: a?\nexpect: X\nmiss no: a\nhint: h"), 3, "cannot be an answer"),
      (ask("prompt: a?\nexpect: X\nhint: h\nhint: it is 20, is it not?"), 4, "20 stands in it"),
      (ask("prompt: a?\nexpect: X\nhint: look at X2."), 3, "X2 stands in it"),
      (ask("prompt: a?\nexpect: X in [X2, X2]\nhint: [20, 20]"), 3, "gives the answer away"),
      (ask("prompt: a?\nexpect: enters b-\nhint: h"), 2, "c enters"),
      (ask("prompt: a?\nexpect: enters c\nhint: c"), 3, "gives the answer away"),
      (ask("prompt: a?\nexpect: leaves d\nhint: h"), 2, "b⁻ leaves"),
      (ask("prompt: a?\nexpect: yes: X ambiguous\nhint: h"), 2, "X ambiguous does not hold"),
      (ask("prompt: a?\nexpect: no: X = 20\nhint: h"), 2, "X = 20 holds"),
      (
        ask("prompt: a?\nexpect: X + error(wnat)\nhint: h"), 2,
        "a.md:19:19: the solver has no answer"
      ),
      (ask("prompt: a?\nexpect: X +\n  nobody\nhint: h"), 3, "a.md:20:3: the solver has no answer"),
      (ask("prompt: a?\nexpect: yes: nobody = 3\nhint: h"), 2, "a.md:19:14: the solver"),
      (ask("prompt: a?\nexpect: no: error(need) = 0\nhint: h"), 2, "error(need) = 0 holds"),
      (
        ask("prompt: a?\nchoice a: x\nchoice b: y\nexpect: choice a\nbecause: X = 10\nhint: h"), 5,
        "X = 10 does not hold"
      ),
      (attempt("prompt: a\nexpect: X = 20\nsolution: X = 20\nhint: h"), 0, "done before"),
      (attempt("prompt: a\nexpect: X = 25\nsolution: X = 99\nhint: h"), 3, "contradict"),
      (attempt("prompt: a\nexpect: X = 25\nsolution: X >= 21\nhint: h"), 2, "X = 25 does not hold"),
      (
        attempt(
          "prompt: a\nexpect: X = 25\nlines: 1\nsolution: X >= 25\nsolution: X <= 25\nhint: h"), 0,
        "more than 1 changes"
      ),
      (attempt("prompt: a\nexpect: X = 25\nsolution: X = 25\nhint: type X = 25"), 4, "away"),
    ])
  func wrong(block: String, line: Int, words: String) throws {
    let verdict = LessonChecker.check(try LessonDocument(path: "a.md", text: lesson(block)))
    let reports = verdict.reports.filter { $0.line == firstLine + line }
    #expect(reports.contains { $0.description.contains(words) }, "\(verdict.reports)")
    #expect(verdict.failed == 1)
  }

  @Test("Two columns that the rule could take as well make no question")
  func ties() throws {
    let text = """
      # A tie

      ```slackline
      > maximize x + y
      ...
      > x >= 0
      ...
      > y >= 0
      ...
      > x <= 1
      ...
      > y <= 1
      ...
      ```

      ```ask
      prompt: Which enters?
      expect: enters a
      hint: h
      ```
      """
    let verdict = LessonChecker.check(try LessonDocument(path: "a.md", text: text))
    #expect(verdict.reports.map(\.line) == [18])
    #expect(verdict.reports[0].description.contains("more than one answer"))
  }

  @Test("Nothing is come to behind a quit")
  func unreachable() throws {
    let verdict = LessonChecker.check(
      try LessonDocument(
        path: "a.md", text: lesson(ask("prompt: a?\nexpect: X\nhint: h"), before: "> quit")))
    let errors = verdict.reports.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [firstLine])
  }

  @Test("What holds passes, in every form")
  func right() throws {
    let blocks = [
      ask("prompt: a?\nexpect: X\nmiss X1: no\nmiss 15: no\nhint: look\n  again\nanswer: so"),
      ask("prompt: a?\nexpect: error(want) + plus(need) + objective(low)\nhint: X − X1"),
      ask("prompt: a?\nexpect: pivots()\nhint: h"),
      ask("prompt: a?\nexpect: pivots(high)\nhint: h"),
      ask("prompt: a?\nexpect: cost(c)\nhint: h"), ask("prompt: a?\nexpect: ratio(b-)\nhint: h"),
      ask("prompt: a?\nexpect: slack(c)\nhint: h"), ask("prompt: a?\nexpect: minus(need)\nhint: h"),
      ask("prompt: a?\nexpect: X + Y in (-inf, inf)\nhint: h"),
      ask("prompt: a?\nexpect: enters c\nhint: c or d?"),
      ask("prompt: a?\nexpect: leaves b⁻\nhint: h"),
      ask("prompt: a?\nexpect: no: X ambiguous\nhint: h"),
      ask("prompt: a?\nexpect: no: error(want) = 0\nhint: h"),
      ask("prompt: a?\nexpect: yes: objective(low) = error(want)\nhint: h"),
      ask(
        "prompt: a?\nchoice want: x\nchoice need: y\nexpect: choice want\nbecause: X = X2\n"
          + "because: not X ambiguous\nhint: h"),
      attempt(
        "prompt: a\nexpect: X = 25\nexpect: not X = 20\nlines: 1\nsolution: X >= 25\nhint: h"),
    ]
    let verdict = LessonChecker.check(
      try LessonDocument(
        path: "a.md", text: lesson(blocks.joined(separator: "\n\n"), before: "> var Y\n...")))
    let errors = verdict.reports.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    #expect(verdict.passed == blocks.count + 1)
  }

  @Test("A part of a text that goes over several lines is found on its line, in a list too")
  func places() throws {
    let text = lesson(
      "- ```ask\n  prompt: a?\n  expect:   X +\n     Y +\n    (Z W)\n  hint: h\n  ```")
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "a.md", text: text)
    }
    #expect(error?.diagnostics.map { [$0.line, $0.column ?? 0] } == [[firstLine + 4, 8]])
    #expect(error?.diagnostics.first?.code == .expectation)
    #expect(error?.diagnostics.first?.description.hasPrefix("a.md:21:8: error: ") ?? false)
  }

  @Test("A question is known again by what it was known by when its answer was kept")
  func marks() throws {
    func mark(_ expect: String) throws -> String {
      let text = lesson(
        ask("prompt: a?\nchoice c: x\nchoice d: y\nexpect: \(expect)\nbecause: X = 20\nhint: h"))
      let plain = text.replacing("choice c: x\nchoice d: y\n", with: "").replacing(
        "because: X = 20\n", with: "")
      let document = try LessonDocument(
        path: "a.md", text: expect.hasPrefix("choice") ? text : plain)
      return document.items.compactMap { if case .question(let q) = $0 { q.mark } else { nil } }[0]
    }
    // FNV-1a of the words that stood for it.
    #expect(try mark("X") == "\(hash("a?\nvalue(\"X\")\n"))")
    #expect(
      try mark("X in [X2, 20]") == hash("a?\ninterval(\"X\", lower: \"X2\", upper: \"20\")\n"))
    #expect(
      try mark("X in (-inf, 20]") == hash("a?\ninterval(\"X\", lower: \"-inf\", upper: \"20\")\n"))
    #expect(try mark("enters b-") == hash("a?\nenters(\"b-\")\n"))
    #expect(try mark("no: X = 20") == hash("a?\nclaim(\"X = 20\", holds: false)\n"))
    #expect(try mark("choice d") == hash("a?\nchoice(\"d\")\nc: x\nd: y\n"))
  }

  private func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test("Promoting leaves questions as they are")
  func promoted() throws {
    let document = try LessonDocument(
      path: "a.md", text: lesson(ask("prompt: a?\nexpect: X\nhint: h\nanswer: so")))
    #expect(document.promoted() == document.text)
  }
}

@Suite struct LessonPlayerTests {
  private static let blocks = [
    ask(
      "prompt: Where is X?\nexpect: X\nmiss X1: That is the low wish.\nhint: Who is first?\n"
        + "hint: Think of need.\nanswer: The high level comes first."),
    ask("prompt: How far?\nexpect: X in [X2, X2]\nhint: h"),
    ask("prompt: What enters?\nexpect: enters c\nhint: h"),
    attempt("prompt: Make it 25.\nexpect: X = 25\nlines: 1\nsolution: X >= 25\nhint: h"),
  ].joined(separator: "\n\n")

  private func player() throws -> LessonPlayer {
    try LessonPlayer(
      try LessonDocument(path: "a.md", text: lesson(Self.blocks)), presentation: Presentation())
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
    let document = try LessonDocument(path: "a.md", text: lesson(Self.blocks))
    let all = LessonSitting(
      document, answers: ["# mine", "20", "[20, 20]", "c", "X >= 25", "", "left over"])
    #expect(all.answered.map(\.outcome) == [.right, .right, .right, .right] && all.isWell)
    let some = LessonSitting(document, answers: ["20", "3"])
    #expect(some.answered.map(\.outcome) == [.right, .wrong, .open, .open] && !some.isWell)
    let none = LessonSitting(document, answers: nil)
    #expect(none.answered.allSatisfy { $0.outcome == .open } && none.isWell)
    let xml = LessonSitting.junit([some])
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
    let text = LessonSkeleton.text(forFile: "lessons/12-big_weights.md")
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
