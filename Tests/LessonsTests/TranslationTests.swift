// Lessons in other languages: the same lines are typed in them, the same is asked, and the same is right.

import TestSupport
import Testing
import Wording

@testable import Course
@testable import Lessons

@Suite struct TranslationTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let original: Lesson
    let translation: Lesson
    let speech: Speech
    var testDescription: String { "\(speech.rawValue)/\(original.name)" }
  }

  static let pairs = Speech.allCases.flatMap { speech in
    zip(BuiltInLessons.all, BuiltInLessons.all(in: speech)).filter { $0.text != $1.text }.map {
      Pair(original: $0, translation: $1, speech: speech)
    }
  }

  @Test("There are some")
  func some() {
    #expect(Set(Self.pairs.map(\.speech)) == [.russian])
  }

  @Test("A lesson in another language is the same lesson", arguments: pairs)
  func same(pair: Pair) throws {
    let (original, translation) = (try pair.original.document(), try pair.translation.document())
    #expect(translation.speech == pair.speech)
    #expect(
      TranslationChecker.reports(on: translation, of: original).map { $0.text(in: .english) } == [])
  }

  @Test("No reply of a lesson is in another language", arguments: Speech.allCases)
  func replies(speech: Speech) throws {
    for lesson in BuiltInLessons.all(in: speech) {
      let document = try lesson.document()
      for step in document.blocks.flatMap({ $0.steps }) {
        let strange = step.expected.joined(separator: "\n").strangeLines(in: document.speech)
        #expect(strange.isEmpty, "\(document.speech.rawValue)/\(lesson.name):\(step.line)")
      }
    }
  }

  static let original = """
    # Two wishes

    *Part 1, The line. About 8 minutes. Requires: 2.*

    ```slackline
    > X = 3 @low
    a   X = 3 + a⁺ − a⁻   low: adds a⁺ + a⁻ to f(low)
    > X
    X = 3
    ```

    ```ask
    prompt: Where is X?
    expect: X
    miss 4: No.
    hint: One.
    answer: At 3.
    ```

    ```try
    prompt: Bring X to 5.
    expect: X = 5
    solution: X = 5
    hint: Higher.
    ```

    """
  static let translation = """
    ---
    language: ru
    part: 1, Прямая
    minutes: 8
    requires: 2
    original: MARK
    ---

    # Два пожелания

    ```slackline
    > X = 3 @low
    a   X = 3 + a⁺ − a⁻   low: вносит a⁺ + a⁻ в f(low)
    > X
    X = 3
    ```

    ```ask
    prompt: Где X?
    expect: X
    miss 4: Нет.
    hint: Раз.
    answer: В точке 3.
    ```

    ```try
    prompt: Переведите X в 5.
    expect: X = 5
    solution: X = 5
    hint: Выше.
    ```

    """

  @Test(
    "What is not as in the original is named, with its line",
    arguments: [
      ("", "", ""),
      (
        "> X\n", "> X + 1\n",
        "14: this is not the same as in line 8 of the original: > X + 1, not > X"
      ),
      (
        "miss 4", "miss 5",
        "18: this is not the same as in line 12 of the original: miss 5, not miss 4"
      ),
      (
        "hint: Раз.", "hint: Раз.\nhint: Два.",
        "18: this is not the same as in line 12 of the original: ask, choices: 0, hints: 2, not ask, choices: 0, hints: 1"
      ),
      (
        "solution: X = 5", "solution: X = 5 @high",
        "26: this is not the same as in line 20 of the original: solution: X = 5 @high, not solution: X = 5"
      ),
      (
        "minutes: 8", "minutes: 9", "1: the original has the place part: 1, minutes: 8, requires: 2"
      ),
      ("Где X?", "Где же X?", ""),
    ])
  func compared(old: String, new: String, report: String) throws {
    let original = try LessonDocument(path: "01-two.md", text: Self.original)
    let text = Self.translation.replacing("MARK", with: original.writtenMark)
    let translation = try LessonDocument(
      path: "ru/01-two.md", text: old.isEmpty ? text : text.replacing(old, with: new))
    let found = TranslationChecker.reports(on: translation, of: original)
    #expect(
      found.map { "\($0.line): \($0.fact.text(in: .english))" } == (report.isEmpty ? [] : [report]))
  }

  @Test("An original whose words have changed is a warning; replies are the program's")
  func changed() throws {
    let original = try LessonDocument(path: "01-two.md", text: Self.original)
    let translation = try LessonDocument(
      path: "ru/01-two.md", text: Self.translation.replacing("MARK", with: original.writtenMark))
    for (old, new, count) in [("a⁻ to f(low)", "a⁻ in f(low)", 0), ("At 3.", "At three.", 1)] {
      let changed = try LessonDocument(
        path: "01-two.md", text: Self.original.replacing(old, with: new))
      let found = TranslationChecker.reports(on: translation, of: changed)
      #expect(found.count == count && found.allSatisfy { $0.severity == .warning })
      #expect(
        found.allSatisfy { $0.text(in: .russian).contains("original: \(changed.writtenMark)") })
    }
  }

  @Test("A place has the same title in all lessons of its part", arguments: Speech.allCases)
  func parts(speech: Speech) throws {
    let documents = try BuiltInLessons.all(in: speech).map { try $0.document() }
    for (_, part) in Dictionary(grouping: documents, by: { $0.place?.part }) {
      #expect(Set(part.filter { $0.speech == speech }.map { $0.place?.title }).count <= 1)
    }
  }
}
