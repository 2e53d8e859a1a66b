// Questions and tasks: how they are read, what is refused, what answers are worth.

import Course
import Language
import Lessons
import Rendering
import Testing

@Suite struct QuestionFormatTests {
  @Test(
    "What is wrong with a block is said, with its line",
    arguments: [
      (ExampleLesson.ask("prompt: a?\nexpect: X\nhint: h\nhnit: b"), 4, "hnit is no key here"),
      (ExampleLesson.ask("prompt: a?\nexpect: X\nhint: h\nhnit: b"), 4, "did you mean hint?"),
      (ExampleLesson.ask("prompt: a?\nhint: h\nexpect: X"), 3, "expect comes before hint"),
      (
        ExampleLesson.ask("prompt: a?\nprompt: b?\nexpect: X\nhint: h"), 2,
        "prompt is there already"
      ),
      (ExampleLesson.ask("expect: X\nhint: h"), 0, "no prompt:"),
      (ExampleLesson.ask("prompt: a?\nhint: h"), 0, "no expect:"),
      (ExampleLesson.ask("prompt: a?\nexpect: X"), 0, "no hint:"),
      (ExampleLesson.ask("prompt a?\nexpect: X\nhint: h"), 1, "after prompt comes a colon"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nmiss: no\nhint: h"), 3,
        "between miss and the colon"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: X\nmiss 3:\nhint: h"), 3, "nothing follows miss:"),
      (ExampleLesson.ask("  goes on\nprompt: a?\nexpect: X\nhint: h"), 1, "none stands before it"),
      (ExampleLesson.ask("prompt: a?\nexpect: choice a\nhint: h"), 2, "no choice is called a"),
      (
        ExampleLesson.ask("prompt: a?\nchoice a: x\nexpect: choice a\nbecause: X = 20\nhint: h"), 0,
        "two or more"
      ),
      (
        ExampleLesson.ask("prompt: a?\nchoice a: x\nchoice b: y\nexpect: choice a\nhint: h"), 4,
        "add because:"
      ),
      (
        ExampleLesson.ask(
          "prompt: a?\nchoice a: x\nchoice A: y\nexpect: choice a\nbecause: X = 20\nhint: h"), 3,
        "the choice A is there already"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nbecause: X = 20\nhint: h"), 3,
        "belongs to questions with choices"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X in [20\nhint: h"), 2,
        "this interval has no ] to close it"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X = 20\nhint: h"), 2,
        "write 'X' alone to ask for its value, or 'yes: X"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: error(a\nhint: h"), 2, "this '(' has no ')'"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X +\n  Y Z\nhint: h"), 3,
        "operator such as * or + is missing"
      ),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X\nsolution: X = 25\nhint: h"), 2,
        "expect needs something"
      ),
      (ExampleLesson.attempt("prompt: a\nexpect: X = 25\nhint: h"), 0, "no solution:"),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X = 25\nlines: no\nsolution: X = 25\nhint: h"), 3,
        "whole number from 1"
      ),
      (ExampleLesson.attempt("prompt: a\nsolution: X = 25\nhint: h"), 0, "no expect:"),
    ])
  func malformed(block: String, line: Int, words: String) throws {
    do {
      _ = try LessonDocument(path: "a.md", text: ExampleLesson.lesson(block))
      Issue.record("it was taken")
    } catch {
      let found = error.reports.contains {
        $0.line == ExampleLesson.firstLine + line && $0.message.contains(words)
      }
      #expect(found, "\(error.reports.map(\.description))")
    }
  }

