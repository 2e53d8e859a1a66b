// Exercises that stand in a lesson: how a block is read, asked, judged, graded, and what comes back of it.

import Course
import Language
import Lessons
import Rendering
import Testing
import Wording

@Suite("Exercises in a lesson")
struct ExerciseBlockTests {
  private static func lesson(_ fence: String, _ lines: String) -> String {
    "# A lesson\n\n```slackline\n> X = 3\n...\n```\n\n```\(fence)\n\(lines)```\n"
  }

  private static let text = lesson("exercise", "ratio seed 8\n")

  private func document(_ text: String = text) throws -> LessonDocument {
    try LessonDocument(path: "a.md", text: text)
  }

  private func said(_ sections: [LessonView.Section]) -> String {
    sections.map {
      TextRenderer(presentation: $0.presentation, width: 76, theme: nil).render($0.document)
    }.joined(separator: "\n")
  }

  @Test(
    "A block names the kind, the level and the seed, as they are typed at the prompt",
    arguments: [
      ("exercise", "ratio seed 8\n", 1), ("exercise", "\nratio level 2 seed 8\n\n", 2),
      ("exercise", "exercise ratio --level 3 --seed 8\n", 3), ("exercise ratio seed 8", "", 1),
    ])
  func reading(fence: String, lines: String, level: Int) throws {
    let document = try document(Self.lesson(fence, lines))
    guard case .exercise(let exercise) = document.items.last else {
      Issue.record("there is no exercise")
      return
    }
    #expect(exercise.kind == .ratio && exercise.level.rawValue == level && exercise.seed == 8)
    #expect(exercise.line == 8)
    let outline = try #require(LessonOutline(Lesson(name: "a", text: document.text)))
    #expect(outline.marks == [exercise.mark] && outline.count == 1)
    let verdict = LessonChecker.check(document)
    #expect(verdict.passed == 2 && verdict.reports.isEmpty)
  }

  @Test(
    "What is wrong with a block is said at its place",
    arguments: [
      ("exercise", "", "a.md:8: error: an exercise block holds one line"),
      ("exercise", "ratio seed 1\nrow seed 2\n", "a.md:8: error: an exercise block holds one line"),
      ("exercise ratio seed 1", "row\n", "a.md:8: error: an exercise block holds one line"),
      ("exercise", "ratio level 2\n", "a.md:9: error: an exercise in a lesson needs its seed"),
      ("exercise", "ratoi seed 2\n", "a.md:9:1: error: "),
      ("exercise", "ratio level 4 seed 2\n", "a.md:9:13: error: "),
      ("exercise", "ratio seed 1.5\n", "a.md:9:12: error: "),
      (
        "exercize", "ratio seed 1\n",
        "a.md:8: error: no block is marked exercize; did you mean exercise?"
      ),
    ])
  func malformed(fence: String, lines: String, message: String) {
    let error = #expect(throws: MalformedLesson.self) {
      try document(Self.lesson(fence, lines))
    }
    #expect(error?.reports.count == 1)
    let found = error?.texts.first ?? ""
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test("It is asked, tried out, hinted at and judged in the middle of a lesson")
  func played() throws {
    let exercise = Exercise(.levels, seed: 4)
    let text = Self.lesson("exercise", "levels seed 4\n") + "\nThe end.\n"
    var player = try LessonPlayer(document(text), presentation: Presentation())
    _ = player.begin()
    let asked = said(player.take("").sections)
    #expect(asked.contains("Exercise 1 of 1: levels, level 1, seed 4"))
    #expect(player.prompt.hasPrefix("answer "))
    #expect(said(player.take("blue").sections).contains("type "))
    #expect(said(player.take("value X").sections).contains("X = 30"), "its problem stands there")
    #expect(
      said(player.take("hint").sections).contains("Hint 1 of \(exercise.hints(in: .english).count)")
    )
    #expect(said(player.take("27").sections).contains("No."))
    let right = player.take(exercise.answerText)
    #expect(said(right.sections).contains("Right."))
    #expect(right.finished?.mark == exercise.mark && right.finished?.misses == 1)
    #expect(player.isAtEnd)
  }

  @Test("Its answer shows the way, once it was tried")
  func shown() throws {
    var player = try LessonPlayer(document(), presentation: Presentation())
    _ = player.begin()
    _ = player.take("")
    #expect(!said(player.take("answer").sections).contains("smallest"))
    _ = player.take("hint")
    let answer = player.take("answer")
    #expect(said(answer.sections).contains("The smallest ratio is 6"))
    #expect(answer.finished?.outcome == .shown)
  }

  @Test("A list of answers and a transcript are judged by the exercise alone")
  func graded() throws {
    let document = try document()
    #expect(LessonSitting(document, answers: ["6"]).right == 1)
    let wrong = LessonSitting(document, answers: ["7"])
    #expect(wrong.right == 0 && !wrong.isWell)
    var player = try LessonPlayer(document, presentation: Presentation())
    _ = player.begin()
    for line in ["", "5", "6"] { _ = player.take(line) }
    let transcript = LessonTranscript(of: document, player.results)
    let graded = LessonSitting(document, transcript: try LessonTranscript(text: transcript.text))
    #expect(graded.answered.map(\.outcome) == [.right])
    let forged = transcript.text.replacing("> 6\n", with: "")
    #expect(LessonSitting(document, transcript: try LessonTranscript(text: forged)).right == 0)
  }

  @Test("What was missed comes back with another seed, of the same kind and level")
  func review() throws {
    let document = try document(Self.lesson("exercise", "ratio level 2 seed 8\n"))
    let exercise = Exercise(.ratio, level: .two, seed: 8)
    var seeds: Set<UInt64> = []
    for day in 20_000..<20_010 {
      let review = try #require(
        Review(
          [(lesson: "a", mark: exercise.mark)], on: Day(number: day), in: .english,
          from: { _ in document }))
      guard case .exercise(let again) = review.document.items.last else {
        Issue.record("there is no exercise")
        return
      }
      #expect(again.kind == .ratio && again.level == .two && again.seed != 8)
      #expect(review.cards.map(\.newMark) == [again.mark])
      seeds.insert(again.seed)
    }
    #expect(seeds.count > 7)
  }
}
