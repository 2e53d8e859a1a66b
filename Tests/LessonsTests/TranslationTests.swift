// Lessons in other languages: the same lines are typed in them, the same is asked, and the same is right.

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
    #expect(translation.speech == pair.speech && translation.title != original.title)
    #expect(translation.place?.part == original.place?.part)
    #expect(translation.place?.minutes == original.place?.minutes)
    #expect(translation.place?.requires == original.place?.requires)
    #expect(translation.items.map { Self.outline($0) } == original.items.map { Self.outline($0) })
  }

  @Test("A place has the same title in all lessons of its part", arguments: Speech.allCases)
  func parts(speech: Speech) throws {
    let documents = try BuiltInLessons.all(in: speech).map { try $0.document() }
    for (_, part) in Dictionary(grouping: documents, by: { $0.place?.part }) {
      #expect(Set(part.filter { $0.speech == speech }.map { $0.place?.title }).count <= 1)
    }
  }

  /// What is the same in every language: what is typed, and what is right.
  private static func outline(_ item: LessonItem) -> [String] {
    var lines: [String] = []
    switch item {
    case .block(let block):
      lines.append("block")
      lines += block.steps.map(\.typed)
    case .exercise(let exercise): lines.append("exercise \(exercise.text)")
    case .question(let question):
      lines.append("ask, \(question.choices.count) choices, \(question.hints.count) hints")
      lines += question.after.map(\.text)
      lines += question.because.map(\.text.text)
      // Words that choices are called by are a language's own.
      if question.choices.isEmpty {
        lines.append(question.expectationText.text)
        lines += question.misses.map(\.answer)
      }
    case .task(let task):
      lines.append("try, \(task.hints.count) hints")
      lines += task.claims.map(\.text.text)
      lines += task.solution.map(\.text)
    }
    return lines
  }
}
