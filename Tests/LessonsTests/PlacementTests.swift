// The questions that choose where to begin.

import Rendering
import Testing

@testable import Course
@testable import Lessons

@Suite struct PlacementTests {
  private func placement() throws -> Placement {
    let lesson = try #require(BuiltInLessons.start())
    return try Placement(try lesson.document(), presentation: Presentation())
  }

  /// The right answers, in order.
  private func answers() throws -> [String] {
    let document = try #require(BuiltInLessons.start()).document()
    return LessonRun.stops(of: document).compactMap { stop in
      guard case .question(let question) = stop.item else { return nil }
      return (try? Examiner(question, in: stop.session))?.answerText
    }
  }

  private func said(_ output: Placement.Output) -> String {
    output.sections.map {
      TextRenderer(presentation: $0.presentation, width: 76, theme: nil).render($0.document)
    }.joined()
  }

  @Test("There are eight, in the order of the course, each with a lesson that is there")
  func eight() throws {
    let document = try #require(BuiltInLessons.start()).document()
    let questions = document.items.compactMap { item -> LessonQuestion? in
      if case .question(let question) = item { question } else { nil }
    }
    let numbers = questions.compactMap(\.lesson)
    #expect(questions.count == 8 && numbers.count == 8)
    #expect(numbers == numbers.sorted())
    let known = Set(BuiltInLessons.all.compactMap(\.number))
    #expect(numbers.allSatisfy { known.contains($0) })
    #expect(LessonChecker.check(document, course: BuiltInLessons.numbers).reports.isEmpty)
  }

  @Test("It is no lesson of the course")
  func apart() {
    #expect(!BuiltInLessons.all.contains { $0.name == "start" })
  }

  @Test("The first question that is missed says where to begin", arguments: 0..<8)
  func firstMiss(index: Int) throws {
    var placement = try placement()
    _ = placement.begin()
    let answers = try answers()
    for (place, answer) in answers.enumerated() {
      let output = placement.take(place == index ? "999999" : answer)
      #expect(said(output).contains(place == index ? "No." : "Right."), "\(place)")
      #expect(output.isOver == (place == 7))
    }
    let document = try #require(BuiltInLessons.start()).document()
    let questions = document.items.compactMap { item -> LessonQuestion? in
      if case .question(let question) = item { question } else { nil }
    }
    #expect(placement.lesson?.number == questions[index].lesson)
    #expect(placement.right == 7)
  }

  @Test("After two misses in a row the rest is not asked")
  func patience() throws {
    var placement = try placement()
    #expect(said(placement.begin()).contains("Question 1 of 8"))
    #expect(placement.prompt == "answer 1/8> ")
    let first = placement.take("skip")
    #expect(said(first).contains("Passed over.") && said(first).contains("Question 2 of 8"))
    let second = placement.take("")
    #expect(second.isOver)
    #expect(placement.lesson?.number == 0)
  }

  @Test("Whoever knows it all may begin anywhere; what cannot be read is no miss")
  func all() throws {
    var placement = try placement()
    _ = placement.begin()
    #expect(said(placement.take("blue")).contains("type a number"))
    for answer in try answers() { _ = placement.take(answer) }
    #expect(placement.lesson == nil && placement.right == 8)
    let words = TextRenderer(presentation: Presentation(), width: 200, theme: nil)
      .render(placement.result(among: BuiltInLessons.all))
    #expect(words.contains("8 of 8 right."))
  }

  @Test("Nothing that is asked is shown before it is answered")
  func secret() throws {
    var placement = try placement()
    var shown = said(placement.begin())
    for answer in try answers() {
      let question = shown.ranges(of: "of 8:").last.map { String(shown[$0.upperBound...]) } ?? ""
      #expect(!question.isEmpty)
      #expect(
        !question.split { !$0.isNumber && $0 != "[" }.contains(Substring(answer)), "\(question)")
      shown = said(placement.take(answer))
    }
  }
}