  @Test(
    "What does not hold is found, with its line",
    arguments: [
      (ExampleLesson.ask("prompt: a?\nexpect: X in [0, 20]\nhint: h"), 2, "X is in [20, 20]"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: Y\nhint: h"), 2, "no variable or point is called 'Y'"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nmiss 20: no\nhint: h"), 3,
        "20 is the right answer"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nmiss X2: no\nhint: h"), 3,
        "X2 is the right answer"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nmiss 15/2: a\nmiss 7.5: b\nhint: h"), 4,
        "same as 15/2"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: X\nmiss no: a\nhint: h"), 3, "cannot be an answer"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X\nhint: h\nhint: it is 20, is it not?"), 4,
        "20 stands in it"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: X\nhint: look at X2."), 3, "X2 stands in it"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X in [X2, X2]\nhint: [20, 20]"), 3,
        "gives the answer away"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: enters b-\nhint: h"), 2, "c enters"),
      (ExampleLesson.ask("prompt: a?\nexpect: enters c\nhint: c"), 3, "gives the answer away"),
      (ExampleLesson.ask("prompt: a?\nexpect: leaves d\nhint: h"), 2, "b⁻ leaves"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: yes: X ambiguous\nhint: h"), 2,
        "X ambiguous does not hold"
      ),
      (ExampleLesson.ask("prompt: a?\nexpect: no: X = 20\nhint: h"), 2, "X = 20 holds"),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X + error(wnat)\nhint: h"), 2,
        "a.md:19:19: the solver has no answer"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: X +\n  nobody\nhint: h"), 3,
        "a.md:20:3: the solver has no answer"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: yes: nobody = 3\nhint: h"), 2,
        "a.md:19:14: the solver"
      ),
      (
        ExampleLesson.ask("prompt: a?\nexpect: no: error(need) = 0\nhint: h"), 2,
        "error(need) = 0 holds"
      ),
      (
        ExampleLesson.ask(
          "prompt: a?\nchoice a: x\nchoice b: y\nexpect: choice a\nbecause: X = 10\nhint: h"), 5,
        "X = 10 does not hold"
      ),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X = 20\nsolution: X = 20\nhint: h"), 0,
        "done before"
      ),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X = 25\nsolution: X = 99\nhint: h"), 3,
        "contradict"
      ),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X = 25\nsolution: X >= 21\nhint: h"), 2,
        "X = 25 does not hold"
      ),
      (
        ExampleLesson.attempt(
          "prompt: a\nexpect: X = 25\nlines: 1\nsolution: X >= 25\nsolution: X <= 25\nhint: h"), 0,
        "more than 1 changes"
      ),
      (
        ExampleLesson.attempt("prompt: a\nexpect: X = 25\nsolution: X = 25\nhint: type X = 25"), 4,
        "away"
      ),
    ])
  func wrong(block: String, line: Int, words: String) throws {
    let verdict = LessonChecker.check(
      try LessonDocument(path: "a.md", text: ExampleLesson.lesson(block)))
    let reports = verdict.reports.filter { $0.line == ExampleLesson.firstLine + line }
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
        path: "a.md",
        text: ExampleLesson.lesson(
          ExampleLesson.ask("prompt: a?\nexpect: X\nhint: h"), before: "> quit")))
    let errors = verdict.reports.filter { $0.severity == .error }
    #expect(errors.map(\.line) == [ExampleLesson.firstLine])
  }

  @Test("What holds passes, in every form")
  func right() throws {
    let blocks = [
      ExampleLesson.ask(
        "prompt: a?\nexpect: X\nmiss X1: no\nmiss 15: no\nhint: look\n  again\nanswer: so"),
      ExampleLesson.ask(
        "prompt: a?\nexpect: error(want) + plus(need) + objective(low)\nhint: X − X1"),
      ExampleLesson.ask("prompt: a?\nexpect: pivots()\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: pivots(high)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: cost(c)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: ratio(b-)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: slack(c)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: minus(need)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: X + Y in (-inf, inf)\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: enters c\nhint: c or d?"),
      ExampleLesson.ask("prompt: a?\nexpect: leaves b⁻\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: no: X ambiguous\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: no: error(want) = 0\nhint: h"),
      ExampleLesson.ask("prompt: a?\nexpect: yes: objective(low) = error(want)\nhint: h"),
      ExampleLesson.ask(
        "prompt: a?\nchoice want: x\nchoice need: y\nexpect: choice want\nbecause: X = X2\n"
          + "because: not X ambiguous\nhint: h"),
      ExampleLesson.attempt(
        "prompt: a\nexpect: X = 25\nexpect: not X = 20\nlines: 1\nsolution: X >= 25\nhint: h"),
    ]
    let verdict = LessonChecker.check(
      try LessonDocument(
        path: "a.md",
        text: ExampleLesson.lesson(blocks.joined(separator: "\n\n"), before: "> var Y\n...")))
    let errors = verdict.reports.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
    #expect(verdict.passed == blocks.count + 1)
  }

  @Test("A part of a text that goes over several lines is found on its line, in a list too")
  func places() throws {
    let text = ExampleLesson.lesson(
      "- ```ask\n  prompt: a?\n  expect:   X +\n     Y +\n    (Z W)\n  hint: h\n  ```")
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "a.md", text: text)
    }
    #expect(
      error?.reports.map { [$0.line, $0.column ?? 0] } == [[ExampleLesson.firstLine + 4, 8]])
    #expect(error?.reports.first?.code == .expectation)
    #expect(error?.texts.first?.hasPrefix("a.md:21:8: error: ") ?? false)
  }

  @Test("A question is known again by what it was known by when its answer was kept")
  func marks() throws {
    func mark(_ expect: String) throws -> String {
      let text = ExampleLesson.lesson(
        ExampleLesson.ask(
          "prompt: a?\nchoice c: x\nchoice d: y\nexpect: \(expect)\nbecause: X = 20\nhint: h"))
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
      path: "a.md",
      text: ExampleLesson.lesson(ExampleLesson.ask("prompt: a?\nexpect: X\nhint: h\nanswer: so")))
    #expect(document.promoted() == document.text)
  }
}
